/** Every page but that of a table: what works without this works a little more smoothly with it. */

import { beginConveniences } from "./forms.js";

beginConveniences();

/** Forms that are on their way: a second press would do everything a second time. */
let sent = new WeakSet();

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (sent.has(form)) event.preventDefault();
  sent.add(form);
});
// Whoever comes back may send again.
window.addEventListener("pageshow", () => (sent = new WeakSet()));
