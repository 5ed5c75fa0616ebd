"""Words: every typed field holds a word of its vocabulary."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from scripts.library import GameData, Library
from scripts.model.base import ABSENCES, Base, Ref, Word
from scripts.model.claim import Fact
from scripts.model.walk import key_of, markers
from scripts.problems import Path_, Problem, instead, quoted

SAID = {"無し": "none", "なし": "none", "不明": "not-recorded", "n/a": "not-applicable"}
"""What people write for an absence, and the word for it."""

TEXT = "; if it is meant as text, write {text: …}"


def check(library: Library, game: GameData) -> Iterator[Problem]:
    """``unknown-word``."""
    for part, path, record in game.records:
        for where, word, vocabulary in _words(record):
            words = {*library.vocabularies[vocabulary].words, *ABSENCES}
            if word not in words:
                text = TEXT if where[-1] == "kind" else ""
                said = f"`{word}` is no word for `{vocabulary}`; {instead(word, words)}{text}"
                yield Problem("unknown-word", said, game.file(part), (*path, *where))
        for key, text, vocabulary in _texts(record):
            meant = _meant(text)
            if meant and _is_bare(game, part, (*path, key)):
                words = {*library.vocabularies[vocabulary].words, *ABSENCES}
                said = f"{quoted(text)} is no word for `{vocabulary}`; {instead(meant, words)}{TEXT}"
                yield Problem("unknown-word", said, game.file(part), (*path, key))


def _words(record: Base) -> Iterator[tuple[Path_, str, str]]:
    """Path, word and vocabulary of each typed value; fields that may also name a thing are the references' matter."""
    for key, value, vocabulary in _typed(record):
        if isinstance(value, Base):
            kind = getattr(value, "kind", None)
            if kind:
                yield (key, "kind"), kind, vocabulary
        elif isinstance(value, tuple):
            for index, each in enumerate(value):
                yield (key, index), each, vocabulary
        else:
            yield (key,), value, vocabulary


def _texts(record: Base) -> Iterator[tuple[str, str, str]]:
    """Key, text and vocabulary of each fact that is told in a text alone."""
    for key, value, vocabulary in _typed(record):
        if isinstance(value, Fact) and value.text and value.model_fields_set == {"text"}:
            yield key, value.text, vocabulary


def _typed(record: Base) -> Iterator[tuple[str, Any, str]]:
    """Key, value and vocabulary of each field that takes words and names no things."""
    for name, marks in markers(type(record)).items():
        value = getattr(record, name)
        word = next((mark for mark in marks if isinstance(mark, Word)), None)
        if word is not None and value is not None and not any(isinstance(mark, Ref) for mark in marks):
            yield key_of(name, type(record).model_fields[name]), value, word.vocabulary


def _meant(text: str) -> str | None:
    """The word that a text was likely meant as: what stands for an absence, or is written in Latin letters alone."""
    written = unicodedata.normalize("NFKC", text).strip().lower()
    if written in SAID:
        return SAID[written]
    return re.sub(r"[\s_]+", "-", written) if written.isascii() and re.search("[a-z]", written) else None


def _is_bare(game: GameData, part: str, path: Path_) -> bool:
    """Whether a text stands at the path by itself, and not as `text` within a mapping; not where a short form above it
    has another shape.
    """
    value = json.loads(game.values[part])
    for step in path:
        if isinstance(value, list) and isinstance(step, int):
            value = value[step]
        elif isinstance(step, str):  # one entry may stand without its list
            value = value.get(step) if isinstance(value, dict) else None
    return isinstance(value, str)
