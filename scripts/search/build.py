"""The index of a whole site and the worker that reads it, made after the site's pages and from their views."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path

from scripts import places
from scripts.library import Library
from scripts.pages.calls import Calls
from scripts.pages.glossary import in_order
from scripts.pages.view import Page
from scripts.search import entries, index, written
from scripts.search.units import Unit, kinds, unit

PARTS = ("fold", "romaji", "near", "rank", "show", "read", "answer")
"""The worker's parts in the order in which they are joined."""

CHUNK = 20_000
"""Characters in one chunk; with many games a concept has many names."""


def pages(library: Library, found: Mapping[str, Unit], calls: Calls, hand_written: Mapping[str, str]) -> Iterator[Page]:
    """The files of the index and the worker as pages to write.

    The worker is the same whatever the index holds. ``found`` holds what can be
    found on the page of each game, ``calls`` what the games say of each
    concept, ``hand_written`` Markdown by its path from the docs folder.
    """
    chunks = list(_chunks(_units(library, found, calls, hand_written)))
    for name, text in index.files(chunks, library.labels.search.nearest).items():
        yield Page(places.SEARCH + name, "as_it_is.j2", {"text": text})
    code = "\n".join((Path(__file__).parent / "worker" / f"{part}.js").read_text(encoding="utf-8") for part in PARTS)
    yield Page(places.WORKER, "as_it_is.j2", {"text": code})


def _units(
    library: Library, found: Mapping[str, Unit], calls: Calls, hand_written: Mapping[str, str]
) -> Iterator[Unit]:
    """Each game, each concept, the other pages.

    Games come first: of chunks that are equally good the first are read, and
    to concepts their names lead as well.
    """
    yield from (found[game] for game in library.games)
    labels = kinds(library.labels)
    for concept in in_order(library):
        yield unit([entries.of_concept(library, concept, calls[concept.record.id].values())], labels)
    rest = (entries.of_lists(library), entries.of_checks(library), written.of_pages(hand_written))
    yield unit(list(chain.from_iterable(rest)), labels)


def _chunks(units: Iterable[Unit]) -> Iterator[list[Unit]]:
    """The units in stretches of about ``CHUNK`` characters: an edit seldom moves an end, and then changes one chunk."""
    chunk: list[Unit] = []
    size = 0
    for each in units:
        chunk.append(each)
        size += each.size
        if size >= CHUNK:
            yield chunk
            chunk, size = [], 0
    if chunk:
        yield chunk
