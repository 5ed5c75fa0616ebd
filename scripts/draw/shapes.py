"""The shapes that pictures are made of. Lengths are CSS pixels at the picture's natural size; y grows downwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from scripts.draw.words import width

LINE_HEIGHT = 1.3
"""From one line of words to the next, in ems."""

HEAD = 8.0
"""The length and the width of an arrow's head."""


class Box(NamedTuple):
    """A rectangle; ``kind`` is the class that styles it."""

    x: float
    y: float
    width: float
    height: float
    kind: str
    round: float = 0

    def holds(self, other: Box) -> bool:
        """Whether another box lies inside this one, edges included."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.x + other.width <= self.x + self.width
            and other.y + other.height <= self.y + self.height
        )

    def meets(self, other: Box) -> bool:
        """Whether the two have more than an edge in common."""
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )


class Words(NamedTuple):
    """Lines of words, centred on ``x`` unless ``start``; ``y`` is the upper edge of the first line."""

    x: float
    y: float
    lines: tuple[str, ...]
    kind: str
    size: float
    start: bool = False

    @property
    def box(self) -> Box:
        """The room that the words take."""
        wide = max(map(width, self.lines), default=0) * self.size
        left = self.x if self.start else self.x - wide / 2
        return Box(left, self.y, wide, len(self.lines) * LINE_HEIGHT * self.size, self.kind)


class Line(NamedTuple):
    """A line through points, straight from each to the next; ``arrow`` puts a head at its end."""

    points: tuple[tuple[float, float], ...]
    kind: str
    arrow: bool = False

    @property
    def head(self) -> tuple[tuple[float, float], ...]:
        """The corners of the arrow's head, its tip first; none where the line is no arrow."""
        if not self.arrow:
            return ()
        (from_x, from_y), (x, y) = self.points[-2:]
        long = hypot(x - from_x, y - from_y) or 1
        back = (from_x - x) / long * HEAD, (from_y - y) / long * HEAD
        foot = x + back[0], y + back[1]
        return (x, y), (foot[0] - back[1] / 2, foot[1] + back[0] / 2), (foot[0] + back[1] / 2, foot[1] - back[0] / 2)


class Linked(NamedTuple):
    """Shapes that lead somewhere: ``address`` as an attribute takes it, ``title`` as it is read out."""

    address: str
    title: str
    shapes: tuple[Shape, ...]


class Group(NamedTuple):
    """Shapes that one class styles together; ``silent`` ones repeat what others say, and are not read out."""

    kind: str
    shapes: tuple[Shape, ...]
    silent: bool = False


Shape = Box | Words | Line | Linked | Group


def moved(shape: Shape, right: float, down: float) -> Shape:
    """The same shape somewhere else."""
    if isinstance(shape, Box):
        return Box(shape.x + right, shape.y + down, *shape[2:])
    if isinstance(shape, Words):
        return Words(shape.x + right, shape.y + down, *shape[2:])
    if isinstance(shape, Line):
        return shape._replace(points=tuple((x + right, y + down) for x, y in shape.points))
    return shape._replace(shapes=tuple(moved(each, right, down) for each in shape.shapes))


def turned(shape: Shape, width: float, height: float) -> Shape:
    """The same shape where half a turn of a sheet of this size puts it; words stay upright."""
    if isinstance(shape, Line):
        return shape._replace(points=tuple((width - x, height - y) for x, y in shape.points))
    if isinstance(shape, Linked | Group):
        return shape._replace(shapes=tuple(turned(each, width, height) for each in shape.shapes))
    box = shape.box if isinstance(shape, Words) else shape
    return moved(shape, width - box.width - 2 * box.x, height - box.height - 2 * box.y)


def plain(shapes: Iterable[Shape]) -> Iterator[Box | Words | Line]:
    """The shapes without links and groups around them, in the order in which they are drawn."""
    for shape in shapes:
        if isinstance(shape, Linked | Group):
            yield from plain(shape.shapes)
        else:
            yield shape


@dataclass(frozen=True)
class Picture:
    """A picture with its text alternative.

    ``kind`` is a class of its figure; ``title`` names it, ``text`` says what it shows, line by line, for those
    who do not see it; ``caption`` is printed under it for all.
    """

    kind: str
    width: float
    height: float
    shapes: tuple[Shape, ...]
    title: str
    text: tuple[str, ...]
    caption: str = ""
