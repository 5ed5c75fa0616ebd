"""Which files the worker keeps from the first, and when it becomes another."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts.offline.build import WORKER, core, offline
from tests.sites import fill

REGISTERING = '<script type="module" src="javascripts/offline.js"></script>'
HOME = f'<link rel="stylesheet" href="a.css">{REGISTERING}<script src="https://example.org/x.js"></script>'
FILES = {
    "index.html": HOME,
    "a.css": "a",
    "b%20c.js": "not this",
    "b c.js": "b",
    "javascripts/offline.js": "o",
    "javascripts/more/part.js": "p",
    "offline/index.html": '<script src="../b%20c.js"></script><img src="data:,x"><a href="../x/">x</a>',
    "games/index.html": '<link rel="stylesheet" href="../a.css"><script src="../gone.js"></script>',
    "games/x/index.html": "x",
    "games/x/terms.json": "{}",
    "games/filter.json": "{}",
    "search/worker.js": "w",
    "search/names.json": "{}",
    "api/v1/facets.json": "{}",
    "api/v1/games/x.json": "{}",
    "api/v1/schema/game.json": "{}",
}
CORE = [
    *("offline/", "b c.js", "", "a.css", "javascripts/offline.js", "games/", "javascripts/more/part.js"),
    *("search/worker.js", "search/names.json", "games/filter.json", "api/v1/facets.json", "api/v1/games/x.json"),
]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    fill(tmp_path, FILES)
    return tmp_path


def written(site: Path) -> str:
    offline(site)
    return (site / WORKER).read_text(encoding="utf-8")


def version(site: Path) -> str:
    found = re.match('const VERSION = "([0-9a-f]{12})";\n', written(site))
    assert found is not None
    return found.group(1)


def test_core_holds_lists_and_what_they_ask_for_and_the_data_of_search_and_comparison(site: Path) -> None:
    assert core(site) == CORE


def test_what_goes_beyond_the_room_is_left_out_and_smaller_files_behind_it_are_not(site: Path) -> None:
    sizes = {name: len(text.encode()) for name, text in FILES.items()}
    room = sum(sizes[name] for name in ("offline/index.html", "b c.js", "a.css"))
    assert sizes["index.html"] > 2
    assert core(site, room) == ["offline/", "b c.js", "a.css"]
    assert core(site, 0) == []


def test_worker_is_the_same_for_the_same_core_and_another_for_another(site: Path) -> None:
    first = version(site)
    assert version(site) == first
    fill(site, {"games/x/index.html": "another page that is not in the core"})
    assert version(site) == first
    fill(site, {"search/names.json": '{"a": 1}'})
    second = version(site)
    assert second != first
    fill(site, {"javascripts/new.js": ""})
    assert version(site) not in (first, second)


def test_worker_names_its_core(site: Path) -> None:
    said = written(site)
    assert said.count('\n "games/",\n') == 1
    assert "games/x/" not in said


@pytest.mark.parametrize("home", ["<p>x</p>", "<script>offline.js</script>", '<script src="x/offline.js"></script>'])
def test_where_pages_ask_for_no_worker_there_is_one_that_removes_itself(site: Path, home: str) -> None:
    fill(site, {"index.html": home})
    said = written(site)
    assert "unregister()" in said
    assert "fetch" not in said
