"""What is made from one game alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scripts import glossary, places
from scripts.api import site as api
from scripts.kept import Kept
from scripts.library import GameData, Library
from scripts.pages import site
from scripts.pages.told import Told
from scripts.pages.uses import Use
from scripts.render import render
from scripts.search import entries
from scripts.search.entries import Entry
from scripts.write import Drafts


@dataclass(frozen=True)
class Made:
    """The files of one game, and what the pages of all games and the search index take of it."""

    files: Mapping[str, str]
    """The SHA-256 of each by its path."""
    uses: Sequence[Use]
    entries: Sequence[Entry]


def make(library: Library, game: GameData, told: Mapping[str, Told], drafts: Drafts, store: Kept, key: str) -> Made:
    """A game's page and the files beside it as drafts; ``told`` are its cells.

    What the store holds under ``key`` is not made again; what is made is kept there, but where the key is empty.
    """
    found = _unpacked(store.get(f"made {key}"), game.id) if key else None
    if found and all(_stays(path, digest, drafts, store) for path, digest in found.files.items()):
        return found
    own = site.of_game(library, game)
    files = (own.page, own.definitions, api.of_game(library, game, told, glossary.of_game(library, game)))
    texts = {file.path: render(file, library.labels) for file in files}
    digests = {path: drafts.add(path, text) for path, text in texts.items()}
    made = Made(digests, own.uses, entries.of_game(library, game, own.pieces))
    if key:
        for path, text in texts.items():
            store.put(f"file {made.files[path]}", text)
        store.put(f"made {key}", _packed(made))
    return made


def _stays(path: str, digest: str, drafts: Drafts, store: Kept) -> bool:
    """Whether a file is on the disk, or in the store and so now among the drafts."""
    if drafts.stays(path, digest):
        store.stays(f"file {digest}")
        return True
    text = store.get(f"file {digest}")
    return isinstance(text, str) and drafts.add(path, text) == digest


def _packed(made: Made) -> object:
    """What was made as plain values, for the store."""
    return [made.files, made.uses, made.entries]


def _unpacked(value: Any, game: str) -> Made | None:
    """What was made of a game, from the store's values; None where they are nothing of the kind."""
    address = places.game(game)
    expected = {f"{address}index.md", f"{address}terms.json", places.data(f"games/{game}")}
    try:
        files, uses, entered = value
        if set(files) != expected or not all(isinstance(digest, str) for digest in files.values()):
            return None
        found = [Entry(where, title, kind, tuple(names), text) for where, title, kind, names, text in entered]
        return Made(files, [Use(*use) for use in uses], found)
    except (TypeError, ValueError, AttributeError):
        return None
