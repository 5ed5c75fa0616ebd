"""A game's page: a rule sheet on one page."""

from __future__ import annotations

from markupsafe import escape

from scripts import lexicon, places
from scripts.library import GameData, Library
from scripts.model.base import entries
from scripts.pages import cards, figures, flow, history, overview, prepare, products, schema_org, setup, zones
from scripts.pages import victory as winning
from scripts.pages.common import date, names
from scripts.pages.context import Context
from scripts.pages.view import Fact, Page, Part, Section, Statement

SECTIONS = (
    overview.overview,
    winning.victory,
    prepare.prepare,
    setup.start,
    setup.states,
    setup.details,
    flow.before,
    flow.turn,
    flow.end,
    cards.rules,
    cards.cards,
    zones.zones,
    products.products,
    products.sources,
    history.history,
)
"""What follows the key facts, in order."""


def page(library: Library, game: GameData) -> Page:
    """The page of one game."""
    address = places.game(game.id)
    ctx = Context(library, game, address, lexicon.of_game(library, game))
    title = game.game.titles[0]
    first = Section("glance", library.labels.section.glance, (Part(facts=glance(ctx)),))
    told = (first, *(section(ctx.section()) for section in SECTIONS))
    values: dict[str, object] = {
        "title": title.name,
        "reading": title.reading or "",
        "en": title.en or "",
        "draft": game.game.status == "draft",
        "description": library.labels.game.description.format(title=title.name),
        "about": schema_org.game(library, game),
        "sections": told,
        "compare": f"{places.link(address, places.COMPARE)}?games={game.id}",
        "source": f"data/games/{game.id}/",
    }
    return Page(f"{address}index.md", "game.md.j2", values, history.aliases(library, game))


def glance(ctx: Context) -> tuple[Fact, ...]:
    """The key facts, computed; each leads to its place on the page."""
    game, labels = ctx.game, ctx.labels.glance
    kind = ctx.said(game.game.type, game.game.type.text) if game.game.type else ctx.gap()
    return (
        Fact(labels.type, bare(kind), section="overview"),
        Fact(labels.players, bare(overview.players(ctx, game.game.players)), section="overview"),
        Fact(labels.maker, bare(names(ctx, game.products.maker)), section="products"),
        Fact(labels.release, date(ctx, game.products.release), section="products"),
        Fact(labels.decks, decks(ctx), section="prepare"),
        Fact(labels.life, bare(setup.gauge(ctx, game.setup.start.life)), section="start"),
        Fact(labels.hand, bare(setup.hand(ctx, game.setup.start.hand)), section="start"),
        Fact(labels.victory, victory(ctx), section="victory"),
        Fact(labels.products, line_up(ctx), section="products"),
    )


def bare(said: Statement) -> Statement:
    """The value alone, without notes and marks; the text where there is no value."""
    return Statement(value=said.value, absence=said.absence) if said.absence else Statement(said.value or said.text)


def line_up(ctx: Context) -> Statement:
    """How many products there are."""
    listing = ctx.game.products.products
    number = figures.number(len(entries(listing)))
    return ctx.listing(listing) or Statement(escape(ctx.labels.glance.products_count.format(n=number)))


def decks(ctx: Context) -> Statement:
    """The decks with their sizes."""
    listing = ctx.game.setup.decks
    absent = ctx.listing(listing)
    if absent:
        return absent
    said = []
    for deck in entries(listing):
        sizes = escape(ctx.labels.count.or_).join(
            figures.count(size, ctx.labels.unit.card, ctx.labels) or ctx.text(size.text) for size in deck.size
        )
        said.append(ctx.refs((deck.id,)) + " " + sizes)
    return Statement(items=tuple(Statement(each) for each in said)) if len(said) > 1 else Statement(said[0])


def victory(ctx: Context) -> Statement:
    """The kinds of conditions that win the game."""
    listing = ctx.game.setup.victory
    absent = ctx.listing(listing)
    if absent:
        return absent
    kinds = dict.fromkeys(
        ctx.word("victory", condition.kind) for condition in entries(listing) if condition.outcome == "win"
    )
    return Statement(escape(ctx.labels.list.join(kind for kind in kinds if kind)))
