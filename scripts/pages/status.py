"""The state of the data: how complete each game is, when it was last checked, what is accepted in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from markupsafe import Markup, escape

from scripts import places
from scripts.compare.values import State
from scripts.library import GameData, Library
from scripts.model.facets import FacetGroup
from scripts.pages.context import Context
from scripts.pages.figures import date
from scripts.pages.glossary import by_title
from scripts.pages.told import Everything, Told
from scripts.pages.view import Page, Row, Statement, Table
from scripts.problems import Problem, Severity

OPEN: tuple[State, ...] = ("not-recorded", "gap", "untyped")
"""Facets of which nothing is known, in the order in which they are told of."""


def status(library: Library, everything: Everything, problems: Iterable[Problem]) -> Page:
    """One row a game: recorded facets of all in each group, dates, sources, warnings, exceptions; then the reasons."""
    labels = library.labels.status
    warnings = Counter(problem.file.parent for problem in problems if problem.severity is Severity.WARNING)
    games = by_title(library)
    groups = [group.label for group in library.facets]
    head = (
        *(library.labels.glance.game, labels.state, labels.added, labels.verified, labels.all),
        *groups,
        *(labels.sources, labels.warnings, labels.exceptions),
    )
    rows = tuple(_row(library, game, everything[game.id], warnings[game.folder]) for game in games)
    values: dict[str, object] = {
        "labels": library.labels,
        "games": Table(tuple(map(escape, head)), rows) if rows else None,
        "accepted": tuple(_accepted(library, game) for game in games if game.game.exceptions),
        "open": tuple(_open(library, game, everything[game.id]) for game in games),
    }
    return Page(f"{places.STATUS}index.md", "status.md.j2", values)


def _row(library: Library, game: GameData, told: Mapping[str, Told], warnings: int) -> Row:
    labels = library.labels
    record = game.game
    facets = [facet for group in library.facets for facet in group.facets]
    recorded = sum(told[facet.id].cell.value.known for facet in facets)
    dates = (record.added, record.last_verified)
    return Row(
        (
            Statement(_link(game)),
            Statement(escape(getattr(labels.status, record.status))),
            *(Statement(escape(date(each, labels)) if each else escape(labels.absence.gap)) for each in dates),
            Statement(escape(labels.status.percent.format(n=recorded * 100 // len(facets)))),
            *(Statement(escape(_share(group, told))) for group in library.facets),
            Statement(_link(game, str(len(record.sources)), "sources")),
            *(Statement(escape(str(number))) for number in (warnings, len(record.exceptions))),
        )
    )


def _share(group: FacetGroup, told: Mapping[str, Told]) -> str:
    return f"{sum(told[facet.id].cell.value.known for facet in group.facets)}/{len(group.facets)}"


def _open(library: Library, game: GameData, told: Mapping[str, Told]) -> Statement:
    """A game with the facets of which nothing is known, by why."""
    labels = library.labels
    names = {"not-recorded": labels.absence.not_recorded, "gap": labels.absence.gap, "untyped": labels.compare.untyped}
    items = []
    for state in OPEN:
        found = [each.cell.facet.label for each in told.values() if each.cell.value.state == state]
        if found:
            items.append(Statement(escape(labels.list.join(found)), value=escape(names[state]), absence=state))
    return Statement(_link(game), items=tuple(items))


def _accepted(library: Library, game: GameData) -> Statement:
    """A game with the reasons of its exceptions."""
    ctx = Context(library, game, places.STATUS)
    items = (
        Statement(ctx.text(each.reason), tags=(_code(library, each.check),), notes=_at(ctx, each.at))
        for each in game.game.exceptions
    )
    return Statement(_link(game), items=tuple(items))


def _code(library: Library, code: str) -> Markup:
    """A check's code; a link where there is a page that explains it."""
    shown = Markup("<code>{}</code>").format(code)
    if code not in library.checks:
        return shown
    return Markup('<a href="{}">{}</a>').format(places.link(places.STATUS, places.check(code)), shown)


def _at(ctx: Context, ids: Iterable[str]) -> tuple[Statement, ...]:
    """What an exception is about, each by itself: some are whole sentences."""
    return tuple(Statement(ctx.refs((id_,))) for id_ in ids if ctx.game.thing(id_))


def _link(game: GameData, words: str = "", section: str = "") -> Markup:
    """A link to a game's page, or a section of it, with the game's title where no words are given."""
    address = places.link(places.STATUS, places.game(game.id), section)
    return Markup('<a href="{}">{}</a>').format(address, words or game.game.titles[0].name)
