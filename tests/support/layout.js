// What `tests.support.layout` asks a page. An expression: the two questions.
(() => {
  const name = (element) => {
    const id = element.id ? `#${element.id}` : "";
    const classes = [...element.classList].map((each) => `.${each}`).join("");
    const key = element.dataset.key ? `[data-key=${element.dataset.key}]` : "";
    const text = (element.textContent || element.value || "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `${element.localName}${id}${classes}${key} "${text}"`;
  };

  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest(".unseen") &&
    element.getClientRects().length > 0;

  const page = document.documentElement;
  const scrolls = (value) => value === "auto" || value === "scroll";
  const cuts = (value) => value === "hidden" || value === "clip";

  const inScroller = (element) => {
    for (let each = element.parentElement; each && each !== page; each = each.parentElement) {
      if (scrolls(getComputedStyle(each).overflowX)) return true;
    }
    return false;
  };

  // What ends in an ellipsis after so many lines was meant to.
  const clamped = (style) => style.webkitLineClamp !== "none";

  /** What is wrong with the box of an element, or null. */
  const fault = (element) => {
    const style = getComputedStyle(element);
    // Inline boxes have no width of their own: what contains them overflows instead.
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1 && !scrolls(style.overflowX)) {
      const how = cuts(style.overflowX) ? "is cut off" : "spills";
      return `${how}: ${element.scrollWidth} wide in ${element.clientWidth}`;
    }
    // Letters reach beyond a tight line without harm, so height counts only where something is cut off.
    const tooHigh = element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 2;
    if (tooHigh && cuts(style.overflowY) && !clamped(style)) {
      return `is cut off: ${element.scrollHeight} high in ${element.clientHeight}`;
    }
    const box = element.getBoundingClientRect();
    const sticksOut = box.left < -1 || box.right > page.clientWidth + 1;
    const partly = box.right > 0 && box.left < page.clientWidth;
    if (sticksOut && partly && !inScroller(element)) {
      const [left, right] = [Math.round(box.left), Math.round(box.right)];
      return `lies beside the window: ${left} to ${right} of ${page.clientWidth}`;
    }
    return null;
  };

  const overflows = () => {
    const lines = [];
    if (page.scrollWidth > page.clientWidth) {
      lines.push(`the page is ${page.scrollWidth} wide in a window of ${page.clientWidth}`);
    }
    const guilty = [...document.body.querySelectorAll("*")]
      .filter((element) => !element.parentElement.closest("svg") && seen(element))
      .map((element) => [element, element.localName === "svg" ? null : fault(element)])
      .filter(([, what]) => what !== null);
    for (const [element, what] of guilty) {
      // What surrounds a guilty element overflows because of it.
      const inner = guilty.some(([other]) => other !== element && element.contains(other));
      if (!inner) lines.push(`${name(element)} ${what}`);
    }
    return lines;
  };

  const touched =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, " +
    "[role=button], [role=link], [role=checkbox], [role=radio], [role=tab], [role=switch], " +
    '[tabindex]:not([tabindex="-1"])';

  // A link within a sentence is as high as its line (the exception "inline" of WCAG 2.5.8).
  const inSentence = (element) =>
    element.localName === "a" &&
    getComputedStyle(element).display === "inline" &&
    element.parentElement.textContent.trim() !== element.textContent.trim();

  // What is touched may be larger than what is drawn: the style may lay a margin around it.
  const reaches = (element, owners, finger) => {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const [x, y, far] = [box.left + box.width / 2, box.top + box.height / 2, finger / 2 - 0.5];
    const ends = [[x - far, y], [x + far, y], [x, y - far], [x, y + far]];
    return ends.every(([left, top]) => {
      const hit = document.elementFromPoint(left, top);
      return hit !== null && owners.some((owner) => owner.contains(hit));
    });
  };

  const targets = (finger) => {
    const lines = [];
    const [left, top] = [scrollX, scrollY];
    for (const element of document.querySelectorAll(touched)) {
      if (!seen(element) || element.matches(":disabled") || inSentence(element)) continue;
      const owners = [element, ...(element.labels || [])].filter(seen);
      const large = ({ width, height }) => width >= finger - 0.5 && height >= finger - 0.5;
      if (owners.some((owner) => large(owner.getBoundingClientRect()))) continue;
      if (reaches(element, owners, finger)) continue;
      const box = element.getBoundingClientRect();
      lines.push(`${name(element)} is ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`);
    }
    scrollTo({ left, top, behavior: "instant" });
    return lines;
  };

  return { overflows, targets };
})()
