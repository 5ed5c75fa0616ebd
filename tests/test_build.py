"""From data to pages: what a build writes, when it writes nothing, and what it says then."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from scripts import library as libraries
from scripts.build import build
from scripts.cli import main
from scripts.publish import lock
from scripts.refused import ADVICE, MINE
from scripts.write import Written
from tests.conftest import DRAFT, LIBRARY, ROOT, MakeLibrary
from tests.disk import now, put, stamps, tree
from tests.libraries import ALWAYS, LISTS, UNKNOWN
from tests.page import converted, events

PAGES = sorted([*ALWAYS, UNKNOWN, "games/one/index.md", "games/two/index.md"])
BESIDE = ("nearest.json", "terms.json")
FILES = sorted(
    [*PAGES, "llms.txt", "games/filter.json", *(f"games/{id_}/{name}" for id_ in ("one", "two") for name in BESIDE)]
)
TWO = DRAFT.replace("試しの遊び", "二つめ").replace("ためしのあそび", "ふたつめ")


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    return tmp_path / "docs"


@pytest.fixture
def data(make_library: MakeLibrary) -> Path:
    return make_library(one={}, two={"game": TWO})


def run(data: Path, docs: Path) -> Result:
    return CliRunner().invoke(main, ["build", "--data", str(data), "--docs", str(docs)])


def told(written: Written | None) -> Written | None:
    """What a build did, the search index and the API aside, which tests of their own look at."""
    if written is None:
        return None
    kept = [
        tuple(path for path in paths if not path.startswith(("search/", "api/")))
        for paths in (written.written, written.removed)
    ]
    return Written(kept[0], kept[1], written.same)


def pages(docs: Path) -> dict[str, str]:
    return {path: text for path, text in tree(docs).items() if path.endswith(".md")}


def test_build_makes_home_list_and_a_page_a_game(data: Path, docs: Path) -> None:
    result = build(data, docs)
    assert result.problems == []
    assert told(result.written) == Written(tuple(FILES), (), 0)
    assert sorted(pages(docs)) == PAGES
    assert "# 二つめ {#top}" in pages(docs)["games/two/index.md"]


def test_docs_option_says_where_pages_go(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(data, tmp_path / "deep" / "elsewhere")
    assert (done.exit_code, done.stdout) == (0, "")
    assert sorted(pages(tmp_path / "deep" / "elsewhere")) == PAGES
    assert not (tmp_path / "docs").exists()


def test_second_build_writes_nothing(data: Path, docs: Path) -> None:
    build(data, docs)
    before = stamps(docs)
    done = build(data, docs).written
    files = [file for file in docs.rglob("*") if file.is_file() and file.parent.name != ".generated"]
    assert done == Written((), (), len(files))
    assert now(docs) == before


def test_change_of_one_game_writes_its_page_and_the_lists_only(data: Path, docs: Path) -> None:
    build(data, docs)
    before = stamps(docs)
    put(data / "games" / "one" / "game.yml", DRAFT.replace("試しの遊び", "別の遊び"))
    done = told(build(data, docs).written)
    assert done is not None
    assert set(done.written) == {
        *LISTS,
        UNKNOWN,
        "llms.txt",
        "games/filter.json",
        "games/index.md",
        "games/one/index.md",
        "index.md",
    }
    assert now(docs)[docs / "games" / "two" / "index.md"] == before[docs / "games" / "two" / "index.md"]


def test_removed_game_disappears_with_its_folder(data: Path, docs: Path, make_library: MakeLibrary) -> None:
    build(data, docs)
    (data / "games" / "two" / "game.yml").unlink()
    (data / "games" / "two").rmdir()
    done = told(build(data, docs).written)
    assert done is not None
    assert done.removed == ("games/two/index.md", "games/two/nearest.json", "games/two/terms.json")
    assert not (docs / "games" / "two").exists()
    assert "二つめ" not in "".join(pages(docs).values())


def test_two_builds_of_the_same_data_give_the_same_bytes_whatever_the_hash_seed(tmp_path: Path) -> None:
    trees = []
    for seed in ("1", "2"):
        docs = tmp_path / seed
        subprocess.run(
            [sys.executable, "-m", "scripts", "build", "--data", str(LIBRARY), "--docs", str(docs)],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
        )
        trees.append(tree(docs))
    assert trees[0] == trees[1]
    assert len(trees[0]) > 50


BROKEN = {
    "tab": ("games/one/game.yml", "titles:\n\tx", "games/one/game.yml:2:1: error[tab]"),
    "unknown key": ("games/one/game.yml", DRAFT + "plyers: 2\n", "games/one/game.yml:5:1: error[unknown-key]"),
    "unknown id": ("games/one/rules.yml", "topics: {id: x, name: い, items: ((y))}\n", "error[unknown-id]"),
    "labels": ("labels.yml", "site: x\n", "labels.yml:1:1: error[missing-key]"),
    "vocabularies": ("vocabularies.yml", "", "vocabularies.yml:1:1: error[empty-file]"),
    "stray file": ("games/notes.txt", "x", "games/notes.txt:1:1: error[stray-file]"),
}


@pytest.mark.parametrize(("path", "text", "said"), BROKEN.values(), ids=BROKEN)
def test_error_in_the_data_writes_nothing_and_keeps_the_last_good_pages(
    data: Path, docs: Path, path: str, text: str, said: str
) -> None:
    build(data, docs)
    before, content = stamps(docs), tree(docs)
    put(data / "games" / "two" / "game.yml", TWO.replace("二つめ", "変わった名"))
    put(data / path, text)
    result = build(data, docs)
    assert result.written is None
    assert [line for line in map(str, result.problems) if said in line]
    done = run(data, docs)
    assert done.exit_code == 1
    assert done.stdout.splitlines() == list(map(str, result.problems))
    assert now(docs) == before
    assert tree(docs) == content


def test_error_in_the_data_makes_no_docs_folder(data: Path, docs: Path) -> None:
    put(data / "games" / "one" / "game.yml", "added: [")
    assert build(data, docs).written is None
    assert not docs.exists()


def test_build_goes_on_once_the_error_is_mended(data: Path, docs: Path) -> None:
    put(data / "games" / "one" / "game.yml", "added: [")
    build(data, docs)
    put(data / "games" / "one" / "game.yml", DRAFT)
    assert told(build(data, docs).written) == Written(tuple(FILES), (), 0)


def test_warning_is_told_and_stops_nothing(make_library: MakeLibrary, docs: Path) -> None:
    data = make_library(one={"game": DRAFT.replace(", reading: ためしのあそび", "")})
    result = build(data, docs)
    assert [(problem.code, str(problem.severity)) for problem in result.problems] == [("missing-reading", "warning")]
    assert result.written is not None
    assert run(data, docs).exit_code == 0


@pytest.mark.parametrize("keep_folder", [True, False])
def test_home_and_list_say_how_to_add_the_first_game(make_library: MakeLibrary, docs: Path, keep_folder: bool) -> None:
    data = make_library()
    if not keep_folder:
        (data / "games").rmdir()
    result = build(data, docs)
    assert result.problems == []
    assert sorted(pages(docs)) == sorted(ALWAYS)
    library, _ = libraries.load(data)
    assert library is not None
    for path in ("games/index.md", "index.md"):
        page = events(converted(pages(docs)[path]).html)
        assert [sentence for sentence in library.labels.home.empty if ("text", sentence) not in page] == []
        assert not [event for event in page if event[:2] == ("start", "table")]


def test_hand_written_page_in_the_way_is_named_and_nothing_is_written(data: Path, docs: Path) -> None:
    put(docs / "games" / "two" / "index.md", "by hand")
    put(docs / "index.md", "by hand")
    before = tree(docs)
    done = run(data, docs)
    said = "error[hand-written] a hand-written file stands where a generated page goes; rename, move or delete it"
    assert done.exit_code == 1
    assert done.stdout.splitlines() == [f"{docs / path}:1:1: {said}" for path in ("games/two/index.md", "index.md")]
    assert tree(docs) == before


def test_hand_written_page_that_replaced_a_generated_one_keeps_the_last_good_pages(data: Path, docs: Path) -> None:
    build(data, docs)
    put(docs / "games" / "two" / "index.md", "by hand")
    put(data / "games" / "one" / "game.yml", DRAFT.replace("試しの遊び", "別の遊び"))
    before = tree(docs)
    result = build(data, docs)
    assert [(problem.code, problem.file) for problem in result.problems] == [
        ("hand-written", docs / "games" / "two" / "index.md")
    ]
    assert tree(docs) == before


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_disk_that_refuses_is_a_problem_and_the_last_good_pages_stay(
    data: Path, docs: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    build(data, docs)
    before = pages(docs)
    put(data / "games" / "one" / "game.yml", DRAFT.replace("試しの遊び", "別の遊び"))

    def refuse(file: Path, _content: bytes) -> int:
        raise OSError(code, os.strerror(code), str(file))

    monkeypatch.setattr(Path, "write_bytes", refuse)
    done = run(data, docs)
    assert done.exit_code == 1
    place = docs / ".generated" / "unfinished" / "0"
    assert done.stdout == f"{place}:1:1: error[unwritable] cannot be written: {os.strerror(code)}; {ADVICE[code]}\n"
    assert pages(docs) == before


def test_page_that_cannot_be_put_in_its_place_is_named(data: Path, docs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(source: Path, target: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(source), None, str(target))

    monkeypatch.setattr(os, "replace", refuse)
    done = run(data, docs)
    place = docs / ".generated" / "manifest.json"
    assert done.stdout == f"{place}:1:1: error[unwritable] cannot be written: Permission denied; {MINE}\n"


def test_error_without_a_place_names_the_docs_folder(data: Path, docs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_file: Path, _content: bytes) -> int:
        raise OSError("the disk is gone")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    done = run(data, docs)
    assert done.stdout == f"{docs}:1:1: error[unwritable] cannot be written: the disk is gone\n"


def test_docs_folder_below_a_file_is_a_problem(data: Path, tmp_path: Path) -> None:
    put(tmp_path / "file", "x")
    done = run(data, tmp_path / "file" / "docs")
    assert done.exit_code == 1
    assert "error[unwritable] cannot be written: Not a directory" in done.stdout
    assert (tmp_path / "file").read_text() == "x"


def test_docs_folder_with_an_impossible_name_is_a_problem(data: Path, tmp_path: Path) -> None:
    done = run(data, tmp_path / ("x" * 300))
    assert done.exit_code == 1
    assert "error[unwritable] cannot be written: File name too long" in done.stdout


def test_docs_folder_may_be_a_link(data: Path, tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "docs").symlink_to(tmp_path / "real")
    assert run(data, tmp_path / "docs").exit_code == 0
    assert sorted(pages(tmp_path / "real")) == PAGES


def test_second_build_at_the_same_time_is_told_of_the_first(tmp_path: Path, make_library: MakeLibrary) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    with lock(docs):
        result = build(make_library(), docs)
    assert result.written is None
    assert [(problem.code, problem.file) for problem in result.problems] == [("busy", docs)]
    assert list(docs.iterdir()) == []


def test_page_of_ours_that_was_cut_off_is_not_searched_as_one_by_hand(data: Path, docs: Path) -> None:
    build(data, docs)
    before = tree(docs)
    os.truncate(docs / "index.md", 20)
    build(data, docs)
    assert tree(docs) == before
