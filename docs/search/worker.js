// Answers Material's search box in the place of the theme's own worker: the
// same messages, but an index and a ranking made for Japanese. Files of the
// index are read when a query needs them, and kept.

importScripts("fold.js", "romaji.js", "rank.js", "show.js");

/* global fold, grams, crc32, loose, wordsOf, score, nearness, grouped, TIERS */

/** @typedef {import("./rank.js").Entry} Entry */
/** @typedef {import("./rank.js").Word} Word */
/** @typedef {import("./show.js").Hit} Hit */
/** @typedef {{chunk: number, place: number, words: string[]}} Name */
/** @typedef {{chunks: number, shards: number, names: Name[]}} Names */

const SETUP = 0;
const READY = 1;
const QUERY = 2;
const RESULT = 3;

const MOST_CHUNKS = 12; // chunks read for one query
const FEW = 3; // with fewer good answers, words that are nearly the same count too
const NEAREST = 3; // names offered where nothing is found

/** @type {Map<string, Promise<any>>} */
const read = new Map();
let latest = 0;

/** A file of the index as `made` makes it, asked for once; what failed is asked for again.
 * @template T @param {string} name @param {(found: any) => T} made @returns {Promise<T>} */
function file(name, made) {
  const known = read.get(name);
  if (known) return known;
  const asked = fetch(new URL(name, self.location.href)).then(async (answer) => {
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return made(await answer.json());
  });
  read.set(name, asked);
  asked.catch(() => read.delete(name));
  return asked;
}

/** @returns {Promise<Names>} */
function namesOf() {
  return file("names.json", ({ chunks, shards, names }) => ({
    chunks,
    shards,
    names: names.map(([chunk, place, ...words]) => ({ chunk, place, words: words.map(fold) })),
  }));
}

/** A chunk's entries. @param {number} number @returns {Promise<Entry[]>} */
function entriesOf(number) {
  return file(`entries-${number}.json`, ({ entries }) => {
    const made = entries.map(([address, title, kind, first, names, text]) => {
      const all = names.map(fold);
      // A rule without a name is headed by its own words; they are text.
      const [called, said] = /[。…]$/.test(title) ? ["", `${fold(title)}\n${fold(text)}`] : [fold(title), fold(text)];
      const folded = { title: called, names: all, said: [called, ...all].map(loose), text: said };
      return { address, title, kind, first: Boolean(first), names, text, folded, page: null };
    });
    const pages = new Map(made.map((entry) => [entry.address, entry]));
    for (const entry of made) if (entry.address.includes("#")) entry.page = pages.get(entry.address.split("#")[0]) ?? null;
    return made;
  });
}

/** The chunks that a gram stands in, or null where it stands nearly everywhere or, without the network, anywhere.
 * @param {string} gram @param {number} shards @returns {Promise<Set<number> | null>} */
async function chunksOf(gram, shards) {
  const grams = await file(`grams-${crc32(gram) % shards}.json`, (found) => found.grams).catch(() => null);
  if (grams === null || grams[gram] === "*") return null;
  const all = new Set();
  for (const gaps of grams[gram] ?? []) {
    let number = 0;
    for (const gap of gaps) all.add((number += gap));
  }
  return all;
}

/** For each chunk the share of a word's grams that stand in it. @param {string} form @param {Names} all @returns {Promise<number[]>} */
async function shares(form, all) {
  const sets = await Promise.all(grams(form).map((gram) => chunksOf(gram, all.shards)));
  return Array.from({ length: all.chunks }, (_, number) => sets.filter((set) => set?.has(number) ?? true).length / sets.length);
}

/** The chunks worth reading, best first: those that a name leads to, then those with most of the words.
 * @param {Word[]} words @param {Names} all @returns {Promise<number[]>} */
async function candidates(words, all) {
  const marks = new Array(all.chunks).fill(0);
  for (const { forms } of words) {
    const each = await Promise.all(forms.map((form) => shares(form, all)));
    marks.forEach((_, number) => {
      const share = Math.max(...each.map((found) => found[number]));
      marks[number] += share === 1 ? words.length + 1 : share; // one whole word outweighs parts of all
    });
  }
  const named = all.names.filter((name) => words.every((word) => isNamed(name, word))).map(({ chunk }) => chunk);
  const rest = marks.map((mark, number) => ({ mark, number })).filter(({ mark }) => mark > 0);
  rest.sort((a, b) => b.mark - a.mark || a.number - b.number);
  return [...new Set([...named, ...rest.map(({ number }) => number)])].slice(0, MOST_CHUNKS);
}

/** @param {Name} name @param {Word} word */
function isNamed({ words }, { forms, said }) {
  const meets = (/** @type {string} */ form) => words.some((word) => word.includes(form));
  return forms.some(meets) || said.some((form) => words.some((word) => loose(word).includes(form)));
}

/** @param {Word[]} words @param {number[]} numbers of chunks @param {boolean} lenient @returns {Promise<Hit[]>} */
async function scored(words, numbers, lenient) {
  const entries = (await Promise.all(numbers.map((number) => entriesOf(number).catch(() => [])))).flat();
  const hits = entries.map((entry) => ({ entry, ...score(entry, words, lenient) }));
  return hits.filter(({ missing }) => missing < words.length);
}

/** Names of concepts and games, those nearest to what was typed first. @param {Word[]} words @param {Names} all */
function nearest(words, all) {
  const forms = [words.map((word) => word.forms[0]).join(""), ...words.flatMap((word) => word.forms)];
  const near = all.names.map((name) => ({ ...name, far: nearness(name.words, forms) }));
  return near.sort((a, b) => a.far - b.far).slice(0, MOST_CHUNKS);
}

/** Typos and parts count. @param {Word[]} words @param {Names} all @param {number[]} numbers @returns {Promise<Hit[]>} */
async function leniently(words, all, numbers) {
  const near = nearest(words, all).map(({ chunk }) => chunk);
  return scored(words, [...new Set([...near.slice(0, NEAREST), ...numbers])].slice(0, MOST_CHUNKS), true);
}

/** @param {string} query @returns {Promise<object[][]>} */
async function answer(query) {
  const all = await namesOf();
  const words = wordsOf(query);
  if (!words.length) return [];
  // Spaces may part words or, in Japanese, nothing.
  const ways = words.length > 1 ? [words, wordsOf(query.replace(/\s+/g, ""))] : [words];
  /** @type {Hit[]} */
  let found = [];
  for (const way of ways) {
    const numbers = await candidates(way, all);
    found = merged(found, await scored(way, numbers, false));
    const good = found.filter(({ missing, cost }) => !missing && cost < TIERS.text);
    if (good.length < FEW) found = merged(found, await leniently(way, all, numbers));
  }
  if (!found.length) {
    const near = nearest(words, all).slice(0, NEAREST);
    found = await Promise.all(near.map(async ({ chunk, place }, at) => ({ entry: (await entriesOf(chunk))[place], cost: at, missing: 0 })));
  }
  found.sort((a, b) => a.missing - b.missing || a.cost - b.cost);
  return grouped(found, [...new Set(ways.flat().flatMap(({ forms }) => forms))]);
}

/** A small library is read as a whole once there is time, and is then searched without the network. */
async function readAll() {
  const { chunks } = await namesOf();
  if (chunks <= MOST_CHUNKS) Array.from({ length: chunks }, (_, number) => entriesOf(number).catch(() => []));
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
    readAll().catch(() => undefined);
  }
});
