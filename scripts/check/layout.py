"""The drawn play area: every cell names a zone, and a zone's cells form a rectangle."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.library import GameData, Library
from scripts.model.zones import Layout
from scripts.problems import Problem, instead

EMPTY = "."


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``unknown-zone`` and ``bad-layout``."""
    layout = game.zones.layout
    if not isinstance(layout, Layout):
        return
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


def areas(layout: Layout) -> dict[str, set[tuple[int, int]]]:
    """For each name in the drawn layout, the row and column of its cells."""
    found: dict[str, set[tuple[int, int]]] = {}
    for row, cells in enumerate(layout.grid()):
        for column, name in enumerate(cells):
            if name != EMPTY:
                found.setdefault(name, set()).add((row, column))
    return found
