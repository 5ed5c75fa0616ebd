"""glossary.json: every concept, and what each game calls it."""

from __future__ import annotations

from collections.abc import Iterable

from scripts import glossary, places
from scripts.api.games import tied
from scripts.api.models import VERSION, Concept, GameWord, GlossaryFile
from scripts.concepts import CATEGORIES, ConceptEntry
from scripts.glossary import Absence, Word
from scripts.library import Library
from scripts.links import Links
from scripts.pages.glossary import in_order


def concepts(library: Library) -> GlossaryFile:
    """All concepts, in the order of their readings."""
    words, absences = glossary.words(library), glossary.absences(library)
    return GlossaryFile(
        version=VERSION,
        licence=places.LICENCE,
        categories={id_: word.label for id_, word in library.vocabularies[CATEGORIES].words.items()},
        concepts=tuple(
            _concept(library, entry, words[entry.record.id], absences[entry.record.id]) for entry in in_order(library)
        ),
    )


def _concept(library: Library, entry: ConceptEntry, words: Iterable[Word], absences: Iterable[Absence]) -> Concept:
    record = entry.record
    links = Links(library, "")
    return Concept(
        id=record.id,
        name=record.name,
        qualifier=record.qualifier or "",
        reading=record.reading,
        romaji=glossary.romaji(record),
        en=record.en,
        spellings=record.spellings,
        category=entry.category,
        text=tuple(map(links.words_of_concept, record.text)),
        address=places.concept(record.id),
        words=tuple(GameWord(game=word.game.id, **dict(tied(library, word))) for word in words),
        absent=tuple(absence.game.id for absence in absences),
    )
