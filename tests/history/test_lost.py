from __future__ import annotations

from pathlib import Path

from scripts.history.lost import lost
from tests.conftest import MakeLibrary
from tests.libraries import loaded

ZONES = "zones: [{id: field, name: 場}, {id: grave, name: 墓}]\n"
FORMATS = "formats: {id: box, form: 箱}\n"
SETUP = "start: {life: 20}\n"


def found(before: Path, after: Path) -> list[str]:
    return [problem.message.split("`")[1] for problem in lost(loaded(before)[0], loaded(after)[0])]


def test_things_are_missed_and_formats_and_settings_are_not(make_library: MakeLibrary, tmp_path: Path) -> None:
    before = make_library(x={"zones": ZONES, "products": FORMATS, "setup": SETUP}).rename(tmp_path / "before")
    after = make_library(x={"zones": "zones: {id: field, name: 場}\n"})
    assert found(before, after) == ["grave"]
    (after / "redirects.yml").write_text("anchors: {x: {grave: field}}\n", encoding="utf-8")
    assert found(before, after) == []


def test_a_redirect_that_is_taken_away_is_missed_too(make_library: MakeLibrary, tmp_path: Path) -> None:
    before = make_library({}, x={"zones": ZONES})
    (before / "redirects.yml").write_text("games: {y: x}\nconcepts: {c: none}\nanchors: {x: {heap: grave}}\n", "utf-8")
    before = before.rename(tmp_path / "before")
    assert found(before, make_library({}, x={"zones": ZONES})) == ["y", "c", "heap"]


def test_what_may_stand_in_unread_files_is_not_missed(make_library: MakeLibrary, tmp_path: Path) -> None:
    before = make_library(x={"zones": ZONES}, y={}).rename(tmp_path / "before")
    assert found(before, make_library(x={"zones": ZONES + "x: 1\n"}, y={"game": "x: 1\n"})) == []
