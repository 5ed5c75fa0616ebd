"""How much room words take, and where a line of Japanese may break."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from unicodedata import combining, east_asian_width

FULL = 1.0
HALF = 0.66
"""Widths in ems. Latin letters differ by font; this is more than the mean of common sans-serif fonts."""

WIDE = "WFA"
"""Classes of Unicode's East Asian Width (UAX 11) that Japanese fonts draw an em wide."""

NOT_FIRST = frozenset("、。，．・：；？！）」』】〕］｝〉》ー々ゝヽ～…ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]}%")
NOT_LAST = frozenset("（「『【〔［｛〈《([{")
"""Signs that begin and end no line (JIS X 4051)."""

PIECE = re.compile(
    r"[!-~]+|カード|ゾーン|エリア|デッキ|フィールド|スペース|ボード|リーダー|キャラクター|マーカー|トラッシュ|."
)
"""Latin words, the katakana words of which compounds in this field are made, or single signs."""


def width(text: str) -> float:
    """The width of a text in ems, rather too wide than too narrow."""
    return sum(map(_ems, text))


@cache
def _ems(sign: str) -> float:
    """The width of a sign; a combining mark takes no room of its own."""
    if combining(sign):
        return 0.0
    return FULL if east_asian_width(sign) in WIDE else HALF


@lru_cache(maxsize=10_000)
def wrapped(text: str, most: float) -> tuple[str, ...]:
    """The text in lines of at most ``most`` ems, at least two; any white space is one space.

    Latin words and common katakana words stay whole where they fit; a sign
    that may not begin a line takes the one before it along.
    """
    lines: list[str] = []
    line = ""
    for piece in _pieces(" ".join(text.split()), max(most, 2 * FULL)):
        if line and width((line + piece).rstrip()) > max(most, 2 * FULL):
            lines.append(line.rstrip())
            line = piece.lstrip()
        else:
            line += piece
    return (*lines, line.rstrip()) if line.strip() else tuple(lines)


def _pieces(text: str, most: float) -> list[str]:
    """What must not be parted, as far as it fits into a line."""
    found: list[str] = []
    for word in PIECE.findall(text):
        if width(word) > most:
            found += list(word)
        elif found and (word[0] in NOT_FIRST or found[-1][-1] in NOT_LAST) and width(found[-1] + word) <= most:
            found[-1] += word
        else:
            found.append(word)
    return found
