from __future__ import annotations

from pathlib import Path

import pytest

from scripts.history.tell import as_json, markdown, text
from scripts.library import Library
from scripts.model.history import Change
from scripts.pages.changed import by_game, heading, plain, sentences
from tests.conftest import MakeLibrary
from tests.libraries import loaded


@pytest.fixture
def library(make_library: MakeLibrary) -> Library:
    concepts = {"zones": "[{id: void, name: ボイド, reading: ボイド, en: void, text: 除く。}]\n"}
    data: Path = make_library(concepts, x={"zones": "zones: {id: grave, name: はか}\n"})
    (data / "redirects.yml").write_text(
        "games: {w: x, v: none}\nconcepts: {nil: void}\nanchors: {x: {heap: grave}}\n", encoding="utf-8"
    )
    return loaded(data)[0]


def change(kind: str, of: str, **values: str) -> Change:
    return Change.model_validate({"kind": kind, "of": of, "name": "<b>", **values})


def test_links_lead_to_what_has_another_id_now_and_text_is_text(library: Library) -> None:
    changes = [
        change("reworded", "zone", game="w", id="heap"),
        change("changed", "facet", game="x", id="f", at="heap", before="<", after=">"),
        change("removed", "zone", game="x", id="gone"),
        change("changed", "section", game="x", id="zones"),
        change("removed", "game", game="v"),
        change("changed", "concept", id="nil"),
    ]
    assert list(sentences(library, changes, "changes/")) == [
        '領域「<a href="../games/x/#grave">&lt;b&gt;</a>」の文を変更',
        '<a href="../games/x/#grave">&lt;b&gt;</a>：&lt; → &gt;',
        "領域「&lt;b&gt;」を削除",
        '<a href="../games/x/#zones">&lt;b&gt;</a>を変更',
        "ゲーム「&lt;b&gt;」を削除",
        '用語「<a href="../glossary/void/">&lt;b&gt;</a>」を変更',
    ]
    assert list(plain(library, changes))[:2] == ["領域「<b>」の文を変更", "<b>：< → >"]


def test_a_games_own_page_links_neither_to_itself_nor_to_its_sections(library: Library) -> None:
    changes = [change("added", "game", game="x"), change("changed", "section", game="x", id="zones")]
    assert not [said for said in sentences(library, changes, "games/x/") if "<a " in said]


@pytest.mark.parametrize(("number", "said"), [(5, 5), (6, 1), (13, 1)])
def test_many_additions_of_one_kind_are_told_together(library: Library, number: int, said: int) -> None:
    changes = [Change(kind="added", of="zone", game="x", id=f"z{n}", name=f"{n}番") for n in range(number)]
    found = list(plain(library, changes))
    assert len(found) == said
    if number == 6:
        assert found == ["領域（6件）を追加：0番、1番、2番、3番、4番、5番"]
    if number == 13:
        assert found[0].endswith("、11番、ほか1件")


def test_changes_stand_below_their_game(library: Library) -> None:
    changes = [
        change("removed", "game", game="v"),
        change("added", "zone", game="w", id="q"),
        change("added", "concept"),
    ]
    assert [(game, heading(library, game, group)) for game, group in by_game(changes)] == [
        ("v", "&lt;b&gt;"),
        ("w", "試しの遊び"),
        ("", "用語集"),
    ]


def test_text_json_and_markdown_say_the_same(library: Library) -> None:
    changes = [change("renamed", "zone", game="x", id="grave", before="a*b", after="<b>")]
    assert text(library, changes) == "試しの遊び\n  領域「<b>」の名を変更：a*b → <b>\n"
    assert markdown(library, changes) == "## 試しの遊び\n\n- 領域「\\<b\\>」の名を変更：a\\*b → \\<b\\>\n"
    assert '"before": "a*b"' in as_json(library, changes)
    assert (text(library, []), markdown(library, []), as_json(library, [])) == (
        "変更は無い。\n",
        "変更は無い。\n",
        "[]\n",
    )
