"""Rule topics, card types, keywords, attributes, groups."""

from __future__ import annotations

from markupsafe import escape

from scripts.classes import may_meet
from scripts.model.base import entries
from scripts.model.cards import Attribute, CardType, Group, Keyword
from scripts.model.rules import Topic
from scripts.pages.common import entry, lead, opened
from scripts.pages.context import Context
from scripts.pages.view import Entry, Fact, Part, Section, Statement


def rules(ctx: Context) -> Section:
    """Rule topics."""
    record, labels = ctx.game.rules, ctx.labels
    absent = ctx.listing(record.topics)
    if absent:
        return Section("rules", labels.section.rules, (Part(statements=(absent,)),))
    topics = tuple(_topic(ctx, topic) for topic in entries(record.topics))
    return Section("rules", labels.section.rules, (lead(ctx, record), Part(entries=topics)))


def _topic(ctx: Context, topic: Topic) -> Entry:
    ctx, whole = opened(ctx, topic)
    body = ctx.statements(topic.items)
    if topic.table:
        body = (*body, Statement(table=ctx.table(topic.table)))
    return entry(topic, whole, (), body)


def cards(ctx: Context) -> Section:
    """Card types in the order of the data, under headings that say how long they stay; attributes; groups."""
    record, labels = ctx.game.cards, ctx.labels
    parts = [lead(ctx, record)]
    absent = ctx.listing(record.types)
    if absent:
        parts.append(Part(statements=(absent,)))
    stays = ""
    for type_ in entries(record.types):
        title = "" if type_.stays == stays else ctx.word("stays", type_.stays)
        stays = type_.stays
        parts.append(Part(title, entries=(_card_type(ctx, type_),)))
    parts += [
        Part(labels.cards.keywords, entries=tuple(_keyword(ctx, each) for each in record.keywords)),
        Part(labels.cards.attributes, entries=tuple(_attribute(ctx, each) for each in record.attributes)),
        Part(labels.cards.groups, entries=tuple(_group(ctx, each) for each in record.groups)),
    ]
    parts = [part for part in parts if part.entries or part.statements]
    return Section("cards", labels.section.cards, tuple(parts))


def _card_type(ctx: Context, record: CardType) -> Entry:
    ctx, whole = opened(ctx, record)
    labels = ctx.labels.cards
    rows = [ctx.row(labels.cost, ctx.fact(record.cost, "cost"))]
    if record.is_a:
        rows.append(ctx.row(labels.is_a, ctx.refs((record.is_a,))))
    if record.when:
        rows.append(ctx.row(labels.when, ctx.refs(record.when)))
    if record.limit:
        rows.append(ctx.row(labels.limit, ctx.fact(record.limit, "limit")))
    if record.figures:
        rows.append(ctx.row(labels.figures, ctx.labels.list.join(record.figures)))
    groups = [group.id for group in ctx.game.cards.groups if record.id in group.of]
    decks = [each.id for each in entries(ctx.game.setup.decks) if may_meet(ctx.game, record.id, each.only)]
    zones = [zone.id for zone in entries(ctx.game.zones.zones) if may_meet(ctx.game, record.id, zone.holds)]
    for label, ids in ((labels.in_groups, groups), (labels.decks, decks), (labels.zones, zones)):
        if ids:
            rows.append(ctx.row(label, ctx.refs(ids)))
    return entry(record, whole, tuple(rows), ctx.statements(record.text))


def _keyword(ctx: Context, record: Keyword) -> Entry:
    ctx, whole = opened(ctx, record)
    rows = (ctx.row(ctx.labels.cards.bearers, ctx.refs(record.of)),) if record.of else ()
    return entry(record, whole, rows, ctx.statements(record.text))


def _attribute(ctx: Context, record: Attribute) -> Entry:
    ctx, whole = opened(ctx, record)
    labels = ctx.labels.cards
    rows = [ctx.row(labels.bearers, ctx.refs(record.of))] if record.of else []
    for value in record.values:
        english = (escape(value.en),) if value.en else ()
        with ctx.within(value.id):
            said = ctx.said(value, value.text)
        told = said._replace(tags=english, name=escape(value.name), reading=value.reading or "")
        rows.append(Fact(labels.value, told, value.id))
    return entry(record, whole, tuple(rows), ctx.statements(record.text))


def _group(ctx: Context, record: Group) -> Entry:
    ctx, whole = opened(ctx, record)
    labels = ctx.labels.cards
    rows = [ctx.row(labels.of, ctx.refs(record.of))] if record.of else []
    for attribute, values in record.has.items():
        rows.append(ctx.row(_name(ctx, attribute), ctx.refs(values)))
    return entry(record, whole, tuple(rows), ctx.statements(record.text))


def _name(ctx: Context, id_: str) -> str:
    """The name of a thing, without a link."""
    thing = ctx.game.thing(id_)
    return (thing.text("name") or id_) if thing else id_
