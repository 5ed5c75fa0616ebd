"""All files of the API, in one list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from scripts import glossary, places
from scripts.api import facets, games, rows, tables
from scripts.api import glossary as concepts
from scripts.api.models import FILES, File
from scripts.api.schema import schema
from scripts.glossary import Word
from scripts.library import GameData, Library
from scripts.pages.told import Everything, Told
from scripts.pages.view import Page


def of_game(library: Library, game: GameData, told: Mapping[str, Told], words: Sequence[Word]) -> Page:
    """The file of a game; ``told`` are its cells, ``words`` what it calls the concepts."""
    return _file(f"games/{game.id}", games.game(library, game, told, words))


def pages(library: Library, everything: Everything) -> Iterator[Page]:
    """Every file of the API; ``everything`` holds what the games say on the facets."""
    yield from of_all_games(library, everything)
    for game in library.games.values():
        yield of_game(library, game, everything[game.id], glossary.of_game(library, game))


def of_all_games(library: Library, everything: Everything) -> Iterator[Page]:
    """The files that are made from all games together."""
    yield _file("facets", facets.facets(library))
    yield _file("games", games.index(library))
    yield _file("glossary", concepts.concepts(library))
    for name in FILES:
        yield Page(places.schema(name), "data.json.j2", {"data": schema(name)})
    for group in library.facets:
        yield _table(group.id, rows.of_group(library, group, everything))
    yield _table("games", rows.of_games(library))
    yield _table("glossary", rows.of_glossary(library))
    yield _table("line-up", rows.of_line_up(library))


def _file(name: str, data: File) -> Page:
    return Page(places.data(name), "data.json.j2", {"data": data})


def _table(name: str, listed: Iterable[Sequence[str]]) -> Page:
    return Page(places.table(name), "table.csv.j2", {"text": tables.text(listed)})
