"""The index of a whole site and the worker that reads it, made after the site's pages and from their views."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import chain
from pathlib import Path

from markupsafe import Markup

from scripts import glossary, places
from scripts.library import Library
from scripts.model.walk import key_of
from scripts.pages.glossary import in_order
from scripts.pages.view import Page
from scripts.search import entries, index, written
from scripts.search.entries import Entry

PARTS = ("fold", "romaji", "near", "rank", "show", "read", "answer")
"""The worker's parts in the order in which they are joined."""

CHUNK = 20_000
"""Characters in one chunk; with many games a concept has many names."""


def pages(library: Library, found: Mapping[str, Sequence[Entry]], hand_written: Mapping[str, str]) -> Iterator[Page]:
    """The files of the index and the worker as pages to write.

    All bear one version, computed from what they hold, so that the worker
    takes no file of another. ``found`` holds what ``entries.of_game`` gives for each
    game, ``hand_written`` Markdown by its path from the docs folder.
    """
    chunks = list(_chunks(_units(library, found, hand_written)))
    labels = library.labels
    kinds = {key_of(name, info): getattr(labels.kind, name) for name, info in type(labels.kind).model_fields.items()}
    files = index.files(chunks, kinds, labels.search.nearest)
    code = "\n".join((Path(__file__).parent / "worker" / f"{part}.js").read_text(encoding="utf-8") for part in PARTS)
    version = sha256(json.dumps([code, files]).encode()).hexdigest()[:12]
    for name, data in files.items():
        yield Page(places.SEARCH + name, "data.json.j2", {"data": {"version": version, **data}})
    yield Page(places.WORKER, "worker.js.j2", {"version": version, "code": Markup(code)})


def _units(
    library: Library, found: Mapping[str, Sequence[Entry]], hand_written: Mapping[str, str]
) -> Iterator[Sequence[Entry]]:
    """Entries that stay together: each game, each concept, the other pages.

    Games come first: of chunks that are equally good the first are read, and
    to concepts their names lead as well.
    """
    yield from (found[game] for game in library.games)
    words, absences = glossary.words(library), glossary.absences(library)
    for concept in in_order(library):
        id_ = concept.record.id
        yield [entries.of_concept(library, concept, words[id_], absences[id_])]
    yield [*entries.of_lists(library), *entries.of_checks(library), *written.of_pages(hand_written)]


def _chunks(units: Iterable[Sequence[Entry]]) -> Iterator[list[Entry]]:
    """The units in stretches of about ``CHUNK`` characters."""
    chunk: list[Sequence[Entry]] = []
    size = 0
    for unit in units:
        chunk.append(unit)
        size += sum(len(text) for entry in unit for text in (entry.title, *entry.names, entry.text))
        if size >= CHUNK:
            yield list(chain.from_iterable(chunk))
            chunk, size = [], 0
    if chunk:
        yield list(chain.from_iterable(chunk))
