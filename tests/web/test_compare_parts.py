"""The parts that a comparison is made of, called in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.abreast import GAP, NONE, SILENT, UNASKED, UNTYPED, Cell, cell, number, script
from tests.web.visiting import visiting

pytestmark = pytest.mark.xdist_group("web")


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    with visiting(browser, address) as visit:
        yield visit("")


@pytest.fixture(scope="module")
def part(address: str) -> str:
    return f"{address}javascripts/compare/"


@pytest.mark.parametrize(
    ("query", "view", "written"),
    [
        ("", ([], False, []), ""),
        ("?games=a,b", (["a", "b"], False, []), "?games=a,b"),
        (
            "?games=a%2Cb&only=differences&fold=x,y",
            (["a", "b"], True, ["x", "y"]),
            "?games=a,b&only=differences&fold=x,y",
        ),
        ("?fold=x&only=all&games=,a,,a, b&q=1", (["a", "b"], False, ["x"]), "?games=a,b&fold=x"),
        ("?only=differences", ([], True, []), "?only=differences"),
        ("?games=%3Cb%3E%26only", (["<b>&only"], False, []), "?games=%3Cb%3E%26only"),
    ],
)
def test_address_is_read_and_written(page: Page, part: str, query: str, view: tuple[Any, ...], written: str) -> None:
    expected = dict(zip(("games", "only", "folded"), view, strict=True))
    assert script(page, f"{part}view.js", "read", query) == expected
    assert script(page, f"{part}view.js", "write", expected) == written
    assert script(page, f"{part}view.js", "read", written) == expected


def test_swapped_changes_two_places_and_is_its_own_inverse(page: Page, part: str) -> None:
    once = script(page, f"{part}view.js", "swapped", ["a", "b", "c", "d"], "a", "c")
    assert once == ["c", "b", "a", "d"]
    assert script(page, f"{part}view.js", "swapped", once, "a", "c") == ["a", "b", "c", "d"]


AT_LEAST_TWO = cell("2人以上", {"min": 2, "max": None, "of": ""})
TWO_EACH = cell("各2", {"min": 2, "max": 2, "of": "each"})


@pytest.mark.parametrize(
    ("cells", "verdict"),
    [
        ([number(2), number(2, "人")], "same"),
        ([number(2), number(3)], "differs"),
        ([number(2), AT_LEAST_TWO], "differs"),
        ([number(2), TWO_EACH], "differs"),
        ([number(2), NONE], "differs"),
        ([NONE, UNASKED], "differs"),
        ([NONE, NONE], "same"),
        ([cell("甲、乙", "a", "b"), cell("乙、甲", "b", "a")], "same"),
        ([cell("甲、乙", "a", "b"), cell("甲", "a")], "differs"),
        ([cell("", "a", "b"), cell("", "a,b")], "differs"),
        ([number(2), SILENT], "unknown"),
        ([number(2), GAP, UNTYPED], "unknown"),
        ([SILENT, GAP], "unknown"),
        ([number(2), SILENT, number(2)], "same"),
        ([number(2), UNTYPED, number(3)], "differs"),
    ],
)
def test_verdict_is_of_what_is_recorded(page: Page, part: str, cells: list[Cell], verdict: str) -> None:
    assert script(page, f"{part}rows.js", "verdict", cells) == verdict
    assert script(page, f"{part}rows.js", "verdict", cells[::-1]) == verdict


def test_facet_that_a_file_of_another_build_lacks_is_left_out(page: Page, part: str) -> None:
    group = {"id": "g", "label": "群", "facets": [{"id": "x"}, {"id": "y"}]}
    games = [{"facets": {"x": number(1), "y": number(1)}}, {"facets": {"y": number(1)}}]
    (block,) = script(page, f"{part}rows.js", "compared", [group], games)
    assert [row["facet"]["id"] for row in block["rows"]] == ["y"]


@pytest.mark.parametrize(
    ("label", "values", "text"),
    [
        ("{n}件", {"n": 3}, "3件"),
        ("{a}→{b}", {"a": "{b}", "b": "$&"}, "{b}→$&"),
        ("{a}{a}", {"a": "x"}, "xx"),
        ("無し", {}, "無し"),
    ],
)
def test_blanks_are_filled_once(page: Page, part: str, label: str, values: dict[str, Any], text: str) -> None:
    assert script(page, f"{part}element.js", "filled", label, values) == text


def test_file_is_asked_for_once_and_again_only_after_it_failed(page: Page, part: str) -> None:
    call = """async url => {
      const { loader } = await import(url);
      const asked = [];
      const own = window.fetch;
      window.fetch = async address => {
        asked.push(address);
        return asked.length > 1 ? new Response("{}") : new Response("", { status: 500 });
      };
      const load = loader("x/");
      const first = await load("a.json").catch(error => error.message);
      await Promise.all([load("a.json"), load("a.json")]);
      window.fetch = own;
      return [first, asked];
    }"""
    assert page.evaluate(call, f"{part}data.js") == ["x/a.json: 500", ["x/a.json", "x/a.json"]]
