"""What to bring: decks and other things."""

from __future__ import annotations

from markupsafe import escape

from scripts.model.base import entries
from scripts.model.count import Copies, Quota
from scripts.model.setup import Deck, Equipment
from scripts.pages import figures
from scripts.pages.common import count, entry, opened
from scripts.pages.context import Context
from scripts.pages.view import Entry, Part, Row, Section, Statement, Table


def prepare(ctx: Context) -> Section:
    """Decks, other things to bring, cards to exchange between games."""
    setup, labels = ctx.game.setup, ctx.labels
    parts = []
    absent = ctx.listing(setup.decks)
    if absent:
        parts.append(Part(labels.prepare.decks, (absent,)))
    else:
        parts.append(Part(entries=tuple(deck(ctx, each) for each in entries(setup.decks))))
    absent = ctx.listing(setup.equipment)
    if absent:
        parts.append(Part(labels.prepare.equipment, (absent,)))
    else:
        parts.append(Part(labels.prepare.equipment, table=equipment(ctx)))
    parts.append(Part(facts=(ctx.row(labels.prepare.exchange, ctx.fact(setup.exchange, "exchange")),)))
    return Section("prepare", labels.section.prepare, tuple(parts))


def deck(ctx: Context, record: Deck) -> Entry:
    """A deck: its size, what may be in it and how often."""
    ctx, whole = opened(ctx, record)
    labels = ctx.labels
    rows = [ctx.row(labels.deck.role, ctx.typed("deck-role", record.role))]
    rows.append(ctx.row(labels.deck.owner, ctx.typed("owner", record.owner)))
    if record.part_of:
        rows.append(ctx.row(labels.deck.part_of, ctx.refs((record.part_of,))))
    rows += [ctx.row(labels.deck.size, count(ctx, size, labels.unit.card)) for size in record.size]
    if not record.size:
        rows.append(ctx.row(labels.deck.size, ctx.gap()))
    if record.only:
        rows.append(ctx.row(labels.deck.only, ctx.refs(record.only)))
    if record.copies:
        rows.append(ctx.row(labels.deck.copies, Statement(items=tuple(_copies(ctx, each) for each in record.copies))))
    if record.quotas:
        rows.append(ctx.row(labels.deck.quotas, Statement(items=tuple(_quota(ctx, each) for each in record.quotas))))
    if record.needs:
        rows.append(ctx.row(labels.deck.needs, ctx.text(record.needs)))
    return entry(record, whole, tuple(rows), ctx.statements(record.text))


def _copies(ctx: Context, record: Copies) -> Statement:
    labels = ctx.labels
    most = labels.count.unlimited
    if isinstance(record.max, int):
        most = labels.count.up_to.format(n=f"{figures.number(record.max)}{labels.unit.card}")
    what = ctx.refs(record.of) if record.of else escape(labels.every_card)
    tags = [ctx.fill(labels.deck.across, what=ctx.refs(record.across))] if record.across else []
    tags.append(ctx.fill(labels.deck.same_by, by=ctx.word("copies-by", record.by)))
    value = ctx.fill(labels.deck.quota, what=what, n=most)
    return ctx.said(record, record.text, value, tags=tags)


def _quota(ctx: Context, record: Quota) -> Statement:
    labels = ctx.labels
    if record.distinct:
        named = record.distinct in ctx.game.things
        what = ctx.refs((record.distinct,)) if named else escape(ctx.word("distinct", record.distinct))
        value = ctx.fill(labels.deck.distinct, what=what, n=figures.span(record, labels.unit.kind, labels))
    else:
        what = ctx.refs(record.of) if record.of else escape(labels.every_card)
        value = ctx.fill(labels.deck.quota, what=what, n=figures.span(record, labels.unit.card, labels))
    if record.per:
        value = escape(labels.deck.per.format(n=f"{figures.number(record.per)}{labels.unit.card}")) + value
    tags = [ctx.of(record.of)] if record.distinct else []
    if record.same_as:
        tags.append(ctx.fill(labels.deck.same_as, what=ctx.refs((record.same_as,))))
    if record.force == "should":
        tags.append(escape(labels.deck.should))
    return ctx.said(record, record.text, value, tags=tags)


def equipment(ctx: Context) -> Table:
    """What to bring besides decks."""
    labels = ctx.labels
    rows = []
    for each in entries(ctx.game.setup.equipment):
        with ctx.within(each.id):
            many = count(ctx, each.count, each.unit or "")
            if each.owner != "each":
                many = many._replace(tags=(ctx.fill(labels.deck.owned_by, owner=ctx.word("owner", each.owner)),))
            name = Statement(name=escape(each.name), reading=each.reading or "")
            told = ctx.statements(each.text)
            text = ctx.said(each)._replace(text=ctx.refs(_others(ctx, each)), items=told)
            text = text._replace(notes=(*text.notes, *ctx.flags(each.id)))
            rows.append(Row((name, many, text), each.id))
    head = (labels.column.name, labels.column.count, labels.column.text)
    return Table(tuple(map(escape, head)), tuple(rows))


def _others(ctx: Context, each: Equipment) -> tuple[str, ...]:
    """The card types that a piece of equipment is, apart from one of its own name."""
    return tuple(id_ for id_ in each.of if _name_of(ctx, id_) != each.name)


def _name_of(ctx: Context, id_: str) -> str:
    thing = ctx.game.thing(id_)
    return thing.text("name") if thing else ""
