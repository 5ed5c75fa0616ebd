"""redirects.yml: what pages and permanent links were called before."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import Field

from scripts.model.base import Base, Id

GONE = "none"
"""Stands for the new id of a game or a concept that was taken out and has no successor."""

Names = dict[Id, Id]
"""Former ids, each with the one that took its place."""


class Redirects(Base):
    """redirects.yml"""

    games: Names = Field(default={})
    """idの変わったゲーム。前のidと今のid。取り除いて後を継ぐものの無いゲームは none。"""
    concepts: Names = Field(default={})
    """idの変わった用語。前のidと今のid。取り除いて後を継ぐものの無い用語は none。"""
    anchors: dict[Id, Names] = Field(default={})
    """idの変わった固定リンク。ゲームの今のidの下に、前のidと今のid。取り除いた物は、代わりに読む物や節のid。"""


def follow(names: Mapping[str, str], id_: str) -> str:
    """What an id is called now: the end of its chain of names; itself where it has no other."""
    seen: set[str] = set()
    while id_ in names and id_ not in seen:
        seen.add(id_)
        id_ = names[id_]
    return id_
