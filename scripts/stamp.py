"""What a published site was made from and what it holds, so that building the same once more does nothing.

The stamp is a few hashes in ``.cache/site.json`` beside MkDocs' configuration.
It holds only while every file that goes into a build and every file of the
built site is the one it was, so nothing has to tell it of a change; a stamp
that is lost, damaged or of other code means a build, never an old site.
"""

from __future__ import annotations

import json
import os
import re
import stat
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from scripts.kept import FOLDER, OFF, clear
from scripts.keys import installed
from scripts.write import OWN, owned, text_of

FILE = Path(FOLDER) / "site.json"

ROOT = Path(__file__).resolve().parent.parent
ASKED = re.compile(r"!ENV\s+\[?\s*([A-Za-z_]+)")
"""A variable of the environment that the configuration asks for."""

COMPILED = r"\.py[co]$"

Hashes = dict[str, str]


@dataclass(frozen=True)
class Sources:
    """What a build reads, as it was at one moment."""

    rest: str
    """One hash for all but the docs folder."""
    by_hand: Hashes
    """The files of the docs folder that no build has written."""
    own: Hashes
    """Those that one has."""
    moments: str
    """A hash of when all of it but ``own`` was changed last: what was edited and edited back shows here alone."""

    def hash(self) -> str:
        """What the same content gives at any other moment."""
        return _hash((self.rest, self.by_hand, self.own))


def sources(data: Path, docs: Path, config: Path) -> Sources:
    """What a build reads; take it before the build begins, so that an edit made meanwhile counts as one."""
    settings = [file.read_bytes().decode("utf-8", "replace") for file in (config, ROOT / "mkdocs.yml")]
    asked = {name: os.environ.get(name) for text in settings for name in ASKED.findall(text)}
    day = os.environ.get("SOURCE_DATE_EPOCH") or datetime.now(UTC).date().isoformat()  # it stands in the sitemap
    read = (data, config.parent / "overrides", ROOT / "scripts")
    folders = {folder: hashes(folder, COMPILED) for folder in read}
    whole = [str(data), str(docs), list(folders.values()), settings, asked, day, *installed()]
    pages = owned(docs)
    now = hashes(docs)
    own = {path: hash_ for path, hash_ in now.items() if path in pages or path.startswith(f"{OWN}/")}
    folders[docs] = {path: hash_ for path, hash_ in now.items() if path not in own}
    files = [config, *(folder / path for folder, paths in folders.items() for path in paths)]
    return Sources(_hash(whole), folders[docs], own, _hash([_moment(file) for file in files]))


def tools() -> list[object]:
    """What builds: our code, Python and what is installed."""
    return [hashes(ROOT / "scripts", COMPILED), *installed()]


def holds(site: Path, config: Path, made_from: Sources) -> list[str] | None:
    """What was printed when the site was built, where nothing has changed since; None where it must be built."""
    if os.environ.get(OFF):
        return None
    try:
        kept = json.loads(text_of(config.parent / FILE) or "")
        same = kept["from"] == made_from.hash() and kept["site"] == _hash(hashes(site))
        said = kept["said"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return said if same and isinstance(said, list) else None


def save(
    site: Path, config: Path, before: Sources, after: Sources, pages: Mapping[str, str], said: Sequence[str]
) -> None:
    """Notes what the site was made from, unless something of it was changed meanwhile, for then none can say.

    ``before`` and ``after`` are what ``sources`` gave before the build and gives now, ``pages`` the hashes of the
    pages as they were written.
    """
    read = (before.rest, before.by_hand, before.moments) == (after.rest, after.by_hand, after.moments)
    written = {path: hash_ for path, hash_ in after.own.items() if not path.startswith(f"{OWN}/")} == dict(pages)
    if os.environ.get(OFF) or not (read and written):
        return
    kept = {"from": after.hash(), "site": _hash(hashes(site)), "said": list(said)}
    file = config.parent / FILE
    draft = file.with_suffix(".new")
    with suppress(OSError):  # a build need not be able to keep anything
        file.parent.mkdir(exist_ok=True)
        clear(draft)
        draft.write_text(json.dumps(kept), encoding="utf-8")
        clear(file)
        draft.replace(file)


def hashes(folder: Path, but: str = "$^") -> Hashes:
    """The hash of each file below a folder by its path, in order, but for what ``but`` finds; links are followed."""
    found = {path: _of_file(folder / path) for path in _files(folder) if not re.search(but, path)}
    return dict(sorted(found.items()))


def _files(folder: Path) -> Iterator[str]:
    """Every file below a folder, and every folder that holds nothing."""
    for here, folders, names in os.walk(folder, followlinks=True):
        inside = Path(here).relative_to(folder)
        yield from ((inside / name).as_posix() for name in names)
        if not folders and not names:
            yield inside.as_posix()


def _of_file(file: Path) -> str:
    """The hash of a regular file; of anything else what it is, as nothing can be read from it."""
    try:
        mode = file.stat().st_mode
        return sha256(file.read_bytes()).hexdigest() if stat.S_ISREG(mode) else str(stat.S_IFMT(mode))
    except OSError as error:
        return str(error.strerror)


def _moment(file: Path) -> tuple[int, int] | None:
    """What changes whenever a file is written or replaced, even by what it held before; None where it is gone."""
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_ino, status.st_ctime_ns


def _hash(value: Sequence[object] | Mapping[str, str]) -> str:
    return sha256(json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")).hexdigest()
