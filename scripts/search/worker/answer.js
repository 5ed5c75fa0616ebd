// Answers Material's search box in the place of the theme's own worker: the
// same messages, but an index and a ranking made for Japanese.

/* global namesOf, entriesOf, whereabouts, wordsOf, score, nearest, grouped, TIERS */

/** @typedef {import("./rank.js").Entry} Entry */
/** @typedef {import("./rank.js").Word} Word */
/** @typedef {import("./read.js").Names} Names */
/** @typedef {import("./show.js").Hit} Hit */

const SETUP = 0;
const READY = 1;
const QUERY = 2;
const RESULT = 3;

const MOST_CHUNKS = 5; // chunks read for one query
const MOST_LED_TO = 3; // those of them that names of concepts and games lead to
const WHOLE = 12; // a library of so many chunks is read as a whole once there is time
const FEW = 3; // with fewer good answers, words that are nearly the same count too
const NEAREST = 3; // names offered where nothing is found

let latest = 0;

/** The chunks worth reading, best first: those that a name leads to, then those with most of the words, in names
 * rather than in texts, and in names of games and concepts rather than in others. @param {Word[]} words @param {Names} all @returns {Promise<number[]>} */
async function candidates(words, all) {
  const named = ledTo(words, all);
  for (const number of named) entriesOf(number, all).catch(() => undefined); // they are asked for meanwhile
  const marks = new Array(all.entries.length).fill(0);
  for (const word of words) {
    const known = new Set(called([word], all).map(({ chunk }) => chunk));
    const each = await Promise.all(word.forms.map((form) => whereabouts(form, all)));
    for (let number = 0; number < all.entries.length; number += 1) {
      marks[number] += Math.max(...each.map((found) => worth(found[number], known.has(number), words.length)));
    }
  }
  const rest = marks.map((mark, number) => ({ mark, number })).filter(({ mark }) => mark > 0);
  rest.sort((a, b) => b.mark - a.mark || a.number - b.number);
  return [...new Set([...named, ...rest.map(({ number }) => number)])];
}

/** One whole word outweighs parts of all, and names decide between as many whole words.
 * @param {{named: number, held: number}} shares of a word in a chunk @param {boolean} known whether a name leads there
 * @param {number} words in the query */
function worth({ named, held }, known, words) {
  return held < 1 ? held : 2 * words + named + (known ? 1 : 0);
}

/** The chunks of concepts and games that are called so, best first. @param {Word[]} words @param {Names} all */
function ledTo(words, all) {
  const best = called(words, all).sort((a, b) => a.cost - b.cost);
  return [...new Set(best.map(({ chunk }) => chunk))].slice(0, MOST_LED_TO);
}

/** Names of concepts and games that hold all words. @param {Word[]} words @param {Names} all */
function called(words, all) {
  const each = all.names.map(({ chunk, entry }) => ({ chunk, ...score(entry, words, false) }));
  return each.filter(({ missing }) => !missing);
}

/** @param {Word[]} words @param {number[]} numbers of chunks @param {Names} all @param {boolean} lenient
 * @returns {Promise<Hit[]>} */
async function scored(words, numbers, all, lenient) {
  const entries = (await Promise.all(numbers.map((number) => entriesOf(number, all).catch(() => [])))).flat();
  const hits = entries.map((entry) => ({ entry, ...score(entry, words, lenient) }));
  return hits.filter(({ missing }) => missing < words.length);
}

/** The words that no name of a concept or a game holds: they may be misspelt. @param {Word[]} words @param {Names} all */
function unknown(words, all) {
  return words.filter((word) => !called([word], all).length);
}

/** Concepts and games whose names are nearest to what was typed. @param {Word[]} words @param {Names} all */
function near(words, all) {
  if (!words.length) return [];
  const forms = [words.map((word) => word.forms[0]).join(""), ...words.flatMap((word) => word.forms)];
  return nearest(all.names, ({ entry: { folded } }) => [folded.title, ...folded.names], [...new Set(forms)], NEAREST);
}

/** @param {string} query @returns {Promise<object[][]>} */
async function answer(query) {
  const all = await namesOf();
  const words = wordsOf(query);
  if (!words.length) return [];
  // Spaces may part words or, in Japanese, nothing.
  const ways = words.length > 1 ? [words, wordsOf(query.replace(/\s+/g, ""))] : [words];
  const each = await Promise.all(ways.map((way) => candidates(way, all)));
  let numbers = inTurn(each).slice(0, MOST_CHUNKS);
  let found = await best(ways, numbers, all, false);
  if (found.filter(({ missing, cost }) => !missing && cost < TIERS.text).length < FEW) {
    const misspelt = unknown(words, all).length ? ways.flatMap((way) => unknown(way, all)) : [];
    const others = near(misspelt, all).map(({ chunk }) => chunk);
    numbers = [...new Set([...others, ...numbers])].slice(0, MOST_CHUNKS);
    found = merged(found, await best(ways, numbers, all, true));
  }
  const forms = [...new Set(ways.flat().flatMap((word) => word.forms))];
  if (found.length) return grouped(found.sort((a, b) => a.missing - b.missing || a.cost - b.cost), forms);
  const offered = await Promise.all(near(words, all).map(async ({ chunk, place }) => (await entriesOf(chunk, all))[place]));
  return grouped(offered.map((entry) => ({ entry, cost: 0, missing: 0 })), forms, all.nearest);
}

/** @param {Word[][]} ways @param {number[]} numbers of chunks @param {Names} all
 * @param {boolean} lenient whether typos and parts count @returns {Promise<Hit[]>} */
async function best(ways, numbers, all, lenient) {
  const each = await Promise.all(ways.map((way) => scored(way, numbers, all, lenient)));
  return each.reduce(merged);
}

/** The firsts of all lists, then the seconds, and so on, each once. @param {number[][]} lists */
function inTurn(lists) {
  const longest = Math.max(...lists.map((list) => list.length));
  return [...new Set(Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat())];
}

/** Both lists, each entry once, at its better place. @param {Hit[]} one @param {Hit[]} other @returns {Hit[]} */
function merged(one, other) {
  const best = new Map(one.map((hit) => [hit.entry, hit]));
  for (const hit of other) {
    const known = best.get(hit.entry);
    if (!known || hit.missing < known.missing || (hit.missing === known.missing && hit.cost < known.cost)) best.set(hit.entry, hit);
  }
  return [...best.values()];
}

/** A small library is then searched without the network. */
async function readAll() {
  const all = await namesOf();
  if (all.entries.length <= WHOLE) all.entries.forEach((_, number) => entriesOf(number, all).catch(() => undefined));
}

// The names are asked for before the page says so, which it does when it has read an index of its own.
namesOf().catch(() => undefined);

self.addEventListener("message", async ({ data: message }) => {
  if (message.type === SETUP) {
    await namesOf().catch(() => undefined);
    self.postMessage({ type: READY });
  } else if (message.type === QUERY) {
    const number = (latest += 1);
    const items = await answer(message.data).catch(() => []);
    // A later query has been typed meanwhile: its answer is the one wanted.
    if (number !== latest) return;
    self.postMessage({ type: RESULT, data: { items } });
    if (items.length) readAll().catch(() => undefined); // the box also asks for nothing, on every page
  }
});
