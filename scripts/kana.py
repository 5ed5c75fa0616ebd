"""Readings in kana: their order in the 五十音, and how they are written in Latin letters."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

import jaconv

ROWS = (
    "あいうえお",
    "かきくけこ",
    "さしすせそ",
    "たちつてと",
    "なにぬねの",
    "はひふへほ",
    "まみむめも",
    "やゆよ",
    "らりるれろ",
    "わゐゑをん",
)
"""The rows of the 五十音; voiced and small signs count with the plain ones."""

SMALL = str.maketrans("ぁぃぅぇぉっゃゅょゎゕゖ", "あいうえおつやゆよわかけ")
MARKS = re.compile("[\u3099\u309a]")
"""What makes は into ば and ぱ, where the two are apart."""

VOWELS = {
    sign: vowel
    for vowel, signs in {
        "あ": "あかさたなはまやらわ",
        "い": "いきしちにひみりゐ",
        "う": "うくすつぬふむゆる",
        "え": "えけせてねへめれゑ",
        "お": "おこそとのほもよろを",
    }.items()
    for sign in signs
}

FOREIGN = {
    "うぃ": "wi",
    "うぇ": "we",
    "うぉ": "wo",
    "いぇ": "ye",
    "ゔゅ": "vyu",
    "くぁ": "kwa",
    "くぃ": "kwi",
    "くぇ": "kwe",
    "くぉ": "kwo",
    "ぐぁ": "gwa",
    "しぇ": "she",
    "じぇ": "je",
    "すぃ": "si",
    "ずぃ": "zi",
    "ちぇ": "che",
    "つぁ": "tsa",
    "つぃ": "tsi",
    "つぇ": "tse",
    "つぉ": "tso",
    "てぃ": "ti",
    "でぃ": "di",
    "てゅ": "tyu",
    "でゅ": "dyu",
    "とぅ": "tu",
    "どぅ": "du",
    "ぢゃ": "ja",
    "ぢゅ": "ju",
    "ぢょ": "jo",
    "ふゅ": "fyu",
    "ゕ": "ka",
    "ゖ": "ke",
    "ヷ": "va",
    "ヸ": "vi",
    "ヹ": "ve",
    "ヺ": "vo",
}
"""Syllables that the library spells sign by sign."""


def hiragana(reading: str) -> str:
    """A reading with its katakana as hiragana."""
    return str(jaconv.kata2hira(reading))


@lru_cache(maxsize=10_000)
def order(reading: str) -> tuple[str, str]:
    """What readings sort by: plain signs first, a long vowel as its vowel; only then voiced and small ones."""
    plain = ""
    for sign in hiragana(MARKS.sub("", unicodedata.normalize("NFD", reading))).translate(SMALL):
        plain += VOWELS.get(plain[-1:], sign) if sign == "ー" else sign
    return plain, hiragana(reading)


def row_of(reading: str) -> int | None:
    """The row of the 五十音 that a reading begins in; None for what is no kana."""
    first = order(reading)[0][:1]
    return next((index for index, row in enumerate(ROWS) if first and first in row), None)


def romaji(reading: str) -> str:
    """A reading in Hepburn romaji, without marks for long vowels."""
    text = hiragana(reading).replace("ー", "")
    for sign, letters in FOREIGN.items():
        text = text.replace(sign, letters)
    text = re.sub("ん(?=[あいうえおやゆよゐゑをy])", "n'", text)
    text = str(jaconv.kana2alphabet(text))
    text = re.sub("(?:xtsu)+(?=([a-z]?))", lambda small: small[1].strip("aiueo"), text)  # its name for a っ left over
    return re.sub("[^!-~]+", " ", text.replace("cch", "tch")).strip()
