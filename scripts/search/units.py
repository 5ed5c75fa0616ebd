"""Entries that stay together in the index, and what the index takes of them: computed once for each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scripts import places
from scripts.compact import as_json
from scripts.model.labels import Labels
from scripts.model.walk import key_of
from scripts.search.entries import Entry
from scripts.search.fold import apart
from scripts.search.grams import grams

LED_TO = frozenset({"concept", "game"})
"""Kinds of the entries whose names are known before the first query."""

ASIDE = (places.CONTRIBUTE, places.CHECKS, places.PROGRAMS)
"""Addresses below which nobody looks for a rule: what stands there comes last, unless it is called so."""


class Unit(NamedTuple):
    """A game, a concept, or what else stays together."""

    address: str
    """Of the first entry."""
    size: int
    """Characters to be found."""
    number: int
    """Entries."""
    entries: str
    """The entries as JSON, parted by commas."""
    names: Sequence[Sequence[int | str]]
    """Of each concept and game the place among the entries, and what it is called, folded."""
    named: str
    """The grams of names, one behind the other."""
    told: str
    """The grams of texts."""


def unit(entries: Sequence[Entry], kinds: Mapping[str, str]) -> Unit:
    """Entries as a unit; ``kinds`` are the labels of kinds."""
    names = [(entry.title, *entry.names) for entry in entries]
    return Unit(
        address=entries[0].address if entries else "",
        size=sum(len(text) for entry in entries for text in (entry.title, *entry.names, entry.text)),
        number=len(entries),
        entries=as_json([_entry(entry, kinds[entry.kind]) for entry in entries])[1:-1],
        names=[[place, *map(apart, names[place])] for place, entry in enumerate(entries) if entry.kind in LED_TO],
        named=grams(name for each in names for name in each),
        told=grams(entry.text for entry in entries),
    )


def kinds(labels: Labels) -> dict[str, str]:
    """The labels of kinds by the kinds of entries."""
    fields = type(labels.kind).model_fields
    return {key_of(name, info): str(getattr(labels.kind, name)) for name, info in fields.items()}


def _entry(entry: Entry, kind: str) -> list[object]:
    rank = 1 if entry.kind in LED_TO else -1 if entry.address.startswith(ASIDE) else 0
    return [entry.address, entry.title, kind, rank, list(entry.names), entry.text]
