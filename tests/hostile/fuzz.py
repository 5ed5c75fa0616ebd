"""The real data, damaged at random: it is read, checked and rendered, or the command says what is wrong."""

from __future__ import annotations

import os
import random
import re
import shutil
import sys
import traceback
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.build import build
from scripts.load.plain import parse
from scripts.problems import Problem, errors
from scripts.raw import put_back, set_aside
from tests.conftest import DATA
from tests.hostile.lines import of_bytes, of_lines
from tests.hostile.trees import ODD, count, of_tree, spoil
from tests.page import converted, events

CODES = frozenset(re.findall(r"^([a-z0-9-]+):", (DATA / "checks.yml").read_text(encoding="utf-8"), re.MULTILINE))
SHARED = ("checks.yml", "facets.yml", "labels.yml", "vocabularies.yml")
NAMES = [
    "zones.yml",
    "x.yml",
    "zones.yaml",
    ".zones.yml",
    "ZONES.YML",
    "zones\n.yml",
    "a" * 250,
    *(f"{odd[:60]}.yml" for odd in ODD),
]


def round_(seed: int) -> bool:
    """One library damaged, checked and, where nothing is wrong, rendered; whether it was. Fails on anything odd."""
    dice = random.Random(seed)
    with TemporaryDirectory() as name:
        data = Path(name) / "data"
        _copy(data, dice)
        _damage(data, dice)
        docs = Path(name) / "docs"
        result = build(data, docs)
        for problem in result.problems:
            _well_formed(problem)
        if result.written is None:
            assert errors(result.problems)
            return False
        pages = sorted(path for path in result.written.written if path.endswith(".md"))
        for path in dice.sample(pages, 2):
            rest, stretches = set_aside((docs / path).read_text(encoding="utf-8"))
            events(put_back(converted(rest).html, stretches))
        return True


def _copy(data: Path, dice: random.Random) -> None:
    """One real game, and what all games share."""
    game = dice.choice(sorted((DATA / "games").iterdir()))
    shutil.copytree(game, data / "games" / game.name)
    shutil.copytree(DATA / "concepts", data / "concepts")
    for shared in SHARED:
        shutil.copy(DATA / shared, data / shared)


def _damage(data: Path, dice: random.Random) -> None:
    own = sorted((data / "games").rglob("*.yml"))
    shared = sorted({*data.rglob("*.yml")} - {*own})
    damage = dice.choice([_lines, _bytes, _tree, _tree, _mild, _mild, _name])
    for file in dice.sample(own, dice.randrange(1, 4)) if dice.random() < 0.8 else dice.sample(shared, 1):
        damage(file, dice)


def _lines(file: Path, dice: random.Random) -> None:
    file.write_bytes(of_lines(file.read_text(encoding="utf-8"), dice).encode())


def _bytes(file: Path, dice: random.Random) -> None:
    file.write_bytes(of_bytes(file.read_bytes(), dice))


def _tree(file: Path, dice: random.Random) -> None:
    file.write_text(of_tree(parse(file.read_text(encoding="utf-8"), file)[0], dice), encoding="utf-8")


def _mild(file: Path, dice: random.Random) -> None:
    file.write_text(
        of_tree(parse(file.read_text(encoding="utf-8"), file)[0], dice, [*[spoil] * 6, count]), encoding="utf-8"
    )


def _name(file: Path, dice: random.Random) -> None:
    """Another name for a file, a second file beside it, or something in its place that is no file."""
    other = file.with_name(dice.choice(NAMES))
    kind = dice.randrange(5)
    if kind == 0:
        shutil.copy(file, file.with_name(os.fsdecode(b"\xff\xfe.yml")))
    elif other.name != file.name:
        file.rename(other)
        if kind == 1:
            file.mkdir()
        elif kind == 2:
            file.symlink_to(other.name)
        elif kind == 3:
            os.mkfifo(file)


SAID = re.compile(r"[^\n]+: (?:error|warning|note)\[[a-z0-9-]+\] [^\n]*\S[^\n]*")


def _well_formed(problem: Problem) -> None:
    """A problem has a code that is explained, words on one line, and a place inside its file."""
    assert SAID.fullmatch(str(problem)), problem
    assert len(str(problem)) < 2_000, problem
    assert problem.code in CODES, problem
    rows = [*re.split(r"\r\n|\r|\n", _text(problem.file)), ""]  # the parser may stop behind the last line
    assert 1 <= problem.line <= len(rows), problem
    assert 1 <= problem.column <= len(rows[problem.line - 1]) + 1, problem


@cache
def _text(file: Path) -> str:
    return file.read_bytes().decode("utf-8-sig", "replace") if file.is_file() else ""


def main(rounds: int, first: int) -> int:
    """Runs rounds from a seed on, and prints what broke with its seed; how many did."""
    rendered, broken = 0, 0
    for seed in range(first, first + rounds):
        try:
            rendered += round_(seed)
        except Exception:
            broken += 1
            print(f"seed {seed}: {traceback.format_exc()}", flush=True)
    print(f"{rounds} rounds from seed {first}: {broken} broke, {rendered} were rendered")
    return broken


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]), int(sys.argv[2]))))
