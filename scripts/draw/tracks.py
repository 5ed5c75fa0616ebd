"""Rows or columns with gutters between them: how large each is and where it lies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

LEAST = 1.0
"""The least size of a row or column that is not empty."""


@dataclass(frozen=True)
class Gutter:
    """The room before a track: edges of what ends here, lanes of arrows, edges and headings of what begins here."""

    before: float
    lanes: float
    after: float

    @property
    def size(self) -> float:
        """All of it."""
        return self.before + self.lanes + self.after


def sized(number: int, wanted: Iterable[tuple[int, int, float]], gutters: Sequence[Gutter]) -> list[float]:
    """The sizes of so many tracks, given the first and the count of the tracks that something takes, and its size.

    What takes several shares out among them what it wants more than they have.
    """
    sizes = [0.0] * number
    for first, count, size in sorted(wanted, key=lambda want: want[1]):
        sizes[first : first + count] = [max(each, LEAST) for each in sizes[first : first + count]]
        inner = sum(gutters[index].size for index in range(first + 1, first + count))
        short = size - inner - sum(sizes[first : first + count])
        for index in range(first, first + count):
            sizes[index] += max(short, 0) / count
    return sizes


class Tracks:
    """Where tracks and gutters lie along one direction, from 0."""

    def __init__(self, sizes: Sequence[float], gutters: Sequence[Gutter]) -> None:
        """One more gutter than tracks: the first lies before the first track."""
        self.sizes, self.gutters = sizes, gutters
        self.starts, self.openings = [], []
        position = 0.0
        for gutter, size in zip(gutters, [*sizes, 0], strict=True):
            self.openings.append(position)
            position += gutter.size
            self.starts.append(position)
            position += size
        self.end = position

    def reach(self, first: int, count: int) -> tuple[float, float]:
        """Start and length of so many tracks, with the gutters between them."""
        last = first + count - 1
        return self.starts[first], self.starts[last] + self.sizes[last] - self.starts[first]

    def within(self, track: int, part: float) -> float:
        """The point at a part, from 0 to 1, of a track."""
        return self.starts[track] + self.sizes[track] * part

    def lane(self, gutter: int, part: float) -> float:
        """The point at a part, from 0 to 1, of a gutter's lanes."""
        return self.openings[gutter] + self.gutters[gutter].before + self.gutters[gutter].lanes * part
