"""rules.yml: rule topics, each a tree of statements."""

from __future__ import annotations

from typing import ClassVar

from scripts.model.base import Listing
from scripts.model.claim import Claim, Named, Nodes, Table


class Topic(Named):
    """A topic of the rules."""

    kind_of_thing: ClassVar[str] = "topic"

    items: Nodes = ()
    """規則。1文ずつ。"""
    table: Table | None = None
    """この話題に付く表。"""


class Rules(Claim):
    """rules.yml"""

    needed: ClassVar[tuple[str, ...]] = ("topics",)

    topics: Listing[Topic] | None = None
    """規則の話題。"""
