"""Labels of pictures."""

from __future__ import annotations

from typing import Annotated

from scripts.model.base import Base, Line
from scripts.model.labels.blanks import Blanks


class TurnPicture(Base):
    """The picture of the turn, and what is said of it in words."""

    title: Line
    untold: Line
    step: Annotated[str, Blanks("number", "name")]
    unordered: Line
    details: Annotated[str, Blanks("details")]
    when: Annotated[str, Blanks("what")]


class Pictures(Base):
    """What stands at every picture."""

    text: Line
    turn: TurnPicture
