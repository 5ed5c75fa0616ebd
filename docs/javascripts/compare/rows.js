// Which rows of a comparison differ. What the sources do not say says nothing: of
// a row with fewer than two recorded values one cannot tell.

/** @typedef {import("./data.js").Cell} Cell */
/** @typedef {import("./data.js").Facet} Facet */
/** @typedef {import("./data.js").Game} Game */
/** @typedef {import("./data.js").Group} Group */
/** @typedef {"same" | "differs" | "unknown"} Verdict */
/** @typedef {{facet: Facet, cells: Cell[], verdict: Verdict}} Row */
/** @typedef {{group: Group, rows: Row[]}} Block */

const RECORDED = new Set(["known", "none", "not-applicable"]);

/** Something that is equal for cells that say the same; a label may differ in what it leaves out. @param {Cell} cell */
function said({ state, values }) {
  const items = values.map((item) => (typeof item === "string" ? item : `${item.min}/${item.max}/${item.of}`));
  return JSON.stringify([state, ...[...new Set(items)].sort()]);
}

/** @param {Cell[]} cells @returns {Verdict} */
export function verdict(cells) {
  const recorded = cells.filter(({ state }) => RECORDED.has(state));
  if (recorded.length < 2) return "unknown";
  return new Set(recorded.map(said)).size > 1 ? "differs" : "same";
}

/** The facets of all groups with what each game says. @param {Group[]} groups @param {Game[]} games @returns {Block[]} */
export function compared(groups, games) {
  return groups.map((group) => ({
    group,
    rows: group.facets
      .map((facet) => ({ facet, cells: games.map((game) => game.facets[facet.id]) }))
      .filter(({ cells }) => cells.every(Boolean)) // files of two builds may meet in a browser's cache
      .map((row) => ({ ...row, verdict: verdict(row.cells) })),
  }));
}

/** The rows that differ, and the groups that have any. @param {Block[]} blocks */
export function differing(blocks) {
  return blocks
    .map(({ group, rows }) => ({ group, rows: rows.filter((row) => row.verdict === "differs") }))
    .filter(({ rows }) => rows.length);
}

/** How many rows there are of a verdict, or in all. @param {Block[]} blocks @param {Verdict} [wanted] */
export function count(blocks, wanted) {
  return blocks.flatMap(({ rows }) => rows).filter((row) => !wanted || row.verdict === wanted).length;
}
