"""The links that words make by themselves: where they may stand, and the reviewed list of the four real games'.

``make golden`` accepts the lists as they are; read the diff as a player would:
each word must mean what it leads to.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import places
from tests import anchored
from tests.accepted import check
from tests.anchored import Link
from tests.conftest import DATA, LIBRARY, ROOT

LISTS = ROOT / "tests" / "golden_links"
REAL = sorted(folder.name for folder in (DATA / "games").iterdir())
ALL = [(DATA, id_) for id_ in REAL] + [(LIBRARY, folder.name) for folder in sorted((LIBRARY / "games").iterdir())]
all_games = pytest.mark.parametrize(("data", "id_"), ALL, ids=lambda value: value if isinstance(value, str) else "")


def auto(data: Path, id_: str) -> list[Link]:
    """The automatic links of a game's page, in its order."""
    address = places.game(id_)
    return [link for link in anchored.links(address, anchored.html_of(data, address)) if link.auto]


def target(link: Link, id_: str) -> str:
    """Where a link leads, as the list says it: a thing of the same game, or a concept."""
    return f"#{link.target}" if link.page == places.game(id_) else link.page.rstrip("/")


@pytest.mark.parametrize("id_", REAL)
def test_automatic_links_are_as_reviewed(id_: str) -> None:
    text = "".join(f"{link.anchor}\t{link.text}\t{target(link, id_)}\n" for link in auto(DATA, id_))
    check(LISTS / f"{id_}.txt", text)


def test_every_list_is_that_of_a_game() -> None:
    assert sorted(file.stem for file in LISTS.iterdir()) == REAL


NEVER = {"a", "code", "h1", "h2", "h3", "h4", "pre", "th"}


@all_games
def test_no_automatic_link_stands_in_a_heading_a_link_or_code(data: Path, id_: str) -> None:
    assert [link for link in auto(data, id_) if link.tags & NEVER] == []


@all_games
def test_each_thing_is_linked_once_in_a_section(data: Path, id_: str) -> None:
    found = [(link.section, link.page, link.target) for link in auto(data, id_)]
    assert sorted(set(found)) == sorted(found)


@all_games
def test_no_automatic_link_follows_a_typed_one_to_the_same_in_a_section(data: Path, id_: str) -> None:
    address = places.game(id_)
    seen: set[tuple[str, str, str]] = set()
    for link in anchored.links(address, anchored.html_of(data, address)):
        meant = (link.section, link.page, link.target)
        assert not (link.auto and meant in seen), link
        seen.add(meant)


@all_games
def test_no_automatic_link_leads_to_where_it_stands(data: Path, id_: str) -> None:
    own = [link for link in auto(data, id_) if link.page == places.game(id_)]
    assert [link for link in own if link.target in {*link.around, link.section}] == []


@all_games
def test_every_automatic_link_leads_to_what_is_there(data: Path, id_: str) -> None:
    for link in auto(data, id_):
        there = anchored.ids(anchored.html_of(data, link.page))
        assert link.target in there if link.target else link.page.startswith(places.GLOSSARY)


def test_automatic_links_of_the_real_games_are_many() -> None:
    assert {id_: len(auto(DATA, id_)) > 50 for id_ in REAL} == dict.fromkeys(REAL, True)
