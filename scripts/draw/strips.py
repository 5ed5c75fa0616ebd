"""Strips under one another, each with a bar a year: when things happened, and how many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scripts.draw.shapes import LINE_HEIGHT, Box, Line, Linked, Shape, Words
from scripts.draw.words import width, wrapped

WIDE = 324.0
"""What a phone of 360 pixels has room for."""

NARROWEST, WIDEST = 9.0, 24.0
"""A year's column; with more years than fit, the picture is wider than a phone and moves under the finger."""

HIGH, LOWEST = 20.0, 5.0
"""The highest bar and the lowest."""

NAME, DETAIL, YEAR = 14.0, 12.0, 11.0
SPACE, BETWEEN = 3.0, 14.0
"""Above and below the bars, and between strips."""

STEPS = (1, 2, 5, 10, 20, 50, 100)


@dataclass(frozen=True)
class Strip:
    """A strip with its name, what is said of it, and how many there are in each year."""

    name: str
    detail: str
    address: str
    numbers: Mapping[int, int]


def strips(rows: Sequence[Strip]) -> tuple[tuple[Shape, ...], float, float]:
    """The shapes, width and height of strips on one scale of years and of numbers; some row holds a year."""
    years = [year for row in rows for year in row.numbers]
    first, last = min(years), max(years)
    column = min(WIDEST, max(NARROWEST, WIDE / (last - first + 1)))
    wide = max(WIDE, column * (last - first + 1))
    most = max(number for row in rows for number in row.numbers.values())
    marked = {year: (year - first + 0.5) * column for year in _marked(first, last, column)}
    shapes: list[Shape] = [_mark(str(year), middle, wide) for year, middle in marked.items()]
    y = LINE_HEIGHT * YEAR + BETWEEN / 2
    for row in rows:
        name = Words(0, y, wrapped(row.name, WIDE / NAME), "name", NAME, start=True)
        detail = Words(0, y + name.box.height, wrapped(row.detail, WIDE / DETAIL), "quiet", DETAIL, start=True)
        top = detail.box.y + detail.box.height + SPACE
        foot = top + HIGH
        shapes += [Linked(row.address, row.name, (name,)), detail]
        shapes += [Line(((x, top), (x, foot)), "time-grid") for x in marked.values()]
        for year, number in sorted(row.numbers.items()):
            high = LOWEST + (HIGH - LOWEST) * (number - 1) / max(1, most - 1)
            shapes.append(Box((year - first) * column + 1, foot - high, column - 2, high, "time-bar"))
        shapes.append(Line(((0, foot), (wide, foot)), "time-axis"))
        y = foot + BETWEEN
    return tuple(shapes), wide, y - BETWEEN + 1


def _mark(year: str, middle: float, wide: float) -> Words:
    """A year above the strips, moved inwards at the picture's edges."""
    half = width(year) * YEAR / 2
    return Words(min(max(middle, half), wide - half), 0, (year,), "quiet", YEAR)


def _marked(first: int, last: int, column: float) -> list[int]:
    """Years that are multiples of the least step at which two have room beside each other."""
    room = 1.5 * width(str(last)) * YEAR
    step = next((step for step in STEPS if step * column >= room), STEPS[-1])
    return [year for year in range(first, last + 1) if year % step == 0] or [first]
