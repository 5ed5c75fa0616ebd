from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from scripts.fix.files import Fix, apply, fixes
from tests.conftest import DATA, DRAFT, MakeLibrary

ZONES = "zones: none \n"


def found(data: Path, *paths: Path) -> list[tuple[str, str]]:
    return [(each.file.relative_to(data).as_posix(), each.after) for each in fixes(data, paths)]


def test_every_file_of_the_data_is_looked_at_and_nothing_else(make_library: MakeLibrary) -> None:
    concept = "id: x\nname: 語 \nreading: ご\nen: x\ntext: 文である。\n"
    data = make_library({"zones": concept}, x={"zones": ZONES, "game": DRAFT + " \n", "notes": "a \n"})
    (data / "games" / "x" / ".zones.yml").write_text(ZONES)
    (data / "games" / "x" / "zones.txt").write_text(ZONES)
    (data / "games" / "zones.yml").write_text(ZONES)
    assert found(data) == [
        ("concepts/zones.yml", concept.replace(" \n", "\n")),
        ("games/x/game.yml", DRAFT),
        ("games/x/zones.yml", "zones: none\n"),
    ]


def test_first_lines_name_schemas_where_schemas_lie_beside_the_data(make_library: MakeLibrary) -> None:
    data = make_library({"zones": "{id: x, name: x, reading: よ, en: x, text: x}\n"}, x={"zones": "zones: none\n"})
    for name in ("labels", "vocabularies"):
        file = data / f"{name}.yml"
        file.write_text(file.read_text("utf-8").split("\n", 1)[1], "utf-8")
    assert found(data) == []
    (data / "schema").mkdir()
    firsts = {name: text.split("\n")[0] for name, text in found(data)}
    assert firsts == {
        "labels.yml": "# yaml-language-server: $schema=schema/labels.json",
        "vocabularies.yml": "# yaml-language-server: $schema=schema/vocabularies.json",
        "concepts/zones.yml": "# yaml-language-server: $schema=../schema/concepts.json",
        "games/x/game.yml": "# yaml-language-server: $schema=../../schema/game.json",
        "games/x/zones.yml": "# yaml-language-server: $schema=../../schema/zones.json",
    }


def test_only_the_files_and_folders_that_are_named_are_mended(make_library: MakeLibrary) -> None:
    data = make_library(x={"zones": ZONES, "cards": "types: none \n"}, y={"zones": ZONES})
    assert [name for name, _ in found(data, data / "games" / "x")] == ["games/x/cards.yml", "games/x/zones.yml"]
    assert [name for name, _ in found(data, data / "games" / "y" / "zones.yml")] == ["games/y/zones.yml"]


def test_files_that_cannot_be_read_and_links_are_left(make_library: MakeLibrary) -> None:
    data = make_library(x={"zones": b"zones: none \xff\n", "cards": "types: \0none \n"})
    (data / "elsewhere.yml").write_text("topics: none \n")
    (data / "games" / "x" / "rules.yml").symlink_to(data / "elsewhere.yml")
    (data / "games" / "x" / "terms.yml").mkdir()
    assert found(data) == []


def test_real_data_needs_no_mending() -> None:
    assert found(DATA) == []


def test_mended_file_keeps_its_rights(tmp_path: Path) -> None:
    file = tmp_path / "zones.yml"
    file.write_text(ZONES)
    file.chmod(0o640)
    apply(Fix(file, ZONES, "zones: none\n"))
    assert file.read_bytes() == b"zones: none\n"
    assert file.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("step", ["replace", "copymode"])
def test_file_is_whole_whatever_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    file = tmp_path / "zones.yml"
    file.write_text(ZONES)

    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path if step == "replace" else shutil, step, fails)
    with pytest.raises(OSError, match="No space left"):
        apply(Fix(file, ZONES, "zones: none\n"))
    assert file.read_text() == ZONES
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("before", "after"),
    [("zones: none \n# 場\n", "zones: none\n# 場\n"), ("a\r\nb \r\n", "a\nb\n"), ("zones: none", "zones: none\n")],
)
def test_diff_is_one_that_git_can_apply(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str, after: str
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "zones.yml"
    file.write_bytes(before.encode())
    patch = str(Fix(file, before, after))
    assert patch.startswith("--- a/zones.yml\n+++ b/zones.yml\n@@ ")
    subprocess.run(["git", "apply", "-"], input=patch.encode(), cwd=tmp_path, check=True)
    assert file.read_bytes() == after.encode()
