from __future__ import annotations

from pathlib import Path

from scripts import places
from scripts.model.files import GAME_FILES
from scripts.model.walk import key_of
from scripts.pages.context import Context
from scripts.pages.history import aliases, history
from scripts.pages.view import Section
from tests.conftest import DATA, MakeLibrary
from tests.libraries import loaded


def told(data: Path, id_: str) -> Section:
    library, _ = loaded(data)
    return history(Context(library, library.games[id_], places.game(id_)))


def test_later_deck_rules_of_shadowverse_evolve_are_listed_by_date_with_their_notes() -> None:
    eras = told(DATA, "shadowverse-evolve").parts[0]
    assert eras.title == "規則の成り立つ時"
    assert [each.text.striptags() for each in eras.statements] == [
        "2025年6月28日から：メインデッキ：対象：“スタートアミュレット”を持つカード、1つのデッキに1種類までとする。",
        "2025年6月28日から：メインデッキ：対象：“トリガー”を持つカード、リーダーと同じクラスのものだけを入れられる。",
    ]
    assert all("#main-deck" in each.text and len(each.notes) == 2 for each in eras.statements)


def test_days_are_in_order_with_what_ends_and_what_begins(make_library: MakeLibrary) -> None:
    items = "[{text: 乙, since: 2001-05, until: 2004}, {text: 甲, until: 2002}]"
    rules = f"topics: {{id: play, name: プレイ, since: 2003, items: {items}}}\n"
    terms = "terms: {term: ことば, relation: own, since: 2000, note: {text: 丙, since: 1999}}\n"
    section = told(make_library(x={"rules": rules, "terms": terms}), "x")
    assert [each.text.striptags() for each in section.parts[0].statements] == [
        "1999年から：ことば：丙",
        "2000年から：ことば",
        "2001年5月から：プレイ：乙",
        "2002年まで：プレイ：甲",
        "2003年から：プレイ",
        "2004年まで：プレイ：乙",
    ]


def test_at_most_five_changes_of_the_game_are_listed_newest_first(make_library: MakeLibrary) -> None:
    data = make_library(x={}, y={})
    (data / "changes").mkdir()
    for day in range(1, 5):
        zones = "".join(f"- {{kind: added, of: zone, game: {id_}, name: {day}番}}\n" for id_ in ("x", "x", "y"))
        (data / "changes" / f"2026-01-0{day}.yml").write_text(f"changes:\n{zones}", encoding="utf-8")
    statements = told(data, "x").parts[0].statements
    assert [each.text for each in statements] == [
        *["2026年1月4日：領域「4番」を追加"] * 2,
        *["2026年1月3日：領域「3番」を追加"] * 2,
        "2026年1月2日：領域「2番」を追加",
    ]


def test_without_dates_and_changes_it_is_said(make_library: MakeLibrary) -> None:
    (part,) = told(make_library(x={}), "x").parts
    assert [each.text for each in part.statements] == ["まだ記録が無い。"]


def test_aliases_of_aliases_stand_at_the_same_place(make_library: MakeLibrary) -> None:
    data = make_library(x={})
    (data / "redirects.yml").write_text("anchors: {x: {b: c, a: b, d: rules}}\n", encoding="utf-8")
    library, _ = loaded(data)
    assert aliases(library, library.games["x"]) == {"c": ("a", "b"), "rules": ("d",)}


def test_every_key_of_a_games_files_is_told_of_in_a_section() -> None:
    for part, model in GAME_FILES.items():
        for name, info in model.model_fields.items():
            section = places.section_of((part, key_of(name, info)))
            assert section in places.SECTIONS or part == "terms", (part, name)
