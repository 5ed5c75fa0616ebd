"""A calendar: a row a year, a column a month, and in each cell how much there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scripts.draw.shapes import LINE_HEIGHT, Box, Linked, Shape, Words
from scripts.draw.words import width, wrapped

MONTHS = range(1, 13)
UNKNOWN = 0
"""The month of what has only a year."""

CELL, HIGH = 21.5, 24.0
HEAD, COUNT, EMPTY = 12.0, 11.0, 11.0
"""Sizes of words: years and months, figures, what is said of years that are left out."""

MARGIN = 6.0


@dataclass(frozen=True)
class Cell:
    """How much there is in a month."""

    month: int
    number: int
    title: str
    address: str = ""
    """Where the cell leads; empty where its row does."""


@dataclass(frozen=True)
class CalendarYear:
    """A row; ``before`` is what is said of years left out above it."""

    head: str
    cells: tuple[Cell, ...]
    before: str = ""
    address: str = ""
    title: str = ""


def calendar(years: Sequence[CalendarYear], unknown: str) -> tuple[tuple[Shape, ...], float, float]:
    """The shapes, width and height. ``unknown`` heads the column of what has only a year, where there is such."""
    cells = [cell for year in years for cell in year.cells]
    columns = [*MONTHS, UNKNOWN] if any(cell.month == UNKNOWN for cell in cells) else [*MONTHS]
    left = max((width(year.head) * HEAD for year in years), default=0) + MARGIN
    across = max([CELL, *(width(str(cell.number)) * COUNT + MARGIN for cell in cells)])
    middles = {month: left + (place + 0.5) * across for place, month in enumerate(columns)}
    wide = left + len(columns) * across
    heads = {month: wrapped(str(month) if month else unknown, across / COUNT) for month in columns}
    y = max(map(len, heads.values())) * LINE_HEIGHT * COUNT + MARGIN
    shapes: list[Shape] = []
    for month, lines in heads.items():
        top = y - MARGIN - len(lines) * LINE_HEIGHT * COUNT
        shapes.append(Words(middles[month], top, lines, "quiet", COUNT))
    for year in years:
        if year.before:
            y += MARGIN
            said = Words(left, y, wrapped(year.before, (wide - left) / EMPTY), "quiet", EMPTY, start=True)
            shapes.append(said)
            y += said.box.height + MARGIN
        row = tuple(_row(year, middles, across, y))
        shapes += [Linked(year.address, year.title, row)] if year.address else row
        y += HIGH
    return tuple(shapes), wide, y


def _row(year: CalendarYear, middles: dict[int, float], across: float, y: float) -> Iterator[Shape]:
    """A year's name and its cells, the empty ones too."""
    yield Words(0, _within(y, HEAD), (year.head,), "name" if year.address else "time-year", HEAD, start=True)
    filled = {cell.month: cell for cell in year.cells}
    for month, middle in middles.items():
        cell = filled.get(month)
        box = Box(middle - across / 2 + 1, y + 1, across - 2, HIGH - 2, "time-cell" if cell else "time-no-cell", 3)
        if cell is None:
            yield box
            continue
        number = Words(middle, _within(y, COUNT), (str(cell.number),), "time-count", COUNT)
        yield from (Linked(cell.address, cell.title, (box, number)),) if cell.address else (box, number)


def _within(y: float, size: float) -> float:
    """Where a line of words begins that stands in the middle of a row."""
    return y + (HIGH - LINE_HEIGHT * size) / 2
