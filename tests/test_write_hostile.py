"""Pages onto disk: what stands in a page's way, and manifests that lie."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.write import MARK, NotOursError, write
from tests.disk import HAND, MANIFEST, NEW, OLD, by_hand, clean, on_disk, put, tree


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    return by_hand(tmp_path / "docs")


def a_file(place: Path, _elsewhere: Path) -> None:
    put(place, "by hand")


def an_empty_file(place: Path, _elsewhere: Path) -> None:
    put(place, "")


def bytes_that_are_no_text(place: Path, _elsewhere: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(b"\xff\xfe" + MARK.encode())


def a_folder(place: Path, _elsewhere: Path) -> None:
    put(place / "page.md", "by hand")


def a_link_to_a_file(place: Path, elsewhere: Path) -> None:
    put(elsewhere / "index.md", on_disk("---\n---\nelsewhere"))
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(elsewhere / "index.md")


def a_link_to_nothing(place: Path, elsewhere: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(elsewhere / "nothing")


def a_link_to_a_folder(place: Path, elsewhere: Path) -> None:
    put(elsewhere / "added" / "index.md", on_disk("---\n---\nelsewhere"))
    put(elsewhere / "unfinished" / "precious.md", "by hand")
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(elsewhere)


@pytest.mark.parametrize(
    ("place", "stands"),
    [
        ("games/added/index.md", a_file),
        ("games/added/index.md", an_empty_file),
        ("games/added/index.md", bytes_that_are_no_text),
        ("games/added/index.md", a_folder),
        ("games/added/index.md", a_link_to_a_file),
        ("games/added/index.md", a_link_to_nothing),
        ("games/added", a_file),
        ("games/added", a_link_to_a_folder),
        ("games/added", a_link_to_nothing),
        ("games", a_file),
        ("games", a_link_to_a_folder),
        (".generated", a_file),
        (".generated", a_link_to_a_folder),
        (".generated/unfinished", a_file),
        (".generated/unfinished", a_link_to_a_folder),
    ],
)
def test_what_stands_in_a_page_s_way_is_named_and_nothing_is_touched(
    tmp_path: Path, place: str, stands: Callable[[Path, Path], None]
) -> None:
    docs, elsewhere = tmp_path / "docs", tmp_path / "elsewhere"
    put(docs / "about.md", "by hand")
    stands(docs / place, elsewhere)
    before = tree(tmp_path)
    with pytest.raises(NotOursError) as raised:
        write(docs, NEW)
    assert raised.value.paths == [docs / place]
    assert str(raised.value) == str(docs / place)
    assert tree(tmp_path) == before


def test_every_file_in_the_way_is_named_in_order(docs: Path) -> None:
    for path in sorted(NEW, reverse=True):
        put(docs / path, "by hand")
    with pytest.raises(NotOursError) as raised:
        write(docs, NEW)
    assert raised.value.paths == [docs / path for path in sorted(NEW)]


@pytest.mark.parametrize("stands", [a_file, bytes_that_are_no_text, a_folder, a_link_to_a_file, a_link_to_nothing])
@pytest.mark.parametrize("pages", [OLD, NEW], ids=["still a page", "no longer a page"])
def test_what_replaced_a_page_by_hand_is_never_touched(
    docs: Path, tmp_path: Path, stands: Callable[[Path, Path], None], pages: dict[str, str]
) -> None:
    write(docs, OLD)
    place = docs / "games" / "gone" / "index.md"
    place.unlink()
    stands(place, tmp_path / "elsewhere")
    before = tree(tmp_path)
    if pages == OLD:
        with pytest.raises(NotOursError) as raised:
            write(docs, pages)
        assert raised.value.paths == [place]
        assert tree(tmp_path) == before
    else:
        assert write(docs, pages).removed == ()
        after = tree(tmp_path)
        assert {path: after.get(path) for path in before if "gone" in path or "elsewhere" in path} == {
            path: text for path, text in before.items() if "gone" in path or "elsewhere" in path
        }
        assert json.loads((docs / MANIFEST).read_text("utf-8")) == {"files": sorted(NEW)}


def test_page_in_a_folder_that_became_a_link_is_not_followed(docs: Path, tmp_path: Path) -> None:
    write(docs, OLD)
    elsewhere = tmp_path / "elsewhere"
    (docs / "games" / "gone").rename(elsewhere)
    (docs / "games" / "gone").symlink_to(elsewhere)
    assert write(docs, NEW).removed == ()
    assert tree(elsewhere) == {"index.md": on_disk(OLD["games/gone/index.md"])}
    assert (docs / "games" / "gone").is_symlink()


HOSTILE = [
    "../outside.md",
    "games/../../outside.md",
    "{outside}",
    "/{outside}",
    "about.md",
    "./about.md",
    "games/essay.md",
    "games/own/index.md",
    "games//own/index.md",
    "games/own",
    "games/own/",
    "games",
    "stylesheets/rules.css",
    "link/index.md",
    "link.md",
    ".",
    "..",
    "",
    "/",
    "~",
    "*.md",
    "games\\own\\index.md",
    "about.md\u0000",
    "about.md\n",
    "\ud800.md",
    "a" * 5000 + ".md",
    "a/" * 3000 + "a.md",
    ".generated/manifest.json",
    "もじ.md",
]


def test_manifest_owns_nothing_that_does_not_bear_the_mark_or_lies_elsewhere(docs: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside.md"
    put(outside, on_disk("---\n---\noutside"))
    put(tmp_path / "elsewhere" / "index.md", on_disk("---\n---\noutside"))
    (docs / "link").symlink_to(tmp_path / "elsewhere")
    (docs / "link.md").symlink_to(outside)
    before = {path: text for path, text in tree(tmp_path).items() if not path.startswith("docs/games/")}
    listed = [path.replace("{outside}", str(outside)) for path in HOSTILE]
    put(docs / MANIFEST, json.dumps({"files": listed}))
    assert write(docs, OLD).removed == ()
    after = tree(tmp_path)
    assert {path: after.get(path) for path in before} == before
    assert {path: after.get(f"docs/{path}") for path in HAND} == HAND
    assert json.loads((docs / MANIFEST).read_text("utf-8")) == {"files": sorted(OLD)}


@pytest.mark.parametrize("path", HOSTILE)
def test_no_path_in_a_manifest_stops_the_build(docs: Path, tmp_path: Path, path: str) -> None:
    put(docs / MANIFEST, json.dumps({"files": [path.replace("{outside}", str(tmp_path / "outside.md"))]}))
    write(docs, OLD)
    assert tree(docs) == clean(tmp_path / "clean", OLD)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        "null",
        "3",
        '"files"',
        '{"files": null}',
        '{"files": 3}',
        '{"files": "about.md"}',
        '{"files": {"about.md": 1}}',
        '{"files": [null, 3, [], {}, ["about.md"], true]}',
        "[" * 200_000,
        '{"files": ["about.md"',
        "\ufeff{}",
        "<<<<<<< HEAD",
    ],
)
def test_manifest_that_cannot_be_read_is_made_anew(docs: Path, tmp_path: Path, text: str) -> None:
    write(docs, OLD)
    put(docs / MANIFEST, text)
    write(docs, OLD)
    assert tree(docs) == clean(tmp_path / "clean", OLD)


def test_manifest_that_is_no_text_is_made_anew(docs: Path, tmp_path: Path) -> None:
    write(docs, OLD)
    (docs / MANIFEST).write_bytes(b"\xff\x00")
    write(docs, OLD)
    assert tree(docs) == clean(tmp_path / "clean", OLD)
