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


def words(library: Library) -> dict[str, list[Word]]:
    """For each concept, what the games call it, in the order of the games."""
    found: dict[str, list[Word]] = {id_: [] for id_ in library.concepts}
    for game in library.games.values():
        for term in entries(game.terms.terms):
            if term.concept in found:
                found[str(term.concept)].append(Word(game, term, *_named(game, term)))
    return found


def of_game(library: Library, game: GameData) -> list[Word]:
    """What a game calls the concepts, in the order of the glossary's files."""
    place = {id_: number for number, id_ in enumerate(library.concepts)}
    tied = [term for term in entries(game.terms.terms) if term.concept in place]
    return [Word(game, term, *_named(game, term)) for term in sorted(tied, key=lambda term: place[str(term.concept)])]


def absences(library: Library) -> dict[str, list[Absence]]:
    """For each concept, the games that say they have no such thing."""
    found: dict[str, list[Absence]] = {id_: [] for id_ in library.concepts}
    for game in library.games.values():
        for missing in game.terms.absent:
            if missing.concept in found:
                found[missing.concept].append(Absence(game, missing.text or ""))
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
