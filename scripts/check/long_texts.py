"""Long texts: a text that is far longer than others in the same field holds more than one statement."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import median

from scripts import references
from scripts.check.around import around
from scripts.library import GameData, Library
from scripts.problems import Path_, Problem, Severity

FAR = 4
"""How many times longer than the median; the longest of the real texts reach 3.5."""

FEWEST = 30
"""Texts of a field, below which there is nothing usual to compare with."""

SHORT = 80
"""Letters that are never too many."""


Lengths = tuple[dict[str, list[int]], list[tuple[str, int, str, Path_, list[str]]]]
"""The lengths of all texts by their fields; and of those that may be too long the field, the length, file and path,
and what an exception names."""


def note(game: GameData) -> Lengths:
    """How long a game's texts are."""
    lengths: dict[str, list[int]] = {}
    long = []
    for part, path, record, text in game.texts:
        key = next(name for name in reversed(path) if isinstance(name, str))
        field, length = f"{type(record).__module__}.{type(record).__name__}/{key}", _length(text)
        lengths.setdefault(field, []).append(length)
        if length > SHORT:
            long.append((field, length, part, path, sorted(around(game, part, path))))
    return lengths, long


def check(library: Library, notes: Mapping[str, Lengths]) -> Iterator[Problem]:
    """``long-text``."""
    found: dict[str, list[int]] = {}
    for lengths, _ in notes.values():
        for field, each in lengths.items():
            found.setdefault(field, []).extend(each)
    usual = {field: median(each) for field, each in found.items() if len(each) >= FEWEST}
    for id_, (_, long) in notes.items():
        for field, length, part, path, about in long:
            if field in usual and length > FAR * usual[field]:
                said = f"{length} characters, where others have some {usual[field]:.0f}; split it into statements"
                file = library.games[id_].file(part)
                yield Problem("long-text", said, file, tuple(path), Severity.WARNING, about=frozenset(about))


def _length(text: str) -> int:
    """How much of a text readers see, the names that references fill in not counted."""
    if "((" not in text:
        return len(text)
    pieces = references.parse(text)
    return sum(len(piece) if isinstance(piece, str) else len(getattr(piece, "words", "") or "") for piece in pieces)
