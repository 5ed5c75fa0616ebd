"""Builds with the store make what builds without it make, whatever happened between them."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import build as building
from scripts import made
from scripts.build import build
from scripts.kept import OFF, kept
from scripts.library import load
from scripts.model.labels import Labels
from scripts.pages.view import Page
from scripts.render import render
from scripts.write import OWN
from tests.conftest import DRAFT, LIBRARY
from tests.disk import put


def contents(docs: Path) -> dict[str, bytes]:
    files = (file for file in docs.rglob("*") if file.is_file() and OWN not in file.parts)
    return {file.relative_to(docs).as_posix(): file.read_bytes() for file in files}


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Invented games, one of which refers to another, with room for docs beside them."""
    data = tmp_path / "data"
    shutil.copytree(LIBRARY, data)
    put(data / "games" / "one" / "game.yml", DRAFT)
    put(data / "games" / "one" / "zones.yml", "zones: {id: heap, name: 山}\n")
    put(data / "games" / "two" / "game.yml", DRAFT.replace("試しの", "次の").replace("ためしの", "つぎの"))
    put(data / "games" / "two" / "rules.yml", "topics: {id: far, name: 遠い札, items: ((one/heap))に置く。}\n")
    return tmp_path


def renamed(data: Path) -> None:
    (data / "games/one").rename(data / "games/uno")
    edit(data / "games/two/rules.yml", "one/heap", "uno/heap")


def deleted(data: Path) -> None:
    shutil.rmtree(data / "games/uno")
    edit(data / "games/two/rules.yml", "((uno/heap))", "山")


HISTORY: dict[str, Callable[[Path], None]] = {
    "nothing": lambda _: None,
    "a game is edited": lambda data: edit(data / "games/one/game.yml", "players: 2", "players: 3"),
    "what another game refers to is renamed": lambda data: edit(data / "games/one/zones.yml", "山", "大きな山"),
    "a label": lambda data: edit(data / "labels.yml", "早見表", "一覧表"),
    "a folder is renamed": renamed,
    "a game is deleted": deleted,
    "an edit is taken back": lambda data: edit(data / "labels.yml", "一覧表", "早見表"),
}


def test_history_of_edits_gives_at_each_step_what_a_first_build_gives(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for what, change in HISTORY.items():
        change(folder / "data")
        monkeypatch.delenv(OFF, raising=False)
        assert build(folder / "data", folder / "docs").written, what
        monkeypatch.setenv(OFF, "1")
        assert build(folder / "data", folder / "cold").written, what
        assert contents(folder / "docs") == contents(folder / "cold"), what
        shutil.rmtree(folder / "cold")


def test_only_the_game_that_changed_is_made_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OFF)
    asked: list[str] = []

    def counted(library: object, game: object, *rest: object) -> made.Made:
        asked.append(game.id)  # type: ignore[attr-defined]
        return made.make(library, game, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(building, "make", counted)
    build(folder / "data", folder / "docs")
    assert {"one", "two"} < set(asked)
    asked.clear()
    build(folder / "data", folder / "docs")
    assert asked == []
    edit(folder / "data/games/two/game.yml", "players: 2", "players: 3")
    build(folder / "data", folder / "docs")
    assert asked == ["two"]
    asked.clear()
    edit(folder / "data/games/one/zones.yml", "山", "大きな山")
    build(folder / "data", folder / "docs")
    assert asked == ["one", "two"]


def test_of_the_pages_of_all_games_only_those_are_printed_again_into_which_the_edit_goes(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(OFF)
    printed: list[str] = []

    def counted(page: Page, labels: Labels) -> str:
        printed.append(page.path)
        return render(page, labels)

    monkeypatch.setattr(made, "render", counted)
    put(folder / "data/games/one/terms.yml", "terms: {at: heap, concept: library}\n")
    build(folder / "data", folder / "docs")
    assert {"products/index.md", "compare/zones/index.md", "glossary/library/index.md"} < set(printed)
    edits = {
        "players: 2": ("players: 3", {"compare/players/index.md", "api/v1/tables/players.csv"}),
        "試しの遊び": ("別の遊び", {"products/index.md", "compare/zones/index.md", "glossary/library/index.md"}),
    }
    for old, (new, expected) in edits.items():
        printed.clear()
        edit(folder / "data/games/one/game.yml", old, new)
        build(folder / "data", folder / "docs")
        others = {path for path in printed if not path.startswith(("games/one/", "api/v1/games/one", "games/two/"))}
        assert expected <= others
        assert not {path for path in others if path.startswith("glossary/")} - {
            "glossary/library/index.md",
            "glossary/library/terms.json",
        }
    printed.clear()
    edit(folder / "data/games/one/zones.yml", "山", "大きな山")
    build(folder / "data", folder / "docs")
    assert {path for path in printed if path.startswith("glossary/")} == {
        "glossary/library/index.md",
        "glossary/library/terms.json",
    }
    assert "products/index.md" not in printed


def test_templates_and_code_are_part_of_the_key(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library, _ = load(folder / "data")
    assert library
    before = made.keys(library)
    assert made.keys(library) == before
    put(tmp_path / "templates" / "game.md.j2", "other")
    monkeypatch.setattr(made, "TEMPLATES", tmp_path / "templates")
    templates = made.keys(library)
    monkeypatch.undo()
    monkeypatch.setattr(made, "_code", lambda: "other")
    code = made.keys(library)
    assert all(len({before[game], templates[game], code[game]}) == 3 for game in before)


@pytest.mark.parametrize(
    "value", [None, 1, [], [{}, [], []], [{"../../etc/x": "text"}, [], []], [["games/one/index.md"], [], []], "abc"]
)
def test_value_of_another_kind_is_made_again(value: object) -> None:
    assert made.unpacked(value, "one") is None


def test_foreign_values_under_the_right_keys_change_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OFF)
    library, _ = load(folder / "data")
    assert library
    with kept(folder / "docs", "made") as store:
        for key in made.keys(library).values():
            store.get(key)
            store.put(key, [{"../x": "text"}, [], []])
    build(folder / "data", folder / "docs")
    monkeypatch.setenv(OFF, "1")
    build(folder / "data", folder / "cold")
    assert contents(folder / "docs") == contents(folder / "cold")
