/**
 * Carrying: what a choice would move is seen faint where it would go, and can be dragged there.
 *
 * What is shown so is a copy; it never outlives the scene that it belongs to.
 */

import { choiceAt, elementOf, isLegal, isTried, laidAt } from "./choices.js";
import { drawingOf, ghostOf, keyed, placeIn } from "./drawing.js";

/** A press that moves less than this is no drag, in CSS pixels. */
const SLACK = 5;

/** @type {HTMLElement} */
let scene;
/** @type {HTMLButtonElement | null} the choice under the pointer */
let hovered = null;
/** @type {Element | null} */
let ghost = null;

/**
 * @typedef {object} Drag
 * @property {number} pointer
 * @property {SVGGElement} element
 * @property {[number, number]} from
 * @property {boolean} lifted
 */

/** @type {Drag | null} */
let drag = null;

/** Take every copy out of the drawing. */
export function clear() {
  ghost?.remove();
  ghost = null;
}

/** After a patch: mark what can be dragged now, and show again what the pointer or the focus is on. */
export function settle() {
  const drawing = drawingOf(scene);
  const carried = new Set([...scene.querySelectorAll("form.choices button.choice")].map((choice) => handle(drawing, choice)));
  for (const element of /** @type {NodeListOf<SVGGElement>} */ (scene.querySelectorAll("g.carried"))) mark(element, false);
  for (const element of carried) if (element) mark(element, true);
  if (hovered && !scene.contains(hovered)) hovered = null;
  preview();
}

/**
 * What is dragged for a choice that is on the drawing.
 * @param {SVGSVGElement | null} drawing
 * @param {any} choice
 */
function handle(drawing, choice) {
  return isLegal(choice) && choice.dataset.laid !== undefined ? keyed(drawing, choice.dataset.carries) : null;
}

/**
 * @param {SVGGElement} element
 * @param {boolean} carried
 */
function mark(element, carried) {
  element.classList.toggle("carried", carried);
  // A finger on it drags it instead of the page. Not every browser asks a group of SVG for its touch-action.
  element.style.touchAction = carried ? "none" : "";
  if (carried) element.addEventListener("touchstart", grip, { passive: false });
  else element.removeEventListener("touchstart", grip);
}

/** @param {TouchEvent} event */
function grip(event) {
  // Two fingers zoom the page.
  if (event.touches.length === 1 && event.cancelable) event.preventDefault();
}

/** Show faintly what the choice under the pointer, or else the one with the focus, would do. */
function preview() {
  clear();
  const choice = hovered || choiceAt(document.activeElement);
  if (drag || !choice || !scene.contains(choice) || !isLegal(choice) || isTried(choice)) return;
  const drawing = drawingOf(scene);
  const carried = keyed(drawing, choice.dataset.carries);
  const target = keyed(drawing, elementOf(choice));
  const parent = target?.parentElement;
  const place = target && parent && placeIn(target, parent);
  if (!carried || !place) return;
  ghost = ghostOf(carried, "faint");
  ghost.setAttribute("transform", `translate(${place.e} ${place.f})`);
  parent.append(ghost);
}

/** @param {HTMLButtonElement | null} choice */
function hover(choice) {
  if (choice === hovered) return;
  hovered?.classList.remove("over");
  choice?.classList.add("over");
  hovered = choice;
  if (!drag) preview();
}

/** @param {PointerEvent} event */
function press(event) {
  const element = /** @type {Element} */ (event.target).closest("g.carried");
  if (drag || !(element instanceof SVGGElement) || event.button !== 0 || !event.isPrimary) return;
  // Neither text is selected nor a page scrolled with it.
  event.preventDefault();
  element.setPointerCapture(event.pointerId);
  drag = { pointer: event.pointerId, element, from: [event.clientX, event.clientY], lifted: false };
}

/** @param {PointerEvent} event */
function moved(event) {
  const { clientX: x, clientY: y } = event;
  if (!drag) {
    const target = /** @type {Element} */ (event.target);
    // A finger does not hover.
    const choice = event.pointerType === "touch" || !target.closest ? null : choiceAt(target);
    hover(choice && choice.dataset.laid !== undefined ? laidAt(scene, x, y) || choice : choice);
    return;
  }
  if (event.pointerId !== drag.pointer) return;
  if (!drag.lifted && Math.hypot(x - drag.from[0], y - drag.from[1]) < SLACK) return;
  const drawing = drawingOf(scene);
  const screen = drawing?.getScreenCTM();
  if (!drawing || !screen) return;
  if (!drag.lifted) {
    clear();
    drag.lifted = true;
    drag.element.classList.add("lifted");
    ghost = drawing.appendChild(ghostOf(drag.element, "held"));
  }
  const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(DOMMatrix.fromMatrix(screen).inverse());
  ghost?.setAttribute("transform", `translate(${left} ${top})`);
  hover(aim(x, y));
}

/**
 * The choice that what is dragged may be dropped on.
 * @param {number} x
 * @param {number} y
 */
function aim(x, y) {
  const choice = laidAt(scene, x, y);
  return choice && isLegal(choice) && choice.dataset.carries === drag?.element.dataset.key ? choice : null;
}

/** @param {PointerEvent} event */
function release(event) {
  if (!drag || event.pointerId !== drag.pointer) return;
  const choice = event.type === "pointerup" && drag.lifted ? aim(event.clientX, event.clientY) : null;
  stop();
  // What is being tried there already is not placed by dropping it once more.
  if (!choice || isTried(choice)) return;
  choice.focus({ preventScroll: true });
  choice.click();
}

function stop() {
  if (!drag) return;
  const { element, pointer } = drag;
  drag = null;
  element.classList.remove("lifted");
  hover(null);
  clear();
  if (element.hasPointerCapture(pointer)) element.releasePointerCapture(pointer);
}

/**
 * Listen to the pointer and the focus.
 * @param {HTMLElement} here
 */
export function begin(here) {
  scene = here;
  scene.addEventListener("pointerdown", press);
  document.addEventListener("pointermove", moved);
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", release);
  document.addEventListener("lostpointercapture", release);
  document.documentElement.addEventListener("pointerleave", () => drag || hover(null));
  scene.addEventListener("focusin", preview);
  scene.addEventListener("focusout", preview);
  document.addEventListener(
    "keydown",
    (event) => {
      if (!drag || event.key !== "Escape") return;
      // It ends the drag and nothing else.
      event.preventDefault();
      event.stopPropagation();
      stop();
    },
    true,
  );
  settle();
}
