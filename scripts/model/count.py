"""Counts of cards, copies and players."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from scripts.model.base import Base, Id, Ids, Many, Ref, Text, Whole, Word, fail
from scripts.model.claim import Claim, is_word
from scripts.model.numerals import advice
from scripts.model.short import short
from scripts.problems import quoted


def refuse_numerals(value: str) -> None:
    """Raises where a text is a number or a range of numbers, which must be written as such to be compared."""
    meant = advice(value)
    if meant:
        raise fail("bad-count", f"{quoted(value)} is no number to YAML; {meant}")


class Bounds(Base):
    """Numbers only: exactly, at least, at most, a range."""

    exactly: Annotated[Whole, Field(ge=0)] | None = None
    """ちょうどの数。"""
    min: Annotated[Whole, Field(ge=0)] | None = None
    """最少。"""
    max: Annotated[Whole, Field(ge=0)] | None = None
    """最多。"""

    @model_validator(mode="after")
    def _order(self) -> Bounds:
        if self.exactly is not None and (self.min is not None or self.max is not None):
            raise fail("bad-count", "`exactly` leaves no room for `min` or `max`")
        if self.min is not None and self.max is not None and self.min > self.max:
            raise fail("bad-count", f"`min: {self.min}` is more than `max: {self.max}`")
        return self

    def span(self) -> tuple[Whole, int | None] | None:
        """Fewest and most (None: no limit), or None where no number is given."""
        if self.exactly is not None:
            return self.exactly, self.exactly
        if self.min is not None or self.max is not None:
            return self.min or 0, self.max
        return None


class Count(Bounds, Claim):
    """How many: ``40`` | ``{min, max}`` | ``{one-of: [0, 12]}`` | ``{recommended: …}`` | ``some`` | ``文``."""

    __get_pydantic_json_schema__ = short(exactly="integer", kind="string", text="string")

    one_of: tuple[Whole, ...] = ()
    """この中のどれか。"""
    same_as: Literal["opponent"] | None = None
    """相手と同じ数。"""
    recommended: Bounds | None = None
    """勧められている数。決まりではない。"""
    kind: Literal["some", "unlimited", "none", "not-applicable", "not-recorded"] | None = None
    """some は適当数、unlimited は無制限。"""
    text: Text | None = None
    """数で表せない時の文。"""

    @model_validator(mode="before")
    @classmethod
    def _short(cls, value: Any) -> Any:
        if isinstance(value, bool):
            return value
        if isinstance(value, int):
            return {"exactly": value}
        if isinstance(value, str):
            refuse_numerals(value)
            return {"kind": value} if is_word(value) else {"text": value}
        return value

    @model_validator(mode="after")
    def _said(self) -> Count:
        if not (self.span() or self.same_as or self.recommended or self.kind or self.text):
            raise fail("missing-key", "a count needs a number, `kind` or `text`")
        if self.one_of and (super().span() or self.same_as):
            raise fail("bad-count", "`one-of` leaves no room for another number")
        if self.kind and (self.span() or self.same_as):
            raise fail("bad-count", f"`kind: {self.kind}` leaves no room for a number; keep one of them")
        if any(number < 0 for number in self.one_of):
            raise fail("bad-count", "`one-of` holds a number below 0")
        return self

    def span(self) -> tuple[Whole, int | None] | None:
        """Fewest and most, also where one of several numbers is chosen."""
        return (min(self.one_of), max(self.one_of)) if self.one_of else super().span()


class Copies(Claim):
    """At most so many of the same card. The most specific rule wins."""

    max: Whole | Literal["unlimited"]
    """同じカードの上限。"""
    by: Annotated[Id, Word("copies-by")]
    """何が同じなら「同じカード」か。"""
    of: Annotated[Ids, Ref("card-type", "group")] = ()
    """この上限が及ぶ種別や分類。書かなければ全部。"""
    across: Annotated[Ids, Ref("deck")] = ()
    """枚数を合わせて数えるほかのデッキ。"""
    text: Text | None = None
    """補足。"""

    @model_validator(mode="after")
    def _counted(self) -> Copies:
        if self.max != "unlimited" and self.max < 0:
            raise fail("bad-count", f"`max: {self.max}` is below 0")
        return self


class Quota(Bounds, Claim):
    """How many cards of a class the deck holds, or how many values of an attribute."""

    per: Annotated[Whole, Field(ge=1)] | None = None
    """デッキの何枚につきか。"""
    of: Annotated[Ids, Ref("card-type", "group")] = ()
    """数える種別や分類。"""
    distinct: Annotated[Id, Word("distinct"), Ref("attribute")] | None = None
    """カードの枚数ではなく、この属性の値や名称（name）が何通りあるかを数える。"""
    same_as: Annotated[Id, Ref("card-type", "equipment")] | None = None
    """その値がこれと同じであること。"""
    force: Literal["must", "should"] = "must"
    """must は決まり、should は勧め。"""
    text: Text | None = None
    """補足。"""

    @model_validator(mode="after")
    def _said(self) -> Quota:
        if self.span() is None:
            raise fail("missing-key", "a quota needs `exactly`, `min` or `max`")
        return self


Counts = Annotated[tuple[Count, ...], Many()]
