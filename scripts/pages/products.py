"""Maker, line-up, and the sources of it all."""

from __future__ import annotations

from markupsafe import Markup, escape

from scripts import places
from scripts.model.base import entries
from scripts.model.products import Format, Product
from scripts.pages import figures, timelines
from scripts.pages.common import date, lead, names
from scripts.pages.context import Context
from scripts.pages.view import Fact, Part, Row, Section, Statement, Table


def products(ctx: Context) -> Section:
    """Maker, release, and every product with its price per card."""
    record, labels = ctx.game.products, ctx.labels
    whole = lead(ctx, record)
    facts = [ctx.row(labels.products.maker, names(ctx, record.maker))]
    if record.designer:
        facts.append(ctx.row(labels.products.designer, names(ctx, record.designer)))
    facts.append(ctx.row(labels.products.release, date(ctx, record.release)))
    absent = ctx.listing(record.products)
    picture = timelines.of_game(ctx)
    parts = [whole, Part(facts=tuple(facts))]
    if picture:
        parts.append(Part(labels.products.timeline, picture=picture))
    parts.append(Part(statements=(absent,)) if absent else Part(labels.products.products, table=_products(ctx)))
    link = Markup('<a href="{}">{}</a>').format(places.link(ctx.page, places.PRODUCTS), labels.products.all)
    return Section("products", labels.section.products, (*parts, Part(statements=(Statement(link),))))


def _products(ctx: Context) -> Table:
    labels = ctx.labels.column
    formats = {each.id: each for each in ctx.game.products.formats}
    rows = []
    seen: set[str] = set()
    for product in entries(ctx.game.products.products):
        name = ctx.said(product)._replace(name=escape(product.name), reading=product.reading or "")
        sold = [formats[id_] for id_ in product.formats if id_ in formats]
        cells = (
            name._replace(notes=(*name.notes, *ctx.flags(product.id))),
            date(ctx, product.date),
            kinds(ctx, product),
            Statement(items=tuple(_format(ctx, each, each.id in seen) for each in sold)) if sold else ctx.gap(),
        )
        seen.update(product.formats)
        rows.append(Row(cells, product.id))
    head = (labels.name, labels.date, labels.kinds, labels.format)
    return Table(tuple(map(escape, head)), tuple(rows))


def kinds(ctx: Context, product: Product) -> Statement:
    """How many kinds of cards and of the product itself there are, or why that is not said."""
    said = figures.kinds(product, ctx.labels)
    if said:
        return Statement(escape(said))
    return ctx.missing(product.kinds) if isinstance(product.kinds, str) else ctx.gap()


def _format(ctx: Context, record: Format, again: bool) -> Statement:
    """A format as one line: its name, cards, price, price per card; its notes only the first time."""
    labels = ctx.labels
    parts = []
    if record.cards:
        parts.append(f"{figures.number(record.cards)}{labels.unit.card}")
    price = figures.price(record, labels)
    if price:
        parts.append(price)
        each = figures.price_per_card(record, labels)
        if each:
            parts.append(labels.price.per_card.format(price=each))
    said = Statement() if again else ctx.said(record)
    return said._replace(name=escape(record.form), text=escape(labels.separator.join(parts)))


def sources(ctx: Context) -> Section:
    """Where the facts come from, numbered as the marks are."""
    game, labels = ctx.game.game, ctx.labels.sources
    rows = []
    for number, source in enumerate(game.sources, 1):
        title = escape(source.title)
        if source.url:
            title = Markup('<a href="{}" rel="noopener">{}</a>').format(source.url, source.title)
        parts = [escape(part) for part in (source.site, source.author) if part]
        if source.date:
            parts.append(escape(figures.date(source.date, ctx.labels)))
        if source.read == "part":
            parts.append(escape(labels.part))
        told = title + Markup("<br>") + escape(ctx.labels.separator).join(parts) if parts else title
        notes = (Statement(ctx.text(source.note)),) if source.note else ()
        rows.append(Fact(f"[{number}]", Statement(told, notes=notes), source.id))
    dates = [ctx.row(labels.added, date(ctx, game.added)), ctx.row(labels.verified, date(ctx, game.last_verified))]
    dates.append(ctx.row(labels.data, f"data/games/{ctx.game.id}/"))
    listed = Part(facts=tuple(rows)) if rows else Part(statements=(ctx.gap(),))
    return Section("sources", ctx.labels.section.sources, (listed, Part(facts=tuple(dates))))
