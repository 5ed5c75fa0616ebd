"""What every game calls every concept, in one table."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import escape

from scripts import glossary, places
from scripts.glossary import Absence, Word
from scripts.library import GameData, Library
from scripts.links import Links
from scripts.pages.context import Context
from scripts.pages.glossary import LISTED, by_title, full_name, in_order, most_said, word_name
from scripts.pages.view import Page, Row, Statement, Table

MATRIX = 8
"""Games up to which the concordance has a column for each."""


def concordance(library: Library) -> Page:
    """What every game calls every concept, in one table."""
    calls, absences = glossary.words(library), glossary.absences(library)
    games = by_title(library)
    matrix = len(games) <= MATRIX
    labels = library.labels.glossary
    rows = []
    for entry in in_order(library):
        id_ = entry.record.id
        first = Statement(Links(library, places.CONCORDANCE).to_concept(id_, full_name(entry)))
        if matrix:
            cells = tuple(_cell(library, game, calls[id_], absences[id_]) for game in games)
        else:
            cells = (_summary(library, calls[id_]), Statement(escape(str(len(absences[id_]) or ""))))
        category = library.vocabularies["concept-category"].words[entry.category].label
        rows.append(Row((first, Statement(escape(category)), *cells)))
    names = tuple(game.game.titles[0].name for game in games) if matrix else (labels.words, labels.absent)
    head = (labels.concept, labels.category, *names)
    values: dict[str, object] = {"labels": library.labels, "table_": Table(tuple(map(escape, head)), tuple(rows))}
    return Page("compare/terms/index.md", "concordance.md.j2", values)


def _cell(library: Library, game: GameData, words: Sequence[Word], absences: Sequence[Absence]) -> Statement:
    ctx = Context(library, game, places.CONCORDANCE)
    said = []
    for word in (word for word in words if word.game is game):
        name = word_name(library, word)
        link = ctx.links.to(game, word.term.at, name) if word.term.at else escape(name)
        mark = (escape(getattr(library.labels.relation, word.term.relation)),) if word.term.relation != "same" else ()
        said.append(Statement(link, marks=mark))
    if said:
        return said[0] if len(said) == 1 else Statement(items=tuple(said))
    if any(absence.game is game for absence in absences):
        return ctx.missing("none")
    return Statement()


def _summary(library: Library, words: Sequence[Word]) -> Statement:
    """The most frequent words, each with the number of games that say it."""
    said = most_said(library, words)[:LISTED]
    return Statement(escape(library.labels.list.join(f"{name}（{number}）" for name, number in said)))
