"""What every game calls every concept, in one table."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import escape

from scripts import places
from scripts.library import GameData, Library
from scripts.links import Links
from scripts.pages.calls import Call, Calls
from scripts.pages.context import Context
from scripts.pages.glossary import LISTED, by_title, full_name, in_order, most_said
from scripts.pages.view import Page, Row, Statement, Table

MATRIX = 8
"""Games up to which the concordance has a column for each."""


def concordance(library: Library, calls: Calls) -> Page:
    """What every game calls every concept, in one table."""
    games = by_title(library)
    matrix = len(games) <= MATRIX
    labels = library.labels.glossary
    rows = []
    for entry in in_order(library):
        id_ = entry.record.id
        first = Statement(Links(library, places.CONCORDANCE).to_concept(id_, full_name(entry)))
        if matrix:
            cells = tuple(_cell(library, game, calls[id_].get(game.id)) for game in games)
        else:
            lacking = sum(call.absent for call in calls[id_].values())
            cells = (_summary(library, calls[id_].values()), Statement(escape(str(lacking or ""))))
        category = library.vocabularies["concept-category"].words[entry.category].label
        rows.append(Row((first, Statement(escape(category)), *cells)))
    names = tuple(game.game.titles[0].name for game in games) if matrix else (labels.words, labels.absent)
    head = (labels.concept, labels.category, *names)
    values: dict[str, object] = {"labels": library.labels, "table_": Table(tuple(map(escape, head)), tuple(rows))}
    return Page("compare/terms/index.md", "concordance.md.j2", values)


def _cell(library: Library, game: GameData, call: Call | None) -> Statement:
    ctx = Context(library, game, places.CONCORDANCE)
    said = []
    for word in call.said if call else ():
        link = ctx.links.to(game, word.anchor, word.name) if word.anchor else escape(word.name)
        mark = (escape(getattr(library.labels.relation, word.relation)),) if word.relation != "same" else ()
        said.append(Statement(link, marks=mark))
    if said:
        return said[0] if len(said) == 1 else Statement(items=tuple(said))
    return ctx.missing("none") if call and call.absent else Statement()


def _summary(library: Library, calls: Iterable[Call]) -> Statement:
    """The most frequent words, each with the number of games that say it."""
    said = most_said(calls)[:LISTED]
    return Statement(escape(library.labels.list.join(f"{name}（{number}）" for name, number in said)))
