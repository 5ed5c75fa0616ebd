"""Problems found in the data: what they hold, how they sort, how they read."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from itertools import islice
from pathlib import Path

Path_ = tuple[str | int, ...]
"""The way from the top of a file to a value: keys and list indexes."""


UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, line ends, marks that turn the direction of text, and bytes that were no UTF-8."""


class Severity(IntEnum):
    """How bad a problem is; an error stops the build."""

    ERROR = 0
    WARNING = 1
    NOTE = 2

    def __str__(self) -> str:
        return self.name.lower()


MOST = 1_000
"""Problems of one file, and errors of all checks, after which no more are looked for."""

MOST_NAMES = 1_000
"""Names among which a likely one is looked for; of more, only the first that begin alike."""


@dataclass(frozen=True)
class Problem:
    """One thing wrong with the data.

    ``path`` leads to the value inside ``file``; ``line`` and ``column`` (both
    from 1, 0 while unknown) are filled in by ``scripts.load.positions``.
    ``about`` names the things the problem is about, so that an exception in
    the data can accept it.
    """

    code: str
    message: str
    file: Path
    path: Path_ = ()
    severity: Severity = Severity.ERROR
    line: int = 0
    column: int = 0
    about: frozenset[str] = frozenset()

    def __str__(self) -> str:
        where = shown(self.file) + (f":{self.line}:{self.column}" if self.line else "")
        return f"{where}: {self.severity}[{self.code}] {on_one_line(self.message)}"


def shown(file: Path) -> str:
    """The path as a message prints it: relative to the current folder where it lies inside."""
    try:
        return on_one_line(file.absolute().relative_to(Path.cwd()).as_posix())
    except ValueError:
        return on_one_line(file.as_posix())


def on_one_line(text: str) -> str:
    """Text with line ends, control characters and bytes that are no text written as escapes, safe to print."""
    return UNPRINTABLE.sub(lambda found: found.group().encode("unicode_escape").decode("ascii"), text)


def quoted(value: object) -> str:
    """A value of the data as a message names it, in YAML's words and not too long."""
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, list | tuple):
        return "a list"
    if isinstance(value, dict):
        return "a mapping"
    text = str(value)
    return f"`{text[:40]}…`" if len(text) > 40 else f"`{text}`"


def in_order(problems: Iterable[Problem]) -> list[Problem]:
    """Each problem once, sorted by file, line, column and code."""
    return sorted(
        dict.fromkeys(problems),
        key=lambda p: (p.file.as_posix(), p.line, p.column, p.severity, p.code, p.message),
    )


def errors(problems: Iterable[Problem]) -> list[Problem]:
    """Only the problems that stop a build."""
    return [problem for problem in problems if problem.severity is Severity.ERROR]


def limited(problems: Iterable[Problem], file: Path) -> list[Problem]:
    """The first ``MOST`` problems; where there are more, a last one says so at the top of ``file``."""
    found = list(islice(problems, MOST + 1))
    if len(found) > MOST:
        said = f"more than {MOST:,} problems; mend the others first, then look again"
        found[MOST:] = [Problem("too-many-problems", said, file, line=1, column=1)]
    return found


def nearest(word: str, known: Iterable[str], alike: float = 0.6) -> str | None:
    """The known name most like ``word``, or None when none is as much like it as ``alike`` (0 to 1)."""
    names = sorted(known)
    if len(names) > MOST_NAMES:
        names = [name for name in names if name[:1] == word[:1]][:MOST_NAMES]
    return next(iter(difflib.get_close_matches(word, names, n=1, cutoff=alike)), None)


def instead(word: str, known: Iterable[str], most: int = 12) -> str:
    """What to say after an unknown name: the nearest valid one, or all where they are few."""
    names = sorted(known)
    near = nearest(word, names)
    if near:
        return f"did you mean `{near}`?"
    if not names:
        return "none is defined"
    listed = ", ".join(f"`{name}`" for name in names[:most])
    return f"expected one of {listed}" + (" …" if len(names) > most else "")
