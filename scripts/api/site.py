"""All files of the API, in one list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from scripts import places
from scripts.api import facets, games, rows, tables
from scripts.api import glossary as concepts
from scripts.api.models import FILES, File
from scripts.api.schema import schema
from scripts.library import GameData, Library
from scripts.pages.calls import Call, Calls
from scripts.pages.told import Everything, Told
from scripts.pages.view import Page


def of_game(library: Library, game: GameData, told: Mapping[str, Told], calls: Mapping[str, Call]) -> Page:
    """The file of a game; ``told`` are its cells, ``calls`` what it says of each concept."""
    return _file(f"games/{game.id}", games.game(library, game, told, calls))


def of_all_games(library: Library, everything: Everything, calls: Calls) -> Iterator[Page]:
    """The files that are made from all games together.

    ``everything`` holds what the games say on the facets, ``calls`` what they
    say of each concept.
    """
    yield _file("facets", facets.facets(library))
    yield _file("games", games.index(library))
    yield _file("glossary", concepts.concepts(library, calls))
    for id_, data in concepts.files(library, calls):
        yield Page(places.data(f"glossary/{id_}"), "data.json.j2", {"data": data})
    for name in FILES:
        yield Page(places.schema(name), "data.json.j2", {"data": schema(name)})
    for group in library.facets:
        yield _table(group.id, rows.of_group(library, group, everything))
    yield _table("games", rows.of_games(library))
    yield _table("glossary", rows.of_glossary(library, calls))
    yield _table("line-up", rows.of_line_up(library))


def _file(name: str, data: File) -> Page:
    return Page(places.data(name), "data.json.j2", {"data": data.model_dump(mode="json", by_alias=True)})


def _table(name: str, listed: Iterable[Sequence[str]]) -> Page:
    return Page(places.table(name), "as_it_is.j2", {"text": tables.text(listed)})
