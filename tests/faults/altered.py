"""Caches that are damaged or of something else, and sites and pages that were altered by hand."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from scripts.kept import TABLE
from scripts.write import OWN
from tests.faults.place import SITE, FaultError, Place

Damage = Callable[[Path, random.Random], object]


def _flip(file: Path, chance: random.Random) -> None:
    held = bytearray(file.read_bytes())
    for _ in range(chance.choice((1, 50))):
        held[chance.randrange(len(held))] ^= 1 << chance.randrange(8)
    file.write_bytes(held)


def _instead(make: Callable[[Path], object]) -> Damage:
    def damage(file: Path, chance: random.Random) -> None:
        file.unlink()
        make(file)

    return damage


def _foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as store, store:
        store.execute("CREATE TABLE kept (other TEXT)")


def _sql(*commands: str) -> Damage:
    def damage(file: Path, chance: random.Random) -> None:
        with closing(sqlite3.connect(file)) as store, store:
            for command in commands:
                store.execute(command)

    return damage


DAMAGES: dict[str, Damage] = {
    "cut off": lambda file, chance: os.truncate(file, chance.randrange(file.stat().st_size)),
    "a few bits": _flip,
    "bits again": _flip,
    "emptied": _instead(Path.touch),
    "noise": lambda file, chance: file.write_bytes(chance.randbytes(5000)),
    "other JSON": _instead(lambda file: file.write_text('{"from": [], "site": {}, "said": "x"}')),
    "deep JSON": _instead(lambda file: file.write_text("[" * 100_000)),
    "another database": _instead(_foreign),
    "a folder": _instead(lambda file: (file / "within").mkdir(parents=True)),
    "a pipe": _instead(os.mkfifo),
    "a link to nothing": _instead(lambda file: file.symlink_to("nowhere")),
    "gone": _instead(Path),
}
"""What may happen to any file in the cache."""

OF_STORES: dict[str, Damage] = {
    "other keys, as of other code": _sql("UPDATE kept SET key = 'x' || key"),
    "values under each other's keys": _sql(
        "CREATE TEMP TABLE other AS SELECT key, lead(value, 1, (SELECT value FROM kept)) OVER () AS value FROM kept",
        "UPDATE kept SET value = (SELECT value FROM other WHERE other.key = kept.key)",
    ),
    "values of nothing": _sql("UPDATE kept SET value = x'00'"),
    "a view": _sql("DROP TABLE kept", "CREATE VIEW kept AS SELECT 'a' AS key, x'00' AS value"),
    "more beside it": _sql("CREATE TABLE more (x)"),
}
"""What may happen to one that holds the table of a store besides."""


def caches(place: Place, chance: random.Random) -> str:
    """Each file in the cache is damaged in each way, then the data change, and a build must be as a first one."""
    names = sorted(file.name for file in place.cache.iterdir())
    times = 0
    for name in names:
        file = place.cache / name
        for damage in (*DAMAGES.values(), *(OF_STORES.values() if _is_store(file) else ())):
            damage(file, chance)
            place.turn()
            place.heal()
            if not file.is_file():
                raise FaultError(f"{name} was not kept anew")
            times += 1
        place.settled()
    return f"{times} times, in {', '.join(names)}: built as if nothing had been kept, and kept anew"


def _is_store(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as store:
        try:
            return (TABLE,) in store.execute("SELECT sql FROM sqlite_master").fetchall()
        except sqlite3.DatabaseError:
            return False


def _more(file: Path) -> None:
    file.write_bytes(file.read_bytes() + b"more")


def _emptied(place: Place) -> None:
    whole = place.site.resolve()
    shutil.rmtree(whole)
    whole.mkdir()


def _plain(place: Place) -> None:
    """The site is a folder, as a plain ``mkdocs build`` leaves it, with other pages."""
    whole = place.site.resolve()
    place.site.unlink()
    shutil.copytree(whole, place.site)
    _more(place.site / "index.html")  # else it would be as good as the link


BY_HAND: dict[str, Callable[[Place], object]] = {
    "a page of the site edited": lambda place: _more(place.site / "index.html"),
    "a file of the site gone": lambda place: (place.site / "404.html").unlink(),
    "a file more": lambda place: (place.site / "more.html").write_text("x"),
    "a pipe in the site": lambda place: os.mkfifo(place.site / "pipe"),
    "the site emptied": _emptied,
    "the link gone": lambda place: place.site.unlink(),
    "a plain folder": _plain,
    "all builds gone": lambda place: shutil.rmtree(place.folder / ".site"),
    "a generated page edited": lambda place: _more(place.docs / "index.md"),
    "a generated page cut off": lambda place: os.truncate(place.docs / "index.md", 20),
    "a generated page gone": lambda place: (place.docs / "games" / "index.md").unlink(),
    "a folder of pages gone": lambda place: shutil.rmtree(place.docs / "glossary"),
    "the list of pages gone": lambda place: shutil.rmtree(place.docs / OWN),
}
"""What somebody may do between two builds, of which the next takes no harm."""


def by_hand(place: Place, chance: random.Random) -> str:
    """Somebody alters the site or the pages between two builds."""
    for alter in BY_HAND.values():
        alter(place)
        place.heal()
        place.settled()
    return f"{len(BY_HAND)} ways: the next build put it right"


def in_the_way(place: Place, chance: random.Random) -> str:
    """Somebody's own files stand where a build would write."""
    own = place.docs / "games" / "index.md"
    kept = own.read_bytes()
    own.write_text("by hand", encoding="utf-8")
    place.refused(place.run(SITE), "games/index.md:1:1: error[hand-written]", "rename, move or delete it")
    place.expect([place.state])
    own.write_bytes(kept)
    for name, said in (("about.md", "move or delete it"), ("pipe.css", "move or delete it")):
        os.mkfifo(place.docs / name)
        place.refused(place.run(SITE), f"{name}: error[unreadable]", said)
        (place.docs / name).unlink()
    place.site.unlink()
    place.site.mkdir()
    (place.site / "mine").touch()
    place.refused(place.run(SITE), "is no built site and is not replaced; name another place, or move or delete it")
    shutil.rmtree(place.site)
    place.heal()
    place.settled()
    return "page, pipes and folder named and left alone; moved away, the next build healed"
