"""The API as a whole: which files there are, that they agree with each other and with the pages."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path
from types import FrameType

import pytest

from scripts.api.models import FILES, VERSION
from scripts.check.facets import check
from scripts.library import Library
from scripts.model.base import KEBAB
from scripts.pages.told import of_all
from scripts.places import TABLES
from tests.anchored import html_of, library_of, written
from tests.api.made import Json, files, files_of, read
from tests.conftest import DATA, LIBRARY, ROOT
from tests.whole import of_api as pages

BOTH = pytest.mark.parametrize("data", [DATA, LIBRARY], ids=["real", "fixtures"])
PICTURE = re.compile(r"<svg\b.*?</svg>", re.DOTALL)
"""Its ids are for its own parts."""
ALIAS = re.compile(r'<div class="alias" id="[^"]+"></div>')

GAME_BYTES = 60_000
"""The budget of a real game's file."""


def ids(data: Path) -> list[str]:
    return sorted(folder.name for folder in (data / "games").iterdir())


def game(data: Path, id_: str) -> Json:
    return read(data, f"games/{id_}")


@BOTH
def test_files_are_the_games_the_lists_the_schemas_and_the_tables(data: Path) -> None:
    groups = [group.id for group in library_of(data).facets]
    assert sorted(files(data)) == sorted(
        [
            *("facets.json", "games.json", "glossary.json"),
            *(f"glossary/{id_}.json" for id_ in library_of(data).concepts),
            *(f"games/{id_}.json" for id_ in ids(data)),
            *(f"schema/{name}.json" for name in FILES),
            *(f"tables/{name}.csv" for name in (*groups, *TABLES)),
        ]
    )


@BOTH
def test_list_names_the_files_of_the_games_with_their_titles(data: Path) -> None:
    listed = read(data, "games")["games"]
    assert sorted(each["id"] for each in listed) == ids(data)
    for each in listed:
        found = game(data, each["id"])
        assert {key: found[key] for key in ("id", "title", "address")} == {
            key: each[key] for key in ("id", "title", "address")
        }
        assert each["address"] in written(data)
        assert each["names"][0] == {
            **{key: each[key] for key in ("reading", "en")},
            "name": each["title"],
            "role": "main",
        }


@BOTH
def test_games_answer_every_facet_in_its_words(data: Path) -> None:
    facets = {facet["id"]: facet for group in read(data, "facets")["groups"] for facet in group["facets"]}
    for id_ in ids(data):
        cells = game(data, id_)["facets"]
        assert list(cells) == list(facets)
        things = {thing["id"] for thing in game(data, id_)["things"]}
        for facet, cell in cells.items():
            words = {value for value in cell["values"] if isinstance(value, str) and facets[facet]["words"]}
            assert words <= {*facets[facet]["words"], *things, "none"}, (id_, facet)
            assert (cell["state"] == "known") == bool(cell["values"]), (id_, facet)
            assert cell["label"], (id_, facet)


@BOTH
def test_things_are_the_permanent_links_of_the_page_and_every_anchor_is_one_of_them(data: Path) -> None:
    for id_ in ids(data):
        found = game(data, id_)
        things = [thing["id"] for thing in found["things"]]
        on_page = set(re.findall(r' id="([^"]+)"', PICTURE.sub("", ALIAS.sub("", html_of(data, f"games/{id_}/")))))
        assert set(things) == {anchor for anchor in on_page if re.fullmatch(KEBAB, anchor)} - {"top"}, id_
        assert len(things) == len(set(things))
        assert all(thing["name"] and thing["kind"] for thing in found["things"])
        words = [word for term in found["terms"] for word in term["words"]] + found["own-words"]
        anchors = {cell["anchor"] for cell in found["facets"].values()} | {word["anchor"] for word in words} - {""}
        assert anchors <= {"top", *things}, id_


@BOTH
def test_glossary_says_what_the_games_say(data: Path) -> None:
    glossary = read(data, "glossary")
    names = {each["id"]: each["name"] for each in glossary["concepts"]}
    assert list(names) == [entry["id"] for entry in glossary["concepts"]]
    assert {each["category"] for each in glossary["concepts"]} <= set(glossary["categories"])
    assert all(each["address"] in written(data) for each in glossary["concepts"])
    by_game: dict[str, list[tuple[str, Json]]] = {id_: [] for id_ in ids(data)}
    absent = set()
    for each in glossary["concepts"]:
        whole = read(data, f"glossary/{each['id']}")
        assert {key: whole[key] for key in ("id", "address")} == {key: each[key] for key in ("id", "address")}
        assert whole["name"].startswith(each["name"])
        for word in whole["words"]:
            by_game[word["game"]].append((each["id"], {key: word[key] for key in word if key != "game"}))
        absent |= {(id_, each["id"]) for id_ in whole["absent"]}
        assert each["games"] == len({word["game"] for word in whole["words"]})
        assert each["lacking"] == len(whole["absent"])
    for id_ in ids(data):
        found = game(data, id_)
        said = [(term["concept"], word) for term in found["terms"] for word in term["words"]]
        assert sorted(map(str, said)) == sorted(map(str, by_game[id_])), id_
        assert all(term["name"].startswith(names[term["concept"]]) for term in found["terms"])
        assert {concept for game_, concept in absent if game_ == id_} == {each["concept"] for each in found["absent"]}


@pytest.mark.parametrize("id_", ids(DATA))
def test_file_of_a_real_game_keeps_within_the_budget(id_: str) -> None:
    assert len(files(DATA)[f"games/{id_}.json"].encode("utf-8")) <= GAME_BYTES


@pytest.mark.parametrize("name", TABLES)
def test_group_of_facets_cannot_take_the_name_of_a_table(name: str) -> None:
    library = library_of(LIBRARY)
    first, *rest = library.facets
    taken = replace(library, facets=(first.model_copy(update={"id": name}), *rest))
    assert [problem.code for problem in check(taken)] == ["duplicate-id"]


def many(number: int) -> Library:
    """A library of so many games, all alike."""
    library = library_of(LIBRARY)
    return replace(
        library,
        games={f"game-{place}": replace(library.games["one-deck"], id=f"game-{place}") for place in range(number)},
    )


def calls(library: Library) -> int:
    """How many functions are called while the files are made."""
    everything = of_all(library)
    number = 0

    def count(_frame: FrameType, event: str, _value: object) -> None:
        nonlocal number
        number += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        list(pages(library, everything))
    finally:
        sys.setprofile(before)
    return number


def test_work_grows_as_the_number_of_games_does() -> None:
    calls(many(1))  # what is computed once is out of the way
    few, more, most = calls(many(20)), calls(many(40)), calls(many(80))
    assert more > few
    assert most - more <= 2.2 * (more - few)


def test_a_thousand_games_have_a_row_each() -> None:
    made = files_of(many(1000))
    for group in library_of(LIBRARY).facets:
        assert made[f"tables/{group.id}.csv"].count('\r\n"game-') == 1000


def test_page_for_programs_tells_of_the_version_and_of_every_file() -> None:
    page = (ROOT / "docs" / "api" / "index.md").read_text(encoding="utf-8")
    versions = re.findall(r"^### ([0-9.]+) ", page, re.MULTILINE)
    assert versions[0] == VERSION
    assert versions == sorted(versions, key=lambda version: [int(part) for part in version.split(".")], reverse=True)
    linked = set(re.findall(r"\(v1/([a-z0-9/.-]+)\)", page))
    tables = {f"tables/{name}.csv" for name in TABLES}
    schemas = {f"schema/{name}.json" for name in FILES}
    assert linked == {"facets.json", "games.json", "glossary.json", *tables, *schemas}
    assert "`games/<id>.json`" in page
    assert "`glossary/<id>.json`" in page
    assert "CC BY 4.0" in page
    assert "CC BY 4.0" in (DATA / "LICENSE").read_text(encoding="utf-8")
