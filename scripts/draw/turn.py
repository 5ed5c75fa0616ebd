"""A turn from top to bottom, in the room a phone has: steps as boxes, steps that hold steps as frames.

An arrow leads from a step to the next, with the condition beside it; an arrow
back along the right side says that a step is gone through again. What happens
at once stands abreast between bars. Nothing joins steps without an order.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from scripts.draw.marks import LANE, PAD, Laid, Tag, again, into, row, tagged
from scripts.draw.shapes import Box, Linked, Picture, Shape, Words
from scripts.draw.words import wrapped

WIDTH = 328
"""What a phone of 360 px leaves to a page's text."""

EDGE = 1
"""The picture's margin, for the strokes of its outermost boxes."""

NAME = 13
"""The size of names."""

INSET, GAP = 8, 6
ROUND = 4

BAR = 4
"""How thick the double bar of simultaneous steps is."""

LEAST = 104
"""The narrowest box."""

JOINED = ("in-order", "active-first", "clockwise", "alternate")
"""Orders in which one step follows another."""


@dataclass(frozen=True)
class Step:
    """A step as it is shown, in words that are ready to print."""

    name: str
    address: str
    tags: tuple[Tag, ...] = ()
    when: str = ""
    """On the way into the step."""
    again: str = ""
    """On the way back to its beginning."""
    optional: bool = False
    order: str = "in-order"
    """Of the steps within: a word of the vocabulary, or ``not-recorded``."""
    steps: tuple[Step, ...] = ()


def drawn(turn: Step, title: str, text: tuple[str, ...], caption: str = "") -> Picture:
    """The picture of a turn, whose own name is shown only where its steps are not simply in order."""
    bare = turn.order == "in-order"
    width = max(WIDTH, _least(turn) - (2 * INSET if bare else 0) + 2 * EDGE)
    shapes, bottom = (_steps if bare else _step)(turn, EDGE, EDGE, width - 2 * EDGE)
    return Picture("turn", width, ceil(bottom + EDGE), shapes, title, text, caption)


def _least(step: Step) -> float:
    """The least width of a step with all that is in it."""
    inner = max(map(_least, step.steps)) + 2 * INSET if step.steps else LEAST
    return inner + (LANE if step.again else 0)


def _step(step: Step, x: float, y: float, width: float) -> Laid:
    """A box with what is in it; the box itself is the link."""
    wide = width - (LANE if step.again else 0)
    head = _head(step, x + PAD, y + PAD, wide - 2 * PAD)
    inner = _steps(step, x + INSET, head.bottom + PAD, wide - 2 * INSET) if step.steps else Laid((), head.bottom)
    back = Laid((), inner.bottom)
    if step.again:
        back = again(step.again, x, inner.bottom + PAD - 2, wide, y + PAD + NAME / 2)
    frame = Box(x, y, wide, back.bottom + PAD - y, _kind(step), ROUND)
    return Laid(
        (Linked(step.address, step.name, (frame, *head.shapes, *back.shapes)), *inner.shapes), back.bottom + PAD
    )


def _kind(step: Step) -> str:
    """The classes of a step's box."""
    kinds = ("turn-frame" if step.steps else "turn-step", "turn-optional" if step.optional else "")
    untold = "turn-untold" if step.steps and step.order == "not-recorded" else ""
    return " ".join(kind for kind in (*kinds, untold) if kind)


def _head(step: Step, x: float, y: float, width: float) -> Laid:
    """The name, and the tags at its right where they fit, else below it."""
    name = Words(x, y, wrapped(step.name, width / NAME), "name", NAME, start=True)
    bottom = y + name.box.height
    if not step.tags:
        return Laid((name,), bottom)
    long = row(step.tags, width)
    if len(name.lines) == 1 and name.box.width + GAP + long <= width:
        tags = tagged(step.tags, x + width - long, y, long + 1)
    else:
        tags = tagged(step.tags, x, bottom + 2, width)
    return Laid((name, *tags.shapes), max(bottom, tags.bottom))


def _steps(step: Step, x: float, y: float, width: float) -> Laid:
    """The steps within a step."""
    if step.order == "at-once":
        return _abreast(step.steps, x, y, width)
    joined = step.order in JOINED
    shapes: list[Shape] = []
    for number, inner in enumerate(step.steps):
        way = into(inner.when, x, y if joined or not number else y + GAP, width, joined and number > 0, joined)
        laid = _step(inner, x, way.bottom, width)
        shapes += (*way.shapes, *laid.shapes)
        y = laid.bottom
    return Laid(tuple(shapes), y)


def _abreast(steps: tuple[Step, ...], x: float, y: float, width: float) -> Laid:
    """Steps at the same time: side by side where there is room, between two bars."""
    column = (width - GAP * (len(steps) - 1)) / len(steps)
    beside = max(map(_least, steps)) <= column
    shapes: list[Shape] = [Box(x, y, width, BAR, "turn-bar")]
    top = bottom = y + BAR + GAP
    for number, inner in enumerate(steps):
        left, wide = (x + number * (column + GAP), column) if beside else (x, width)
        way = into(inner.when, left, top if beside else bottom, wide, follows=False, joined=True)
        laid = _step(inner, left, way.bottom, wide)
        shapes += (*way.shapes, *laid.shapes)
        bottom = max(bottom, laid.bottom + GAP)
    return Laid((*shapes, Box(x, bottom, width, BAR, "turn-bar")), bottom + BAR)
