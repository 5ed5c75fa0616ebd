"""Labels of what changed, and of pages that moved."""

from __future__ import annotations

from typing import Annotated

from scripts.model.base import Base, Line
from scripts.model.labels.blanks import Blanks


class History(Base):
    """What changed, by date."""

    title: Line
    description: Line
    lead: Line
    empty: Line
    feed: Line
    feed_title: Line
    author: Line
    newest: Line
    all: Line
    release: Annotated[str, Blanks("date")]
    rules: Line
    recorded: Line
    dated: Annotated[str, Blanks("date", "what")]
    glossary: Line
    term: Line
    thing: Annotated[str, Blanks("kind", "name")]
    added: Annotated[str, Blanks("what")]
    removed: Annotated[str, Blanks("what")]
    changed: Annotated[str, Blanks("what")]
    reworded: Annotated[str, Blanks("what")]
    renamed: Annotated[str, Blanks("what", "before", "after")]
    moved: Annotated[str, Blanks("what", "before", "after")]
    exchanged: Annotated[str, Blanks("what", "before", "after")]
    several: Annotated[str, Blanks("kind", "names")]
    more: Annotated[str, Blanks("n")]
    count: Annotated[str, Blanks("what", "n")]
    nothing: Line


class Moved(Base):
    """A page that stands elsewhere now."""

    title: Line
    to: Annotated[str, Blanks("page")]
    gone: Annotated[str, Blanks("page")]
