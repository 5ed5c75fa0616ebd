"""concepts/<category>.yml: the shared glossary."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import Field, StringConstraints

from scripts.model.base import ROMAJI, Base, Id, Ids, Line, Many, Ref, Spoken, Text


class Concept(Base):
    """An idea that games share, whatever each of them calls it, or that one game brings."""

    kind_of_thing: ClassVar[str] = "concept"

    id: Id
    """用語ページの名。公開した後は変えない。"""
    name: Line
    """見出しとする呼び名。"""
    reading: Spoken
    """かな読み。"""
    en: Line
    """英語での呼び名。"""
    romaji: Annotated[str, StringConstraints(pattern=ROMAJI, max_length=100)] | None = None
    """ローマ字。書かなければ読みから作る。"""
    spellings: Annotated[tuple[Line, ...], Many()] = ()
    """ほかの表記や呼び名。"""
    found_by: Annotated[tuple[Line, ...], Many()] = ()
    """検索でこの用語に導く、ほかの言い方や読み。ページには出さず、自動リンクもしない。"""
    qualifier: Line | None = None
    """同じ名の用語と見分けるための語。"""
    text: Annotated[tuple[Text, ...], Many(), Field(min_length=1, max_length=3, json_schema_extra={"maxItems": 3})]
    """説明。1文から3文。"""
    broader: Annotated[Ids, Ref("concept")] = ()
    """上位の用語。"""
    related: Annotated[Ids, Ref("concept")] = ()
    """関連する用語。"""
    contrast: Annotated[Ids, Ref("concept")] = ()
    """対になる用語や、紛らわしい用語。"""
    no_link: Text | None = None
    """この名では自動リンクしない理由。"""


Concepts = Annotated[tuple[Concept, ...], Many()]
