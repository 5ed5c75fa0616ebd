"""Pages of all games that are made together and are worth keeping: with a digest of what goes into them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256

from pydantic_core import to_json

from scripts.compact import as_json
from scripts.library import Library
from scripts.model.facets import FacetGroup
from scripts.pages.calls import Calls
from scripts.pages.told import Everything
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

    told: Mapping[str, str]
    """On the facets of each group, by the group's id."""
    calls: Mapping[str, str]
    """Of each concept, by its id."""
    products: str


def inputs(library: Library, everything: Everything, calls: Calls) -> Inputs:
    """The digests of a library; ``everything`` holds what the games say on the facets, ``calls`` of each concept."""
    names = _names(library)
    products = [to_json(game.products).decode() for game in library.games.values()]
    told = {group.id: digest([group.id, names, _told(group, everything)]) for group in library.facets}
    said = {id_: digest([id_, [(game, call.mark) for game, call in own.items()]]) for id_, own in calls.items()}
    return Inputs(told, said, digest([names, products]))


def _told(group: FacetGroup, everything: Everything) -> list[tuple[object, ...]]:
    cells = (told[facet.id] for told in everything.values() for facet in group.facets)
    return [(told.cell.value.state, told.cell.anchor, told.label, told.text, told.notes) for told in cells]


def _names(library: Library) -> list[tuple[str, str, str | None]]:
    """What the games are called, and what they are sorted by."""
    titles = ((id_, game.game.titles[0]) for id_, game in library.games.items())
    return [(id_, title.name, title.reading) for id_, title in titles]


def digest(value: object) -> str:
    """The digest of what JSON can hold."""
    return sha256(as_json(value).encode("utf-8", "surrogatepass")).hexdigest()
