from __future__ import annotations

import json
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.search.entries import Entry
from scripts.search.fold import fold, grams
from scripts.search.index import FOLDER, SHARDS, files, shard

KINDS = {kind: f"札：{kind}" for kind in ("concept", "game", "zone", "page")}
Chunk = tuple[str, list[Entry]]

WORDS = st.text(st.sampled_from("手札山Aア・ー 、あ𠮷"), max_size=5)
ENTRIES = st.builds(Entry, WORDS, WORDS, st.sampled_from(sorted(KINDS)), st.lists(WORDS, max_size=2).map(tuple), WORDS)
CHUNKS = st.lists(st.tuples(WORDS, st.lists(ENTRIES, max_size=3)), max_size=14)


def entry(title: str, text: str = "", kind: str = "zone", names: tuple[str, ...] = ()) -> Entry:
    return Entry(f"games/x/#{title}", title, kind, names, text)


def made(chunks: list[Chunk]) -> dict[str, Any]:
    return dict(files(chunks, KINDS))


def where(found: dict[str, Any], gram: str) -> tuple[set[int], set[int]] | str | None:
    """The chunks with a gram in a name, and those with it in texts alone, read as the worker reads them."""
    listed = found[f"{FOLDER}grams-{crc32(gram.encode()) % SHARDS}.json"]["grams"].get(gram)
    if listed is None or isinstance(listed, str):
        return listed
    named, told = ({sum(gaps[: end + 1]) for end in range(len(gaps))} for gaps in listed)
    return named, told


def grams_in(entries: list[Entry]) -> tuple[set[str], set[str]]:
    named = {gram for each in entries for name in (each.title, *each.names) for gram in grams(fold(name))}
    told = {gram for each in entries for gram in grams(fold(each.text))}
    return named, told - named


@given(CHUNKS)
@settings(max_examples=150, deadline=None)
def test_grams_lead_to_exactly_the_chunks_that_hold_them(chunks: list[Chunk]) -> None:
    found = made(chunks)
    held = [grams_in(entries) for _, entries in chunks]
    listed = {gram for number in range(SHARDS) for gram in found[f"{FOLDER}grams-{number}.json"]["grams"]}
    assert listed == {gram for pair in held for each in pair for gram in each}
    for gram in listed:
        named = {number for number, (names, _) in enumerate(held) if gram in names}
        told = {number for number, (_, texts) in enumerate(held) if gram in texts}
        everywhere = len(named | told) > max(8, len(chunks) * 3 // 4)
        assert where(found, gram) == ("*" if everywhere else (named, told))


@given(CHUNKS)
@settings(max_examples=60, deadline=None)
def test_each_gram_stands_in_its_shard_and_in_no_other(chunks: list[Chunk]) -> None:
    found = made(chunks)
    for number in range(SHARDS):
        assert {crc32(gram.encode("utf-8")) % SHARDS for gram in found[f"{FOLDER}grams-{number}.json"]["grams"]} <= {
            number
        }


@given(st.text(min_size=1, max_size=2))
@settings(max_examples=100, deadline=None)
def test_shard_is_the_crc_of_the_utf8(gram: str) -> None:
    try:
        encoded = gram.encode("utf-8")
    except UnicodeEncodeError:
        return
    assert shard(gram) == crc32(encoded) % SHARDS


@pytest.mark.parametrize(("gram", "number"), [("手札", 0x2F8D0CB4 % 128), ("a", 0xE8B7BE43 % 128)])
def test_shard_of_known_grams(gram: str, number: int) -> None:
    assert shard(gram) == number


def test_names_list_concepts_and_games_with_their_places() -> None:
    chunks = [
        ("用語集", [entry("手札", "説明", "concept", ("てふだ", "hand")), entry("山札", kind="concept")]),
        ("遊び", [entry("遊び", kind="game", names=("あそび",)), entry("場")]),
    ]
    names = made(chunks)[f"{FOLDER}names.json"]
    assert names == {
        "chunks": 2,
        "shards": SHARDS,
        "names": [[0, 0, "手札", "てふだ", "hand"], [0, 1, "山札"], [1, 0, "遊び", "あそび"]],
    }


def test_chunk_holds_its_entries_as_the_worker_reads_them() -> None:
    chunks = [("用語集", [entry("手札", "説明", "concept", ("てふだ",))]), ("遊び", [entry("場", "置く所")])]
    found = made(chunks)
    assert found[f"{FOLDER}entries-0.json"] == {
        "title": "用語集",
        "entries": [["games/x/#手札", "手札", "札：concept", 1, ["てふだ"], "説明"]],
    }
    assert found[f"{FOLDER}entries-1.json"]["entries"] == [["games/x/#場", "場", "札：zone", 0, [], "置く所"]]


def test_files_are_names_entries_for_each_chunk_and_every_shard() -> None:
    expected = {"names.json", "entries-0.json", "entries-1.json", *(f"grams-{number}.json" for number in range(SHARDS))}
    assert set(made([("a", []), ("b", [entry("b")])])) == {FOLDER + name for name in expected}


def test_nothing_to_find_is_an_index_too() -> None:
    found = made([])
    assert found[f"{FOLDER}names.json"] == {"chunks": 0, "shards": SHARDS, "names": []}
    assert all(data == {"grams": {}} for path, data in found.items() if "grams" in path)


@pytest.mark.parametrize(
    ("chunks", "holding", "everywhere"),
    [(8, 8, False), (9, 9, True), (9, 8, False), (12, 9, False), (12, 10, True), (40, 30, False), (40, 31, True)],
)
def test_gram_in_nearly_all_chunks_is_not_listed(chunks: int, holding: int, everywhere: bool) -> None:
    all_ = [(str(number), [entry("場", "手" if number < holding else "")]) for number in range(chunks)]
    assert (where(made(all_), "手") == "*") is everywhere


def test_names_and_texts_count_together_towards_everywhere() -> None:
    all_ = [(str(number), [entry("手札")] if number % 2 else [entry("場", "手札")]) for number in range(12)]
    assert where(made(all_), "手札") == "*"


@given(CHUNKS)
@settings(max_examples=40, deadline=None)
def test_index_has_the_same_bytes_each_time(chunks: list[Chunk]) -> None:
    one, other = (json.dumps(made(list(chunks)), ensure_ascii=False) for _ in range(2))
    assert one == other


def test_grams_are_in_the_order_of_their_signs() -> None:
    found = made([("x", [entry("山札を手札へ", "捨てた札の山から引いた札を場に置く")])])
    for number in range(SHARDS):
        listed = list(found[f"{FOLDER}grams-{number}.json"]["grams"])
        assert listed == sorted(listed)
