"""The play area: zones in a grid, frames around those that belong together, both sides, arrows, a legend."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from scripts.draw import arrows, cell, frames
from scripts.draw.arrows import EDGE, GAP
from scripts.draw.cell import CARD_HEIGHT, CARD_WIDTH, SMALL, Cell, Face, Inner, Span, card
from scripts.draw.frames import Frame
from scripts.draw.legend import legend
from scripts.draw.routes import Ground
from scripts.draw.shapes import LINE_HEIGHT, Box, Group, Line, Picture, Shape, Words, moved, plain, turned
from scripts.draw.tracks import Gutter, Tracks, sized

NARROWEST = 240.0
"""The least width of a picture, for the sake of its legend."""

SIDE = LINE_HEIGHT * SMALL + 6
"""The room for the words at the line between two sides."""

BELOW = 12.0
"""From the play area to its legend."""


FACES: tuple[Face, ...] = ("all", "owner", "face-down", "mixed")

SCALE = 0.6
"""The size of a card in the legend."""


@dataclass(frozen=True)
class Board:
    """A play area to be drawn."""

    kind: str
    cells: tuple[Cell, ...]
    frames: tuple[Frame, ...] = ()
    """Outer ones before those inside them."""
    arrows: tuple[tuple[str, str], ...] = ()
    """From zone to zone, by their ids."""
    sides: tuple[str, str] | None = None
    """What the near and the far side are called, where each player has one."""
    between: int = 0
    """How many rows at the top lie between the two sides."""
    legend: Mapping[str, str] = field(default_factory=dict)
    """Words for the signs that may occur: a face, ``open``, ``arrow``, ``relation``."""
    title: str = ""
    text: tuple[str, ...] = ()
    caption: str = ""


@dataclass(frozen=True)
class Sheet:
    """One side with what lies between the sides, as its player sees it."""

    width: float
    height: float
    begins: float
    """Where its own half begins."""
    shapes: tuple[Shape, ...]
    far: tuple[Shape, ...]
    """What the other side has, half a turn away."""


def area(board: Board) -> Picture:
    """The picture of a play area."""
    sheet = _sheet(board)
    shapes, high = _sides(board.sides, sheet) if board.sides else (sheet.shapes, sheet.height)
    wide = max(sheet.width, NARROWEST)
    shapes = tuple(moved(shape, (wide - sheet.width) / 2, 0) for shape in shapes)
    signs = legend(_signs(board, shapes), wide - 8)
    if signs.shapes:
        shapes = (*shapes, Group("legend", tuple(moved(shape, 4, high + BELOW) for shape in signs.shapes), silent=True))
        high += BELOW + signs.height + EDGE
    return Picture(board.kind, wide, high, shapes, board.title, board.text, board.caption)


def _sheet(board: Board) -> Sheet:
    spans = {each.id: each.span for each in board.cells}
    rows = max(span.bottom for span in spans.values())
    columns = max(span.right for span in spans.values())
    ground = Ground(rows, columns, spans, [frame.span for frame in board.frames])
    ways = ground.ways(board.arrows)

    gutters = []
    for gutter, lanes in enumerate(arrows.room("v", columns + 1, ways)):
        before, after = frames.beside(board.frames, gutter)
        gutters.append(Gutter(before, lanes, after))
    wanted = [(each.span.column, each.span.columns, cell.wants(each)) for each in board.cells]
    across = Tracks(sized(columns, wanted, gutters), gutters)

    heads = frames.headings(board.frames, across)
    gutters = []
    for gutter, lanes in enumerate(arrows.room("h", rows + 1, ways)):
        before, after = frames.above(board.frames, heads, gutter)
        line = GAP if board.between and gutter in (0, board.between) else 0
        side = SIDE if board.sides and gutter == board.between else 0
        gutters.append(Gutter(before + line + side, lanes, after))
    wide = {each.id: across.reach(each.span.column, each.span.columns)[1] for each in board.cells}
    wanted = [(each.span.row, each.span.rows, cell.height(each, wide[each.id])) for each in board.cells]
    down = Tracks(sized(rows, wanted, gutters), gutters)

    boxes = {each.id: _box(each.span, across, down) for each in board.cells}
    framed = list(zip(board.frames, frames.drawn(board.frames, heads, across, down), strict=True))
    near = [shape for each in board.cells for shape in cell.drawn(each, boxes[each.id])]
    far = [turned(linked, across.end, down.end) for frame, linked in framed if frame.mirrored]
    for each in board.cells:
        if each.mirrored:
            box = boxes[each.id]
            there = box._replace(x=across.end - box.x - box.width, y=down.end - box.y - box.height)
            far += cell.drawn(each, there, far=True)
    lines = arrows.Arrows(ways, ground, boxes, across, down).lines()
    shapes = (*(linked for _, linked in framed), *near, *lines)
    begins = down.openings[board.between] + (GAP if board.between else 0)
    return Sheet(across.end, down.end, begins, shapes, tuple(plain(far)))


def _box(span: Span, across: Tracks, down: Tracks) -> Box:
    (x, wide), (y, high) = across.reach(span.column, span.columns), down.reach(span.row, span.rows)
    return Box(x, y, wide, high, "zone", round=4)


def _sides(names: tuple[str, str], sheet: Sheet) -> tuple[tuple[Shape, ...], float]:
    """The two sides, the far one half a turn away from the near one, and their height."""
    edge = sheet.height - sheet.begins
    near = tuple(moved(shape, 0, edge) for shape in sheet.shapes)
    borders = (edge,) if not sheet.begins else (edge, sheet.height)
    lines = tuple(Line(((0, y), (sheet.width, y)), "border") for y in borders)
    mine = Words(EDGE, sheet.height + 3, (names[0],), "quiet", SMALL, start=True)
    theirs = Words(EDGE, edge - 3 - LINE_HEIGHT * SMALL, (names[1],), "quiet", SMALL, start=True)
    return (Group("far", (*sheet.far, theirs), silent=True), *lines, mine, *near), sheet.height + edge


def _signs(board: Board, shapes: Sequence[Shape]) -> Iterator[tuple[Inner, str]]:
    """Signs that occur in the picture, with their words."""
    kinds = {shape.kind for shape in plain(shapes)}
    high = CARD_HEIGHT * SCALE
    faces = {each.face for each in board.cells if not each.inner and each.places != 0}
    for face in FACES:
        if face in faces and face in board.legend:
            yield Inner(CARD_WIDTH * SCALE, high, card(0, 0, face, scale=SCALE)), board.legend[face]
    if "card open" in kinds and "open" in board.legend:
        yield Inner(CARD_WIDTH * SCALE, high, card(0, 0, "", "card open", SCALE)), board.legend["open"]
    for kind in ("arrow", "relation"):
        if kind in kinds and kind in board.legend:
            yield (
                Inner(24, high, (Line(((0, high / 2), (22, high / 2)), kind, arrow=kind == "arrow"),)),
                board.legend[kind],
            )
