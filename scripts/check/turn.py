"""The turn: a step may be like another, but not like itself, nor like one that is itself a likeness."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.check.ids import is_reserved
from scripts.library import GameData, Library
from scripts.model.flow import Step
from scripts.model.walk import walk
from scripts.problems import Path_, Problem
from scripts.turn import copied_id


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``bad-like``, and ``duplicate-id`` or ``reserved-id`` for the ids that copied steps get."""
    copies: dict[str, str] = {}
    for part, path, record in game.records:
        if not isinstance(record, Step) or not record.like:
            continue
        like = game.thing(record.like)
        if not like or not isinstance(like.record, Step):
            continue
        inside = [inner for _, inner in walk(like.record) if isinstance(inner, Step)]
        if any(inner.like for inner in inside):
            said = f"`{record.like}` holds this step or is itself like another; point at a step written out"
            yield Problem("bad-like", said, game.file(part), (*path, "like"))
        else:
            yield from _clashes(game, record, like.record, copies, part, path)


def _clashes(
    game: GameData, step: Step, source: Step, copies: dict[str, str], part: str, path: Path_
) -> Iterator[Problem]:
    """Ids of copies that are taken: by something written, by the page, or by an earlier copy in ``copies``."""
    for inner in _copied(step, source):
        id_ = copied_id(step.id, inner.id)
        said = f"`{id_}` is the address that `{step.id}` gives its copy of `{inner.id}`"
        written = game.thing(id_)
        if is_reserved(id_):
            said += ", and each game's page has it by itself; give the step another id"
            yield Problem("reserved-id", said, game.file(part), (*path, "id"))
        elif written:
            yield Problem("duplicate-id", f"{said}; choose another", written.file, (*written.path, "id"))
        elif id_ in copies:
            said += f", and `{copies[id_]}` gives it to a copy of its own; give one of the two another id"
            yield Problem("duplicate-id", said, game.file(part), (*path, "id"))
        else:
            copies[id_] = step.id


def _copied(step: Step, source: Step) -> Iterator[Step]:
    """All steps of ``source`` of which ``step`` holds a copy."""
    for inner in source.steps:
        change = step.except_.get(inner.id)
        if not (change and change.drop):
            yield from (record for _, record in walk(inner) if isinstance(record, Step))
