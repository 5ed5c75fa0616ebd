"""What lies in the docs folder that MkDocs would stop at, wait for or pass by is a problem before it runs."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.byhand import RIGHTS, hand_written, unreadable
from scripts.write import write
from tests.disk import OLD, by_hand, put


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    docs = by_hand(tmp_path / "docs")
    write(docs, OLD)
    return docs


PIPE = "unreadable] cannot be read: it is a device or a pipe, not a file; move or delete it"
LINK = "unreadable] cannot be read: this link leads to nothing; mend or delete it"
ODD: dict[str, tuple[Callable[[Path], object], str]] = {
    "a pipe": (os.mkfifo, PIPE),
    "a link to nothing": (lambda file: file.symlink_to("nowhere"), LINK),
    "a link to itself": (lambda file: file.symlink_to(file.name), LINK),
    "no text": (lambda file: file.write_bytes(b"a\xff"), "not-utf-8] byte 0xff is not UTF-8; save the file as UTF-8"),
}


@pytest.mark.parametrize("name", ["guide.md", "index.md", "games/more.md"])
@pytest.mark.parametrize(("stand", "said"), ODD.values(), ids=ODD)
def test_odd_file_is_named_and_is_no_page(docs: Path, name: str, stand: Callable[[Path], object], said: str) -> None:
    (docs / name).unlink(missing_ok=True)
    stand(docs / name)
    if name == "index.md" and said.startswith("not-utf-8"):
        assert unreadable(docs) == [], "a page of ours that was damaged is written again"
        return
    assert list(map(str, unreadable(docs))) == [f"docs/{name}: error[{said}"]
    assert name not in hand_written(docs, ())


def test_page_may_be_a_link_to_a_text_elsewhere(docs: Path, tmp_path: Path) -> None:
    put(tmp_path / "elsewhere.md", "\ufeff# A\r\n")
    (docs / "linked.md").symlink_to("../elsewhere.md")
    assert unreadable(docs) == []
    assert hand_written(docs, ())["linked.md"] == "# A\n"


def test_file_that_is_no_page_may_hold_any_bytes(docs: Path) -> None:
    (docs / "stylesheets" / "picture.png").write_bytes(b"\xff")
    (docs / "stylesheets" / ".#note").symlink_to("nowhere")
    assert unreadable(docs) == []


def test_what_one_may_not_read_is_named(docs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(docs / "hidden" / "page.md", "x")
    walk, access = os.walk, os.access

    def refusing(top: Path, onerror: Callable[[OSError], None], followlinks: bool) -> object:
        onerror(PermissionError(13, "Permission denied", str(docs / "hidden")))
        return [found for found in walk(top, onerror=onerror, followlinks=followlinks) if "hidden" not in found[0]]

    monkeypatch.setattr(os, "walk", refusing)
    monkeypatch.setattr(os, "access", lambda file, mode: not file.endswith("about.md") and access(file, mode))
    said = f"error[unreadable] cannot be read: Permission denied; {RIGHTS}"
    assert list(map(str, unreadable(docs))) == [f"docs/about.md: {said}", f"docs/hidden: {said}"]


def test_before_the_first_build_there_need_be_nothing(tmp_path: Path) -> None:
    assert unreadable(tmp_path / "docs") == []
