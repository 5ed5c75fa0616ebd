"""Words: every typed field holds a word of its vocabulary."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.library import GameData, Library
from scripts.model.base import ABSENCES, Base, Ref, Word
from scripts.model.walk import key_of, markers
from scripts.problems import Path_, Problem, instead


def check(library: Library, game: GameData) -> Iterator[Problem]:
    """``unknown-word``."""
    for part, path, record in game.records:
        for where, word, vocabulary in _words(record):
            words = library.vocabularies[vocabulary].words
            if word not in words and word not in ABSENCES:
                said = f"`{word}` is no word for `{vocabulary}`; {instead(word, {*words, *ABSENCES})}"
                if where[-1] == "kind":
                    said += "; if it is meant as text, write {text: …}"
                yield Problem("unknown-word", said, game.file(part), (*path, *where))


def _words(record: Base) -> Iterator[tuple[Path_, str, str]]:
    """Path, word and vocabulary of each typed value; fields that may also name a thing are the references' matter."""
    for name, marks in markers(type(record)).items():
        value = getattr(record, name)
        word = next((mark for mark in marks if isinstance(mark, Word)), None)
        if word is None or value is None or any(isinstance(mark, Ref) for mark in marks):
            continue
        key = key_of(name, type(record).model_fields[name])
        if isinstance(value, Base):
            kind = getattr(value, "kind", None)
            if kind:
                yield (key, "kind"), kind, word.vocabulary
        elif isinstance(value, tuple):
            for index, each in enumerate(value):
                yield (key, index), each, word.vocabulary
        else:
            yield (key,), value, word.vocabulary
