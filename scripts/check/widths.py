"""Widths: kana is full-width and figures are half-width, in names as in text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from scripts.check.around import around
from scripts.library import GameData, Library
from scripts.model.base import Base
from scripts.model.claim import Slip
from scripts.model.prose import strings
from scripts.model.walk import key_of
from scripts.problems import Path_, Problem, Severity

ODD = re.compile("[\uff61-\uff9f]+|[０-９]+")
"""Half-width kana with its punctuation, and full-width figures."""

FREE = frozenset({"spellings", "url"})
"""Fields that hold spellings as people type them, and addresses, which lead elsewhere if mended."""


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``wrong-width``; misprints of a source are quoted as they are printed."""
    for part, path, record in game.records:
        for where, said in _told(record) if not isinstance(record, Slip) else ():
            at = (*path, *where)
            about = around(game, part, at)
            yield Problem("wrong-width", said, game.file(part), at, Severity.WARNING, about=about)


def check_concepts(library: Library) -> Iterator[Problem]:
    """``wrong-width`` in the glossary."""
    for entries in library.concepts.values():
        for entry in entries:
            for where, said in _told(entry.record):
                yield Problem("wrong-width", said, entry.file, (*entry.path, *where), Severity.WARNING)


def _told(record: Base) -> Iterator[tuple[Path_, str]]:
    """Where the record's own fields hold letters of the wrong width, and what to write for them."""
    for name, field in type(record).model_fields.items():
        for where, text in strings(getattr(record, name), (key_of(name, field),)) if name not in FREE else ():
            odd = dict.fromkeys(ODD.findall(text))
            if odd:
                yield where, "; ".join(f"write `{unicodedata.normalize('NFKC', each)}` for `{each}`" for each in odd)
