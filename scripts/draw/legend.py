"""What the signs of a picture mean, in rows under it."""

from __future__ import annotations

from collections.abc import Iterable

from scripts.draw.cell import SMALL, Inner
from scripts.draw.shapes import LINE_HEIGHT, Shape, Words, moved
from scripts.draw.words import width, wrapped

BETWEEN, AFTER = 14.0, 5.0
"""From one entry to the next, and from a sign to its words."""


def legend(entries: Iterable[tuple[Inner, str]], most: float) -> Inner:
    """Signs with their words, as many in a row as fit into ``most``."""
    shapes: list[Shape] = []
    left = top = bottom = 0.0
    for sign, words in entries:
        lines = wrapped(words, (most - sign.width - AFTER) / SMALL)
        high = len(lines) * LINE_HEIGHT * SMALL
        wide = sign.width + AFTER + max(map(width, lines)) * SMALL
        if left and left + wide > most:
            left, top = 0.0, bottom + AFTER
        tall = max(sign.height, high)
        shapes += [moved(shape, left, top + (tall - sign.height) / 2) for shape in sign.shapes]
        shapes.append(Words(left + sign.width + AFTER, top + (tall - high) / 2, lines, "quiet", SMALL, start=True))
        left += wide + BETWEEN
        bottom = max(bottom, top + tall)
    return Inner(most, bottom, tuple(shapes))
