"""A timeline that runs down the page: years, what happened in them, and the years in which nothing did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scripts.draw.shapes import LINE_HEIGHT, Box, Line, Linked, Shape, Words
from scripts.draw.words import width, wrapped

WIDE = 324.0
"""What a phone of 360 pixels has room for."""

AXIS = 7.0
TEXT = 22.0
"""Where the axis runs and where words begin, from the left edge."""

ROOM = WIDE - TEXT
HEAD, NAME, DETAIL = 13.0, 14.0, 12.0
"""Sizes of words: a year, a name, what is said of it."""

DOT, TICK = 9.0, 6.0
MONTHS = 12
MONTH = 1.5
"""What a month takes, apart from the words."""

SPACE, BELOW = 8.0, 1.0
"""Between one thing and the next, however close in time; between a name and what is said of it."""

EMPTY = 12.0
"""Above and below what is said of years that are left out."""

SEPARATOR = "　"


@dataclass(frozen=True)
class Moment:
    """Something that happened in a month; 0 where only the year is known."""

    month: int
    name: str
    details: tuple[str, ...]
    """Pieces that are parted only where one alone is wider than the picture."""
    address: str


@dataclass(frozen=True)
class Year:
    """What happened in a year, in order."""

    head: str
    """Empty where the year is not known."""
    moments: tuple[Moment, ...]
    before: str = ""
    """What is said of the break in the axis before it; empty where it follows on the year before."""


def timeline(years: Sequence[Year]) -> tuple[tuple[Shape, ...], float]:
    """The shapes of a timeline ``WIDE`` across, and its height. Distances along the axis grow with the months."""
    shapes: list[Shape] = []
    y, month = 0.0, 0
    for number, year in enumerate(years):
        start = y
        if year.before:
            said = Words(TEXT, y + EMPTY, wrapped(year.before, ROOM / DETAIL), "quiet", DETAIL, start=True)
            y += said.box.height + 2 * EMPTY
            shapes += [Line(((AXIS, start), (AXIS, y)), "time-break"), said]
            start = y
        elif number:
            y += (MONTHS - month) * MONTH + 2 * SPACE
        axis = len(shapes)
        if year.head:
            head = Words(TEXT, y, wrapped(year.head, ROOM / HEAD), "time-year", HEAD, start=True)
            middle = y + LINE_HEIGHT * HEAD / 2
            shapes += [Line(((AXIS - TICK, middle), (AXIS + TICK, middle)), "time-axis"), head]
            y += head.box.height
        month = 0
        for moment in year.moments:
            y += SPACE + (moment.month - month) * MONTH
            month = moment.month
            name, details = _moment(moment, y)
            shapes += [name, details]
            y = details.box.y + details.box.height
        shapes.insert(axis, Line(((AXIS, start), (AXIS, y)), "time-axis"))
    return tuple(shapes), y


def _moment(moment: Moment, y: float) -> tuple[Linked, Words]:
    """A dot on the axis with the name beside it, which are a link, and the details below."""
    name = Words(TEXT, y, wrapped(moment.name, ROOM / NAME), "name", NAME, start=True)
    dot = Box(AXIS - DOT / 2, y + (LINE_HEIGHT * NAME - DOT) / 2, DOT, DOT, "time-dot", DOT / 2)
    lines = tuple(packed(moment.details, ROOM / DETAIL))
    details = Words(TEXT, y + name.box.height + BELOW, lines, "quiet", DETAIL, start=True)
    return Linked(moment.address, moment.name, (dot, name)), details


def packed(pieces: Sequence[str], most: float) -> Iterator[str]:
    """The pieces in lines of at most ``most`` ems, as many to a line as fit."""
    line = ""
    for piece in pieces:
        joined = f"{line}{SEPARATOR}{piece}" if line else piece
        if width(joined) <= most:
            line = joined
            continue
        if line:
            yield line
        *full, line = wrapped(piece, most) or ("",)
        yield from full
    if line:
        yield line
