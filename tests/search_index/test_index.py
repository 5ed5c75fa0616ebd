from __future__ import annotations

import json
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.search import index
from scripts.search.entries import Entry
from scripts.search.fold import fold
from scripts.search.index import files, shard
from scripts.search.units import unit

KINDS = {kind: f"札：{kind}" for kind in ("concept", "game", "zone", "page")}
Chunk = list[Entry]

WORDS = st.text(st.sampled_from("手札山Aア・ー 、あ𠮷"), max_size=5)
ENTRIES = st.builds(Entry, WORDS, WORDS, st.sampled_from(sorted(KINDS)), st.lists(WORDS, max_size=2).map(tuple), WORDS)
CHUNKS = st.lists(st.lists(ENTRIES, max_size=3), max_size=14)


def entry(title: str, text: str = "", kind: str = "zone", names: tuple[str, ...] = ()) -> Entry:
    return Entry(f"games/x/#{title}", title, kind, names, text)


def texts(chunks: list[Chunk]) -> dict[str, str]:
    """The files of an index in which the last unit of each chunk holds no entry."""
    return files([[unit([each], KINDS) for each in chunk] + [unit([], KINDS)] for chunk in chunks], "近い名")


def made(chunks: list[Chunk]) -> dict[str, Any]:
    return {name: json.loads(text) for name, text in texts(chunks).items()}


def shards(found: dict[str, Any]) -> list[dict[str, Any]]:
    """The grams of each shard."""
    return [found[f"grams-{number}.json"]["grams"] for number in range(len(found["names.json"]["grams"]))]


def where(found: dict[str, Any], gram: str) -> Any:
    """The chunks with a gram in a name, and those with it in texts alone, read as the worker reads them."""
    held = shards(found)
    listed = held[crc32(gram.encode()) % len(held)].get(gram)
    return listed if listed is None or isinstance(listed, str) else tuple(map(numbers, listed))


def numbers(gaps: Any) -> Any:
    return gaps if isinstance(gaps, str) else {sum(gaps[: end + 1]) for end in range(len(gaps))}


def grams(folded: str) -> set[str]:
    return {folded[at : at + 2] for at in range(len(folded) - 1)} | set(folded)


def grams_in(entries: list[Entry]) -> tuple[set[str], set[str]]:
    named = {gram for each in entries for name in (each.title, *each.names) for gram in grams(fold(name))}
    told = {gram for each in entries for gram in grams(fold(each.text))}
    return named, told - named


@given(CHUNKS)
@settings(max_examples=150, deadline=None)
def test_grams_lead_to_exactly_the_chunks_that_hold_them(chunks: list[Chunk]) -> None:
    found = made(chunks)
    held = list(map(grams_in, chunks))
    listed = {gram for each in shards(found) for gram in each}
    assert listed == {gram for pair in held for each in pair for gram in each}
    most = max(8, len(chunks) * 3 // 4)
    for gram in listed:
        named = {number for number, (names, _) in enumerate(held) if gram in names}
        told = {number for number, (_, texts) in enumerate(held) if gram in texts}
        assert where(found, gram) == (
            "*" if len(named) > most else (named, "*" if len(named) + len(told) > most else told)
        )


@pytest.mark.parametrize(("size", "number"), [(1, None), (40, None), (10_000, 1)])
def test_each_gram_stands_in_its_shard_and_in_no_other(
    monkeypatch: pytest.MonkeyPatch, size: int, number: int | None
) -> None:
    monkeypatch.setattr(index, "SHARD", size)
    chunks = [[entry("山札を手札へ", "捨てた札の山から引いた札を場に置く")], [entry("場の札")]]
    held = shards(made(chunks))
    assert len(held) == number or (number is None and len(held) > 3)
    for at, each in enumerate(held):
        assert {shard(gram, len(held)) for gram in each} <= {at}
        assert list(each) == sorted(each)
    assert {gram for each in held for gram in each} == {
        gram for chunk in chunks for each in grams_in(chunk) for gram in each
    }


@given(st.text(min_size=1, max_size=2))
@settings(max_examples=100, deadline=None)
def test_shard_is_the_crc_of_the_utf8(gram: str) -> None:
    try:
        encoded = gram.encode("utf-8")
    except UnicodeEncodeError:
        return
    assert shard(gram, 37) == crc32(encoded) % 37


@pytest.mark.parametrize(("gram", "number"), [("手札", 0x2F8D0CB4 % 128), ("a", 0xE8B7BE43 % 128)])
def test_shard_of_known_grams(gram: str, number: int) -> None:
    assert shard(gram, 128) == number


def test_names_list_concepts_and_games_folded_with_their_places() -> None:
    chunks = [
        [entry("手札", "説明", "concept", ("てふだ", "Hand Card")), entry("山札", kind="concept")],
        [entry("遊び・ゲーム", kind="game", names=("あそび",)), entry("場")],
    ]
    names = made(chunks)["names.json"]
    assert (len(names["entries"]), len(names["grams"]), names["nearest"]) == (2, 1, "近い名")
    assert names["names"] == [
        [0, 0, "手札", "てふだ", "hand card"],
        [0, 1, "山札"],
        [1, 0, "遊びげむ", "あそび"],
    ]


def test_chunk_holds_its_entries_as_the_worker_reads_them() -> None:
    chunks = [[entry("手札", "説明", "concept", ("てふだ",))], [entry("場", "置く所")]]
    found = made(chunks)
    assert found["entries-0.json"]["entries"] == [["games/x/#手札", "手札", "札：concept", 1, ["てふだ"], "説明"]]
    assert found["entries-1.json"]["entries"] == [["games/x/#場", "場", "札：zone", 0, [], "置く所"]]


def test_files_are_names_entries_for_each_chunk_and_every_shard() -> None:
    assert set(made([[], [entry("b")]])) == {"names.json", "entries-0.json", "entries-1.json", "grams-0.json"}


def test_nothing_to_find_is_an_index_too() -> None:
    found = made([])
    assert set(found) == {"names.json", "grams-0.json"}
    assert (found["names.json"]["entries"], found["names.json"]["names"], shards(found)) == ([], [], [{}])


@pytest.mark.parametrize(
    ("chunks", "holding", "everywhere"),
    [(8, 8, False), (9, 9, True), (9, 8, False), (12, 9, False), (12, 10, True), (40, 30, False), (40, 31, True)],
)
def test_gram_in_nearly_all_chunks_is_not_listed(chunks: int, holding: int, everywhere: bool) -> None:
    named = [[entry("手" if number < holding else "場")] for number in range(chunks)]
    told = [[entry("場", "手" if number < holding else "")] for number in range(chunks)]
    assert (where(made(named), "手") == "*") is everywhere
    assert (where(made(told), "手") == (set(), "*")) is everywhere


def test_the_few_chunks_with_a_name_are_listed_where_texts_are_everywhere() -> None:
    all_ = [[entry("手札") if number == 5 else entry("場", "手札")] for number in range(12)]
    assert where(made(all_), "手札") == ({5}, "*")


@given(CHUNKS)
@settings(max_examples=40, deadline=None)
def test_index_has_the_same_bytes_each_time(chunks: list[Chunk]) -> None:
    one, other = (texts(list(chunks)) for _ in range(2))
    assert one == other


@given(CHUNKS, CHUNKS)
@settings(max_examples=100, deadline=None)
def test_names_name_each_file_with_its_version_which_stands_for_what_it_holds(
    chunks: list[Chunk], others: list[Chunk]
) -> None:
    held: dict[str, str] = {}
    for found in (texts(chunks), texts(others)):
        names = json.loads(found.pop("names.json"))
        versions = {
            f"{kind}-{number}.json": each for kind in ("grams", "entries") for number, each in enumerate(names[kind])
        }
        assert versions == {name: json.loads(text)["version"] for name, text in found.items()}
        for name, text in found.items():
            assert held.setdefault(versions[name], text) == text


def test_what_did_not_change_keeps_its_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index, "SHARD", 40)
    chunks = [[entry("山札を手札へ", "捨てた札の山から引いた札を場に置く")], [entry("場の札")], [entry("札")]]
    before = texts(chunks)
    chunks[1] = [entry("場の札", "鬼")]
    after = texts(chunks)
    changed = {name for name in before if before[name] != after[name]}
    shards_ = len(json.loads(before["names.json"])["grams"])
    assert shards_ > 3
    assert changed == {"names.json", "entries-1.json", f"grams-{shard('鬼', shards_)}.json"}
