"""products.yml: maker, release and line-up."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from scripts.model.base import Id, Ids, KnownDate, Line, Listing, Many, Number, Reading, Ref
from scripts.model.claim import Claim, Named


class Format(Claim):
    """How a product is sold, and for how much."""

    kind_of_thing: ClassVar[str] = "format"

    id: Id
    """商品から指す名。"""
    form: Line
    """発売形式（ブースターなど）。"""
    reading: Reading | None = None
    """かな読み。"""
    cards: Annotated[int, Field(ge=1)] | None = None
    """封入枚数。"""
    price: Annotated[int, Field(ge=0)] | None = None
    """印刷された価格（円）。"""
    tax: Literal["before", "with", "not-recorded"] = "not-recorded"
    """価格が税別か税込か。"""


class Product(Named):
    """One product of the line-up."""

    kind_of_thing: ClassVar[str] = "product"

    date: KnownDate
    """発売日。月や年だけでもよい。"""
    kinds: Number | None = None
    """カードの種類数。"""
    variants: Number | None = None
    """商品そのものの種類数（6種のデッキなど）。"""
    formats: Annotated[Ids, Ref("format")] = ()
    """発売形式。"""


class Products(Claim):
    """products.yml"""

    maker: Annotated[tuple[Line, ...], Many()] = ()
    """メーカー。"""
    designer: Annotated[tuple[Line, ...], Many()] = ()
    """デザイナー。"""
    release: KnownDate | None = None
    """発売開始。"""
    formats: Annotated[tuple[Format, ...], Many()] = ()
    """発売形式。"""
    products: Listing[Product] | None = None
    """商品。発売順に。"""
