"""labels.yml: every word on the pages that is no game's own."""

from __future__ import annotations

from scripts.model.base import Base, Line, Text


class Labels(Base):
    """labels.yml"""

    site: Line
    """サイトの名。"""
