"""All pages of the site, in one list."""

from __future__ import annotations

from collections.abc import Iterator

from scripts import places
from scripts.library import Library
from scripts.pages import concept, concordance, definitions, fields, game, glossary, index
from scripts.pages.uses import Use, uses
from scripts.pages.view import Page


def pages(library: Library) -> Iterator[Page]:
    """Every page that is made from data."""
    yield index.home(library)
    yield index.games(library)
    found: list[Use] = []
    for each in library.games.values():
        made = game.page(library, each)
        address = places.game(each.id)
        links = list(uses(address, made.values["sections"]))
        found += links
        yield made
        yield definitions.page(library, address, links)
    yield glossary.index(library)
    yield concordance.concordance(library)
    yield fields.reference(library)
    shared = concept.shared(library, found)
    for entries in library.concepts.values():
        made = concept.concept(library, entries[0], shared)
        yield made
        address = places.concept(entries[0].record.id)
        told = (made.values["text"], made.values["facts_"], made.values["calls"])
        yield definitions.page(library, address, uses(address, told))
