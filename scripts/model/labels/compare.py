"""Labels of comparisons."""

from __future__ import annotations

from typing import Annotated

from scripts.model.base import Base, Line
from scripts.model.labels.blanks import Blanks


class Side(Base):
    """What the scripts of the page for picking say."""

    pick: Line
    chosen: Line
    matches: Line
    unmatched: Line
    rest: Annotated[str, Blanks("n")]
    start: Line
    second: Line
    third: Line
    full: Line
    remove: Annotated[str, Blanks("title")]
    missing: Annotated[str, Blanks("id")]
    beyond: Annotated[str, Blanks("title")]
    loading: Line
    failed: Line
    title: Annotated[str, Blanks("games")]
    join: str
    pair: Annotated[str, Blanks("from", "to")]
    swap: Line
    sentence: Annotated[str, Blanks("label", "from", "to")]
    word: Annotated[str, Blanks("from", "to")]
    renamed: Line
    alike: Line
    more: Annotated[str, Blanks("n")]
    table: Line
    only: Line
    counts: Annotated[str, Blanks("n", "all", "unknown")]
    differ: Annotated[str, Blanks("n")]
    differs: Line
    unknown: Line
    group: Line
    note: Annotated[str, Blanks("text")]
    markdown: Line
    csv: Line
    copied: Line
    manual: Line


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
    distance: Line
    distance_text: tuple[Line, ...]
    side: Side


class Near(Base):
    """The games that play most like another."""

    title: Line
    agree: Line
    differ: Line
    compare: Line
