"""Files that ask for more time or memory than there is: just below the size that one may have, full of one thing."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from tempfile import TemporaryDirectory

from scripts.check import run
from scripts.load.source import LARGEST
from scripts.load.syntax import MOST_VALUES
from tests.conftest import DATA, DRAFT, LIBRARY

ROOM = LARGEST - 1_000
VALUES = MOST_VALUES - 100


def fill(unit: str) -> str:
    """As many of something as one file can hold."""
    return unit * (ROOM // len(unit.encode()))


def each(unit: str, number: int) -> str:
    """A list of so many entries, each with a number of its own."""
    return "".join(unit.replace("{}", str(n)) for n in range(number))


BEYOND = {
    "empty entries": ("zones:\n" + fill("-\n"), "too-many-values"),
    "lists": (f"zones: [{fill('[],')}]", "too-many-values"),
    "words": (f"zones: [{fill('a,')}]", "too-many-values"),
    "keys": (each("k{}: a\n", 80_000), "too-many-values"),
    "one key again": (fill("a: b\n"), "too-many-values"),
    "keys without values": (each("k{}:\n", 100_000), "too-many-values"),
    "questions": (fill("? a\n"), "too-many-values"),
    "a long text": ("text: " + "a" * ROOM, "too-long"),
    "a long number": ("text: " + "9" * ROOM, "too-long"),
    "a text over many lines": ("text: あ\n" + fill(" あ\n"), "too-long"),
    "a quoted text over many lines": ('text: "あ\n' + fill(" あ\n") + '"', "too-long"),
    "hyphens in a text": ("text: a\n" + fill(" - a\n"), "too-long"),
    "combining marks": ("text: a" + fill("\u0301"), "too-long"),
    "a long key": ("a" * ROOM + ": b", "syntax"),
    "anchors": (fill("- &a b\n"), "too-many-problems"),
    "anchors before aliases": (fill("- &a b\n")[: ROOM // 2] + fill("- *a\n")[: ROOM // 2], "too-many-problems"),
    "tags": (fill("- !a b\n"), "too-many-problems"),
    "aliases": ("- &a b\n" + fill("- *a\n"), "too-many-problems"),
    "laughs": (
        "a: &a [x]\n"
        + "".join(f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)),
        "alias",
    ),
    "cut texts": (fill("a: あ #あ\n"), "too-many-problems"),
    "documents": (fill("---\n"), "second-document"),
    "brackets": (fill("["), "too-deep"),
}
"""By what they are full of: the text, and the code that says that nothing further is read."""

SPACES = " " * (ROOM // 2)
WITHIN = {
    "words": f"zones: [{'a,' * VALUES}]",
    "statements": "text:\n" + "- 手札\n" * (VALUES // 2),
    "references that lead nowhere": "text:\n" + each("- ((no-{}))\n", VALUES // 2),
    "zones": "zones:\n" + each("- {id: a{}, name: 場{}}\n", VALUES // 10),
    "zones that lead to none": "zones:\n" + each("- {id: a{}, name: 場{}, to: b{}}\n", VALUES // 16),
    "zones of one name": "zones:\n" + "- {id: a, name: A}\n" * (VALUES // 6),
    "keys": each("k{}: a\n", VALUES // 2),
    "keys without values": each("k{}:\n", VALUES // 2),
    "long texts": "text:\n" + ('- "' + "あ\n  " * 1_990 + '"\n') * 80,
    "nested lists": "text:\n" + ("- " + "[" * 36 + "a" + "]" * 36 + "\n") * (VALUES // 40),
    "spaces behind a value": f"x: #\ny: b{SPACES}\nz: c ,{SPACES}\n",
    "colons": ":" * ROOM,
    "quotation marks": '"' * ROOM,
}
"""Files that are read: no limit is passed, but much is wrong with most of them."""


def library(data: Path, zones: str) -> None:
    """A library with one game, whose zones.yml holds this."""
    (data / "games" / "x").mkdir(parents=True)
    for name in ("labels.yml", "vocabularies.yml"):
        shutil.copy(DATA / name, data / name)
    shutil.copy(LIBRARY / "facets.yml", data / "facets.yml")
    (data / "games" / "x" / "game.yml").write_text(DRAFT, encoding="utf-8")
    (data / "games" / "x" / "zones.yml").write_text(zones, encoding="utf-8")


GREEDY = ("words", "statements", "references that lead nowhere")
"""What takes most memory of all that is read."""


def main() -> None:
    """Checks the greediest floods, and prints the most memory that the process has had, in MiB."""
    for text in map(WITHIN.__getitem__, GREEDY):
        with TemporaryDirectory() as folder:
            library(Path(folder), text)
            run(Path(folder))
    print(peak() // 2**20)


def peak() -> int:
    """The most bytes this program has held; on Linux from where what its parent held does not count."""
    status = Path("/proc/self/status")
    if status.exists():
        (most,) = re.findall(r"VmHWM:\s+(\d+) kB", status.read_text(encoding="ascii"))
        return int(most) * 1024
    return getrusage(RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


if __name__ == "__main__":
    main()
