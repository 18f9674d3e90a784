/** What is said outside the scene: news for those who listen, refusals and trouble for all. */

/**
 * @typedef {object} Refusal
 * @property {string} message
 * @property {string | null} [link] to the rule
 * @property {string | null} [link_text]
 */

/** Screen readers miss a sentence that replaces another one at once. */
const PAUSE = 60;

let last = "";
let timer = 0;
let kind = "";

const spoken = () => document.getElementById("spoken");
const told = () => document.getElementById("told");

/** The server's words for what happens in the page. */
export const words = readWords();

/** @returns {Record<string, string>} */
function readWords() {
  try {
    return JSON.parse(document.body.dataset.words || "{}");
  } catch {
    return {};
  }
}

/** What is news when the page comes has been read with the page. */
export function begin() {
  last = document.getElementById("table")?.dataset.spoken || spoken()?.textContent || "";
}

/**
 * Say a sentence to those who listen, unless it is the one said last.
 * @param {string} sentence
 */
export function say(sentence) {
  const region = spoken();
  if (!region || sentence === last) return;
  last = sentence;
  region.textContent = "";
  clearTimeout(timer);
  timer = setTimeout(() => {
    region.textContent = sentence;
  }, PAUSE);
}

/**
 * Tell a refusal or trouble, in text alone.
 * @param {Refusal} refusal
 * @param {"refusal" | "connection"} [about]
 * @param {() => void} [again] what else can be done about it than wait
 */
export function tell({ message, link, link_text: name }, about = "refusal", again) {
  const region = told();
  if (!region || !message) return;
  const sentence = document.createElement("span");
  sentence.textContent = message;
  region.replaceChildren(sentence);
  // Rules are pages of this house.
  if (link && /^\/(?!\/)/.test(link)) {
    const why = document.createElement("a");
    why.href = link;
    why.target = "_blank";
    why.rel = "noopener";
    why.textContent = name || link;
    region.append(" ", why);
  }
  if (again) region.append(" ", button(words.retry, again));
  // Where there is no Escape key.
  region.append(" ", button(words.dismiss, () => hush()));
  region.hidden = false;
  kind = about;
}

/**
 * @param {string} label
 * @param {() => void} act
 */
function button(label, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.addEventListener("click", act);
  return made;
}

/**
 * Take away what was told.
 * @param {"refusal" | "connection"} [about] only if it was about this
 * @returns {boolean} whether there was something
 */
export function hush(about) {
  const region = told();
  if (!region || region.hidden || (about && about !== kind)) return false;
  const focused = region.contains(document.activeElement);
  region.hidden = true;
  region.replaceChildren();
  const prompt = focused && document.querySelector('[data-key="prompt"]');
  if (prompt instanceof HTMLElement) prompt.focus({ preventScroll: true });
  return true;
}
