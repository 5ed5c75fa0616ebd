"""What stands in the tables for spreadsheets, cell by cell."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.api.rows import of_games, of_glossary, of_group, of_line_up
from scripts.api.tables import defused
from scripts.build import build
from scripts.pages.told import of_all
from tests.anchored import library_of
from tests.api.made import files, rows
from tests.conftest import DATA, DRAFT, LIBRARY, MakeLibrary
from tests.libraries import loaded
from tests.whole import calls_of

CONCEPTS = {
    "zones": """
- id: discard-pile
  name: 捨札
  reading: すてふだ
  en: discard pile
  spellings: [墓地, 捨て山]
  text: [使い終えた札の山。, 裏返さない。]
- {id: hand, name: 手札, qualifier: 持つ物, reading: てふだ, en: hand, text: 持っている札。}
"""
}
ONE = """
status: draft
added: 2026-01-02
last-verified: 2026-02-03
titles:
  - {name: '-試し=遊び', reading: ためしのあそび, en: Trial}
  - {name: 旧い題, reading: ふるいだい, role: old}
  - {name: 三つめ}
players: {min: 2, max: 4, note: 審判は数えない。}
"""
TERMS = """
terms:
  - {term: "@墓", reading: はか, concept: discard-pile}
  - {term: 山, reading: やま, concept: discard-pile, relation: close, differs: 裏返す。}
absent: hand
"""
PRODUCTS = """
release: 2010-07
formats: [{id: box, form: 箱, cards: 60, price: 1500, tax: before}, {id: pack, form: 袋, cards: 8}]
products:
  - {id: first, name: "+1", date: 2010-07-15, kinds: 100, variants: 2, formats: [box, pack]}
  - {id: next, name: 次, reading: つぎ, date: not-recorded, kinds: not-recorded}
"""


@pytest.fixture
def data(make_library: MakeLibrary) -> Path:
    return make_library(CONCEPTS, one={"game": ONE, "terms": TERMS, "products": PRODUCTS}, two={"game": DRAFT})


def test_games_have_their_names_dates_and_address(data: Path) -> None:
    assert list(of_games(loaded(data)[0])) == [
        ("ゲームのid", "ゲーム", "読み", "英語", "ほかの題名", "記述", "発売開始", "最終照合日", "ページ"),
        (
            "one",
            "-試し=遊び",
            "ためしのあそび",
            "Trial",
            "旧い題、三つめ",
            "書きかけ",
            "2010-07",
            "2026-02-03",
            "games/one/",
        ),
        ("two", "試しの遊び", "ためしのあそび", "", "", "書きかけ", "", "", "games/two/"),
    ]


def test_concepts_have_a_column_for_each_game_with_its_words_or_that_it_has_none(data: Path) -> None:
    library, _ = loaded(data)
    head, *listed = of_glossary(library, calls_of(library))
    assert head == ("id", "用語", "読み", "ローマ字", "英語", "ほかの表記", "分類", "説明", "-試し=遊び", "試しの遊び")
    assert listed == [
        (
            *("discard-pile", "捨札", "すてふだ", "sutefuda", "discard pile", "墓地、捨て山", "領域"),
            *("使い終えた札の山。裏返さない。", "@墓、山（近い）", ""),
        ),
        ("hand", "手札（持つ物）", "てふだ", "tefuda", "hand", "", "領域", "持っている札。", "無し", ""),
    ]


def test_products_have_their_formats_in_turn_and_numbers_without_units(data: Path) -> None:
    head, *listed = of_line_up(loaded(data)[0])
    assert len({len(row) for row in (head, *listed)}) == 1
    assert [row[2:] for row in listed] == [
        ("first", "+1", "", "2010-07-15", "100", "2", "箱、袋", "60、8", "1500、", "税別、", "games/one/#first"),
        ("next", "次", "つぎ", "出典に記載なし", "出典に記載なし", "", "", "", "", "", "games/one/#next"),
    ]


def test_a_facet_has_the_typed_value_and_beside_it_what_is_said(data: Path) -> None:
    library, _ = loaded(data)
    head, one, two = of_group(library, library.facets[0], of_all(library))
    assert head[:6] == ("ゲームのid", "ゲーム", "人数", "人数（本文）", "最適な人数", "最適な人数（本文）")
    assert one[:6] == ("one", "-試し=遊び", "2～4人", "注：審判は数えない。", "未記入", "")
    assert two[:4] == ("two", "試しの遊び", "2人", "")


@pytest.mark.parametrize("data", [DATA, LIBRARY], ids=["real", "fixtures"])
def test_tables_of_facets_are_what_the_pages_tell(data: Path) -> None:
    library = library_of(data)
    everything = of_all(library)
    for group in library.facets:
        head, *listed = rows(files(data)[f"tables/{group.id}.csv"])
        assert len(head) == 2 + 2 * len(group.facets)
        assert {row[0] for row in listed} == set(library.games)
        for id_, title, *cells in listed:
            told = [everything[id_][facet.id] for facet in group.facets]
            wording = ["\n".join([*each.text, *(f"注：{note}" for note in each.notes)]) for each in told]
            assert title == defused(library.games[id_].game.titles[0].name)
            assert cells[::2] == [defused(each.label) for each in told]
            assert cells[1::2] == [defused(each) for each in wording]


def test_written_tables_begin_with_the_mark_of_utf_8_and_hold_no_formula(data: Path, tmp_path: Path) -> None:
    assert build(data, tmp_path / "docs").written is not None
    tables = sorted((tmp_path / "docs" / "api" / "v1" / "tables").glob("*.csv"))
    assert "line-up.csv" in [table.name for table in tables]
    for table in tables:
        raw = table.read_bytes()
        assert raw.startswith(b'\xef\xbb\xbf"')
        assert raw.endswith(b'"\r\n')
        assert not any(cell.startswith(("=", "+", "-", "@")) for row in rows(raw.decode("utf-8-sig")) for cell in row)
    games = rows((tmp_path / "docs" / "api" / "v1" / "tables" / "games.csv").read_text(encoding="utf-8-sig"))
    assert games[1][1] == "'-試し=遊び"
