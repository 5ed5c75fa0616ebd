// How the site compares what a reader types with what stands on a page.

/** Width, case and the two kana made equal; hyphens, apostrophes and middle dots dropped; runs of spaces one.
 * @param {string} text */
export function fold(text) {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ァ-ヶヽヾ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))
    .replace(/[-‐‑–'’・]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** What an input method has not yet made a kana of: the t of すt. */
const UNFINISHED = /(?<=[ぁ-ゖー])[b-df-hj-np-tv-z]{1,3}$/;

/** What tells whether a folded text holds every word of a query. An empty query fits all.
 * @param {string} query @returns {(folded: string) => boolean} */
export function matcher(query) {
  const words = fold(query).replace(UNFINISHED, "").split(" ");
  return (folded) => words.every((word) => folded.includes(word));
}
