"""Facets times games: one cell each, with its value and where in the data it stands."""

from __future__ import annotations

from dataclasses import dataclass

from scripts import places
from scripts.compare import values
from scripts.compare.functions import FUNCTIONS
from scripts.compare.path import Found, find
from scripts.compare.values import Item, Span, Value
from scripts.library import GameData, Library
from scripts.model.base import ABSENCES, entries
from scripts.model.facets import Facet
from scripts.model.terms import Term

PRESENCE = "presence"
"""The vocabulary of facets of the kind ``presence``."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What one game says on one facet."""

    facet: Facet
    value: Value
    found: tuple[Found, ...]
    """Where it stands, in the order of the data; empty where nothing is said, and once it is told in words."""
    anchor: str
    """The permanent link to where it stands: the first of several that says something, or the section."""


def cells(library: Library, game: GameData) -> dict[str, Cell]:
    """All cells of a game by the facets' ids, in the order of ``facets.yml``."""
    return {facet.id: cell(library, game, facet) for group in library.facets for facet in group.facets}


def cell(library: Library, game: GameData, facet: Facet) -> Cell:
    """One cell. What is missing is ``facet.empty`` in a complete game; of a draft nothing is concluded."""
    found = tuple(_found(game, facet))
    return Cell(facet, _value(library, game, facet, found), found, _anchored(found) or _section(found, facet))


def _found(game: GameData, facet: Facet) -> list[Found]:
    if facet.concept:
        return _of_concept(game, facet.concept)
    return list(FUNCTIONS[facet.by][0](game) if facet.by else find(game, facet.path or ""))


def _of_concept(game: GameData, concept: str) -> list[Found]:
    """The words that the game ties to a concept, or its word that there is none."""
    terms = [
        Found(term, "terms", ("terms", number), term, _anchor(game, term))
        for number, term in enumerate(entries(game.terms.terms))
        if term.concept == concept
    ]
    absent = (
        Found("none", "terms", ("absent", number), missing)
        for number, missing in enumerate(game.terms.absent)
        if missing.concept == concept
    )
    return terms or list(absent)


def _anchor(game: GameData, term: Term) -> str:
    return term.at if term.at and game.thing(term.at) else ""


def _value(library: Library, game: GameData, facet: Facet, found: tuple[Found, ...]) -> Value:
    if not found:
        return Value(facet.empty if game.game.status == "complete" else "gap")
    if facet.kind == "count":
        return _count(found)
    name = vocabulary(facet)
    words = library.vocabularies[name].words if name else ()
    items, untyped = values.read(facet.kind, found)
    return values.value(items, untyped, words)


def vocabulary(facet: Facet) -> str:
    """The vocabulary of a facet's words; empty where it takes none."""
    return facet.vocabulary or (PRESENCE if facet.kind == "presence" else "")


def _count(found: tuple[Found, ...]) -> Value:
    """How many stand there; what already is a number is taken as it is."""
    first = found[0].value
    if len(found) == 1 and (first in ABSENCES or isinstance(first, int)):
        items: list[Item] = [str(first) if first in ABSENCES else Span(int(str(first)), int(str(first)))]
        return values.value(items, untyped=False)
    return Value("known", (Span(len(found), len(found)),))


def _anchored(found: tuple[Found, ...]) -> str:
    said = [each for each in found if each.value != "not-recorded"]
    return next((each.anchor for each in said or found if each.anchor), "")


def _section(found: tuple[Found, ...], facet: Facet) -> str:
    if found:
        return places.section_of((found[0].part, *map(str, found[0].path)))
    if facet.by:
        return places.section_of(FUNCTIONS[facet.by][1])
    return places.section_of(tuple(part.split("[")[0] for part in (facet.path or "").split("/")))
