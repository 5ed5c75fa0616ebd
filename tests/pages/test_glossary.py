"""The glossary's index: every concept once, in the order of the 五十音, with what narrowing looks at."""

from __future__ import annotations

import pytest
from selectolax.lexbor import LexborHTMLParser

from scripts.library import Library
from scripts.pages import glossary
from scripts.pages.glossary import IndexRow
from scripts.render import render
from tests.conftest import DRAFT, MakeLibrary
from tests.libraries import loaded
from tests.page import converted
from tests.whole import calls_of

CONCEPTS = {
    "zones": """
- {id: pile, name: 山札, reading: やまふだ, en: pile, spellings: [<ヤマ>, 山], text: 札である。}
- {id: hand, name: 手札, reading: てふだ, en: hand, text: 札である。}
- {id: deck, name: デッキ, reading: デッキ, en: deck, text: 束である。}
- {id: extra, name: EX枠, reading: EXわく, en: extra, text: 枠である。}
""",
    "actions": """
- {id: turn, name: ターン, reading: ターン, romaji: ta-n, en: turn, text: 番である。}
- {id: discard, name: ディスカード, reading: ディスカード, en: discard, qualifier: <捨て>, text: 捨てることである。}
""",
}
X = {
    "game": DRAFT.replace("試しの遊び", "<b>x</b>"),
    "zones": "zones: {id: heap, name: 大山, reading: おおやま}\n",
    "setup": "start: {mulligan: none}\n",
    "terms": """
terms:
  - {at: heap, concept: pile}
  - {at: start-mulligan, concept: pile}
  - {term: 元山, reading: もとやま, concept: pile}
  - {term: 元山, reading: もとやま, concept: pile}
""",
}
Y = {"game": DRAFT.replace("ためしのあそび", "アそび"), "terms": "terms: {term: 山, concept: pile}\nabsent: hand\n"}


@pytest.fixture
def library(make_library: MakeLibrary) -> Library:
    found, problems = loaded(make_library(CONCEPTS, x=X, y=Y, z={"game": DRAFT}))
    assert problems == []
    return found


def rows(library: Library) -> tuple[IndexRow, ...]:
    found = glossary.index(library, calls_of(library)).values["rows"]
    assert isinstance(found, tuple)
    return found


def test_rows_are_those_that_have_entries_and_hold_them_in_order(library: Library) -> None:
    listed = [(row.id, row.label, [str(entry.link) for entry in row.entries]) for row in rows(library)]
    assert listed == [
        (
            "row-3",
            "た",
            [
                '<a href="turn/">ターン</a>',
                '<a href="discard/">ディスカード（&lt;捨て&gt;）</a>',
                '<a href="deck/">デッキ</a>',
                '<a href="hand/">手札</a>',
            ],
        ),
        ("row-7", "や", ['<a href="pile/">山札</a>']),
        ("row-10", library.labels.glossary.others, ['<a href="extra/">EX枠</a>']),
    ]


def test_entry_says_all_that_it_can_be_found_by_once(library: Library) -> None:
    (pile,) = next(row for row in rows(library) if row.label == "や").entries
    assert (pile.reading, pile.en, pile.category, pile.games) == ("やまふだ", "pile", "zones", "x y")
    assert pile.category_label == library.vocabularies["concept-category"].words["zones"].label
    words = "山札/やまふだ/pile/yamafuda/<ヤマ>/山/大山/おおやま/マリガン（引き直し）/元山/もとやま"
    assert pile.search == words


@pytest.mark.parametrize(
    ("id_", "reading", "search"),
    [
        ("turn", "", "ターン/turn/ta-n"),
        ("discard", "", "ディスカード/discard/disukado"),
        ("hand", "てふだ", "手札/てふだ/hand/tefuda"),
    ],
)
def test_reading_is_left_out_where_it_is_the_name(library: Library, id_: str, reading: str, search: str) -> None:
    entry = next(entry for row in rows(library) for entry in row.entries if f'"{id_}/"' in entry.link)
    assert (entry.reading, entry.search, entry.games) == (reading, search, "")


def test_categories_are_those_in_use_in_the_order_of_the_vocabulary(library: Library) -> None:
    words = library.vocabularies["concept-category"].words
    expected = tuple((id_, words[id_].label) for id_ in words if id_ in {"zones", "actions"})
    assert glossary.index(library, calls_of(library)).values["categories"] == expected


def test_games_come_in_the_order_of_their_readings(library: Library) -> None:
    games = (("y", "試しの遊び"), ("x", "<b>x</b>"), ("z", "試しの遊び"))
    assert glossary.index(library, calls_of(library)).values["games"] == games


def test_page_is_plain_html_with_an_address_for_each_row(library: Library) -> None:
    page = glossary.index(library, calls_of(library))
    assert page.path == "glossary/index.md"
    html = LexborHTMLParser(converted(render(page, library.labels)).html)
    jumps = [node.attributes["href"] for node in html.css("nav.jump a")]
    assert jumps == [f"#{node.attributes['id']}" for node in html.css("h2")] == ["#row-3", "#row-7", "#row-10"]
    pile = next(node for node in html.css("ul.terms li") if "山札" in node.text())
    assert pile.attributes["data-category"] == "zones"
    assert pile.attributes["data-games"] == "x y"
    assert "<ヤマ>" in (pile.attributes["data-search"] or "")


def test_glossary_without_concepts_says_so(make_library: MakeLibrary) -> None:
    library = loaded(make_library(x={}))[0]
    text = render(glossary.index(library, calls_of(library)), library.labels)
    assert library.labels.glossary.empty in text
    assert "<form" not in text


def test_with_many_games_only_their_most_frequent_words_are_looked_at(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(glossary, "FEW", 2)
    monkeypatch.setattr(glossary, "LISTED", 1)
    page = glossary.index(library, calls_of(library))
    pile = next(entry for row in rows(library) for entry in row.entries if "山札" in entry.link)
    assert (pile.games, pile.search) == ("", "山札/やまふだ/pile/yamafuda/<ヤマ>/山/マリガン（引き直し）")
    printed = render(page, library.labels)
    assert "data-games" not in printed
    assert '<select name="game">' not in printed
