"""The index of a whole site, made after its pages and from their views."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from scripts import glossary, places
from scripts.library import Library
from scripts.model.walk import key_of
from scripts.pages.glossary import in_order
from scripts.pages.view import Page
from scripts.search import entries, index, written
from scripts.search.entries import Entry

CHUNK = 40_000
"""Characters of concepts in one chunk; with many games a concept has many names."""


def pages(library: Library, made: Iterable[Page], hand_written: Mapping[str, str]) -> Iterator[Page]:
    """The files of the index as pages to write. ``hand_written`` holds Markdown by its path from the docs folder."""
    labels = library.labels
    kinds = {
        key_of(name, info): str(getattr(labels.kind, name)) for name, info in type(labels.kind).model_fields.items()
    }
    for path, data in index.files(list(_chunks(library, made, hand_written)), kinds).items():
        yield Page(path, "data.json.j2", {"data": data})


def _chunks(
    library: Library, made: Iterable[Page], hand_written: Mapping[str, str]
) -> Iterator[tuple[str, Sequence[Entry]]]:
    """Titles and entries: the concepts, each game, the other pages."""
    words, absences = glossary.words(library), glossary.absences(library)
    concepts = [
        entries.of_concept(library, entry, words[entry.record.id], absences[entry.record.id])
        for entry in in_order(library)
    ]
    for part in _parts(concepts):
        yield library.labels.glossary.title, part
    views = {page.path: page.values.get("sections") for page in made}
    for game in library.games.values():
        sections = views[f"{places.game(game.id)}index.md"]
        yield game.game.titles[0].name, entries.of_game(library, game, sections)
    yield (
        library.labels.site,
        [*entries.of_lists(library), *entries.of_checks(library), *written.of_pages(hand_written)],
    )


def _parts(entries: Iterable[Entry]) -> Iterator[list[Entry]]:
    """The entries in stretches of about ``CHUNK`` characters."""
    part: list[Entry] = []
    size = 0
    for entry in entries:
        part.append(entry)
        size += len(entry.title) + sum(map(len, entry.names)) + len(entry.text)
        if size >= CHUNK:
            yield part
            part, size = [], 0
    if part:
        yield part
