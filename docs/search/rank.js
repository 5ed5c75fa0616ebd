// How well an entry answers a query, and what it looks like in the box.

/* exported score, distance, marked, snippet, escaped, TIERS */

/** @typedef {{address: string, title: string, kind: string, first: boolean, names: string[], text: string,
 *   folded: {title: string, names: string[], text: string}}} Entry */

/** What a word met, best first. */
const TIERS = { exact: 0, alias: 1, prefix: 2, aliasPrefix: 3, inside: 4, aliasInside: 5, text: 6, none: 9 };

/** What games and readers call a concept is nearly as much its name as the heading is. */
const ALIASES = new Set([TIERS.alias, TIERS.aliasPrefix, TIERS.aliasInside]);
const ALIAS_IS_NAME = 0.8;

/** @param {Entry} entry @param {string} word folded @returns {number} */
function tier(entry, word) {
  const { title, names, text } = entry.folded;
  if (title === word) return TIERS.exact;
  if (names.includes(word)) return TIERS.alias;
  if (title.startsWith(word)) return TIERS.prefix;
  if (names.some((name) => name.startsWith(word))) return TIERS.aliasPrefix;
  if (title.includes(word)) return TIERS.inside;
  if (names.some((name) => name.includes(word))) return TIERS.aliasInside;
  return text.includes(word) ? TIERS.text : TIERS.none;
}

/** Less is better. Words are all met, or some are missing, which weighs more than anything else.
 * @param {Entry} entry @param {string[][]} words each with its other spellings @returns {{cost: number, missing: number}} */
function score(entry, words) {
  let cost = 0;
  let missing = 0;
  for (const spellings of words) {
    const best = Math.min(...spellings.map((word) => tier(entry, word)));
    if (best === TIERS.none) missing += 1;
    else cost += entry.first && ALIASES.has(best) ? best - ALIAS_IS_NAME : best;
  }
  // Concepts and games come before the rules of one game; of two names the shorter is nearer to what was typed.
  const rest = (entry.first ? 0 : 0.4) + Math.min(entry.folded.title.length, 40) / 200;
  return { cost: cost / words.length + rest, missing };
}

/** Edits between two words, neighbours that changed places counting once; more than `most` is not counted out.
 * Optimal string alignment, row by row. @param {string} one @param {string} other @param {number} most */
function distance(one, other, most) {
  if (Math.abs(one.length - other.length) > most) return most + 1;
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

/** @param {string} text @returns {string} text that HTML shows as it is */
function escaped(text) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Where folded words stand in a text: from and to, in signs of the text itself.
 * @param {string} text @param {string[]} words folded @returns {[number, number][]} */
function places(text, words) {
  const signs = [...text];
  /** @type {number[]} */
  const origin = [];
  let folded = "";
  signs.forEach((sign, at) => {
    for (const made of fold(sign)) {
      folded += made;
      origin.push(at);
    }
  });
  /** @type {[number, number][]} */
  const found = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); word && at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([origin[at], origin[at + word.length - 1] + 1]);
    }
  }
  return found.sort((a, b) => a[0] - b[0]);
}

/** The text as HTML with the words marked. @param {string} text @param {string[]} words folded @returns {string} */
function marked(text, words) {
  const signs = [...text];
  let done = 0;
  let html = "";
  for (const [from, to] of places(text, words)) {
    if (from < done) continue;
    html += `${escaped(signs.slice(done, from).join(""))}<mark data-md-highlight>${escaped(signs.slice(from, to).join(""))}</mark>`;
    done = to;
  }
  return html + escaped(signs.slice(done).join(""));
}

/** The part of a long text around its first match. @param {string} text @param {string[]} words @returns {string} */
function snippet(text, words, before = 24, most = 110) {
  const signs = [...text];
  const first = places(text, words)[0]?.[0] ?? 0;
  const from = Math.max(0, first - before);
  const part = signs.slice(from, from + most).join("");
  return `${from ? "…" : ""}${part}${from + most < signs.length ? "…" : ""}`;
}
