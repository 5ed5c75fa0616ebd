"""Checks of the built site: every code, on a page that has the fault and on one that nearly has it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from scripts.facts import PAGE_BYTES, PAGE_GZIPPED
from tests.built import DESCRIPTION, H1, POLICY, TITLE, canonical, page, said

HOME = canonical("")


def with_head(head: str, lang: str = ' lang="ja"') -> str:
    """A page with nothing else in its head."""
    return f"<!doctype html><html{lang}><head>{head}</head><body>{H1}</body></html>"


@pytest.mark.parametrize(
    ("home", "code", "message"),
    [
        (with_head(DESCRIPTION + POLICY + HOME), "missing-title", "the page has no title"),
        (with_head(f"<title> \n</title>{DESCRIPTION}{POLICY}{HOME}"), "missing-title", "the page has no title"),
        (with_head(TITLE + POLICY + HOME), "missing-description", "the page has no description"),
        (
            with_head(f'{TITLE}<meta name="description" content=" ">{POLICY}{HOME}'),
            "missing-description",
            "the page has no description",
        ),
        (
            with_head(f'{TITLE}<meta name="description">{POLICY}{HOME}'),
            "missing-description",
            "the page has no description",
        ),
        (with_head(TITLE + DESCRIPTION + HOME), "missing-policy", "the page has no Content-Security-Policy"),
        (page(lang=""), "wrong-language", "the page does not say that it is in Japanese"),
        (page(lang=' lang="en"'), "wrong-language", "the page does not say that it is in Japanese"),
        (page(head=""), "wrong-canonical", "the canonical address is ``, expected ``"),
        (page(head='<link rel="canonical">'), "wrong-canonical", "the canonical address is ``, expected ``"),
        (page("<p>x</p>"), "one-heading", "a page has one h1; this has 0"),
        (page("<h1>x</h1><h2>x</h2><h1>x</h1>"), "one-heading", "a page has one h1; this has 2"),
        (page("<h2>x</h2><h1>x</h1>"), "heading-order", "the first heading is h2"),
        (page("<h1>x</h1><div><h3>x</h3></div>"), "heading-order", "h3 follows h1"),
        (page("<h1>x</h1><h2>x</h2><h3>x</h3><h2>x</h2><h4>x</h4>"), "heading-order", "h4 follows h2"),
        (page(f'{H1}<p id="a"></p><b id="a"></b><i id="a"></i>'), "duplicate-anchor", "the id `a` stands 3 times"),
        (page(f'{H1}<svg><g id="a"/></svg><p id="a">'), "duplicate-anchor", "the id `a` stands 2 times"),
        (page(f'{H1}<p style="color: red">'), "inline-style", "<p> has a style attribute"),
        (page(f"{H1}<b style>"), "inline-style", "<b> has a style attribute"),
        (page(head=f"{HOME}<style>b {{}}</style>"), "inline-style", "<style> stands in the page"),
    ],
)
def test_fault_of_a_page_is_named(tmp_path: Path, home: str, code: str, message: str) -> None:
    assert said(tmp_path, {"index.html": home}) == [(code, message, "index.html")]


@pytest.mark.parametrize(
    "home",
    [
        page(),
        page("<h1>x</h1><h2>x</h2><h3>x</h3><h4>x</h4><h2>x</h2><h3>x</h3>"),
        page(f'{H1}<p id="a"></p><p id="A"></p><p name="a" title="a" class="a"></p>'),
        page(
            f'{H1}<p title="style" data-style="x">&lt;p style=&quot;&quot;&gt; &lt;h1&gt;</p><!-- <h1> <b style=""> -->'
        ),
        page(f"{H1}<textarea><h1>x</h1><a href='nowhere'></textarea>"),
    ],
)
def test_page_without_fault_is_passed_over(tmp_path: Path, home: str) -> None:
    assert said(tmp_path, {"index.html": home}) == []


def test_each_page_says_its_own_canonical_address(tmp_path: Path) -> None:
    root = "https://example.org/rules/"
    found = said(
        tmp_path,
        {
            "index.html": page(head=canonical("", root)),
            "games/index.html": page(head=canonical("games/", root)),
            "games/a/index.html": page(head=canonical("games/", root)),
            "games/b.html": page(head=canonical("games/b.html", root)),
            "games/c/index.html": page(head=canonical("games/c/index.html", root)),
        },
    )
    wrong = "the canonical address is `{}`, expected `{}`"
    assert found == [
        ("wrong-canonical", wrong.format(f"{root}games/", f"{root}games/a/"), "games/a/index.html"),
        ("wrong-canonical", wrong.format(f"{root}games/c/index.html", f"{root}games/c/"), "games/c/index.html"),
    ]


@pytest.mark.parametrize("content", ["0; url=../b/", "0;URL=../b/", " 1 ; url=../b/ "])
def test_a_page_that_leads_on_names_the_page_it_leads_to(tmp_path: Path, content: str) -> None:
    moved = f'<meta http-equiv="refresh" content="{content}">'
    pages = {"index.html": page(), "games/b/index.html": page(head=canonical("games/b/"))}
    assert said(tmp_path, {**pages, "games/a/index.html": page(head=canonical("games/b/") + moved)}) == []
    wrong = "the canonical address is `https://example.org/games/a/`, expected `https://example.org/games/b/`"
    assert said(tmp_path, {**pages, "games/a/index.html": page(head=canonical("games/a/") + moved)}) == [
        ("wrong-canonical", wrong, "games/a/index.html")
    ]


def test_a_page_that_only_loads_itself_anew_names_itself(tmp_path: Path) -> None:
    anew = '<meta http-equiv="refresh" content="30">'
    assert said(tmp_path, {"index.html": page(), "a/index.html": page(head=canonical("a/") + anew)}) == []


def test_missing_page_needs_no_canonical_address_but_everything_else(tmp_path: Path) -> None:
    assert said(tmp_path, {"index.html": page(), "404.html": page(head="")}) == []
    assert said(tmp_path, {"404.html": with_head(TITLE + DESCRIPTION)}) == [
        ("missing-policy", "the page has no Content-Security-Policy", "404.html")
    ]


def test_site_without_a_home_page_has_no_address_of_its_own(tmp_path: Path) -> None:
    assert said(tmp_path, {"a/index.html": page(head=canonical("a/"))}) == [
        ("wrong-canonical", "the canonical address is `https://example.org/a/`, expected `a/`", "a/index.html")
    ]


@pytest.mark.parametrize("files", [{}, {"style.css": "a {}", "page.htm": "x", "dir.html/x": ""}])
def test_site_without_pages_is_a_problem(tmp_path: Path, files: dict[str, str | bytes]) -> None:
    assert said(tmp_path, files) == [("empty-site", "there is no page here", ".")]


def test_problems_of_all_pages_are_told_in_the_order_of_their_files(tmp_path: Path) -> None:
    bad = '<h3>x</h3><a href="nowhere/"></a><p id="b"><p id="a"><p id="b"><p id="a">'
    codes = ["duplicate-anchor", "duplicate-anchor", "one-heading", "heading-order"]
    found = said(
        tmp_path, {"index.html": page(), "b/index.html": page(bad, canonical("b/")), "404.html": page(bad, "")}
    )
    assert [(code, file) for code, _, file in found] == [
        *((code, "404.html") for code in codes),
        *((code, "b/index.html") for code in codes),
        ("dead-link", "404.html"),
        ("dead-link", "b/index.html"),
    ]
    assert [message for _, message, _ in found[:2]] == ["the id `a` stands 2 times", "the id `b` stands 2 times"]


def sized(length: int, text: str) -> bytes:
    start = page(f"{H1}<!--").removesuffix("</body></html>")
    return f"{start}{text[: length - len(start) - 3]}-->".encode("ascii")


def noise(length: int) -> str:
    """Text that hardly packs: some six bits of every eight stay."""
    return "".join(
        random.Random(1).choices("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.", k=length)
    )


def test_page_may_be_as_large_as_the_budget_and_no_larger(tmp_path: Path) -> None:
    empty = " " * PAGE_BYTES
    assert said(tmp_path, {"index.html": sized(PAGE_BYTES, empty)}) == []
    large = sized(PAGE_BYTES + 1, empty + " ")
    assert len(large) == PAGE_BYTES + 1
    assert said(tmp_path, {"index.html": large}) == [
        ("page-size", "1,000,001 bytes; a page has at most 1,000,000", "index.html")
    ]


def test_page_that_does_not_pack_well_has_a_smaller_budget(tmp_path: Path) -> None:
    assert said(tmp_path, {"index.html": sized(PAGE_GZIPPED, noise(PAGE_GZIPPED))}) == []
    assert said(tmp_path, {"index.html": sized(PAGE_GZIPPED * 2, noise(PAGE_GZIPPED * 2))}) == [
        ("page-size", "more than 120,000 bytes gzipped", "index.html")
    ]
