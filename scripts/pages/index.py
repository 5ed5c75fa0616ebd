"""The list of all games."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup, escape

from scripts.library import GameData, Library
from scripts.pages import overview, setup
from scripts.pages.choices import narrowing
from scripts.pages.common import date, game_link, names
from scripts.pages.context import Context
from scripts.pages.game import bare, decks, victory
from scripts.pages.glossary import by_title
from scripts.pages.told import Everything
from scripts.pages.view import Page, Row, Statement, Table


def games(library: Library, everything: Everything, rows: Mapping[str, str]) -> Page:
    """All games, and what they can be narrowed by; ``rows`` are the games' rows as they are printed."""
    values: dict[str, object] = {
        "labels": library.labels,
        "head": _head(library),
        "games": tuple(Markup(rows[game.id]) for game in by_title(library)),  # printed by a template
        "narrowing": narrowing(library, everything),
    }
    return Page("games/index.md", "games.md.j2", values)


def table(library: Library, page: str) -> Table | None:
    """One row a game, in the order of their readings; None where there is no game."""
    rows = tuple(row(library, game, page) for game in by_title(library))
    return Table(_head(library), rows) if rows else None


def row(library: Library, game: GameData, page: str) -> Row:
    """A game's row in the list that stands on ``page``."""
    ctx = Context(library, game, page)
    draft = (escape(library.labels.game.draft_mark),) if game.game.status == "draft" else ()
    return Row(
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


def _head(library: Library) -> tuple[Markup, ...]:
    labels = library.labels.glance
    head = (labels.game, labels.players, labels.release, labels.maker, labels.decks, labels.life, labels.victory)
    return tuple(map(escape, head))
