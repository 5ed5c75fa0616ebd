"""What people wrote in the docs folder, and what lies there that MkDocs could not read."""

from __future__ import annotations

import os
import stat
from collections.abc import Collection, Iterator
from contextlib import suppress
from pathlib import Path

from scripts.problems import Problem, in_order
from scripts.write import MARK, owned

RIGHTS = "give yourself the right to read it"


def hand_written(docs: Path, made: Collection[str]) -> dict[str, str]:
    """The Markdown that people wrote, by its path from the docs folder; what cannot be read is left out.

    ``made`` are the paths that this build writes. Pages of earlier builds are told by their mark, so that a lost
    manifest changes nothing.
    """
    found = {}
    for path, file in _markdown(docs).items():
        if path not in made:
            with suppress(OSError, UnicodeDecodeError):
                text = file.read_bytes().decode("utf-8-sig") if file.is_file() else MARK
                if not text.startswith(MARK):
                    found[path] = text.replace("\r\n", "\n")
    return found


def unreadable(docs: Path) -> list[Problem]:
    """A problem for each file and folder below ``docs`` at which MkDocs would stop, wait, or pass by in silence."""
    refused: list[OSError] = []
    pages = owned(docs)
    problems = []
    for here, folders, names in os.walk(docs, onerror=refused.append, followlinks=True):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for file in (f"{here}/{name}" for name in names if not name.startswith(".")):
            by_hand = file.endswith(".md") and Path(file).relative_to(docs).as_posix() not in pages
            problems += [Problem(code, said, Path(file)) for code, said in _wrong(file, by_hand)]
    for error in refused:
        if isinstance(error, PermissionError):  # what else there is, such as no folder yet, writing meets again
            said = f"cannot be read: {error.strerror}; {RIGHTS}"
            problems.append(Problem("unreadable", said, Path(os.fsdecode(error.filename))))
    return in_order(problems)


def _wrong(file: str, is_text: bool) -> Iterator[tuple[str, str]]:
    """Why a file cannot be read: the code and the words of a problem. There are many, and paths of text are fast."""
    try:
        if not stat.S_ISREG(os.stat(file).st_mode):  # noqa: PTH116
            yield "unreadable", "cannot be read: it is a device or a pipe, not a file; move or delete it"
        elif not os.access(file, os.R_OK):
            yield "unreadable", f"cannot be read: Permission denied; {RIGHTS}"
        elif is_text:
            Path(file).read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        yield "not-utf-8", f"byte 0x{error.object[error.start]:02x} is not UTF-8; save the file as UTF-8"
    except OSError as error:
        link = "this link leads to nothing; mend or delete it"
        yield "unreadable", f"cannot be read: {link if Path(file).is_symlink() else error.strerror}"


def _markdown(docs: Path) -> dict[str, Path]:
    """The Markdown files below the docs folder; none where it cannot be looked into, which writing will report."""
    try:
        return {file.relative_to(docs).as_posix(): file for file in sorted(docs.rglob("*.md"))}
    except OSError:
        return {}
