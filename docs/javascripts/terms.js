// Definitions of linked words: on hover after a short delay, on keyboard
// focus, and on first tap (the second tap, or the link inside, leads on).
// Without this script every word is an ordinary link.

/** @typedef {{name: string, reading?: string, text?: string, more?: string, concept?: string}} Definition */
/** @typedef {{open?: string, concept?: string, terms?: Record<string, Definition>}} Definitions */

const DELAY = 250; // milliseconds before a pointer that rests on a word opens its definition
const GRACE = 200; // milliseconds in which a pointer may cross from the word to the definition

/** @type {Promise<Definitions> | undefined} */
let loading;
/** @type {HTMLAnchorElement | null} */
let current = null;
let timer = 0;

const box = document.createElement("div");
box.className = "definition-box";
box.id = "definition-box";
box.setAttribute("role", "tooltip");
box.hidden = true;
document.body.append(box);

/** The definitions of this page, asked for once, when the first is wanted. */
function definitions() {
  loading ??= fetch("terms.json").then((answer) => (answer.ok ? answer.json() : {})).catch(() => ({}));
  return loading;
}

/** @param {EventTarget | null} target @returns {HTMLAnchorElement | null} */
function wordAt(target) {
  const link = target instanceof Element ? target.closest("a") : null;
  const inText = link?.closest(".rules") && !link.matches(".headerlink, .source");
  return inText ? /** @type {HTMLAnchorElement} */ (link) : null;
}

/** @param {Definition} definition @param {Definitions} all */
function fill(definition, all) {
  const head = document.createElement("p");
  const name = document.createElement("b");
  name.textContent = definition.name;
  head.append(name);
  if (definition.reading) {
    const reading = document.createElement("span");
    reading.className = "reading";
    reading.textContent = definition.reading;
    head.append(" ", reading);
  }
  box.replaceChildren(head);
  if (definition.text) {
    const text = document.createElement("p");
    text.textContent = definition.text;
    box.append(text);
  }
  for (const [href, words] of links(definition, all)) {
    const more = document.createElement("a");
    more.href = href;
    more.textContent = words;
    const line = document.createElement("p");
    line.append(more);
    box.append(line);
  }
}

/** Where the box leads: the word's own place, and its concept.
 * @param {Definition} definition @param {Definitions} all @returns {[string, string][]} */
function links(definition, all) {
  const own = /** @type {HTMLAnchorElement} */ (current);
  /** @type {[string, string][]} */
  const found = [[own.href, all.open ?? "→"]];
  if (definition.more && definition.concept) {
    found.push([definition.more, `${all.concept ?? ""}${definition.concept}`]);
  }
  return found;
}

/** Puts the box below the word, or above where there is more room; never over it. */
function place() {
  const word = /** @type {HTMLAnchorElement} */ (current).getClientRects()[0];
  if (!word) return;
  const below = window.innerHeight - word.bottom;
  const above = word.top;
  const under = below >= above || below >= box.scrollHeight + 16;
  const room = Math.max(0, (under ? below : above) - 12);
  box.style.maxHeight = `${Math.min(room, 320)}px`;
  const left = Math.min(Math.max(8, word.left), Math.max(8, window.innerWidth - box.offsetWidth - 8));
  box.style.left = `${left + window.scrollX}px`;
  const top = under ? word.bottom + 4 : word.top - box.offsetHeight - 4;
  box.style.top = `${top + window.scrollY}px`;
}

/** @param {HTMLAnchorElement} link @returns {Promise<boolean>} whether the word has a definition to show */
async function open(link) {
  const all = await definitions();
  const definition = all.terms?.[link.getAttribute("href") ?? ""];
  if (!definition) return false;
  close();
  current = link;
  fill(definition, all);
  box.hidden = false;
  link.setAttribute("aria-describedby", box.id);
  place();
  return true;
}

function close() {
  window.clearTimeout(timer);
  current?.removeAttribute("aria-describedby");
  current = null;
  box.hidden = true;
}

/** @param {() => void} act @param {number} delay */
function later(act, delay) {
  window.clearTimeout(timer);
  timer = window.setTimeout(act, delay);
}

let touched = false;
document.addEventListener("pointerdown", (event) => {
  touched = event.pointerType === "touch";
  if (!box.contains(/** @type {Node} */ (event.target)) && wordAt(event.target) !== current) close();
});

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  if (box.contains(/** @type {Node} */ (event.target))) return window.clearTimeout(timer);
  const word = wordAt(event.target);
  if (word && word !== current) later(() => void open(word), DELAY);
  else if (!word && current) later(close, GRACE);
  else if (!word) window.clearTimeout(timer);
  else if (word === current) window.clearTimeout(timer);
});

document.addEventListener("focusin", (event) => {
  if (touched) return;
  const word = wordAt(event.target);
  if (word) void open(word);
  else if (!box.contains(/** @type {Node} */ (event.target))) close();
});

document.addEventListener("click", (event) => {
  const word = wordAt(event.target);
  if (!touched || !word || word === current || event.defaultPrevented) return;
  event.preventDefault();
  void open(word).then((shown) => {
    if (!shown) window.location.assign(word.href);
  });
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && current) close();
});
window.addEventListener("resize", () => current && place());
