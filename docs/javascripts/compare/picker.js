// Picks the games: a field that finds them by any name (the ARIA combobox with a list), and those picked.

import { button, element, filled } from "./element.js";
import { entries, find } from "./find.js";
import { MOST } from "./view.js";

/** @typedef {import("./data.js").Listed} Listed */

/** How many games the list shows at most. */
const SHOWN = 12;

/** The key that ends a composition: in Safari it comes when that has ended already, and is known by its code alone. */
const CONFIRMS = 229;

/** @param {Listed[]} games @param {Record<string, string>} words @param {(id: string) => void} pick
 * @param {(id: string) => void} drop */
export function picker(games, words, pick, drop) {
  const all = entries(games);
  const chips = element("ul", { class: "chosen", "aria-label": words.chosen });
  const input = element("input", {
    id: "game-picker",
    type: "text",
    role: "combobox",
    autocomplete: "off",
    spellcheck: "false",
    "aria-autocomplete": "list",
    "aria-controls": "game-matches",
    "aria-describedby": "game-hint",
    "aria-expanded": "false",
  });
  const list = element("ul", { id: "game-matches", role: "listbox", "aria-label": words.matches, hidden: "" });
  const hint = element("p", { id: "game-hint" });
  const told = element("p", { class: "told", role: "status" });
  /** @type {string[]} */
  let chosen = [];
  /** @type {Listed[]} */
  let found = [];
  let active = -1;

  function open() {
    const full = chosen.length >= MOST;
    const fitting = full ? [] : find(all, input.value).filter(({ id }) => !chosen.includes(id));
    found = fitting.slice(0, SHOWN);
    list.replaceChildren(...found.map((game, number) => option(game, number)));
    list.hidden = !found.length;
    input.setAttribute("aria-expanded", String(!list.hidden));
    const more = fitting.length - found.length;
    told.textContent = full ? "" : !found.length ? words.unmatched : more ? filled(words.rest, { n: more }) : "";
    activate(input.value.trim() && found.length ? 0 : -1);
  }

  function close() {
    list.hidden = true;
    told.textContent = "";
    input.setAttribute("aria-expanded", "false");
    activate(-1);
  }

  /** @param {number} number */
  function activate(number) {
    active = number;
    [...list.children].forEach((each, at) => each.setAttribute("aria-selected", String(at === number)));
    list.children[number]?.scrollIntoView({ block: "nearest" });
    if (number < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", `game-match-${number}`);
  }

  /** @param {Listed} game @param {number} number */
  function option(game, number) {
    const made = element("li", { id: `game-match-${number}`, role: "option" }, game.title);
    if (game.reading) made.append(" ", element("span", { class: "reading" }, game.reading));
    made.addEventListener("pointerdown", (event) => event.preventDefault()); // the field keeps the focus
    made.addEventListener("click", () => take(game));
    return made;
  }

  /** @param {Listed | undefined} game */
  function take(game) {
    if (!game) return;
    input.value = "";
    close();
    pick(game.id);
  }

  /** What a key does, unless an input method is still at work with it. @param {KeyboardEvent} event */
  function key(event) {
    if (event.isComposing || event.keyCode === CONFIRMS) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (list.hidden) open();
      if (found.length) activate(active < 0 && step < 0 ? found.length - 1 : (active + step + found.length) % found.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (!list.hidden) take(found[active]);
    } else if (event.key === "Escape") {
      if (list.hidden) input.value = "";
      close();
    }
  }

  /** @param {Listed} game */
  function chip({ id, title }) {
    const remove = () => {
      drop(id);
      input.focus();
    };
    return element("li", {}, title, " ", button("×", remove, { "aria-label": filled(words.remove, { title }) }));
  }

  /** Shows which games are picked. @param {string[]} ids */
  function show(ids) {
    chosen = ids;
    const byId = new Map(games.map((game) => [game.id, game]));
    chips.replaceChildren(...ids.flatMap((id) => byId.get(id) ?? []).map(chip));
    hint.textContent = [words.start, words.second, words.third, words.third, words.full][ids.length];
  }

  input.addEventListener("input", open);
  input.addEventListener("click", open);
  input.addEventListener("keydown", key);
  input.addEventListener("blur", close);
  const field = element("div", { class: "field" }, input, list);
  const label = element("label", { for: input.id }, words.pick);
  return { block: element("div", { class: "picker" }, chips, label, field, told, hint), show, focus: () => input.focus() };
}
