/**
 * The choices on the drawing: the buttons of the form themselves lie over what they stand for.
 *
 * Whoever sees them as a list, or without this script, has the same buttons. A click tries, a second one on
 * what is being tried confirms; arrow keys go by geometry.
 */

import { drawingOf, keyed } from "./drawing.js";
import { numbered } from "./typing.js";

/** A finger needs this much, in CSS pixels. */
const FINGER = 44;
/** A second click on the same place sooner than this belongs to the first, in milliseconds. */
const DOUBLE = 350;

const DIRECTIONS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/**
 * @typedef {object} Target a laid button; the middle and half the size as shares of the drawing
 * @property {HTMLButtonElement} button
 * @property {number} x
 * @property {number} y
 * @property {number} wide
 * @property {number} high
 */

/** @type {Target[]} */
let targets = [];
/** The key of the choice that Tab comes back to. */
let stop = "";
let clicked = { what: "", when: -DOUBLE };
/** Whether a click of the pointer is passed on to the choice that it means. */
let passing = false;

/** @param {Element | null} element */
export function choiceAt(element) {
  return /** @type {HTMLButtonElement | null} */ (element ? element.closest("form.choices button.choice") : null);
}

/** @param {Element} choice */
export function isLegal(choice) {
  return choice.getAttribute("aria-disabled") !== "true";
}

/** @param {Element} choice */
export function isTried(choice) {
  return choice.getAttribute("aria-pressed") === "true";
}

/** @param {HTMLButtonElement} choice */
export function elementOf(choice) {
  return (choice.dataset.elements || "").split(" ")[0];
}

/**
 * Lay every choice whose element is drawn over it; the others stay in the list below.
 * @param {Element} scene
 */
export function lay(scene) {
  const drawing = drawingOf(scene);
  const form = /** @type {HTMLFormElement | null} */ (scene.querySelector("form.choices"));
  const box = drawing?.getBoundingClientRect();
  targets = form && box && box.width && box.height ? found(form, drawing, box) : [];
  const laid = new Set(targets.map(({ button }) => button));
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (scene.querySelectorAll("button.choice"))) {
    if (!laid.has(button) && button.dataset.laid !== undefined) {
      delete button.dataset.laid;
      put(button, null);
    } else if (laid.has(button)) button.dataset.laid = "";
  }
  if (!form) return;
  form.classList.toggle("laid", laid.size > 0);
  // What lies in a closed part is not drawn, so a part whose choices are all on the drawing is opened.
  for (const part of form.querySelectorAll("details")) {
    const all = [...part.querySelectorAll("button.choice")];
    const whole = all.length > 0 && all.every((button) => laid.has(/** @type {HTMLButtonElement} */ (button)));
    if (whole !== (part.dataset.laid !== undefined)) part.open = whole;
    if (whole) part.dataset.laid = "";
    else delete part.dataset.laid;
  }
  for (const { button, x, y, wide, high } of targets) {
    if (!box) break;
    const [width, height] = [2 * wide * box.width, 2 * high * box.height];
    const left = box.left + x * box.width - width / 2;
    const top = box.top + y * box.height - height / 2;
    put(button, new DOMRect(left, top, width, height), button.offsetParent || form);
  }
  rove(form);
}

/**
 * @param {HTMLFormElement} form
 * @param {SVGSVGElement | null} drawing
 * @param {DOMRect} box
 * @returns {Target[]}
 */
function found(form, drawing, box) {
  /** @type {Map<Element, Target>} one element carries one button */
  const all = new Map();
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (form.querySelectorAll("button.choice[data-elements]"))) {
    const element = keyed(drawing, elementOf(button));
    const shape = element?.getBoundingClientRect();
    if (!element || !shape || !shape.width || all.has(element)) continue;
    const [x, y] = [shape.left + shape.width / 2, shape.top + shape.height / 2];
    const [wide, high] = [Math.max(shape.width, FINGER) / 2, Math.max(shape.height, FINGER) / 2];
    all.set(element, { button, x, y, wide, high });
  }
  const list = [...all.values()];
  for (const one of list) {
    for (const other of list) {
      const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
      if (one === other || dx >= one.wide || dy >= one.high) continue;
      if (dx >= dy) one.wide = dx;
      else one.high = dy;
    }
  }
  return list.map(({ button, x, y, wide, high }) => ({
    button,
    x: (x - box.left) / box.width,
    y: (y - box.top) / box.height,
    wide: wide / box.width,
    high: high / box.height,
  }));
}

/**
 * Put an element where a part of the window is, in percentages of the box that it is placed in.
 * @param {HTMLElement} element
 * @param {DOMRect | null} area null to let it stand where the page has it
 * @param {Element | null} [around]
 */
function put(element, area, around) {
  const outer = around?.getBoundingClientRect();
  const place = area && outer && around && around.clientWidth && around.clientHeight;
  const [left, top] = place ? [outer.left + around.clientLeft, outer.top + around.clientTop] : [0, 0];
  /** @param {number} part @param {number} whole */
  const share = (part, whole) => `${Math.round((1e5 * part) / whole) / 1e3}%`;
  element.style.left = place ? share(area.left - left, around.clientWidth) : "";
  element.style.top = place ? share(area.top - top, around.clientHeight) : "";
  element.style.width = place ? share(area.width, around.clientWidth) : "";
  element.style.height = place ? share(area.height, around.clientHeight) : "";
}

/**
 * The laid choice at a point of the window: where boxes overlap, the one whose middle is nearest.
 * @param {Element} scene
 * @param {number} left
 * @param {number} top
 */
export function laidAt(scene, left, top) {
  const box = drawingOf(scene)?.getBoundingClientRect();
  let [nearest, least] = [/** @type {HTMLButtonElement | null} */ (null), Infinity];
  if (!box) return null;
  for (const { button, x, y, wide, high } of targets) {
    const [dx, dy] = [(left - box.left) / box.width - x, (top - box.top) / box.height - y];
    const away = Math.hypot(dx * box.width, dy * box.height);
    if (Math.abs(dx) <= wide && Math.abs(dy) <= high && away < least) [nearest, least] = [button, away];
  }
  return nearest;
}

/**
 * What arrow keys go to.
 * @param {Element} form
 */
function withinReach(form) {
  const all = /** @type {HTMLButtonElement[]} */ ([...form.querySelectorAll("button.choice")]);
  return all.filter((choice) => (isLegal(choice) || choice.dataset.laid !== undefined) && choice.getClientRects().length);
}

/** @param {Element} form */
function legalIn(form) {
  return withinReach(form).filter(isLegal);
}

/**
 * Let the whole group be one stop of the Tab key: where the focus is, or else a choice that is legal.
 * @param {Element} form
 * @param {EventTarget | null} [active] what has the focus
 */
function rove(form, active = document.activeElement) {
  const legal = legalIn(form);
  const home =
    withinReach(form).find((choice) => choice === active) || legal.find((choice) => choice.dataset.key === stop) || legal.find(isTried) || legal[0];
  for (const choice of /** @type {NodeListOf<HTMLButtonElement>} */ (form.querySelectorAll("button.choice"))) {
    // A choice refused that is still in the list is reached like any button there.
    if (isLegal(choice) || choice.dataset.laid !== undefined) choice.tabIndex = choice === home ? 0 : -1;
    else choice.removeAttribute("tabindex");
  }
}

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/**
 * The choice that lies nearest in a direction.
 * @param {HTMLButtonElement} from
 * @param {[number, number]} direction
 * @param {HTMLButtonElement[]} others
 */
function nearest(from, [right, down], others) {
  const [x, y] = middle(from);
  let [best, least] = [/** @type {HTMLButtonElement | null} */ (null), Infinity];
  for (const choice of others) {
    const [dx, dy] = middle(choice).map((value, axis) => value - (axis ? y : x));
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    if (choice === from || ahead < 1) continue;
    // Outside a quarter of the circle only where nothing lies within.
    const far = ahead + aside + (aside > ahead ? 1e5 : 0);
    if (far < least) [best, least] = [choice, far];
  }
  return best;
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const choice = choiceAt(/** @type {Element} */ (event.target));
  const form = choice?.form;
  if (!choice || !form || event.ctrlKey || event.altKey || event.metaKey) return;
  const { key } = event;
  const legal = legalIn(form);
  let next = null;
  // What may not be chosen is reached, too: whoever asks for it hears why.
  if (DIRECTIONS[key]) next = nearest(choice, DIRECTIONS[key], withinReach(form));
  else if (key === "Home") next = legal[0];
  else if (key === "End") next = legal[legal.length - 1];
  else if (/^\d$/.test(key)) next = numbered(form, key);
  // A key held down must not try and confirm in one go.
  else if (!(event.repeat && (key === "Enter" || key === " "))) return;
  event.preventDefault();
  if (next) next.focus({ preventScroll: next.dataset.laid !== undefined && inWindow(next) });
}

/** @param {Element} element */
function inWindow(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/**
 * Listen to clicks and keys in the scene.
 * @param {HTMLElement} scene
 * @param {(form: HTMLFormElement) => void} submit
 */
export function begin(scene, submit) {
  scene.addEventListener("click", (event) => {
    const choice = choiceAt(/** @type {Element} */ (event.target));
    if (!choice) return;
    // A double click is one; a key pressed twice is meant.
    const pointed = passing || event.detail > 0;
    // A key or a screen reader clicks without a place.
    const meant = event.detail && choice.dataset.laid !== undefined ? laidAt(scene, event.clientX, event.clientY) : null;
    if (meant && meant !== choice) {
      event.preventDefault();
      meant.focus({ preventScroll: true });
      passing = true;
      meant.click();
      passing = false;
      return;
    }
    const what = choice.dataset.elements || choice.value;
    const again = pointed && what === clicked.what && event.timeStamp - clicked.when < DOUBLE;
    const confirm = scene.querySelector("form.confirm");
    if (again) event.preventDefault();
    else if (pointed) clicked = { what, when: event.timeStamp };
    if (again || !isTried(choice) || !(confirm instanceof HTMLFormElement)) return;
    event.preventDefault();
    submit(confirm);
  });
  scene.addEventListener("keydown", pressed);
  scene.addEventListener("focusin", (event) => {
    const choice = choiceAt(/** @type {Element} */ (event.target));
    if (!choice?.form) return;
    if (isLegal(choice)) stop = choice.dataset.key || "";
    rove(choice.form);
  });
  scene.addEventListener("focusout", (event) => {
    const choice = choiceAt(/** @type {Element} */ (event.target));
    if (choice?.form) rove(choice.form, event.relatedTarget);
  });
}
