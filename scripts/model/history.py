"""changes/<date>.yml: what a release changed, as computed from the data; written by ``python -m scripts release``."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from scripts.model.base import Base, Id, Line

Kind = Literal["added", "removed", "renamed", "moved", "changed", "reworded"]
"""``renamed``: another name for readers; ``moved``: another id; ``reworded``: only words, nothing that is typed."""


class Change(Base):
    """One thing that is not as it was."""

    kind: Kind
    """何が起きたか。renamed は名、moved は id、changed は型のある値、reworded は文だけが変わった。"""
    of: Id
    """何の変更か。game、facet、section、term、concept、または物の種類。"""
    game: Id | None = None
    """どのゲームの変更か。用語集の変更には書かない。"""
    id: Id | None = None
    """変わった物の id。比べる項目なら facets.yml の id。"""
    at: Id | None = None
    """id がゲームのページの固定リンクでない時、読む所の固定リンク。"""
    name: Line
    """読者に見せる名。"""
    before: Line | None = None
    """前の値。"""
    after: Line | None = None
    """今の値。"""


class Release(Base):
    """changes/<date>.yml"""

    changes: Annotated[tuple[Change, ...], Field(min_length=1)]
    """前の公開からの変更。"""
