"""Things around a centre, with the lines between them, and others below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, sin

from scripts.draw.cell import NAME, PAD, Inner
from scripts.draw.shapes import LINE_HEIGHT, Box, Line, Linked, Shape, Words, moved
from scripts.draw.words import width, wrapped

EMS = 5
"""The most ems in a line of a name."""

LEAST = 44.0
"""The least width and height of a seat."""

CLEAR = 14.0
"""The room between two seats."""

STEP, SHARE = 1.0, 0.02
"""By how much the ring is widened until there is so much room, and by which share of a wide one."""


@dataclass(frozen=True)
class Seat:
    """Something that has a place in the ring."""

    name: str
    address: str


def ring(around: Sequence[Seat], centre: Seat | None, beside: Sequence[Seat] = (), lines: Sequence[str] = ()) -> Inner:
    """The first of ``around`` at the top, the others clockwise; ``lines`` holds ``ring``, ``spokes`` or both."""
    names = [wrapped(seat.name, EMS) for seat in (*around, *beside, *((centre,) if centre else ()))]
    wide = max(LEAST, *(width(line) * NAME + 2 * PAD for name in names for line in name))
    high = max(LEAST - 2 * PAD, *(len(name) * LINE_HEIGHT * NAME for name in names)) + 2 * PAD
    points = _points(len(around), wide + CLEAR, high + CLEAR, bool(centre))
    points += [(0.0, 0.0)] if centre else []
    left, top = min(x for x, _ in points) - wide / 2, min(y for _, y in points) - high / 2
    size = max(x for x, _ in points) + wide / 2 - left, max(y for _, y in points) + high / 2 - top
    ends = [(round(x - left, 1), round(y - top, 1)) for x, y in points]
    shapes: list[Shape] = []
    if "ring" in lines and len(around) > 1:
        circle = ends[: len(around)]
        closed = [*circle, circle[0]] if len(around) > 2 else circle
        shapes += [Line(pair, "relation") for pair in pairwise(closed)]
    if "spokes" in lines and centre:
        shapes += [Line((ends[-1], end), "relation") for end in ends[:-1]]
    seats = (*around, *((centre,) if centre else ()))
    shapes += [_seat(seat, x, y, wide, high) for seat, (x, y) in zip(seats, ends, strict=True)]
    return _with(Inner(*size, tuple(shapes)), beside, wide, high)


def _points(number: int, wide: float, high: float, centre: bool) -> list[tuple[float, float]]:
    """Points on a circle around 0, 0, hardly larger than it takes for boxes of this size not to meet there.

    The search begins where neighbours would meet whichever way they lie.
    """
    radius = min(wide, high) / 2 / sin(pi / number) if number > 1 else 0.0
    while True:
        turns = [2 * pi * index / number - pi / 2 for index in range(number)]
        points = [(radius * cos(turn), radius * sin(turn)) for turn in turns]
        taken = [*points, (0.0, 0.0)] if centre else points
        boxes = [Box(x, y, wide, high, "") for x, y in taken]
        if not any(box.meets(other) for index, box in enumerate(boxes) for other in boxes[:index]):
            return points
        radius += max(STEP, radius * SHARE)


def _seat(seat: Seat, x: float, y: float, wide: float, high: float) -> Linked:
    lines = wrapped(seat.name, EMS)
    edge = Box(x - wide / 2, y - high / 2, wide, high, "seat", round=4)
    words = Words(x, y - len(lines) * LINE_HEIGHT * NAME / 2, lines, "name", NAME)
    return Linked(seat.address, seat.name, (edge, words))


def _with(inner: Inner, beside: Sequence[Seat], wide: float, high: float) -> Inner:
    """The ring with what stands beside it, in rows below that are no wider where that can be."""
    if not beside:
        return inner
    fitting = max(1, min(len(beside), int((max(inner.width, 3 * wide + 2 * CLEAR) + CLEAR) // (wide + CLEAR))))
    whole = max(inner.width, fitting * (wide + CLEAR) - CLEAR)
    shapes = [moved(shape, (whole - inner.width) / 2, 0) for shape in inner.shapes]
    for index, seat in enumerate(beside):
        row, column = divmod(index, fitting)
        count = min(fitting, len(beside) - row * fitting)
        x = whole / 2 + (column - (count - 1) / 2) * (wide + CLEAR)
        y = inner.height + (row + 1) * CLEAR + (row + 0.5) * high
        shapes.append(_seat(seat, x, y, wide, high))
    rows = -(-len(beside) // fitting)
    return Inner(whole, inner.height + rows * (high + CLEAR), tuple(shapes))
