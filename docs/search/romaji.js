// Romaji into hiragana, Hepburn and Kunrei alike, so that a word is found by
// its reading. What is no romaji gives null.

/* exported kana */

const SYLLABLES = new Map(
  Object.entries({
    a: "あ", i: "い", u: "う", e: "え", o: "お",
    ka: "か", ki: "き", ku: "く", ke: "け", ko: "こ", kya: "きゃ", kyu: "きゅ", kyo: "きょ",
    ga: "が", gi: "ぎ", gu: "ぐ", ge: "げ", go: "ご", gya: "ぎゃ", gyu: "ぎゅ", gyo: "ぎょ",
    sa: "さ", shi: "し", si: "し", su: "す", se: "せ", so: "そ",
    sha: "しゃ", shu: "しゅ", sho: "しょ", she: "しぇ", sya: "しゃ", syu: "しゅ", syo: "しょ",
    za: "ざ", ji: "じ", zi: "じ", zu: "ず", ze: "ぜ", zo: "ぞ",
    ja: "じゃ", ju: "じゅ", jo: "じょ", je: "じぇ", zya: "じゃ", zyu: "じゅ", zyo: "じょ", jya: "じゃ", jyu: "じゅ", jyo: "じょ",
    ta: "た", chi: "ち", ti: "ち", tsu: "つ", tu: "つ", te: "て", to: "と",
    cha: "ちゃ", chu: "ちゅ", cho: "ちょ", che: "ちぇ", tya: "ちゃ", tyu: "ちゅ", tyo: "ちょ", thi: "てぃ",
    da: "だ", di: "ぢ", du: "づ", de: "で", do: "ど", dhi: "でぃ",
    na: "な", ni: "に", nu: "ぬ", ne: "ね", no: "の", nya: "にゃ", nyu: "にゅ", nyo: "にょ",
    ha: "は", hi: "ひ", fu: "ふ", hu: "ふ", he: "へ", ho: "ほ", hya: "ひゃ", hyu: "ひゅ", hyo: "ひょ",
    fa: "ふぁ", fi: "ふぃ", fe: "ふぇ", fo: "ふぉ",
    ba: "ば", bi: "び", bu: "ぶ", be: "べ", bo: "ぼ", bya: "びゃ", byu: "びゅ", byo: "びょ",
    pa: "ぱ", pi: "ぴ", pu: "ぷ", pe: "ぺ", po: "ぽ", pya: "ぴゃ", pyu: "ぴゅ", pyo: "ぴょ",
    ma: "ま", mi: "み", mu: "む", me: "め", mo: "も", mya: "みゃ", myu: "みゅ", myo: "みょ",
    ya: "や", yu: "ゆ", yo: "よ",
    ra: "ら", ri: "り", ru: "る", re: "れ", ro: "ろ", rya: "りゃ", ryu: "りゅ", ryo: "りょ",
    wa: "わ", wo: "を", va: "ゔぁ", vi: "ゔぃ", vu: "ゔ", ve: "ゔぇ", vo: "ゔぉ", n: "ん",
  }),
);

/** The reading that romaji spells; an unfinished last syllable is left out while one types.
 * @param {string} latin folded, small letters @returns {string | null} */
function kana(latin) {
  if (!/^[a-z]+$/.test(latin)) return null;
  let said = "";
  let at = 0;
  while (at < latin.length) {
    const [one, two] = [latin[at], latin[at + 1]];
    if ((one === two && !"aiueon".includes(one)) || latin.startsWith("tch", at)) {
      said += "っ";
      at += 1;
      continue;
    }
    if (one === "m" && two && "bmp".includes(two)) {
      said += "ん";
      at += 1;
      continue;
    }
    const length = [3, 2, 1].find((size) => SYLLABLES.has(latin.slice(at, at + size)) && at + size <= latin.length);
    if (!length) return said.length > 1 && latin.length - at <= 2 ? said : null;
    const end = at + length;
    // An n before a vowel begins the next syllable, which a longer match has found already; nn is one ん.
    said += SYLLABLES.get(latin.slice(at, end));
    at = one === "n" && length === 1 && two === "n" && !"aiueoy".includes(latin[at + 2] ?? "") ? end + 1 : end;
  }
  return said;
}
