"""What a record says by itself, without the things inside it: typed values apart from words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from scripts.model.base import Base
from scripts.model.prose import prose
from scripts.model.redirects import Names, follow
from scripts.model.walk import key_of
from scripts.problems import Path_
from scripts.references import Reference, parse

T = TypeVar("T")

WORDS = frozenset({"name", "reading", "en", "title", "note", "src", "slip", "also"})
"""Keys below which there are names, remarks and where they come from, beside the fields for prose."""

UNSEEN = frozenset({"id", "no-link"})
"""Keys whose values no reader sees."""


@dataclass
class Own:
    """The scalars of a record by their paths in it."""

    typed: dict[Path_, object] = field(default_factory=dict)
    words: dict[Path_, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Reader:
    """Reads records so that only what readers notice differs: an id by its present name, a reference by its words."""

    names: Names
    """The former ids of what references and typed fields may name."""
    said: Callable[[Reference], str]
    """What a reference says, by the names of the present."""

    def own(self, record: Base) -> Own:
        """The scalars of a record, without those of the things inside it, which are told of by themselves."""
        found = Own()
        for path, value, is_word in _leaves(record, (), False):
            if is_word:
                found.words[path] = self._words(value) if isinstance(value, str) else value
            else:
                found.typed[tuple(map(self._now, path))] = self._now(value)
        return found

    def _now(self, value: T) -> T | str:
        return follow(self.names, value) if isinstance(value, str) else value

    def _words(self, text: str) -> str:
        said = []
        for piece in parse(text):
            if isinstance(piece, Reference):
                said.append(piece.words or self.said(replace(piece, id=follow(self.names, piece.id))))
            else:
                said.append(piece if isinstance(piece, str) else piece.text)
        return "".join(said)


def differing(before: Mapping[Path_, object], after: Mapping[Path_, object]) -> list[Path_]:
    """The paths at which not the same stands, in the order of the data."""
    return [path for path in {**before, **after} if before.get(path) != after.get(path)]


def is_thing(value: object) -> bool:
    """Whether it has an id by which it is told of."""
    return isinstance(value, Base) and bool(value.kind_of_thing and getattr(value, "id", None))


def _leaves(record: Base, path: Path_, is_word: bool) -> Iterator[tuple[Path_, object, bool]]:
    texts = {where[0] for where, _ in prose(record)}
    for name, info in type(record).model_fields.items():
        key = key_of(name, info)
        value = getattr(record, name)
        settings = record.id_prefix and isinstance(value, Base)
        if key not in UNSEEN and not settings:
            yield from _below(value, (*path, key), is_word or key in WORDS or key in texts)


def _below(value: object, path: Path_, is_word: bool) -> Iterator[tuple[Path_, object, bool]]:
    if isinstance(value, Base):
        if not is_thing(value):
            yield from _leaves(value, path, is_word)
    elif isinstance(value, tuple):
        for index, child in enumerate(value):
            yield from _below(child, (*path, index), is_word)
    elif isinstance(value, dict):
        for key, child in value.items():
            yield from _below(child, (*path, key), is_word)
    elif value is not None:
        yield path, value, is_word
