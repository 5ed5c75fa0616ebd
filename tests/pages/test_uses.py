"""Backlinks are exactly the inverse of links, however the texts are made."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from markupsafe import Markup, escape
from selectolax.lexbor import LexborHTMLParser

from scripts import library as libraries
from scripts import places
from scripts.pages import game
from scripts.pages.pieces import pieces
from scripts.pages.site import pages as all_pages
from scripts.pages.told import of_all
from scripts.pages.uses import Use, uses
from scripts.pages.view import Entry, Fact, Part, Row, Section, Statement, Table
from scripts.render import render
from tests import anchored
from tests.conftest import DATA, LIBRARY
from tests.page import converted
from tests.pages.uses_library import CONCEPTS, PLANS, Plan, Ties

PAGE = "games/x/"


def link(href: str) -> Markup:
    return Markup('<a href="{}">語</a>').format(href)


def found(*views: object) -> list[tuple[str, str, str, str]]:
    return [(use.anchor, use.heading, use.target, use.target_anchor) for use in uses(PAGE, pieces(views))]


@pytest.mark.parametrize(
    ("href", "target", "anchor"),
    [
        ("#heap", PAGE, "heap"),
        ("./", PAGE, ""),
        ("../y/", "games/y/", ""),
        ("../y/#heap", "games/y/", "heap"),
        ("../../glossary/stock/", "glossary/stock/", ""),
        ("../../", "", ""),
    ],
)
def test_target_is_an_address_from_the_root(href: str, target: str, anchor: str) -> None:
    assert list(uses(PAGE, pieces(Statement(link(href))))) == [Use(PAGE, "", "", target, anchor)]


@pytest.mark.parametrize(
    "text",
    [
        Markup('<a href="https://example.org/#x" rel="noopener">外</a>'),
        escape('<a href="#x">ただの字</a>'),
        Markup("<b>語</b>"),
    ],
)
def test_what_leads_out_of_the_site_or_nowhere_is_no_use(text: Markup) -> None:
    assert found(Statement(text)) == []


def test_text_that_is_not_ready_to_print_is_not_looked_into() -> None:
    assert found(Entry("a", '<a href="#x">'), Statement(reading='<a href="#x">')) == []


def test_every_part_of_every_view_is_looked_into() -> None:
    parts = {name: link(f"#{name}") for name in ("text", "name", "value", "tag", "mark")}
    inner = Statement(link("#inner"))
    table = Table((link("#head"),), (Row((Statement(link("#cell")),)),))
    whole = Statement(
        parts["text"], "", parts["name"], "", parts["value"], "", (parts["tag"],), (parts["mark"],),
        (Statement(link("#note")),), (inner,), (Statement(link("#step")),), table,
    )  # fmt: skip
    part = Part(statements=(whole,), facts=(Fact("見出し", Statement(link("#fact"))),), table=table)
    targets = {use.target_anchor for use in uses(PAGE, pieces((Section("s", "節", (part,)),)))}
    assert targets == {*parts, "note", "inner", "step", "head", "cell", "fact"}


def test_use_stands_at_the_nearest_permanent_link_under_the_nearest_heading() -> None:
    plain = Statement(link("#a"), items=(Statement(link("#b"), id="item", notes=(Statement(link("#c"), id="note"),)),))
    row = Table((), (Row((Statement(link("#d")), Statement(link("#e"), id="cell")), id="row"), Row((plain,))))
    entry = Entry("entry", "項", facts=(Fact("値", Statement(link("#f")), "fact"),), body=(Statement(link("#g")),))
    section = Section("section", "節", (Part("部", statements=(plain,), table=row, entries=(entry,)),))
    assert found(section, Statement(link("#h"))) == [
        ("section", "節", PAGE, "a"),
        ("item", "節", PAGE, "b"),
        ("note", "節", PAGE, "c"),
        ("row", "節", PAGE, "d"),
        ("cell", "節", PAGE, "e"),
        ("section", "節", PAGE, "a"),
        ("item", "節", PAGE, "b"),
        ("note", "節", PAGE, "c"),
        ("fact", "項", PAGE, "f"),
        ("entry", "項", PAGE, "g"),
        ("", "", PAGE, "h"),
    ]


ALL_GAMES = [(data, folder.name) for data in (DATA, LIBRARY) for folder in sorted((data / "games").iterdir())]


@pytest.mark.parametrize(("data", "id_"), ALL_GAMES, ids=lambda value: value if isinstance(value, str) else "")
def test_uses_are_the_links_of_the_printed_page(data: Path, id_: str) -> None:
    library, address = anchored.library_of(data), places.game(id_)
    views = game.page(library, library.games[id_]).values["sections"]
    printed = anchored.links(address, anchored.html_of(data, address))
    to_things = [link for link in printed if link.page != address or link.target not in places.SECTIONS]
    assert Counter((use.anchor, use.target, use.target_anchor) for use in uses(address, pieces(views))) == Counter(
        (link.anchor, link.page, link.target) for link in to_things
    )


Backlinks = dict[str, set[tuple[str, str]]]
"""For each concept: the games and anchors of the places that lead to it."""


def by_links(html: dict[str, str], ties: Ties) -> Backlinks:
    """What the links of the printed game pages lead to: concepts, and things that are tied to them."""
    inverse: Backlinks = {concept: set() for concept in CONCEPTS}
    for own in ties:
        for each in anchored.links(places.game(own), html[places.game(own)]):
            kind, id_, *_ = each.page.split("/")
            concept = id_ if kind == "glossary" else ties.get(id_, {}).get(each.target)
            if concept:
                inverse[concept].add((own, each.anchor))
    return inverse


def by_backlinks(html: dict[str, str]) -> Backlinks:
    """What the printed concept pages list as places of use; each must be there, and be listed once."""
    listed: Backlinks = {}
    for concept in CONCEPTS:
        address = places.concept(concept)
        items = LexborHTMLParser(html[address]).css(".rules.uses li")
        spots = [spot for item in items for spot in anchored.links(address, item.html or "")]
        assert len(spots) == len(items)
        assert [spot for spot in spots if spot.target not in anchored.ids(html[spot.page])] == []
        listed[concept] = {(spot.page.split("/")[1], spot.target) for spot in spots}
        assert len(spots) == len(listed[concept])
    return listed


@settings(max_examples=25, deadline=None)
@given(PLANS)
def test_backlinks_are_exactly_the_inverse_of_links(plan: Plan) -> None:
    with TemporaryDirectory() as folder:
        ties = plan.write(Path(folder))
        library, problems = libraries.load(Path(folder))
    assert problems == []
    assert library is not None
    made = {
        page.path.removesuffix("index.md"): page
        for page in all_pages(library, of_all(library))
        if page.path.endswith(".md")
    }
    wanted = [*map(places.game, ties), *map(places.concept, CONCEPTS)]
    html = {address: converted(render(made[address], library.labels)).html for address in wanted}
    assert by_backlinks(html) == by_links(html, ties)
