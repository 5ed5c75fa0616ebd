"""facets.yml: the axes on which games are compared."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Literal

from pydantic import Field, StringConstraints, model_validator

from scripts.model.base import Absence, Base, Id, Line, Truth, Whole, fail

STEP = r"[a-z][a-z-]*(\[([a-z-]+=[a-z0-9-]*)?\])?"
PATH = rf"^{STEP}(/{STEP})*$"

Kind = Literal["words", "range", "names", "date", "count", "presence"]


class Facet(Base):
    """One axis of comparison: where its value stands in the data, and how it is read."""

    id: Id
    """比べる項目の id。公開した後は変えない。"""
    label: Line
    """読者に見せる名。"""
    about: Line
    """何を比べるかの説明。"""
    kind: Kind
    """値の種類。words は語彙の語、range は数や範囲、names は名前、date は日付、count は並ぶ物の数、presence は有無。"""
    path: Annotated[str, StringConstraints(pattern=PATH, max_length=200)] | None = None
    """値のある所。ファイル名から / で区切って書く。[] は並ぶ物すべて、[role=main] は当てはまる物だけを指す。"""
    by: Id | None = None
    """path で指せない時、値を求める関数の名。"""
    concept: Id | None = None
    """用語の id。その用語に当たる語がゲームに有るかどうかを比べる。"""
    vocabulary: Id | None = None
    """words の語彙。"""
    unit: Line | None = None
    """数え方（枚、人など）。"""
    empty: Absence = "not-recorded"
    """すべて記したゲームに値が無い時の扱い。"""
    weight: Annotated[Whole, Field(ge=1, le=100)] = 10
    """似たゲームを探す時の重み。"""
    narrow: Truth = False
    """ゲーム一覧を、この項目で絞り込めるようにする。"""
    steps: tuple[Annotated[Whole, Field(ge=0)], ...] = ()
    """数で絞り込む時の区切り。それぞれの区間の初めの数を、小さい順に並べる。最後の区間に終わりは無い。"""

    @model_validator(mode="after")
    def _whole(self) -> Facet:
        if sum(map(bool, (self.path, self.by, self.concept))) != 1:
            raise fail("bad-facet", "a facet has one of `path`, `by` and `concept`")
        if self.concept and self.kind != "presence":
            raise fail("bad-facet", "a facet with a `concept` is of the kind `presence`")
        if (self.kind == "words") != bool(self.vocabulary):
            raise fail("bad-facet", "a facet of the kind `words` names its `vocabulary`, and no other does")
        if (self.narrow and self.kind in ("range", "count")) != bool(self.steps):
            raise fail("bad-facet", "a facet of numbers with `narrow` has `steps`, and no other does")
        if any(step >= after for step, after in pairwise(self.steps)):
            raise fail("bad-facet", "each of the `steps` is greater than the one before")
        return self


class FacetGroup(Base):
    """Facets that stand together: a topic."""

    id: Id
    """まとまりの id。ページのアドレスになる。"""
    label: Line
    """読者に見せる名。"""
    about: Line
    """何を集めたかの説明。"""
    facets: Annotated[tuple[Facet, ...], Field(min_length=1)]
    """比べる項目。表に並ぶ順に。"""


Facets = Annotated[tuple[FacetGroup, ...], Field(min_length=1)]
