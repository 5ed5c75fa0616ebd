"""All pages of the site, in one list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from scripts import places
from scripts.library import GameData, Library
from scripts.pages import (
    all_products,
    changes,
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
    llms,
    near,
    redirects,
    status,
)
from scripts.pages.pieces import Piece, pieces
from scripts.pages.told import Everything
from scripts.pages.uses import Use, uses
from scripts.pages.view import Page
from scripts.problems import Problem


def pages(library: Library, everything: Everything, problems: Iterable[Problem] = ()) -> Iterator[Page]:
    """Every page that is made from data; see ``of_all_games``."""
    found: list[Use] = []
    for each in library.games.values():
        made = of_game(library, each)
        found += made.uses
        yield made.page
        yield made.definitions
    yield from of_all_games(library, everything, problems, found)


class OfGame(NamedTuple):
    """What is made from one game alone."""

    page: Page
    pieces: list[Piece]
    """The words of the page, and where they stand."""
    uses: list[Use]
    """Where its links stand."""
    definitions: Page
    """What they lead to, for a file beside it."""


def of_game(library: Library, each: GameData) -> OfGame:
    """A game's page and what goes with it."""
    page = game.page(library, each)
    address, held = places.game(each.id), pieces(page.values["sections"])
    links = list(uses(address, held))
    return OfGame(page, held, links, definitions.page(library, address, links))


def of_all_games(
    library: Library, everything: Everything, problems: Iterable[Problem], found: Iterable[Use]
) -> Iterator[Page]:
    """The pages that are made from all games together.

    ``everything`` holds what the games say on the facets, ``problems`` the
    warnings that the page on the state of the data counts, ``found`` the links
    on the games' pages.
    """
    neighbours = near.found(library, everything)
    yield home.home(library, everything, neighbours)
    yield index.games(library, everything)
    yield llms.page(library)
    yield choices.page(library, everything)
    yield from all_products.pages(library)
    yield glossary.index(library)
    yield concordance.concordance(library)
    yield from compare.pages(library, everything)
    yield from near.pages(library, everything, neighbours)
    yield from changes.pages(library)
    yield from redirects.pages(library)
    yield status.status(library, everything, problems)
    yield checks.index(library)
    yield from (checks.page(library, code) for code in library.checks)
    yield fields.reference(library)
    shared = concept.shared(library, found)
    for entries in library.concepts.values():
        made = concept.concept(library, entries[0], shared)
        yield made
        address = places.concept(entries[0].record.id)
        shown = (made.values["text"], made.values["facts_"], made.values["calls"])
        yield definitions.page(library, address, uses(address, pieces(shown)))
