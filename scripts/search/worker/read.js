// The files of the index: read when a query needs them, and kept.

/* global grams, crc32, loose, entryOf, once */
/* exported namesOf, entriesOf, whereabouts */

/** @typedef {import("./rank.js").Entry} Entry */
/** @typedef {{chunk: number, place: number, entry: Entry}} Name `entry` holds names alone */
/** @typedef {{nearest: string, grams: string[], entries: string[], names: Name[]}} Names `grams` and `entries`: the
 * versions of the shards and of the chunks, by their numbers */
/** @typedef {Set<number> | "*"} Chunks `*`: nearly all of them */

/** @type {Map<string, Promise<any>>} */
const read = new Map();

/** What an address gives as `made` makes it, asked for once; what failed is asked for again.
 * @template T @param {string} address @param {RequestCache} cache @param {(found: any) => T} made @returns {Promise<T>} */
function asked(address, cache, made) {
  const known = read.get(address);
  if (known) return known;
  const found = fetch(new URL(address, self.location.href), { cache }).then(async (answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return made(await answer.json());
  });
  read.set(address, found);
  found.catch(() => read.delete(address));
  return found;
}

/** The names, as the site has them now. @returns {Promise<Names>} */
function namesOf() {
  return asked("names.json", "no-cache", ({ names, grams, entries, nearest }) => ({
    nearest, grams, entries,
    names: names.map(([chunk, place, ...all]) => ({ chunk, place, entry: knownBy(all) })),
  }));
}

/** A file of the index in the version that the names name. What a cache or a newer site gives of another counts as
 * failed, as its numbers mean other things, and the names are asked for again: they may be old.
 * @template T @param {string} name @param {string} version @param {(found: any) => T} made @returns {Promise<T>} */
function file(name, version, made) {
  return asked(`${name}?${version}`, "default", (found) => {
    if (found.version === version) return made(found);
    read.delete("names.json");
    throw new Error(`${name}: version ${found.version}`);
  });
}

/** An entry of which the names are known. @param {string[]} all folded, with spaces between words @returns {Entry} */
function knownBy(all) {
  const said = ([title, ...names]) => ({ title, names, text: "" });
  const folded = all.map((name) => name.replaceAll(" ", ""));
  return {
    address: "", title: "", kind: "", first: true, aside: false, names: [], text: "", folded: said(folded),
    apart: () => said(all),
    loose: once(() => folded.map(loose)),
    page: null,
  };
}

/** A chunk's entries. @param {number} number @param {Names} all @returns {Promise<Entry[]>} */
function entriesOf(number, all) {
  return file(`entries-${number}.json`, all.entries[number], ({ entries }) => {
    /** @type {Entry[]} */
    const made = entries.map(([address, title, kind, rank, names, text]) => entryOf(address, title, kind, rank, names, text));
    const pages = new Map(made.map((entry) => [entry.address, entry]));
    for (const entry of made) if (entry.address.includes("#")) entry.page = pages.get(entry.address.split("#")[0]) ?? null;
    return made;
  });
}

/** The chunks that hold a gram in a name, and those that do anywhere; nearly all where, without the network, it cannot
 * be told. @param {string} gram @param {string[]} shards @returns {Promise<{named: Chunks, held: Chunks}>} */
async function chunksOf(gram, shards) {
  const number = crc32(gram) % shards.length;
  const held = await file(`grams-${number}.json`, shards[number], (found) => found.grams).catch(() => null);
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
async function whereabouts(form, all) {
  const each = await Promise.all(grams(form).map((gram) => chunksOf(gram, all.grams)));
  const share = (/** @type {Chunks[]} */ sets, /** @type {number} */ number) =>
    sets.filter((set) => set === "*" || set.has(number)).length / sets.length;
  const [named, held] = [each.map((where) => where.named), each.map((where) => where.held)];
  return all.entries.map((_, number) => ({ named: share(named, number), held: share(held, number) }));
}
