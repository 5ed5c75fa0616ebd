"""The data as it was at a revision in git. Only this module runs git."""

from __future__ import annotations

import io
import subprocess
import tarfile
from dataclasses import replace
from pathlib import Path, PurePosixPath
from shutil import copy
from tempfile import TemporaryDirectory

from scripts import library as libraries
from scripts.library import Library
from scripts.model.redirects import Redirects
from scripts.problems import Problem
from scripts.releases import FOLDER

COMPARED = ("games", "concepts", "redirects.yml")
"""What is taken from the revision; all else, by which it is read and told, is as it is now."""

PRESENT = ("labels.yml", "vocabularies.yml", "facets.yml")


class RevisionError(Exception):
    """Git could not give the data at a revision; its words are the message."""


def at(data: Path, revision: str) -> tuple[Library, list[str]]:
    """The library that ``data`` was at a revision, and what of it cannot be compared, by file.

    It is read by the present models, labels, vocabularies and facets: those of
    the time may not be what this program understands. A file that does not fit
    them is left out. Raises ``RevisionError``.
    """
    commit = _git(data, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}").strip()
    archive = _git(data, "archive", "--format=tar", commit.decode())
    with TemporaryDirectory() as name:
        folder = Path(name)
        _extract(archive, folder)
        for shared in PRESENT:
            copy(data / shared, folder / shared)
        for expected in COMPARED[:2]:
            (folder / expected).mkdir(exist_ok=True)
        library, problems = libraries.load(folder)
        return replace(_whole(library), data=data), left_out(problems, folder, revision)


def present(data: Path) -> tuple[Library, list[str]]:
    """The library as it is, and what of it cannot be compared. Raises ``RevisionError`` where it cannot be read."""
    library, problems = libraries.load(data)
    return _whole(library), left_out(problems, data, "present")


def last(library: Library) -> tuple[Library, list[str]]:
    """The library as it was at the last release, empty before the first, and what of it cannot be compared.

    Raises ``RevisionError``.
    """
    if library.releases:
        return at(library.data, _release(library.data, library.releases[0].date))
    return replace(library, games={}, concepts={}, redirects=Redirects()), []


def _whole(library: Library | None) -> Library:
    if library is None:
        raise RevisionError("labels.yml, vocabularies.yml or facets.yml cannot be read; `check` says why")
    return library


def left_out(problems: list[Problem], folder: Path, revision: str) -> list[str]:
    """A line for each file that does not fit the present models: that it is not compared, and the first reason."""
    first = {problem.file: problem for problem in reversed(problems)}
    return [
        f"{file.relative_to(folder).as_posix()} at {revision} is not compared: {first[file].message}"
        for file in sorted(first)
    ]


def _release(data: Path, date: str) -> str:
    """The revision that recorded a release."""
    file = f"{FOLDER}/{date}.yml"
    found = _git(data, "log", "-1", "--no-renames", "--diff-filter=A", "--format=%H", "--", file).decode().strip()
    if not found:
        raise RevisionError(f"{file} is not committed; commit it first, or name a revision with --since")
    return found


def _extract(archive: bytes, folder: Path) -> None:
    """Puts the plain files that are compared into the folder; git's archives hold no path that leads out of it."""
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        for member in tar:
            inside = PurePosixPath(member.name)
            wanted = member.isfile() and inside.parts and inside.parts[0] in COMPARED
            if wanted and (
                held := tar.extractfile(member)
            ):  # written by hand, as `filter` came with Python 3.11.4 only
                file = folder / inside
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(held.read())


def _git(data: Path, *arguments: str) -> bytes:
    try:
        done = subprocess.run(["git", "-C", str(data), *arguments], capture_output=True, check=False)
    except OSError as error:
        raise RevisionError(f"git cannot be run: {error.strerror}") from error
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip()
        raise RevisionError(said or f"git knows no revision `{arguments[-1].removesuffix('^{commit}')}`")
    return done.stdout
