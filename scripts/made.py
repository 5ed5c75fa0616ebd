"""What is made and kept: the files of one game, and sheets, which are made from all games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, dataclass
from hashlib import sha256
from typing import Any, TypeGuard

from scripts import places
from scripts.api import site as api
from scripts.kept import Kept
from scripts.library import GameData, Library
from scripts.model.labels import Labels
from scripts.pages import calls, near, site
from scripts.pages.calls import Call
from scripts.pages.near import Neighbours
from scripts.pages.printed import Printer
from scripts.pages.sheet import Sheet
from scripts.pages.site import Printed
from scripts.pages.told import Everything, Told
from scripts.render import render
from scripts.search import entries
from scripts.search.units import Unit, kinds, unit
from scripts.write import PATH, Drafts

Digests = Mapping[str, str]
"""The SHA-256 of each file by its path."""


@dataclass(frozen=True)
class Made:
    """The files of one game, and what the pages of all games and the search index take of it."""

    files: Digests
    calls: Mapping[str, Call]
    parts: Printed
    found: Unit


def make(library: Library, game: GameData, told: Mapping[str, Told], drafts: Drafts, store: Kept, key: str) -> Made:
    """A game's page and the files beside it as drafts; ``told`` are its cells.

    What the store holds under ``key`` is not made again; what is made is kept there, but where the key is empty.
    """
    found = _unpacked(store.get(f"made {key}"), game.id) if key else None
    if found and _stay(found.files, drafts, store):
        return found
    own = site.of_game(library, game)
    printer = Printer(library.labels, {})
    said = calls.of_game(library, game, own.uses, printer)
    files = (own.page, own.definitions, api.of_game(library, game, told, said))
    made = Made(
        _drafted({file.path: render(file, library.labels) for file in files}, drafts, store if key else None),
        said,
        site.printed(library, game, printer),
        unit(entries.of_game(library, game, own.pieces), kinds(library.labels)),
    )
    if key:
        store.put(f"made {key}", [made.files, made.calls, made.parts, made.found])
    return made


def lay(sheet: Sheet, labels: Labels, drafts: Drafts, store: Kept, shared: str | None) -> None:
    """The pages of a sheet as drafts, from the store where it has them.

    ``shared`` is the hash of what goes into every page; without it nothing is kept.
    """
    key = _key("sheet", shared, sheet.inputs)
    files = store.get(key) if key else None
    if _are_digests(files) and _stay(files, drafts, store):
        return
    texts = {page.path: render(page, labels) for page in sheet.pages()}
    digests = _drafted(texts, drafts, store if key else None)
    if key:
        store.put(key, digests)


def neighbours(library: Library, everything: Everything, store: Kept, shared: str | None) -> Neighbours:
    """For each game those that play most like it, from the store where no value has changed."""
    key = _key("near", shared, near.inputs(everything))
    found = near.unpacked(store.get(key), everything) if key else None
    if found is None:
        found = near.found(library, everything)
        if key:
            store.put(key, {id_: [astuple(each) for each in nears] for id_, nears in found.items()})
    return found


def _key(what: str, shared: str | None, inputs: str) -> str:
    """Under what something made from all games is kept; empty where it is not to be."""
    return f"{what} {sha256(f'{shared} {inputs}'.encode('utf-8', 'surrogatepass')).hexdigest()}" if shared else ""


def _drafted(texts: Mapping[str, str], drafts: Drafts, store: Kept | None) -> Digests:
    """Takes files for drafts, and keeps them where there is a store."""
    digests = {path: drafts.add(path, text) for path, text in texts.items()}
    if store:
        for path, digest in digests.items():
            store.put(f"file {digest}", texts[path])
    return digests


def _stay(files: Digests, drafts: Drafts, store: Kept) -> bool:
    """Whether files are on the disk, or in the store and so now among the drafts."""
    return all(_stays(path, digest, drafts, store) for path, digest in files.items())


def _stays(path: str, digest: str, drafts: Drafts, store: Kept) -> bool:
    if drafts.stays(path, digest):
        store.stays(f"file {digest}")
        return True
    text = store.get(f"file {digest}")
    return isinstance(text, str) and drafts.add(path, text) == digest


def _are_digests(value: Any) -> TypeGuard[Digests]:
    """Whether a value from the store is what ``_drafted`` gives."""
    return isinstance(value, dict) and all(
        PATH.fullmatch(path) and isinstance(digest, str) for path, digest in value.items()
    )


def _unpacked(value: Any, game: str) -> Made | None:
    """What was made of a game, from the store's values; None where they are nothing of the kind."""
    address = places.game(game)
    expected = {f"{address}index.md", f"{address}terms.json", places.data(f"games/{game}")}
    try:
        files, said, parts, found = value
        if not _are_digests(files) or set(files) != expected:
            return None
        return Made(files, calls.unpacked(said), Printed(*map(str, parts)), Unit(*found))
    except (TypeError, ValueError, AttributeError):
        return None
