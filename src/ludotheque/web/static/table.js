/** The page of a table: joins the parts, and lets every new scene in by one door. */

import * as carrying from "./carrying.js";
import * as choices from "./choices.js";
import { drawingOf } from "./drawing.js";
import { beginConveniences, beginSending, submit } from "./forms.js";
import * as live from "./live.js";
import { look, play } from "./motion.js";
import { patch } from "./patch.js";
import { begin as beginSpeaking, hush, say } from "./speaking.js";

/**
 * @typedef {object} Fragment what the seat sees of the table
 * @property {number} version
 * @property {string} html
 * @property {string} [spoken]
 * @property {string} [title]
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

  /**
   * @param {Fragment} fragment
   * @param {boolean} [first] whether it is the first of a connection: it tells what there is, even if the
   *   server was put back to an earlier state
   */
  function apply(fragment, first) {
    if (typeof fragment.html !== "string") return;
    if (!first && fragment.version < Number((waiting || table.dataset).version)) return;
    if (held.size) {
      waiting = fragment;
      return;
    }
    waiting = null;
    carrying.clear();
    const before = look(drawingOf(scene));
    // Before anything flies, so that choices lie where things come to rest.
    patch(scene, fragment.html, settle);
    play(drawingOf(scene), before);
    table.dataset.version = String(fragment.version);
    if (fragment.title) document.title = fragment.title;
    say(fragment.spoken || "");
  }

  function settle() {
    choices.lay(scene);
    carrying.settle();
  }

  /** @param {PointerEvent} event */
  function released({ pointerId }) {
    // The click that belongs to a release still meets the old scene.
    if (held.delete(pointerId)) setTimeout(() => waiting && !held.size && apply(waiting, true));
  }

  document.addEventListener("gotpointercapture", ({ pointerId }) => held.add(pointerId));
  for (const name of /** @type {const} */ (["lostpointercapture", "pointerup", "pointercancel"])) document.addEventListener(name, released);

  document.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || target.matches("input, select, textarea")) return;
    const back = scene.querySelector("form.back");
    if (!hush("refusal") && !hush() && back instanceof HTMLFormElement) submit(back);
  });

  choices.begin(scene, submit);
  carrying.begin(scene);
  settle();
  if (window.ResizeObserver) new ResizeObserver(() => choices.lay(scene)).observe(scene);
  window.addEventListener("resize", () => choices.lay(scene));
  document.fonts?.ready.then(settle);
  window.addEventListener("load", settle);
  beginSending(scene, Number(table.dataset.backoff) || 500, apply);
  live.begin(table, apply);
}

const table = document.getElementById("table");
const scene = document.getElementById("scene");
beginSpeaking();
beginConveniences();
if (table && scene) begin(table, scene);
