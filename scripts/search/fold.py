"""Folding: spellings that a reader takes for the same become the same. The worker folds queries alike.

Full and half width, case, macrons, katakana and hiragana, small and large
kana, long vowel marks, ヴ and ブ, punctuation and spaces make no difference. A
folded text folded again stays as it is.
"""

from __future__ import annotations

import re
import unicodedata

LARGE = dict(zip("ぁぃぅぇぉっゃゅょゎゕゖ", "あいうえおつやゆよわかけ", strict=True))
HIRAGANA = {code: chr(code - 0x60) for code in range(ord("ァ"), ord("ヶ") + 1)}
KANA = {**{ord(small): large for small, large in LARGE.items()}, **{k: LARGE.get(v, v) for k, v in HIRAGANA.items()}}
V = {"ゔ": "ぶ", "ゔあ": "ば", "ゔい": "び", "ゔえ": "べ", "ゔお": "ぼ", "ゔゆ": "びゆ"}
DROPPED = re.compile(r"[\s\u0304・ー‐-―〜~'’\-_.,、。!?「」『』【】〔〕《》〈〉()\[\]{}<>:;=/|\"“”]+")
V_SOUND = re.compile("ゔ[あいえおゆ]?")


def fold(text: str) -> str:
    """The text as it is compared."""
    bare = DROPPED.sub("", unicodedata.normalize("NFKD", text)).lower()
    return V_SOUND.sub(lambda sound: V[sound[0]], unicodedata.normalize("NFC", bare.translate(KANA)))


def apart(text: str) -> str:
    """The text folded with single spaces between its words."""
    return " ".join(filter(None, map(fold, text.split())))
