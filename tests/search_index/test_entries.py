from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from scripts import places
from scripts.library import GameData, Library, Thing, load
from scripts.links import Links, label_of_setting
from scripts.pages import game as game_page
from scripts.pages.pieces import pieces
from scripts.render import render
from scripts.search.entries import Entry, of_game
from scripts.search.fold import fold
from tests.conftest import DATA, LIBRARY, MakeLibrary
from tests.libraries import loaded
from tests.page import converted, events

SOURCES = {"real": DATA, "fixtures": LIBRARY}
GAMES = [
    pytest.param(name, folder.name, id=folder.name)
    for name, data in SOURCES.items()
    for folder in sorted((data / "games").iterdir())
]

FRAME = {"このゲームの記述は書きかけである。未記入の項目が残っている。", "図の内容を文で読む"}
"""What the templates say around the sections and under a picture."""

ALIAS = re.compile(r'<div class="alias" id="[^"]+"></div>')
"""What a permanent link was called before, which is nothing to be found."""

WITHOUT_ANCHOR = {"format"}
"""Kinds of things that no permanent link leads to: they are told in the rows of products."""


@cache
def library(name: str) -> Library:
    found, _ = load(SOURCES[name])
    assert found is not None
    return found


@cache
def made(name: str, id_: str) -> tuple[Library, GameData, list[Entry], str]:
    """A game with its entries and its page's HTML, but for pictures, which repeat the page, and the ways to others."""
    held = library(name)
    game = held.games[id_]
    page = game_page.page(held, game)
    html = re.sub("<figure.*?</figure>", "", converted(render(page, held.labels)).html, flags=re.DOTALL)
    html = re.sub(
        '<h2 id="nearest".*?(?=<p class="written-from")|<p class="compare">.*?</p>', "", html, flags=re.DOTALL
    )
    return held, game, of_game(held, game, pieces(page.values["sections"])), html


def anchors(found: list[Entry]) -> list[str]:
    return [entry.address.partition("#")[2] for entry in found if "#" in entry.address]


def at(found: list[Entry], anchor: str) -> Entry:
    (entry,) = (entry for entry in found if entry.address.endswith(f"#{anchor}"))
    return entry


@pytest.mark.parametrize(("source", "id_"), GAMES)
def test_there_is_one_entry_for_each_permanent_link_of_the_page(source: str, id_: str) -> None:
    _, _, found, html = made(source, id_)
    listed = anchors(found)
    assert sorted(listed) == sorted(set(re.findall(r'\bid="([^"]+)"', ALIAS.sub("", html))) - {"top"})
    assert found[0].address == places.game(id_)
    assert len(listed) == len(found) - 1


@pytest.mark.parametrize(("source", "id_"), GAMES)
def test_each_thing_has_its_name_kind_and_readings(source: str, id_: str) -> None:
    held, game, found, _ = made(source, id_)
    links = Links(held, places.game(id_))
    for things in game.things.values():
        thing = things[0]
        if thing.kind in WITHOUT_ANCHOR:
            continue
        entry = at(found, thing.id)
        name = links.name(game, thing.id)
        assert entry.title == (name if _is_named(thing) or len(name) <= 40 else name[:39] + "…")
        assert entry.kind == thing.kind
        own = [getattr(thing.record, key, None) for key in ("reading", "en")]
        assert set(filter(None, own)) - {name} <= set(entry.names)
        assert entry.title not in entry.names
        assert len(entry.names) == len(set(entry.names))


@pytest.mark.parametrize(("source", "id_"), GAMES)
def test_every_word_of_the_page_is_found_in_some_entry(source: str, id_: str) -> None:
    held, game, found, html = made(source, id_)
    known = "\n".join(fold(text) for entry in found for text in (entry.title, *entry.names, entry.text))
    missing = [text for text in _texts(_without_glance(html)) if fold(text) not in known]
    readings = {  # printed together, found each by itself
        f"{getattr(thing.record, 'reading', None)} / {getattr(thing.record, 'en', None)}"
        for things in game.things.values()
        for thing in things
    }
    labels = held.labels
    kinds = {labels.cards.value, labels.overview.side, labels.overview.option}
    named = {_named_label(held, game, thing.id) for (thing, *_) in game.things.values() if thing.kind == "setting"}
    written = labels.game.written_from.format(folder=f"data/games/{id_}/")
    assert [text for text in missing if text not in {"¶", written} | FRAME | readings | kinds | named] == []


def _is_named(thing: Thing) -> bool:
    return thing.kind == "setting" or any(getattr(thing.record, key, None) for key in ("name", "title", "form"))


def _named_label(held: Library, game: GameData, id_: str) -> str:
    thing = game.thing(id_)
    assert thing is not None
    return f"{label_of_setting(id_, held.labels)}（{getattr(thing.record, 'name', None)}）"


@pytest.mark.parametrize(("source", "id_"), GAMES)
def test_nothing_is_said_more_often_than_on_the_page(source: str, id_: str) -> None:
    _, _, found, html = made(source, id_)
    page = "".join(map(fold, _texts(html)))
    told = "\n".join(fold(entry.text) for entry in found)
    sentences = {folded for text in _texts(html) if len(folded := fold(text)) >= 10}
    assert [text for text in sorted(sentences) if told.count(text) > page.count(text)] == []


def _without_glance(html: str) -> str:
    """The page but for the key facts, whose values are told again below."""
    before, _, rest = html.partition('id="glance"')
    return before + '<h2 id="overview"' + rest.partition('id="overview"')[2] if rest else before


def _texts(html: str) -> Iterator[str]:
    return (event[1].strip() for event in events(html) if event[0] == "text" and fold(event[1]))


GAME = """\
added: 2026-01-02
titles:
  - {name: 試しの遊び, reading: ためしのあそび, en: Trial}
  - {name: 別の名, reading: べつのな}
players: 2
type: 試し
"""
RULES = """\
topics:
  - id: chain
    name: 連鎖
    reading: れんさ
    en: Chain
    items:
      - 一つ目の文である。
      - {id: named, name: 名のある文, reading: なのあるぶん, text: 二つ目の文である。, note: 注である。}
      - {id: sentence, text: "((chain|名の無い))文である。", items: [内側の文である。]}
      - {id: long, text: この文はとても長いので題としては途中で切られるが、本文には終わりまで残っていなければならない。}
"""


@pytest.fixture
def small(make_library: MakeLibrary) -> list[Entry]:
    held, _ = loaded(make_library(x={"game": GAME, "rules": RULES}))
    game = held.games["x"]
    return of_game(held, game, pieces(game_page.page(held, game).values["sections"]))


def test_game_is_found_by_every_title_reading_and_english_name(small: list[Entry]) -> None:
    assert small[0] == Entry("games/x/", "試しの遊び", "game", ("ためしのあそび", "Trial", "別の名", "べつのな"))


def test_named_thing_has_its_own_words_and_not_those_of_things_inside(small: list[Entry]) -> None:
    assert at(small, "chain") == Entry("games/x/#chain", "連鎖", "topic", ("れんさ", "Chain"), "一つ目の文である。")
    named = Entry("games/x/#named", "名のある文", "statement", ("なのあるぶん",), "二つ目の文である。 注である。")
    assert at(small, "named") == named


def test_sentence_without_a_name_is_title_and_text_without_markup(small: list[Entry]) -> None:
    said = "名の無い文である。"
    assert at(small, "sentence") == Entry("games/x/#sentence", said, "statement", (), f"{said} 内側の文である。")


def test_long_sentence_is_cut_as_a_title_and_whole_as_text(small: list[Entry]) -> None:
    entry = at(small, "long")
    assert len(entry.title) == 40
    assert entry.title.endswith("…")
    assert entry.text.startswith(entry.title[:-1])
    assert entry.text.endswith("残っていなければならない。")


def test_long_name_is_kept_whole(make_library: MakeLibrary) -> None:
    name = "とても" * 20
    held, _ = loaded(make_library(x={"rules": f"topics: [{{id: long, name: {name}, items: [短い文。]}}]"}))
    game = held.games["x"]
    found = of_game(held, game, pieces(game_page.page(held, game).values["sections"]))
    assert at(found, "long") == Entry("games/x/#long", name, "topic", (), "短い文。")


def test_key_facts_are_labels_whose_values_are_left_to_their_sections(small: list[Entry]) -> None:
    assert at(small, "glance").text.startswith("勝負の種類 人数")
    assert "試し" not in at(small, "glance").text
    assert "試し" in at(small, "overview").text


def test_repeated_step_of_a_turn_is_a_step_with_its_reading() -> None:
    _, game, found, _ = made("real", "rave")
    assert game.thing("defence-turn-judgement") is None
    entry = at(found, "defence-turn-judgement")
    assert (entry.title, entry.kind, entry.names) == ("ターンの勝敗判定", "step", ("ターンのしょうはいはんてい",))


def test_setting_with_a_name_of_its_own_is_found_by_it() -> None:
    _, game, found, _ = made("real", "shadowverse-evolve")
    assert getattr(game.setup.start.life, "name", None) == "リーダーの体力"
    assert "リーダーの体力" in at(found, "start-life").names
