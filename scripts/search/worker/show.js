// What entries look like in the box.

/* global fold, signsOf */
/* exported grouped */

/** @typedef {import("./rank.js").Entry} Entry */
/** @typedef {{entry: Entry, cost: number, missing: number}} Hit */

const MOST_PAGES = 10;
const MOST_INSIDE = 5; // places shown on one page
const VISIBLE = 10; // entries shown without unfolding, as far as pages allow

/** @param {string} text @returns {string} text that HTML shows as it is */
function escaped(text) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** @type {Map<string, string>} */
const FOLDED = new Map();

/** A sign folded; there are few, and many texts. @param {string} sign @returns {string} */
function foldedSign(sign) {
  const known = FOLDED.get(sign) ?? fold(sign);
  FOLDED.set(sign, known);
  return known;
}

/** Where folded words stand in signs: from and to, in order, apart.
 * @param {string[]} signs @param {string[]} words folded @returns {[number, number][]} */
function places(signs, words) {
  const made = signs.map(foldedSign);
  const folded = made.join("");
  const origin = made.flatMap((part, at) => Array(part.length).fill(at));
  /** @type {[number, number][]} */
  const found = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); word && at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([origin[at], origin[at + word.length - 1] + 1]);
    }
  }
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  let done = 0;
  return found.filter(([from, to]) => from >= done && (done = to));
}

/** The text as HTML with the words marked. @param {string} text @param {string[]} words folded @returns {string} */
function marked(text, words) {
  const signs = signsOf(text);
  const part = (/** @type {number} */ from, /** @type {number} */ to) => escaped(signs.slice(from, to).join(""));
  let done = 0;
  let html = "";
  for (const [from, to] of places(signs, words)) {
    html += `${part(done, from)}<mark data-md-highlight>${part(from, to)}</mark>`;
    done = to;
  }
  return html + part(done, signs.length);
}

/** The part of a long text around its first match. @param {string} text @param {string[]} words folded @returns {string} */
function snippet(text, words, before = 24, most = 110) {
  const signs = signsOf(text);
  const first = places(signs, words)[0]?.[0] ?? 0;
  const from = Math.max(0, first - before);
  const part = signs.slice(from, from + most).join("");
  return `${from ? "…" : ""}${part}${from + most < signs.length ? "…" : ""}`;
}

/** Hits by page, as the box takes them: the page, then places on it. Those among the first ten are in sight, the
 * others unfold. @param {Hit[]} hits sorted @param {string[]} words folded @param {string} [label] before each page
 * @returns {object[][]} */
function grouped(hits, words, label = "") {
  /** @type {Map<string, {top: Entry, own: boolean, inside: {entry: Entry, score: number}[]}>} */
  const pages = new Map();
  let shownYet = 0;
  for (const { entry } of hits) {
    const page = entry.page ?? entry;
    const known = pages.get(page.address);
    if (!known && pages.size === MOST_PAGES) continue;
    const group = known ?? { top: page, own: false, inside: [] };
    pages.set(page.address, group);
    if (entry === page) group.own = true;
    else if (group.inside.length < MOST_INSIDE) group.inside.push({ entry, score: shownYet < VISIBLE || !known ? 1 : 0 });
    else continue;
    shownYet += known || entry === page ? 1 : 2;
  }
  return [...pages.values()].map(({ top, own, inside }) => [
    shown(top, own ? words : [], 1, label),
    ...inside.map(({ entry, score }) => shown(entry, words, score)),
  ]);
}

/** An entry as the box takes it; on its page the words that were met will be marked.
 * @param {Entry} entry @param {string[]} words folded @param {number} score @param {string} [label] */
function shown(entry, words, score, label = "") {
  const known = entry.names.filter((_, at) => words.some((word) => entry.folded.names[at].includes(word)));
  const others = known.slice(0, 3);
  const text = entry.text.startsWith(entry.title) ? entry.text.slice(entry.title.length).trim() : entry.text;
  const said = [others.join("、"), snippet(text, words)].filter(Boolean).join(" — ");
  return {
    location: entry.address,
    title: `${span("nearest", label)} ${marked(entry.title, words)} ${span("md-tag", entry.kind)}`.trim(),
    text: marked(said, words),
    terms: Object.fromEntries(met([entry.title, ...known, entry.text], words).map((word) => [word, true])),
    score,
  };
}

/** @param {string} name of its class @param {string} label @returns {string} */
function span(name, label) {
  return label && `<span class="${name}">${escaped(label)}</span>`;
}

/** The words as texts spell them. @param {string[]} texts @param {string[]} words folded @returns {string[]} */
function met(texts, words, most = 4) {
  const all = texts.flatMap((text) => {
    const signs = signsOf(text);
    return places(signs, words).map(([from, to]) => signs.slice(from, to).join(""));
  });
  return [...new Set(all)].slice(0, most);
}
