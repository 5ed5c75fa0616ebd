"""The pages that explain the checks."""

from __future__ import annotations

import pytest
from selectolax.lexbor import LexborHTMLParser

from scripts.library import Library
from scripts.pages import checks, site
from scripts.pages.told import of_all
from scripts.render import render
from tests.conftest import DATA, DRAFT, MakeLibrary
from tests.libraries import loaded
from tests.page import converted

CHECKS = r"""
late:
  severity: error
  title: 遅い
  means: 遅すぎる。
  why: 間に合わない。
  mend: 早める。
  bad: {a.yml: "b: c\n\n  - <d> & {{ e }}\n    \\((f))\n"}
loose: {severity: warning, title: 緩い, means: "緩む。\n\n# 見出し", why: 外れる。, mend: 締める。,
        good: {g.yml: "h: i\n", j.yml: k}}
"""


@pytest.fixture
def library(make_library: MakeLibrary) -> Library:
    data = make_library()
    (data / "checks.yml").write_text(CHECKS, encoding="utf-8")
    found, problems = loaded(data)
    assert problems == []
    return found


def html(library: Library, path: str) -> LexborHTMLParser:
    (page,) = (page for page in site.pages(library, of_all(library)) if page.path == path)
    return LexborHTMLParser(converted(render(page, library.labels)).html)


def texts(page: LexborHTMLParser, selector: str) -> list[str]:
    return [node.text() for node in page.css(selector)]


def test_list_has_each_code_with_a_link_in_the_order_of_the_data(library: Library) -> None:
    page = html(library, "checks/index.md")
    rows = [[cell.text() for cell in row.css("th, td")] for row in page.css("tbody tr")]
    assert rows == [["late", "遅い", "誤り"], ["loose", "緩い", "警告"]]
    assert [node.attributes["href"] for node in page.css("tbody a")] == ["late/", "loose/"]


def test_page_says_what_it_means_why_it_matters_and_how_to_mend_it(library: Library) -> None:
    page = html(library, "checks/late/index.md")
    assert texts(page, "h1 ~ .rules p")[:4] == ["誤り late", "遅すぎる。", "間に合わない。", "早める。"]
    assert [node.attributes["id"] for node in page.css("h1, h2")] == ["top", "why", "mend", "bad"]
    assert [node.attributes["href"] for node in page.css("p > a")] == ["../"]


def test_text_over_several_lines_begins_no_heading(library: Library) -> None:
    page = html(library, "checks/loose/index.md")
    assert [node.attributes["id"] for node in page.css("h1, h2")] == ["top", "why", "mend", "good"]
    assert "緩む。 # 見出し" in texts(page, "h1 ~ .rules p")[1]


def test_example_is_shown_as_it_is_written(library: Library) -> None:
    page = html(library, "checks/late/index.md")
    assert texts(page, "pre") == ["b: c\n\n  - <d> & {{ e }}\n    \\((f))"]
    page = html(library, "checks/loose/index.md")
    assert texts(page, "pre") == ["h: i", "k"]
    assert texts(page, "h2")[2:] == ["良い例¶"]
    assert texts(page, ".rules > p > code")[1:] == ["g.yml", "j.yml"]


def test_without_explanations_there_is_only_the_list(make_library: MakeLibrary) -> None:
    library, problems = loaded(make_library(x={}))
    assert (dict(library.checks), problems) == ({}, [])
    assert [page.path for page in site.pages(library, of_all(library)) if page.path.startswith("checks")] == [
        "checks/index.md"  # hand-written pages lead there
    ]


def test_explanations_of_the_data_all_have_a_page() -> None:
    library, _ = loaded(DATA)
    paths = [checks.page(library, code).path for code in library.checks]
    assert len(set(paths)) == len(library.checks) > 70
    assert checks.index(library).path == "checks/index.md"


@pytest.mark.parametrize(("readers", "shown"), [("true", True), ("false", False)])
def test_accepted_warning_is_shown_to_readers_only_where_it_is_about_the_rules(
    make_library: MakeLibrary, readers: str, shown: bool
) -> None:
    game = f"{DRAFT}exceptions: {{check: loose, at: field, reason: 訳がある。}}\n"
    data = make_library(x={"game": game, "zones": "zones: {id: field, name: A}\n"})
    text = CHECKS.replace("severity: warning,", f"severity: warning, readers: {readers},")
    (data / "checks.yml").write_text(text, encoding="utf-8")
    page = html(loaded(data)[0], "games/x/index.md")
    assert ("要注意：訳がある。" in texts(page, ".note")) is shown
