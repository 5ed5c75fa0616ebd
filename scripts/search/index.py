"""The index as files: names to begin with, grams by shard, entries by chunk.

``names.json`` is all that is read before the first query: what concepts and
games are called, folded. ``grams-N.json`` tells for each two characters in
which chunks they stand, in a name or in a text alone. ``entries-N.json`` holds
a chunk: games or concepts next to each other. Shards and chunks keep their
size as the library grows, and a query reads the shards of its own characters
and the few best chunks, so its cost does not grow with it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from zlib import crc32

from scripts.search.entries import Entry
from scripts.search.fold import apart, fold, grams

SHARD = 100_000
"""Characters of JSON in one shard."""

EVERYWHERE = "*"
"""Instead of a list of chunks: two characters that stand in nearly all of them tell nothing."""

LED_TO = frozenset({"concept", "game"})
"""Kinds of the entries whose names are known before the first query."""

Chunks = Sequence[Sequence[Entry]]


def files(chunks: Chunks, kinds: Mapping[str, str], nearest: str) -> dict[str, dict[str, object]]:
    """Each file of the index by its name, as values for JSON.

    ``kinds`` are the labels of kinds; ``nearest`` is what is said of names that
    are offered where nothing is found.
    """
    shards = _shards(chunks)
    names = [
        [number, place, *map(apart, (entry.title, *entry.names))]
        for number, entries in enumerate(chunks)
        for place, entry in enumerate(entries)
        if entry.kind in LED_TO
    ]
    return {
        "names.json": {"chunks": len(chunks), "shards": len(shards), "nearest": nearest, "names": names},
        **{f"grams-{number}.json": {"grams": held} for number, held in enumerate(shards)},
        **{
            f"entries-{number}.json": {"entries": [_entry(entry, kinds[entry.kind]) for entry in entries]}
            for number, entries in enumerate(chunks)
        },
    }


def _entry(entry: Entry, kind: str) -> list[object]:
    return [entry.address, entry.title, kind, int(entry.kind in LED_TO), list(entry.names), entry.text]


def shard(gram: str, shards: int) -> int:
    """The shard that holds a gram: the CRC of its UTF-8, as the worker computes it too."""
    return crc32(gram.encode("utf-8")) % shards


def _shards(chunks: Chunks) -> list[dict[str, object]]:
    """For each shard its grams, each with two lists of chunks: where it stands in a name, where in a text alone."""
    named: dict[str, list[int]] = {}
    told: dict[str, list[int]] = {}
    for number, entries in enumerate(chunks):
        in_names = _grams(name for entry in entries for name in (entry.title, *entry.names))
        for gram in in_names:
            named.setdefault(gram, []).append(number)
        for gram in _grams(entry.text for entry in entries) - in_names:
            told.setdefault(gram, []).append(number)
    common = max(8, len(chunks) * 3 // 4)
    listed = {
        gram: _where(named.get(gram, []), told.get(gram, []), common) for gram in sorted(named.keys() | told.keys())
    }
    shards: list[dict[str, object]] = [{} for _ in range(1 + len(json.dumps(listed, ensure_ascii=False)) // SHARD)]
    for gram, where in listed.items():
        shards[shard(gram, len(shards))][gram] = where
    return shards


def _grams(texts: Iterable[str]) -> set[str]:
    return set().union(*map(grams, set(map(fold, texts))))


def _where(named: list[int], told: list[int], common: int) -> object:
    """Both lists, or ``EVERYWHERE`` for the second or for both; names are worth telling apart even then."""
    if len(named) > common:
        return EVERYWHERE
    return [_gaps(named), EVERYWHERE if len(named) + len(told) > common else _gaps(told)]


def _gaps(numbers: list[int]) -> list[int]:
    """Rising numbers as the differences between them, which pack better."""
    return [number - before for before, number in zip([0, *numbers], numbers, strict=False)]
