"""Labels of pictures."""

from __future__ import annotations

from scripts.model.base import Base, Line


class Pictures(Base):
    """What stands at every picture."""

    text: Line
