// When a linked word shows its definition: after a pointer has rested on it, at
// once on keyboard focus, and on the first tap (the second tap, or the link
// inside, leads on). Without this script every word is an ordinary link.

import { box, description, fill, inSight, place, voice } from "./definition.js";

/** @typedef {import("./definition.js").Definition} Definition */
/** @typedef {import("./definition.js").Definitions} Definitions */

const DELAY = 250; // milliseconds before a pointer that rests on a word opens its definition
const GRACE = 200; // milliseconds in which a pointer may cross from the word to the definition
const PATIENCE = 1000; // milliseconds that a tap waits for the definitions before the link leads on

/** Pages that have a file of definitions beside them: a game's and a concept's. */
const DEFINED = ".game-head, .definition";

/** @type {Promise<void> | undefined} */
let loading;
/** @type {Definitions | undefined} */
let known;
/** @type {HTMLAnchorElement | null} the word whose definition is open */
let current = null;
/** @type {HTMLAnchorElement | null} the word whose definition opens as soon as it is there */
let wanted = null;
/** @type {HTMLAnchorElement | null} the word whose definition was closed by Escape, until the reader turns elsewhere */
let dismissed = null;
let timer = 0;
let touching = false;

/** Asks for the page's definitions, once. */
function load() {
  loading ??= fetch("terms.json")
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}))
    .then((found) => void (known = found));
  return loading;
}

/** The definition of a word; undefined where it has none or where none have come yet.
 * @param {HTMLAnchorElement} word @returns {Definition | undefined} */
function definitionOf(word) {
  return known?.terms?.[word.getAttribute("href") ?? ""];
}

/** The linked word at a place of the page. @param {EventTarget | null} target @returns {HTMLAnchorElement | null} */
function wordAt(target) {
  const link = target instanceof Element ? target.closest("a") : null;
  return link?.matches(".rules a[href]:not(.headerlink, .source)") ? link : null;
}

/** @param {EventTarget | null} target */
function inBox(target) {
  return target instanceof Node && box.contains(target);
}

/** Shows the word's definition, now or when it has come, unless the reader has turned elsewhere by then.
 * @param {HTMLAnchorElement} word @param {boolean} aloud */
async function open(word, aloud = false) {
  settle();
  wanted = word;
  const late = !known;
  if (late) await load();
  if (wanted === word && definitionOf(word)) show(word, aloud || late);
}

/** @param {HTMLAnchorElement} word @param {boolean} aloud */
function show(word, aloud) {
  const definition = definitionOf(word);
  if (!definition) return;
  close();
  current = word;
  fill(word, definition, known ?? {});
  box.hidden = false;
  word.setAttribute("aria-describedby", description.id);
  if (aloud) voice.textContent = [...description.children].map((part) => part.textContent).join(" ");
  place(word);
}

function close() {
  settle();
  current?.removeAttribute("aria-describedby");
  current = null;
  box.hidden = true;
  voice.textContent = "";
}

/** Whatever was about to happen does not. */
function settle() {
  window.clearTimeout(timer);
  wanted = null;
}

/** @param {() => void} act @param {number} delay */
function later(act, delay) {
  settle();
  timer = window.setTimeout(act, delay);
}

/** The pointer has come to another part of the page, or has left it. @param {EventTarget | null} target */
function hover(target) {
  const word = wordAt(target);
  if (word !== dismissed) dismissed = null;
  if (inBox(target) || (word && word === current)) settle();
  else if (word && word !== dismissed) later(() => void open(word), DELAY);
  else if (current && !holdsFocus(current)) later(close, GRACE);
  else settle();
}

/** Whether the keyboard is at the word or in its definition. @param {HTMLAnchorElement} word */
function holdsFocus(word) {
  return word.matches(":focus-visible") || box.matches(":focus-within");
}

/** @param {FocusEvent} event */
function focus({ target }) {
  if (inBox(target)) return;
  const word = wordAt(target);
  if (word && (word === current || word === dismissed)) return;
  dismissed = null;
  close();
  if (word?.matches(":focus-visible")) void open(word);
}

/** A press outside the word and its definition closes it. @param {PointerEvent} event */
function press({ target, pointerType }) {
  touching = pointerType === "touch";
  if (!inBox(target) && (!current || wordAt(target) !== current)) close();
}

/** A first tap opens; all else leads on, and nothing stays open behind it. @param {MouseEvent} event */
function click(event) {
  const word = wordAt(event.target);
  const tap = touching && event.detail > 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (word && word !== current && tap) {
    event.preventDefault();
    void openOrFollow(word);
  } else if (word || (inBox(event.target) && event.target instanceof HTMLAnchorElement)) {
    close();
  }
}

/** @param {HTMLAnchorElement} word */
async function openOrFollow(word) {
  const waited = new Promise((resolve) => window.setTimeout(resolve, PATIENCE));
  await Promise.race([open(word, true), waited]);
  if (wanted === word) window.location.assign(word.href);
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.key === "Escape") dismiss();
  else if (event.key === "Tab" && current && !event.ctrlKey && !event.altKey && !event.metaKey) tab(event, current);
}

function dismiss() {
  const word = current;
  const inside = box.matches(":focus-within");
  close();
  dismissed = word;
  if (inside) word?.focus();
}

/** The links of the definition follow their word in the order of the keyboard, though they stand at the page's end.
 * @param {KeyboardEvent} event @param {HTMLAnchorElement} word */
function tab(event, word) {
  const links = [...box.querySelectorAll("a")];
  const order = [word, ...links];
  const at = order.findIndex((link) => link === document.activeElement);
  const next = at < 0 ? undefined : order[at + (event.shiftKey ? -1 : 1)];
  if (next) {
    event.preventDefault();
    next.focus();
  } else if (at > 0) {
    word.focus(); // the browser goes on from here
  }
}

/** Keeps an open definition at its word; closes it where the word is out of sight. */
function follow() {
  if (!current) return;
  if (inSight(current)) place(current);
  else close();
}

function start() {
  (document.querySelector("main") ?? document.body).append(box, voice);
  for (const sign of ["pointerover", "pointerdown", "keydown"]) {
    document.addEventListener(sign, () => void load(), { once: true });
  }
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "touch") hover(target);
  });
  document.documentElement.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType !== "touch") hover(null);
  });
  document.addEventListener("pointerdown", press);
  document.addEventListener("focusin", focus);
  document.addEventListener("click", click);
  document.addEventListener("keydown", key);
  document.addEventListener("scroll", ({ target }) => target !== box && follow(), { capture: true, passive: true });
  window.addEventListener("resize", follow);
  window.addEventListener("pagehide", close);
}

if (document.querySelector(DEFINED)) start();
