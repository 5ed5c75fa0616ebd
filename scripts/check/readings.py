"""Readings: a name written in kanji says how it is read."""

from __future__ import annotations

import re
from collections.abc import Iterator

from scripts.library import GameData, Library
from scripts.problems import Problem, Severity

KANJI = re.compile("[々〆㐀-鿿豈-﫿\U00020000-\U0003ffff]")

NAMES = ("name", "form", "term")
"""The fields that hold a name."""


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``missing-reading``."""
    for part, path, record in game.records:
        if "reading" not in type(record).model_fields or getattr(record, "reading", None):
            continue
        name = next((found for key in NAMES if (found := getattr(record, key, None))), None)
        if name and KANJI.search(name):
            about = frozenset({getattr(record, "id", None) or name})
            said = f"`{name}` has kanji and no `reading`"
            yield Problem("missing-reading", said, game.file(part), path, Severity.WARNING, about=about)
