"""All pages of the site, in one list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from scripts import lexicon, places
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
from scripts.pages.calls import Calls
from scripts.pages.near import Neighbours
from scripts.pages.pieces import Piece, pieces
from scripts.pages.printed import Printer
from scripts.pages.sheet import Inputs, Sheet
from scripts.pages.told import Everything
from scripts.pages.uses import Use, uses
from scripts.pages.view import Page
from scripts.problems import Problem


class OfGame(NamedTuple):
    """What is made from one game alone."""

    page: Page
    pieces: list[Piece]
    """The words of the page, and where they stand."""
    uses: list[Use]
    """Where its links stand."""
    definitions: Page
    """What they lead to, for a file beside it."""


class Printed(NamedTuple):
    """What pages of all games hold of one game, as it is printed."""

    row: str
    """In the list of games."""
    exceptions: str
    """Those that are accepted in it."""


def of_game(library: Library, each: GameData) -> OfGame:
    """A game's page and what goes with it."""
    page = game.page(library, each)
    address, held = places.game(each.id), pieces(page.values["sections"])
    links = list(uses(address, held))
    return OfGame(page, held, links, definitions.page(library, address, links))


def printed(library: Library, each: GameData, printer: Printer) -> Printed:
    """What pages of all games hold of one."""
    row = printer.rows([index.row(library, each, places.GAMES)])
    return Printed(row, status.exceptions(library, each, printer))


def of_all_games(
    library: Library,
    everything: Everything,
    problems: Iterable[Problem],
    found: Calls,
    parts: Mapping[str, Printed],
    neighbours: Neighbours,
) -> Iterator[Page]:
    """The pages that are made from all games together.

    ``everything`` holds what the games say on the facets, ``problems`` the
    warnings that the page on the state of the data counts, ``found`` what the
    games say of each concept, ``parts`` what is printed of each game already,
    ``neighbours`` which games play most like each.
    """
    rows = {id_: part.row for id_, part in parts.items()}
    accepted = {id_: part.exceptions for id_, part in parts.items()}
    yield home.home(library, everything, neighbours, found)
    yield index.games(library, everything, rows)
    yield llms.page(library)
    yield choices.page(library, everything)
    yield glossary.index(library, found)
    yield concordance.concordance(library, found)
    yield compare.picking(library, everything)
    yield from near.pages(library, everything, neighbours)
    yield from changes.pages(library)
    yield from redirects.pages(library)
    yield from status.pages(library, everything, problems, accepted)
    yield checks.index(library)
    yield from (checks.page(library, code) for code in library.checks)
    yield fields.reference(library)


def sheets(library: Library, everything: Everything, found: Calls, inputs: Inputs) -> Iterator[Sheet]:
    """Those of the pages made from all games that are worth keeping."""
    yield Sheet(inputs.products, partial(all_products.pages, library))
    for group in library.facets:
        yield from compare.topic(library, group, everything, inputs.told[group.id])
    words = lexicon.of_concepts(library)
    for id_, entries in library.concepts.items():
        yield Sheet(inputs.calls[id_], partial(concept.concept, library, entries[0], words, found[id_]))
