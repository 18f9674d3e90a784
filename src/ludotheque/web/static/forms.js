/** Forms: sent without leaving the page, and the small conveniences that every page has. */

import { hush, say, tell, words } from "./speaking.js";

/** How often an answer that could not be sent is sent again; to one question the same answer counts once. */
const RETRIES = 3;
/** A server that has not answered by then is taken for lost, in milliseconds. */
const LATE = 20000;
/** How long a button says that something was copied, in milliseconds. */
const COPIED = 2000;

/**
 * @typedef {object} Sending
 * @property {URLSearchParams} body
 * @property {string} url
 */

/**
 * @typedef {object} Got
 * @property {Response} answer
 * @property {string} text of the answer
 * @property {number} asked how many scenes had come in when it was sent
 */

/**
 * Send a form as if its button had been pressed.
 * @param {HTMLFormElement} form
 */
export function submit(form) {
  if (form.requestSubmit) form.requestSubmit();
  else /** @type {HTMLElement | null} */ (form.querySelector("button:not([type]), [type=submit]"))?.click();
}

/** What every page has: buttons that copy, bits for the dealer. */
export function beginConveniences() {
  document.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("button[data-copy]");
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    copy(button);
  });
  // Before anything reads the form.
  document.addEventListener("submit", ({ target }) => contribute(/** @type {HTMLFormElement} */ (target)), true);
}

/** @param {HTMLFormElement} form */
function contribute(form) {
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll('input[type=hidden][name="contribution"]'))) {
    if (field.value) continue;
    const bits = crypto.getRandomValues(new Uint8Array(32));
    field.value = [...bits].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}

/** @param {HTMLButtonElement} button */
async function copy(button) {
  const text = button.dataset.copy || location.href;
  try {
    // On plain http there is no clipboard but the old one.
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyOldWay(text)) return;
  }
  const { copied } = button.dataset;
  const label = button.textContent;
  if (!copied || label === copied) return;
  button.textContent = copied;
  say(copied);
  setTimeout(() => {
    if (button.textContent === copied) button.textContent = label;
  }, COPIED);
}

/** @param {string} text */
function copyOldWay(text) {
  const field = document.createElement("textarea");
  const focus = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
  return done;
}

/**
 * Send every form of the scene by fetch.
 * @param {HTMLElement} scene
 * @param {number} pause before the first repetition, in milliseconds
 * @param {import("./table.js").Door} door
 */
export function beginSending(scene, pause, door) {
  /** @type {Map<HTMLFormElement, Sending>} */
  const under = new Map();
  /** @type {Map<HTMLFormElement, HTMLElement>} what was pressed meanwhile, the last one */
  const next = new Map();
  /** @type {{ form: HTMLFormElement, button: HTMLButtonElement | null, sending: Sending } | null} the last one that waits */
  let held = null;

  scene.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (event.defaultPrevented || (button?.formMethod || form.method) !== "post" || form.target) return;
    event.preventDefault();
    const sending = read(form, button);
    const before = under.get(form);
    // What is chosen and what makes it hold belong together: the second waits until the first is answered.
    if (!before && busyWith(sending)) held = { form, button, sending };
    else if (!before) send(form, sending);
    // The same thing twice is a slip; another choice is a change of mind.
    else if (button && String(before.body) !== String(sending.body)) next.set(form, button);
    else next.delete(form);
  });

  /** Whether another form answers the same question just now. @param {Sending} sending */
  function busyWith(sending) {
    const question = sending.body.get("question");
    return question && [...under.values()].some(({ body }) => body.get("question") === question);
  }

  /** Send what had to wait, unless it says something else by now. */
  function release() {
    if (!held || busyWith(held.sending)) return;
    const { form, button, sending } = held;
    held = null;
    const there = scene.contains(form) && (!button || form.contains(button));
    if (there && String(read(form, button).body) === String(sending.body) && !under.has(form)) send(form, sending);
  }

  /** @param {HTMLFormElement} form @param {Sending} sending */
  async function send(form, sending) {
    under.set(form, sending);
    form.setAttribute("aria-busy", "true");
    try {
      take(await posted(sending), form, sending);
    } finally {
      under.delete(form);
      form.removeAttribute("aria-busy");
      const button = next.get(form);
      next.delete(form);
      // What was pressed while another question stood there is not an answer to this one.
      if (button && form.contains(button) && scene.contains(form)) {
        const changed = read(form, /** @type {HTMLButtonElement} */ (button));
        if (changed.url === sending.url && changed.body.get("question") === sending.body.get("question")) send(form, changed);
      }
      release();
    }
  }

  /**
   * Send, and send again what may be.
   * @param {Sending} sending
   * @returns {Promise<Got | null>} null where there was no way to the server
   */
  async function posted({ url, body }) {
    for (let attempt = 0; ; attempt += 1) {
      const [late, asked] = [new AbortController(), door.count()];
      const timer = setTimeout(() => late.abort(), LATE);
      try {
        const headers = { Accept: "application/json" };
        const answer = await fetch(url, { method: "POST", body, headers, signal: late.signal });
        // The way may also be cut in the middle of the answer.
        const text = await answer.text();
        // From 502 to 504 it is something before the server that speaks.
        if (answer.status < 502 || answer.status > 504) return { answer, text, asked };
      } catch {
        // There is no way to the server.
      } finally {
        clearTimeout(timer);
      }
      if (!body.get("question") || attempt === RETRIES) return null;
      await new Promise((done) => setTimeout(done, pause * 2 ** attempt));
    }
  }

  /**
   * @param {Got | null} got
   * @param {HTMLFormElement} form
   * @param {Sending} sending
   */
  function take(got, form, sending) {
    let said = null;
    try {
      said = got && JSON.parse(got.text);
    } catch {
      // A page instead of an answer for scripts: where it leads, the reader is led.
      if (got?.answer.redirected) return location.assign(got.answer.url);
    }
    if (said && typeof said.location === "string") location.assign(said.location);
    else if (said && got?.answer.ok) {
      hush("refusal");
      door.apply(said, got.asked);
    } else if (said && said.message) {
      if (got && said.fragment) door.apply(said.fragment, got.asked);
      tell(said);
    } else {
      const again = () => {
        hush("refusal");
        if (!under.has(form)) send(form, sending);
      };
      tell({ message: words[navigator.onLine ? "failed" : "offline"] }, "refusal", again);
    }
  }
}

/**
 * What a form says now, with the button that was pressed.
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement | null} button
 * @returns {Sending}
 */
function read(form, button) {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
  if (button?.name) body.append(button.name, button.value);
  // A form may have a field called "action".
  const action = button?.getAttribute("formaction") || form.getAttribute("action") || location.href;
  return { body, url: new URL(action, location.href).href };
}
