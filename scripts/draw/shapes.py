"""The shapes that pictures are made of. Lengths are CSS pixels at the picture's natural size; y grows downwards."""

from __future__ import annotations

from dataclasses import dataclass

from scripts.draw.words import width

LINE_HEIGHT = 1.3
"""From one line of words to the next, in ems."""


@dataclass(frozen=True)
class Box:
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


@dataclass(frozen=True)
class Words:
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


@dataclass(frozen=True)
class Line:
    """A line through points, straight from each to the next; ``arrow`` puts a head at its end."""

    points: tuple[tuple[float, float], ...]
    kind: str
    arrow: bool = False


@dataclass(frozen=True)
class Linked:
    """Shapes that lead somewhere: ``address`` as an attribute takes it, ``title`` as it is read out."""

    address: str
    title: str
    shapes: tuple[Shape, ...]


Shape = Box | Words | Line | Linked


@dataclass(frozen=True)
class Picture:
    """A picture with its text alternative.

    ``title`` names it, ``text`` says what it shows, line by line, for those
    who do not see it; ``caption`` is printed under it for all.
    """

    id: str
    width: float
    height: float
    shapes: tuple[Shape, ...]
    title: str
    text: tuple[str, ...]
    caption: str = ""
