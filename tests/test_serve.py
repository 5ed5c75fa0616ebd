"""``mkdocs serve``: each edit shows after one build, and bad data neither ends nor empties it."""

from __future__ import annotations

import html
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from selectolax.lexbor import LexborHTMLParser

from tests.conftest import LIBRARY, ROOT
from tests.published import prepare, without_past
from tests.serving import QUIET, Server, copied, serving

pytestmark = pytest.mark.xdist_group("serve")

GAME, GONE = "one-deck", "two-players"
PAGE, FILE = f"games/{GAME}/", f"data/games/{GAME}/game.yml"


def prepared(folder: Path) -> Path:
    """A folder with two games, a hand-written page, and code and overrides that can be changed."""
    prepare(folder, LIBRARY)
    for game in (folder / "data" / "games").iterdir():
        if game.name not in (GAME, GONE):
            shutil.rmtree(game)
    without_past(folder / "data")
    for name in ("scripts", "overrides"):
        copied(ROOT / name, folder / name)
    (folder / "docs" / "about.md").write_text("# 手で書いた\n", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(prepared(tmp_path_factory.mktemp("serve"))) as server:
        yield server


def banner(server: Server, path: str = PAGE) -> list[str]:
    """The problems that a page shows above what it has to say."""
    return [node.text() for node in LexborHTMLParser(server.page(path)).css(".bad-data li")]


def told(lines: list[str]) -> list[str]:
    """The errors among what the server printed."""
    return [line.removeprefix("ERROR").strip(" -") for line in lines if line.startswith("ERROR")]


@pytest.mark.parametrize(
    ("file", "old", "new", "path"),
    [
        (FILE, "一つ山", "一つの大山", PAGE),
        ("data/labels.yml", "新しく収録したゲーム", "加わったばかりの遊び", ""),
        ("scripts/templates/game.md.j2", "labels.game.draft }}", "labels.game.draft }}ご注意を", PAGE),
        ("overrides/main.html", "{% block announce -%}", "{% block announce -%}お知らせ", PAGE),
        ("docs/about.md", "手で書いた", "手で書き直した", "about/"),
        ("docs/stylesheets/rules.css", "/* The look", "/* 見た目 The look", "stylesheets/rules.css"),
        ("mkdocs.yml", "site_description: ", "site_description: 新しい説明。", "about/"),
    ],
)
def test_edit_shows_after_one_build(server: Server, file: str, old: str, new: str, path: str) -> None:
    shown = re.sub(r"[\x00-\x7f]+", "", new)
    assert shown not in server.page(path)
    server.after(server.edit(file, old, new), lambda: shown in server.page(path))


def test_hand_written_page_comes_and_goes_with_one_build_each(server: Server) -> None:
    page = server.folder / "docs" / "new.md"
    server.after(lambda: page.write_text("# 加わった\n", encoding="utf-8"), lambda: "加わった" in server.page("new/"))
    server.after(page.unlink, lambda: "加わった" not in server.page("new/"))


def test_while_one_writes_no_worker_keeps_pages(server: Server) -> None:
    assert "javascripts/terms.js" in server.page(PAGE)
    assert "javascripts/offline.js" not in server.page(PAGE)


def test_notes_of_editors_build_nothing(server: Server) -> None:
    before = server.builds()
    for folder in ("data/games", f"data/games/{GAME}", "docs", "docs/stylesheets"):
        (server.folder / folder / ".game.yml.swp").write_text("x", encoding="utf-8")
        (server.folder / folder / ".#game.yml").symlink_to("someone@somewhere")
    time.sleep(QUIET)
    assert server.builds() == before


def test_file_that_is_saved_as_it_was_builds_nothing(server: Server) -> None:
    server.after(server.edit("docs/about.md", "# ", "# 一度だけ"), lambda: "一度だけ" in server.page("about/"))
    file, before = server.folder / "docs" / "about.md", server.builds()
    for _ in range(2):
        file.write_bytes(file.read_bytes())
        time.sleep(QUIET)
    assert server.builds() == before


def test_bad_data_keeps_the_last_good_pages_under_a_banner_until_it_is_mended(server: Server) -> None:
    file = server.folder / FILE
    good = file.read_text(encoding="utf-8")
    lines = server.after(server.edit(FILE, "status: draft", "status: <b>raft"), lambda: banner(server) != [])
    problems = banner(server)
    assert problems == told(lines)
    assert [problem.split(" ")[:2] for problem in problems] == [[f"{FILE}:2:1:", "error[unknown-word]"]]
    assert "一" in server.page(PAGE)
    assert html.escape("`<b>raft`") in server.page(PAGE)
    assert [banner(server, path) for path in ("", "games/", "about/", "nowhere/")] == [problems] * 4
    worse = server.after(server.edit(FILE, "titles: {", "titles: ["), lambda: banner(server) not in ([], problems))
    assert banner(server) == told(worse) != problems
    server.after(lambda: file.write_text(good, encoding="utf-8"), lambda: banner(server) == [])
    assert "bad-data" not in server.page(PAGE)


def test_server_survives_broken_labels(server: Server) -> None:
    file = server.folder / "data" / "labels.yml"
    good = file.read_text(encoding="utf-8")
    lines = server.after(lambda: file.write_text("section: [\n", encoding="utf-8"), lambda: banner(server) != [])
    assert banner(server) == told(lines)
    assert banner(server)[0].startswith("data/labels.yml:")
    server.after(lambda: file.write_text(good, encoding="utf-8"), lambda: banner(server) == [])


def test_game_that_is_removed_leaves_the_site(server: Server) -> None:
    path = f"games/{GONE}/"
    assert "向かいの塀" in server.page(path)
    server.after(
        lambda: shutil.rmtree(server.folder / "data" / "games" / GONE), lambda: "向かいの塀" not in server.page(path)
    )
    assert "向かいの塀" not in server.page("games/")
    assert banner(server) == []
    assert not (server.folder / "docs" / path).exists()


def test_server_starts_with_bad_data_and_without_pages(tmp_path: Path) -> None:
    file = prepared(tmp_path) / "data" / "labels.yml"
    good = file.read_text(encoding="utf-8")
    file.write_text("section: [\n", encoding="utf-8")
    with serving(tmp_path) as server:
        assert banner(server, "about/") == told(server.lines) != []
        server.after(lambda: file.write_text(good, encoding="utf-8"), lambda: "一つ山" in server.page(PAGE))
        assert banner(server) == []
