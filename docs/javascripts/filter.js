// Narrows the list of games by what they are like. Choices of one facet are
// alternatives, facets and words must all fit; the whole choice stands in the
// address. Without this script the list is the plain one.

import { fold, matcher } from "./fold.js";

/** @typedef {Record<string, Record<string, string[]>>} Games what fits a game on each facet, and its `names` */
/** @typedef {Map<string, Set<string>>} Known the choices of each facet */
/** @typedef {{words: string, chosen: Known}} State */

const WORDS = "name"; // `q` would open the theme's search

/** What an address says, as far as there are such choices. @param {string} search @param {Known} known @returns {State} */
export function stateOf(search, known) {
  const given = new URLSearchParams(search);
  /** @type {Known} */
  const chosen = new Map();
  for (const [facet, choices] of known) {
    const values = given.getAll(facet).filter((value) => choices.has(value));
    if (values.length) chosen.set(facet, new Set(values));
  }
  return { words: given.get(WORDS) ?? "", chosen };
}

/** The address of a state: empty where nothing is chosen. @param {State} state */
export function searchOf({ words, chosen }) {
  const parts = [...chosen].flatMap(([id, values]) => [...values].map((value) => `${id}=${encodeURIComponent(value)}`));
  if (words.trim()) parts.push(`${WORDS}=${encodeURIComponent(words)}`);
  return parts.length ? `?${parts.join("&")}` : "";
}

/** The games that fit; `without` is a facet that is left out of account.
 * @param {Games} games @param {State} state @param {string} [without] @returns {string[]} */
export function fitting(games, { words, chosen }, without) {
  const said = matcher(words);
  return Object.keys(games).filter((id) => {
    const fits = games[id];
    const each = [...chosen].every(([facet, values]) => facet === without || !values.size || fits[facet]?.some((value) => values.has(value)));
    return each && said(fits.names.map(fold).join("\n"));
  });
}

/** How many games there would be with each choice of a facet. @param {Games} games @param {State} state
 * @param {string} facet @returns {Map<string, number>} */
export function counts(games, state, facet) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const id of fitting(games, state, facet)) {
    for (const value of games[id][facet] ?? []) found.set(value, (found.get(value) ?? 0) + 1);
  }
  return found;
}

/** @param {HTMLElement} block @param {Games} games */
function start(block, games) {
  const form = block.querySelector("form");
  const field = form?.elements.namedItem(WORDS);
  const output = form?.querySelector("output");
  const clear = form?.querySelector("button");
  if (!form || !(field instanceof HTMLInputElement) || !output || !clear) return;
  const rows = [...block.querySelectorAll("tbody tr")].map((row) => ({
    row,
    id: row.querySelector("a")?.getAttribute("href")?.replace(/\/$/, "") ?? "",
  }));
  /** @type {HTMLInputElement[]} */
  const boxes = [...form.querySelectorAll("input")].filter((box) => box.type === "checkbox");
  /** @type {Known} */
  const known = new Map();
  for (const { name, value } of boxes) known.set(name, (known.get(name) ?? new Set()).add(value));
  let state = stateOf(location.search, known);

  function show() {
    if (field.value !== state.words) field.value = state.words;
    const found = new Set(fitting(games, state));
    for (const { row, id } of rows) /** @type {HTMLElement} */ (row).hidden = !found.has(id);
    output.textContent = (block.dataset.found ?? "{n}").replace("{n}", String(found.size));
    clear.hidden = !searchOf(state);
    const counted = new Map([...known.keys()].map((facet) => [facet, counts(games, state, facet)]));
    for (const box of boxes) {
      const number = counted.get(box.name)?.get(box.value) ?? 0;
      box.checked = state.chosen.get(box.name)?.has(box.value) ?? false;
      box.disabled = !number && !box.checked;
      const count = box.parentElement?.querySelector("span");
      if (count) count.textContent = `（${number}）`;
    }
  }

  /** @param {boolean} step whether going back leads to the state before */
  function changed(step) {
    const address = location.pathname + searchOf(state) + location.hash;
    if (step) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    show();
  }

  field.addEventListener("input", () => {
    state = { ...state, words: field.value };
    changed(false);
  });
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target === field) return;
    const values = new Set(state.chosen.get(target.name));
    if (target.checked) values.add(target.value);
    else values.delete(target.value);
    state = { ...state, chosen: new Map([...state.chosen, [target.name, values]]) };
    changed(true);
  });
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    state = { words: "", chosen: new Map() };
    changed(true);
    field.focus();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  window.addEventListener("popstate", () => {
    state = stateOf(location.search, known);
    show();
  });
  const details = form.querySelector("details");
  if (details && state.chosen.size) details.open = true; // and left as it is where a reader has opened it already
  // What was typed and ticked before this script had come counts too.
  const before = searchOf(state);
  if (field.value) state.words = field.value;
  for (const { name, value } of boxes.filter((box) => box.checked)) {
    state.chosen.set(name, (state.chosen.get(name) ?? new Set()).add(value));
  }
  if (searchOf(state) !== before) changed(false);
  else show();
}

const block = document.querySelector("[data-choices]");
if (block instanceof HTMLElement) {
  fetch(block.dataset.choices ?? "")
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
    .then(({ games }) => start(block, games))
    .catch(() => undefined); // the plain list stays
}
