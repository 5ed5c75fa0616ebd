"""What two spellings of one word have in common: width, case, long vowels, ヴ and バ行, small kana, signs."""

from __future__ import annotations

import re
import unicodedata

SOUNDS = (("ヴァ", "バ"), ("ヴィ", "ビ"), ("ヴェ", "ベ"), ("ヴォ", "ボ"), ("ヴ", "ブ"), ("ヂ", "ジ"), ("ヅ", "ズ"))
LONG = re.compile("(?<=[エケセテネヘメレゲゼデベペェ])イ|(?<=[オコソトノホモヨロゴゾドボポォョ])ウ|ー")
"""Long vowels of katakana: フェイズ is フェーズ, ボウル ボール, and サーバ サーバー."""

SMALL = str.maketrans("ァィゥェォッャュョヮ", "アイウエオツヤユヨワ")
SIGNS = re.compile(r"[\s・.,、。'\"“”‘’‐‑–—―−_-]")


def folded(word: str) -> str:
    """The word without what differs between spellings; equal for two that are likely the same word."""
    text = unicodedata.normalize("NFKC", word).casefold()
    for written, sound in SOUNDS:
        text = text.replace(written, sound)
    return SIGNS.sub("", LONG.sub("", text).translate(SMALL))
