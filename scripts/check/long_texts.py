"""Long texts: a text that is far longer than others in the same field holds more than one statement."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from statistics import median

from scripts import references
from scripts.check.around import around
from scripts.library import Library
from scripts.problems import Problem, Severity

FAR = 4
"""How many times longer than the median; the longest of the real texts reach 3.5."""

FEWEST = 30
"""Texts of a field, below which there is nothing usual to compare with."""

SHORT = 80
"""Letters that are never too many."""


def check(library: Library) -> Iterator[Problem]:
    """``long-text``."""
    found = defaultdict(list)
    for game in library.games.values():
        for part, path, record, text in game.texts:
            key = next(name for name in reversed(path) if isinstance(name, str))
            found[type(record), key].append((_length(text), game, part, path))
    for texts in found.values():
        usual = median(length for length, *_ in texts)
        for length, game, part, path in texts if len(texts) >= FEWEST else ():
            if length > max(SHORT, FAR * usual):
                said = f"{length} characters, where others have some {usual:.0f}; split it into statements"
                about = around(game, part, path)
                yield Problem("long-text", said, game.file(part), path, Severity.WARNING, about=about)


def _length(text: str) -> int:
    """How much of a text readers see, the names that references fill in not counted."""
    if "((" not in text:
        return len(text)
    pieces = references.parse(text)
    return sum(len(piece) if isinstance(piece, str) else len(getattr(piece, "words", "") or "") for piece in pieces)
