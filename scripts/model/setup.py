"""setup.yml: how to win, what to prepare, how the game starts, states and details."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, model_validator

from scripts.model.base import (
    ABSENCES,
    Amount,
    Base,
    Id,
    Ids,
    Line,
    Listing,
    Many,
    Number,
    Reading,
    Ref,
    Text,
    Word,
    fail,
)
from scripts.model.claim import Claim, Fact, Named, Nodes, Others
from scripts.model.count import Copies, Count, Counts, Quota
from scripts.model.short import short
from scripts.model.victory import Condition


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


class Seated(Claim):
    """A number that may differ by seat or side."""

    value: Amount | None = None
    """初めの値や枚数。"""
    by_seat: dict[Id, Amount] = Field(default={})
    """席（first, second）や側で違う時、それぞれの値。"""

    @model_validator(mode="after")
    def _one(self) -> Seated:
        if self.value is not None and self.by_seat:
            raise fail("bad-count", "`value` and `by-seat` exclude each other")
        return self


class Gauge(Seated):
    """A number that starts somewhere and moves: life, points, energy."""

    __get_pydantic_json_schema__ = short(value="integer", kind="string")

    kind: Annotated[Id, Word("gauge")] | None = None
    """何で数えるか。"""
    name: Line | None = None
    """そのゲームでの呼び名。"""
    reading: Reading | None = None
    """かな読み。呼び名に漢字があれば書く。"""
    of: Annotated[Ids, Ref("card-type", "group", "zone", "deck", "equipment")] = ()
    """数を記す、または数えられるカードや物。"""
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

    @property
    def absence(self) -> str | None:
        """The absence this gauge states, if it states one."""
        return self.kind if self.kind in ABSENCES else None


class Resource(Gauge):
    """Points that are spent or collected."""

    kind_of_thing: ClassVar[str] = "resource"
    __get_pydantic_json_schema__ = short()

    id: Id
    """固定リンクの名。"""
    name: Line
    """そのゲームでの呼び名。"""
    no_link: Text | None = None
    """この名では自動リンクしない理由。"""


class Hand(Seated):
    """The hand one starts with, and its limit."""

    __get_pydantic_json_schema__ = short(value="integer", kind="string")

    kind: Literal["none", "not-applicable", "not-recorded"] | None = None
    """手札が無い、または記載が無い時の語。"""
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

    id_prefix: ClassVar[str] = "start"
    needed: ClassVar[tuple[str, ...]] = ("life", "hand", "mulligan", "first_draw")

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
    look: Line | None = None
    """見た目（縦向き、裏向きなど）。一つの見た目に定まらなければ書かない。"""
    name: Line | None = None
    """状態の呼び名（アクト状態など）。"""
    reading: Reading | None = None
    """かな読み。呼び名に漢字があれば書く。"""
    en: Line | None = None
    """英語名。"""
    no_link: Text | None = None
    """この名では自動リンクしない理由。"""
    means: Text | None = None
    """意味。呼び名だけで分かれば書かない。"""
    of: Annotated[Ids, Ref("card-type", "group", "zone")] = ()
    """どの種別や領域のカードか。書かなければ全部。"""
    axis: Annotated[Ids, Word("axis")] = ()
    """何で示すか。"""
    value: Amount | None = None
    """向きなどが数を表す時、その数。"""

    @model_validator(mode="after")
    def _said(self) -> State:
        if not (self.name or self.means):
            raise fail("missing-key", "a state needs `name` or `means`")
        return self


class Details(Base):
    """The questions one asks about every such game."""

    id_prefix: ClassVar[str] = "detail"
    needed: ClassVar[tuple[str, ...]] = (
        "discard",
        "library_out",
        "three_or_more",
        "summoning_sickness",
        "cost_carry",
        "damage_carry",
        "uniqueness",
        "combat",
    )

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


class Setup(Base):
    """setup.yml"""

    needed: ClassVar[tuple[str, ...]] = ("victory", "decks", "equipment", "exchange", "states")

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
