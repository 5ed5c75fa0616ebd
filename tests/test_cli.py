from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest
from click.testing import CliRunner

from scripts.cli import main
from scripts.refused import FULL, TAKEN
from tests.conftest import DATA, DRAFT, LIBRARY, ROOT, MakeLibrary
from tests.libraries import ALWAYS, UNKNOWN

BAD = {"zones": "zoons: A\n"}
SAID = "zones.yml:1:1: error[unknown-key] `zoons` is not a key here; did you mean `zones`?\n"
WARNED = {"zones": "zones: {id: field, name: 場}\n"}
WARNING = "zones.yml:1:1: warning[missing-reading] `場` has kanji and no `reading`\n"


def run(*arguments: str | Path) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def module(*arguments: str | Path, folder: Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """A real run of ``python -m scripts`` in ``folder``."""
    command = [sys.executable, "-m", "scripts", *map(str, arguments)]
    variables = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    return subprocess.run(command, cwd=folder, env=variables, capture_output=True, check=False)


USAGE = {
    "no command": ((), "Usage: "),
    "an unknown command": (("chekc",), "No such command 'chekc'"),
    "an unknown option": (("check", "--dta", "x"), "No such option"),
    "an argument too many": (("build", "data"), "Got unexpected extra argument"),
    "a path that is not there": (("check", "gone", "--data", "data"), "Path 'gone' does not exist"),
    "a path outside the data": (
        ("check", "file", "--data", "data"),
        "file does not lie in data; name a file or folder",
    ),
    "an unknown format": (
        ("check", "--format", "xml", "--data", "data"),
        "'xml' is not one of 'text', 'github', 'json'",
    ),
    "a diff for a program": (("check", "--diff", "--format", "json", "--data", "data"), "--diff is for readers"),
    "an option without a value": (("check", "--data"), "Option '--data' requires an argument"),
    "a data folder that is not there": (("check", "--data", "gone"), "Directory 'gone' does not exist"),
    "a file for a data folder": (("check", "--data", "file"), "Directory 'file' is a file"),
    "a file for a docs folder": (("build", "--data", "data", "--docs", "file"), "Directory 'file' is a file"),
    "a new game without an id": (("new",), "Missing argument 'ID'"),
    "a new game whose id is none": (("new", "My", "--data", "data"), "`My` is no id; expected small Latin letters"),
    "a new game whose id is empty": (("new", "", "--data", "data"), "`` is no id; expected small Latin letters"),
    "a new game whose id is a space": (("new", " ", "--data", "data"), "` ` is no id; expected small Latin letters"),
    "a new game whose id has two lines": (("new", "a\nb", "--data", "data"), "`a\\nb` is no id; expected small Latin"),
    "a new game that is there": (("new", "old", "--data", "data"), "data/games/old is there already; take another id"),
    "no data folder where one is looked for": (("schema",), "Directory 'data' does not exist"),
}


@pytest.mark.parametrize(("arguments", "said"), USAGE.values(), ids=USAGE)
def test_bad_usage_ends_with_2_and_says_how_to_use_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    if "data" in arguments:
        shutil.copytree(DATA, tmp_path / "data", ignore=shutil.ignore_patterns("games"))
        (tmp_path / "data" / "games" / "old").mkdir(parents=True)
    code, out, err = run(*arguments)
    assert code == 2
    assert out == ""
    assert err.startswith(("Usage: ", "Error: "))
    assert said in err


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_lists_the_commands_and_ends_with_0(option: str) -> None:
    code, out, err = run(option)
    assert (code, err) == (0, "")
    for command in ("build", "check", "new", "schema"):
        assert f"\n  {command} " in out


def test_check_of_good_data_ends_with_0_and_says_nothing() -> None:
    assert run("check", "--data", LIBRARY) == (0, "", "")


def test_check_of_bad_data_ends_with_1(make_library: MakeLibrary) -> None:
    data = make_library(x=BAD)
    assert run("check", "--data", data) == (1, f"{data}/games/x/{SAID}", "1 error\n")


def test_check_of_a_path_reports_only_what_is_wrong_there(make_library: MakeLibrary) -> None:
    data = make_library(x=BAD, y=WARNED)
    assert run("check", data / "games" / "y", "--data", data) == (0, f"{data}/games/y/{WARNING}", "1 warning\n")
    one, other = data / "games" / "x" / "zones.yml", data / "games" / "y"
    assert run("check", one, other, "--data", data)[2] == "1 error, 1 warning\n"
    assert run("check", data / "labels.yml", "--data", data) == (0, "", "")


def test_check_for_github_and_for_programs(make_library: MakeLibrary) -> None:
    data = make_library(x=BAD)
    code, out, err = run("check", "--format", "github", "--data", data)
    said = "`zoons` is not a key here; did you mean `zones`?"
    assert (code, err) == (1, "1 error\n")
    assert out == f"::error file={data}/games/x/zones.yml,line=1,col=1,title=unknown-key::{said}\n"
    code, out, err = run("check", "--format", "json", "--data", data)
    assert (code, err) == (1, "1 error\n")
    assert [(entry["line"], entry["message"]) for entry in json.loads(out)] == [(1, said)]
    assert run("check", "--format", "json", "--data", LIBRARY) == (0, "[]\n", "")


MENDABLE = {"zones": "zones: {id: field, name: A, No_Link: x} \n", "cards": "types: none\n"}


def test_fix_mends_and_then_checks(make_library: MakeLibrary) -> None:
    data = make_library(x=MENDABLE, y=BAD)
    before = {file: file.read_bytes() for file in data.rglob("*.yml")}
    file = data / "games" / "x" / "zones.yml"
    code, out, err = run("check", "--fix", "--data", data)
    assert (code, out) == (1, f"{data}/games/y/{SAID}")
    assert err == f"{file}: mended\n1 error\n"
    assert file.read_text() == "zones: {id: field, name: A, no-link: x}\n"
    changed = [path for path, content in before.items() if path.read_bytes() != content]
    assert changed == [file]
    assert run("check", "--fix", "--data", data)[2] == "1 error\n"


def test_diff_shows_what_would_be_mended_and_changes_nothing(make_library: MakeLibrary) -> None:
    data = make_library(x=MENDABLE)
    before = {file: file.read_bytes() for file in data.rglob("*") if file.is_file()}
    for options in (["--diff"], ["--fix", "--diff"]):
        code, out, err = run("check", *options, "--data", data)
        assert code == 1
        assert "\n-zones: {id: field, name: A, No_Link: x} \n+zones: {id: field, name: A, no-link: x}\n" in out
        assert "error[unknown-key] `No_Link` is not a key here" in out
        assert err == "1 error\n"
        assert {file: file.read_bytes() for file in data.rglob("*") if file.is_file()} == before


def test_fix_of_a_path_leaves_the_rest(make_library: MakeLibrary) -> None:
    data = make_library(x=MENDABLE, y=MENDABLE)
    assert run("check", "--fix", data / "games" / "x", "--data", data)[0] == 0
    assert "No_Link" in (data / "games" / "y" / "zones.yml").read_text()


def test_fix_says_where_it_cannot_write(make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    data = make_library(x=MENDABLE)

    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fails)
    said = f"{data}/games/x/zones.yml:1:1: error[unwritable] cannot be written: No space left on device; {FULL}\n"
    assert run("check", "--fix", "--data", data) == (1, said, "1 error\n")


def test_warnings_alone_end_with_0(make_library: MakeLibrary) -> None:
    data = make_library(x=WARNED)
    assert run("check", "--data", data) == (0, f"{data}/games/x/{WARNING}", "1 warning\n")


DUE = "game.yml:1:1: warning[not-verified-lately] last compared with its sources on 2026-01, due again by 2026-02-28; "


@pytest.mark.parametrize(("day", "told"), [("2026-02-28", False), ("2026-03-01", True)])
@pytest.mark.parametrize("command", ["check", "build"])
def test_only_check_reads_the_clock_or_the_day_that_stands_for_it(
    make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch, command: str, day: str, told: bool
) -> None:
    data = make_library(x={"game": f"last-verified: 2026-01\nverify-within: 1\n{DRAFT}"})
    moment = datetime.fromisoformat(f"{day}T12:00+00:00").timestamp()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", f"{moment:.0f}")
    docs = ("--docs", data.parent / "docs") if command == "build" else ()
    code, out, _ = run(command, "--data", data, *docs)
    assert code == 0
    assert (f"{data}/games/x/{DUE}" in out) is (told and command == "check")


@pytest.mark.parametrize("moment", ["soon", "9" * 30])
def test_a_moment_that_is_none_is_bad_usage(
    make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", moment)
    code, out, err = run("check", "--data", make_library())
    assert (code, out) == (2, "")
    assert "SOURCE_DATE_EPOCH must be a number of seconds since 1970" in err


def test_problems_are_counted_by_severity(make_library: MakeLibrary) -> None:
    data = make_library(x=BAD, y=WARNED, z={"zones": "zoons: A\nzeons: B\n"})
    code, out, err = run("check", "--data", data)
    assert (code, err) == (1, "3 errors, 1 warning\n")
    assert len(out.splitlines()) == 4


@pytest.mark.parametrize("command", ["check", "build"])
def test_an_empty_games_folder_and_a_missing_one_are_no_problem(make_library: MakeLibrary, command: str) -> None:
    data = make_library()
    docs = ("--docs", data.parent / "docs") if command == "build" else ()
    assert run(command, "--data", data, *docs)[:2] == (0, "")
    (data / "games").rmdir()
    assert run(command, "--data", data, *docs)[:2] == (0, "")


def test_the_data_folder_is_data_where_none_is_named(
    make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = make_library(x=BAD)
    monkeypatch.chdir(data.parent)
    assert run("check") == (1, f"data/games/x/{SAID}", "1 error\n")


def test_paths_are_said_from_where_the_command_runs(make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    data = make_library(x=BAD)
    monkeypatch.chdir(data.parent)
    assert run("check", "--data", data)[1] == f"data/games/x/{SAID}"
    monkeypatch.chdir(data)
    assert run("check", "--data", ".")[1] == f"games/x/{SAID}"


def test_new_makes_a_draft_that_passes_the_check_and_says_what_to_do_next(
    make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = make_library()
    monkeypatch.chdir(data.parent)
    code, out, err = run("new", "my-game")
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == "data/games/my-game/ holds 8 files, and is a draft that passes the check."
    assert "Run `python -m scripts check` after each step" in out
    game = (data / "games" / "my-game" / "game.yml").read_text("utf-8")
    assert re.search(r"^added: [0-9]{4}-[0-9]{2}-[0-9]{2}$", game, re.MULTILINE)
    assert run("check") == (0, "", "")
    other = f"../{data.parent.name}/data"
    assert f"check --data {other}` after" in run("new", "other", "--data", other)[1]


def test_new_game_is_listed_as_a_draft_and_its_page_shows_the_gaps(make_library: MakeLibrary, tmp_path: Path) -> None:
    data, docs = make_library(), tmp_path / "docs"
    assert run("new", "my-game", "--data", data)[0] == 0
    assert run("build", "--data", data, "--docs", docs)[0] == 0
    assert '<span class="mark">書きかけ</span>' in (docs / "games" / "index.md").read_text("utf-8")
    page = (docs / "games" / "my-game" / "index.md").read_text("utf-8")
    assert page.count("未記入") > 15
    assert "このゲームの記述は書きかけである。" in page


def test_new_needs_labels_and_vocabularies(make_library: MakeLibrary) -> None:
    data = make_library()
    (data / "vocabularies.yml").unlink()
    said = f"{data}/vocabularies.yml:1:1: error[missing-file] there is no such file\n"
    assert run("new", "x", "--data", data) == (1, said, "1 error\n")
    assert list((data / "games").iterdir()) == []


def test_new_says_where_it_cannot_write(make_library: MakeLibrary) -> None:
    data = make_library()
    (data / "games").rmdir()
    (data / "games").touch()
    code, out, _ = run("new", "x", "--data", data)
    assert code == 1
    assert out == f"{data}/games:1:1: error[unwritable] cannot be written: File exists; {TAKEN}\n"


def test_build_writes_pages_and_says_how_many(make_library: MakeLibrary, tmp_path: Path) -> None:
    data = make_library(x={}, y=WARNED)
    docs = tmp_path / "elsewhere" / "docs"
    code, out, err = run("build", "--data", data, "--docs", docs)
    assert (code, out) == (0, f"{data}/games/y/{WARNING}")
    files = [file for file in docs.rglob("*") if file.is_file() and file.parent.name != ".generated"]
    assert err == f"{len(files)} pages written, 0 removed, 0 unchanged\n1 warning\n"
    assert sorted(str(file.relative_to(docs)) for file in docs.rglob("*.md")) == sorted(
        [*ALWAYS, UNKNOWN, "games/x/index.md", "games/y/index.md"]
    )
    assert (
        run("build", "--data", data, "--docs", docs)[2]
        == f"0 pages written, 0 removed, {len(files)} unchanged\n1 warning\n"
    )


def test_build_of_bad_data_ends_with_1_and_leaves_the_last_good_pages(
    make_library: MakeLibrary, tmp_path: Path
) -> None:
    docs = tmp_path / "docs"
    assert run("build", "--data", make_library(x={}), "--docs", docs)[0] == 0
    before = {file: file.read_bytes() for file in docs.rglob("*") if file.is_file()}
    data = make_library(x={"game": DRAFT.replace("試しの遊び", "別の題")}, y=BAD)
    assert run("build", "--data", data, "--docs", docs) == (1, f"{data}/games/y/{SAID}", "1 error\n")
    assert {file: file.read_bytes() for file in docs.rglob("*") if file.is_file()} == before


def test_schema_writes_one_file_for_each_kind(make_library: MakeLibrary) -> None:
    data = make_library(x=BAD)
    assert run("schema", "--data", data) == (0, "", "")
    assert {file.name for file in (data / "schema").iterdir()} == {
        *(
            f"{name}.json"
            for name in ("game", "setup", "flow", "rules", "cards", "zones", "products", "terms", "concepts", "checks")
        ),
        *("changes.json", "facets.json", "labels.json", "redirects.json"),
        "vocabularies.json",
    }


def test_schema_needs_vocabularies(make_library: MakeLibrary) -> None:
    data = make_library()
    (data / "vocabularies.yml").unlink()
    said = f"{data}/vocabularies.yml:1:1: error[missing-file] there is no such file\n"
    assert run("schema", "--data", data) == (1, said, "1 error\n")
    assert not (data / "schema").exists()


def test_schema_says_where_it_cannot_write(make_library: MakeLibrary) -> None:
    data = make_library()
    (data / "schema").touch()
    said = f"{data}/schema:1:1: error[unwritable] cannot be written: File exists; {TAKEN}\n"
    assert run("schema", "--data", data) == (1, said, "1 error\n")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8:strict", "ascii", "latin-1", "cp932", "utf-16"])
def test_the_real_command_prints_in_any_encoding_and_never_a_traceback(
    make_library: MakeLibrary, encoding: str
) -> None:
    data = make_library(x=WARNED, y={"zones": "森鷗外𠮷: A\n"})
    os.mkdir(os.fsencode(data / "games") + b"/\xff")  # noqa: PTH102 (no path of text leads there)
    ran = module("check", folder=data.parent, PYTHONIOENCODING=encoding)
    assert ran.returncode == 1
    assert b"Traceback" not in ran.stderr
    name = encoding.split(":")[0] if encoding != "ascii" else "utf-8"  # click takes ASCII for a misconfigured UTF-8
    out = ran.stdout.decode(name)
    assert [line.split("] ")[0] + "]" for line in out.splitlines()] == [
        "data/games/x/zones.yml:1:1: warning[missing-reading]",
        "data/games/y/zones.yml:1:1: error[unknown-key]",
        "data/games/\\udcff:1:1: error[bad-folder]",
    ]
    assert ("場" if name != "latin-1" else "\\u5834") in out


def test_the_real_command_ends_with_0_1_and_2(make_library: MakeLibrary) -> None:
    data = make_library(x=BAD)
    assert module("check", folder=data.parent).returncode == 1
    assert module("check", "--data", DATA, folder=data.parent).returncode == 0
    assert module("check", "--data", "gone", folder=data.parent).returncode == 2
