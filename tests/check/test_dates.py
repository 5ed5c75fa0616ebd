from __future__ import annotations

from datetime import date

import pytest

from scripts.check.dates import first, last, later


@pytest.mark.parametrize(
    ("value", "earliest", "latest"),
    [
        ("2010", date(2010, 1, 1), date(2010, 12, 31)),
        ("2010-02", date(2010, 2, 1), date(2010, 2, 28)),
        ("2012-02", date(2012, 2, 1), date(2012, 2, 29)),
        ("2010-07-15", date(2010, 7, 15), date(2010, 7, 15)),
        ("9999", date(9999, 1, 1), date(9999, 12, 31)),
    ],
)
def test_days_that_a_date_may_mean(value: str, earliest: date, latest: date) -> None:
    assert (first(value), last(value)) == (earliest, latest)


@pytest.mark.parametrize(
    ("day", "months", "expected"),
    [
        (date(2026, 1, 15), 1, date(2026, 2, 15)),
        (date(2026, 1, 31), 1, date(2026, 2, 28)),
        (date(2024, 2, 29), 12, date(2025, 2, 28)),
        (date(2026, 12, 1), 24, date(2028, 12, 1)),
        (date(2026, 11, 30), 2, date(2027, 1, 30)),
        (date(9999, 12, 1), 1, date.max),
    ],
)
def test_day_some_months_later(day: date, months: int, expected: date) -> None:
    assert later(day, months) == expected
