"""vocabularies.yml: the words that typed fields may hold, with what readers see for them."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, model_validator

from scripts.model.base import Base, Id, Line
from scripts.model.short import short


class WordEntry(Base):
    """A word: its label, and what it means where the label does not say it all."""

    __get_pydantic_json_schema__ = short(label="string")

    label: Line
    """読者に見せる語。"""
    about: Line | None = None
    """説明。"""

    @model_validator(mode="before")
    @classmethod
    def _short(cls, value: Any) -> Any:
        return {"label": value} if isinstance(value, str) else value


class Vocabulary(Base):
    """The words of one axis."""

    about: Line
    """この語彙が何を分けるか。"""
    words: Annotated[dict[Id, WordEntry], Field(min_length=1)]
    """語と、読者に見せる語。"""


Vocabularies = dict[Id, Vocabulary]
