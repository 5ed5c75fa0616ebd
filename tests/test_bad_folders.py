"""Bad input that is more than a line in a file: files, folders, many problems at once, a real run of the command."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from scripts.cli import main
from tests.conftest import DRAFT, ROOT, MakeLibrary

GAMES = "data/games"
ZONES = "zones:\n  - {id: field, name: A}\n"
FILES = "`cards.yml`, `flow.yml`, `game.yml`, `products.yml`, `rules.yml`, `setup.yml`, `terms.yml`, `zones.yml`"


def lines(data: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What ``check``, run from the folder that holds ``data``, prints; it must end with 1."""
    monkeypatch.chdir(data.parent)
    result = CliRunner().invoke(main, ["check"])
    assert result.exit_code == 1
    return result.stdout.splitlines()


def test_a_file_that_cannot_be_read(make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    data = make_library(x={"rules": "topics: none\n"})
    (data / "games" / "x" / "zones.yml").mkdir()
    refused = data / "games" / "x" / "rules.yml"
    read = Path.read_bytes

    def refuse(path: Path) -> bytes:
        if path.name == refused.name:
            raise PermissionError(13, "Permission denied")
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert lines(data, monkeypatch) == [
        f"{GAMES}/x/rules.yml:1:1: error[unreadable] cannot be read: Permission denied",
        f"{GAMES}/x/zones.yml:1:1: error[unreadable] cannot be read: it is a folder",
    ]


def test_a_folder_whose_name_is_no_id(make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    data = make_library(x={})
    (data / "games" / "x").rename(data / "games" / "My_Game")
    assert lines(data, monkeypatch) == [
        f"{GAMES}/My_Game:1:1: error[bad-folder] `My_Game` is no id; "
        "expected small Latin letters, figures and hyphens, like `rave`"
    ]


def test_a_folder_whose_name_is_no_text_and_one_with_a_line_end(
    make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = make_library() / "games"
    os.mkdir(os.fsencode(games) + b"/\xff")  # noqa: PTH102 (no path of text leads there)
    (games / "a\nb\x1b[31m").mkdir()
    said = "is no id; expected small Latin letters, figures and hyphens, like `rave`"
    assert lines(games.parent, monkeypatch) == [
        f"{GAMES}/a\\nb\\x1b[31m:1:1: error[bad-folder] `a\\nb\\x1b[31m` {said}",
        f"{GAMES}/\\udcff:1:1: error[bad-folder] `\\udcff` {said}",
    ]


def test_a_missing_file_of_a_game(make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    data = make_library(x={}, y={"zones": ZONES})
    (data / "games" / "x" / "game.yml").unlink()
    (data / "games" / "y" / "zones.yml").rename(data / "games" / "y" / "zone.yml")
    assert lines(data, monkeypatch) == [
        f"{GAMES}/x/game.yml:1:1: error[missing-file] every game needs a game.yml",
        f"{GAMES}/y/zone.yml:1:1: error[unknown-file] `zone.yml` is no file of a game; did you mean `zones.yml`?",
    ]


def test_a_file_and_a_folder_that_belong_to_no_game(make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    data = make_library(x={})
    (data / "games" / "notes.txt").touch()
    (data / "games" / "x" / "p").mkdir()
    assert lines(data, monkeypatch) == [
        f"{GAMES}/notes.txt:1:1: error[stray-file] a game is a folder of files; move or delete this file",
        f"{GAMES}/x/p:1:1: error[unknown-file] `p` is no file of a game; expected one of {FILES}",
    ]


@pytest.mark.parametrize("name", ["labels.yml", "vocabularies.yml"])
def test_no_labels_or_vocabularies(make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    data = make_library(x={})
    (data / name).unlink()
    assert lines(data, monkeypatch) == [f"data/{name}:1:1: error[missing-file] there is no such file"]


def many(make_library: MakeLibrary) -> tuple[Path, list[str]]:
    """A library with problems all over, and the lines that say so."""
    warned = "zones:\n  - {id: field, name: 場}\n  - {id: top, name: A, to: [gone, feild]}\n  - {id: trash, nmae: A}\n"
    data = make_library(
        b={"zones": warned.replace("nmae", "name"), "rules": "topics:\n\t- A\n", "cards": b"\xff"},
        a={"zones": warned, "game": DRAFT.replace("2026-01-02", "2026-13"), "flow": "progress: 交互 #に\ntrun: none\n"},
    )
    return data, [
        f"{GAMES}/a/flow.yml:1:11: error[cut-text] YAML drops all from ` #` on; quote the text, "
        "or put the comment on a line of its own",
        f"{GAMES}/a/flow.yml:2:1: error[unknown-key] `trun` is not a key here; did you mean `turn`?",
        f"{GAMES}/a/game.yml:1:1: error[bad-date] `2026-13` is no date: no such month",
        f"{GAMES}/a/zones.yml:4:5: error[missing-key] `name` is missing",
        f"{GAMES}/a/zones.yml:4:17: error[unknown-key] `nmae` is not a key here; did you mean `name`?",
        f"{GAMES}/b/cards.yml:1:1: error[not-utf-8] byte 0xff is not UTF-8; save the file as UTF-8",
        f"{GAMES}/b/rules.yml:2:1: error[tab] a tab indents this line; use spaces",
        f"{GAMES}/b/zones.yml:2:5: warning[missing-reading] `場` has kanji and no `reading`",
        f"{GAMES}/b/zones.yml:3:6: error[reserved-id] `top` is an address that each game's page has by itself; "
        "choose another",
    ]


def test_all_problems_of_all_files_at_once_sorted(make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    data, expected = many(make_library)
    assert lines(data, monkeypatch) == expected


def test_the_real_command_says_the_same(make_library: MakeLibrary) -> None:
    data, expected = many(make_library)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "scripts", "check"]
    ran = subprocess.run(command, cwd=data.parent, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert ran.stdout.splitlines() == expected
    assert ran.stderr == "8 errors, 1 warning\n"
    assert ran.returncode == 1
