/** Typing: a choice is reached by the digits of its text or of its label. */

/** Digits typed within this time belong together, in milliseconds. */
const TYPING = 900;

let typed = { digits: "", when: 0 };

/**
 * The choice of the number that is being typed: of its text, or in its label.
 * @param {Element} form
 * @param {string} digit
 */
export function numbered(form, digit) {
  const now = performance.now();
  const all = /** @type {HTMLButtonElement[]} */ ([...form.querySelectorAll("button.choice")]);
  const before = now - typed.when < TYPING ? typed.digits : "";
  for (const digits of [before + digit, digit]) {
    typed = { digits, when: now };
    // What answers the present question comes before what would answer an earlier one.
    const ours = all.filter(({ value, textContent: label }) => value === digits || label?.match(/\d+/)?.[0] === digits);
    const choice = ours.find((each) => each.closest("fieldset:first-of-type")) || ours.find(({ value }) => value === digits) || ours[0];
    if (choice && choice.getClientRects().length) return choice;
  }
  return null;
}
