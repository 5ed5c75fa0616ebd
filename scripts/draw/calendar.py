"""A calendar: a row a year, a column a month, and in each cell how much there is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from scripts.draw.shapes import LINE_HEIGHT, Box, Linked, Shape, Words
from scripts.draw.words import width, wrapped

MONTHS = range(1, 13)
UNKNOWN = 0
"""The month of what has only a year."""

CELL, HIGH = 21.0, 24.0
HEAD, COUNT, EMPTY = 12.0, 11.0, 11.0
"""Sizes of words: years and months, figures, what is said of years that are left out."""

MARGIN = 4.0


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


@dataclass(frozen=True)
class Span:
    """Where a column is."""

    start: float
    width: float

    @property
    def middle(self) -> float:
        """Halfway."""
        return self.start + self.width / 2

    @property
    def end(self) -> float:
        """Its right edge."""
        return self.start + self.width


def calendar(years: Sequence[CalendarYear], unknown: str) -> tuple[tuple[Shape, ...], float, float]:
    """The shapes, width and height. ``unknown`` heads the column of what has only a year, where there is such."""
    cells = [cell for year in years for cell in year.cells]
    across = max([CELL, *(width(str(cell.number)) * COUNT + MARGIN for cell in cells)])
    left = max((width(year.head) * HEAD for year in years), default=0) + MARGIN
    columns = {month: Span(left + (month - 1) * across, across) for month in MONTHS}
    if any(cell.month == UNKNOWN for cell in cells):
        columns[UNKNOWN] = Span(left + len(MONTHS) * across, max(across, 2 * COUNT + MARGIN))
    wide = max(span.end for span in columns.values())
    heads = {month: wrapped(str(month) if month else unknown, columns[month].width / COUNT) for month in columns}
    y = max(map(len, heads.values())) * LINE_HEIGHT * COUNT + MARGIN
    shapes: list[Shape] = []
    for month, lines in heads.items():
        top = y - MARGIN - len(lines) * LINE_HEIGHT * COUNT
        shapes.append(Words(columns[month].middle, top, lines, "quiet", COUNT))
    for year in years:
        if year.before:
            y += MARGIN
            said = Words(left, y, wrapped(year.before, (wide - left) / EMPTY), "quiet", EMPTY, start=True)
            shapes.append(said)
            y += said.box.height + MARGIN
        row = tuple(_row(year, columns, y))
        shapes += [Linked(year.address, year.title, row)] if year.address else row
        y += HIGH
    return tuple(shapes), wide, y


def _row(year: CalendarYear, columns: Mapping[int, Span], y: float) -> Iterator[Shape]:
    """A year's name, a band across the months, and the cells on it."""
    yield Words(0, _within(y, HEAD), (year.head,), "name" if year.address else "time-year", HEAD, start=True)
    start, end = min(span.start for span in columns.values()), max(span.end for span in columns.values())
    yield Box(start, y + 1, end - start, HIGH - 2, "time-band")
    for cell in sorted(year.cells, key=lambda cell: columns[cell.month].start):
        span = columns[cell.month]
        box = Box(span.start + 1, y + 1, span.width - 2, HIGH - 2, "time-cell", 3)
        number = Words(span.middle, _within(y, COUNT), (str(cell.number),), "time-count", COUNT)
        yield from (Linked(cell.address, cell.title, (box, number)),) if cell.address else (box, number)


def _within(y: float, size: float) -> float:
    """Where a line of words begins that stands in the middle of a row."""
    return y + (HIGH - LINE_HEIGHT * size) / 2
