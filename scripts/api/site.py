"""All files of the API, in one list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial

from scripts import places
from scripts.api import facets, games, rows, tables
from scripts.api import glossary as concepts
from scripts.api.models import FILES, File
from scripts.api.schema import schema
from scripts.concepts import ConceptEntry
from scripts.library import GameData, Library
from scripts.pages.calls import Call, Calls
from scripts.pages.sheet import Inputs, Sheet, digest
from scripts.pages.told import Everything, Told
from scripts.pages.view import Page


def of_game(library: Library, game: GameData, told: Mapping[str, Told], calls: Mapping[str, Call]) -> Page:
    """The file of a game; ``told`` are its cells, ``calls`` what it says of each concept."""
    return _file(f"games/{game.id}", games.game(library, game, told, calls))


def of_all_games(library: Library, calls: Calls) -> Iterator[Page]:
    """The files that are made from all games together; ``calls`` are what these say of each concept."""
    yield _file("facets", facets.facets(library))
    yield _file("games", games.index(library))
    yield _file("glossary", concepts.concepts(library, calls))
    for name in FILES:
        yield Page(places.schema(name), "data.json.j2", {"data": schema(name)})
    yield _table("games", rows.of_games(library))
    yield _table("glossary", rows.of_glossary(library, calls))


def sheets(library: Library, everything: Everything, calls: Calls, inputs: Inputs) -> Iterator[Sheet]:
    """Those of the files made from all games that are worth keeping."""
    for id_, entries in library.concepts.items():
        yield Sheet(f"words {inputs.calls[id_]}", partial(_of_concept, entries[0], calls[id_]))
    for group in library.facets:
        made = partial(rows.of_group, library, group, everything)
        yield Sheet(f"table {digest(inputs.told[group.id])}", partial(_tables, group.id, made))
    yield Sheet(f"table {inputs.products}", partial(_tables, "line-up", partial(rows.of_line_up, library)))


def _file(name: str, data: File) -> Page:
    return Page(places.data(name), "data.json.j2", {"data": data})


def _of_concept(entry: ConceptEntry, calls: Mapping[str, Call]) -> Iterator[Page]:
    data = concepts.file(entry, calls)
    yield Page(places.data(f"glossary/{entry.record.id}"), "data.json.j2", {"data": data})


def _tables(name: str, listed: Callable[[], Iterable[Sequence[str]]]) -> Iterator[Page]:
    yield _table(name, listed())


def _table(name: str, listed: Iterable[Sequence[str]]) -> Page:
    return Page(places.table(name), "as_it_is.j2", {"text": tables.text(listed)})
