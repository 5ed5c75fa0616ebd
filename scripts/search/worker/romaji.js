// Romaji into hiragana, Hepburn and Kunrei alike, so that a word is found by
// its reading. What is no romaji gives null.

/* exported kana, readings, loose */

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

/** What a syllable begins with before it is all typed. */
const BEGUN = new Set([...SYLLABLES.keys()].flatMap((latin) => [latin.slice(0, 1), latin.slice(0, 2)]));

/** The reading that romaji spells; an unfinished last syllable is left out while one types.
 * @param {string} latin folded, small letters @returns {string | null} */
function kana(latin) {
  if (!/^[a-z]+$/.test(latin)) return null;
  let said = "";
  let at = 0;
  while (at < latin.length) {
    const [one, two, three] = latin.slice(at);
    if ((one === two && !"aiueon".includes(one)) || latin.startsWith("tch", at)) {
      said += "っ";
      at += 1;
    } else if (one === "m" && two && "bmp".includes(two)) {
      said += "ん";
      at += 1;
    } else if (one === "n" && two === "n" && !(three && "aiueoy".includes(three))) {
      said += "ん"; // as one types it
      at += 2;
    } else {
      const length = [3, 2, 1].find((size) => SYLLABLES.has(latin.slice(at, at + size)));
      if (!length) return said.length > 1 && BEGUN.has(latin.slice(at)) ? said : null;
      said += SYLLABLES.get(latin.slice(at, at + length));
      at += length;
    }
  }
  return said;
}

/** All readings of romaji: ti and di are ち and ぢ to some, てぃ and でぃ to others.
 * @param {string} latin folded @returns {string[]} folded */
function readings(latin) {
  const both = [kana(latin), kana(latin.replace(/([td])i/g, "$1hi"))];
  return [...new Set(both.filter((said) => said !== null).map(fold))];
}

const LONG = /([あかさたなはまやらわがざだばぱ])あ+|([いきしちにひみりぎじぢびぴ])い+|([うくすつぬふむゆるぐずづぶぷ])う+|([えけせてねへめれげぜでべぺ])[えい]+|([おこそとのほもよろをごぞどぼぽ])[おう]+/g;

/** A reading without its long vowels, which romaji writes in many ways or not at all.
 * @param {string} folded @returns {string} */
function loose(folded) {
  return folded.replace(LONG, "$1$2$3$4$5");
}
