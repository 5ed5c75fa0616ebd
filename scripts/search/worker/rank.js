// How well an entry answers a query.

/* global fold, apart, readings, loose, typos, covered */
/* exported entryOf, wordsOf, score, TIERS */

/** @typedef {{title: string, names: string[], text: string}} Said */
/** @typedef {{address: string, title: string, kind: string, first: boolean, aside: boolean, names: string[], text: string,
 *   folded: Said, apart: () => Said, loose: () => string[], page: Entry | null}} Entry
 * `first`: a concept or a game; `aside`: for contributors and programs, not for players; `apart`: folded with spaces between words; `loose`: names; `page`: what it stands on */
/** @typedef {{forms: string[], said: string[]}} Word what was typed, folded, with its readings; the readings loosely */

/** What a word met, best first. */
const TIERS = {
  exact: 0, alias: 1, prefix: 2, aliasPrefix: 3, inside: 4, aliasInside: 5, page: 3, begun: 5.7, text: 7, within: 7.7,
  typo: 8.4, parts: 9, none: 11,
};

/** What games and readers call a concept is nearly as much its name as the heading is. */
const ALIASES = [TIERS.alias, TIERS.aliasPrefix, TIERS.aliasInside];
const ALIAS_IS_NAME = 0.8;
const LOOSELY = 0.3;

/** Of names as many edits away, the heading counts before aliases, the same first sign before another. */
const ALIAS_TYPO = 0.3;
const OTHER_BEGINNING = 0.5;

/** A word in a text that stands aside is hardly met: what players look for seldom stands there. */
const HARDLY = 0.9;

const LATIN = /^[a-z0-9]+$/;

/** @template T @param {() => T} make @returns {() => T} made when it is needed, and kept */
function once(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}

/** @param {string} address @param {string} title @param {string} kind @param {number} rank above 0 what comes first, below
 * what stands aside @param {string[]} names @param {string} text @returns {Entry} */
function entryOf(address, title, kind, rank, names, text) {
  // A rule without a name is headed by its own words; they are text.
  const said = /[。…]$/.test(title) ? { title: "", names, text: `${title}\n${text}` } : { title, names, text };
  const all = (/** @type {(text: string) => string} */ made) => ({
    title: made(said.title), names: said.names.map(made), text: made(said.text),
  });
  const folded = all(fold);
  return {
    address, title, kind, first: rank > 0, aside: rank < 0, names, text, folded,
    apart: once(() => all(apart)),
    loose: once(() => [folded.title, ...folded.names].map(loose)),
    page: null,
  };
}

/** @param {string} query @returns {Word[]} */
function wordsOf(query) {
  const folded = query.split(/\s+/).map(fold).filter(Boolean);
  return folded.map((word) => {
    const said = readings(word);
    return { forms: [word, ...said], said: said.map(loose) };
  });
}

/** @param {string[]} names @param {string} word @param {number} exact the tier of an equal name */
function inNames(names, word, exact) {
  if (names.includes(word)) return exact;
  if (names.some((name) => name.startsWith(word))) return exact + 2;
  return names.some((name) => name.includes(word)) ? exact + 4 : TIERS.none;
}

/** @param {Entry} entry @param {Word} word @returns {number} */
function tier(entry, { forms, said }) {
  const alias = (/** @type {number} */ found) => (entry.first && ALIASES.includes(found) ? found - ALIAS_IS_NAME : found);
  let best = TIERS.none;
  for (const form of forms) {
    const { title, names, text } = entry.folded;
    const named = Math.min(inNames([title], form, TIERS.exact), alias(inNames(names, form, TIERS.alias)));
    const told = text.includes(form) ? TIERS.text : TIERS.none;
    best = Math.min(best, ...(LATIN.test(form) ? inWords(entry, form, named, told) : [named, told]));
  }
  for (const form of said) best = Math.min(best, alias(inNames(entry.loose(), form, TIERS.alias)) + LOOSELY);
  return best;
}

/** The tiers of Latin in names and in the text: whole words come before the beginnings of longer ones, and those
 * before what stands inside. @param {Entry} entry @param {string} form @param {number} named @param {number} told */
function inWords(entry, form, named, told) {
  const [whole, begun] = [new RegExp(`(^|[^a-z0-9])${form}($|[^a-z0-9])`), new RegExp(`(^|[^a-z0-9])${form}`)];
  if (named > TIERS.alias && named < TIERS.none) {
    const names = [entry.apart().title, ...entry.apart().names];
    if (!names.some((name) => whole.test(name))) {
      const starts = entry.folded.names.some((name) => name.startsWith(form)) || names.some((name) => begun.test(name));
      named = starts ? TIERS.begun + named / 10 : TIERS.within;
    }
  }
  if (told < TIERS.none && !whole.test(entry.apart().text)) told = TIERS.within;
  return [named, told];
}

/** A word that an entry does not hold: a name may be a typo away, or hold its parts.
 * @param {Entry} entry @param {Word} word @returns {number} */
function nearly({ folded }, { forms }) {
  const names = [folded.title, ...folded.names];
  let fewest = Infinity;
  for (const form of forms) {
    names.forEach((name, at) => {
      const edits = typos(form, name) + (at ? ALIAS_TYPO : 0) + (form[0] === name[0] ? 0 : OTHER_BEGINNING);
      fewest = Math.min(fewest, edits);
    });
  }
  if (fewest < Infinity) return TIERS.typo + fewest / 10;
  if (!forms.some((form) => covered(form, [...names, folded.text]))) return TIERS.none;
  return TIERS.parts + (covered(forms[0], names) ? 0 : 0.5);
}

/** Less is better. Words are all met, or some are missing, which weighs more than anything else.
 * @param {Entry} entry @param {Word[]} words @param {boolean} lenient whether typos and parts count
 * @returns {{cost: number, missing: number}} */
function score(entry, words, lenient) {
  let [cost, missing, own] = [0, 0, 0];
  for (const word of words) {
    let best = tier(entry, word);
    const byPage = best > TIERS.page && words.length > 1 && entry.page !== null && ofPage(entry.page, word);
    if (byPage) best = TIERS.page;
    else if (lenient && best === TIERS.none) best = nearly(entry, word);
    if (best === TIERS.none) missing += 1;
    else cost += best;
    if (entry.aside && best >= TIERS.text && best < TIERS.none) missing += HARDLY;
    if (best !== TIERS.none && !byPage) own += 1;
  }
  if (!own) return { cost, missing: words.length };
  // Concepts and games come before the rules of one game; of two names the shorter is nearer to what was typed.
  const rest = (entry.first ? 0 : 0.4) + Math.min(entry.folded.title.length, 40) / 200;
  return { cost: cost / words.length + rest, missing };
}

/** Whether a word names the game that an entry is part of. @param {Entry} page @param {Word} word */
function ofPage({ folded }, { forms }) {
  return forms.some((form) => [folded.title, ...folded.names].some((name) => name.includes(form)));
}
