"""A store of what earlier builds made, by a hash of everything it was made from.

``.cache/`` beside the docs folder holds JSON in databases and nothing that
could be run. What is damaged or foreign is not there: each value bears the hash
of its bytes, and a file that is no store is begun anew. What a build has not
asked for is dropped at its end.
"""

from __future__ import annotations

import json
import os
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

FOLDER = ".cache"
OFF = "RULES_NO_CACHE"
"""Set in the environment to make everything anew."""


class Kept:
    """What was found and what is to be kept; none of it stays unless the context of ``kept`` ends well."""

    def __init__(self, store: sqlite3.Connection | None) -> None:
        self.store = store
        self.asked: set[str] = set()
        self.whole = True
        """Whether what was not asked for is of no use; not where a build has stopped half-way."""

    @property
    def open(self) -> bool:
        """Whether anything can be found or kept."""
        return self.store is not None

    def get(self, key: str) -> Any:
        """The value that was kept under a key; None where there is none that is sound."""
        with suppress(zlib.error, ValueError, RecursionError):
            found = self.packed(key)
            return None if found is None else unpacked(found)
        return None

    def packed(self, key: str) -> bytes | None:
        """The value as it was kept, for ``unpacked``; it takes little room."""
        self.asked.add(key)
        if self.store is None:
            return None
        with suppress(sqlite3.Error, TypeError):
            row = self.store.execute("SELECT value FROM kept WHERE key = ?", (key,)).fetchone()
            if row and row[0][:32] == sha256(row[0][32:]).digest():
                return bytes(row[0][32:])
        return None

    def put(self, key: str, value: object) -> None:
        """Keeps a value that JSON can hold; where the store cannot be written to, nothing more is kept."""
        self.asked.add(key)
        if self.store is not None:
            packed = zlib.compress(json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass"), 1)
            try:
                row = (key, sha256(packed).digest() + packed)
                self.store.execute("INSERT OR REPLACE INTO kept VALUES (?, ?)", row)
            except sqlite3.Error:
                self.forget()

    def stays(self, key: str) -> None:
        """Says that what is kept under a key is still of use."""
        self.asked.add(key)

    def forget(self) -> None:
        """Keeps nothing of this build, and finds nothing any more."""
        if self.store is not None:
            with suppress(sqlite3.Error):
                self.store.rollback()
            self.store = None


def unpacked(packed: bytes) -> object:
    """The value that ``Kept.put`` was given."""
    value: object = json.loads(zlib.decompress(packed))
    return value


@contextmanager
def kept(folder: Path, name: str) -> Iterator[Kept]:
    """The store ``name`` beside the docs folder ``folder`` while the context lasts; an empty one where there is none.

    Nothing is kept of a build that raises.
    """
    if os.environ.get(OFF):
        yield Kept(None)
        return
    file = folder.absolute().parent / FOLDER / f"{name}.db"
    try:
        store = _opened(file)
    except (OSError, sqlite3.Error):
        yield Kept(None)
        return
    with closing(store):
        found = Kept(store)
        yield found
        if found.open:
            with suppress(sqlite3.Error), store:
                before = {key for (key,) in store.execute("SELECT key FROM kept")} if found.whole else set()
                store.executemany("DELETE FROM kept WHERE key = ?", [(key,) for key in before - found.asked])


def _opened(file: Path) -> sqlite3.Connection:
    """The store, made or begun anew where need be; raises ``OSError`` or ``sqlite3.Error`` where it cannot be."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for again in (True, False):
        store = sqlite3.connect(file, timeout=1)
        try:
            # Another build may go on reading while this one writes.
            store.execute("PRAGMA journal_mode = WAL")
            store.execute("CREATE TABLE IF NOT EXISTS kept (key TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID")
            if [name for _, name, *_ in store.execute("PRAGMA table_info(kept)")] == ["key", "value"]:
                return store
            store.close()
        except sqlite3.OperationalError:
            store.close()
            raise
        except sqlite3.DatabaseError:
            store.close()
            if not again:
                raise
        file.unlink()
    raise sqlite3.DatabaseError(f"{file} is no store")
