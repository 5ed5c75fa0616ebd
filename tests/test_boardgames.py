"""A library of other games: facets, concepts, labels and vocabularies of its own, and the same Python.

``tests/boardgames`` holds two invented board games; ``site.yml`` in it says what a site for them changes in mkdocs.yml.
"""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from scripts.check import run
from scripts.load.plain import parse
from tests.conftest import BOARDGAMES, DATA, ROOT
from tests.published import publish_boardgames

GAMES = {"fog-lighthouse": "霧の灯台番", "tide-pool-garden": "潮だまりの庭"}

OF_CARD_GAMES = (
    *("TCG", "トレーディングカード", "カード", "デッキ", "商品", "領域", "ライフ", "マリガン", "ディスカード"),
    *("ライブラリアウト", "召喚酔い", "ユニーク", "ラインナップ", "発売形式", "メーカー", "デザイナー"),
)
"""Words of the site of card games that are no words of this one."""

FOR_CONTRIBUTORS = ("api/", "contribute/")
"""Pages that tell of the project and its models, the same for every library."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return publish_boardgames(tmp_path_factory.mktemp("boardgames"))


def html(site: Path, address: str) -> str:
    return (site / address / "index.html").read_text("utf-8")


def read(site: Path, name: str) -> Any:
    return json.loads((site / name).read_text("utf-8"))


def facets(data: Path) -> list[dict[str, Any]]:
    groups, problems = parse((data / "facets.yml").read_text("utf-8"), data / "facets.yml")
    assert problems == []
    return [facet for group in groups for facet in group["facets"]]


def test_there_is_nothing_to_say_of_the_data() -> None:
    library, problems = run(BOARDGAMES)
    assert problems == []
    assert library is not None
    assert set(library.games) == set(GAMES)
    assert all(game.game.status == "complete" and not game.unread for game in library.games.values())
    assert {concept.category for (concept,) in library.concepts.values()} == {
        *("pieces", "boards", "rounds", "scoring", "working-together"),
    }


def test_facets_and_words_are_its_own() -> None:
    ours, theirs = ({facet["id"] for facet in facets(data)} for data in (BOARDGAMES, DATA))
    assert ours.isdisjoint(theirs)
    ours, theirs = ({file.stem for file in (data / "concepts").iterdir()} for data in (BOARDGAMES, DATA))
    assert ours.isdisjoint(theirs)
    said = (DATA / "labels.yml").read_text("utf-8") + (ROOT / "mkdocs.yml").read_text("utf-8")
    assert [word for word in OF_CARD_GAMES if word not in said] == []


def test_every_page_speaks_of_board_games(site: Path) -> None:
    every = {file.relative_to(site).as_posix(): file.read_text("utf-8") for file in site.rglob("*.html")}
    ours = {path: text for path, text in every.items() if not path.startswith(FOR_CONTRIBUTORS)}
    assert {f"games/{id_}/index.html" for id_ in GAMES} < ours.keys()
    found = {(path, word) for path, text in ours.items() for word in OF_CARD_GAMES if word in text}
    assert found == set()
    assert [path for path, text in ours.items() if "卓上の決まり</title>" not in text] == []
    game = html(site, "games/fog-lighthouse")
    headings = re.findall(r"<h2[^>]*>([^<]+)", game)
    assert [name for name in headings if name in ("用意する駒と札", "盤と置き場", "版")] == [
        *("用意する駒と札", "盤と置き場", "版"),
    ]


def test_data_for_programs_and_for_searching_speaks_of_them_too(site: Path) -> None:
    files = [*site.glob("api/v1/*.json"), *site.glob("api/v1/games/*.json"), *site.glob("api/v1/tables/*.csv")]
    assert len(files) == 3 + 2 + 9
    text = "".join(file.read_text("utf-8") for file in [*files, *site.glob("games/**/*.json")])
    assert [word for word in OF_CARD_GAMES if word in text] == []
    entries = [
        entry for file in site.glob("search/entries-*.json") for entry in read(site, f"search/{file.name}")["entries"]
    ]
    ours = [entry for entry in entries if not entry[0].startswith(FOR_CONTRIBUTORS)]
    assert [word for word in OF_CARD_GAMES if word in json.dumps(ours, ensure_ascii=False)] == []
    kinds = {address: kind for address, _, kind, *_ in ours}
    assert kinds["games/fog-lighthouse/#wave-dice"] == "駒と道具"
    assert kinds["games/tide-pool-garden/#tile-bag"] == "束"
    assert kinds["glossary/dice/"] == "用語"


def test_the_comparison_shows_its_facets_and_words(site: Path) -> None:
    assert [group["label"] for group in read(site, "api/v1/facets.json")["groups"]] == [
        *("遊ぶ人と時間", "勝敗", "駒と札", "盤", "番と周", "版"),
    ]
    told = {id_: read(site, f"api/v1/games/{id_}.json")["facets"] for id_ in GAMES}
    assert {
        facet: [told[id_][facet]["label"] for id_ in GAMES] for facet in ("winning", "rounds", "dice", "spaces")
    } == {
        "winning": ["全員の使命", "最も多い得点"],
        "rounds": ["8周", "3周"],
        "dice": ["有り", "無し"],
        "spaces": ["18マス", "50マス、無し"],
    }
    course = html(site, "compare/course")
    assert "周の数" in course
    assert "話し合いで決める" in course
    text = (site / "api/v1/tables/course.csv").read_text("utf-8-sig")
    (_, fog, tide) = csv.reader(text.splitlines())
    assert ("8周" in fog, "3周" in tide) == (True, True)


def test_the_nearest_game_says_in_what_it_agrees(site: Path) -> None:
    (near,) = read(site, "games/fog-lighthouse/nearest.json")["games"]
    assert (near["title"], near["agree"][0]) == ("潮だまりの庭", ["束の数", "1つ"])
    assert near["differ"][0] == ["仕組み", "協力", "タイル配置"]


def test_the_list_is_narrowed_by_its_facets(site: Path) -> None:
    narrow = [facet["id"] for facet in facets(BOARDGAMES) if facet.get("narrow")]
    assert narrow == ["seats", "minutes", "style", "winning", "dice", "author", "first-edition"]
    games = read(site, "games/filter.json")["games"]
    assert {tuple(game)[1:] for game in games.values()} == {tuple(narrow)}
    assert (games["fog-lighthouse"]["minutes"], games["tide-pool-garden"]["minutes"]) == (["0"], ["31"])
    page = html(site, "games")
    assert re.findall(r"<legend>([^<]+)", page) == [
        "遊べる人数",
        "かかる時間",
        "仕組み",
        "勝ち方",
        "ダイス",
        "作者",
        "初版",
    ]
    assert "31～60分" in page


def test_what_it_changes_is_no_python() -> None:
    assert {file.suffix for file in BOARDGAMES.rglob("*") if file.is_file()} == {".yml"}
    changed = yaml.safe_load((BOARDGAMES / "site.yml").read_text("utf-8"))
    assert set(changed) == {"INHERIT", "site_name", "site_description", "nav", "extra"}
