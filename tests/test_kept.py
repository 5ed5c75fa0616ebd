"""The store of earlier builds: what is sound comes back, all else is made anew."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from scripts.kept import OFF, kept


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


def test_build_finds_what_is_kept_while_another_one_writes(docs: Path) -> None:
    with kept(docs, "made") as first, kept(docs, "made") as second:
        first.put("a", 2)
        first.stays("b")
        assert second.get("a") == ["手札", 1]
        second.put("a", 3)
        assert second.get("b") is None, "it keeps nothing, and goes on without"
    assert found(docs, "a", "b") == [2, {"x": None}]


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


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + bytes(200)])
def test_file_that_is_no_store_is_begun_anew(docs: Path, content: bytes) -> None:
    file(docs).write_bytes(content)
    with kept(docs, "made") as store:
        assert store.get("a") is None
        store.put("a", 2)
    assert found(docs, "a") == [2]


def test_database_of_something_else_is_begun_anew(docs: Path) -> None:
    file(docs).unlink()
    with sqlite3.connect(file(docs)) as store:
        store.execute("CREATE TABLE kept (other TEXT)")
    store.close()
    with kept(docs, "made") as fresh:
        fresh.get("a")
        fresh.put("a", 2)
    assert found(docs, "a") == [2]


def test_without_a_place_for_it_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OFF)
    (tmp_path / ".cache").write_text("a file", encoding="utf-8")
    with kept(tmp_path / "docs", "made") as store:
        store.put("a", 1)
        assert store.get("a") is None
