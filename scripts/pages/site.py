"""All pages of the site, in one list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scripts import places
from scripts.library import Library
from scripts.pages import (
    all_products,
    checks,
    choices,
    compare,
    concept,
    concordance,
    definitions,
    fields,
    game,
    glossary,
    home,
    index,
    near,
    status,
)
from scripts.pages.told import Everything
from scripts.pages.uses import Use, uses
from scripts.pages.view import Page
from scripts.problems import Problem


def pages(library: Library, everything: Everything, problems: Iterable[Problem] = ()) -> Iterator[Page]:
    """Every page that is made from data.

    ``everything`` holds what the games say on the facets, ``problems`` the
    warnings that the page on the state of the data counts.
    """
    neighbours = near.found(library, everything)
    yield home.home(library, everything, neighbours)
    yield index.games(library, everything)
    yield choices.page(library, everything)
    found: list[Use] = []
    for each in library.games.values():
        made = game.page(library, each)
        address = places.game(each.id)
        links = list(uses(address, made.values["sections"]))
        found += links
        yield made
        yield definitions.page(library, address, links)
    yield from all_products.pages(library)
    yield glossary.index(library)
    yield concordance.concordance(library)
    yield from compare.pages(library, everything)
    yield from near.pages(library, everything, neighbours)
    yield status.status(library, everything, problems)
    if library.checks:
        yield checks.index(library)
    yield from (checks.page(library, code) for code in library.checks)
    yield fields.reference(library)
    shared = concept.shared(library, found)
    for entries in library.concepts.values():
        made = concept.concept(library, entries[0], shared)
        yield made
        address = places.concept(entries[0].record.id)
        shown = (made.values["text"], made.values["facts_"], made.values["calls"])
        yield definitions.page(library, address, uses(address, shown))
