"""Labels of the picture of the play area."""

from __future__ import annotations

from typing import Annotated

from scripts.model.base import Base, Line
from scripts.model.labels.blanks import Blanks


class Area(Base):
    title: Annotated[str, Blanks("title")]
    caption: Annotated[str, Blanks("basis")]
    added: Line
    near: Line
    far: Line
    slots: Annotated[str, Blanks("n")]
    open: Line
    arrow: Line
    relation: Line
    stop: str
    mirrored: Line
    row: Annotated[str, Blanks("n", "what")]
    zone: Annotated[str, Blanks("name", "what")]
    fact: Annotated[str, Blanks("label", "value")]
