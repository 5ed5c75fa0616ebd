"""Gaps: a complete game says something about everything, be it `none` or `not-recorded`."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.library import GameData, Library
from scripts.model.walk import key_of
from scripts.problems import Problem


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``gap``: a field that a complete game needs and this one lacks."""
    if game.game.status != "complete":
        return
    for part, path, record in game.records:
        if part in game.unread:
            continue
        for name in record.needed:
            if getattr(record, name) in (None, ()):
                key = key_of(name, type(record).model_fields[name])
                said = f"`{key}` is missing; a complete game says `none` or `not-recorded` where it has no value"
                yield Problem("gap", said, game.file(part), path)
