"""Pages that MkDocs need not make again come out as they were, and no other does."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from scripts.kept import OFF, kept
from tests.conftest import LIBRARY
from tests.published import prepare, without_past
from tests.test_hook import mkdocs_build

GAME, OTHER = "one-deck", "two-players"
OLD = '<!doctype html><html><body><p id="old">as it was</p></body></html>'
ABOUT = "contribute/about/index"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two games, built once, whose kept pages all say that they are."""
    folder = tmp_path_factory.mktemp("reuse")
    prepare(folder, LIBRARY)
    for game in (folder / "data" / "games").iterdir():
        if game.name not in (GAME, OTHER):
            shutil.rmtree(game)
    without_past(folder / "data")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(OFF, raising=False)
        build(folder)
        keys = [key for (key,) in rows(folder, "SELECT key FROM kept")]
        with kept(folder / "docs", "pages") as store:
            for key in keys:
                store.get(key)
                store.put(key, OLD.replace("was", f"was {len(keys)}"))
    return folder


@pytest.fixture
def folder(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv(OFF)
    shutil.copytree(built, tmp_path / "copy", symlinks=True)
    return tmp_path / "copy"


def rows(folder: Path, query: str) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(folder / ".cache" / "pages.db")) as store:
        return store.execute(query).fetchall()


def build(folder: Path) -> str:
    done = mkdocs_build(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stderr


def as_it_was(folder: Path) -> set[str]:
    """The pages that were not made again."""
    pages = (folder / "plain").rglob("*.html")
    return {page.relative_to(folder / "plain").as_posix() for page in pages if "as it was" in page.read_text("utf-8")}


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def hand_written(folder: Path, text: str) -> None:
    file = folder / "docs" / f"{ABOUT}.md"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


PAGES = {f"games/{GAME}/index.html", f"games/{OTHER}/index.html"}


def test_page_about_which_nothing_has_changed_is_not_made_again(folder: Path) -> None:
    build(folder)
    assert as_it_was(folder) > PAGES
    assert (folder / "plain" / "sitemap.xml").read_text("utf-8").count(f"/games/{GAME}/<") == 1


def test_pages_of_the_navigation_and_hand_written_ones_are_always_made(folder: Path) -> None:
    hand_written(folder, "# 手で書いた\n")
    build(folder)
    assert not as_it_was(folder) & {"index.html", "games/index.html", "compare/index.html", f"{ABOUT}.html"}


def test_page_is_made_again_where_its_data_changed(folder: Path) -> None:
    edit(folder / "data" / "games" / GAME / "game.yml", "一つ山", "一つの大山")
    build(folder)
    assert as_it_was(folder) & PAGES == {f"games/{OTHER}/index.html"}
    assert "一つの大山" in (folder / "plain" / "games" / GAME / "index.html").read_text("utf-8")
    build(folder)
    assert "一つの大山" in (folder / "plain" / "games" / GAME / "index.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("mkdocs.yml", "unofficial: 非公式", "unofficial: 公式でない"),
        ("mkdocs.yml", "toc_depth: 2-3", "toc_depth: 2-4"),
        ("overrides/main.html", "{% block announce -%}", "{% block announce -%}お知らせ"),
    ],
)
def test_all_pages_are_made_again_where_what_stands_around_them_changed(
    folder: Path, file: str, old: str, new: str
) -> None:
    target = (folder / "overrides").resolve()
    (folder / "overrides").unlink()
    shutil.copytree(target, folder / "overrides")
    build(folder)  # overrides that are a folder and no link make no difference
    assert as_it_was(folder) > PAGES
    edit(folder / file, old, new)
    build(folder)
    assert as_it_was(folder) == set()


def test_all_pages_are_made_where_a_title_of_the_navigation_comes_from_a_page(folder: Path) -> None:
    edit(folder / "mkdocs.yml", "- 商品: products/index.md", "- products/index.md")
    build(folder)
    assert as_it_was(folder) == set()


def test_nothing_is_taken_where_keeping_is_switched_off(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OFF, "1")
    build(folder)
    assert as_it_was(folder) == set()


def test_link_into_a_page_that_was_kept_is_still_looked_at(folder: Path) -> None:
    hand_written(folder, f"# 手で書いた\n\n[良い](../../games/{GAME}/index.md#old)\n")
    build(folder)
    hand_written(folder, f"# 手で書いた\n\n[悪い](../../games/{GAME}/index.md#start)\n")
    done = mkdocs_build(folder)
    assert done.returncode == 1
    assert f"the doc 'games/{GAME}/index.md' does not contain an anchor '#start'" in done.stderr


def test_build_that_fails_keeps_nothing(folder: Path) -> None:
    before = rows(folder, "SELECT key FROM kept")
    edit(folder / "data" / "games" / GAME / "game.yml", "一つ山", "一つの大山")
    hand_written(folder, "---\ntemplate: nowhere.html\n---\n# 手で書いた\n")
    assert mkdocs_build(folder).returncode == 1
    assert rows(folder, "SELECT key FROM kept") == before
