"""What stands at the boxes of a flow: tags, arrows with their conditions, and ways back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from scripts.draw.shapes import Box, Line, Shape, Words
from scripts.draw.words import width as wide
from scripts.draw.words import wrapped

SMALL = 12
"""The size of conditions."""

PAD = 7
"""Between the edge of a box and its words."""

TAG, TAG_PAD, TAG_GAP = 11, 5, 4
SIGN = 16
"""The room of a sign before a tag's words."""

STEM = 16
"""Where arrows run, from the left edge of the boxes they join."""

ARROW = 16
DIAMOND = 5
"""Half the height of the diamond that marks a condition."""

LANE = 18
"""The room of a way back, at the right of its box."""


class Laid(NamedTuple):
    """Shapes, and where the room below them begins."""

    shapes: tuple[Shape, ...]
    bottom: float


@dataclass(frozen=True)
class Tag:
    """A few words in a small box; ``order`` is the word of an order that has a sign, or empty."""

    words: str
    order: str = ""


def tagged(tags: tuple[Tag, ...], x: float, y: float, width: float) -> Laid:
    """Tags one after another in rows as wide as ``width``."""
    shapes: list[Shape] = []
    left, tall = 0.0, 0.0
    for tag in tags:
        box, *_ = _tag(tag, 0, 0, width)
        if left and left + box.width > width:
            left, tall, y = 0.0, 0.0, y + tall + TAG_GAP
        shapes += _tag(tag, x + left, y, width)
        left, tall = left + box.width + TAG_GAP, max(tall, box.height)
    return Laid(tuple(shapes), y + tall)


def row(tags: tuple[Tag, ...], most: float) -> float:
    """How long the tags are in one row, none of them longer than ``most``."""
    return sum(_tag(tag, 0, 0, most)[0].width + TAG_GAP for tag in tags) - TAG_GAP if tags else 0


def _tag(tag: Tag, x: float, y: float, most: float) -> tuple[Box, Words, *tuple[Line, ...]]:
    sign = _sign(tag.order, x + TAG_PAD, y + 2)
    before = TAG_PAD + (SIGN if sign else 0)
    words = Words(x + before, y + 1, wrapped(tag.words, (most - before - TAG_PAD) / TAG), "quiet", TAG, True)
    kind = "turn-tag turn-untold" if tag.order == "not-recorded" else "turn-tag"
    box = Box(x, y, before + words.box.width + TAG_PAD, words.box.height + 2, kind, 3)
    return (box, words, *sign)


def _sign(order: str, x: float, y: float) -> tuple[Line, ...]:
    """Two bars for what happens at once, two arrows for what takes turns."""
    if order == "at-once":
        return tuple(Line(((x + at, y + 2), (x + at, y + 11)), "turn-sign") for at in (3, 8))
    if order == "alternate":
        there = Line(((x, y + 5), (x + 12, y + 5), (x + 9, y + 2)), "turn-sign")
        return (there, Line(((x + 12, y + 8), (x, y + 8), (x + 3, y + 11)), "turn-sign"))
    return ()


def into(when: str, x: float, y: float, width: float, follows: bool, joined: bool) -> Laid:
    """The way into a box: an arrow where steps are ``joined``, from the box above where it ``follows`` one."""
    stem = x + STEM
    if not when:
        arrow = Line(((stem, y), (stem, y + ARROW)), "turn-arrow", arrow=True)
        return Laid((arrow,), y + ARROW) if follows else Laid((), y)
    left = stem + 2 * DIAMOND + 2
    words = Words(left, y + 4, wrapped(when, (x + width - left) / SMALL), "quiet", SMALL, start=True)
    bottom = y + 4 + words.box.height + 8
    middle = y + 4 + SMALL * 0.7
    line = Line(((stem, y if follows else middle), (stem, bottom)), "turn-arrow", arrow=joined)
    around = ((0, -DIAMOND), (DIAMOND, 0), (0, DIAMOND), (-DIAMOND, 0), (0, -DIAMOND))
    diamond = Line(tuple((stem + across, middle + down) for across, down in around), "turn-diamond")
    return Laid((line, diamond, words), bottom)


def again(often: str, x: float, y: float, width: float, top: float) -> Laid:
    """How often a box is gone through, at its right, and from there the way back round its edge to its ``top``."""
    lines = wrapped(often, (width - 2 * PAD) / SMALL)
    right, long = x + width, max(map(wide, lines), default=0) * SMALL
    words = Words(right - PAD - long, y, lines, "quiet", SMALL, start=True)
    bottom = y + words.box.height
    middle, lane = (y + bottom) / 2, right + LANE - 6
    back = Line(((right, middle), (lane, middle), (lane, top), (right + 1, top)), "turn-back", arrow=True)
    return Laid((words, back), bottom)
