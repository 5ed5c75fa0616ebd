"""The index of a whole site, made after its pages and from their views."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from scripts import glossary, places
from scripts.library import Library
from scripts.pages.glossary import in_order
from scripts.pages.view import Page
from scripts.search import entries, index, written
from scripts.search.entries import Entry


def pages(library: Library, made: Iterable[Page], hand_written: Mapping[str, str]) -> Iterator[Page]:
    """The files of the index as pages to write. ``hand_written`` holds Markdown by its path from the docs folder."""
    labels = library.labels
    chunks: list[tuple[str, list[Entry]]] = []
    words = glossary.words(library)
    concepts = [entries.of_concept(library, entry, words[entry.record.id]) for entry in in_order(library)]
    if concepts:
        chunks.append((labels.glossary.title, concepts))
    views = {page.path: page.values.get("sections") for page in made}
    for game in library.games.values():
        sections = views[f"{places.game(game.id)}index.md"]
        chunks.append((game.game.titles[0].name, entries.of_game(library, game, sections)))
    own = written.of_pages(hand_written)
    if own:
        chunks.append((labels.site, own))
    kinds = {name.replace("_", "-"): str(label) for name, label in labels.kind.model_dump().items()}
    for path, data in index.files(chunks, kinds).items():
        yield Page(path, "data.json.j2", {"data": data})
