// How well an entry answers a query.

/* global fold, readings, loose */
/* exported wordsOf, score, nearness, distance, TIERS */

/** @typedef {{title: string, names: string[], said: string[], text: string}} Folded */
/** @typedef {{address: string, title: string, kind: string, first: boolean, names: string[], text: string,
 *   folded: Folded, page: Entry | null}} Entry `first`: a concept or a game; `page`: what it stands on */
/** @typedef {{forms: string[], said: string[]}} Word what was typed, folded, with its readings; the readings loosely */

/** What a word met, best first. */
const TIERS = {
  exact: 0, alias: 1, prefix: 2, aliasPrefix: 3, inside: 4, aliasInside: 5, page: 3, text: 7, typo: 7.5, parts: 8, none: 10,
};

/** What games and readers call a concept is nearly as much its name as the heading is. */
const ALIASES = [TIERS.alias, TIERS.aliasPrefix, TIERS.aliasInside];
const ALIAS_IS_NAME = 0.8;
const LOOSELY = 0.3;

/** Of names as many edits away, the heading counts before aliases, the same first sign before another. */
const ALIAS_TYPO = 0.3;
const OTHER_BEGINNING = 0.5;

/** @param {string} query @returns {Word[]} */
function wordsOf(query) {
  const folded = query.normalize("NFKC").split(/\s+/).map(fold).filter(Boolean);
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
function tier({ folded, first }, { forms, said }) {
  const named = (/** @type {number} */ found) => (first && ALIASES.includes(found) ? found - ALIAS_IS_NAME : found);
  const exact = forms.map((form) => Math.min(inNames([folded.title], form, TIERS.exact), named(inNames(folded.names, form, TIERS.alias))));
  const loosely = said.map((form) => named(inNames(folded.said, form, TIERS.alias)) + LOOSELY);
  const best = Math.min(...exact, ...loosely);
  return best > TIERS.text && forms.some((form) => folded.text.includes(form)) ? TIERS.text : Math.min(best, TIERS.none);
}

/** A word that an entry does not hold: a name may be a typo away, or hold its parts.
 * @param {Entry} entry @param {Word} word @returns {number} */
function nearly({ folded }, { forms }) {
  const names = [folded.title, ...folded.names];
  const edits = forms.flatMap((form) =>
    names.map((name, at) => typos(form, name) + (at ? ALIAS_TYPO : 0) + (form[0] === name[0] ? 0 : OTHER_BEGINNING)),
  );
  const fewest = Math.min(...edits);
  if (fewest < Infinity) return TIERS.typo + fewest / 10;
  const all = [...names, folded.text].join("\n");
  return forms.some((form) => covered(form, all)) ? TIERS.parts + (covered(forms[0], names.join("\n")) ? 0 : 0.5) : TIERS.none;
}

/** Whether a word can be cut into parts, of two signs at least, that all stand in a text.
 * @param {string} word @param {string} text @returns {boolean} */
function covered(word, text) {
  for (let end = word.length; end >= 2; end -= 1) {
    if (text.includes(word.slice(0, end)) && (end === word.length || covered(word.slice(end), text))) return true;
  }
  return false;
}

/** Edits between what was typed and a name or its beginning; Infinity where there are too many for a typo.
 * @param {string} typed @param {string} name @returns {number} */
function typos(typed, name) {
  const most = typed.length < 3 ? 0 : typed.length < 8 ? 1 : 2;
  const edits = Math.min(distance(typed, name, most), distance(typed, name.slice(0, typed.length), most) + 0.5);
  return edits < most + 1 ? edits : Infinity;
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

/** How far names are from what was typed: 0 is equal, 1 has nothing in common; a common beginning decides between equals.
 * @param {string[]} names folded @param {string[]} forms folded @returns {number} */
function nearness(names, forms) {
  const each = forms.flatMap((form) =>
    names.filter(Boolean).map((name) => {
      const longer = Math.max(form.length, name.length);
      return distance(form, name, longer) / longer - (form[0] === name[0] ? 0.01 : 0);
    }),
  );
  return Math.min(1, ...each);
}

/** Edits between two words, neighbours that changed places counting once; more than `most` is not counted out.
 * Optimal string alignment, row by row. @param {string} one @param {string} other @param {number} most */
function distance(one, other, most) {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  /** @type {number[]} */
  let before = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + same);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[other.length];
}
