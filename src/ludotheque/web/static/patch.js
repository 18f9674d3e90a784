/**
 * The patch: new HTML goes into the page that is there; what has the same `data-key` stays the same node.
 *
 * So focus, typed text, selection, open parts, animations and the place where somebody reads survive.
 */

const SVG = "http://www.w3.org/2000/svg";

/** What the other modules put on elements; the server knows nothing of it and must not take it away. */
const OUR_CLASSES = ["carried", "fresh", "laid", "lifted", "over"];
const OUR_ATTRIBUTES = new Set(["style", "data-laid", "aria-busy"]);

/**
 * @typedef {object} Work
 * @property {Map<string, Element>} known what has a key, by its name
 * @property {Set<Node>} kept what has found its place in the new page
 * @property {Node[]} left children that their parent needs no more; another may have taken them
 * @property {Element | null} focus
 */

/**
 * Give an element new content, as far as possible with the nodes that it has.
 * @param {Element} root
 * @param {string} html
 * @param {() => void} [settle] what is to be done with the new content before the reader finds the place again
 */
export function patch(root, html, settle) {
  // A template parses SVG into its namespace, and runs and loads nothing.
  const template = document.createElement("template");
  template.innerHTML = html;
  const fresh = template.content.querySelector(`#${root.id}`) || template.content;
  const active = document.activeElement;
  const focus = active !== root && root.contains(active) ? active : null;
  const restore = readingPlace(root, focus);
  /** @type {Work} */
  const work = { known: new Map(), kept: new Set(), left: [], focus };
  index(root, "", work.known);
  children(root, fresh, "", work);
  for (const node of work.left) {
    if (!work.kept.has(node)) node.parentNode?.removeChild(node);
  }
  settle?.();
  restore();
  if (focus) refocus(root, focus);
}

/**
 * The name of a keyed element in the scene. Drawings beside the board may use the keys of the board, so
 * within a drawing a key counts together with that of the HTML around it.
 * @param {Element} element
 * @param {string} scope
 */
function nameOf(element, scope) {
  const key = element.getAttribute("data-key");
  return key && element.namespaceURI === SVG ? `${scope} ${key}` : key;
}

/**
 * @param {Element} element
 * @param {string} scope
 */
function scopeIn(element, scope) {
  return (element.namespaceURI !== SVG && element.getAttribute("data-key")) || scope;
}

/**
 * @param {Element} parent
 * @param {string} scope
 * @param {Map<string, Element>} known
 */
function index(parent, scope, known) {
  for (const child of parent.children) {
    const name = nameOf(child, scope);
    if (name && !known.has(name)) known.set(name, child);
    index(child, scopeIn(child, scope), known);
  }
}

/** @param {Node} node */
function isKeyed(node) {
  return node instanceof Element && node.hasAttribute("data-key");
}

/**
 * What nodes without a key are matched by, besides their position; what is typed into a field stays in a
 * field of that name.
 * @param {Node} node
 */
function kindOf(node) {
  return node instanceof Element ? `${node.nodeName} ${node.getAttribute("name") || ""}` : node.nodeName;
}

/**
 * @param {Node} parent
 * @param {Node} fresh
 * @param {string} scope
 * @param {Work} work
 */
function children(parent, fresh, scope, work) {
  const old = [...parent.childNodes];
  const nameless = old.filter((node) => !isKeyed(node));
  /** @param {Node} child */
  const match = (child) => {
    if (child instanceof Element && isKeyed(child)) {
      const found = work.known.get(nameOf(child, scope) || "");
      const fits = found && found.nodeName === child.nodeName && !work.kept.has(found);
      return fits && !found.contains(parent) ? found : undefined;
    }
    const place = nameless.findIndex((node) => kindOf(node) === kindOf(child));
    return place < 0 ? undefined : nameless.splice(0, place + 1).pop();
  };
  /** @type {[Node, Node][]} */
  const wanted = [];
  for (const child of fresh.childNodes) {
    const node = match(child) || document.importNode(child, false);
    work.kept.add(node);
    wanted.push([node, child]);
  }
  work.left.push(...old.filter((node) => !work.kept.has(node)));
  const places = wanted.map(([node]) => (node.parentNode === parent ? old.indexOf(/** @type {ChildNode} */ (node)) : -1));
  const stay = staying(places, wanted.findIndex(([node]) => work.focus && node.contains(work.focus)));
  // Parents are filled after they stand in the page, because only then can a node move with its state.
  let next = null;
  for (let number = wanted.length - 1; number >= 0; number -= 1) {
    const [node] = wanted[number];
    if (!stay.has(number)) move(parent, node, next);
    next = node;
  }
  for (const [node, child] of wanted) {
    if (!(node instanceof Element && child instanceof Element)) {
      if (node.nodeValue !== child.nodeValue) node.nodeValue = child.nodeValue;
      continue;
    }
    attributes(node, child, work.focus);
    children(node, child, scopeIn(child, scope), work);
  }
}

/**
 * Which children need not move: as many as possible, and the one with the focus in any case.
 * @param {number[]} places where each wanted child stands now, -1 for not here
 * @param {number} fixed which one has the focus, -1 for none
 */
function staying(places, fixed) {
  const pinned = fixed >= 0 && places[fixed] >= 0;
  const able = places
    .map((place, number) => ({ place, number, length: 1, before: -1 }))
    .filter(({ place, number }) => place >= 0 && (!pinned || number === fixed || number < fixed === place < places[fixed]));
  let last = -1;
  able.forEach((child, here) => {
    for (let there = 0; there < here; there += 1) {
      if (able[there].place < child.place && able[there].length >= child.length) {
        child.length = able[there].length + 1;
        child.before = there;
      }
    }
    if (last < 0 || child.length > able[last].length) last = here;
  });
  const stay = new Set();
  for (; last >= 0; last = able[last].before) stay.add(able[last].number);
  return stay;
}

/**
 * @param {any} parent `moveBefore` is not known everywhere
 * @param {Node} node
 * @param {Node | null} next
 */
function move(parent, node, next) {
  if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, next);
  else parent.insertBefore(node, next);
}

/**
 * Take over the attributes, and what a field says as long as nobody has changed it.
 * @param {any} node
 * @param {Element} fresh
 * @param {Element | null} focus
 */
function attributes(node, fresh, focus) {
  const typed = node === focus || node.value !== node.defaultValue;
  const ticked = node.checked !== node.defaultChecked;
  const picked = node.selected !== node.defaultSelected;
  /** @param {string} name */
  const ours = (name) => OUR_ATTRIBUTES.has(name) || (name === "open" && node.nodeName === "DETAILS");
  const classes = OUR_CLASSES.filter((name) => node.classList.contains(name) && !fresh.classList.contains(name));
  if (classes.length) fresh.classList.add(...classes);
  for (const { name } of [...node.attributes]) {
    if (!fresh.hasAttribute(name) && !ours(name)) node.removeAttribute(name);
  }
  for (const { name, value, namespaceURI } of fresh.attributes) {
    if (node.getAttribute(name) !== value && !ours(name)) node.setAttributeNS(namespaceURI, name, value);
  }
  if (!typed && node.value !== node.defaultValue) node.value = node.defaultValue;
  if (!ticked && node.checked !== node.defaultChecked) node.checked = node.defaultChecked;
  if (!picked && node.selected !== node.defaultSelected) node.selected = node.defaultSelected;
}

/**
 * After the focus was moved with its element it is set again; where its element is gone it goes to the prompt.
 * @param {Element} root
 * @param {any} focus
 */
function refocus(root, focus) {
  const able = focus.isConnected && focus.getClientRects().length && !focus.matches(":disabled");
  if (able && document.activeElement !== focus) focus.focus({ preventScroll: true });
  if (able && document.activeElement === focus) return;
  const prompt = root.querySelector('[data-key="prompt"]');
  if (prompt instanceof HTMLElement) prompt.focus({ preventScroll: true });
}

/**
 * Remember what is being read, and return what brings it back to where it was in the window. Browsers that
 * anchor the page themselves are told not to, so that all do the same. At the top the page stays at the top.
 * @param {Element} root
 * @param {Element | null} focus
 */
function readingPlace(root, focus) {
  document.documentElement.style.setProperty("overflow-anchor", "none");
  if (window.scrollY <= 0) return () => {};
  /** @param {Element} element */
  const seen = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  const around = [...root.querySelectorAll("[data-key]")].filter((element) => element.namespaceURI !== SVG && seen(element));
  const anchor = focus && seen(focus) ? focus : around.find((element) => element.getBoundingClientRect().top >= 0) || around[0];
  const top = anchor ? anchor.getBoundingClientRect().top : 0;
  return () => {
    const moved = anchor && anchor.isConnected ? anchor.getBoundingClientRect().top - top : 0;
    if (Math.abs(moved) >= 1) window.scrollBy(0, moved);
  };
}
