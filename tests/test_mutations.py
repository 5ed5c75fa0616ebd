"""The real games, damaged at random: the command always says what is wrong, and never breaks."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from scripts.cli import main
from tests.conftest import DATA

LINE = re.compile(r"(?P<file>[^:]+):(?P<line>[1-9]\d*):(?P<column>[1-9]\d*): (?:error|warning|note)\[[a-z0-9-]+\] \S.*")
VALUES = [
    "", "[]", "{}", "~", "true", "false", "0", "-1", "99999999999999999999", "1.5", "none", "not-recorded", "unlimited",
    "文", "Some Text", "a-b", "[[A]]", "[a, b]", "{a: b}", "{text: A}", "{id: a, name: A}", "((gone))", "((", "\\((x))",
    "'", '"', '"\\0"', '"\\e[31m"', "&a A", "*a", "!a A", "a\tb", "- A", "a: b: c", "A #b", "|", ">", "2010-13-45", "{",
    "]", "\u2028", "\ufeff", "\0", "((a|b))", "{min: 5, max: 3}", "{exactly: 1, max: 3}", "first", "A" * 3000,
]  # fmt: skip


def delete(lines: list[str], at: int, _: random.Random) -> None:
    del lines[at]


def double(lines: list[str], at: int, _: random.Random) -> None:
    lines.insert(at, lines[at])


def move(lines: list[str], at: int, dice: random.Random) -> None:
    lines.insert(dice.randrange(len(lines)), lines.pop(at))


def indent(lines: list[str], at: int, dice: random.Random) -> None:
    lines[at] = dice.choice(["  ", "    ", "\t", " ", ""]) + lines[at].lstrip(" ")


def revalue(lines: list[str], at: int, dice: random.Random) -> None:
    key, colon, _ = lines[at].partition(": ")
    lines[at] = key + (colon or ": ") + dice.choice(VALUES) + "\n"


def replace_inside(lines: list[str], at: int, dice: random.Random) -> None:
    words = re.findall(r"[a-z][a-z0-9-]+", lines[at])
    if words:
        lines[at] = lines[at].replace(dice.choice(words), dice.choice(VALUES), 1)


def swap_ids(lines: list[str], at: int, dice: random.Random) -> None:
    ids = re.findall(r"\bid: ([a-z0-9-]+)", "".join(lines))
    words = re.findall(r"(?<=: )[a-z][a-z0-9-]+|(?<=\[)[a-z][a-z0-9-]+", lines[at])
    if ids and words:
        lines[at] = lines[at].replace(dice.choice(words), dice.choice(ids), 1)


def take_from_elsewhere(lines: list[str], at: int, dice: random.Random) -> None:
    lines[at] = dice.choice(lines)


def cut(lines: list[str], at: int, dice: random.Random) -> None:
    lines[at] = lines[at][: dice.randrange(len(lines[at]) + 1)]
    del lines[at + 1 :]


DAMAGE: list[Callable[[list[str], int, random.Random], None]] = [
    delete, double, move, indent, revalue, revalue, replace_inside, swap_ids, swap_ids, take_from_elsewhere, cut,
]  # fmt: skip


def damaged(text: str, dice: random.Random) -> bytes:
    lines = text.splitlines(keepends=True)
    for _ in range(dice.randrange(1, 5)):
        if lines:
            dice.choice(DAMAGE)(lines, dice.randrange(len(lines)), dice)
    raw = "".join(lines).encode("utf-8")
    if dice.random() < 0.15:
        at = dice.randrange(len(raw) + 1)
        raw = raw[:at] + dice.choice([b"\xff", b"\x00", b"\xe3", b"\r", b"", b"\t"]) + raw[at + 1 :]
    return raw


@pytest.mark.parametrize("seed", range(60))
def test_damaged_games_are_reported_and_never_break_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    dice = random.Random(seed)
    game = dice.choice(sorted((DATA / "games").iterdir()))
    shutil.copytree(game, tmp_path / "data" / "games" / game.name)
    for name in ("facets.yml", "labels.yml", "vocabularies.yml"):
        shutil.copy(DATA / name, tmp_path / "data" / name)
    for file in dice.sample(sorted((tmp_path / "data" / "games" / game.name).iterdir()), dice.randrange(1, 4)):
        file.write_bytes(damaged(file.read_text("utf-8"), dice))
    monkeypatch.chdir(tmp_path)

    result = CliRunner().invoke(main, ["build"])

    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    for line in result.stdout.splitlines():
        found = LINE.fullmatch(line)
        assert found, line
        file = tmp_path / found["file"]
        text = file.read_bytes().decode("utf-8", "replace") if file.exists() else ""
        rows = [*re.split(r"\r\n|\r|\n", text), ""]  # the parser may stop behind the last line
        assert int(found["line"]) <= len(rows), line
        assert int(found["column"]) <= len(rows[int(found["line"]) - 1]) + 1, line
    assert result.exit_code == (1 if "error[" in result.stdout else 0)
