"""Redirects: each former id is free, and leads to something that is there."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from scripts import places
from scripts.check.ids import is_reserved
from scripts.library import GameData, Library
from scripts.model.redirects import GONE, Names
from scripts.problems import Path_, Problem, instead

FILE = "redirects.yml"


def check(library: Library) -> Iterator[Problem]:
    """``unknown-redirect``, ``taken-redirect`` and ``circular-redirect``."""
    redirects = library.redirects
    games = {*library.games, *library.broken}
    yield from _names(library, ("games",), redirects.games, games, {*games, GONE})
    concepts = set(library.concepts)
    unread = set(redirects.concepts.values()) if library.unread_concepts else set()
    yield from _names(library, ("concepts",), redirects.concepts, concepts, {*concepts, GONE, *unread})
    for id_, names in redirects.anchors.items():
        game = library.games.get(id_)
        if game:
            taken = {old for old in names if old in game.things or is_reserved(old)}
            yield from _names(library, ("anchors", id_), names, taken, _anchors(game, names))
        elif id_ not in library.broken:
            said = f"no game has the id `{id_}`; {instead(id_, library.games)}"
            yield Problem("unknown-redirect", said, library.data / FILE, ("anchors", id_))


def _anchors(game: GameData, names: Names) -> set[str]:
    """What a former anchor may lead to: sections, things with a permanent link, and what may stand in unread files."""
    linked = {id_ for id_, (thing, *_) in game.things.items() if thing.kind not in places.PLACELESS}
    return {*linked, *places.SECTIONS, *filter(game.hides, names.values())}


def _names(
    library: Library, path: Path_, names: Names, taken: Collection[str], known: Collection[str]
) -> Iterator[Problem]:
    file = library.data / FILE
    for old, new in names.items():
        if old in taken:
            said = f"`{old}` is there, and leads to itself; delete the line, or rename what has the id"
            yield Problem("taken-redirect", said, file, (*path, old))
        if new not in names and new not in known:
            said = f"`{new}` is nothing that `{old}` could lead to; {instead(new, known)}"
            yield Problem("unknown-redirect", said, file, (*path, old))
        way = _way_round(names, old)
        if way and old == min(way):
            told = " leads to ".join(f"`{id_}`" for id_ in (*way, old))
            yield Problem("circular-redirect", f"{told}; let one of them lead to what is there", file, (*path, old))


def _way_round(names: Names, start: str) -> tuple[str, ...]:
    """The ids from one back to itself; none where it does not come back."""
    way = [start]
    while (following := names.get(way[-1])) is not None and following not in way:
        way.append(following)
    return tuple(way) if following == start else ()
