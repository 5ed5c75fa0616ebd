"""That a picture's words keep apart, and names as long as data may hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from hypothesis import strategies as st

from scripts.draw.shapes import Box, Shape, Words, plain

SIGNS = "漢字仮名ひらがなカタカナー・（）「」、。 abcWM0189&<"
NAMES = (st.text(SIGNS, min_size=1, max_size=12) | st.text(SIGNS, min_size=30, max_size=200)).filter(str.strip)
SLACK = 1e-6
"""What sums of lengths may be off by."""


def words(shapes: Iterable[Shape]) -> list[Words]:
    return [shape for shape in plain(shapes) if isinstance(shape, Words) and shape.lines]


def said(shapes: Iterable[Shape], kind: str) -> list[str]:
    """The words of a kind, their lines put together again."""
    return ["".join(each.lines) for each in words(shapes) if each.kind == kind]


def overlapping(shapes: Sequence[Shape]) -> list[tuple[Words, Words]]:
    return [(one, other) for one, other in combinations(words(shapes), 2) if one.box.meets(_smaller(other.box))]


def outside(shapes: Sequence[Shape], width: float, height: float) -> list[Shape]:
    """Words, boxes and points that leave the picture."""
    whole = Box(-SLACK, -SLACK, width + 2 * SLACK, height + 2 * SLACK, "")
    left: list[Shape] = []
    for shape in plain(shapes):
        if isinstance(shape, Words):
            boxes = [shape.box]
        elif isinstance(shape, Box):
            boxes = [shape]
        else:
            boxes = [Box(x, y, 0, 0, "") for x, y in shape.points]
        left += [shape for box in boxes if not whole.holds(box)]
    return left


def covered(shapes: Sequence[Shape], kinds: Iterable[str]) -> list[tuple[Words, Box]]:
    """Words that meet a box of these kinds."""
    boxes = [shape for shape in plain(shapes) if isinstance(shape, Box) and shape.kind in kinds]
    return [(each, box) for each in words(shapes) for box in boxes if each.box.meets(_smaller(box))]


def _smaller(box: Box) -> Box:
    return Box(box.x + SLACK, box.y + SLACK, box.width - 2 * SLACK, box.height - 2 * SLACK, box.kind)
