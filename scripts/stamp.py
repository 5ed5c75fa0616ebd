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
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from scripts.kept import FOLDER, OFF
from scripts.write import OWN, owned

FILE = Path(FOLDER) / "site.json"

ROOT = Path(__file__).resolve().parent.parent
ASKED = re.compile(r"!ENV\s+\[?\s*([A-Za-z_]+)")
"""A variable of the environment that the configuration asks for."""

Hashes = dict[str, str]


def sources(data: Path, docs: Path, config: Path) -> tuple[str, Hashes]:
    """What a build reads: one hash for all but the docs folder, and the hashes of the files in that.

    Take it before a build begins, so that an edit made meanwhile counts as one.
    """
    settings = [file.read_bytes().decode("utf-8", "replace") for file in (config, ROOT / "mkdocs.yml")]
    asked = {name: os.environ.get(name) for text in settings for name in ASKED.findall(text)}
    day = os.environ.get("SOURCE_DATE_EPOCH") or datetime.now(UTC).date().isoformat()  # it stands in the sitemap
    whole = [str(data), str(docs), hashes(data), settings, asked, day, hashes(config.parent / "overrides"), tools()]
    return _hash(whole), hashes(docs)


def tools() -> list[object]:
    """What builds: our code, Python and what is installed."""
    packages = sorted(folder.name for folder in Path(sysconfig.get_path("purelib")).glob("*.dist-info"))
    return [hashes(ROOT / "scripts", r"\.py[co]$"), packages, sys.version]


def holds(site: Path, config: Path, made_from: tuple[str, Hashes]) -> list[str] | None:
    """What was printed when the site was built, where nothing has changed since; None where it must be built."""
    if os.environ.get(OFF):
        return None
    try:
        kept = json.loads((config.parent / FILE).read_text(encoding="utf-8"))
        same = kept["from"] == _hash(made_from) and kept["site"] == _hash(hashes(site))
        said = kept["said"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return said if same and isinstance(said, list) else None


def save(site: Path, docs: Path, config: Path, made_from: tuple[str, Hashes], said: Sequence[str]) -> None:
    """Notes what the site was made from; ``made_from`` is what ``sources`` gave before the build."""
    if os.environ.get(OFF):
        return
    rest, written = made_from
    own = owned(docs)
    new = {path: hash_ for path, hash_ in hashes(docs).items() if path in own or path.startswith(f"{OWN}/")}
    by_hand = {path: hash_ for path, hash_ in written.items() if path not in own and not path.startswith(f"{OWN}/")}
    settled = (rest, dict(sorted({**by_hand, **new}.items())))
    kept = {"from": _hash(settled), "site": _hash(hashes(site)), "said": list(said)}
    file = config.parent / FILE
    with suppress(OSError):  # a build need not be able to keep anything
        file.parent.mkdir(exist_ok=True)
        draft = file.with_suffix(".new")
        draft.write_text(json.dumps(kept), encoding="utf-8")
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


def _hash(value: Sequence[object] | Mapping[str, str]) -> str:
    return sha256(json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")).hexdigest()
