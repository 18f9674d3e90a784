/** Every page but that of a table: what works without this works a little more smoothly with it. */

import { beginConveniences } from "./forms.js";

beginConveniences();

/** A form that has led nowhere by then may be sent again, in milliseconds. */
const LATE = 20000;

/** @type {WeakMap<HTMLFormElement, number>} when forms went on their way: a second press would do all a second time */
let sent = new WeakMap();

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (event.defaultPrevented || form.target) return;
  if (event.timeStamp - (sent.get(form) ?? -LATE) < LATE) event.preventDefault();
  else sent.set(form, event.timeStamp);
});
// Whoever comes back may send again.
window.addEventListener("pageshow", () => (sent = new WeakMap()));
