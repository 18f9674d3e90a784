/** The page of a table: joins the parts, and lets every new scene in by one door. */

import * as carrying from "./carrying.js";
import * as choices from "./choices.js";
import { drawingOf } from "./drawing.js";
import { beginConveniences, beginSending, submit } from "./forms.js";
import * as live from "./live.js";
import { look, play } from "./motion.js";
import { patch } from "./patch.js";
import * as ring from "./ring.js";
import { begin as beginSpeaking, hush, say } from "./speaking.js";

/**
 * @typedef {object} Fragment what the seat sees of the table
 * @property {number} version
 * @property {string} html
 * @property {string} [spoken]
 * @property {string} [title]
 */

/**
 * @typedef {object} Door by which scenes come in
 * @property {(fragment: Fragment, asked: number) => void} apply with the count at the time when it was asked for
 * @property {() => number} count
 */

/**
 * @param {HTMLElement} table
 * @param {HTMLElement} scene
 */
function begin(table, scene) {
  /** @type {Set<number>} pointers that are captured: a drag goes on, and nothing may change under it */
  const held = new Set();
  /** @type {Fragment | null} */
  let waiting = null;
  /** How many scenes have come in. */
  let count = 0;

  /**
   * Whether a scene is to be let in: not if it is older than what the page has. What was asked for after the
   * last one came in is never older, even if the server was put back to a lower version.
   * @param {Fragment} fragment
   * @param {number} asked how many had come in when it was asked for
   */
  function apply(fragment, asked) {
    if (typeof fragment.html !== "string") return;
    if (asked !== count && fragment.version < Number((waiting || table.dataset).version)) return;
    count += 1;
    if (held.size) waiting = fragment;
    else show(fragment);
  }

  /** @param {Fragment} fragment */
  function show(fragment) {
    waiting = null;
    carrying.clear();
    ring.clear();
    const before = look(drawingOf(scene));
    // Before anything flies, so that choices lie where things come to rest.
    patch(scene, fragment.html, settle);
    play(drawingOf(scene), before);
    table.dataset.version = String(fragment.version);
    table.dataset.draft = fragment.draft || "";
    if (fragment.title) document.title = fragment.title;
    say(fragment.spoken || "");
  }

  function settle() {
    choices.lay(scene);
    carrying.settle();
    ring.settle();
  }

  /** @param {PointerEvent} event */
  function released({ pointerId }) {
    // The click that belongs to a release still meets the old scene.
    if (held.delete(pointerId)) setTimeout(() => waiting && !held.size && show(waiting));
  }

  document.addEventListener("gotpointercapture", ({ pointerId }) => held.add(pointerId));
  for (const name of /** @type {const} */ (["lostpointercapture", "pointerup", "pointercancel"])) document.addEventListener(name, released);

  document.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || target.matches("input, select, textarea")) return;
    const back = scene.querySelector("form.back");
    if (!hush("refusal") && !hush() && back instanceof HTMLFormElement) submit(back);
  });

  /** @type {Door} */
  const door = { apply, count: () => count };
  choices.begin(scene, submit);
  carrying.begin(scene);
  ring.begin(scene);
  settle();
  if (window.ResizeObserver) new ResizeObserver(() => choices.lay(scene)).observe(scene);
  window.addEventListener("resize", () => choices.lay(scene));
  document.fonts?.ready.then(settle);
  window.addEventListener("load", settle);
  beginSending(scene, Number(table.dataset.backoff) || 500, door);
  live.begin(table, door);
}

const table = document.getElementById("table");
const scene = document.getElementById("scene");
beginSpeaking();
beginConveniences();
if (table && scene) begin(table, scene);
