"""A store of what earlier builds made, by a hash of everything it was made from.

``.cache/`` beside the docs folder holds JSON in databases and nothing that
could be run. What is damaged or foreign is not there: each value bears the hash
of its key and its bytes, and a file that is no store, or a broken one, is begun
anew. What a build has not asked for is dropped at its end.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import stat
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

FOLDER = ".cache"
OFF = "RULES_NO_CACHE"
"""Set in the environment to make everything anew."""

TABLE = "CREATE TABLE kept (key TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID"
"""All that is in a store."""


class Kept:
    """What was found and what is to be kept; nothing is written before the build has ended well.

    What is new lies in a database that the system keeps aside and removes, as it is more than memory should hold.
    """

    def __init__(self, store: sqlite3.Connection | None = None, new: sqlite3.Connection | None = None) -> None:
        self.store = store
        self.new = new
        self.asked: set[str] = set()
        self.whole = True
        """Whether what was not asked for is of no use; not where a build has stopped half-way."""

    @property
    def open(self) -> bool:
        """Whether anything can be found or kept."""
        return self.store is not None

    def get(self, key: str) -> Any:
        """The value that was kept under a key; None where there is none that is sound."""
        found = self.packed(key)
        return None if found is None else unpacked(found)

    def stays(self, key: str) -> None:
        """Says that what is kept under a key is still of use."""
        self.asked.add(key)

    def packed(self, key: str) -> bytes | None:
        """The value as it was kept, for ``unpacked``; it takes little room."""
        self.asked.add(key)
        if self.store is None:
            return None
        with suppress(sqlite3.Error, TypeError):
            row = self.store.execute("SELECT value FROM kept WHERE key = ?", (key,)).fetchone()
            if row and row[0][:32] == _seal(key, row[0][32:]):
                return bytes(row[0][32:])
        return None

    def put(self, key: str, value: object) -> None:
        """Keeps a value that JSON can hold; where there is no room for it, nothing of this build is kept."""
        self.asked.add(key)
        if self.store is not None and self.new is not None:
            packed = zlib.compress(json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass"), 1)
            try:
                self.new.execute("INSERT INTO new VALUES (?, ?)", (key, _seal(key, packed) + packed))
            except sqlite3.Error:
                self.forget()

    def forget(self) -> None:
        """Keeps nothing of this build, and finds nothing any more."""
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
    with closing(sqlite3.connect("")) as new:
        new.execute("CREATE TABLE new (key TEXT, value BLOB)")
        with closing(store):
            found = Kept(store, new)
            yield found
        if not found.open:
            return
        with suppress(OSError, sqlite3.Error):
            try:
                _save(file, found, new)
            except sqlite3.OperationalError:
                pass  # the disk is full, the file may only be read, another build writes it
            except sqlite3.DatabaseError:
                clear(file)
                _save(file, found, new)


def clear(place: Path) -> None:
    """Removes whatever stands in a place of the cache, be it a folder or a pipe. Raises ``OSError``."""
    if place.is_dir() and not place.is_symlink():
        shutil.rmtree(place)
    else:
        place.unlink(missing_ok=True)


def _save(file: Path, found: Kept, new: sqlite3.Connection) -> None:
    with closing(_opened(file)) as store, store:
        if found.whole:
            asked = json.dumps(sorted(found.asked))
            store.execute("DELETE FROM kept WHERE key NOT IN (SELECT value FROM json_each(?))", (asked,))
        store.executemany("INSERT OR REPLACE INTO kept VALUES (?, ?)", new.execute("SELECT * FROM new ORDER BY rowid"))


def _opened(file: Path) -> sqlite3.Connection:
    """The store, made or begun anew where need be; raises ``OSError`` or ``sqlite3.Error`` where it cannot be."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not _is_store(file):
        clear(file)
    store = sqlite3.connect(file, timeout=1)
    try:
        store.execute(TABLE.replace("TABLE", "TABLE IF NOT EXISTS", 1))
    except sqlite3.Error:
        store.close()
        raise
    return store


def _is_store(file: Path) -> bool:
    """Whether a file is a database that holds our table and nothing else; raises ``sqlite3.OperationalError``."""
    try:
        if not stat.S_ISREG(file.lstat().st_mode):
            return False
        with closing(sqlite3.connect(file, timeout=1)) as store:
            return store.execute("SELECT sql FROM sqlite_master").fetchall() == [(TABLE,)]
    except FileNotFoundError:
        return True
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        return False


def _seal(key: str, packed: bytes) -> bytes:
    """What tells that a value is sound, and that it is the one of its key."""
    return sha256(key.encode("utf-8", "surrogatepass") + b"\0" + packed).digest()
