// How a game differs for someone who knows another: short sentences, and words that have another name.

import { button, element, filled, pieces } from "./element.js";
import { compared, differing } from "./rows.js";

/** @typedef {import("./data.js").Game} Game */
/** @typedef {import("./data.js").Group} Group */
/** @typedef {import("./data.js").Word} Word */

/** How many sentences, and how many words, show at once. */
const SHOWN = 8;

/** What the second game says otherwise, the most telling first. @param {Group[]} groups @param {Game} known @param {Game} other */
export function differences(groups, known, other) {
  return differing(compared(groups, [known, other]))
    .flatMap(({ rows }) => rows)
    .sort((one, two) => two.facet.weight - one.facet.weight)
    .map(({ facet, cells: [from, to] }) => ({ label: facet.label, from: from.label, to: to.label }));
}

/** The words that both games have one of for a concept, and not the same. @param {Game} known @param {Game} other */
export function renamed(known, other) {
  const words = new Map(other.terms.map((term) => [term.concept, only(term.words)]));
  return known.terms.flatMap((term) => {
    const [from, to] = [only(term.words), words.get(term.concept)];
    return from && to && from.word !== to.word ? [{ from, to }] : [];
  });
}

/** The one word that means just the concept; undefined where there are several or none. @param {Word[]} words */
function only(words) {
  const same = words.filter(({ relation }) => relation === "same");
  return new Set(same.map(({ word }) => word)).size === 1 ? same[0] : undefined;
}

/** The first game against each of the others. @param {Group[]} groups @param {Game[]} games @param {string} root
 * @param {Record<string, string>} words @param {(one: string, other: string) => void} swap */
export function told(groups, [known, ...others], root, words, swap) {
  return others.map((other) => {
    const title = filled(words.pair, { from: known.title, to: other.title });
    const turn = () => swap(known.id, other.id);
    const head = element("h2", { class: "pair" }, title);
    const line = element("p", { class: "tools" }, button(words.swap, turn, { class: "swap" }));
    return element("section", { class: "difference" }, head, ...pair(groups, known, other, root, words), line);
  });
}

/** @param {Group[]} groups @param {Game} known @param {Game} other @param {string} root
 * @param {Record<string, string>} words */
function pair(groups, known, other, root, words) {
  const sentences = differences(groups, known, other).map((said) => element("li", {}, filled(words.sentence, said)));
  const named = renamed(known, other).map(({ from, to }) =>
    element("li", {}, ...pieces(words.word, { from: link(root, known, from), to: link(root, other, to) })),
  );
  const parts = sentences.length ? bounded(sentences, "sentences", words) : [element("p", {}, words.alike)];
  if (named.length) parts.push(element("p", { class: "part" }, words.renamed), ...bounded(named, "renamed", words));
  return parts;
}

/** @param {string} root @param {Game} game @param {Word} word */
function link(root, game, { word, anchor }) {
  return element("a", { href: `${root}${game.address}${anchor && `#${anchor}`}` }, word);
}

/** A list of which the rest unfolds. @param {HTMLElement[]} items @param {string} name @param {Record<string, string>} words */
function bounded(items, name, words) {
  const first = element("ul", { class: name }, ...items.slice(0, SHOWN));
  const rest = items.slice(SHOWN);
  if (!rest.length) return [first];
  const more = element("summary", {}, filled(words.more, { n: rest.length }));
  return [first, element("details", {}, more, element("ul", { class: name }, ...rest))];
}
