"""The shared glossary: concepts told apart, used, and kept in a file of their category."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.library import CATEGORIES, ConceptEntry, Library
from scripts.model.base import entries
from scripts.problems import Problem, Severity, instead, shown


def check(library: Library) -> Iterator[Problem]:
    """``duplicate-id``, ``unknown-category``, ``duplicate-name`` and ``unused-concept``."""
    yield from _ids(library)
    yield from _names(library)
    yield from _unused(library)


def _ids(library: Library) -> Iterator[Problem]:
    categories = library.vocabularies[CATEGORIES].words
    files = {}
    for id_, (first, *more) in library.concepts.items():
        files[first.file] = first.category
        for entry in more:
            files[entry.file] = entry.category
            said = f"`{id_}` is already the id of a concept in {shown(first.file)}; choose another"
            yield Problem("duplicate-id", said, entry.file, (*entry.path, "id"))
    for file, category in files.items():
        if category not in categories:
            said = f"`{category}` is no category of concepts; {instead(category, categories)}"
            yield Problem("unknown-category", said, file)


def _names(library: Library) -> Iterator[Problem]:
    """A name or spelling that two concepts share, where nothing tells them apart."""
    taken: dict[str, ConceptEntry] = {}
    for entry, *_ in library.concepts.values():
        concept = entry.record
        for name in dict.fromkeys((concept.name, *concept.spellings)):
            other = taken.setdefault(name, entry)
            if other is entry:
                continue
            apart = concept.qualifier and other.record.qualifier and (concept.no_link or other.record.no_link)
            if not apart:
                said = (
                    f"`{name}` is also `{other.record.id}`; give both a `qualifier`, and one of them `no-link`, "
                    "or drop the spelling"
                )
                yield Problem("duplicate-name", said, entry.file, entry.path)


def _unused(library: Library) -> Iterator[Problem]:
    """A concept that no game has a word for or says it lacks, and that lies above none that is used."""
    if any(game.unread for game in library.games.values()):
        return
    used = {str(term.concept) for game in library.games.values() for term in entries(game.terms.terms)}
    used |= {missing.concept for game in library.games.values() for missing in game.terms.absent}
    todo = list(used)
    while todo:
        entry = library.concept(todo.pop())
        above = set(entry.record.broader) - used if entry else set()
        used |= above
        todo += above
    for id_, (entry, *_) in library.concepts.items():
        if id_ not in used:
            said = f"no game has a word for `{id_}`; tie one in a terms.yml, or delete the concept"
            yield Problem("unused-concept", said, entry.file, entry.path, Severity.WARNING, about=frozenset({id_}))
