// The comparison as a table: rows by group, a column a game. Roles are said outright, for on narrow
// screens a row's heading stands above its cells, and a table laid out so would be none to a screen reader.

import { button, element, filled } from "./element.js";
import { count } from "./rows.js";

/** @typedef {import("./data.js").Cell} Cell */
/** @typedef {import("./data.js").Game} Game */
/** @typedef {import("./rows.js").Block} Block */
/** @typedef {import("./rows.js").Row} Row */
/** @typedef {Record<string, string>} Words */

/** @param {Block[]} blocks @param {Game[]} games @param {string} root @param {Words} words @param {string[]} folded
 * @param {(group: string, folded: boolean) => void} fold told of a group that the reader folds or unfolds */
export function table(blocks, games, root, words, folded, fold) {
  if (!blocks.length) return element("p", {}, words.alike);
  const heads = games.map(({ title, address }) =>
    element("th", { scope: "col", role: "columnheader" }, element("a", { href: root + address }, title)),
  );
  const corner = element("th", { scope: "col", role: "columnheader" }, words.facet);
  const made = element("table", { class: `side side--${games.length}`, role: "table" });
  made.append(
    element("thead", { role: "rowgroup" }, element("tr", { role: "row" }, corner, ...heads)),
    ...blocks.map((block) => part(block, games, root, words, folded.includes(block.group.id), fold)),
  );
  return element("div", { class: "scroll", tabindex: "0" }, made);
}

/** @param {Block} block @param {Game[]} games @param {string} root @param {Words} words @param {boolean} folded
 * @param {(group: string, folded: boolean) => void} fold */
function part(block, games, root, words, folded, fold) {
  const body = element("tbody", { role: "rowgroup" });
  const toggle = button(block.group.label, () => {
    const now = body.classList.toggle("folded");
    toggle.setAttribute("aria-expanded", String(!now));
    fold(block.group.id, now);
  });
  toggle.setAttribute("aria-expanded", String(!folded));
  body.classList.toggle("folded", folded);
  const told = element("span", { class: "count" }, filled(words.differ, { n: count([block], "differs") }));
  const span = { scope: "colgroup", role: "rowheader", colspan: String(games.length + 1) };
  body.append(element("tr", { class: "group", role: "row" }, element("th", span, toggle, " ", told)));
  body.append(...block.rows.map((each) => row(each, games, root, words)));
  return body;
}

/** @param {Row} row @param {Game[]} games @param {string} root @param {Words} words */
function row({ facet, cells, verdict }, games, root, words) {
  const about = element("details", {}, element("summary", {}, facet.label), element("p", {}, facet.about));
  const head = element("th", { scope: "row", role: "rowheader" }, about);
  const mark = { differs: words.differs, unknown: words.unknown, same: "" }[verdict];
  if (mark) head.append(element("span", { class: "verdict" }, mark));
  return element(
    "tr",
    { class: verdict, role: "row", "data-facet": facet.id },
    head,
    ...cells.map((each, number) => element("td", { role: "cell" }, ...cell(each, root + games[number].address, words))),
  );
}

/** The value, which leads to its rule; the wording under it; the notes, which unfold.
 * @param {Cell} cell @param {string} address @param {Words} words */
function cell({ state, label, text, notes, anchor }, address, words) {
  const look = state === "known" ? "value" : `value value--${state}`;
  const parts = [
    element("a", { class: look, href: `${address}#${anchor}` }, label),
    ...text.map((said) => element("p", {}, said)),
  ];
  if (!notes.length) return parts;
  const unfolding = element("details", {}, element("summary", {}, words.notes));
  unfolding.append(...notes.map((note) => element("p", {}, note)));
  return [...parts, unfolding];
}
