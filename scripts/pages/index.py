"""The home page and the list of all games."""

from __future__ import annotations

from markupsafe import Markup, escape

from scripts import places
from scripts.library import GameData, Library
from scripts.pages import changes, overview, setup
from scripts.pages.choices import narrowing
from scripts.pages.common import date, names
from scripts.pages.context import Context
from scripts.pages.game import bare, decks, victory
from scripts.pages.told import Everything
from scripts.pages.view import Page, Row, Statement, Table

NEWEST = 5
"""How many games the home page calls newest."""


def home(library: Library) -> Page:
    """What this is, the games with key facts, the newest."""
    newest = sorted(library.games.values(), key=lambda game: game.game.added, reverse=True)[:NEWEST]
    values: dict[str, object] = {
        "labels": library.labels,
        "games": table(library, places.HOME),
        "changes": changes.newest(library),
        "changes_address": places.link(places.HOME, places.CHANGES),
        "feed": places.FEED if library.releases else "",
        "newest": tuple(_added(library, game) for game in newest),
    }
    return Page("index.md", "home.md.j2", values)


def games(library: Library, everything: Everything) -> Page:
    """All games, and what they can be narrowed by."""
    values: dict[str, object] = {
        "labels": library.labels,
        "games": table(library, places.GAMES),
        "narrowing": narrowing(library, everything),
    }
    return Page("games/index.md", "games.md.j2", values)


def _added(library: Library, game: GameData) -> Statement:
    ctx = Context(library, game, places.HOME)
    return Statement(date(ctx, game.game.added).text + escape(" ") + _link(ctx))


def _link(ctx: Context) -> Markup:
    return Markup('<a href="{}">{}</a>').format(ctx.links.address(ctx.game), ctx.game.game.titles[0].name)


def table(library: Library, page: str) -> Table | None:
    """One row a game, in the order of their readings; None where there is no game."""
    if not library.games:
        return None
    labels = library.labels.glance
    rows = []
    for game in sorted(library.games.values(), key=_by_reading):
        ctx = Context(library, game, page)
        draft = (escape(library.labels.game.draft_mark),) if game.game.status == "draft" else ()
        rows.append(
            Row(
                (
                    Statement(_link(ctx), marks=draft),
                    bare(overview.players(ctx, game.game.players)),
                    date(ctx, game.products.release),
                    bare(names(ctx, game.products.maker)),
                    decks(ctx),
                    bare(setup.gauge(ctx, game.setup.start.life)),
                    victory(ctx),
                )
            )
        )
    head = (labels.game, labels.players, labels.release, labels.maker, labels.decks, labels.life, labels.victory)
    return Table(tuple(map(escape, head)), tuple(rows))


def _by_reading(game: GameData) -> str:
    title = game.game.titles[0]
    return title.reading or title.name
