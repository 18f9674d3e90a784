/** Places in a drawing, in its own units: they stay the same however the page is scrolled, zoomed or laid out. */

/**
 * The drawing of the board, where there is one.
 * @param {Element} scene
 * @returns {SVGSVGElement | null}
 */
export function drawingOf(scene) {
  return scene.querySelector(".drawing svg");
}

/**
 * @param {Element | null} drawing
 * @param {string | undefined} key
 * @returns {SVGGElement | null}
 */
export function keyed(drawing, key) {
  return drawing && key ? drawing.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
}

/**
 * How the units of an element lie in those of another one around it.
 * @param {Element} element
 * @param {Element} around
 * @returns {DOMMatrix | null} null where nothing is drawn
 */
export function placeIn(element, around) {
  const inner = /** @type {SVGGraphicsElement} */ (element).getScreenCTM();
  const outer = /** @type {SVGGraphicsElement} */ (around).getScreenCTM();
  // A drawing of no size cannot be inverted.
  if (!inner || !outer || !(outer.a * outer.d - outer.b * outer.c)) return null;
  return DOMMatrix.fromMatrix(outer).inverse().multiply(DOMMatrix.fromMatrix(inner));
}

/**
 * What a keyed element looks like, without its place: its inner group, copied.
 * @param {Element} element
 * @param {string} kind class of the copy
 */
export function ghostOf(element, kind) {
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
  ghost.setAttribute("class", `ghost ${kind}`);
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("pointer-events", "none");
  const inner = element.firstElementChild;
  if (inner) ghost.append(inner.cloneNode(true));
  // A key or an id stands for one element.
  for (const copy of ghost.querySelectorAll("[data-key], [id]")) {
    copy.removeAttribute("data-key");
    copy.removeAttribute("id");
  }
  return ghost;
}
