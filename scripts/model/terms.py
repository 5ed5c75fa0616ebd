"""terms.yml: the game's own words, each tied to a shared concept."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import model_validator

from scripts.model.base import Base, Id, Line, Listing, Many, Reading, Ref, Text, fail
from scripts.model.claim import Claim
from scripts.model.short import short

THINGS = (
    "zone",
    "deck",
    "card-type",
    "group",
    "attribute",
    "value",
    "keyword",
    "step",
    "state",
    "resource",
    "equipment",
    "condition",
    "topic",
    "statement",
    "setting",
)
"""What a term may name; its name and reading are taken from there."""


class Term(Claim):
    """One word of the game: either the name of a thing (`at`) or a word of its own (`term`)."""

    at: Annotated[Id, Ref(*THINGS)] | None = None
    """この語が名である物の id。"""
    term: Line | None = None
    """物の名でない語。"""
    reading: Reading | None = None
    """term に漢字があれば、かな読み。"""
    concept: Annotated[Id, Ref("concept")] | None = None
    """当たる用語。"""
    relation: Literal["same", "close", "own"] = "same"
    """same は同じ、close は近いが違いがある、own はこのゲーム独自。"""
    differs: Text | None = None
    """close の時、どう違うか。"""
    no_link: Text | None = None
    """term をこのゲームでは自動リンクしない理由。"""

    @model_validator(mode="after")
    def _whole(self) -> Term:
        if bool(self.at) == bool(self.term):
            raise fail("missing-key", "a term has either `at` or `term`")
        if self.relation != "own" and not self.concept:
            raise fail("term-without-concept", "say the `concept` that this word stands for, or `relation: own`")
        if (self.relation == "close") != bool(self.differs):
            raise fail("missing-key", "`relation: close` and `differs` go together")
        return self


class Missing(Base):
    """A concept that the game has nothing for. A bare word is its id."""

    __get_pydantic_json_schema__ = short(concept="string")

    concept: Annotated[Id, Ref("concept")]
    """無い物に当たる用語。"""
    text: Text | None = None
    """補足。"""

    @model_validator(mode="before")
    @classmethod
    def _short(cls, value: Any) -> Any:
        return {"concept": value} if isinstance(value, str) else value


class Terms(Base):
    """terms.yml"""

    needed: ClassVar[tuple[str, ...]] = ("terms",)

    terms: Listing[Term] | None = None
    """このゲームの語。"""
    absent: Annotated[tuple[Missing, ...], Many()] = ()
    """このゲームに無い物。"""
