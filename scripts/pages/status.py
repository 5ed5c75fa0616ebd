"""The state of the data: how complete each game is, when it was last checked, what is accepted in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from markupsafe import Markup, escape

from scripts import places
from scripts.compare.values import State
from scripts.library import GameData, Library
from scripts.model.facets import FacetGroup
from scripts.pages.common import game_link
from scripts.pages.context import Context
from scripts.pages.figures import date
from scripts.pages.glossary import by_title
from scripts.pages.printed import Printer
from scripts.pages.told import Everything, Told
from scripts.pages.view import Page, Row, Statement, Table
from scripts.problems import Problem, Severity

OPEN: tuple[State, ...] = ("not-recorded", "gap", "untyped")
"""Facets of which nothing is known, in the order in which they are told of."""

ACCEPTED = f"{places.STATUS}accepted/"
UNKNOWN = f"{places.STATUS}unknown/"
"""The pages beside the table of all games."""


def pages(
    library: Library, everything: Everything, problems: Iterable[Problem], accepted: Mapping[str, str]
) -> Iterator[Page]:
    """The table of all games; beside it what is accepted in them and what is not known, where there is any.

    ``accepted`` holds for each game its exceptions as ``exceptions`` prints them.
    """
    labels = library.labels.status
    games = by_title(library)
    printer = Printer(library.labels, {})
    unknown = [printer.items([_unknown(library, game, everything[game.id])]) for game in games]
    reasons = [accepted[game.id] for game in games]
    both = (
        (ACCEPTED, "accepted", labels.accepted, labels.accepted_lead, "".join(reasons)),
        (UNKNOWN, "open", labels.open, labels.open_lead, "".join(unknown)),
    )
    lists = [each for each in both if each[-1]]
    values: dict[str, object] = {
        "labels": library.labels,
        "games": _table(library, games, everything, problems) if games else None,
        "lists": tuple(
            (id_, title, lead, places.link(places.STATUS, address)) for address, id_, title, lead, _ in lists
        ),
    }
    yield Page(f"{places.STATUS}index.md", "status.md.j2", values)
    for address, _, title, lead, items in lists:
        values = {"labels": library.labels, "title": title, "lead": lead, "items": Markup(items)}
        values["whole"] = places.link(address, places.STATUS)
        yield Page(f"{address}index.md", "status_list.md.j2", values)


def exceptions(library: Library, game: GameData, printer: Printer) -> str:
    """A game with the reasons of its exceptions, as an item of a list; empty where it has none."""
    if not game.game.exceptions:
        return ""
    ctx = Context(library, game, ACCEPTED)
    items = (
        Statement(ctx.text(each.reason), tags=(_code(library, each.check),), notes=_at(ctx, each.at))
        for each in game.game.exceptions
    )
    return printer.items([Statement(game_link(ctx), items=tuple(items))])


def _table(library: Library, games: Iterable[GameData], everything: Everything, problems: Iterable[Problem]) -> Table:
    """One row a game: recorded facets of all in each group, dates, sources, warnings, exceptions."""
    labels = library.labels.status
    warnings = Counter(problem.file.parent for problem in problems if problem.severity is Severity.WARNING)
    head = (
        *(library.labels.glance.game, labels.state, labels.added, labels.verified, labels.all),
        *(group.label for group in library.facets),
        *(labels.sources, labels.warnings, labels.exceptions),
    )
    rows = (_row(library, game, everything[game.id], warnings[game.folder]) for game in games)
    return Table(tuple(map(escape, head)), tuple(rows))


def _row(library: Library, game: GameData, told: Mapping[str, Told], warnings: int) -> Row:
    labels = library.labels
    record = game.game
    facets = [facet for group in library.facets for facet in group.facets]
    recorded = sum(told[facet.id].cell.value.known for facet in facets)
    dates = (record.added, record.last_verified)
    return Row(
        (
            Statement(_link(game, places.STATUS)),
            Statement(escape(getattr(labels.status, record.status))),
            *(Statement(escape(date(each, labels)) if each else escape(labels.absence.gap)) for each in dates),
            Statement(escape(labels.status.percent.format(n=recorded * 100 // len(facets)))),
            *(Statement(escape(_share(group, told))) for group in library.facets),
            Statement(_link(game, places.STATUS, str(len(record.sources)), "sources")),
            *(Statement(escape(str(number))) for number in (warnings, len(record.exceptions))),
        )
    )


def _share(group: FacetGroup, told: Mapping[str, Told]) -> str:
    return f"{sum(told[facet.id].cell.value.known for facet in group.facets)}/{len(group.facets)}"


def _unknown(library: Library, game: GameData, told: Mapping[str, Told]) -> Statement:
    """A game with the facets of which nothing is known, by why."""
    labels = library.labels
    names = {"not-recorded": labels.absence.not_recorded, "gap": labels.absence.gap, "untyped": labels.compare.untyped}
    items = []
    for state in OPEN:
        found = [each.cell.facet.label for each in told.values() if each.cell.value.state == state]
        if found:
            items.append(Statement(escape(labels.list.join(found)), value=escape(names[state]), absence=state))
    return Statement(_link(game, UNKNOWN), items=tuple(items))


def _code(library: Library, code: str) -> Markup:
    """A check's code; a link where there is a page that explains it."""
    shown = Markup("<code>{}</code>").format(code)
    if code not in library.checks:
        return shown
    return Markup('<a href="{}">{}</a>').format(places.link(ACCEPTED, places.check(code)), shown)


def _at(ctx: Context, ids: Iterable[str]) -> tuple[Statement, ...]:
    """What an exception is about, each by itself: some are whole sentences."""
    return tuple(Statement(ctx.refs((id_,))) for id_ in ids if ctx.game.thing(id_))


def _link(game: GameData, page: str, words: str = "", section: str = "") -> Markup:
    """A link on a page to a game's, or a section of it, with the game's title where no words are given."""
    address = places.link(page, places.game(game.id), section)
    return Markup('<a href="{}">{}</a>').format(address, words or game.game.titles[0].name)
