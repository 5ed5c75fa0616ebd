"""Figures in words: a text that says how many says what the typed value beside it says."""

from __future__ import annotations

import re
from collections.abc import Iterator

from scripts import references
from scripts.check.around import around
from scripts.library import GameData, Library
from scripts.model.base import Base
from scripts.model.claim import Fact, Other
from scripts.model.count import Copies, Count, Quota
from scripts.model.setup import Gauge, Hand
from scripts.model.victory import Condition
from scripts.problems import Problem, Severity

TYPED: dict[type[Base], tuple[str, ...]] = {
    Fact: ("value",),
    Other: ("value",),
    Condition: ("value",),
    Gauge: ("value", "by_seat", "cap"),
    Hand: ("value", "by_seat", "limit"),
    Count: ("exactly", "min", "max", "one_of"),
    Copies: ("max",),
    Quota: ("exactly", "min", "max"),
}
"""Records with a text and numbers, and the fields of the numbers."""

FIGURE = re.compile(r"(?<![各第\d.,/A-Za-z])(\d+)(?![\d.,/A-Za-z])")
ASIDE = re.compile(r"\d+\D{0,3}?(?:目|通り|ずつ|ではな|でな)")
"""Figures that count something else: an order, kinds, for each, what it is not."""

SHARE = re.compile(r"\d+\D{0,4}?(?:につき|ごと|あたり|に\d)")
"""A text with a share (1マスに1枚) says nothing about the whole."""


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``figure-mismatch``: no figure of the text is one of the typed numbers."""
    for part, path, record, text in game.texts:
        fields = next((TYPED[model] for model in TYPED if isinstance(record, model)), ())
        if fields and path[-1] == "text":
            numbers, said = _numbers(record, fields), _figures(text)
            if numbers and said and not numbers & said:
                typed = " or ".join(f"{number}" for number in sorted(numbers))
                figures = " and ".join(f"{number}" for number in sorted(said))
                message = f"the text says {figures}, the value beside it {typed}; one of them is wrong"
                about = around(game, part, path)
                yield Problem("figure-mismatch", message, game.file(part), path, Severity.WARNING, about=about)


def _numbers(record: Base, fields: tuple[str, ...]) -> set[int]:
    found: set[int] = set()
    for name in fields:
        value = getattr(record, name)
        several = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else (value,)
        found.update(number for number in several if isinstance(number, int))
    return found


def _figures(text: str) -> set[int]:
    """The figures of a text that say how many."""
    pieces = references.parse(text) if "((" in text else (text,)
    said = "".join(piece if isinstance(piece, str) else getattr(piece, "words", "") or "" for piece in pieces)
    if SHARE.search(said):
        return set()
    return {int(number) for number in FIGURE.findall(ASIDE.sub("", said))}
