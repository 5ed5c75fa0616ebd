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
    """The file of a game; ``told`` are its cells, ``words`` its own of those that ``by_game`` gives."""
    return _file(f"games/{game.id}", games.game(library, game, told, words))


def pages(library: Library, everything: Everything) -> Iterator[Page]:
    """Every file of the API; ``everything`` holds what the games say on the facets."""
    yield from of_all_games(library, everything)
    words = by_game(library)
    for game in library.games.values():
        yield of_game(library, game, everything[game.id], words[game.id])


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
    return Page(places.data(name), "data.json.j2", {"data": data.model_dump(mode="json", by_alias=True)})


def _table(name: str, listed: Iterable[Sequence[str]]) -> Page:
    return Page(places.table(name), "as_it_is.j2", {"text": tables.text(listed)})


def by_game(library: Library) -> dict[str, list[Word]]:
    """What each game calls the concepts, in the order of the glossary's files."""
    found: dict[str, list[Word]] = {id_: [] for id_ in library.games}
    for words in glossary.words(library).values():
        for word in words:
            found[word.game.id].append(word)
    return found
