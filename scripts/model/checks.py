"""checks.yml: what each check means to people, by its code."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from scripts.model.base import Base, Id, Line, Text, Truth

Sample = Annotated[str, StringConstraints(min_length=1, max_length=2000)]
"""A file of an example, as it is written."""

Files = dict[Line, Sample]


class Check(Base):
    """What one code stands for."""

    severity: Literal["error", "warning", "note"]
    """重さ。error はサイトを作らせない。"""
    readers: Truth = False
    """規則そのものについての警告で、受け入れた理由をゲームのページに見せる。"""
    title: Line
    """一言でいうと何か。"""
    means: Text
    """何が起きているか。"""
    why: Text
    """なぜ問題か。"""
    mend: Text
    """直し方。"""
    bad: Files = Field(default={})
    """悪い例。ファイルの名と中身。"""
    good: Files = Field(default={})
    """良い例。"""


Checks = dict[Id, Check]
