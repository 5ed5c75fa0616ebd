// Tables that can be sorted by any column and filtered by text. The table is
// plain HTML; this adds the buttons and the field. A block says in `data-filter`,
// `data-found` and `data-sort` what they are called, and in `data-ordered` by
// which column its rows are ordered as they come.

import { fold, matcher } from "./fold.js";

const ORDER = new Intl.Collator("ja", { numeric: true });

/** The order of two cells' texts; empty ones come last whichever way. @param {string} a @param {string} b */
export function compare(a, b, down = false) {
  if (!a || !b) return Number(!a) - Number(!b);
  return down ? ORDER.compare(b, a) : ORDER.compare(a, b);
}

/** @param {HTMLTableCellElement | undefined} cell */
function text(cell) {
  return (cell?.textContent ?? "").trim();
}

/** Whether a cell says no more than that something is not known. @param {HTMLTableCellElement | undefined} cell */
function unknown(cell) {
  return Boolean(cell?.querySelector(".value--not-recorded, .value--gap"));
}

/** A text to sort by: 1,200 is a number like others. @param {string} text */
export function sortKey(text) {
  return text.replace(/(\d),(?=\d{3})/g, "$1");
}

/** @param {HTMLElement} block @param {HTMLTableSectionElement} body */
function filter(block, body) {
  const rows = [...body.rows].map((row) => ({ row, words: [...row.cells].map((cell) => fold(text(cell))).join("\n") }));
  const field = document.createElement("input");
  field.type = "search";
  field.autocomplete = "off";
  const label = document.createElement("label");
  label.append(block.dataset.filter ?? "", " ", field);
  const output = document.createElement("output");
  const line = document.createElement("div");
  line.className = "narrow";
  line.append(label, " ", output);
  const update = () => {
    const fits = matcher(field.value);
    for (const { row, words } of rows) row.hidden = !fits(words);
    const found = rows.filter(({ row }) => !row.hidden).length;
    output.textContent = (block.dataset.found ?? "{n}").replace("{n}", String(found));
  };
  field.addEventListener("input", update);
  update();
  return line;
}

/** Sorts the rows by a column; once more, the other way round.
 * @param {HTMLTableSectionElement} body @param {HTMLTableCellElement[]} heads @param {HTMLTableCellElement} head
 * @param {(row: HTMLTableRowElement) => string} key */
function sort(body, heads, head, key) {
  const down = head.getAttribute("aria-sort") === "ascending";
  const rows = [...body.rows].map((row) => ({ row, key: key(row) }));
  rows.sort((one, other) => compare(one.key, other.key, down));
  for (const each of heads) each.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", down ? "descending" : "ascending");
  body.append(...rows.map(({ row }) => row));
}

/** Turns the headings into buttons that sort. @param {HTMLElement} block @param {HTMLTableElement} table
 * @param {HTMLTableSectionElement} body */
function sortable(block, table, body) {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const first = new Map([...body.rows].map((row, number) => [row, String(number + 1)]));
  heads.forEach((head, column) => {
    const ordered = block.dataset.ordered === String(column);
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sort";
    button.title = block.dataset.sort ?? "";
    button.append(...head.childNodes);
    head.append(button);
    if (ordered) head.setAttribute("aria-sort", "ascending");
    const key = (/** @type {HTMLTableRowElement} */ row) => {
      const cell = row.cells[column];
      return unknown(cell) ? "" : ((ordered ? first.get(row) : sortKey(text(cell))) ?? "");
    };
    button.addEventListener("click", () => sort(body, heads, head, key));
  });
}

/** @param {HTMLElement} block */
function start(block) {
  const table = block.querySelector("table");
  const body = table?.tBodies[0];
  if (!table || !body) return;
  table.parentElement?.before(filter(block, body));
  sortable(block, table, body);
}

for (const block of document.querySelectorAll("[data-table]")) {
  if (block instanceof HTMLElement) start(block);
}
