"""One table of what every game calls every concept: a column a game while they are few, numbers beyond."""

from __future__ import annotations

import pytest

from scripts.library import Library
from scripts.pages import concordance
from scripts.pages.view import Statement, Table
from tests.conftest import DRAFT, Files, MakeLibrary
from tests.libraries import loaded
from tests.whole import calls_of

CONCEPTS = {
    "zones": """
- {id: pile, name: 山札, reading: やまふだ, en: pile, text: 札である。}
- {id: hand, name: 手札, reading: てふだ, en: hand, text: 札である。}
- {id: draw, name: ドロー, reading: ドロー, en: draw, qualifier: <引く>, text: 引くことである。}
""",
    "states": "- {id: tapped, name: 横置き, reading: よこおき, en: tapped, text: 横である。}\n",
}


def game(title: str, reading: str, **files: str) -> Files:
    named = DRAFT.replace("試しの遊び", title).replace("ためしのあそび", reading)
    return {"game": named, **files}


FEW: dict[str, Files] = {
    "x": game(
        "<い>",
        "い",
        zones="zones: [{id: paper, name: 紙束}, {id: heap, name: <ヤマ>}]\n",
        setup="start: {mulligan: none}\n",
        terms="""
terms:
  - {at: paper, concept: hand}
  - {at: heap, concept: pile, relation: close, differs: 半分である。}
  - {term: 元札, concept: pile, relation: own}
  - {at: start-mulligan, concept: draw}
absent: [tapped, pile]
""",
    ),
    "y": game("ろ", "アー", terms="terms: {term: 山, concept: pile}\nabsent: {concept: hand, text: 無い。}\n"),
    "z": game("は", "あか"),
}


def table(library: Library) -> Table:
    page = concordance.concordance(library, calls_of(library))
    assert page.path == "compare/terms/index.md"
    found = page.values["table_"]
    assert isinstance(found, Table)
    return found


def said(cell: Statement) -> str | list[str]:
    if cell.items:
        return [str(said(item)) for item in cell.items]
    return " ".join(filter(None, (str(cell.text), str(cell.value), cell.absence, *map(str, cell.marks))))


@pytest.fixture
def few(make_library: MakeLibrary) -> Library:
    library, problems = loaded(make_library(CONCEPTS, **FEW))
    assert problems == []
    return library


def test_head_names_the_games_in_the_order_of_their_readings(few: Library) -> None:
    labels = few.labels.glossary
    assert list(map(str, table(few).head)) == [labels.concept, labels.category, "ろ", "は", "&lt;い&gt;"]


def test_rows_are_the_concepts_in_the_order_of_their_readings_with_what_each_game_says(few: Library) -> None:
    words = few.vocabularies["concept-category"].words
    zones, states = words["zones"].label, words["states"].label
    at = '<a href="../../games/x/#{}">{}</a>'.format
    concept = '<a href="../../glossary/{}/">{}</a>'.format
    assert [[said(cell) for cell in row.cells] for row in table(few).rows] == [
        [concept("hand", "手札"), zones, "無し none", "", at("paper", "紙束")],
        [concept("draw", "ドロー（&lt;引く&gt;）"), zones, "", "", at("start-mulligan", "マリガン（引き直し）")],
        [concept("pile", "山札"), zones, "山", "", [f"{at('heap', '&lt;ヤマ&gt;')} 近い", "元札 独自"]],
        [concept("tapped", "横置き"), states, "", "", "無し none"],
    ]


def many(number: int, **more: Files) -> dict[str, Files]:
    """So many games, of which every second calls the hand 手札, every third 札束, every fourth has none."""
    made = dict(more)
    for index in range(number - len(more)):
        words = [*(["手札"] if index % 2 == 0 else []), *(["札束"] if index % 3 == 0 else [])]
        terms = "terms:\n" + "".join(f"  - {{term: {word}, concept: hand}}\n" for word in words) if words else ""
        absent = "absent: hand\n" if index % 4 == 3 else ""
        made[f"g{index:02}"] = {"terms": f"{terms}{absent}" or "absent: []\n"}
    return made


@pytest.mark.parametrize(("number", "columns"), [(1, 3), (8, 10), (9, 4), (30, 4)])
def test_beyond_eight_games_there_are_numbers_in_place_of_columns(
    make_library: MakeLibrary, number: int, columns: int
) -> None:
    library = loaded(make_library(CONCEPTS, **many(number)))[0]
    assert len(table(library).head) == columns
    assert {len(row.cells) for row in table(library).rows} == {columns}


def test_numbers_are_those_of_games_the_most_frequent_word_first(make_library: MakeLibrary) -> None:
    twice = "terms: [{term: 札束, concept: hand}, {term: 札束, concept: hand}, {term: <b>, concept: hand}]\n"
    library = loaded(make_library(CONCEPTS, **many(12, twice={"terms": twice})))[0]
    labels = library.labels.glossary
    assert list(map(str, table(library).head))[2:] == [labels.words, labels.absent]
    hand, draw, *_ = [[said(cell) for cell in row.cells][2:] for row in table(library).rows]
    assert hand == ["手札（6）、札束（5）、&lt;b&gt;（1）", "2"]
    assert draw == ["", ""]


def test_at_most_twenty_words_are_listed(make_library: MakeLibrary) -> None:
    words = ", ".join(f"{{term: 語{index:02}, concept: hand}}" for index in range(25))
    library = loaded(make_library(CONCEPTS, **many(9, all={"terms": f"terms: [{words}]\n"})))[0]
    listed = str(said(table(library).rows[0].cells[2])).split("、")
    assert listed[:2] == ["手札（4）", "札束（3）"]
    assert len(listed) == 20


def test_without_concepts_the_table_is_empty(make_library: MakeLibrary) -> None:
    assert table(loaded(make_library(x={}))[0]).rows == ()


def test_without_games_every_concept_stands_alone(make_library: MakeLibrary) -> None:
    assert [len(row.cells) for row in table(loaded(make_library(CONCEPTS))[0]).rows] == [2, 2, 2, 2]
