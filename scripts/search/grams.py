"""Grams: every two neighbouring characters of folded texts, and each single one.

They are kept as text, two characters for each gram, and worked on as whole
numbers in arrays: of a thousand games there are millions.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from scripts.search.fold import fold

Codes = NDArray[np.int64]
"""Whole numbers, each one a gram."""

BITS = 21
"""Of a character."""

ALONE = " "
"""Stands behind a single character; no folded text holds it."""

BETWEEN = "\0"
"""Parts texts that are folded together: it folds to itself, and nothing before it or behind it folds otherwise."""


def grams(texts: Iterable[str]) -> str:
    """The grams of texts as they are before folding, each once and in order, one behind the other."""
    signs = _signs(fold(BETWEEN.join(dict.fromkeys(texts))))
    alone = signs[signs != 0]
    beside = (signs[:-1] != 0) & (signs[1:] != 0)
    found = each_once(np.concatenate([_code(signs[:-1][beside], signs[1:][beside]), _code(alone, ord(ALONE))]))
    return np.stack([found >> BITS, found & (1 << BITS) - 1], axis=1).astype("<u4").tobytes().decode("utf-32-le")


def codes(grams: str) -> Codes:
    """Grams one behind the other as numbers."""
    signs = _signs(grams)
    return _code(signs[::2], signs[1::2])


def gram(code: int) -> str:
    """The characters of a gram."""
    return (chr(code >> BITS) + chr(code & (1 << BITS) - 1)).rstrip(ALONE)


def each_once(numbers: Codes) -> Codes:
    """The numbers in order, each once; ``np.unique`` takes ten times as long."""
    numbers = np.sort(numbers)
    return numbers[np.diff(numbers, prepend=-1) > 0]


def _signs(text: str) -> Codes:
    return np.frombuffer(text.encode("utf-32-le"), "<u4").astype(np.int64)


def _code(first: Codes, second: Codes | int) -> Codes:
    return first << BITS | second
