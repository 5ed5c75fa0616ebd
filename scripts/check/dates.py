"""Dates that may be a month or a year: the days they may mean."""

from __future__ import annotations

import calendar
from datetime import MAXYEAR, date


def first(value: str) -> date:
    """The first day that a date of the data may mean."""
    year, month, day = _parts(value)
    return date(year, month or 1, day or 1)


def last(value: str) -> date:
    """The last day that a date of the data may mean."""
    year, month, day = _parts(value)
    return date(year, month or 12, day or calendar.monthrange(year, month or 12)[1])


def later(day: date, months: int) -> date:
    """The day so many months later; the last of its month where that is shorter, or the last day there is."""
    years, month = divmod(day.month - 1 + months, 12)
    year = day.year + years
    if year > MAXYEAR:
        return date.max
    return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))


def _parts(value: str) -> tuple[int, int, int]:
    year, month, day = (int(part) for part in f"{value}-0-0".split("-")[:3])
    return year, month, day
