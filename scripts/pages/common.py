"""Pieces that several sections share."""

from __future__ import annotations

from markupsafe import Markup, escape

from scripts.model.base import Absence, entries
from scripts.model.cards import Attribute, CardType, Group, Keyword
from scripts.model.claim import Claim
from scripts.model.count import Count
from scripts.model.products import Credit
from scripts.model.rules import Topic
from scripts.model.setup import Deck
from scripts.model.zones import Zone
from scripts.pages import figures
from scripts.pages.context import Context
from scripts.pages.view import Entry, Fact, Part, Statement

Listed = Deck | CardType | Zone | Topic | Attribute | Group | Keyword
"""The things that have an entry with a heading of its own."""


def opened(ctx: Context, record: Listed) -> tuple[Context, Statement | None]:
    """The section of a thing's entry, and what is said first of all: notes and marks of the thing itself."""
    ctx = ctx.section(record.id)
    return ctx, ctx.lead(record, *ctx.flags(record.id))


def entry(record: Listed, whole: Statement | None, facts: tuple[Fact, ...], body: tuple[Statement, ...]) -> Entry:
    """An entry: what is said of the thing as a whole, its facts, its statements."""
    return Entry(record.id, record.name, record.reading or "", record.en or "", facts, whole, body)


def count(ctx: Context, record: Count, unit: str) -> Statement:
    """How many, in words."""
    absence = record.kind or ""
    return ctx.said(record, record.text, figures.count(record, unit, ctx.labels), absence)


def lead(ctx: Context, record: Claim) -> Part:
    """Notes and marks of a whole file, before what it lists."""
    own = ctx.lead(record)
    return Part(statements=(own,) if own else ())


def date(ctx: Context, value: str | None) -> Statement:
    """A date, or that it is not known."""
    if value is None:
        return ctx.gap()
    return (
        ctx.missing()
        if value == "not-recorded"
        else Statement(Markup('<span class="date">{}</span>').format(figures.date(value, ctx.labels)))
    )


def names(ctx: Context, listing: Absence | tuple[Credit, ...] | None) -> Statement:
    """Names in a row, or the word that says why there are none."""
    absent = ctx.listing(listing)
    if absent:
        return absent
    credited = entries(listing)
    marks = tuple(mark for each in credited for mark in ctx.marks(each))
    notes = tuple(note for each in credited for note in ctx.notes(each))
    return Statement(escape(ctx.labels.list.join(each.name for each in credited)), marks=marks, notes=notes)


def flagged(ctx: Context, said: Statement, id_: str) -> Statement:
    """A statement with the reasons of exceptions that name the thing it is about."""
    return said._replace(notes=(*said.notes, *ctx.flags(id_)))
