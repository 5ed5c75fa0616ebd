"""The games that play most like another, as a small file beside its page.

The page asks for it when a reader comes to the section. What is near depends on
all games: as part of the pages, an edit of one game would write others anew.
The home page shows the two that are nearest of all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scripts import places
from scripts.compare.nearest import Near, nearest
from scripts.library import Library
from scripts.pages.told import Everything
from scripts.pages.view import Page

Neighbours = Mapping[str, Sequence[Near]]
"""For each game those that play most like it."""


def found(library: Library, everything: Everything) -> Neighbours:
    """For each game those that play most like it; compute them once."""
    facets = [facet for group in library.facets for facet in group.facets]
    cells = {id_: {facet: told.cell for facet, told in cells.items()} for id_, cells in everything.items()}
    return nearest(facets, cells)


def inputs(everything: Everything) -> str:
    """All that ``found`` takes of the games, as text."""
    return repr([[id_, [each.cell.value for each in told.values()]] for id_, told in everything.items()])


def unpacked(value: Any, everything: Everything) -> Neighbours | None:
    """Neighbours from plain values; None where they are none of these games."""
    try:
        found = {id_: [Near(*each) for each in nears] for id_, nears in value.items()}
    except (TypeError, AttributeError):
        return None
    known = found.keys() == everything.keys() and all(near.game in found for each in found.values() for near in each)
    return found if known else None


def pages(library: Library, everything: Everything, neighbours: Neighbours) -> Iterator[Page]:
    """One file for each game."""
    for id_, near in neighbours.items():
        games = [_game(library, everything, id_, each) for each in near]
        yield Page(f"{places.game(id_)}nearest.json", "data.json.j2", {"data": {"games": games}})


def _game(library: Library, everything: Everything, mine: str, near: Near) -> dict[str, object]:
    here, there = everything[mine], everything[near.game]
    page = places.game(mine)
    return {
        "title": library.games[near.game].game.titles[0].name,
        "address": places.link(page, places.game(near.game)),
        "compare": f"{places.link(page, places.COMPARE)}?games={mine},{near.game}",
        "agree": [[here[facet].cell.facet.label, here[facet].label] for facet in near.agree],
        "differ": [[here[facet].cell.facet.label, here[facet].label, there[facet].label] for facet in near.differ],
    }
