"""Ids: one namespace a game, and the page's own anchors kept free."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.library import Library
from scripts.places import RESERVED, SETTING_PREFIXES
from scripts.problems import Problem, shown


def check(library: Library) -> Iterator[Problem]:
    """``duplicate-id`` and ``reserved-id``."""
    for game in library.games.values():
        for id_, things in game.things.items():
            first, *more = things
            for thing in more:
                said = f"`{id_}` is already the id of a {first.kind} in {shown(first.file)}; choose another"
                yield Problem("duplicate-id", said, thing.file, (*thing.path, "id"), about=frozenset({id_}))
            if first.kind == "setting":
                continue
            if id_ in RESERVED or id_.startswith(SETTING_PREFIXES):
                said = f"`{id_}` is an address that each game's page has by itself; choose another, like `{id_}-2`"
                yield Problem("reserved-id", said, first.file, (*first.path, "id"), about=frozenset({id_}))
