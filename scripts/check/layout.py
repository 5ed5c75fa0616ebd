"""The drawn play area: every cell names a zone, a zone's cells form a rectangle, and there are not too many."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.library import GameData, Library
from scripts.model.base import entries
from scripts.model.zones import Layout
from scripts.problems import Path_, Problem, instead

EMPTY = "."

MOST = 100
"""Places and arrows in one picture. Nobody could read more, and finding ways for arrows takes ever longer."""


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``unknown-zone`` and ``bad-layout``."""
    layout = game.zones.layout
    if not isinstance(layout, Layout):
        return
    for what, number, path in _numbers(game, layout):
        if number > MOST:
            said = f"the play area has {number:,} {what}; no more than {MOST} can be drawn"
            yield Problem("bad-layout", said, game.file("zones"), path)
    zones = {id_ for id_, things in game.things.items() if things[0].kind == "zone"}
    for name, cells in areas(layout).items():
        if name not in zones and not game.hides(name):
            said = f"no zone has the id `{name}`; {instead(name, zones)}"
            yield Problem("unknown-zone", said, game.file("zones"), ("layout", "areas"))
        rows, columns = {row for row, _ in cells}, {column for _, column in cells}
        box = (max(rows) - min(rows) + 1) * (max(columns) - min(columns) + 1)
        if box != len(cells):
            said = f"the cells of `{name}` must form one rectangle"
            yield Problem("bad-layout", said, game.file("zones"), ("layout", "areas"))


def _numbers(game: GameData, layout: Layout) -> Iterator[tuple[str, int, Path_]]:
    """What is drawn, how many there are of it, and where they stand; zones that the layout does not place are drawn."""
    zones = entries(game.zones.zones)
    yield "zones", len(zones), ("zones",)
    yield "arrows", sum(len(zone.to) for zone in zones), ("zones",)
    yield "places around the ring", len(layout.ring) + len(layout.beside), ("layout",)


def areas(layout: Layout) -> dict[str, set[tuple[int, int]]]:
    """For each name in the drawn layout, the row and column of its cells."""
    found: dict[str, set[tuple[int, int]]] = {}
    for row, cells in enumerate(layout.grid()):
        for column, name in enumerate(cells):
            if name != EMPTY:
                found.setdefault(name, set()).add((row, column))
    return found
