"""The folder of concepts: what is read from it, and what of it is no file of concepts."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.library import load
from tests.conftest import MakeLibrary
from tests.libraries import loaded, said

HAND = "{id: hand, name: 手札, reading: てふだ, en: hand, text: 札である。}"
DECK = HAND.replace("hand", "deck")


def test_concepts_are_found_by_id_with_their_category_and_place(make_library: MakeLibrary) -> None:
    data = make_library({"zones": f"- {HAND}\n- {HAND.replace('hand', 'pile')}\n", "cards": DECK})
    library, problems = loaded(data)
    assert problems == []
    assert not library.unread_concepts
    assert {
        id_: [(entry.category, entry.file, entry.path, entry.record.id) for entry in found]
        for id_, found in library.concepts.items()
    } == {
        "deck": [("cards", data / "concepts" / "cards.yml", (0,), "deck")],
        "hand": [("zones", data / "concepts" / "zones.yml", (0,), "hand")],
        "pile": [("zones", data / "concepts" / "zones.yml", (1,), "pile")],
    }


def test_concept_that_stands_twice_is_kept_twice_and_the_first_counts(make_library: MakeLibrary) -> None:
    library, problems = loaded(make_library({"zones": f"- {HAND}\n", "cards": f"- {HAND.replace('手札', '札')}\n"}))
    assert problems == []
    assert [entry.category for entry in library.concepts["hand"]] == ["cards", "zones"]
    entry = library.concept("hand")
    assert entry is not None
    assert entry.record.name == "札"
    assert library.concept("gone") is None


def test_library_without_the_folder_has_no_concepts(make_library: MakeLibrary) -> None:
    library, problems = loaded(make_library(x={}))
    assert (library.concepts, library.unread_concepts, problems) == ({}, False, [])


def test_hidden_files_are_passed_over(make_library: MakeLibrary) -> None:
    data = make_library({"zones": HAND})
    for name in (".DS_Store", ".zones.yml.swp", ".git"):
        (data / "concepts" / name).write_bytes(b"\xff")
    library, problems = loaded(data)
    assert (list(library.concepts), library.unread_concepts, problems) == (["hand"], False, [])


@pytest.mark.parametrize("name", ["notes.md", "cards.yaml", "pictures", "zones"])
def test_what_is_no_file_of_concepts_is_reported_and_no_concept_is_called_unknown(
    make_library: MakeLibrary, name: str
) -> None:
    data = make_library({"zones": HAND})
    stray = data / "concepts" / name
    stray.mkdir() if name == "pictures" else stray.write_text("x")
    library, problems = loaded(data)
    expected = f"concepts/{name}: unknown-file: `{name}` is no file of concepts; name it after their category"
    assert said(problems, data) == [f"{expected}, like `zones.yml`"]
    assert list(library.concepts) == ["hand"]
    assert library.unread_concepts


BROKEN = {
    "broken": ('- "\n', "syntax"),
    "empty": ("", "empty-file"),
    "a list of nothing": ("[]\n", "empty-file"),
    "no concept": ("- 手札\n", "wrong-type"),
    "a concept that lacks something": (f"- {DECK}\n- {{id: x}}\n", "missing-key"),
    "bytes that are no text": (b"\xff", "not-utf-8"),
    "a game's file": ("zones: {id: a, name: A}\n", "missing-key"),
}


@pytest.mark.parametrize(("text", "code"), BROKEN.values(), ids=BROKEN)
def test_file_that_cannot_be_read_as_concepts_leaves_the_others(
    make_library: MakeLibrary, text: str | bytes, code: str
) -> None:
    data = make_library({"zones": HAND, "cards": text})
    library, problems = loaded(data)
    assert code in {problem.code for problem in problems}
    assert {problem.file for problem in problems} == {data / "concepts" / "cards.yml"}
    assert list(library.concepts) == ["hand"]
    assert library.unread_concepts


def test_folder_in_place_of_a_file_and_a_file_in_place_of_the_folder(make_library: MakeLibrary) -> None:
    data = make_library({"zones": HAND})
    (data / "concepts" / "cards.yml").mkdir()
    assert said(loaded(data)[1], data) == ["concepts/cards.yml: unreadable: cannot be read: it is a folder"]
    _replace_by_file(data / "concepts")
    library, problems = loaded(data)
    assert said(problems, data) == ["concepts: unreadable: cannot be read: Not a directory"]
    assert library.unread_concepts


def _replace_by_file(folder: Path) -> None:
    for file in folder.iterdir():
        file.rmdir() if file.is_dir() else file.unlink()
    folder.rmdir()
    folder.write_text("x")


def test_vocabulary_of_categories_must_be_there(make_library: MakeLibrary) -> None:
    data = make_library({"zones": HAND})
    file = data / "vocabularies.yml"
    file.write_text(file.read_text("utf-8").replace("concept-category:", "concept-categories:"), "utf-8")
    library, problems = load(data)
    assert library is None
    assert said(problems, data) == ["vocabularies.yml: missing-key: the vocabulary `concept-category` is missing"]
