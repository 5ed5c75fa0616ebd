"""flow.yml: before the game, the turn as a tree, the end of the game."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, model_validator

from scripts.model.base import (
    ABSENCES,
    Base,
    Id,
    Ids,
    Line,
    Listing,
    Many,
    Reading,
    Ref,
    Text,
    Truth,
    Whole,
    Word,
    fail,
)
from scripts.model.claim import Claim, Fact, Node, Nodes
from scripts.model.short import short


class Repeat(Base):
    """How often a step is gone through; exactly one of the keys."""

    until: Text | None = None
    """こうなるまで繰り返す。"""
    while_: Text | None = None
    """こうである間は繰り返す。"""
    each: Text | None = None
    """これらの一つずつについて行う。"""
    times: Whole | Text | None = None
    """回数。"""

    @model_validator(mode="after")
    def _one(self) -> Repeat:
        if sum(getattr(self, name) is not None for name in type(self).model_fields) != 1:
            raise fail("bad-repeat", "`repeat` takes exactly one of `until`, `while`, `each`, `times`")
        return self


class Change(Claim):
    """What differs in one step of a turn that is otherwise like another."""

    name: Line | None = None
    """別の呼び名。"""
    reading: Reading | None = None
    """別の呼び名の読み。"""
    text: Nodes = ()
    """元の文に代わる文。"""
    add: Nodes = ()
    """元の文に足す文。"""
    without: Annotated[Ids, Ref("statement")] = ()
    """元の文のうち、当てはまらない文の id。"""
    drop: Truth = False
    """この手順を行わない。"""

    @model_validator(mode="after")
    def _one(self) -> Change:
        if self.text and self.without:
            raise fail("bad-change", "`text` replaces all that was said, so `without` takes nothing away; keep one")
        return self


class Step(Claim):
    """A phase or a step of the turn; steps may hold steps."""

    kind_of_thing: ClassVar[str] = "step"

    id: Id
    """固定リンクの名。"""
    name: Line
    """呼び名。"""
    reading: Reading | None = None
    """かな読み。名に漢字があれば書く。"""
    en: Line | None = None
    """英語名。"""
    no_link: Text | None = None
    """この名では自動リンクしない理由。"""
    who: Annotated[Id, Word("who"), Ref("side")] | None = None
    """行う人。"""
    order: Annotated[Id, Word("order")] | None = None
    """中の手順や各人の順序。"""
    when: Text | None = None
    """この手順に入る条件。"""
    optional: Truth = False
    """行わなくてもよい。"""
    repeat: Repeat | None = None
    """繰り返し。"""
    text: Nodes = ()
    """行うこと。"""
    steps: Annotated[tuple[Step, ...], Many()] = ()
    """中の手順。"""
    like: Annotated[Id, Ref("step")] | None = None
    """この手順と同じ手順を持つ。"""
    except_: dict[Id, Change] = Field(default={})
    """like で指した手順のうち、違う所。"""

    @model_validator(mode="after")
    def _likeness(self) -> Step:
        if self.except_ and not self.like:
            raise fail("missing-key", "`except` needs `like`")
        return self


class Turn(Claim):
    """The turn. A bare list holds its steps in order."""

    __get_pydantic_json_schema__ = short(kind="string", steps="array")

    kind: Literal["none", "not-applicable", "not-recorded"] | None = None
    """手番が無い、または記載が無い時の語。"""
    order: Annotated[Id, Word("order")] = "in-order"
    """手順の順序。分からなければ not-recorded。"""
    steps: Annotated[tuple[Step, ...], Many()] = ()
    """手順。"""

    @model_validator(mode="before")
    @classmethod
    def _short(cls, value: Any) -> Any:
        if isinstance(value, list):
            return {"steps": value}
        return {"kind": value} if isinstance(value, str) and value in ABSENCES else value


class Flow(Base):
    """flow.yml"""

    needed: ClassVar[tuple[str, ...]] = ("preparation", "progress", "turn", "after_game")

    preparation: Listing[Node] | None = None
    """開始準備。行う順に。"""
    progress: Annotated[Fact | None, Word("progress")] = None
    """手番の回し方。"""
    turn: Turn | None = None
    """手番。"""
    after_game: Annotated[Fact | None, Word("after-game")] = None
    """1ゲームが終わった時の処理。"""
