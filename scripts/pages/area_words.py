"""What the picture of the play area says, in words: in its cells, under it, and for those who do not see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scripts.model.base import ABSENCES
from scripts.model.count import Count
from scripts.model.zones import Layout, Zone
from scripts.pages import figures
from scripts.pages.context import Context


def caption(ctx: Context, layout: Layout, added: bool) -> str:
    """What the positions rest on; ``added`` tells that zones stand there which the layout does not place."""
    zones, labels = ctx.labels.zones, ctx.labels.area
    basis = zones.stated if layout.source == "stated" else zones.schematic
    return labels.caption.format(basis=basis) + (labels.added if added else "")


def details(ctx: Context, layout: Layout, zone: Zone) -> tuple[str, ...]:
    """Few words each: whose it is where that is not the rule, how many places, how many cards."""
    slots = ctx.labels.area.slots.format(n=figures.number(zone.slots)) if isinstance(zone.slots, int) else ""
    return tuple(said for said in (_owner(ctx, layout, zone), slots, _capacity(ctx, zone.capacity)) if said)


def told(ctx: Context, layout: Layout, zones: Mapping[str, Zone], rows: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """All that the picture shows: the board, its rows, the ring, and each zone with what is said of it."""
    labels = ctx.labels.area
    board = ctx.word("board", layout.board)
    lines = [f"{board}{labels.stop}{labels.mirrored if layout.board == 'mirrored' else ''}"]
    for number, row in enumerate((row for row in rows if row), 1):
        lines.append(labels.row.format(n=number, what=_names(ctx, row)))
    if layout.ring:
        lines.append(labels.zone.format(name=ctx.labels.zones.layout, what=_facts(ctx, _ring(ctx, layout))))
    for zone in zones.values():
        facts = _zone(ctx, layout, zone)
        if facts:
            lines.append(labels.zone.format(name=zone.name, what=_facts(ctx, facts)))
    return tuple(lines)


def _owner(ctx: Context, layout: Layout, zone: Zone) -> str:
    usual = {"mirrored": "each", "shared": "shared"}.get(layout.board)
    return "" if zone.owner == usual or zone.owner in ABSENCES else ctx.word("owner", zone.owner)


def _capacity(ctx: Context, capacity: Count | None) -> str:
    """How many cards may lie there, where that is a number."""
    span = capacity.span() if capacity else None
    if capacity is None or span is None:
        return ""
    if capacity.max is not None and capacity.min is None and not capacity.one_of:
        return ctx.labels.count.up_to.format(n=f"{figures.number(capacity.max)}{ctx.labels.unit.card}")
    return figures.count(capacity, ctx.labels.unit.card, ctx.labels)


def _ring(ctx: Context, layout: Layout) -> list[tuple[str, str]]:
    zones = ctx.labels.zones
    lines = {"ring": zones.line_ring, "spokes": zones.line_spokes}
    facts = [
        (zones.inside, _names(ctx, (layout.inside,) if layout.inside else ())),
        (zones.centre, _names(ctx, (layout.centre,) if layout.centre else ())),
        (zones.ring, _names(ctx, layout.ring)),
        (zones.beside, _names(ctx, layout.beside)),
        (zones.lines, ctx.labels.list.join(lines[line] for line in layout.lines)),
    ]
    return [(label, value) for label, value in facts if value]


def _zone(ctx: Context, layout: Layout, zone: Zone) -> list[tuple[str, str]]:
    """What the picture shows of a zone besides its place."""
    zones = ctx.labels.zones
    facts = [
        (zones.owner, _owner(ctx, layout, zone)),
        (zones.inside, _names(ctx, (zone.inside,) if zone.inside else ())),
        (zones.slots, figures.number(zone.slots) if isinstance(zone.slots, int) else ""),
        (zones.slots, zones.undivided if zone.slots == "none" else ""),
        (zones.capacity, _capacity(ctx, zone.capacity)),
        (zones.seen, "" if zone.seen in {None, "not-recorded", "not-applicable"} else ctx.word("seen", zone.seen)),
        (zones.to, _names(ctx, zone.to)),
    ]
    return [(label, value) for label, value in facts if value]


def _names(ctx: Context, ids: Sequence[str]) -> str:
    return ctx.labels.list.join(ctx.links.name(ctx.game, id_) for id_ in ids)


def _facts(ctx: Context, facts: Sequence[tuple[str, str]]) -> str:
    said = (ctx.labels.area.fact.format(label=label, value=value) for label, value in facts)
    return ctx.labels.separator.join(said)
