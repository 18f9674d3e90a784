/** The ring: what the focus is on is edged in the drawing in its own shape, so that nothing on it is hidden. */

import { choiceAt, elementOf } from "./choices.js";
import { drawingOf, keyed, placeIn } from "./drawing.js";

const SHAPES = "circle, ellipse, path, polygon, rect, use";

/** @type {HTMLElement} */
let scene;
/** @type {SVGGElement | null} */
let ring = null;
/** @type {Element | null} the button that needs no ring of its own meanwhile */
let ringed = null;

/** Take the ring out of the drawing. */
export function clear() {
  ring?.remove();
  ringed?.classList.remove("ringed");
  ring = ringed = null;
}

/** After a patch, and whenever the focus moves. */
export function settle() {
  clear();
  const choice = choiceAt(document.activeElement);
  if (!choice || choice.dataset.laid === undefined || !scene.contains(choice) || !choice.matches(":focus-visible")) return;
  const drawing = drawingOf(scene);
  const element = keyed(drawing, elementOf(choice));
  const shape = element && shapeIn(element);
  const place = drawing && element && placeIn(element, drawing);
  if (!shape || !place) return;
  ring = document.createElementNS("http://www.w3.org/2000/svg", "g");
  ring.setAttribute("class", "ring");
  ring.setAttribute("aria-hidden", "true");
  ring.setAttribute("transform", `matrix(${place.a} ${place.b} ${place.c} ${place.d} ${place.e} ${place.f})`);
  // A light edge around the line lets it be seen on every colour.
  for (const copy of [shape.cloneNode(true), shape.cloneNode(true)]) {
    for (const name of ["class", "data-key", "id"]) /** @type {Element} */ (copy).removeAttribute(name);
    ring.append(copy);
  }
  drawing.append(ring);
  ringed = choice;
  choice.classList.add("ringed");
}

/**
 * The first shape of an element, which is what lies below all others.
 * @param {Element} element
 * @returns {Element | null}
 */
function shapeIn(element) {
  const first = element.matches(SHAPES) ? element : element.querySelector(SHAPES);
  if (first?.localName !== "use") return first;
  const used = document.getElementById((first.getAttribute("href") || "").slice(1));
  return used && shapeIn(used);
}

/**
 * Follow the focus.
 * @param {HTMLElement} here
 */
export function begin(here) {
  scene = here;
  scene.addEventListener("focusin", settle);
  scene.addEventListener("focusout", clear);
}
