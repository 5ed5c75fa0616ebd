// The box with a word's definition: what it says and where it stands.

/** @typedef {{name: string, reading?: string, text?: string, more?: string, concept?: string}} Definition */
/** @typedef {{open?: string, concept?: string, terms?: Record<string, Definition>}} Definitions */

const GAP = 4; // pixels between the word and the box
const EDGE = 8; // pixels between the box and the edge of the window

/** @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {string} className @param {(Node | string)[]} inside
 * @returns {HTMLElementTagNameMap[T]} */
function make(tag, className = "", ...inside) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...inside);
  return made;
}

/** What describes the word to a screen reader; the links stand outside, for they are no description. */
export const description = make("div");
description.id = "__definition";
description.setAttribute("role", "tooltip");

const ways = make("div", "ways");

export const box = make("div", "definition-box", description, ways);
box.setAttribute("role", "group");
box.hidden = true;

/** Speaks a definition that opens without the keyboard's focus. */
export const voice = make("div", "definition-voice");
voice.setAttribute("role", "status");

/** @param {HTMLAnchorElement} word @param {Definition} definition @param {Definitions} all */
export function fill(word, definition, all) {
  const head = make("p", "", make("b", "", definition.name));
  if (definition.reading) head.append(" ", make("span", "reading", definition.reading));
  description.replaceChildren(head);
  if (definition.text) description.append(make("p", "", definition.text));
  ways.replaceChildren(way(word.href, all.open ?? "→"));
  if (definition.more && definition.concept) {
    ways.append(way(definition.more, `${all.concept ?? ""}${definition.concept}`));
  }
  box.setAttribute("aria-label", definition.name);
  box.scrollTop = 0;
}

/** @param {string} href @param {string} words */
function way(href, words) {
  const link = make("a", "", words);
  link.href = href;
  return make("p", "", link);
}

/** Puts the box below the word, or above it where there is more room; beside the window's edge, never over the word.
 * @param {HTMLAnchorElement} word */
export function place(word) {
  const lines = [...word.getClientRects()];
  const top = Math.min(...lines.map((line) => line.top));
  const bottom = Math.max(...lines.map((line) => line.bottom));
  box.style.left = "0"; // where nothing squeezes it, to see how large it would be
  box.style.maxHeight = "";
  const below = window.innerHeight - bottom - GAP - EDGE;
  const above = top - GAP - EDGE;
  const under = box.offsetHeight <= below || below >= above;
  if (box.offsetHeight > (under ? below : above)) box.style.maxHeight = `${under ? below : above}px`;
  const start = lines.at(under ? -1 : 0)?.left ?? 0;
  const furthest = document.documentElement.clientWidth - box.offsetWidth - EDGE;
  const origin = (box.offsetParent ?? document.documentElement).getBoundingClientRect();
  box.style.left = `${Math.max(EDGE, Math.min(start, furthest)) - origin.left}px`;
  box.style.top = `${(under ? bottom + GAP : top - GAP - box.offsetHeight) - origin.top}px`;
}

/** Whether any of the word shows in the window and in the table that scrolls around it.
 * @param {HTMLAnchorElement} word */
export function inSight(word) {
  const { top, bottom, left, right } = word.getBoundingClientRect();
  const frame = word.closest(".scroll")?.getBoundingClientRect();
  const within = (/** @type {{top: number, bottom: number, left: number, right: number}} */ area) =>
    bottom > area.top && top < area.bottom && right > area.left && left < area.right;
  return within({ top: 0, bottom: window.innerHeight, left: 0, right: window.innerWidth }) && (!frame || within(frame));
}
