"""Labels of the page that tells of the state of the data."""

from __future__ import annotations

from typing import Annotated

from scripts.model.base import Base, Line
from scripts.model.labels.blanks import Blanks


class Status(Base):
    """How complete the data of each game is."""

    title: Line
    description: Line
    lead: Line
    state: Line
    draft: Line
    complete: Line
    added: Line
    verified: Line
    all: Line
    percent: Annotated[str, Blanks("n")]
    sources: Line
    warnings: Line
    exceptions: Line
    accepted: Line
    accepted_lead: Line
    open: Line
    open_lead: Line
    list: Annotated[str, Blanks("title")]
