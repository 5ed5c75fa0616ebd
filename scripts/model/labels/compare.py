"""Labels of comparisons."""

from __future__ import annotations

from typing import Annotated

from scripts.model.base import Base, Line
from scripts.model.labels.blanks import Blanks


class Compare(Base):
    """Tables, and games side by side."""

    title: Line
    description: Line
    lead: Line
    topic: Annotated[str, Blanks("topic")]
    part: Annotated[str, Blanks("title", "row")]
    topics: Line
    others: Line
    facet: Line
    words: Line
    notes: Line
    untyped: Line
    when: str
    same_words: Annotated[str, Blanks("facet")]
    found: Annotated[str, Blanks("n")]
    shares: Line
    share: Annotated[str, Blanks("value", "n")]
    csv: Line
    to_picking: Line
    programs: Line
    start: Line


class Near(Base):
    """The games that play most like another."""

    title: Line
    agree: Line
    differ: Line
    compare: Line
