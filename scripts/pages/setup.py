"""How the game starts: settings, card states, details."""

from __future__ import annotations

from markupsafe import Markup, escape

from scripts.model.base import ABSENCES, Base, entries
from scripts.model.setup import Gauge, Hand, Start
from scripts.model.walk import key_of
from scripts.pages import figures
from scripts.pages.common import flagged
from scripts.pages.context import Context
from scripts.pages.view import Fact, Part, Row, Section, Statement, Table


def start(ctx: Context) -> Section:
    """Life, resources, hand, mulligan, first draw."""
    record, labels = ctx.game.setup.start, ctx.labels
    life = labels.start.life
    if record.life and record.life.name:
        life = labels.start.life_named.format(life=life, name=record.life.name)
    rows = [_setting(ctx, record, "life", life, gauge(ctx, record.life))]
    for each in record.resources:
        with ctx.within(each.id):
            rows.append(ctx.row(each.name, flagged(ctx, gauge(ctx, each), each.id), each.id))
    rows.append(_setting(ctx, record, "hand", labels.start.hand, hand(ctx, record.hand)))
    rows.append(_setting(ctx, record, "mulligan", labels.start.mulligan, ctx.fact(record.mulligan, "mulligan")))
    first = ctx.fact(record.first_draw, "first-draw")
    rows.append(_setting(ctx, record, "first_draw", labels.start.first_draw, first))
    return Section("start", labels.section.start, (Part(facts=tuple(rows)),))


def _setting(ctx: Context, record: Start, field: str, label: str, value: Statement) -> Fact:
    id_ = f"{record.id_prefix}-{key_of(field, type(record).model_fields[field])}"
    return Fact(label, flagged(ctx, value, id_), id_ if getattr(record, field) is not None else "")


def gauge(ctx: Context, record: Gauge | None) -> Statement:
    """A number that starts somewhere and moves."""
    if record is None:
        return ctx.gap()
    labels = ctx.labels
    unit = record.unit or ""
    tags = [
        ctx.word("gauge", record.kind) if record.kind != "number" and not record.absence else "",
        ctx.of(record.of) if not record.name else "",
        labels.start.cap.format(n=_bound(ctx, record.cap, unit)) if record.cap is not None else "",
        ctx.word("counts", record.counts) if record.counts != "down" and not record.absence else "",
    ]
    return ctx.said(record, record.text, _seated(ctx, record, unit), record.absence or "", tags)


def _seated(ctx: Context, record: Gauge | Hand, unit: str) -> str:
    """The value at the start, for all or for each seat."""
    if record.absence:
        return figures.absence(record.absence, ctx.labels)
    if record.value is not None:
        return f"{figures.number(record.value)}{unit}"
    seats = (f"{ctx.word('who', seat)}{figures.number(value)}{unit}" for seat, value in record.by_seat.items())
    return ctx.labels.separator.join(seats)


def hand(ctx: Context, record: Hand | None) -> Statement:
    """The first hand and its limit."""
    if record is None:
        return ctx.gap()
    labels = ctx.labels
    unit = labels.unit.card
    tags: list[str | Markup] = []
    if record.limit is not None:
        tags.append(labels.start.cap.format(n=_bound(ctx, record.limit, unit)))
    if record.adjust:
        how = escape(ctx.word("hand-adjust", record.adjust))
        told = ctx.fill(labels.start.adjust_at, how=how, when=ctx.text(record.at)) if record.at else how
        tags.append(ctx.fill(labels.start.adjust, how=told) if record.adjust in ABSENCES else told)
    elif record.at:
        tags.append(ctx.text(record.at))
    return ctx.said(record, record.text, _seated(ctx, record, unit), record.absence or "", tags)


def _bound(ctx: Context, bound: int | str, unit: str) -> str:
    if isinstance(bound, int):
        return f"{figures.number(bound)}{unit}"
    return figures.absence(bound, ctx.labels)


def states(ctx: Context) -> Section:
    """How cards are placed, and what that means."""
    labels, listing = ctx.labels, ctx.game.setup.states
    absent = ctx.listing(listing)
    if absent:
        return Section("states", labels.section.states, (Part(statements=(absent,)),))
    rows = []
    for state in entries(listing):
        number = "" if state.value is None else labels.shows_number.format(n=figures.number(state.value))
        with ctx.within(state.id):
            means = flagged(ctx, ctx.said(state, state.means, tags=(number,)), state.id)
        means = means._replace(name=escape(state.name or ""), reading=state.reading or "")
        axes = labels.list.join(ctx.word("axis", axis) for axis in state.axis)
        of = Statement(ctx.refs(state.of) if state.of else escape(labels.every_card))
        rows.append(Row((Statement(escape(state.look or "")), means, of, Statement(escape(axes))), state.id))
    column = labels.column
    head = tuple(map(escape, (column.look, column.state, column.of, column.axis)))
    return Section("states", labels.section.states, (Part(table=Table(head, tuple(rows))),))


def details(ctx: Context) -> Section:
    """The questions one asks about every such game."""
    record, labels = ctx.game.setup.details, ctx.labels
    rows = []
    for name, field in type(record).model_fields.items():
        value = getattr(record, name)
        if name == "other":
            continue
        vocabulary = next(mark.vocabulary for mark in field.metadata if hasattr(mark, "vocabulary"))
        id_ = f"{record.id_prefix}-{key_of(name, field)}"
        told = flagged(ctx, ctx.fact(value, vocabulary), id_)
        rows.append(Fact(getattr(labels.detail, name), told, id_ if isinstance(value, Base) else ""))
    parts = [Part(facts=tuple(rows))]
    if record.other:
        parts.append(Part(labels.detail.other, ctx.statements(record.other)))
    return Section("details", labels.section.details, tuple(parts))
