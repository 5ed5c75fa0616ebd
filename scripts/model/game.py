"""game.yml: what the game is called, who plays it, where the facts come from."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, model_validator

from scripts.model.base import Base, Date, Id, Ids, Known, Line, Listing, Many, Reading, Text, Url, Whole, Word, fail
from scripts.model.claim import Claim, Named, Node, Others
from scripts.model.count import Count, refuse_numerals
from scripts.model.short import short


class Title(Claim):
    """One of the game's names."""

    name: Line
    """題名。"""
    reading: Reading | None = None
    """かな読み。題名に漢字があれば書く。"""
    en: Line | None = None
    """英語の題名。"""
    role: Annotated[Id, Word("title-role")] = "main"
    """題名の役割。"""


class Players(Claim):
    """How many play, and on which sides. A bare number means exactly so many."""

    __get_pydantic_json_schema__ = short(min="integer")

    min: Annotated[Whole, Field(ge=1)]
    """最少の人数。"""
    max: Annotated[Whole, Field(ge=1)] | None = None
    """最多の人数。上限が無ければ書かない。"""
    best: Count | None = None
    """最も楽しめるとされる人数。"""
    teams: tuple[Whole | Literal["rest"], ...] = ()
    """組分け。2人組どうしは [2, 2]、1人対3人は [1, 3]、1人対残り全員は [1, rest]。"""
    text: Text | None = None
    """補足。"""
    also: Others = ()
    """別の出典の言い分。"""

    @model_validator(mode="before")
    @classmethod
    def _short(cls, value: Any) -> Any:
        if isinstance(value, str):
            refuse_numerals(value)
        return {"min": value, "max": value} if isinstance(value, int) and not isinstance(value, bool) else value

    @model_validator(mode="after")
    def _order(self) -> Players:
        if self.max is not None and self.min > self.max:
            raise fail("bad-count", f"`min: {self.min}` is more than `max: {self.max}`")
        return self


class Time(Claim):
    """How long one game takes, in minutes."""

    min: Annotated[Whole, Field(ge=1)] | None = None
    """短い時の分。"""
    max: Annotated[Whole, Field(ge=1)] | None = None
    """長い時の分。"""
    text: Text | None = None
    """補足。"""

    @model_validator(mode="after")
    def _said(self) -> Time:
        if self.min is None and self.max is None:
            raise fail("missing-key", "a time needs `min` or `max`, in minutes")
        if self.min is not None and self.max is not None and self.min > self.max:
            raise fail("bad-count", f"`min: {self.min}` is more than `max: {self.max}`")
        return self


class GameType(Claim):
    """What kind of contest it is, in the source's manner, and tags to compare by."""

    __get_pydantic_json_schema__ = short(text="string")

    text: Text
    """ゲームの種類。"""
    tags: Annotated[Ids, Word("game-type")] = ()
    """比べるための語。"""

    @model_validator(mode="before")
    @classmethod
    def _short(cls, value: Any) -> Any:
        return {"text": value} if isinstance(value, str) else value


class Side(Named):
    """A fixed role with its own deck, turn or victory."""

    kind_of_thing: ClassVar[str] = "side"


class Option(Named):
    """An optional rule or a format that `under` names."""

    kind_of_thing: ClassVar[str] = "option"
    text: Text | None = None
    """説明。"""


class Source(Base):
    """Where facts come from."""

    kind_of_thing: ClassVar[str] = "source"

    id: Id
    """src から指す名。"""
    title: Line
    """ページや本の題。"""
    site: Line | None = None
    """サイトや書名。"""
    author: Line | None = None
    """著者。"""
    date: Date | None = None
    """出典の日付。"""
    url: Url | None = None
    """アドレス。分からなければ書かない。"""
    read: Literal["whole", "part"] = "whole"
    """全体を読んだか、一部だけか。"""
    note: Text | None = None
    """出典についての注。"""


class Accepted(Base):
    """A warning that is accepted, with the reason."""

    check: Id
    """受け入れる検査の名。"""
    at: Ids
    """その検査が指す物の id。どの物の中にも無ければ、ファイルの名（terms など）。"""
    reason: Text
    """受け入れる理由。規則についての警告なら、読者にも見える。"""


class Game(Base):
    """game.yml"""

    needed: ClassVar[tuple[str, ...]] = (
        "last_verified",
        "players",
        "time",
        "type",
        "originals",
        "world",
        "about",
        "sources",
    )

    status: Literal["draft", "complete"] = "draft"
    """draft は書きかけで、欠けがあってよい。complete は全項目がそろっている。"""
    added: Date
    """このゲームを収録した日。"""
    last_verified: Date | None = None
    """出典と最後に照らし合わせた日。"""
    verify_within: Annotated[Whole, Field(ge=1, le=1200)] | Literal["none"] = 24
    """次に照らし合わせるまでの月数。商品の展開を終え、新しい版の出ないゲームは none。"""
    titles: Annotated[tuple[Title, ...], Many(), Field(min_length=1)]
    """題名。先頭が主たる題名。"""
    players: Players | None = None
    """人数。"""
    type: GameType | None = None
    """ゲームの種類。"""
    time: Known[Time] | None = None
    """1ゲームにかかる時間。"""
    sides: Annotated[tuple[Side, ...], Many()] = ()
    """役割の決まった側。"""
    options: Annotated[tuple[Option, ...], Many()] = ()
    """選択ルールや形式。"""
    covers: Text | None = None
    """この記述が扱う規則の版。"""
    originals: Listing[Node] | None = None
    """原作。"""
    world: Listing[Node] | None = None
    """世界設定。"""
    about: Listing[Node] | None = None
    """このゲームについて。"""
    sources: Annotated[tuple[Source, ...], Many()] = ()
    """出典。先頭が主たる出典。"""
    exceptions: Annotated[tuple[Accepted, ...], Many()] = ()
    """理由を添えて受け入れる警告。"""
