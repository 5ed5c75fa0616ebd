"""Before the game, the turn, the end of the game."""

from __future__ import annotations

from markupsafe import Markup, escape

from scripts.model.base import entries
from scripts.model.flow import Repeat, Step
from scripts.pages.context import Context
from scripts.pages.phases import picture, repeated
from scripts.pages.view import Entry, Part, Section, Statement
from scripts.turn import expand


def before(ctx: Context) -> Section:
    """What is done before the first turn, in order."""
    listing = ctx.game.flow.preparation
    absent = ctx.listing(listing)
    told = (absent,) if absent else ctx.statements(entries(listing))
    return Section("before", ctx.labels.section.before, (Part(statements=told, ordered=not absent),))


def turn(ctx: Context) -> Section:
    """Who plays when, and the turn step by step."""
    record, labels = ctx.game.flow.turn, ctx.labels
    parts = [Part(facts=(ctx.row(labels.turn.progress, ctx.fact(ctx.game.flow.progress, "progress")),))]
    if record is None or record.kind:
        parts.append(Part(statements=(ctx.missing(record.kind) if record and record.kind else ctx.gap(),)))
        return Section("turn", labels.section.turn, tuple(parts))
    order = ctx.word("order", record.order)
    absent = "not-recorded" if record.order == "not-recorded" else ""
    lead = ctx.lead(record)
    if record.order != "in-order":
        order_said = ctx.said(record, None, labels.turn.order.format(order=order), absent)
        lead = order_said._replace(text=lead.text if lead else order_said.text)
    if lead:
        parts.append(Part(statements=(lead,)))
    steps = {id_: thing.record for id_, (thing, *_) in ctx.game.things.items() if isinstance(thing.record, Step)}
    shown = expand(record.steps, steps)
    parts.append(Part(picture=picture(ctx, record, shown)))
    parts.append(Part(entries=tuple(_phase(ctx, step) for step in shown)))
    return Section("turn", labels.section.turn, tuple(parts))


def _phase(ctx: Context, step: Step) -> Entry:
    """A step of the outermost level: a heading of its own."""
    ctx = ctx.section(step.id)
    told = _step(ctx, step, notes_first=True)
    lead = Statement(tags=told.tags, marks=told.marks, notes=told.notes)
    some = lead if told.tags or told.marks or told.notes else None
    return Entry(step.id, step.name, step.reading or "", step.en or "", (), some, told.items, told.steps)


def _step(ctx: Context, step: Step, notes_first: bool = False) -> Statement:
    """A step with its conditions, statements and inner steps; made in the order of the page, for the links' sake."""
    labels = ctx.labels.turn
    with ctx.within(step.id):
        tags = [
            ctx.word("who", step.who),
            ctx.word("order", step.order),
            ctx.text(step.when),
            labels.optional if step.optional else "",
            _repeat(ctx, step.repeat) if step.repeat else "",
        ]
        said = ctx.said(step, tags=tags) if notes_first else None
        items = ctx.statements(step.text)
        return (said or ctx.said(step, tags=tags))._replace(
            id=step.id,
            name=escape(step.name),
            reading=step.reading or "",
            items=items,
            steps=tuple(_step(ctx, inner) for inner in step.steps),
        )


def _repeat(ctx: Context, repeat: Repeat) -> Markup:
    form, what = repeated(repeat, ctx.labels)
    return ctx.fill(form, what=ctx.text(what))


def end(ctx: Context) -> Section:
    """What is done when one game is over."""
    told = ctx.fact(ctx.game.flow.after_game, "after-game")
    return Section("end", ctx.labels.section.end, (Part(statements=(told,)),))
