"""The index as files: names to begin with, grams by shard, entries by chunk.

``names.json`` is all that is read before the first query: what concepts and
games are called. ``grams-N.json`` tells for each two characters in which
chunks they stand. ``entries-N.json`` holds a chunk: the entries of one game,
or of the glossary. A query reads the shards of its own characters and the few
chunks that hold them all, so its cost does not grow with the library.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from zlib import crc32

from scripts.search.entries import Entry
from scripts.search.fold import fold, grams

SHARDS = 128
FOLDER = "search/"

EVERYWHERE = "*"
"""Instead of a list of chunks: two characters that stand in nearly all of them tell nothing."""

Chunks = Sequence[tuple[str, Sequence[Entry]]]


def files(chunks: Chunks, kinds: Mapping[str, str]) -> dict[str, object]:
    """Each file of the index by its path, as values for JSON.

    ``chunks`` are titles with their entries; the entries of kind ``concept``
    and ``game`` are those that ``names.json`` lists. ``kinds`` are the labels.
    """
    names = []
    made: dict[str, object] = {}
    for number, (title, entries) in enumerate(chunks):
        made[f"{FOLDER}entries-{number}.json"] = {
            "title": title,
            "entries": [_entry(entry, kinds) for entry in entries],
        }
        names += [
            [number, place, entry.title, *entry.names]
            for place, entry in enumerate(entries)
            if entry.kind in ("concept", "game")
        ]
    shards = _shards(chunks)
    for number in range(SHARDS):
        made[f"{FOLDER}grams-{number}.json"] = {"grams": shards.get(number, {})}
    made[f"{FOLDER}names.json"] = {"chunks": len(chunks), "shards": SHARDS, "names": names}
    return made


def _entry(entry: Entry, kinds: Mapping[str, str]) -> list[object]:
    said: list[object] = [entry.address, entry.title, kinds[entry.kind], int(entry.kind in ("concept", "game"))]
    return [*said, list(entry.names), entry.text]


def shard(gram: str) -> int:
    """The shard that holds a gram: the CRC of its UTF-8, as the worker computes it too."""
    return crc32(gram.encode("utf-8")) % SHARDS


def _shards(chunks: Chunks) -> dict[int, dict[str, object]]:
    """For each shard its grams, each with two lists of chunks: where it stands in a name, where in a text alone."""
    named: dict[str, list[int]] = {}
    told: dict[str, list[int]] = {}
    for number, (_, entries) in enumerate(chunks):
        in_names = set().union(*(grams(fold(name)) for entry in entries for name in (entry.title, *entry.names)), set())
        in_texts = set().union(*(grams(fold(entry.text)) for entry in entries), set()) - in_names
        for gram in in_names:
            named.setdefault(gram, []).append(number)
        for gram in in_texts:
            told.setdefault(gram, []).append(number)
    shards: dict[int, dict[str, object]] = {}
    common = max(8, len(chunks) * 3 // 4)
    for gram in sorted(named.keys() | told.keys()):
        where = [named.get(gram, []), told.get(gram, [])]
        everywhere = sum(map(len, where)) > common
        shards.setdefault(shard(gram), {})[gram] = EVERYWHERE if everywhere else [_gaps(each) for each in where]
    return shards


def _gaps(numbers: list[int]) -> list[int]:
    """Rising numbers as the differences between them, which pack better."""
    return [number - before for before, number in zip([0, *numbers], numbers, strict=False)]
