"""Pages onto disk: builds that are killed, or that the disk refuses, at every point."""

from __future__ import annotations

import errno
import io
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from scripts.write import write
from tests.disk import HAND, NEW, OLD, by_hand, clean, on_disk, tree


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    return by_hand(tmp_path / "docs")


DEEP = {**OLD, "terms/gone/index.md": "---\n---\ngone\n"}
"""Pages of which one leaves two empty folders behind."""


class Killed(BaseException):
    """What stands for a signal that ends the program."""


@contextmanager
def failing(error: Callable[[], BaseException], at: int, *names: str) -> Iterator[list[str]]:
    """From the ``at``-th call on, nothing that changes the disk works any more; gives the calls made.

    A file being written at that moment is left half-written.
    """
    calls: list[str] = []
    real = {name: getattr(io if name == "open" else os, name) for name in names}

    def stand_in(name: str) -> Callable[..., Any]:
        def call(*args: Any, **keywords: Any) -> Any:
            if name == "open" and "w" not in str(args[1:2] or keywords.get("mode", "r")):
                return real[name](*args, **keywords)
            calls.append(name)
            if len(calls) >= at:
                if name == "open" and len(calls) == at:
                    Path(args[0]).write_bytes(b"hal")
                raise error()
            return real[name](*args, **keywords)

        return call

    with pytest.MonkeyPatch.context() as patch:
        for name in names:
            patch.setattr(io if name == "open" else os, name, stand_in(name))
        yield calls


EVERY = ("open", "mkdir", "replace", "rename", "unlink", "rmdir")


def calls_of(docs: Path, pages: dict[str, str], *names: str) -> int:
    """How many calls that change the disk a build makes."""
    with failing(Killed, 10_000, *names) as calls:
        write(docs, pages)
    return len(calls)


def pages_in(docs: Path) -> dict[str, str]:
    return {path: text for path, text in tree(docs).items() if path in {**OLD, **NEW}}


def start(docs: Path, before: dict[str, str]) -> None:
    """The docs folder anew, with these pages built."""
    shutil.rmtree(docs, ignore_errors=True)
    by_hand(docs)
    if before:
        write(docs, before)


@pytest.mark.parametrize("following", [NEW, OLD, {"index.md": OLD["index.md"]}], ids=["same", "back", "fewer"])
@pytest.mark.parametrize("before", [{}, DEEP], ids=["first build", "update"])
def test_killed_build_leaves_whole_pages_and_is_repaired_by_the_next(
    docs: Path, tmp_path: Path, before: dict[str, str], following: dict[str, str]
) -> None:
    expected = clean(tmp_path / "clean", following)
    start(docs, before)
    total = calls_of(docs, NEW, *EVERY)
    assert total > 10
    for at in range(1, total + 1):
        start(docs, before)
        with failing(Killed, at, *EVERY), pytest.raises(Killed):
            write(docs, NEW)
        for path, text in pages_in(docs).items():
            assert text in [on_disk(pages[path]) for pages in (before, NEW) if path in pages], (at, path)
        assert {path: (docs / path).read_text("utf-8") for path in HAND} == HAND
        write(docs, following)
        assert tree(docs) == expected, at


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EDQUOT])
def test_disk_that_refuses_leaves_whole_pages_and_is_repaired_by_the_next(
    docs: Path, tmp_path: Path, code: int
) -> None:
    expected = clean(tmp_path / "clean", NEW)
    start(docs, OLD)
    total = calls_of(docs, NEW, *EVERY[:4])
    for at in range(1, total + 1):
        start(docs, OLD)
        with (
            failing(lambda: OSError(code, os.strerror(code)), at, *EVERY[:4]),
            pytest.raises(OSError, match=r".") as got,
        ):
            write(docs, NEW)
        assert got.value.errno == code
        for path, text in pages_in(docs).items():
            assert text in [on_disk(pages[path]) for pages in (OLD, NEW) if path in pages], (at, path)
        assert list(tree(docs / ".generated")) == ["manifest.json"], "unfinished files are cleared away"
        write(docs, NEW)
        assert tree(docs) == expected, at


def test_full_disk_changes_no_page_unless_all_could_be_drafted(docs: Path) -> None:
    start(docs, OLD)
    old = pages_in(docs)
    total = calls_of(docs, NEW, "open")
    new = pages_in(docs)
    for at in range(1, total + 1):
        start(docs, OLD)
        full = OSError(errno.ENOSPC, "No space left on device")
        with failing(lambda full=full: full, at, "open"), pytest.raises(OSError, match="No space left"):  # type: ignore[misc]
            write(docs, NEW)
        assert pages_in(docs) == (old if at < total else new)
