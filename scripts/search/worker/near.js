// What is nearly the same: edits between words, and words made of a text's parts.

/* exported typos, distance, covered, nearest */

/** Edits between what was typed and a name or its beginning; Infinity where there are too many for a typo.
 * @param {string} typed @param {string} name @returns {number} */
function typos(typed, name) {
  const most = typed.length < 3 ? 0 : typed.length < 8 ? 1 : 2;
  const edits = Math.min(distance(typed, name, most), distance(typed, name.slice(0, typed.length), most) + 0.5);
  return edits < most + 1 ? edits : Infinity;
}

/** Rows of the table of edits, used again and again. @type {[number[], number[], number[]]} */
const ROWS = [[], [], []];

/** Edits between two words, neighbours that changed places counting once; more than `most` is not counted out.
 * Optimal string alignment, row by row. @param {string} one @param {string} other @param {number} most */
function distance(one, other, most) {
  if (Math.abs(one.length - other.length) > most || strange(one, other, most)) return most + 1;
  let [before, row, next] = ROWS;
  for (let j = 0; j <= other.length; j += 1) row[j] = j;
  for (let i = 1; i <= one.length; i += 1) {
    let fewest = (next[0] = i);
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let edits = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + same);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) edits = Math.min(edits, before[j - 2] + 1);
      next[j] = edits;
      fewest = Math.min(fewest, edits);
    }
    if (fewest > most) return most + 1;
    [before, row, next] = [row, next, before];
  }
  return row[other.length];
}

/** Whether more than `most` signs of a word do not stand in the other: each takes an edit, and they are soon counted.
 * @param {string} one @param {string} other @param {number} most */
function strange(one, other, most) {
  let lacking = 0;
  for (let at = 0; at < one.length && lacking <= most; at += 1) if (!other.includes(one[at])) lacking += 1;
  return lacking > most;
}

/** Whether a word can be cut into parts, of two signs at least, that all stand in texts; の, which joins them, need not.
 * @param {string} word @param {string[]} texts @returns {boolean} */
function covered(word, texts) {
  const holds = (/** @type {string} */ part) => texts.some((text) => text.includes(part));
  if (word.length < 2 || !holds(word.slice(0, 2)) || !holds(word.slice(-2))) return false;
  for (let end = word.length; end >= 2; end -= 1) {
    if (!holds(word.slice(0, end))) continue;
    if (end === word.length || covered(word.slice(end), texts)) return true;
    if (word[end] === "の" && covered(word.slice(end + 1), texts)) return true;
  }
  return false;
}

/** Those with the names nearest to what was typed, nearest first; a common beginning decides between equals.
 * @template T @param {T[]} all @param {(one: T) => string[]} namesOf folded @param {string[]} forms folded
 * @param {number} most @returns {T[]} */
function nearest(all, namesOf, forms, most) {
  /** @type {{one: T, far: number}[]} */
  const best = [];
  for (const one of all) {
    const bound = best.length < most ? 1 : best[most - 1].far;
    const far = nearness(namesOf(one), forms, bound);
    if (best.length === most && far >= bound) continue;
    const at = best.findIndex((other) => far < other.far);
    best.splice(at < 0 ? best.length : at, 0, { one, far });
    best.length = Math.min(best.length, most);
  }
  return best.map(({ one }) => one);
}

const BEGINNING = 0.01;

/** How far the nearest name is: 0 is equal, 1 has nothing in common. What is farther than `bound` is not counted out.
 * @param {string[]} names @param {string[]} forms @param {number} bound */
function nearness(names, forms, bound) {
  let least = bound;
  for (const form of forms) {
    for (const name of names) {
      const longer = Math.max(form.length, name.length);
      const most = Math.floor((least + BEGINNING) * longer);
      const far = distance(form, name, most) / longer - (form[0] === name[0] ? BEGINNING : 0);
      if (far < least) least = far;
    }
  }
  return least;
}
