"""How a game is won, lost or drawn."""

from __future__ import annotations

from markupsafe import escape

from scripts.model.base import entries
from scripts.model.victory import Condition
from scripts.pages.context import Context
from scripts.pages.view import Part, Section, Statement


def victory(ctx: Context) -> Section:
    """Ways to win, lose and draw, as nested as they are."""
    listing = ctx.game.setup.victory
    absent = ctx.listing(listing)
    told = (absent,) if absent else tuple(condition(ctx, each) for each in entries(listing))
    return Section("victory", ctx.labels.section.victory, (Part(statements=told),))


def condition(ctx: Context, record: Condition, eliminates: bool = False) -> Statement:
    """One condition with those inside it; what eliminates a player is not called a loss once more."""
    labels = ctx.labels
    outcome = ""
    if record.outcome != "win" and not eliminates:
        outcome = getattr(labels.outcome, record.outcome.replace("-", "_"))
    with ctx.within(record.id):
        tags = [
            labels.outcome.match if record.level == "match" else "",
            ctx.word("victory", record.kind),
            ctx.word("who", record.who),
            ctx.text(record.at),
        ]
        said = ctx.said(record, record.text, outcome, tags=tags)
        inner = []
        for how in ("any", "all", "in_order", "eliminated_by"):
            children = tuple(condition(ctx, child, how == "eliminated_by") for child in getattr(record, how))
            if children:
                ordered = how == "in_order"
                head = Statement(escape(getattr(labels.condition, how)))
                inner.append(head._replace(steps=children) if ordered else head._replace(items=children))
        return said._replace(
            id=record.id,
            name=escape(record.name or ""),
            items=tuple(inner),
            notes=(*said.notes, *ctx.flags(record.id)),
        )
