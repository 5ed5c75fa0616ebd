"""What kind of game it is, where it comes from, what it tells."""

from __future__ import annotations

from markupsafe import escape

from scripts.model.base import entries
from scripts.model.count import Bounds
from scripts.model.game import Players, Time, Title
from scripts.pages import figures
from scripts.pages.context import Context
from scripts.pages.view import Part, Section, Statement


def overview(ctx: Context) -> Section:
    """What kind of game it is, where it comes from, what it tells."""
    game, labels = ctx.game.game, ctx.labels.overview
    parts = []
    kind = ctx.said(game.type, game.type.text) if game.type else ctx.gap()
    facts = [ctx.row(labels.type, kind), ctx.row(labels.players, players(ctx, game.players))]
    facts.append(ctx.row(labels.time, time(ctx, game.time)))
    facts += [ctx.row(ctx.word("title-role", title.role), _title(ctx, title)) for title in game.titles]
    if game.covers:
        facts.append(ctx.row(labels.covers, ctx.text(game.covers)))
    facts += [ctx.row(labels.side, ctx.said(side, value=side.name), side.id) for side in game.sides]
    facts += [ctx.row(labels.option, ctx.said(each, each.text, each.name), each.id) for each in game.options]
    parts.append(Part(facts=tuple(facts)))
    for title, listing in ((labels.originals, game.originals), (labels.world, game.world), (labels.about, game.about)):
        absent = ctx.listing(listing)
        parts.append(Part(title, (absent,) if absent else ctx.statements(entries(listing))))
    return Section("overview", ctx.labels.section.overview, tuple(parts))


def _title(ctx: Context, title: Title) -> Statement:
    return ctx.said(title)._replace(text=escape(title.en or ""), name=escape(title.name), reading=title.reading or "")


def players(ctx: Context, record: Players | None) -> Statement:
    """How many play."""
    if record is None:
        return ctx.gap()
    labels = ctx.labels
    if record.max is None:
        said = labels.count.at_least.format(n=f"{record.min}{labels.unit.person}")
    elif record.min == record.max:
        said = f"{record.min}{labels.unit.person}"
    else:
        said = labels.count.between.format(low=record.min, high=f"{record.max}{labels.unit.person}")
    tags = [_teams(ctx, record) if record.teams else ""]
    if record.best:
        tags.append(labels.players.best.format(n=figures.count(record.best, labels.unit.person, labels)))
    return ctx.said(record, record.text, said, tags=tags)


def _teams(ctx: Context, record: Players) -> str:
    labels = ctx.labels.players
    sizes = [labels.rest if size == "rest" else f"{size}{ctx.labels.unit.person}" for size in record.teams]
    return labels.teams.format(teams=labels.against.join(sizes))


def time(ctx: Context, record: Time | str | None) -> Statement:
    """How long one game takes."""
    if not isinstance(record, Time):
        return ctx.missing(record) if record else ctx.gap()
    bounds = Bounds(min=record.min, max=record.max) if record.min != record.max else Bounds(exactly=record.min)
    return ctx.said(record, record.text, figures.span(bounds, ctx.labels.unit.minute, ctx.labels))
