"""What every statement may carry, and the two shapes that hold prose: fact and node."""

from __future__ import annotations

import re
from typing import Annotated, Any, ClassVar

from pydantic import model_validator

from scripts.model.base import ABSENCES, Amount, Base, Date, Id, Ids, Line, Many, Reading, Ref, Text, fail
from scripts.model.short import short
from scripts.problems import nearest

WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def is_word(value: str) -> bool:
    """Whether a bare scalar is a vocabulary's word (``once-all``) rather than text."""
    return bool(WORD.fullmatch(value))


class Slip(Base):
    """A misprint in a source that the data does not carry over."""

    printed: Line
    """出典に印刷されている語。"""
    read: Line
    """正しいと判断した語。"""


class Claim(Base):
    """What every claim may carry: remarks, where it comes from, when and under what it holds."""

    note: Nodes = ()
    """注（※）。1文ずつ。"""
    src: Annotated[Ids, Ref("source")] = ()
    """この記述の出典。書かなければ親の出典、それも無ければゲームの先頭の出典。"""
    under: Annotated[Ids, Ref("option")] = ()
    """この記述が成り立つ選択ルールや形式。"""
    since: Date | None = None
    """この記述が成り立ち始めた日。"""
    until: Date | None = None
    """この記述が成り立っていた最後の日。"""
    slip: Annotated[tuple[Slip, ...], Many()] = ()
    """出典の誤記と、正した語。"""

    @model_validator(mode="after")
    def _held(self) -> Claim:
        if self.since and self.until and self.since[: len(self.until)] > self.until:
            raise fail("bad-date", f"`since: {self.since}` lies after `until: {self.until}`")
        return self


class Table(Base):
    """A table inside a statement."""

    head: tuple[Text, ...]
    """列の見出し。"""
    rows: tuple[tuple[Text, ...], ...]
    """行。どの行も見出しと同じ数のマスを持つ。"""

    @model_validator(mode="after")
    def _even(self) -> Table:
        for number, row in enumerate(self.rows, 1):
            if len(row) != len(self.head):
                raise fail("uneven-table", f"row {number} has {len(row)} cells, the head has {len(self.head)}")
        return self


class Node(Claim):
    """A statement, or a group of statements. A bare text is a statement."""

    kind_of_thing: ClassVar[str] = "statement"
    __get_pydantic_json_schema__ = short(text="")

    id: Id | None = None
    """固定リンクの名。items や table を持つ時は必ず書く。"""
    name: Line | None = None
    """見出し。"""
    reading: Reading | None = None
    """見出しの読み。"""
    text: Text | None = None
    """本文。1文。"""
    no_link: Text | None = None
    """この見出しでは自動リンクしない理由。"""
    items: Nodes = ()
    """この記述の下に並ぶ記述。"""
    table: Table | None = None
    """この記述に付く表。"""

    @model_validator(mode="before")
    @classmethod
    def _short(cls, value: Any) -> Any:
        if isinstance(value, str) and is_word(value) and (near := nearest(value, ABSENCES, 0.75)):
            meant = "write it instead of the list, or delete it" if near == value else f"did you mean `{near}`?"
            raise fail("absence-as-text", f"`{value}` is no statement; {meant} (a text is written `{{text: {value}}}`)")
        return {"text": value} if isinstance(value, str | int) and not isinstance(value, bool) else value

    @model_validator(mode="after")
    def _whole(self) -> Node:
        if not (self.name or self.text):
            raise fail("missing-key", "a statement needs `text` or `name`")
        if (self.items or self.table) and not self.id:
            raise fail("missing-key", "a group of statements needs an `id`, the name of its permanent link")
        return self


Nodes = Annotated[tuple[Node, ...], Many()]


class Other(Claim):
    """What another source says instead."""

    text: Text
    """別の出典の言い分。"""
    value: Amount | None = None
    """別の出典の数値。"""


Others = Annotated[tuple[Other, ...], Many()]


class Fact(Claim):
    """A rule-valued field: ``none`` | ``文`` | ``{kind, text, value, …}``."""

    __get_pydantic_json_schema__ = short(value="integer", kind="string", text="string")

    kind: Id | None = None
    """語彙の語。無いと明言されていれば none、当てはまらなければ not-applicable、出典に無ければ not-recorded。"""
    text: Text | None = None
    """読者が読む文。"""
    value: Amount | None = None
    """比べるための数値。"""
    when: Text | None = None
    """成り立つ条件。"""
    of: Annotated[Ids, Ref("card-type", "group")] = ()
    """対象のカード種別または分類。"""
    also: Others = ()
    """別の出典の言い分。"""

    @model_validator(mode="before")
    @classmethod
    def _short(cls, value: Any) -> Any:
        if isinstance(value, bool):
            return value
        if isinstance(value, int):
            return {"value": value}
        if isinstance(value, str):
            return {"kind": value} if is_word(value) else {"text": value}
        return value

    @model_validator(mode="after")
    def _said(self) -> Fact:
        if self.kind is None and self.text is None and self.value is None:
            raise fail("missing-key", "a fact needs `kind`, `text` or `value`")
        return self

    @property
    def absence(self) -> str | None:
        """The absence this fact states, if it states one."""
        return self.kind if self.kind in ABSENCES else None


Claim.model_rebuild()
Node.model_rebuild()


class Named(Claim):
    """A thing with a name of its own."""

    id: Id
    """固定リンクの名。公開した後は変えない。"""
    name: Line
    """そのゲームでの呼び名。"""
    reading: Reading | None = None
    """かな読み。名に漢字があれば書く。"""
    en: Line | None = None
    """英語名。"""
    no_link: Text | None = None
    """この名では自動リンクしない理由。"""
