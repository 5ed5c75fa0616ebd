"""A new game's folder, made whole or not at all."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Mapping
from os.path import lexists
from pathlib import Path

from scripts.model.base import KEBAB
from scripts.problems import on_one_line, quoted

LONGEST = 60
"""Characters of an id."""


class NotNewError(Exception):
    """The id cannot be that of a new game; the message says why and what to do."""


def check(games: Path, id_: str) -> None:
    """Raises ``NotNewError`` where no game of this id can be made in ``games``."""
    if not re.fullmatch(KEBAB, id_) or len(id_) > LONGEST:
        said = f"small Latin letters, figures and single hyphens, beginning with a letter, at most {LONGEST} characters"
        raise NotNewError(f"{on_one_line(quoted(id_))} is no id; expected {said}, like `my-game`")
    if lexists(games / id_):
        raise NotNewError(f"{(games / id_).as_posix()} is there already; take another id, or go on writing that game")


def create(games: Path, id_: str, files: Mapping[str, str]) -> Path:
    """Writes the files (texts by name without ``.yml``) into a new folder ``games/<id>`` and gives its path.

    They are written aside first, under a name that no command reads, and put in
    place in one step. Raises ``NotNewError``, and ``OSError`` where the disk
    refuses; then nothing stays behind.
    """
    check(games, id_)
    games.mkdir(parents=True, exist_ok=True)
    aside = Path(tempfile.mkdtemp(prefix=f".{id_}-", dir=games))
    try:
        (aside / id_).mkdir()
        for name, text in files.items():
            (aside / id_ / f"{name}.yml").write_bytes(text.encode("utf-8"))
        (aside / id_).rename(games / id_)
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    return games / id_
