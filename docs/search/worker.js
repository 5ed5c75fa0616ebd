// Answers Material's search box in the place of the theme's own worker: the
// same messages, but an index and a ranking made for Japanese. Files of the
// index are read when a query needs them, and kept.

importScripts("fold.js", "romaji.js", "rank.js");

/* global fold, grams, crc32, kana, score, distance, marked, snippet, escaped, TIERS */

/** @typedef {import("./rank.js").Entry} Entry */
/** @typedef {{chunks: number, shards: number, names: [number, number, ...string[]][]}} Names */

const SETUP = 0;
const READY = 1;
const QUERY = 2;
const RESULT = 3;

const MOST_CHUNKS = 12; // chunks read for one query
const MOST_GROUPS = 10; // pages shown
const MOST_INSIDE = 5; // places shown on one page
const FEW = 3; // with fewer good answers, words that are nearly the same count too

/** @type {Promise<Names & {folded: {chunk: number, place: number, names: string[]}[]}> | undefined} */
let names;
/** @type {Map<string, Promise<any>>} */
const read = new Map();
let latest = 0;

/** A file of the index, asked for once. @param {string} name @returns {Promise<any>} */
function file(name) {
  const known = read.get(name);
  if (known) return known;
  const asked = fetch(new URL(name, self.location.href)).then((answer) => {
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return answer.json();
  });
  asked.catch(() => read.delete(name));
  read.set(name, asked);
  return asked;
}

/** @param {Names} found */
function prepared(found) {
  const folded = found.names.map(([chunk, place, ...words]) => ({ chunk, place, names: words.map(fold) }));
  return { ...found, folded };
}

/** A chunk's entries, with their folded forms. @param {number} number @returns {Promise<{title: string, entries: Entry[]}>} */
function chunk(number) {
  const name = `entries-${number}.json`;
  const key = `folded ${name}`;
  const known = read.get(key);
  if (known) return known;
  const made = file(name).then(({ title, entries }) => ({
    title,
    entries: entries.map(([address, called, kind, first, others, text]) => ({
      address,
      title: called,
      kind,
      first: Boolean(first),
      names: others,
      text,
      folded: { title: fold(called), names: others.map(fold), text: fold(text) },
    })),
  }));
  made.catch(() => read.delete(key));
  read.set(key, made);
  return made;
}

/** The words of a query, each with its other spellings. @param {string} query @returns {string[][]} */
function wordsOf(query) {
  return query
    .normalize("NFKC")
    .split(/\s+/)
    .map(fold)
    .filter(Boolean)
    .map((word) => {
      const reading = kana(word);
      return reading ? [word, fold(reading)] : [word];
    });
}

/** The chunks that a gram stands in, or null where it stands nearly everywhere.
 * @param {string} gram @param {number} shards @returns {Promise<Set<number> | null>} */
async function chunksOf(gram, shards) {
  const where = (await file(`grams-${crc32(gram) % shards}.json`)).grams[gram];
  if (where === "*") return null;
  const all = new Set();
  for (const gaps of where ?? []) {
    let number = 0;
    for (const gap of gaps) {
      number += gap;
      all.add(number);
    }
  }
  return all;
}

/** How many of the words may stand in each chunk. @param {string[][]} words @param {Names} all @returns {Promise<number[]>} */
async function hits(words, all) {
  const counts = new Array(all.chunks).fill(0);
  for (const spellings of words) {
    const fits = new Array(all.chunks).fill(false);
    for (const word of spellings) {
      const sets = await Promise.all(grams(word).map((gram) => chunksOf(gram, all.shards)));
      for (let number = 0; number < all.chunks; number += 1) {
        fits[number] ||= sets.every((set) => set === null || set.has(number));
      }
    }
    fits.forEach((fit, number) => (counts[number] += fit ? 1 : 0));
  }
  return counts;
}

/** The chunks worth reading, best first: those that a name leads to, then those with most of the words.
 * @param {string[][]} words @param {Awaited<NonNullable<typeof names>>} all @returns {Promise<number[]>} */
async function candidates(words, all) {
  const counts = await hits(words, all);
  const named = all.folded.filter(({ names: each }) => words.every((ways) => ways.some((way) => each.some((name) => name.includes(way)))));
  const first = new Set(named.map(({ chunk: number }) => number));
  const rest = counts.map((count, number) => ({ count, number })).filter(({ count }) => count > 0);
  rest.sort((a, b) => b.count - a.count || a.number - b.number);
  return [...new Set([...first, ...rest.map(({ number }) => number)])].slice(0, MOST_CHUNKS);
}

/** @typedef {{entry: Entry, chunk: number, cost: number, missing: number}} Hit */

/** @param {string[][]} words @param {number[]} numbers @returns {Promise<Hit[]>} */
async function scored(words, numbers) {
  const chunks = await Promise.all(numbers.map(chunk));
  return chunks.flatMap(({ entries }, at) =>
    entries
      .map((entry) => ({ entry, chunk: numbers[at], ...score(entry, words) }))
      .filter(({ missing }) => missing < words.length),
  );
}

/** Names that are a typo away, or, where nothing else is found, the nearest three.
 * @param {string[][]} words @param {Awaited<NonNullable<typeof names>>} all @param {number[]} numbers @param {boolean} nothing
 * @returns {Promise<Hit[]>} */
async function nearly(words, all, numbers, nothing) {
  const ways = [...new Set([words.map((spellings) => spellings[0]).join(""), ...(words.length === 1 ? words[0] : [])])];
  const chunks = await Promise.all([...new Set([...all.folded.map((name) => name.chunk), ...numbers])].slice(0, MOST_CHUNKS).map(
    async (number) => ({ number, ...(await chunk(number)) })));
  const hits = [];
  for (const { number, entries } of chunks) {
    for (const entry of entries) {
      const forms = [entry.folded.title, ...entry.folded.names];
      const near = Math.min(...ways.flatMap((way) => forms.map((form) => ratio(way, form, nothing))));
      if (near < Infinity) hits.push({ entry, chunk: number, missing: 0, cost: 10 + near + (entry.first ? 0 : 0.4) });
    }
  }
  hits.sort((a, b) => a.cost - b.cost);
  return nothing ? hits.slice(0, 3) : hits.slice(0, MOST_GROUPS);
}

/** How far a name is from what was typed; Infinity where it is no typo of it.
 * @param {string} typed @param {string} name @param {boolean} anything */
function ratio(typed, name, anything) {
  const most = anything ? Math.max(2, Math.ceil(typed.length * 0.7)) : typed.length < 3 ? 0 : typed.length < 8 ? 1 : 2;
  const edits = distance(typed, name, most);
  return edits <= most && edits < Math.max(typed.length, name.length) ? edits : Infinity;
}

/** @param {string} query @returns {Promise<object[][]>} */
async function answer(query) {
  const all = await (names ??= file("names.json").then(prepared));
  let words = wordsOf(query);
  if (!words.length) return [];
  const numbers = await candidates(words, all);
  let found = await scored(words, numbers);
  const joined = wordsOf(query.replace(/\s+/g, ""));
  if (words.length > 1 && joined.length === 1) {
    const whole = await scored(joined, await candidates(joined, all));
    found = merged(found, whole);
    words = [...words, ...joined];
  }
  const good = found.filter(({ missing, cost }) => !missing && cost < TIERS.text);
  if (good.length < FEW) found = merged(found, await nearly(wordsOf(query), all, numbers, false));
  if (!found.length) found = await nearly(wordsOf(query), all, numbers, true);
  found.sort((a, b) => a.missing - b.missing || a.cost - b.cost);
  const typed = query.normalize("NFKC").split(/\s+/).filter(Boolean);
  return grouped(found, [...new Set(words.flat())], typed);
}

/** Both lists, each entry once, at its better place. @param {Hit[]} one @param {Hit[]} other @returns {Hit[]} */
function merged(one, other) {
  const best = new Map();
  for (const hit of [...one, ...other]) {
    const known = best.get(hit.entry);
    if (!known || hit.missing < known.missing || (hit.missing === known.missing && hit.cost < known.cost)) best.set(hit.entry, hit);
  }
  return [...best.values()];
}

/** Hits by page, as the box shows them: the page, then the places on it, all visible.
 * @param {Hit[]} hits sorted @param {string[]} words folded @param {string[]} typed @returns {Promise<object[][]>} */
async function grouped(hits, words, typed) {
  /** @type {Map<string, Hit[]>} */
  const pages = new Map();
  for (const hit of hits) {
    const page = hit.entry.address.split("#")[0];
    const inside = pages.get(page) ?? [];
    if (inside.length < MOST_INSIDE) pages.set(page, [...inside, hit]);
  }
  return Promise.all(
    [...pages].slice(0, MOST_GROUPS).map(async ([page, inside]) => {
      const places = inside.filter(({ entry }) => entry.address !== page).map(({ entry }) => shown(entry, words, typed));
      const own = inside.find(({ entry }) => entry.address === page)?.entry;
      const { title, entries } = await chunk(inside[0].chunk);
      const head = own ?? entries.find((entry) => entry.address === page);
      const bare = { location: page, title: escaped(title), text: "", terms: {}, score: 1 };
      return [head ? shown(head, own ? words : [], own ? typed : []) : bare, ...places];
    }),
  );
}

/** An entry as the box takes it; on its page the typed words will be marked.
 * @param {Entry} entry @param {string[]} words folded @param {string[]} typed */
function shown(entry, words, typed) {
  const others = entry.names.filter((name) => words.some((word) => fold(name).includes(word))).slice(0, 3);
  const said = [others.join("、"), snippet(entry.text, words)].filter(Boolean).join(" — ");
  return {
    location: entry.address,
    title: marked(entry.title, words),
    text: marked(said, words),
    tags: [escaped(entry.kind)],
    terms: Object.fromEntries(typed.map((word) => [word, true])),
    score: 1,
  };
}

self.addEventListener("message", async ({ data: message }) => {
  if (message.type === SETUP) {
    names ??= file("names.json").then(prepared);
    await names.catch(() => (names = undefined));
    self.postMessage({ type: READY });
  } else if (message.type === QUERY) {
    const number = (latest += 1);
    const items = await answer(message.data).catch(() => []);
    // A later query has been typed meanwhile: its answer is the one wanted.
    if (number === latest) self.postMessage({ type: RESULT, data: { items } });
  }
});
