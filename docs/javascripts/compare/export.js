// A comparison as text for other programs: what the table shows, and nothing else.

/** @typedef {import("./data.js").Cell} Cell */
/** @typedef {import("./data.js").Game} Game */
/** @typedef {import("./rows.js").Block} Block */

const BOM = "\ufeff"; // without it Excel takes UTF-8 for something else

/** The table's lines: a heading, then the group, the facet, and what each game says.
 * @param {Block[]} blocks @param {Game[]} games @param {Record<string, string>} words */
export function lines(blocks, games, words) {
  const head = [words.group, words.facet, ...games.map(({ title }) => title)];
  const rows = blocks.flatMap(({ group, rows }) =>
    rows.map(({ facet, cells }) => [group.label, facet.label, ...cells.map((cell) => plain(cell, words))]),
  );
  return [head, ...rows];
}

/** All that a cell holds, a line each. @param {Cell} cell @param {Record<string, string>} words */
function plain({ label, text, notes }, words) {
  return [label, ...text, ...notes.map((note) => words.note.replace("{text}", () => note))].join("\n");
}

/** For spreadsheets (RFC 4180); what would be taken for a formula is made text. @param {string[][]} rows */
export function csv(rows) {
  const safe = (/** @type {string} */ text) => (/^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text);
  const field = (/** @type {string} */ text) => `"${safe(text).replaceAll('"', '""')}"`;
  return BOM + rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}

/** A table in Markdown, in which nothing is markup. @param {string[][]} rows */
export function markdown([head, ...rows]) {
  const cell = (/** @type {string} */ text) =>
    text.replace(/[\\`*_{}[\]<>|~&#!]/g, "\\$&").replace(/\r\n?|\n/g, "<br>");
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |\n`;
  return [head.map(cell), head.map(() => "---"), ...rows.map((row) => row.map(cell))].map(line).join("");
}
