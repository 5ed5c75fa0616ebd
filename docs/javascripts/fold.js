// How the site compares what a reader types with what stands on a page.

const V = new Map(Object.entries({ ゔ: "ぶ", ゔぁ: "ば", ゔぃ: "び", ゔぇ: "べ", ゔぉ: "ぼ", ゔゅ: "びゅ" }));

/** Width, case, the two kana, ヴ and ブ made equal; hyphens, apostrophes and middle dots dropped; runs of spaces one.
 * @param {string} text */
export function fold(text) {
  return text
    .replaceAll("゛", "\u3099") // else it would become a space with a mark
    .replaceAll("゜", "\u309a")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ァ-ヶヽヾ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))
    .replace(/ゔ[ぁぃぇぉゅ]?/g, (sound) => V.get(sound) ?? sound)
    .replace(/[-‐‑–'’・]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** What an input method has not yet made a kana of: the t of すt. */
const UNFINISHED = /(?<=[ぁ-ゖー])[b-df-hj-np-tv-z]{1,3}$/;

/** What tells whether a folded text holds every word of a query, be they parted in the text or not. An empty query
 * fits all.
 * @param {string} query @returns {(folded: string) => boolean} */
export function matcher(query) {
  const words = fold(query).replace(UNFINISHED, "").split(" ");
  return (folded) => {
    const joined = folded.replaceAll(" ", "");
    return words.every((word) => joined.includes(word));
  };
}
