// Tables that can be sorted by any column and filtered by text. The table is
// plain HTML; this only adds the buttons and the field.

import { fold } from "./glossary.js";

/** @param {HTMLElement} block */
function start(block) {
  const table = block.querySelector("table");
  const body = table?.tBodies[0];
  if (!table || !body) return;
  const [filterLabel, sortLabel] = (block.dataset.table ?? "|").split("|");
  const rows = [...body.rows].map((row) => ({ row, words: fold(row.textContent ?? "") }));

  const label = document.createElement("label");
  label.className = "narrow";
  label.append(filterLabel, " ");
  const field = document.createElement("input");
  field.type = "search";
  field.addEventListener("input", () => {
    const wanted = fold(field.value);
    for (const { row, words } of rows) row.hidden = !words.includes(wanted);
  });
  label.append(field);
  table.parentElement?.before(label);

  const heads = [...(table.tHead?.rows[0].cells ?? [])];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sort";
    button.title = sortLabel;
    button.append(...head.childNodes);
    button.addEventListener("click", () => sort(body, heads, column));
    head.append(button);
  });
}

/** Sorts by a column; a second click turns the order round. Empty cells stay last.
 * @param {HTMLTableSectionElement} body @param {HTMLTableCellElement[]} heads @param {number} column */
function sort(body, heads, column) {
  const down = heads[column].getAttribute("aria-sort") === "ascending";
  const order = new Intl.Collator("ja", { numeric: true });
  const key = (/** @type {HTMLTableRowElement} */ row) => (row.cells[column].textContent ?? "").trim();
  const sorted = [...body.rows].sort((one, other) => {
    const [a, b] = [key(one), key(other)];
    if (!a || !b) return Number(!a) - Number(!b);
    return down ? order.compare(b, a) : order.compare(a, b);
  });
  for (const head of heads) head.removeAttribute("aria-sort");
  heads[column].setAttribute("aria-sort", down ? "descending" : "ascending");
  body.append(...sorted);
}

for (const block of document.querySelectorAll("[data-table]")) start(/** @type {HTMLElement} */ (block));
