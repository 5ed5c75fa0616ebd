// Finds games by any of their names, as one types.

import { fold, matcher } from "../fold.js";

/** @typedef {import("./data.js").Listed} Listed */
/** @typedef {{game: Listed, names: string[], words: string}} Entry */

/** The games with what they are found by, folded once. @param {Listed[]} games @returns {Entry[]} */
export function entries(games) {
  return games.map((game) => {
    const named = [{ name: game.title, reading: game.reading, en: game.en }, ...game.names];
    const names = named.flatMap(({ name, reading, en }) => [name, reading, en]).flatMap((text) => (text ? [fold(text)] : []));
    return { game, names, words: names.join("\n") };
  });
}

/** The games with every word of the query in their names; first those of which a name begins with it.
 * @param {Entry[]} all @param {string} query */
export function find(all, query) {
  const fits = matcher(query);
  const head = fold(query);
  const begins = (/** @type {Entry} */ { names }) => names.some((name) => name.startsWith(head));
  const found = all.filter(({ words }) => fits(words));
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))].map(({ game }) => game);
}
