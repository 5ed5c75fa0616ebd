from __future__ import annotations

from urllib.parse import urljoin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts import places
from scripts.model.labels.game import Sections

SITE = "https://example.com/rules/"
PAGES = st.sampled_from(["", "games/"]) | st.from_regex(r"games/[a-z]{1,5}(-[a-z0-9]{1,3})?/", fullmatch=True)
ANCHORS = st.sampled_from(["", "deck", "start-life"])


@pytest.mark.parametrize(
    ("page", "target", "anchor", "link"),
    [
        ("", "", "", "./"),
        ("", "games/", "", "games/"),
        ("", "games/rave/", "", "games/rave/"),
        ("", "games/rave/", "deck", "games/rave/#deck"),
        ("games/", "", "", "../"),
        ("games/", "games/", "", "./"),
        ("games/", "games/rave/", "", "rave/"),
        ("games/rave/", "games/rave/", "", "./"),
        ("games/rave/", "games/rave/", "deck", "#deck"),
        ("games/rave/", "games/", "", "../"),
        ("games/rave/", "", "", "../../"),
        ("games/rave/", "", "top", "../../#top"),
        ("games/rave/", "games/evangelion/", "deck", "../evangelion/#deck"),
        ("games/rave/", "glossary/hand/", "", "../../glossary/hand/"),
        ("glossary/hand/", "glossary/deck/", "", "../deck/"),
        ("glossary/hand/", "games/rave/", "deck", "../../games/rave/#deck"),
        ("glossary/", "glossary/hand/", "", "hand/"),
        ("compare/terms/", "glossary/hand/", "", "../../glossary/hand/"),
    ],
)
def test_link_from_page_to_page(page: str, target: str, anchor: str, link: str) -> None:
    assert places.link(page, target, anchor) == link


@given(PAGES, PAGES, ANCHORS)
@settings(max_examples=100, deadline=None)
def test_link_leads_where_it_should(page: str, target: str, anchor: str) -> None:
    expected = SITE + target + (f"#{anchor}" if anchor else "")
    assert urljoin(SITE + page, places.link(page, target, anchor)) == expected


def test_address_of_a_game() -> None:
    assert places.game("rave") == "games/rave/"
    assert places.game("rave").startswith(places.GAMES)


def test_addresses_of_the_api_stay_below_its_version() -> None:
    assert places.data("games/rave") == "api/v1/games/rave.json"
    assert places.schema("game") == "api/v1/schema/game.json"
    assert places.table("line-up") == "api/v1/tables/line-up.csv"
    assert places.API.startswith(places.PROGRAMS)


def test_address_of_a_concept() -> None:
    assert places.concept("hand") == "glossary/hand/"
    assert places.concept("hand").startswith(places.GLOSSARY)


def test_address_of_a_check() -> None:
    assert places.check("quota-sum") == "checks/quota-sum/"
    assert places.check("quota-sum").startswith(places.CHECKS)


def test_every_section_has_a_label_and_its_anchor_is_reserved() -> None:
    assert set(places.SECTIONS) == set(Sections.model_fields)
    assert {"top", places.NEAREST, *places.SECTIONS} == places.RESERVED
    assert len(set(places.SECTIONS)) == len(places.SECTIONS)


@pytest.mark.parametrize(("year", "address"), [(1998, "products/1998/"), (None, "products/unknown/")])
def test_address_of_a_year_of_products(year: int | None, address: str) -> None:
    assert places.products(year) == address
    assert places.products(year).startswith(places.PRODUCTS)
