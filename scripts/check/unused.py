"""Unused things: a zone, deck or card type that nothing else in the game speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scripts import references
from scripts.check.kinds import one
from scripts.library import GameData, Library, Thing
from scripts.model.base import Ref
from scripts.model.walk import markers
from scripts.model.zones import Layout
from scripts.problems import Path_, Problem, Severity

KINDS = frozenset({"zone", "deck", "card-type"})
PARTS = frozenset({"setup", "flow", "rules", "cards", "zones"})
"""The files that use them; while one is missing nothing is called unused. terms.yml names everything."""


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``unused-thing``."""
    if PARTS & (game.missing | game.unread):
        return
    used = set(_used(game))
    for things in game.things.values():
        thing = things[0]
        part = getattr(thing.record, "part_of", None)  # used with the deck of which it is a part
        if thing.kind in KINDS and not part and thing.id not in used and not _is_said(game, thing):
            said = f"`{thing.id}` is {one(thing.kind)} that nothing in the game speaks of; say where it belongs"
            about = frozenset({thing.id})
            yield Problem("unused-thing", said, thing.file, thing.path, Severity.WARNING, about=about)


def _used(game: GameData) -> Iterator[str]:
    """The ids that fields and texts name."""
    for part, _, record in game.records:
        for name, marks in markers(type(record)).items() if part in PARTS else ():
            value = getattr(record, name)
            if value and any(isinstance(mark, Ref) for mark in marks):
                yield from value if isinstance(value, tuple) else (value,)
    for _, _, _, text in game.texts:
        for piece in references.parse(text) if "((" in text else ():
            if isinstance(piece, references.Reference) and not piece.game:
                yield piece.id
    if isinstance(game.zones.layout, Layout):
        yield from (cell for row in game.zones.layout.grid() for cell in row)


def _is_said(game: GameData, thing: Thing) -> bool:
    """Whether some text outside of the thing itself has its name."""
    name = str(getattr(thing.record, "name", ""))
    return any(name in text for path, text in _texts(game) if not _is_inside(thing, path))


def _texts(game: GameData) -> Iterable[tuple[tuple[str, Path_], str]]:
    return (((part, path), text) for part, path, _, text in game.texts if part in PARTS)


def _is_inside(thing: Thing, place: tuple[str, Path_]) -> bool:
    part, path = place
    return thing.file.stem == part and path[: len(thing.path)] == thing.path
