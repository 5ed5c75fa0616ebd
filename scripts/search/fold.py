"""Folding: spellings that a reader takes for the same become the same. The worker folds queries alike.

Full and half width (NFKC), case, macrons, katakana and hiragana, small and
large kana, long vowel marks, punctuation and spaces make no difference.
"""

from __future__ import annotations

import re
import unicodedata

SMALL = str.maketrans("ぁぃぅぇぉっゃゅょゎゕゖ", "あいうえおつやゆよわかけ")
DROPPED = re.compile(r"[\s・ー‐-―〜~'’\-_.,、。!?「」『』()\[\]<>:/|\"“”]+")


def fold(text: str) -> str:
    """The text as it is compared."""
    bare = unicodedata.normalize("NFKD", text).replace("\u0304", "")
    wide = unicodedata.normalize("NFKC", bare).lower()
    hiragana = "".join(chr(ord(sign) - 0x60) if "ァ" <= sign <= "ヶ" else sign for sign in wide)
    return DROPPED.sub("", hiragana.translate(SMALL))


def grams(folded: str) -> set[str]:
    """Every two neighbouring characters of a folded text, and each single one."""
    return {folded[at : at + 2] for at in range(len(folded) - 1)} | set(folded)
