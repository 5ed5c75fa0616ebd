"""cards.yml: card types, attributes and groups of cards."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import Field

from scripts.model.base import Id, Ids, Line, Listing, Many, Ref, Text, Word
from scripts.model.claim import Claim, Fact, Named, Nodes


class Value(Named):
    """One value of an attribute."""

    kind_of_thing: ClassVar[str] = "value"
    text: Text | None = None
    """説明。"""


class Attribute(Named):
    """A property that cards have: colour, class, side."""

    kind_of_thing: ClassVar[str] = "attribute"

    of: Annotated[Ids, Ref("card-type", "group")] = ()
    """この属性を持つ種別。"""
    values: Annotated[tuple[Value, ...], Many()] = ()
    """取りうる値。"""
    text: Nodes = ()
    """説明。"""


class Group(Named):
    """A class of cards that rules name, across types or within one."""

    kind_of_thing: ClassVar[str] = "group"

    of: Annotated[Ids, Ref("card-type", "group")] = ()
    """この分類を含む種別や分類。"""
    has: dict[Id, Ids] = Field(default={}, examples=[{"sample-attribute": "sample-value"}])
    """この分類のカードが持つ属性とその値。"""
    text: Nodes = ()
    """説明。"""


class Keyword(Named):
    """A word on cards that stands for a rule."""

    kind_of_thing: ClassVar[str] = "keyword"

    of: Annotated[Ids, Ref("card-type", "group")] = ()
    """このキーワードを持つ種別や分類。"""
    text: Nodes = ()
    """説明。"""


class CardType(Named):
    """A card type."""

    kind_of_thing: ClassVar[str] = "card-type"
    needed: ClassVar[tuple[str, ...]] = ("cost",)

    stays: Annotated[Id, Word("stays")]
    """場に残るか。"""
    cost: Annotated[Fact | None, Word("cost")] = None
    """使うためのコストや条件。"""
    is_a: Annotated[Id, Ref("card-type")] | None = None
    """この種別を含む種別。"""
    when: Annotated[Ids, Ref("step")] = ()
    """使われる手順。"""
    limit: Annotated[Fact | None, Word("limit")] = None
    """場に置ける数。"""
    figures: Annotated[tuple[Line, ...], Many()] = ()
    """カードに記された数値や項目。"""
    text: Nodes = ()
    """説明。"""


class Cards(Claim):
    """cards.yml"""

    needed: ClassVar[tuple[str, ...]] = ("types",)

    types: Listing[CardType] | None = None
    """カード種別。"""
    attributes: Annotated[tuple[Attribute, ...], Many()] = ()
    """属性。"""
    groups: Annotated[tuple[Group, ...], Many()] = ()
    """規則が名指す分類。"""
    keywords: Annotated[tuple[Keyword, ...], Many()] = ()
    """カードに記される能力などの語。"""
