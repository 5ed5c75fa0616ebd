// The view that the address holds: which games stand side by side, whether only
// differences show, and which groups are folded.

/** @typedef {{games: string[], only: boolean, folded: string[]}} View */

/** How many games may stand side by side. */
export const MOST = 4;

/** What the query of an address asks for; nothing in it is known to exist. @param {string} search @returns {View} */
export function read(search) {
  const given = new URLSearchParams(search);
  return { games: ids(given.get("games")), only: given.get("only") === "differences", folded: ids(given.get("fold")) };
}

/** The query that leads back to a view; empty where there is nothing to say. @param {View} view */
export function write({ games, only, folded }) {
  const parts = [
    ["games", games.map(encodeURIComponent).join(",")],
    ["only", only ? "differences" : ""],
    ["fold", folded.map(encodeURIComponent).join(",")],
  ];
  const said = parts.filter(([, value]) => value).map(([name, value]) => `${name}=${value}`);
  return said.length ? `?${said.join("&")}` : "";
}

/** The games of a view that there are and that have room, and those that have to be left out.
 * @param {string[]} asked @param {Set<string>} known */
export function admitted(asked, known) {
  const there = asked.filter((id) => known.has(id));
  return {
    games: there.slice(0, MOST),
    unknown: asked.filter((id) => !known.has(id)),
    beyond: there.slice(MOST),
  };
}

/** The games with two of them in each other's place. @param {string[]} games @param {string} one @param {string} other */
export function swapped(games, one, other) {
  return games.map((id) => (id === one ? other : id === other ? one : id));
}

/** @param {string | null} text */
function ids(text) {
  return [...new Set((text ?? "").split(",").map((id) => id.trim()))].filter(Boolean);
}
