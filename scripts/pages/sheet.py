"""Pages of all games that are made together and are worth keeping: with a digest of what goes into them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256

from pydantic_core import to_json

from scripts.compact import as_json
from scripts.library import Library
from scripts.model.facets import FacetGroup
from scripts.model.game import Title
from scripts.pages.calls import Calls
from scripts.pages.told import Everything, Told
from scripts.pages.view import Page


@dataclass(frozen=True)
class Sheet:
    """Pages, made when they are asked for."""

    inputs: str
    """The digest of all that goes into them, but for what every page takes: labels, vocabularies, facets, concepts."""
    pages: Callable[[], Iterable[Page]]


@dataclass(frozen=True)
class Inputs:
    """Digests of what the games say: computed once, as several sheets take the same."""

    told: Mapping[str, Mapping[str, str]]
    """Of each game with its title, on the facets of each group: by the group's id, and then by the game's."""
    calls: Mapping[str, str]
    """Of each concept, by its id."""
    products: str


def inputs(library: Library, everything: Everything, calls: Calls) -> Inputs:
    """The digests of a library; ``everything`` holds what the games say on the facets, ``calls`` of each concept."""
    names = {id_: _name(game.game.titles[0]) for id_, game in library.games.items()}
    products = [to_json(game.products).decode() for game in library.games.values()]
    told = {
        group.id: {id_: digest([id_, name, _told(group, everything[id_])]) for id_, name in names.items()}
        for group in library.facets
    }
    said = {id_: digest([id_, [(game, call.mark) for game, call in own.items()]]) for id_, own in calls.items()}
    return Inputs(told, said, digest([list(names.items()), products]))


def _told(group: FacetGroup, told: Mapping[str, Told]) -> list[tuple[object, ...]]:
    cells = (told[facet.id] for facet in group.facets)
    return [(each.cell.value.state, each.cell.anchor, each.label, each.text, each.notes) for each in cells]


def _name(title: Title) -> tuple[str, str | None]:
    """What a game is called, and what it is sorted by."""
    return title.name, title.reading


def digest(value: object) -> str:
    """The digest of what JSON can hold."""
    return sha256(as_json(value).encode("utf-8", "surrogatepass")).hexdigest()
