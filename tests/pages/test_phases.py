from __future__ import annotations

from collections.abc import Iterator

import pytest

from scripts.draw.shapes import Linked, Picture, Shape, Words, plain
from scripts.library import Library
from scripts.pages import flow
from scripts.pages.context import Context
from tests.conftest import DATA, LIBRARY, MakeLibrary
from tests.libraries import loaded


def picture(library: Library, id_: str = "x") -> Picture | None:
    section = flow.turn(Context(library, library.games[id_], f"games/{id_}/"))
    return next((part.picture for part in section.parts if part.picture), None)


def drawn(library: Library, id_: str = "x") -> Picture:
    found = picture(library, id_)
    assert found is not None
    return found


def links(shapes: tuple[Shape, ...]) -> Iterator[tuple[str, str]]:
    return ((shape.address, shape.title) for shape in shapes if isinstance(shape, Linked))


def test_the_text_says_step_by_step_what_the_picture_shows() -> None:
    assert drawn(loaded(LIBRARY)[0], "whole-game").text == (
        "1 夕べ（手番を持つ人、順不同、条件：場に灯りがある）",
        "1・ 給油（各自、同時、繰り返し：2回）",
        "1・ 点灯（灯番、任意、繰り返し：手元の灯火カードごとに）",
        "1・ 吹き消し（霧、繰り返し：霧の札が残るの間）",
        "1・ 漂い（繰り返し：沼が静まるまで）",
        "1・ # <script>alert(1)</script> | {{ x }} かぞえ（繰り返し：場の灯りと同じ回数回）",
        "2 夜明け（双方、任意、条件：灯りが1つでも残る）",
        "2-1 朝の給油（各自、同時、繰り返し：2回）",
        "2-2 点灯（灯番、任意、繰り返し：手元の灯火カードごとに）",
        "2-3 漂い（繰り返し：沼が静まるまで）",
        "2-4 # <script>alert(1)</script> | {{ x }} かぞえ（繰り返し：場の灯りと同じ回数回）",
        "3 休み",
    )


def test_every_word_of_the_text_stands_in_the_picture() -> None:
    library = loaded(DATA)[0]
    for id_ in library.games:
        drawing = drawn(library, id_)
        shown = ["".join(shape.lines) for shape in plain(drawing.shapes) if isinstance(shape, Words)]
        for line in drawing.text:
            name, _, details = line.partition("（")
            for word in (name.split(" ")[-1], *details.removesuffix("）").split("、")):
                assert any(word.removeprefix("条件：") in said for said in shown), line


def test_a_turn_in_a_turn_is_numbered_below_it_and_copies_are_written_out() -> None:
    text = drawn(loaded(DATA)[0], "rave").text
    assert text[:4] == (
        "1 自分の番（手番を持つ人）",
        "1-1 攻撃ターンと防御ターン（双方、繰り返し：この番の勝者が決まるまで）",
        "1-1-1 攻撃ターン（双方）",
        "1-1-1-1 カードセット（各自）",
    )
    assert "1-1-2-6 手札ドロー（各自）" in text


def test_each_step_leads_to_its_anchor() -> None:
    assert list(links(drawn(loaded(LIBRARY)[0], "turn-nested").shapes)) == [
        ("#year", "年"),
        ("#season", "季節"),
        ("#own-turn", "各自の番"),
        ("#sow", "種まき"),
        ("#reap", "刈り入れ"),
        ("#weather", "天気"),
        ("#new-year", "年越し"),
    ]
    assert ("#defence-turn-card-set", "カードセット") in links(drawn(loaded(DATA)[0], "rave").shapes)


def test_where_no_order_is_told_the_picture_says_so_and_numbers_nothing() -> None:
    drawing = drawn(loaded(DATA)[0], "evangelion")
    assert drawing.caption == "順序の記載が無いため、矢印で結ばない。"
    assert drawing.text[:3] == (
        "順序：出典に記載なし",
        "・ 第1ドローフェイズ",
        "・ バトルフェイズ（各自、条件：使徒カードをデッキから引き、場に置いた時）",
    )
    assert next(links(drawing.shapes)) == ("#turn", "順序：出典に記載なし")


def test_that_inner_steps_are_in_order_is_said_by_arrows_alone(make_library: MakeLibrary) -> None:
    turn = "turn: [{id: a, name: 甲, order: in-order, steps: [{id: b, name: 乙, order: in-order}]}]"
    assert drawn(loaded(make_library(x={"flow": turn}))[0]).text == ("1 甲", "1-1 乙（上から順）")


def test_conditions_are_plain_words_on_one_line(make_library: MakeLibrary) -> None:
    turn = (
        'turn: [{id: a, name: 甲, when: "((b|次の手順))\\n  がある"}, {id: b, name: 乙, repeat: {while: ((a))が続く}}]'
    )
    text = drawn(loaded(make_library(x={"flow": turn}))[0]).text
    assert text == ("1 甲（条件：次の手順 がある）", "2 乙（繰り返し：甲が続くの間）")


@pytest.mark.parametrize(
    "turn",
    ["turn: not-recorded", "turn: none", "progress: alternate", "turn: {steps: [{id: a, name: 甲}]}", "turn: []"],
)
def test_without_two_steps_there_is_nothing_to_draw(make_library: MakeLibrary, turn: str) -> None:
    assert picture(loaded(make_library(x={"flow": turn}))[0]) is None
