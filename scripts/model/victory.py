"""Ways to win, lose and draw: part of setup.yml."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from scripts.model.base import Amount, Id, Ids, Line, Many, Reading, Ref, Text, Word
from scripts.model.claim import Claim


class Condition(Claim):
    """One way to win, lose or draw. The key of the children says how they combine."""

    kind_of_thing: ClassVar[str] = "condition"

    id: Id
    """固定リンクの名。"""
    name: Line | None = None
    """条件の名。"""
    reading: Reading | None = None
    """条件の名の読み。"""
    no_link: Text | None = None
    """この名では自動リンクしない理由。"""
    kind: Annotated[Id, Word("victory")] | None = None
    """勝ち方の種類。"""
    text: Text
    """条件の文。"""
    value: Amount | None = None
    """届くべき数。"""
    of: Annotated[Ids, Ref("card-type", "group", "equipment", "resource", "zone", "deck")] = ()
    """条件が見る物。"""
    outcome: Literal["win", "lose", "draw", "all-lose"] = "win"
    """満たすとどうなるか。"""
    who: Annotated[Id, Word("who"), Ref("side")] | None = None
    """誰についての条件か。書かなければ誰でも。"""
    at: Text | None = None
    """いつ見るか。"""
    level: Literal["game", "match"] = "game"
    """1ゲームの勝敗か、試合全体の勝敗か。"""
    any: Conditions = ()
    """どれか一つを満たす。"""
    all: Conditions = ()
    """すべて満たす。"""
    in_order: Conditions = ()
    """上から順に比べる。"""
    eliminated_by: Conditions = ()
    """脱落する条件。"""


Conditions = Annotated[tuple[Condition, ...], Many()]
Condition.model_rebuild()
