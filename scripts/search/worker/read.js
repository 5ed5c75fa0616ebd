// The files of the index: read when a query needs them, and kept.

/* global VERSION, grams, crc32, loose, entryOf, once */
/* exported namesOf, entriesOf, whereabouts */

/** @typedef {import("./rank.js").Entry} Entry */
/** @typedef {{chunk: number, place: number, entry: Entry}} Name `entry` holds names alone */
/** @typedef {{chunks: number, shards: number, nearest: string, names: Name[]}} Names */
/** @typedef {Set<number> | "*"} Chunks `*`: nearly all of them */

/** @type {Map<string, Promise<any>>} */
const read = new Map();

/** A file of the index as `made` makes it, asked for once; what failed is asked for again. What a cache or a newer
 * site gives of another version counts as failed: its numbers mean other things.
 * @template T @param {string} name @param {(found: any) => T} made @returns {Promise<T>} */
function file(name, made) {
  const known = read.get(name);
  if (known) return known;
  const asked = fetch(new URL(`${name}?${VERSION}`, self.location.href)).then(async (answer) => {
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    const found = await answer.json();
    if (found.version !== VERSION) throw new Error(`${name}: version ${found.version}`);
    return made(found);
  });
  read.set(name, asked);
  asked.catch(() => read.delete(name));
  return asked;
}

/** @returns {Promise<Names>} */
function namesOf() {
  return file("names.json", ({ names, ...rest }) => ({
    ...rest,
    names: names.map(([chunk, place, ...all]) => ({ chunk, place, entry: knownBy(all) })),
  }));
}

/** An entry of which the names are known. @param {string[]} all folded, with spaces between words @returns {Entry} */
function knownBy(all) {
  const said = ([title, ...names]) => ({ title, names, text: "" });
  const folded = all.map((name) => name.replaceAll(" ", ""));
  return {
    address: "", title: "", kind: "", first: true, names: [], text: "", folded: said(folded),
    apart: () => said(all),
    loose: once(() => folded.map(loose)),
    page: null,
  };
}

/** A chunk's entries. @param {number} number @returns {Promise<Entry[]>} */
function entriesOf(number) {
  return file(`entries-${number}.json`, ({ entries }) => {
    /** @type {Entry[]} */
    const made = entries.map(([address, title, kind, first, names, text]) => entryOf(address, title, kind, Boolean(first), names, text));
    const pages = new Map(made.map((entry) => [entry.address, entry]));
    for (const entry of made) if (entry.address.includes("#")) entry.page = pages.get(entry.address.split("#")[0]) ?? null;
    return made;
  });
}

/** The chunks that hold a gram in a name, and those that do anywhere; nearly all where, without the network, it cannot
 * be told. @param {string} gram @param {number} shards @returns {Promise<{named: Chunks, held: Chunks}>} */
async function chunksOf(gram, shards) {
  const held = await file(`grams-${crc32(gram) % shards}.json`, (found) => found.grams).catch(() => null);
  const where = held === null ? "*" : (held[gram] ?? [[], []]);
  if (where === "*") return { named: "*", held: "*" };
  const named = new Set(numbers(where[0]));
  return { named, held: where[1] === "*" ? "*" : new Set([...named, ...numbers(where[1])]) };
}

/** @param {number[]} gaps between rising numbers */
function numbers(gaps) {
  let number = 0;
  return gaps.map((gap) => (number += gap));
}

/** For each chunk the shares of a word's grams that stand in its names, and anywhere in it.
 * @param {string} form @param {Names} all @returns {Promise<{named: number, held: number}[]>} */
async function whereabouts(form, { chunks, shards }) {
  const each = await Promise.all(grams(form).map((gram) => chunksOf(gram, shards)));
  const share = (/** @type {Chunks[]} */ sets, /** @type {number} */ number) =>
    sets.filter((set) => set === "*" || set.has(number)).length / sets.length;
  const [named, held] = [each.map((where) => where.named), each.map((where) => where.held)];
  return Array.from({ length: chunks }, (_, number) => ({ named: share(named, number), held: share(held, number) }));
}
