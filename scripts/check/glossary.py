"""The shared glossary: concepts told apart, used, and kept in a file of their category."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from scripts.concepts import CATEGORIES, ConceptEntry
from scripts.library import GameData, Library
from scripts.load.positions import locate
from scripts.model.base import entries
from scripts.problems import Problem, Severity, instead, shown


def check(library: Library) -> Iterator[Problem]:
    """``duplicate-id``, ``unknown-category`` and ``duplicate-name``."""
    yield from _ids(library)
    yield from _names(library)


def _ids(library: Library) -> Iterator[Problem]:
    categories = library.vocabularies[CATEGORIES].words
    files = {}
    for id_, (first, *more) in library.concepts.items():
        files[first.file] = first.category
        for entry in more:
            files[entry.file] = entry.category
            (place,) = locate([Problem("", "", first.file, (*first.path, "id"))])
            said = f"`{id_}` is already the id of a concept in {shown(first.file)}:{place.line}; choose another"
            yield Problem("duplicate-id", said, entry.file, (*entry.path, "id"))
    for file, category in files.items():
        if category not in categories:
            said = f"`{category}` is no category of concepts; {instead(category, categories)}"
            yield Problem("unknown-category", said, file)


def _names(library: Library) -> Iterator[Problem]:
    """A name or spelling that concepts share, where nothing tells them apart or more than one would be linked."""
    taken: dict[str, list[ConceptEntry]] = {}
    for entry, *_ in library.concepts.values():
        for name in dict.fromkeys((entry.record.name, *entry.record.spellings)):
            for other in taken.setdefault(name, []):
                if not _apart(entry, other):
                    said = (
                        f"`{name}` is also `{other.record.id}`; give both a `qualifier`, and one of them `no-link`, "
                        "or drop the spelling"
                    )
                    yield Problem("duplicate-name", said, entry.file, entry.path)
                    break
            taken[name].append(entry)


def _apart(one: ConceptEntry, other: ConceptEntry) -> bool:
    qualified = one.record.qualifier and other.record.qualifier and one.record.qualifier != other.record.qualifier
    return bool(qualified and (one.record.no_link or other.record.no_link))


def note(game: GameData) -> list[str]:
    """The concepts that a game has a word for or says it lacks."""
    tied = (term.concept for term in entries(game.terms.terms) if term.concept)
    return list(dict.fromkeys((*tied, *(missing.concept for missing in game.terms.absent))))


def check_unused(library: Library, notes: Mapping[str, list[str]]) -> Iterator[Problem]:
    """``unused-concept``: one that no game speaks of, and that lies above none that is used."""
    games = library.games.values()
    if library.unread_concepts or library.broken or not games or any(game.unread for game in games):
        return
    used = set(chain.from_iterable(notes.values()))
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
