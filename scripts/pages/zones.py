"""Where cards lie."""

from __future__ import annotations

from markupsafe import escape

from scripts.model.base import entries
from scripts.model.zones import Layout, Zone
from scripts.pages import area, figures
from scripts.pages.common import count, entry, lead, opened
from scripts.pages.context import Context
from scripts.pages.view import Entry, Part, Section, Statement


def zones(ctx: Context) -> Section:
    """Where cards lie."""
    record, labels = ctx.game.zones, ctx.labels
    whole = lead(ctx, record)
    parts = [Part(statements=(*whole.statements, *ctx.statements(record.text)))]
    if isinstance(record.layout, Layout):
        parts += (Part(labels.zones.layout, picture=area.picture(ctx, record.layout)), _layout(ctx, record.layout))
    elif record.layout:
        parts.append(Part(facts=(ctx.row(labels.zones.layout, ctx.missing(record.layout)),)))
    absent = ctx.listing(record.zones)
    if absent:
        parts.append(Part(statements=(absent,)))
    parts.append(Part(entries=tuple(_zone(ctx, zone) for zone in entries(record.zones))))
    return Section("zones", labels.section.zones, tuple(parts))


def _layout(ctx: Context, layout: Layout) -> Part:
    """The layout in words; cells that a drawing shows are listed row by row."""
    labels = ctx.labels.zones
    rows = [ctx.row(labels.board, ctx.typed("board", layout.board))]
    if layout.inside:
        rows.append(ctx.row(labels.inside, ctx.refs((layout.inside,))))
    if layout.centre:
        rows.append(ctx.row(labels.centre, ctx.refs((layout.centre,))))
    if layout.ring:
        rows.append(ctx.row(labels.ring, ctx.refs(layout.ring)))
    if layout.beside:
        rows.append(ctx.row(labels.beside, ctx.refs(layout.beside)))
    if layout.lines:
        lines = {"ring": labels.line_ring, "spokes": labels.line_spokes}
        rows.append(ctx.row(labels.lines, ctx.labels.list.join(lines[line] for line in layout.lines)))
    for number, cells in enumerate(layout.grid(), 1):
        named = dict.fromkeys(cell for cell in cells if cell != ".")
        rows.append(ctx.row(labels.row.format(n=number), ctx.refs(named)))
    basis = labels.stated if layout.source == "stated" else labels.schematic
    rows.append(ctx.row(labels.basis, Statement(ctx.text(layout.text), value=escape(basis))))
    return Part(facts=tuple(rows))


def _zone(ctx: Context, record: Zone) -> Entry:
    ctx, whole = opened(ctx, record)
    labels = ctx.labels.zones
    rows = [ctx.row(labels.owner, ctx.typed("owner", record.owner))]
    if record.inside:
        rows.append(ctx.row(labels.inside, ctx.refs((record.inside,))))
    if record.slots is not None:
        rows.append(ctx.row(labels.slots, _slots(ctx, record.slots)))
    if record.capacity:
        rows.append(ctx.row(labels.capacity, count(ctx, record.capacity, ctx.labels.unit.card)))
    if record.seen:
        rows.append(ctx.row(labels.seen, ctx.typed("seen", record.seen)))
    if record.holds:
        rows.append(ctx.row(labels.holds, ctx.refs(record.holds)))
    if record.to:
        rows.append(ctx.row(labels.to, ctx.refs(record.to)))
    return entry(record, whole, tuple(rows), ctx.statements(record.text))


def _slots(ctx: Context, slots: int | str) -> Statement:
    if isinstance(slots, int):
        return Statement(escape(figures.number(slots)))
    return Statement(escape(ctx.labels.zones.undivided)) if slots == "none" else ctx.missing(slots)
