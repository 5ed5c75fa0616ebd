"""The shared glossary and what each game calls its concepts: computed from terms.yml, never typed."""

from __future__ import annotations

from dataclasses import dataclass

from scripts import kana
from scripts.library import GameData, Library
from scripts.model.base import entries
from scripts.model.concepts import Concept
from scripts.model.terms import Term


@dataclass(frozen=True)
class Word:
    """What a game calls a concept."""

    game: GameData
    term: Term
    name: str
    reading: str


@dataclass(frozen=True)
class Absence:
    """A game that has nothing for a concept."""

    game: GameData
    text: str


def romaji(concept: Concept) -> str:
    """The concept's reading in Latin letters; what the data says wins."""
    return concept.romaji or kana.romaji(concept.reading)


def words(library: Library, game: GameData) -> dict[str, list[Word]]:
    """What a game calls each concept that it has a word for, in the order of the game's words."""
    found: dict[str, list[Word]] = {}
    for term in entries(game.terms.terms):
        if term.concept in library.concepts:
            found.setdefault(str(term.concept), []).append(Word(game, term, *_named(game, term)))
    return found


def absences(library: Library, game: GameData) -> dict[str, list[Absence]]:
    """By concept, what a game says that it does not have."""
    found: dict[str, list[Absence]] = {}
    for missing in game.terms.absent:
        if missing.concept in library.concepts:
            found.setdefault(missing.concept, []).append(Absence(game, missing.text or ""))
    return found


def pointing_at(library: Library, id_: str, relation: str) -> tuple[str, ...]:
    """The concepts that name ``id_`` under a relation."""
    return tuple(other for other, (entry, *_) in library.concepts.items() if id_ in getattr(entry.record, relation))


def concept_of(library: Library, game: GameData, id_: str) -> Concept | None:
    """The concept that a game's thing is tied to."""
    entry = library.concept(game.tied.get(id_, ""))
    return entry.record if entry else None


def _named(game: GameData, term: Term) -> tuple[str, str]:
    """The word and its reading; a thing's own, or the label of a setting (left empty here)."""
    if term.term:
        return term.term, term.reading or ""
    thing = game.thing(str(term.at))
    if thing is None:
        return str(term.at), ""
    return thing.text("name"), thing.text("reading")
