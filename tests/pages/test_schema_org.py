"""What pages tell programs: only what the data says, as JSON that no text can end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from selectolax.lexbor import LexborHTMLParser

from scripts.check import run
from scripts.pages.told import of_all
from tests.conftest import DATA, LIBRARY, MakeLibrary
from tests.published import prepare, publish
from tests.whole import pages

PRODUCTS = "maker: [甲社, {name: 乙社}]\nrelease: 2001-12\nproducts: none\n"
GAME = """\
added: 2026-01-02
last-verified: 2026-01-03
titles:
  - {name: 試し, reading: ためし, en: Trial}
  - {name: 試しの遊び, reading: ためしのあそび, role: old}
players: {min: 2}
type: 試し
originals: [{name: 本}, '((turn|手番))のある劇']
sources: [{id: book, title: 説明書, author: 某, date: 2001, url: 'https://example.org/a'}, {id: site, title: 頁}]
"""
FLOW = "turn: {steps: [{id: turn, name: 手番}]}\n"


def told(data: Path, path: str) -> dict[str, Any]:
    library, _ = run(data)
    assert library is not None
    values = next(page.values for page in pages(library, of_all(library)) if page.path == path)
    about = values["about"]
    assert isinstance(about, dict)
    return about


def test_game_is_told_with_what_is_known_of_it(make_library: MakeLibrary) -> None:
    data = make_library(trial={"game": GAME, "products": PRODUCTS, "flow": FLOW})
    assert told(data, "games/trial/index.md") == {
        "@context": "https://schema.org",
        "@type": "WebPage",
        "url": "/games/trial/",
        "inLanguage": "ja",
        "license": "https://creativecommons.org/licenses/by/4.0/",
        "isBasedOn": [
            {
                "@type": "CreativeWork",
                "name": "説明書",
                "author": {"@type": "Person", "name": "某"},
                "datePublished": "2001",
                "url": "https://example.org/a",
            },
            {"@type": "CreativeWork", "name": "頁"},
        ],
        "lastReviewed": "2026-01-03",
        "mainEntity": {
            "@type": "Game",
            "name": "試し",
            "alternateName": ["Trial", "試しの遊び"],
            "numberOfPlayers": {"@type": "QuantitativeValue", "minValue": 2},
            "publisher": [{"@type": "Organization", "name": "甲社"}, {"@type": "Organization", "name": "乙社"}],
            "datePublished": "2001-12",
            "isBasedOn": [
                {"@type": "CreativeWork", "name": "本"},
                {"@type": "CreativeWork", "name": "手番のある劇"},
            ],
        },
    }


def test_what_is_not_recorded_is_not_told(make_library: MakeLibrary) -> None:
    products = "maker: not-recorded\nrelease: not-recorded\nproducts: not-recorded\n"
    about = told(make_library(trial={"products": products}), "games/trial/index.md")
    assert set(about["mainEntity"]) == {"@type", "name", "numberOfPlayers"}
    assert about["mainEntity"]["numberOfPlayers"] == {"@type": "QuantitativeValue", "minValue": 2, "maxValue": 2}
    assert {"isBasedOn", "lastReviewed"} & set(about) == set()


def test_concept_is_a_term_of_the_glossary() -> None:
    about = told(DATA, "glossary/discard-pile/index.md")
    term = about["mainEntity"]
    assert (about["@type"], about["url"], about["license"]) == (
        "WebPage",
        "/glossary/discard-pile/",
        "https://creativecommons.org/licenses/by/4.0/",
    )
    assert (term["@type"], term["name"], term["termCode"]) == ("DefinedTerm", "捨て札", "discard-pile")
    assert {"すてふだ", "discard pile"} < set(term["alternateName"])
    assert term["inDefinedTermSet"] == {"@type": "DefinedTermSet", "name": "用語集", "url": "/glossary/"}


HOSTILE = """</script><script>alert(1)</script><!--"url":"/x", 'y' & {{ z }} \\"""


def test_hostile_names_stay_names_in_the_built_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SITE_URL", "https://example.org/rules/")
    title = json.dumps(HOSTILE)
    game = f"added: 2026-01-02\ntitles: {{name: {title}, reading: よみ}}\nplayers: 2\ntype: 試し\n"
    prepare(tmp_path / "copy", LIBRARY)
    (tmp_path / "copy" / "data" / "games" / "odd").mkdir()
    (tmp_path / "copy" / "data" / "games" / "odd" / "game.yml").write_text(game, encoding="utf-8")
    assert publish(tmp_path / "copy").exit_code == 0
    page = LexborHTMLParser((tmp_path / "copy" / "site" / "games" / "odd" / "index.html").read_bytes())
    (block,) = page.css('script[type="application/ld+json"]')
    about = json.loads(block.text())
    assert about["mainEntity"]["name"] == HOSTILE
    assert about["url"] == "https://example.org/rules/games/odd/"
    title_told = page.css_first('meta[property="og:title"]')
    assert title_told is not None
    assert title_told.attributes["content"] == HOSTILE
    assert all("alert" not in (script.text() or "") for script in page.css("script:not([type])"))


@pytest.mark.parametrize("data", [DATA, LIBRARY], ids=["real", "fixtures"])
def test_every_game_and_every_concept_tells_of_itself_and_no_other_page_does(data: Path) -> None:
    library, _ = run(data)
    assert library is not None
    telling = {page.path for page in pages(library, of_all(library)) if "about" in page.values}
    assert telling == {
        *(f"games/{id_}/index.md" for id_ in library.games),
        *(f"glossary/{id_}/index.md" for id_ in library.concepts),
    }
