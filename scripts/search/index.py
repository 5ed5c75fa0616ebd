"""The index as files: names to begin with, grams by shard, entries by chunk.

``names.json`` is all that is read before the first query: what concepts and
games are called, folded, and the version of every other file, which is a hash
of what it holds. ``grams-N.json`` tells for each two characters in which
chunks they stand, in a name or in a text alone. ``entries-N.json`` holds a
chunk: games or concepts next to each other. Shards and chunks keep their size
as the library grows, and a query reads the shards of its own characters and
the few best chunks, so its cost does not grow with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import accumulate
from zlib import crc32

import numpy as np

from scripts.compact import as_json
from scripts.search.grams import Codes, codes, each_once, gram
from scripts.search.units import Unit

SHARD = 100_000
"""Characters of JSON in one shard."""

EVERYWHERE = "*"
"""Instead of a list of chunks: two characters that stand in nearly all of them tell nothing."""

VERSION = 8
"""Characters of a file's version."""

BITS = 20
"""Of a chunk's number: with a gram it makes one whole number."""

Chunks = Sequence[Sequence[Unit]]


def files(chunks: Chunks, nearest: str) -> dict[str, str]:
    """Each file of the index by its name, as JSON.

    ``nearest`` is what is said of names that are offered where nothing is found.
    """
    grams = [_versioned("grams", f"{{{shard}}}") for shard in _shards(chunks)]
    entries = [
        _versioned("entries", f"[{','.join(unit.entries for unit in units if unit.number)}]") for units in chunks
    ]
    names = {
        "nearest": nearest,
        "grams": [version for version, _ in grams],
        "entries": [version for version, _ in entries],
        "names": list(_names(chunks)),
    }
    return {
        "names.json": as_json(names),
        **{f"grams-{number}.json": text for number, (_, text) in enumerate(grams)},
        **{f"entries-{number}.json": text for number, (_, text) in enumerate(entries)},
    }


def _versioned(key: str, value: str) -> tuple[str, str]:
    """A file's version, and its text, in which that stands."""
    version = sha256(value.encode("utf-8", "surrogatepass")).hexdigest()[:VERSION]
    return version, f'{{"version":"{version}","{key}":{value}}}'


def _names(chunks: Chunks) -> Iterator[list[int | str]]:
    """What can be found by its name, each with its chunk and its place there."""
    for number, units in enumerate(chunks):
        before = accumulate((unit.number for unit in units), initial=0)
        for first, unit in zip(before, units, strict=False):
            for place, *names in unit.names:
                yield [number, first + int(place), *names]


def shard(gram: str, shards: int) -> int:
    """The shard that holds a gram: the CRC of its UTF-8, as the worker computes it too."""
    return crc32(gram.encode("utf-8")) % shards


def _shards(chunks: Chunks) -> list[str]:
    """For each shard its grams in order, each with two lists of chunks: where it stands in a name, in a text alone."""
    named = _pairs([[unit.named for unit in units] for units in chunks])
    told = np.setdiff1d(_pairs([[unit.told for unit in units] for units in chunks]), named, assume_unique=True)
    in_names, in_texts = dict(_gaps(named)), dict(_gaps(told))
    common = max(8, len(chunks) * 3 // 4)
    listed = {
        said: f"{as_json(said)}:{as_json(_where(in_names.get(code, []), in_texts.get(code, []), common))}"
        for code in sorted(in_names.keys() | in_texts.keys())
        for said in [gram(code)]
    }
    shards: list[list[str]] = [[] for _ in range(1 + sum(map(len, listed.values())) // SHARD)]
    for said, where in listed.items():
        shards[shard(said, len(shards))].append(where)
    return [",".join(each) for each in shards]


def _pairs(grams: Sequence[Sequence[str]]) -> Codes:
    """All grams of the chunks, each with the chunks that it stands in, in order."""
    texts = ["".join(each) for each in grams]
    numbers = np.repeat(np.arange(len(texts)), [len(text) // 2 for text in texts])
    return each_once(codes("".join(texts)) << BITS | numbers)


def _gaps(pairs: Codes) -> Iterator[tuple[int, list[int]]]:
    """Each gram, and the numbers of its chunks as the differences between them, which pack better."""
    found, numbers = pairs >> BITS, pairs & (1 << BITS) - 1
    first = np.flatnonzero(np.diff(found, prepend=-1))
    gaps = np.diff(numbers, prepend=0)
    gaps[first] = numbers[first]
    listed, ends = gaps.tolist(), [*first[1:].tolist(), len(pairs)]
    for code, start, end in zip(found[first].tolist(), first.tolist(), ends, strict=False):
        yield code, listed[start:end]


def _where(named: list[int], told: list[int], common: int) -> object:
    """Both lists, or ``EVERYWHERE`` for the second or for both; names are worth telling apart even then."""
    if len(named) > common:
        return EVERYWHERE
    return [named, EVERYWHERE if len(named) + len(told) > common else told]
