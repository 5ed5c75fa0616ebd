"""A zone as it is drawn: its name, what is said in few words, and the outlines of cards that it has room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Literal

from scripts.draw.shapes import LINE_HEIGHT, Box, Linked, Shape, Words, moved, turned
from scripts.draw.words import width, wrapped

NAME, SMALL = 12.0, 11.0
"""Sizes of words: names, and everything else."""

CARD_WIDTH, CARD_HEIGHT, CARD_GAP = 24.0, 34.0, 4.0
ROUNDING = 0.001
"""How much widths that should be the same may differ."""

PAD = 5.0
"""Between the edge of a zone and what is in it."""

NARROWEST, WIDEST = 3.0, 6.0
"""The least and the most ems that a name asks for; a name of five signs stays in one line."""

Face = Literal["", "all", "owner", "face-down", "mixed"]
"""Which side of the cards is up, or who sees it; empty where nothing says so."""


@dataclass(frozen=True)
class Span:
    """The rows and columns that something takes in a grid."""

    row: int
    column: int
    rows: int = 1
    columns: int = 1

    @property
    def bottom(self) -> int:
        """The row after the last."""
        return self.row + self.rows

    @property
    def right(self) -> int:
        """The column after the last."""
        return self.column + self.columns

    def covers(self, other: Span) -> bool:
        """Whether the other lies inside."""
        return (
            self.row <= other.row
            and other.bottom <= self.bottom
            and self.column <= other.column
            and other.right <= self.right
        )

    def meets(self, other: Span) -> bool:
        """Whether the two have a place in common."""
        return (
            self.row < other.bottom
            and other.row < self.bottom
            and self.column < other.right
            and other.column < self.right
        )


@dataclass(frozen=True)
class Inner:
    """Something drawn inside a zone, in a sheet of its own that begins at 0, 0."""

    width: float
    height: float
    shapes: tuple[Shape, ...]


@dataclass(frozen=True)
class Cell:
    """A zone at its place in the grid."""

    id: str
    name: str
    span: Span
    address: str
    title: str
    """The name as it is read out, with what is said of it."""
    details: tuple[str, ...] = ()
    """Few words each, under the name."""
    places: int | None = None
    """For how many cards outlines are drawn; None: one broken outline, for a number that nobody gives."""
    undivided: bool = False
    """One wide outline instead of several."""
    pile: bool = False
    face: Face = ""
    mirrored: bool = True
    """Whether the other side has such a zone too."""
    inner: Inner | None = None
    """Drawn instead of outlines."""


def wants(cell: Cell) -> float:
    """The least width of a zone, edges included."""
    name = _ems(cell.name) * NAME
    details = max((min(width(each), WIDEST) * SMALL for each in cell.details), default=0)
    return max(name, details, *(inside.width for inside in _inside(cell))) + 2 * PAD


def height(cell: Cell, wide: float) -> float:
    """The least height of a zone as wide as this, edges included."""
    return _whole(cell, wide - 2 * PAD).height + 2 * PAD


def drawn(cell: Cell, box: Box, far: bool = False) -> tuple[Shape, ...]:
    """The zone in its box, what it holds in the middle; a drawing inside it is not part of its link.

    On the far side, what lies there has made half a turn, and only the words
    are upright. What has no address is no zone, and has no edge.
    """
    whole = _whole(cell, box.width - 2 * PAD, far)
    left, top = box.x + (box.width - whole.width) / 2, box.y + (box.height - whole.height) / 2
    placed = tuple(moved(shape, left, top) for shape in whole.shapes)
    if not cell.address:
        return placed
    if not cell.inner:
        return (Linked(cell.address, cell.title, (box, *placed)),)
    own = (shape for shape in placed if isinstance(shape, Words))
    others = (shape for shape in placed if not isinstance(shape, Words))
    return (Linked(cell.address, cell.title, (box, *own)), *others)


def card(x: float, y: float, face: Face, kind: str = "card", scale: float = 1) -> tuple[Box, ...]:
    """One card; what is shaded is its back."""
    wide, high, rim = CARD_WIDTH * scale, CARD_HEIGHT * scale, 3 * scale
    edge = Box(x, y, wide, high, kind, round=rim)
    inner, tall = wide - 2 * rim, high - 2 * rim
    if face == "face-down":
        return edge, Box(x + rim, y + rim, inner, tall, "back", round=1)
    if face == "mixed":
        return edge, Box(x + wide / 2, y + rim, inner / 2, tall, "back", round=1)
    if face == "owner":
        return edge, Box(x + rim, y + rim, inner, tall / 3, "back", round=1)
    return (edge, Box(x + rim, y + rim, inner, tall / 2, "art", round=1)) if face == "all" else (edge,)


def _ems(name: str) -> float:
    """The width that lets a name stand in two lines, at best."""
    least = max(NARROWEST, min(width(name), WIDEST - 1))
    tried = (least + step / 2 for step in range(int(2 * (WIDEST - least)) + 1))
    return next((ems for ems in tried if len(wrapped(name, ems)) <= 2), WIDEST)


def _whole(cell: Cell, wide: float, far: bool = False) -> Inner:
    """Words and outlines of a zone: one below the other, or side by side where there is much room."""
    words = _stacked(
        [
            _words(wrapped(cell.name, wide / NAME), "name", NAME),
            *(_words(wrapped(each, wide / SMALL), "quiet", SMALL) for each in cell.details),
        ]
    )
    inside = [Inner(each.width, each.height, _turned(each)) if far else each for each in _inside(cell, wide)]
    if not inside:
        return words
    if not cell.inner and words.width + inside[0].width + 4 * PAD < wide:
        return _side_by_side([words, Inner(2 * PAD, 0, ()), *inside])
    parts = [words, Inner(0, PAD / 2, ()), *inside]
    return _stacked(parts[::-1] if far else parts)


def _stacked(parts: Sequence[Inner]) -> Inner:
    wide, high = max(part.width for part in parts), 0.0
    shapes: list[Shape] = []
    for part in parts:
        shapes += [moved(shape, (wide - part.width) / 2, high) for shape in part.shapes]
        high += part.height
    return Inner(wide, high, tuple(shapes))


def _side_by_side(parts: Sequence[Inner]) -> Inner:
    high, wide = max(part.height for part in parts), 0.0
    shapes: list[Shape] = []
    for part in parts:
        shapes += [moved(shape, wide, (high - part.height) / 2) for shape in part.shapes]
        wide += part.width
    return Inner(wide, high, tuple(shapes))


def _turned(inner: Inner) -> tuple[Shape, ...]:
    return tuple(turned(shape, inner.width, inner.height) for shape in inner.shapes)


def _words(lines: tuple[str, ...], kind: str, size: float) -> Inner:
    wide = max(map(width, lines), default=0) * size
    return Inner(wide, len(lines) * LINE_HEIGHT * size, (Words(wide / 2, 0, lines, kind, size),) if lines else ())


def _inside(cell: Cell, wide: float | None = None) -> list[Inner]:
    """The drawing inside a zone, or its outlines, in rows where they do not fit into one."""
    if cell.inner:
        return [cell.inner]
    if cell.undivided:
        return [_undivided(cell.face, wide or 3 * CARD_WIDTH)]
    if cell.places == 0:
        return []
    number = cell.places or 1
    fitting = int(((wide or _row(min(number, 5))) + CARD_GAP + ROUNDING) // (CARD_WIDTH + CARD_GAP)) or 1
    rows = ceil(number / fitting)
    kind = "card" if cell.places or cell.pile else "card open"
    shapes: list[Shape] = []
    for index in range(number):
        row, column = divmod(index, ceil(number / rows))
        x, y = column * (CARD_WIDTH + CARD_GAP), row * (CARD_HEIGHT + CARD_GAP)
        if cell.pile:
            shapes += [Box(x + step, y + step, CARD_WIDTH, CARD_HEIGHT, kind, round=3) for step in (4, 2)]
        shapes += card(x, y, cell.face, kind)
    below = 4 if cell.pile else 0
    return [Inner(_row(ceil(number / rows)), rows * (CARD_HEIGHT + CARD_GAP) - CARD_GAP + below, tuple(shapes))]


def _row(number: int) -> float:
    return number * (CARD_WIDTH + CARD_GAP) - CARD_GAP


def _undivided(face: Face, wide: float) -> Inner:
    """A wide outline; in it a card that shows which side is up, where that is known."""
    edge = Box(0, 0, wide, CARD_HEIGHT + 8, "card wide", round=3)
    inside = card(wide / 2 - CARD_WIDTH / 2, 4, face, "card open") if face else ()
    return Inner(wide, CARD_HEIGHT + 8, (edge, *inside))
