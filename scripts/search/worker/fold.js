// Folding: spellings that a reader takes for the same become the same. The
// index is folded alike by scripts/search/fold.py; the two must agree.

/* exported fold, apart, grams, crc32, signsOf */

const SMALL = "ぁぃぅぇぉっゃゅょゎゕゖ";
const LARGE = "あいうえおつやゆよわかけ";
const V = new Map(Object.entries({ ゔ: "ぶ", ゔあ: "ば", ゔい: "び", ゔえ: "べ", ゔお: "ぼ", ゔゆ: "びゆ" }));
// Macrons, Python's white space, which is not quite JavaScript's, and punctuation.
const DROPPED =
  /[\u0304\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000・ー‐-―〜~'’\-_.,、。!?「」『』【】〔〕《》〈〉()[\]{}<>:;=/|"“”]+/g;
// A sign with the marks that stand on it; ヴァ is one, as バ is.
const SIGN = /(?:[ヴゔ]|[ウうゥぅｳｩ][\u3099゛ﾞ])[アイエオユァィェォュあいえおゆぁぃぇぉゅｱｲｴｵﾕｧｨｪｫｭ]?|.[\p{M}ﾞﾟ]*/gsu;

/** Width, case, macrons, the two kana, small kana, long vowel marks, ヴ and ブ, and spaces make no difference.
 * A folded text folded again stays as it is. @param {string} text @returns {string} */
function fold(text) {
  return text
    .normalize("NFKD")
    .replace(DROPPED, "")
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))
    .replace(/[ぁぃぅぇぉっゃゅょゎゕゖ]/g, (sign) => LARGE[SMALL.indexOf(sign)])
    .normalize("NFC")
    .replace(/ゔ[あいえおゆ]?/g, (sound) => V.get(sound) ?? sound);
}

/** A text folded with single spaces between its words. @param {string} text @returns {string} */
function apart(text) {
  return text.split(/\s+/).map(fold).filter(Boolean).join(" ");
}

/** The signs of a text, each with the marks that stand on it. @param {string} text @returns {string[]} */
function signsOf(text) {
  return text.match(SIGN) ?? [];
}

/** Every two neighbouring characters, or the one there is. @param {string} folded @returns {string[]} */
function grams(folded) {
  const signs = [...folded];
  if (signs.length === 1) return signs;
  return [...new Set(signs.slice(1).map((sign, at) => signs[at] + sign))];
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The CRC-32 of a text's UTF-8, which says in which shard a gram stands. @param {string} text @returns {number} */
function crc32(text) {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) crc = (crc >>> 8) ^ CRC[(crc ^ byte) & 255];
  return (crc ^ 0xffffffff) >>> 0;
}
