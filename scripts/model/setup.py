"""setup.yml: how to win, what to prepare, how the game starts, states and details."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, model_validator

from scripts.model.base import ABSENCES, Base, Id, Ids, Line, Listing, Many, Number, Reading, Ref, Text, Word, fail, short
from scripts.model.claim import Claim, Fact, Named, Nodes, Others
from scripts.model.count import Copies, Count, Counts, Quota


class Condition(Claim):
    """One way to win, lose or draw. The key of the children says how they combine."""

    kind_of_thing: ClassVar[str] = "condition"

    id: Id
    """固定リンクの名。"""
    name: Line | None = None
    """条件の名。"""
    kind: Annotated[Id, Word("victory")] | None = None
    """勝ち方の種類。"""
    text: Text
    """条件の文。"""
    value: int | None = None
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


class Deck(Named):
    """A set of cards that is prepared before the game."""

    kind_of_thing: ClassVar[str] = "deck"

    role: Annotated[Id, Word("deck-role")] = "main"
    """役割。"""
    owner: Annotated[Id, Word("owner"), Ref("side")] = "each"
    """誰のものか。"""
    part_of: Annotated[Id, Ref("deck")] | None = None
    """このデッキを含むデッキ。"""
    size: Counts = ()
    """枚数。"""
    only: Annotated[Ids, Ref("card-type", "group")] = ()
    """入れてよい種別や分類。"""
    copies: Annotated[tuple[Copies, ...], Many()] = ()
    """同じカードの上限。"""
    quotas: Annotated[tuple[Quota, ...], Many()] = ()
    """種別ごとの枚数の割当、または属性の統一。"""
    needs: Text | None = None
    """このデッキを使ってよい条件。"""
    text: Nodes = ()
    """説明。"""


class Equipment(Named):
    """Something to prepare that is no deck."""

    kind_of_thing: ClassVar[str] = "equipment"

    count: Count
    """数。"""
    unit: Line | None = None
    """数え方（枚、個）。"""
    owner: Annotated[Id, Word("owner"), Ref("side")] = "each"
    """誰のものか。"""
    of: Annotated[Ids, Ref("card-type", "group")] = ()
    """種別や分類。"""
    text: Nodes = ()
    """説明。"""


class Gauge(Claim):
    """A number that starts somewhere and moves: life, points, energy."""

    __get_pydantic_json_schema__ = short("string", "integer")

    kind: Annotated[Id, Word("gauge")] | None = None
    """何で数えるか。"""
    name: Line | None = None
    """そのゲームでの呼び名。"""
    value: int | None = None
    """初めの値。"""
    by_seat: dict[Id, int] = Field(default={})
    """席や側で初めの値が違う時、その値。"""
    cap: Number | None = None
    """上限。"""
    counts: Annotated[Id, Word("counts")] = "down"
    """どちらへ動くか。"""
    unit: Line | None = None
    """数え方（点、個、枚）。"""
    text: Text | None = None
    """補足。"""
    also: Others = ()
    """別の出典の言い分。"""

    @model_validator(mode="before")
    @classmethod
    def _short(cls, value: Any) -> Any:
        if isinstance(value, int) and not isinstance(value, bool):
            return {"kind": "number", "value": value}
        return {"kind": value} if isinstance(value, str) else value

    @model_validator(mode="after")
    def _said(self) -> Gauge:
        if self.value is not None and self.by_seat:
            raise fail("bad-count", "`value` and `by-seat` exclude each other")
        return self

    @property
    def absence(self) -> str | None:
        """The absence this gauge states, if it states one."""
        return self.kind if self.kind in ABSENCES else None


class Resource(Gauge):
    """Points that are spent or collected."""

    kind_of_thing: ClassVar[str] = "resource"

    id: Id
    """固定リンクの名。"""
    name: Line
    """そのゲームでの呼び名。"""
    reading: Reading | None = None
    """かな読み。名に漢字があれば書く。"""


class Hand(Claim):
    """The hand one starts with, and its limit."""

    __get_pydantic_json_schema__ = short("string", "integer")

    kind: Literal["none", "not-applicable", "not-recorded"] | None = None
    """手札が無い、または記載が無い時の語。"""
    value: int | None = None
    """初めの枚数。"""
    by_seat: dict[Id, int] = Field(default={})
    """席や側で枚数が違う時、その枚数。"""
    limit: Number | None = None
    """上限。"""
    adjust: Annotated[Id, Word("hand-adjust")] | None = None
    """上限への合わせ方。"""
    at: Text | None = None
    """いつ合わせるか。"""
    text: Text | None = None
    """補足。"""
    also: Others = ()
    """別の出典の言い分。"""

    @model_validator(mode="before")
    @classmethod
    def _short(cls, value: Any) -> Any:
        if isinstance(value, int) and not isinstance(value, bool):
            return {"value": value}
        return {"kind": value} if isinstance(value, str) else value

    @property
    def absence(self) -> str | None:
        """The absence this hand states, if it states one."""
        return self.kind


class Start(Base):
    """How the game starts."""

    section: ClassVar[str] = "start"

    life: Gauge | None = None
    """プレイヤーライフ。"""
    resources: Annotated[tuple[Resource, ...], Many()] = ()
    """ライフのほかの数値。"""
    hand: Hand | None = None
    """開始手札と上限。"""
    mulligan: Annotated[Fact | None, Word("mulligan")] = None
    """引き直し（マリガン）。"""
    first_draw: Annotated[Fact | None, Word("first-draw")] = None
    """先攻の最初の手番への制限。"""


class State(Claim):
    """How a card is placed, and what that means."""

    kind_of_thing: ClassVar[str] = "state"

    id: Id
    """固定リンクの名。"""
    look: Line
    """見た目（縦向き、裏向きなど）。"""
    means: Text
    """意味。"""
    of: Annotated[Ids, Ref("card-type", "group", "zone")] = ()
    """どの種別や領域のカードか。書かなければ全部。"""
    axis: Annotated[Ids, Word("axis")] = ()
    """何で示すか。"""
    value: int | None = None
    """向きなどが数を表す時、その数。"""


class Details(Base):
    """The questions one asks about every such game."""

    section: ClassVar[str] = "detail"

    discard: Annotated[Fact | None, Word("presence")] = None
    """ディスカード（手札や山札を捨てさせること）。"""
    library_out: Annotated[Fact | None, Word("library-out")] = None
    """山札が尽きた時。"""
    three_or_more: Annotated[Fact | None, Word("three-or-more")] = None
    """3人以上で遊べるか。"""
    summoning_sickness: Annotated[Fact | None, Word("summoning-sickness")] = None
    """召喚酔い（出したばかりのカードへの制限）。"""
    cost_carry: Annotated[Fact | None, Word("presence")] = None
    """カードの外のコストを次の手番へ持ち越すか。"""
    damage_carry: Annotated[Fact | None, Word("presence")] = None
    """カードのダメージを次の手番へ持ち越すか。"""
    uniqueness: Annotated[Fact | None, Word("uniqueness")] = None
    """同じカードが並ぶ時の処理（ユニーク）。"""
    combat: Annotated[Fact | None, Word("combat")] = None
    """戦いの形。"""
    other: Nodes = ()
    """ほかの細則。"""


class Setup(Claim):
    """setup.yml"""

    victory: Listing[Condition] | None = None
    """勝利条件。"""
    decks: Listing[Deck] | None = None
    """デッキ。"""
    equipment: Listing[Equipment] | None = None
    """デッキのほかに用意する物。"""
    exchange: Annotated[Fact | None, Word("exchange")] = None
    """ゲームとゲームの間で入れ替えるカード。"""
    start: Start = Start()
    """開始時の設定。"""
    states: Listing[State] | None = None
    """カードの置き方が示すこと。"""
    details: Details = Details()
    """基本の細則。"""
