"""Ids: one namespace a game, and the page's own anchors kept free."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.check.kinds import one
from scripts.library import GameData, Library, Thing
from scripts.load.positions import locate
from scripts.model.base import ABSENCES
from scripts.places import RESERVED, SETTING_PREFIXES
from scripts.problems import Problem, shown

WORDS = {"side": ("owner", "who"), "attribute": ("distinct",)}
"""For kinds of things that may stand in a field instead of a word: the vocabularies of those words."""


def check(library: Library, game: GameData) -> Iterator[Problem]:
    """``duplicate-id`` and ``reserved-id``."""
    written = [[thing for thing in things if thing.kind != "setting"] for things in game.things.values()]
    yield from _duplicates([(things[0], thing) for things in written for thing in things[1:]])
    for thing in (thing for things in written for thing in things):
        yield from _reserved(library, thing)


def is_reserved(id_: str) -> bool:
    """Whether the page needs the id as an address of its own."""
    return id_ in RESERVED or id_.startswith(SETTING_PREFIXES)


def _duplicates(pairs: list[tuple[Thing, Thing]]) -> Iterator[Problem]:
    places = locate(Problem("", "", first.file, (*first.path, "id")) for first, _ in pairs)
    for (first, second), place in zip(pairs, places, strict=True):
        where = f"{shown(place.file)}:{place.line}"
        said = f"`{second.id}` is already the id of {one(first.kind)} in {where}; choose another"
        yield Problem("duplicate-id", said, second.file, (*second.path, "id"))


def _reserved(library: Library, thing: Thing) -> Iterator[Problem]:
    taken = ["an address that each game's page has by itself"] if is_reserved(thing.id) else []
    taken += [
        f"a word of `{vocabulary}`, which means something else in the same fields"
        for vocabulary in WORDS.get(thing.kind, ())
        if thing.id in {*library.vocabularies[vocabulary].words, *ABSENCES}
    ]
    for what in taken:
        yield Problem("reserved-id", f"`{thing.id}` is {what}; choose another", thing.file, (*thing.path, "id"))
