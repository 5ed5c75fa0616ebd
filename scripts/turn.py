"""The turn as it is shown: steps that are like others, written out."""

from __future__ import annotations

from collections.abc import Mapping

from scripts.model.claim import Node
from scripts.model.flow import Change, Step


def copied_id(copy: str, step: str) -> str:
    """The id of a step's copy inside the step ``copy``."""
    return f"{copy}-{step}"


def expand(steps: tuple[Step, ...], by_id: Mapping[str, Step]) -> tuple[Step, ...]:
    """The same steps with every ``like`` replaced by copies under ids of their own.

    ``by_id`` holds all steps of the game. Checked data is expected: a like
    leads to a step that is written out.
    """
    shown = []
    for step in steps:
        inner = expand(step.steps, by_id)
        if step.like:
            inner = (*_copies(step, by_id[step.like]), *inner)
        shown.append(step.model_copy(update={"steps": inner}))
    return tuple(shown)


def _copies(step: Step, source: Step) -> tuple[Step, ...]:
    copies = []
    for inner in source.steps:
        change = step.except_.get(inner.id)
        if change and change.drop:
            continue
        copy = _renamed(inner, step.id)
        if change:
            copy = copy.model_copy(
                update={
                    "name": change.name or inner.name,
                    "reading": change.reading or (None if change.name else inner.reading),
                    "text": (*(change.text or _without(inner, change)), *change.add),
                    "note": (*copy.note, *change.note),
                    "slip": (*inner.slip, *change.slip),
                    "src": change.src or inner.src,
                    "under": change.under or inner.under,
                    "since": change.since or inner.since,
                    "until": change.until or inner.until,
                }
            )
        copies.append(copy)
    return tuple(copies)


def _without(step: Step, change: Change) -> tuple[Node, ...]:
    return _nameless(tuple(node for node in step.text if node.id not in change.without))


def _renamed(step: Step, prefix: str) -> Step:
    """A copy whose anchors cannot clash with the original's: steps renamed, statements and notes without ids."""
    return step.model_copy(
        update={
            "id": copied_id(prefix, step.id),
            "steps": tuple(_renamed(inner, prefix) for inner in step.steps),
            "text": _nameless(step.text),
            "note": _nameless(step.note),
        }
    )


def _nameless(nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    return tuple(
        node.model_copy(update={"id": None, "items": _nameless(node.items), "note": _nameless(node.note)})
        for node in nodes
    )
