"""Pages onto disk: what is written, removed and left alone."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from mkdocs.utils.meta import get_data

from scripts.write import MARK, Written, write
from tests.disk import HAND, MANIFEST, NEW, OLD, by_hand, clean, now, on_disk, put, stamps, tree


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    return by_hand(tmp_path / "docs")


def test_first_build_writes_every_page_and_says_so(docs: Path) -> None:
    assert write(docs, OLD) == Written(tuple(sorted(OLD)), (), 0)
    assert {path: (docs / path).read_text("utf-8") for path in OLD} == {
        path: on_disk(text) for path, text in OLD.items()
    }
    assert json.loads((docs / MANIFEST).read_text("utf-8")) == {"files": sorted(OLD)}
    assert sorted(tree(docs / ".generated")) == ["manifest.json"]


def test_second_build_writes_nothing(docs: Path) -> None:
    write(docs, OLD)
    before = stamps(docs)
    assert write(docs, OLD) == Written((), (), len(OLD))
    assert now(docs) == before


def test_only_changed_pages_are_written_and_pages_of_a_removed_game_disappear(docs: Path) -> None:
    write(docs, OLD)
    before = stamps(docs)
    done = write(docs, NEW)
    assert done == Written(("games/added/index.md", "games/index.md", "index.md"), ("games/gone/index.md",), 1)
    kept = docs / "games" / "kept" / "index.md"
    assert now(docs)[kept] == before[kept]
    assert all(now(docs)[docs / path] == before[docs / path] for path in HAND)
    assert not (docs / "games" / "gone").exists()


def test_update_gives_what_a_first_build_gives(docs: Path, tmp_path: Path) -> None:
    write(docs, OLD)
    write(docs, NEW)
    assert tree(docs) == clean(tmp_path / "clean", NEW)


def test_folder_of_a_removed_page_stays_where_something_by_hand_lies_in_it(docs: Path) -> None:
    write(docs, OLD)
    put(docs / "games" / "gone" / "notes.md", "by hand")
    assert write(docs, NEW).removed == ("games/gone/index.md",)
    assert tree(docs / "games" / "gone") == {"notes.md": "by hand"}


def test_page_that_has_lost_its_file_is_written_again(docs: Path, tmp_path: Path) -> None:
    write(docs, OLD)
    shutil.rmtree(docs / "games" / "kept")
    assert write(docs, OLD).written == ("games/kept/index.md",)
    assert tree(docs) == clean(tmp_path / "clean", OLD)


@pytest.mark.parametrize("damage", ["", MARK[:20], MARK, on_disk(OLD["index.md"])[:-3], on_disk("---\n---\nedited")])
def test_damaged_or_edited_page_that_was_generated_is_written_again(docs: Path, tmp_path: Path, damage: str) -> None:
    write(docs, OLD)
    put(docs / "index.md", damage)
    assert write(docs, OLD).written == ("index.md",)
    assert tree(docs) == clean(tmp_path / "clean", OLD)


def test_copy_of_a_page_somewhere_else_belongs_to_who_made_it(docs: Path) -> None:
    write(docs, OLD)
    for copy in ("copy.md", "games/copy/index.md"):
        put(docs / copy, (docs / "games" / "gone" / "index.md").read_text("utf-8"))
    assert write(docs, NEW).removed == ("games/gone/index.md",)
    assert (docs / "copy.md").read_text("utf-8") == on_disk(OLD["games/gone/index.md"])
    assert (docs / "games" / "copy" / "index.md").is_file()


def test_front_matter_of_a_page_is_read_as_if_the_mark_were_not_there(docs: Path) -> None:
    write(docs, {"index.md": "---\ntitle: 題\n---\n# もじ\n"})
    assert get_data((docs / "index.md").read_text("utf-8")) == ("# もじ\n", {"title": "題"})
