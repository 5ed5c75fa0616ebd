"""The store of earlier builds: what is sound comes back, all else is made anew."""

from __future__ import annotations

import os
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from scripts.kept import OFF, TABLE, kept


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv(OFF)
    with kept(tmp_path / "docs", "made") as store:
        store.put("a", ["手札", 1])
        store.put("b", {"x": None})
        store.get("a")
        store.get("b")
    return tmp_path / "docs"


def file(docs: Path) -> Path:
    return docs.parent / ".cache" / "made.db"


def found(docs: Path, *keys: str) -> list[object]:
    with kept(docs, "made") as store:
        return [store.get(key) for key in keys]


def test_what_was_put_comes_back_in_the_next_build(docs: Path) -> None:
    assert found(docs, "a", "b", "c") == [["手札", 1], {"x": None}, None]


def test_what_a_build_has_not_asked_for_is_dropped(docs: Path) -> None:
    assert found(docs, "a") == [["手札", 1]]
    assert found(docs, "a", "b") == [["手札", 1], None]


def test_build_that_stops_half_way_drops_nothing(docs: Path) -> None:
    with kept(docs, "made") as store:
        store.put("c", 1)
        store.stays("a")
        store.whole = False
    assert found(docs, "a", "b", "c") == [["手札", 1], {"x": None}, 1]
    with kept(docs, "made") as store:
        store.stays("a")
    assert found(docs, "a", "b") == [["手札", 1], None]


def test_what_is_forgotten_is_not_kept(docs: Path) -> None:
    with kept(docs, "made") as store:
        store.put("c", 1)
        store.forget()
        assert store.get("a") is None
        store.put("d", 1)
    assert found(docs, "a", "c", "d") == [["手札", 1], None, None]


def test_two_builds_at_once_both_find_what_is_kept_and_keep_what_they_made(docs: Path) -> None:
    with kept(docs, "made") as first:
        with kept(docs, "made") as second:
            second.whole = False
            first.put("c", 2)
            second.put("d", 3)
            assert first.get("a") == second.get("a") == ["手札", 1]
        first.whole = False
    assert found(docs, "a", "c", "d") == [["手札", 1], 2, 3]


def test_build_that_fails_changes_nothing(docs: Path) -> None:
    def fail() -> None:
        with kept(docs, "made") as store:
            store.put("c", 1)
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert found(docs, "a", "b", "c") == [["手札", 1], {"x": None}, None]


def test_nothing_is_kept_where_that_is_switched_off(docs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OFF, "1")
    file(docs).unlink()
    with kept(docs, "made") as store:
        store.put("a", 1)
    assert found(docs, "a") == [None]
    assert not file(docs).exists()


def test_value_that_was_damaged_is_not_there(docs: Path) -> None:
    with sqlite3.connect(file(docs)) as store:
        value = store.execute("SELECT value FROM kept WHERE key = 'a'").fetchone()[0]
        store.execute("UPDATE kept SET value = ? WHERE key = 'a'", (value[:-1] + bytes([value[-1] ^ 1]),))
        store.execute("UPDATE kept SET value = 'text' WHERE key = 'b'")
    store.close()
    assert found(docs, "a", "b") == [None, None]


def test_values_that_stand_under_each_other_s_keys_are_not_there(docs: Path) -> None:
    with sqlite3.connect(file(docs)) as store:
        store.execute("UPDATE kept SET key = 'c' WHERE key = 'a'")
        store.execute("UPDATE kept SET key = 'a' WHERE key = 'b'")
        store.execute("UPDATE kept SET key = 'b' WHERE key = 'c'")
    store.close()
    assert found(docs, "a", "b") == [None, None]


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + bytes(200)])
def test_file_that_is_no_store_is_begun_anew(docs: Path, content: bytes) -> None:
    file(docs).write_bytes(content)
    with kept(docs, "made") as store:
        assert store.get("a") is None
        store.put("a", 2)
    assert found(docs, "a") == [2]


FOREIGN = {
    "another table": "CREATE TABLE kept (other TEXT)",
    "a view": "CREATE VIEW kept AS SELECT 'a' AS key, x'00' AS value",
    "a trigger": f"{TABLE}; CREATE TRIGGER own AFTER INSERT ON kept BEGIN DELETE FROM kept; END",
}


@pytest.mark.parametrize("made", FOREIGN.values(), ids=FOREIGN)
def test_database_of_something_else_is_begun_anew(docs: Path, made: str) -> None:
    file(docs).unlink()
    with closing(sqlite3.connect(file(docs))) as store:
        store.executescript(made)
    healed(docs)


@pytest.mark.parametrize("stand", [Path.mkdir, os.mkfifo, lambda place: place.symlink_to("nowhere")])
def test_what_is_no_file_makes_room_for_a_store(docs: Path, stand: Callable[[Path], None]) -> None:
    file(docs).unlink()
    stand(file(docs))
    healed(docs)


def test_whatever_is_broken_in_the_file_it_gives_sound_values_and_is_whole_after_the_next_build(docs: Path) -> None:
    values: list[object] = [[number, "手札" * 400] for number in range(40)]
    with kept(docs, "made") as store:
        for number, value in enumerate(values):
            store.get(str(number))
            store.put(str(number), value)
    whole = file(docs).read_bytes()
    chance = random.Random(1)
    for _ in range(60):
        broken = bytearray(whole)
        for _ in range(chance.choice((1, 40))):
            broken[chance.randrange(len(broken))] ^= 1 << chance.randrange(8)
        file(docs).write_bytes(broken if chance.random() < 0.8 else broken[: chance.randrange(len(broken))])
        with kept(docs, "made") as store:
            for number, value in enumerate(values):
                assert store.get(str(number)) in (value, None)
                store.put(str(number), value)
        assert found(docs, *map(str, range(40))) == values
        file(docs).write_bytes(whole)


def healed(docs: Path) -> None:
    """The next build finds nothing, and the one after it what that one kept."""
    with kept(docs, "made") as store:
        assert store.get("a") is None
        store.put("a", 2)
    assert found(docs, "a") == [2]


def test_without_a_place_for_it_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OFF)
    (tmp_path / ".cache").write_text("a file", encoding="utf-8")
    with kept(tmp_path / "docs", "made") as store:
        store.put("a", 1)
        assert store.get("a") is None
