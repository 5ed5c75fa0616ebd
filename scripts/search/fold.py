"""Folding: spellings that a reader takes for the same become the same. The worker folds queries alike.

Full and half width, case, macrons, katakana and hiragana, small and large
kana, long vowel marks, punctuation and spaces make no difference. A folded
text folded again stays as it is.
"""

from __future__ import annotations

import re
import unicodedata

SMALL = str.maketrans("ぁぃぅぇぉっゃゅょゎゕゖ", "あいうえおつやゆよわかけ")
DROPPED = re.compile(r"[\s\u0304・ー‐-―〜~'’\-_.,、。!?「」『』【】〔〕《》〈〉()\[\]{}<>:;=/|\"“”]+")


def fold(text: str) -> str:
    """The text as it is compared."""
    bare = DROPPED.sub("", unicodedata.normalize("NFKD", text)).lower()
    hiragana = "".join(chr(ord(sign) - 0x60) if "ァ" <= sign <= "ヶ" else sign for sign in bare)
    return unicodedata.normalize("NFC", hiragana.translate(SMALL))


def grams(folded: str) -> set[str]:
    """Every two neighbouring characters of a folded text, and each single one."""
    return {folded[at : at + 2] for at in range(len(folded) - 1)} | set(folded)
