"""What the files of the API hold; the published schemas are made from these models.

Keys are only added within a version: a key that goes, or means something else,
makes a new one. A text that there is none of is empty; a number is null. What
stands under a class or a field is its description in the schema, for readers.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from scripts.compare.values import State

VERSION = "1.0"
"""Its changes are told in ``docs/api/index.md``."""

Day = Annotated[str, StringConstraints(pattern=r"^(\d{4}(-\d\d){0,2})?$")]
"""A day, a month or a year, or empty."""


class Output(BaseModel):
    """Immutable, with kebab-case keys, all of them present; open, so that a schema takes what later files add."""

    model_config = ConfigDict(
        frozen=True,
        use_attribute_docstrings=True,
        alias_generator=lambda name: name.replace("_", "-"),
        validate_by_name=True,
        validate_by_alias=True,
    )


class File(Output):
    """What every file begins with."""

    version: Annotated[str, StringConstraints(pattern=r"^1\.[0-9]+$")]
    """この形の版。"""
    licence: str
    """データの許諾条件のアドレス。"""


class Word(Output):
    """語彙の語。"""

    label: str
    """読者に見せる語。"""
    about: str
    """説明。"""


class Facet(Output):
    """比べる項目。"""

    id: str
    """項目のid。"""
    label: str
    """項目の名。"""
    about: str
    """何を比べるか。"""
    kind: Literal["words", "range", "names", "date", "count", "presence"]
    """値の種類。wordsは語彙の語、rangeは数や範囲、namesは名前、dateは日付、countは並ぶ物の数、presenceは有無。"""
    unit: str
    """数え方。"""
    weight: int
    """似たゲームを探す時の重み。"""
    words: dict[str, Word]
    """値に使う語。語彙の順に並ぶ。"""


class Group(Output):
    """項目のまとまり。"""

    id: str
    """まとまりのid。"""
    label: str
    """まとまりの名。"""
    about: str
    """何を集めたか。"""
    facets: tuple[Facet, ...]
    """項目。表に並ぶ順。"""


class FacetsFile(File):
    """facets.json：比べる項目。"""

    groups: tuple[Group, ...]
    """まとまり。表に並ぶ順。"""


class Name(Output):
    """ゲームの題名の一つ。"""

    name: str
    """題名。"""
    reading: str
    """かな読み。"""
    en: str
    """英語の題名。"""
    role: str
    """題名の役割。mainは題名、oldは旧題など。"""


class GameEntry(Output):
    """ゲームの一覧の1件。"""

    id: str
    """ゲームのid。変わらない。"""
    title: str
    """主たる題名。"""
    reading: str
    """題名のかな読み。"""
    en: str
    """英語の題名。"""
    names: tuple[Name, ...]
    """すべての題名。先頭が主たる題名。"""
    status: Literal["draft", "complete"]
    """draftは書きかけ、completeは全項目がそろっている。"""
    address: str
    """ゲームのページ。サイトの根からのアドレス。"""
    release: Day
    """発売開始。"""
    last_verified: Day
    """出典と最後に照らし合わせた日。"""


class GamesFile(File):
    """games.json：ゲームの一覧。"""

    games: tuple[GameEntry, ...]
    """ゲーム。題名の読みの順。"""


class Range(Output):
    """数や範囲。"""

    min: int
    """最少。"""
    max: int | None
    """最多。nullは上限が無い。"""
    of: str
    """誰の数か、何の数か。recommendedは推奨。"""


class Cell(Output):
    """一つの項目について、ゲームの言うこと。"""

    state: State
    """knownは値がある、noneは無い、not-applicableは対象外、not-recordedは出典に無い、gapは未記入、untypedは文だけがある。"""
    label: str
    """値を短く言う語。"""
    values: tuple[str | Range, ...]
    """値。語、名前、日付か、数の範囲。"""
    text: tuple[str, ...]
    """本文。"""
    notes: tuple[str, ...]
    """注。"""
    anchor: str
    """ゲームのページの中で、それを述べる所。"""


class OwnWord(Output):
    """ゲームの語。"""

    word: str
    """呼び名。"""
    reading: str
    """かな読み。"""
    anchor: str
    """ゲームのページの中の固定リンク。"""


class TiedWord(OwnWord):
    """用語に当たる、ゲームの語。"""

    relation: Literal["same", "close", "own"]
    """sameは同じ、closeは近いが違いがある、ownはこのゲーム独自。"""
    differs: str
    """closeの時、どう違うか。"""


class Tied(Output):
    """一つの用語に当たる、ゲームの語。"""

    concept: str
    """用語のid。"""
    name: str
    """用語の名。"""
    words: Annotated[tuple[TiedWord, ...], Field(min_length=1)]
    """ゲームの語。"""


class Absent(Output):
    """ゲームに無いと分かっている物。"""

    concept: str
    """用語のid。"""
    name: str
    """用語の名。"""
    text: str
    """補足。"""


class Thing(Output):
    """ゲームのページの中で、固定リンクを持つ物。"""

    id: str
    """固定リンク。"""
    kind: str
    """物の種類。"""
    name: str
    """名。名の無い物は、その文。"""
    reading: str
    """かな読み。"""


class GameFile(File):
    """games/<id>.json：一つのゲーム。"""

    id: str
    """ゲームのid。"""
    title: str
    """主たる題名。"""
    address: str
    """ゲームのページ。サイトの根からのアドレス。"""
    facets: dict[str, Cell]
    """項目のidごとの値。"""
    terms: tuple[Tied, ...]
    """用語と、それに当たるゲームの語。"""
    own_words: tuple[OwnWord, ...]
    """当たる用語の無い語。"""
    absent: tuple[Absent, ...]
    """無いと分かっている物。"""
    things: tuple[Thing, ...]
    """ページの固定リンクのすべて。"""


class GameWord(TiedWord):
    """一つのゲームでの呼び名。"""

    game: str
    """ゲームのid。"""


class Concept(Output):
    """用語集の用語。各ゲームでの呼び名はglossary/<id>.jsonにある。"""

    id: str
    """用語のid。変わらない。"""
    name: str
    """見出し。"""
    qualifier: str
    """同じ名の用語と見分けるための語。"""
    reading: str
    """かな読み。"""
    romaji: str
    """ローマ字。"""
    en: str
    """英語での呼び名。"""
    spellings: tuple[str, ...]
    """ほかの表記や呼び名。"""
    category: str
    """分類のid。"""
    text: tuple[str, ...]
    """説明。"""
    address: str
    """用語のページ。サイトの根からのアドレス。"""
    games: int
    """それに当たる語を持つゲームの数。"""
    lacking: int
    """それが無いと分かっているゲームの数。"""


class GlossaryFile(File):
    """glossary.json：用語集。"""

    categories: dict[str, str]
    """分類のidと、その名。"""
    concepts: tuple[Concept, ...]
    """用語。読みの順。"""


class ConceptFile(File):
    """glossary/<id>.json：一つの用語を、各ゲームで何と呼ぶか。"""

    id: str
    """用語のid。"""
    name: str
    """見出し。見分けるための語が付く。"""
    address: str
    """用語のページ。サイトの根からのアドレス。"""
    words: tuple[GameWord, ...]
    """各ゲームでの呼び名。"""
    absent: tuple[str, ...]
    """それが無いと分かっているゲームのid。"""


FILES: dict[str, type[File]] = {
    "facets": FacetsFile,
    "games": GamesFile,
    "game": GameFile,
    "glossary": GlossaryFile,
    "concept": ConceptFile,
}
"""By the names of their schemas."""
