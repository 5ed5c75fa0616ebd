"""The list of all games."""

from __future__ import annotations

from markupsafe import escape

from scripts import places
from scripts.library import GameData, Library
from scripts.pages import overview, setup
from scripts.pages.choices import narrowing
from scripts.pages.common import date, game_link, names
from scripts.pages.context import Context
from scripts.pages.game import bare, decks, victory
from scripts.pages.told import Everything
from scripts.pages.view import Page, Row, Statement, Table


def games(library: Library, everything: Everything) -> Page:
    """All games, and what they can be narrowed by."""
    values: dict[str, object] = {
        "labels": library.labels,
        "games": table(library, places.GAMES),
        "narrowing": narrowing(library, everything),
    }
    return Page("games/index.md", "games.md.j2", values)


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
                    Statement(game_link(ctx), marks=draft),
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
