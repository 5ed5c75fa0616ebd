"""Under what the work on a game is kept: hashes of all that goes into it.

Those are the bytes of the game's files and of the games that it refers to, the
data that all games share, the templates and our code. What is read after its
hash was taken may be of a later moment, so hashes are taken again before
anything is kept.
"""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

from scripts.load.source import LARGEST

CODE = Path(__file__).parent
TEMPLATES = CODE / "templates"

ABROAD = re.compile(r"\(\(([a-z0-9-]+)/")
"""A reference into another game."""


def shared(data: Path) -> str | None:
    """The hash of what goes into every game: code, templates, and the data that is no game's; None where one of
    the files cannot be read.
    """
    try:
        ours = (each for each in sorted(data.glob("*")) if each.name != "games")
        files = [file for each in ours for file in ([each] if each.is_file() else sorted(each.rglob("*")))]
        return _hash(repr((code(), _contents(TEMPLATES, sorted(TEMPLATES.rglob("*"))), _contents(data, files))))
    except OSError:
        return None


@cache
def code() -> str:
    """The hash of our code as it was when the process began to build, of Python and of what is installed."""
    return _hash(repr((_contents(CODE, sorted(CODE.rglob("*.py"))), *installed())))


def installed() -> tuple[list[str], str]:
    """The packages that are installed, and the version of Python."""
    return sorted(folder.name for folder in Path(sysconfig.get_path("purelib")).glob("*.dist-info")), sys.version


def of_folder(folder: Path) -> str | None:
    """The hash of a game's files; None where something there cannot be read, or is too large to be."""
    found = []
    try:
        for file in sorted(folder.iterdir()):
            if not file.name.startswith("."):
                if not file.is_file() or file.stat().st_size > LARGEST:
                    return None
                found.append((file.name, sha256(file.read_bytes()).digest()))
    except OSError:
        return None
    return _hash(repr(found))


def abroad(values: Mapping[str, str]) -> frozenset[str]:
    """The games that a game's texts refer to."""
    return frozenset(found for text in values.values() for found in ABROAD.findall(text))


def reached(id_: str, abroad: Mapping[str, Iterable[str]]) -> list[str]:
    """The game itself, then in order all games that it refers to, and those that these refer to."""
    found: set[str] = set()
    todo = [id_]
    while todo:
        each = todo.pop()
        if each not in found:
            found.add(each)
            todo += abroad.get(each, ())
    return [id_, *sorted(found - {id_})]


def of_game(shared: str, id_: str, folders: Mapping[str, str | None], abroad: Mapping[str, Iterable[str]]) -> str:
    """The key of what is made of a game; empty where it cannot be told, so that nothing is kept.

    ``folders`` are the hashes of all games' folders, ``abroad`` the games that each refers to.
    """
    each = [(other, folders.get(other, "")) for other in reached(id_, abroad)]
    return "" if any(found is None for _, found in each) else _hash(shared + repr(each))


def _contents(folder: Path, files: Iterable[Path]) -> list[tuple[str, str]]:
    """The files, which lie below a folder, with the hashes of what they hold; without what is no file."""
    return [
        (file.relative_to(folder).as_posix(), sha256(file.read_bytes()).hexdigest()) for file in files if file.is_file()
    ]


def _hash(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
