/**
 * Motion: what has changed its place in a drawing flies there; a finished line lights up once.
 *
 * The place stands on the outer group, the flight on the inner one, which it does not overwrite.
 */

import { placeIn } from "./drawing.js";

const FLIGHT = { duration: 180, easing: "ease-out" };

/** @type {Map<Element, Animation>} the flights under way, by what flies */
const flights = new Map();

/**
 * @typedef {object} Place
 * @property {Element} around the keyed group, or the drawing, that the place is told in
 * @property {DOMMatrix} near the place in it
 * @property {DOMMatrix} whole the place in the drawing
 */

/** Whether the reader wants nothing to move. */
function calm() {
  return document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Where everything is that has a key, while it may still be flying; flights end here.
 * @param {SVGSVGElement | null} drawing
 * @returns {Map<Element, Place>}
 */
export function look(drawing) {
  const airborne = new Map();
  for (const [inner, flight] of flights) {
    if (inner.isConnected) airborne.set(inner, new DOMMatrix(getComputedStyle(inner).transform));
    flight.cancel();
  }
  flights.clear();
  return calm() ? new Map() : places(drawing, airborne);
}

/**
 * Let fly what is elsewhere than it was.
 * @param {SVGSVGElement | null} drawing
 * @param {Map<Element, Place>} before
 */
export function play(drawing, before) {
  // A drawing that was not there before has nothing to show but itself.
  if (!drawing || !before.size) return;
  for (const [element, now] of places(drawing, new Map())) {
    const then = before.get(element);
    if (then) fly(element, then.around === now.around ? then.near : then.whole, then.around === now.around ? now.near : now.whole);
    else if (/(^|-)ribbon-/.test(element.getAttribute("data-key") || "")) light(element);
  }
}

/**
 * @param {SVGSVGElement | null} drawing
 * @param {Map<Element, DOMMatrix>} airborne
 */
function places(drawing, airborne) {
  /** @type {Map<Element, Place>} */
  const found = new Map();
  for (const element of drawing ? drawing.querySelectorAll("g[data-key]") : []) {
    const parent = element.parentElement?.closest("[data-key], svg");
    const around = drawing && parent && drawing.contains(parent) ? parent : drawing;
    const near = around && placeIn(element, around);
    const whole = drawing && placeIn(element, drawing);
    if (!around || !near || !whole) continue;
    const flown = (element.firstElementChild && airborne.get(element.firstElementChild)) || new DOMMatrix();
    found.set(element, { around, near: near.multiply(flown), whole: whole.multiply(flown) });
  }
  return found;
}

/**
 * @param {Element} element
 * @param {DOMMatrix} then
 * @param {DOMMatrix} now
 */
function fly(element, then, now) {
  const inner = element.firstElementChild;
  const back = now.inverse().multiply(then);
  const still = [back.a - 1, back.b, back.c, back.d - 1].every((part) => Math.abs(part) < 0.01) && Math.hypot(back.e, back.f) < 0.5;
  if (still || !inner || inner.localName !== "g" || !inner.animate || Number.isNaN(back.a)) return;
  const flight = inner.animate([{ transform: back.toString() }, { transform: "none" }], FLIGHT);
  flights.set(inner, flight);
  flight.onfinish = () => flights.delete(inner);
}

/**
 * The stylesheet says what a fresh ribbon looks like; it may light up its parts one after the other.
 * @param {Element} ribbon
 */
function light(ribbon) {
  ribbon.classList.add("fresh");
  const running = () => ribbon.getAnimations({ subtree: true }).some(({ playState }) => playState === "running");
  const ended = () => {
    if (running()) return;
    ribbon.classList.remove("fresh");
    ribbon.removeEventListener("animationend", ended);
  };
  ribbon.addEventListener("animationend", ended);
  // Where the stylesheet has no light to show.
  ended();
}
