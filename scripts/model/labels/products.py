"""Labels of timelines and of the pages of all games' products."""

from __future__ import annotations

from typing import Annotated

from scripts.model.base import Base, Line
from scripts.model.labels.blanks import Blanks


class ProductList(Base):
    title: Line
    description: Line
    lead: Line
    to_table: Line
    list: Line
    timeline: Line
    empty: Line
    years: Line
    years_lead: Line
    of_year: Annotated[str, Blanks("year")]
    of_unknown: Line
    description_of_year: Annotated[str, Blanks("year")]
    description_of_unknown: Line
    other_years: Line
    year: Line
    unknown: Line
    games: Line
    number: Line
    found: Annotated[str, Blanks("n")]
    price: Line
    format: Line
    quiet: Annotated[str, Blanks("years")]
    month: Annotated[str, Blanks("month")]
    day: Annotated[str, Blanks("month", "day")]
    of_game: Annotated[str, Blanks("title")]
    calendar: Line
    bars: Line
    of_games: Line
    of_years: Line
    line: Annotated[str, Blanks("date", "what")]
    in_year: Annotated[str, Blanks("year", "n")]
