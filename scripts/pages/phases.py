"""The turn as a picture: its steps in words that are ready to draw, and the same said line by line."""

from __future__ import annotations

import re

from scripts.draw.marks import Tag
from scripts.draw.shapes import Picture
from scripts.draw.turn import JOINED, Step, drawn
from scripts.model import flow
from scripts.model.labels import Labels
from scripts.pages.context import Context


def picture(ctx: Context, turn: flow.Turn, steps: tuple[flow.Step, ...]) -> Picture | None:
    """The picture of a turn, given its steps written out; None where there are not two of them to show."""
    if len(steps) < 2 and not any(step.steps for step in steps):
        return None
    labels = ctx.labels.picture.turn
    order = ctx.labels.turn.order.format(order=ctx.word("order", turn.order))
    whole = Step(order, "#turn", order=turn.order, steps=tuple(_step(ctx, step) for step in steps))
    told = (*(() if turn.order == "in-order" else (order,)), *_said(ctx, whole, ""))
    return drawn(whole, labels.title, told, labels.untold if turn.order == "not-recorded" else "")


def repeated(repeat: flow.Repeat, labels: Labels) -> tuple[str, str]:
    """How often a step is gone through: the label with its blank, and the text that fills it."""
    forms = {name: getattr(labels.turn, name) for name in type(repeat).model_fields}
    return next((forms[name], str(value)) for name, value in repeat if value is not None)


def _step(ctx: Context, step: flow.Step) -> Step:
    """A step with its marks; that its inner steps are in order, arrows say."""
    order = "" if step.steps and step.order == "in-order" else step.order or ""
    tags = (
        Tag(ctx.word("who", step.who)),
        Tag(ctx.word("order", order), order),
        Tag(ctx.labels.turn.optional if step.optional else ""),
    )
    form, often = repeated(step.repeat, ctx.labels) if step.repeat else ("", "")
    return Step(
        step.name,
        ctx.links.address(ctx.game, step.id),
        tuple(tag for tag in tags if tag.words),
        _plain(ctx, step.when),
        form.format(what=_plain(ctx, often)),
        step.optional,
        step.order or "in-order",
        tuple(_step(ctx, inner) for inner in step.steps),
    )


def _plain(ctx: Context, text: str | None) -> str:
    """Text without its links, on one line."""
    return re.sub(r"[ \t]*\n\s*", " ", ctx.links.words(text, ctx.game)) if text else ""


def _said(ctx: Context, whole: Step, number: str) -> tuple[str, ...]:
    """Each step within a step as a line, numbered where the order is told."""
    labels, lines = ctx.labels.picture.turn, []
    for place, step in enumerate(whole.steps, 1):
        own = f"{number}{'-' if number else ''}{place}" if whole.order in JOINED else f"{number}{labels.unordered}"
        when = labels.when.format(what=step.when) if step.when else ""
        details = [*(tag.words for tag in step.tags), when, step.again]
        said = ctx.labels.separator.join(filter(None, details))
        line = labels.step.format(number=own, name=step.name)
        lines.append(line + (labels.details.format(details=said) if said else ""))
        lines += _said(ctx, step, own)
    return tuple(lines)
