"""All that is made of a library, in one list each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scripts import places
from scripts.api import site as api
from scripts.library import Library
from scripts.pages import calls, near, site
from scripts.pages.calls import Calls
from scripts.pages.printed import Printer
from scripts.pages.sheet import inputs
from scripts.pages.site import Printed
from scripts.pages.told import Everything
from scripts.pages.uses import Use
from scripts.pages.view import Page
from scripts.problems import Problem


def calls_of(library: Library, uses: Iterable[Use] = ()) -> Calls:
    """What the games say of each concept; ``uses`` are links on their pages."""
    found = list(uses)
    printer = Printer(library.labels, {})
    return calls.by_concept(
        library,
        {
            id_: calls.of_game(library, game, [use for use in found if use.page == places.game(id_)], printer)
            for id_, game in library.games.items()
        },
    )


def parts_of(library: Library) -> dict[str, Printed]:
    """What pages of all games hold of each."""
    printer = Printer(library.labels, {})
    return {id_: site.printed(library, game, printer) for id_, game in library.games.items()}


def pages(library: Library, everything: Everything, problems: Iterable[Problem] = ()) -> Iterator[Page]:
    """Every page."""
    found: list[Use] = []
    for game in library.games.values():
        made = site.of_game(library, game)
        found += made.uses
        yield made.page
        yield made.definitions
    said = calls_of(library, found)
    parts, nearest = parts_of(library), near.found(library, everything)
    yield from site.of_all_games(library, everything, problems, said, parts, nearest)
    for each in site.sheets(library, everything, said, inputs(library, everything, said)):
        yield from each.pages()


def of_api(library: Library, everything: Everything) -> Iterator[Page]:
    """Every file of the API."""
    found = calls_of(library)
    yield from api.of_all_games(library, found)
    for each in api.sheets(library, everything, found, inputs(library, everything, found)):
        yield from each.pages()
    for id_, game in library.games.items():
        own = {concept: by_game[id_] for concept, by_game in found.items() if id_ in by_game}
        yield api.of_game(library, game, everything[id_], own)
