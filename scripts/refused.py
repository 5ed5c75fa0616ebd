"""What to say where the system refuses to write: its own words, and what to do about it."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from scripts.problems import Problem

FULL = "free some space on that disk and run this again"
TAKEN = "something else stands in its place; move or delete that"
MINE = "give yourself the right to write it and the folder it stands in"

ADVICE = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: "raise the limit on the size of files (`ulimit -f`) and run this again",
    errno.EACCES: MINE,
    errno.EPERM: MINE,
    errno.EROFS: "make that disk writable, or work on a copy elsewhere",
    errno.EEXIST: TAKEN,
    errno.EISDIR: TAKEN,
    errno.ENOTDIR: TAKEN,
}


def advice(number: int | None) -> str:
    """What to do about an error of the system, behind a semicolon; nothing where nothing can be said."""
    return f"; {ADVICE[number]}" if number in ADVICE else ""


def unwritable(error: OSError, otherwise: Path) -> Problem:
    """The problem that something cannot be written; it is that of ``otherwise`` where the error names no file."""
    where = error.filename2 or error.filename or otherwise
    said = f"cannot be written: {error.strerror or error}{advice(error.errno)}"
    return Problem("unwritable", said, Path(os.fsdecode(where)), line=1, column=1)
