"""What is made from one game alone, and the key under which it may be kept.

The key is a hash of all that goes in: the game as read, the games that it
refers to, what all games share, the templates and our code. It is computed
from records and not from files, so that it is of the very data that is shown.
"""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from pydantic_core import to_json

from scripts import places
from scripts.api import site as api
from scripts.kept import Kept
from scripts.library import GameData, Library
from scripts.model.files import GAME_FILES
from scripts.model.labels import Labels
from scripts.pages import calls, index, site
from scripts.pages.calls import Call
from scripts.pages.printed import Printer
from scripts.pages.sheet import Sheet
from scripts.pages.told import Told
from scripts.render import TEMPLATES, render
from scripts.search import entries
from scripts.search.units import Unit, kinds, unit
from scripts.write import PATH

ABROAD = re.compile(rb"\(\(([a-z0-9-]+)/")
"""A reference into another game."""

BY_GAME = frozenset({"data", "games", "broken"})
"""Parts of the library that do not go into every game."""


@dataclass(frozen=True)
class Made:
    """The files of one game, and what the pages of all games and the search index take of it."""

    texts: Mapping[str, str]
    calls: Mapping[str, Call]
    row: str
    """In the list of games."""
    found: Unit


def make(library: Library, game: GameData, told: Mapping[str, Told]) -> Made:
    """Prints a game's page and the files beside it; ``told`` are its cells."""
    own = site.of_game(library, game)
    printer = Printer(library.labels, {})
    said = calls.of_game(library, game, own.uses, printer)
    row = printer.rows([index.row(library, game, places.GAMES)])
    files = (own.page, own.definitions, api.of_game(library, game, told, said))
    found = unit(entries.of_game(library, game, own.pieces), kinds(library.labels))
    return Made({file.path: render(file, library.labels) for file in files}, said, row, found)


def packed(made: Made) -> object:
    """What was made as plain values, for the store."""
    return [made.texts, made.calls, made.row, made.found]


def unpacked(value: Any, game: str) -> Made | None:
    """What was made of a game, from the store's values; None where they are nothing of the kind."""
    address = places.game(game)
    files = {f"{address}index.md", f"{address}terms.json", places.data(f"games/{game}")}
    try:
        texts, said, row, found = value
        if set(texts) != files or not all(isinstance(text, str) for text in texts.values()):
            return None
        return Made(texts, calls.unpacked(said), str(row), Unit(*found))
    except (TypeError, ValueError, AttributeError):
        return None


def keys(library: Library) -> dict[str, str]:
    """For each game the key of what is made of it."""
    shared = of_shared(library)
    own: dict[str, str] = {}
    abroad: dict[str, set[str]] = {}
    for game in library.games.values():
        whole = b"\0".join(to_json(getattr(game, part)) for part in GAME_FILES)
        own[game.id] = _hash(whole + repr((sorted(game.missing), sorted(game.unread))).encode())
        abroad[game.id] = {found.decode() for found in ABROAD.findall(whole)}
    return {id_: _hash(shared + repr([(each, own.get(each)) for each in _reached(id_, abroad)])) for id_ in own}


def of_shared(library: Library) -> str:
    """The hash of what goes into every page: all but the games, the templates, and our code."""
    parts = [getattr(library, part.name) for part in fields(library) if part.name not in BY_GAME]
    return _hash("".join((_code(), _hash_of(TEMPLATES), *(_hash(to_json(part, fallback=repr)) for part in parts))))


def texts_of(sheet: Sheet, labels: Labels, shared: str, store: Kept) -> Mapping[str, str]:
    """The texts of a sheet's pages by their paths, from the store where it has them."""
    key = _hash(shared + sheet.inputs)
    kept = store.get(key)
    if isinstance(kept, dict) and all(PATH.fullmatch(path) and isinstance(text, str) for path, text in kept.items()):
        return kept
    texts = {page.path: render(page, labels) for page in sheet.pages()}
    store.put(key, texts)
    return texts


def _reached(id_: str, abroad: Mapping[str, Iterable[str]]) -> list[str]:
    """The game itself, then in order all games that it refers to, and those that these refer to."""
    found: set[str] = set()
    todo = [id_]
    while todo:
        each = todo.pop()
        if each not in found:
            found.add(each)
            todo += abroad.get(each, ())
    return [id_, *sorted(found - {id_})]


@cache
def _code() -> str:
    """The hash of our code as it was when the process began to build, of Python and of what is installed."""
    packages = sorted(folder.name for folder in Path(sysconfig.get_path("purelib")).glob("*.dist-info"))
    return _hash(repr((_hash_of(Path(__file__).parent, "*.py"), packages, sys.version)))


def _hash_of(folder: Path, pattern: str = "*") -> str:
    return _hash(repr(list(_contents(folder, pattern))))


def _contents(folder: Path, pattern: str) -> Iterator[tuple[str, str]]:
    for file in sorted(file for file in folder.rglob(pattern) if file.is_file()):
        yield file.relative_to(folder).as_posix(), _hash(file.read_bytes())


def _hash(value: str | bytes) -> str:
    return sha256(value.encode("utf-8", "surrogatepass") if isinstance(value, str) else value).hexdigest()
