"""Labels of tables' columns, numbers, dates and prices."""

from __future__ import annotations

from typing import Annotated

from scripts.model.base import Base, Line
from scripts.model.labels.blanks import Blanks


class Columns(Base):
    """Headings of tables' columns."""

    name: Line
    count: Line
    text: Line
    look: Line
    state: Line
    of: Line
    axis: Line
    date: Line
    kinds: Line
    format: Line


class Counts(Base):
    at_least: Annotated[str, Blanks("n")]
    at_most: Annotated[str, Blanks("n")]
    up_to: Annotated[str, Blanks("n")]
    between: Annotated[str, Blanks("low", "high")]
    or_: str
    some: Line
    unlimited: Line
    same_as_opponent: Line
    recommended: Annotated[str, Blanks("n")]


class Units(Base):
    card: Line
    person: Line
    minute: Line
    kind: Line


class Dates(Base):
    year: Annotated[str, Blanks("year")]
    month: Annotated[str, Blanks("year", "month")]
    day: Annotated[str, Blanks("year", "month", "day")]


class Tax(Base):
    before: Line
    with_: Line


class Price(Base):
    yen: Annotated[str, Blanks("n")]
    per_card: Annotated[str, Blanks("price")]
