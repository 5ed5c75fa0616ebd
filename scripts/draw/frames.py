"""Frames around zones that belong together, each with its name as a heading."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scripts.draw.cell import SMALL, Span
from scripts.draw.shapes import LINE_HEIGHT, Box, Linked, Words
from scripts.draw.tracks import Tracks
from scripts.draw.words import wrapped

PAD = 5.0
"""From a frame to what is in it."""


@dataclass(frozen=True)
class Frame:
    """A zone that holds others."""

    name: str
    span: Span
    address: str
    title: str
    mirrored: bool = True
    """Whether the other side has it too."""


@dataclass(frozen=True)
class Heading:
    """A frame's name in lines, and how far the frame reaches above its zones, headings inside it included."""

    lines: tuple[str, ...]
    reach: float


def around(members: Sequence[Span], others: Sequence[Span]) -> Span | None:
    """What a frame around zones takes; None where there are none, or where it would take in others."""
    if not members:
        return None
    row, column = min(span.row for span in members), min(span.column for span in members)
    bottom, right = max(span.bottom for span in members), max(span.right for span in members)
    whole = Span(row, column, bottom - row, right - column)
    return None if any(whole.meets(other) for other in others) else whole


def beside(frames: Sequence[Frame], gutter: int) -> tuple[float, float]:
    """The room that frames take in a gutter between columns: those that end there, those that begin."""
    depths = _depths(frames)
    ends = [PAD * depth for frame, depth in zip(frames, depths, strict=True) if frame.span.right == gutter]
    begins = [PAD * depth for frame, depth in zip(frames, depths, strict=True) if frame.span.column == gutter]
    return max(ends, default=0), max(begins, default=0)


def headings(frames: Sequence[Frame], across: Tracks) -> tuple[Heading, ...]:
    """The headings of frames, outer ones first, given where the columns lie."""
    found: list[Heading] = []
    for index in reversed(range(len(frames))):
        frame, inside = frames[index], range(index + 1, len(frames))
        wide = across.reach(frame.span.column, frame.span.columns)[1]
        lines = wrapped(frame.name, wide / SMALL)
        below = [
            found[len(frames) - 1 - other].reach
            for other in inside
            if frame.span.covers(frames[other].span) and frames[other].span.row == frame.span.row
        ]
        found.append(Heading(lines, len(lines) * LINE_HEIGHT * SMALL + PAD + max(below, default=0)))
    return tuple(reversed(found))


def above(frames: Sequence[Frame], heads: Sequence[Heading], gutter: int) -> tuple[float, float]:
    """The room that frames take in a gutter between rows: those that end there, those that begin."""
    ends = [PAD * depth for frame, depth in zip(frames, _depths(frames), strict=True) if frame.span.bottom == gutter]
    begins = [head.reach for frame, head in zip(frames, heads, strict=True) if frame.span.row == gutter]
    return max(ends, default=0), max(begins, default=0)


def drawn(frames: Sequence[Frame], heads: Sequence[Heading], across: Tracks, down: Tracks) -> list[Linked]:
    """The frames, outer ones first."""
    found = []
    for frame, head, depth in zip(frames, heads, _depths(frames), strict=True):
        left, wide = across.reach(frame.span.column, frame.span.columns)
        top, high = down.reach(frame.span.row, frame.span.rows)
        out = PAD * depth
        edge = Box(left - out, top - head.reach, wide + 2 * out, high + head.reach + out, "frame", round=5)
        words = Words(left, edge.y + PAD / 2, head.lines, "name", SMALL, start=True)
        found.append(Linked(frame.address, frame.title, (edge, words)))
    return found


def _depths(frames: Sequence[Frame]) -> list[int]:
    """How many frames lie in each other, counted from the innermost, which is 1."""
    depths = [1] * len(frames)
    for index in reversed(range(len(frames))):
        inside = [
            depths[other] for other in range(index + 1, len(frames)) if frames[index].span.covers(frames[other].span)
        ]
        depths[index] = 1 + max(inside, default=0)
    return depths
