"""Variants: one word has one spelling in a game, and one name in the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator

from scripts.check.around import around
from scripts.check.spelling import folded
from scripts.library import GameData, Library
from scripts.model.base import entries
from scripts.problems import Path_, Problem, Severity

KATAKANA = re.compile("[ァ-ヺー]{4,}")
"""Words in text of which spellings are compared with each other and with names."""

SHORTEST = 3
"""Letters left of a word; shorter ones are too often alike by chance (ビル, ビール)."""


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``name-variants``."""
    taken: dict[str, str] = {}
    told: set[str] = set()
    for part, path, word in (*_names(game), *_words(game)):
        key = folded(word)
        first = taken.setdefault(key, word)
        if len(key) >= SHORTEST and word != first and word not in told:
            told.add(word)
            said = f"`{word}` is also spelled `{first}`; write it one way"
            about = around(game, part, path)
            yield Problem("name-variants", said, game.file(part), path, Severity.WARNING, about=about)


def _names(game: GameData) -> Iterator[tuple[str, Path_, str]]:
    """The names of the game's things and its other words, and where they stand."""
    for things in game.things.values():
        for thing in things:
            name = getattr(thing.record, "name", None)
            if name:
                yield thing.file.stem, (*thing.path, "name"), str(name)
    for index, term in enumerate(entries(game.terms.terms)):
        if term.term:
            yield "terms", ("terms", index, "term"), term.term


def _words(game: GameData) -> Iterator[tuple[str, Path_, str]]:
    for part, path, _, text in game.texts:
        for word in dict.fromkeys(KATAKANA.findall(text)):
            yield part, path, word


def check_concepts(library: Library) -> Iterator[Problem]:
    """``name-variants`` in the glossary: names that differ in spelling alone; spellings of one concept are meant to."""
    taken: dict[str, tuple[str, str]] = {}
    for entry, *_ in library.concepts.values():
        for index, word in enumerate((entry.record.name, *entry.record.spellings)):
            first, id_ = taken.setdefault(folded(word), (word, entry.record.id))
            if word != first and id_ != entry.record.id and len(folded(word)) >= SHORTEST:
                said = f"`{word}` is `{id_}`, there spelled `{first}`; make them one concept, or tell their names apart"
                key: Path_ = ("spellings", index - 1) if index else ("name",)
                yield Problem("name-variants", said, entry.file, (*entry.path, *key), Severity.WARNING)
