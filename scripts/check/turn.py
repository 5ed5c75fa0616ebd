"""The turn: a step may be like another, but not like itself, nor like one that is itself a likeness."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.library import Library
from scripts.model.flow import Step
from scripts.model.walk import walk
from scripts.problems import Problem
from scripts.turn import copied_id


def check(library: Library) -> Iterator[Problem]:
    """``bad-like``, and ``duplicate-id`` for the ids that copied steps get."""
    for game in library.games.values():
        for part, path, record in game.records():
            if not isinstance(record, Step) or not record.like:
                continue
            like = game.thing(record.like)
            if not like or not isinstance(like.record, Step):
                continue
            inside = [inner for _, inner in walk(like.record) if isinstance(inner, Step)]
            if record in inside or any(inner.like for inner in inside):
                said = f"`{record.like}` holds this step or is itself like another; point at a step written out"
                yield Problem("bad-like", said, game.file(part), (*path, "like"))
                continue
            for inner in inside[1:]:
                id_ = copied_id(record.id, inner.id)
                if id_ in game.things:
                    said = f"`{id_}` is the address that `{record.id}` gives its copy of `{inner.id}`; choose another"
                    yield Problem("duplicate-id", said, game.things[id_][0].file, game.things[id_][0].path)
