"""The picture of the play area: what the data says of zones, as cells of a grid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from scripts.draw import frames
from scripts.draw.area import Board, area
from scripts.draw.cell import Cell, Face, Span
from scripts.draw.frames import Frame
from scripts.draw.ring import Seat, ring
from scripts.draw.shapes import Picture
from scripts.model.base import ABSENCES, entries
from scripts.model.zones import Layout, Zone
from scripts.pages import area_words
from scripts.pages.context import Context

KIND = "play-area"

RING = "<ring>"
"""Stands for the zone around a ring where the layout names none; no zone has such an id."""

FACES: Mapping[str | None, Face] = {
    "all": "all",
    "owner": "owner",
    "face-down": "face-down",
    "none": "face-down",
    "mixed": "mixed",
}
"""Words of the vocabulary ``seen``, and how cards are drawn for them."""

MOST_PLACES = 12
"""More places than this are told, not drawn."""

IN_A_ROW = 4
"""How many zones that the layout does not place stand in a row."""


@dataclass(frozen=True)
class Plan:
    """What stands where; zones come in the order of their rows."""

    spans: Mapping[str, Span]
    frames: Mapping[str, Span]
    """Around zones inside others; outer ones first."""
    between: int
    """How many rows of shared zones stand above those of the layout."""
    added: bool
    """Whether something is there that the layout does not place."""


def picture(ctx: Context, layout: Layout) -> Picture:
    """The play area of a game with what it shows in words."""
    labels = ctx.labels.area
    zones = {zone.id: zone for zone in entries(ctx.game.zones.zones)}
    plan = planned(layout, zones)
    rows = [[id_ for id_ in plan.spans if plan.spans[id_].row == row] for row in _rows(plan)]
    board = Board(
        KIND,
        tuple(_cell(ctx, layout, zones.get(id_), span) for id_, span in plan.spans.items()),
        tuple(_frame(ctx, layout, zones[id_], span) for id_, span in plan.frames.items()),
        tuple((id_, to) for id_ in plan.spans if id_ in zones for to in zones[id_].to if to in plan.spans),
        (labels.near, labels.far) if layout.board == "mirrored" else None,
        plan.between if layout.board == "mirrored" else 0,
        {
            **{face: ctx.word("seen", word) for word, face in FACES.items() if word not in ABSENCES},
            "open": labels.open,
            "arrow": labels.arrow,
            "relation": labels.relation,
        },
        labels.title.format(title=ctx.game.game.titles[0].name),
        area_words.told(ctx, layout, zones, [[id_ for id_ in row if id_ in zones] for row in rows]),
        area_words.caption(ctx, layout, plan.added),
    )
    return area(board)


def planned(layout: Layout, zones: Mapping[str, Zone]) -> Plan:
    """Where zones stand, and frames around them.

    Zones that the layout does not place stand below it, and shared ones above
    it, which is between the sides where there are two.
    """
    placed = _placed(layout)
    around = _framed(placed, zones)
    known = {*placed, *around, layout.centre, *layout.ring, *layout.beside}
    left = [zone for id_, zone in zones.items() if id_ not in known]
    shared = [zone.id for zone in left if zone.owner == "shared"]
    others = [zone.id for zone in left if zone.owner != "shared"]
    columns = len(layout.grid()[0]) if layout.areas else min(IN_A_ROW, max(len(shared), len(others), 1))
    if not layout.areas:
        placed = {id_: Span(0, 0, 1, columns) for id_ in placed}
    above = _in_rows(shared, columns, 0)
    first = max((span.bottom for span in above.values()), default=0)
    middle = {id_: _lower(span, first) for id_, span in placed.items()}
    below = _in_rows(others, columns, first + (len(layout.grid()) or 1))
    spans = dict(sorted({**above, **middle, **below}.items(), key=lambda each: (each[1].row, each[1].column)))
    return Plan(spans, {id_: _lower(span, first) for id_, span in around.items()}, first, bool(left))


def _placed(layout: Layout) -> dict[str, Span]:
    """The zones of a drawn layout; the one that holds a ring, in a grid of its own."""
    if not layout.areas:
        return {layout.inside or RING: Span(0, 0)}
    cells: dict[str, list[Span]] = {}
    for row, names in enumerate(layout.grid()):
        for column, name in enumerate(names):
            if name != ".":
                cells.setdefault(name, []).append(Span(row, column))
    return {name: span for name, spans in cells.items() if (span := frames.around(spans, ()))}


def _framed(placed: Mapping[str, Span], zones: Mapping[str, Zone]) -> dict[str, Span]:
    """Zones that are drawn as frames around those inside them, where no frame would cross another."""
    around: dict[str, Span] = {}
    for id_ in sorted(set(zones) - set(placed), key=lambda id_: (len(_holders(id_, zones)), list(zones).index(id_))):
        members = [span for other, span in placed.items() if id_ in _holders(other, zones)]
        others = [span for other, span in placed.items() if id_ not in _holders(other, zones)]
        span = frames.around(members, others)
        if span and all(frame.covers(span) or not frame.meets(span) for frame in around.values()):
            around[id_] = span
    return around


def _holders(id_: str, zones: Mapping[str, Zone]) -> list[str]:
    """The zones around a zone, from the inside out."""
    found: list[str] = []
    while id_ in zones and (holder := zones[id_].inside) and holder not in found:
        found.append(holder)
        id_ = holder
    return found


def _in_rows(ids: Sequence[str], columns: int, first: int) -> dict[str, Span]:
    """Zones side by side, in as many rows as it takes, each row as wide as the grid."""
    fitting = min(IN_A_ROW, columns)
    found = {}
    for start in range(0, len(ids), fitting):
        row = ids[start : start + fitting]
        edges = [columns * index // len(row) for index in range(len(row) + 1)]
        for id_, left, right in zip(row, edges, edges[1:], strict=False):
            found[id_] = Span(first + start // fitting, left, 1, right - left)
    return found


def _lower(span: Span, rows: int) -> Span:
    return Span(span.row + rows, span.column, span.rows, span.columns)


def _rows(plan: Plan) -> Iterator[int]:
    yield from sorted({span.row for span in plan.spans.values()})


def _cell(ctx: Context, layout: Layout, zone: Zone | None, span: Span) -> Cell:
    """A zone as it is drawn; None is what stands around a ring, if it is no zone."""
    inner = None
    if not layout.areas and (zone is None or zone.id == layout.inside):
        around, beside = ([_seat(ctx, id_) for id_ in ids] for ids in (layout.ring, layout.beside))
        inner = ring(around, _seat(ctx, layout.centre) if layout.centre else None, beside, layout.lines)
    if zone is None:
        return Cell(RING, "", span, "", "", inner=inner)
    details = area_words.details(ctx, layout, zone)
    return Cell(
        zone.id,
        zone.name,
        span,
        ctx.links.address(ctx.game, zone.id),
        ctx.labels.separator.join((zone.name, *details)),
        details,
        _places(zone),
        zone.slots == "none",
        any((thing := ctx.game.thing(id_)) and thing.kind == "deck" for id_ in zone.holds),
        FACES.get(zone.seen, ""),
        _is_mirrored(ctx, zone),
        inner,
    )


def _seat(ctx: Context, id_: str) -> Seat:
    return Seat(ctx.links.name(ctx.game, id_), ctx.links.address(ctx.game, id_))


def _frame(ctx: Context, layout: Layout, zone: Zone, span: Span) -> Frame:
    details = area_words.details(ctx, layout, zone)
    title = ctx.labels.separator.join((zone.name, *details))
    return Frame(title, span, ctx.links.address(ctx.game, zone.id), title, _is_mirrored(ctx, zone))


def _is_mirrored(ctx: Context, zone: Zone) -> bool:
    """Whether the other side has such a zone too: not where all share it, or one side has it."""
    return zone.owner != "shared" and ctx.game.thing(zone.owner) is None


def _places(zone: Zone) -> int | None:
    """For how many cards there is room, where so many can be drawn."""
    span = zone.capacity.span() if zone.capacity else None
    number = zone.slots if isinstance(zone.slots, int) else span[1] if span else None
    return number if number is not None and number <= MOST_PLACES else None
