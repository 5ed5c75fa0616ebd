"""products.yml: maker, release and line-up."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, model_validator

from scripts.model.base import Id, Ids, KnownDate, Line, Listing, Many, Number, Reading, Ref, Whole
from scripts.model.claim import Claim, Named
from scripts.model.short import short


class Credit(Claim):
    """A company or a person. A bare text is the name."""

    __get_pydantic_json_schema__ = short(name="string")

    name: Line
    """名。"""
    reading: Reading | None = None
    """かな読み。名に漢字があれば書く。"""

    @model_validator(mode="before")
    @classmethod
    def _short(cls, value: Any) -> Any:
        return {"name": value} if isinstance(value, str) else value


class Format(Claim):
    """How a product is sold, and for how much."""

    kind_of_thing: ClassVar[str] = "format"

    id: Id
    """商品から指す名。"""
    form: Line
    """発売形式（ブースターなど）。"""
    reading: Reading | None = None
    """かな読み。"""
    cards: Annotated[Whole, Field(ge=1)] | None = None
    """封入枚数。"""
    price: Annotated[Whole, Field(ge=0)] | None = None
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

    needed: ClassVar[tuple[str, ...]] = ("maker", "release", "products")

    maker: Listing[Credit] | None = None
    """メーカー。"""
    designer: Listing[Credit] | None = None
    """デザイナー。"""
    release: KnownDate | None = None
    """発売開始。"""
    formats: Annotated[tuple[Format, ...], Many()] = ()
    """発売形式。"""
    products: Listing[Product] | None = None
    """商品。発売順に。"""
