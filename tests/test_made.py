"""Builds with the store make what builds without it make, whatever happened between them."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import check, keys, made, survey
from scripts.build import build
from scripts.game import load as load_game
from scripts.kept import OFF, kept
from scripts.model.labels import Labels
from scripts.pages import site
from scripts.pages.view import Page
from scripts.problems import Problem
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
    put(data / "games" / "two" / "products.yml", "maker: 遊びの会社\n")
    put(data / "games" / "two" / "rules.yml", "topics: {id: far, name: 遠い札, items: ((one/heap))に置く。}\n")
    return tmp_path


def renamed(data: Path) -> None:
    (data / "games/one").rename(data / "games/uno")
    edit(data / "games/two/rules.yml", "one/heap", "uno/heap")


def deleted(data: Path) -> None:
    shutil.rmtree(data / "games/uno")
    edit(data / "games/two/rules.yml", "((uno/heap))", "山")


ACCEPTED = "exceptions: {check: spelled-two-ways, at: maker, reason: 元からこうである。}\n"

HISTORY: dict[str, Callable[[Path], None]] = {
    "nothing": lambda _: None,
    "a game is edited": lambda data: edit(data / "games/one/game.yml", "players: 2", "players: 3"),
    "what another game refers to is renamed": lambda data: edit(data / "games/one/zones.yml", "山", "大きな山"),
    "a label": lambda data: edit(data / "labels.yml", "早見表", "一覧表"),
    "a warning goes away": lambda data: edit(data / "games/one/zones.yml", "大きな山", "やま"),
    "what another game refers to is gone": lambda data: edit(data / "games/one/zones.yml", "heap", "pile"),
    "and is back": lambda data: edit(data / "games/one/zones.yml", "pile", "heap"),
    "a maker is spelled otherwise elsewhere": lambda data: put(
        data / "games/one/products.yml", "maker: 遊びの会社ー\n"
    ),
    "a warning is accepted": lambda data: edit(data / "games/two/game.yml", "added", f"{ACCEPTED}added"),
    "a folder is renamed, so that the exception is needless": renamed,
    "the exception goes": lambda data: edit(data / "games/two/game.yml", ACCEPTED, ""),
    "a game is deleted": deleted,
    "an edit is taken back": lambda data: edit(data / "labels.yml", "一覧表", "早見表"),
    "no YAML": lambda data: edit(data / "games/two/rules.yml", "topics:", "topics"),
    "no facets": lambda data: (data / "facets.yml").unlink(),
}


def test_history_of_edits_gives_at_each_step_what_a_first_build_gives(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = set()
    for what, change in HISTORY.items():
        change(folder / "data")
        monkeypatch.delenv(OFF, raising=False)
        kept_ = build(folder / "data", folder / "docs")
        monkeypatch.setenv(OFF, "1")
        cold = build(folder / "data", folder / "cold")
        assert list(map(str, kept_.problems)) == list(map(str, cold.problems)), what
        said |= {problem.code for problem in cold.problems}
        assert (kept_.written is None) == (cold.written is None), what
        if cold.written:
            assert contents(folder / "docs") == contents(folder / "cold"), what
            shutil.rmtree(folder / "cold")
    assert said == {"missing-reading", "unknown-id", "spelled-two-ways", "syntax", "missing-file", "needless-exception"}


class Work:
    """The games on which each kind of work is done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: dict[str, list[str]] = {}
        for module, name in ((survey, "load"), (check, "of_game"), (survey, "in_words"), (site, "of_game")):
            monkeypatch.setattr(module, name, self.counted(f"{module.__name__}.{name}", getattr(module, name)))

    def counted(self, name: str, work: Callable[..., object]) -> Callable[..., object]:
        def call(*args: object) -> object:
            game = args[0] if isinstance(args[0], Path) else args[1]
            self.done.setdefault(name, []).append(game.name if isinstance(game, Path) else game.id)  # type: ignore[attr-defined]
            return work(*args)

        return call

    def take(self) -> list[list[str]]:
        """What was done since this was last asked, for each kind of work."""
        done, self.done = list(self.done.values()), {}
        return done


def test_only_the_game_that_changed_is_read_checked_told_and_made_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(OFF)
    work = Work(monkeypatch)
    build(folder / "data", folder / "docs")
    games = sorted(each.name for each in (folder / "data/games").iterdir())
    assert list(map(sorted, work.take())) == [games] * 4
    build(folder / "data", folder / "docs")
    assert work.take() == []
    edit(folder / "data/games/two/game.yml", "players: 2", "players: 3")
    build(folder / "data", folder / "docs")
    assert work.take() == [["two"]] * 4
    edit(folder / "data/games/one/zones.yml", "山", "大きな山")
    build(folder / "data", folder / "docs")
    assert work.take() == [["one"], *[["one", "two"]] * 3], "what refers to it is checked again, but not read"


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


def test_error_in_one_game_leaves_the_work_on_the_others_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OFF)
    build(folder / "data", folder / "docs")
    work = Work(monkeypatch)
    for old, new in (("topics:", "topics"), ("topics", "topics:")):
        edit(folder / "data/games/two/rules.yml", old, new)
        build(folder / "data", folder / "docs")
    assert {game for games in work.take() for game in games} == {"two"}


def test_what_changes_while_it_is_read_is_not_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OFF)

    def late(folder_: Path, problems: list[Problem]) -> object:
        if folder_.name == "two":
            edit(folder_ / "game.yml", "次の", "更に次の")
        return load_game(folder_, problems)

    with monkeypatch.context() as patch:
        patch.setattr(survey, "load", late)
        build(folder / "data", folder / "docs")
    edit(folder / "data/games/two/game.yml", "更に次の", "次の")
    build(folder / "data", folder / "docs")
    monkeypatch.setenv(OFF, "1")
    build(folder / "data", folder / "cold")
    assert contents(folder / "docs") == contents(folder / "cold")


def test_template_that_changes_during_a_build_keeps_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OFF)
    hashes = iter("aab")
    monkeypatch.setattr(keys, "shared", lambda _: next(hashes))
    build(folder / "data", folder / "docs")
    with kept(folder / "docs", "made") as store:
        assert store.store
        assert store.store.execute("SELECT count(*) FROM kept").fetchone() == (0,)


def test_templates_shared_data_and_code_are_part_of_the_key(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = keys.shared(folder / "data")
    assert keys.shared(folder / "data") == before
    put(tmp_path / "templates" / "game.md.j2", "other")
    monkeypatch.setattr(keys, "TEMPLATES", tmp_path / "templates")
    templates = keys.shared(folder / "data")
    monkeypatch.undo()
    monkeypatch.setattr(keys, "code", lambda: "other")
    code = keys.shared(folder / "data")
    monkeypatch.undo()
    put(folder / "data" / "concepts" / "more.yml", "[]")
    data = keys.shared(folder / "data")
    put(folder / "data" / "games" / "one" / "more.yml", "[]")
    assert len({before, templates, code, data}) == 4
    assert keys.shared(folder / "data") == data


def test_key_of_a_game_holds_all_that_it_reaches() -> None:
    abroad = {"a": ["b"], "b": ["c", "a"], "d": []}
    folders = {"a": "1", "b": "2", "c": "3", "d": "4"}
    before = keys.of_game("", "a", folders, abroad)
    assert keys.of_game("", "a", folders | {"c": "5"}, abroad) != before
    assert keys.of_game("", "a", folders | {"d": "5"}, abroad) == before
    assert keys.of_game("", "a", {**folders, "c": None}, abroad) == ""
    assert keys.of_game("other", "a", folders, abroad) != before


@pytest.mark.parametrize(
    "value",
    [
        *(None, 1, [], "abc", [{}, [], []], [[], {}, []], {"game": 1}, [{"../../etc/x": "text"}, [], []]),
        [[["code"]], {"makers": [], "long texts": [{}, []], "concepts": []}, []],
        [[], {"makers": [], "long texts": [{}, []], "concepts": []}, [["no-facet", "known", [], "", "", [], []]]],
    ],
)
def test_foreign_values_under_the_right_keys_change_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, value: object
) -> None:
    monkeypatch.delenv(OFF)
    build(folder / "data", folder / "docs")
    shutil.rmtree(folder / "docs")
    with kept(folder / "docs", "made") as store:
        assert store.store
        for (key,) in store.store.execute("SELECT key FROM kept").fetchall():
            store.put(key, value)
    build(folder / "data", folder / "docs")
    monkeypatch.setenv(OFF, "1")
    build(folder / "data", folder / "cold")
    assert contents(folder / "docs") == contents(folder / "cold")


@pytest.mark.parametrize("of", ["game", "looked", "made", "file", "sheet"])
def test_what_has_gone_from_the_store_is_made_again(folder: Path, monkeypatch: pytest.MonkeyPatch, of: str) -> None:
    monkeypatch.delenv(OFF)
    build(folder / "data", folder / "docs")
    before = contents(folder / "docs")
    shutil.rmtree(folder / "docs")
    with kept(folder / "docs", "made") as store:
        assert store.store
        assert store.store.execute("DELETE FROM kept WHERE key LIKE ?", (f"{of} %",)).rowcount >= 2
    build(folder / "data", folder / "docs")
    assert contents(folder / "docs") == before


def test_file_that_is_not_as_it_was_written_comes_from_the_store(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OFF)
    build(folder / "data", folder / "docs")
    before = contents(folder / "docs")
    edit(folder / "docs/games/one/index.md", "山", "丘")
    work = Work(monkeypatch)
    build(folder / "data", folder / "docs")
    assert work.take() == []
    assert contents(folder / "docs") == before
