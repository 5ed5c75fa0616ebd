"""The recorded releases as they are loaded: what each changed, by its date."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from os.path import lexists
from pathlib import Path

from scripts.model.history import Change, Release
from scripts.problems import Problem
from scripts.records import listed, read

FOLDER = "changes"
"""The folder with a file for each release, below the data folder."""


@dataclass(frozen=True)
class Released:
    """A release: the day, and what it changed."""

    date: str
    file: Path
    changes: tuple[Change, ...]


def load(folder: Path, problems: list[Problem]) -> tuple[Released, ...]:
    """The releases in ``folder``, newest first; none where there is no such folder."""
    found = []
    for file in (listed(folder, problems) or ()) if lexists(folder) else ():
        if file.name.startswith("."):
            continue
        if file.suffix != ".yml" or not _is_day(file.stem):
            said = f"`{file.name}` is no release; its name is a day, like `2026-01-31.yml`"
            problems.append(Problem("unknown-file", said, file))
        elif record := read(Release, file, problems):
            found.append(Released(file.stem, file, record.changes))
    return tuple(sorted(found, key=lambda release: release.date, reverse=True))


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
