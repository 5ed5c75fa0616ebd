from __future__ import annotations

import pytest

from scripts.model.base import Base
from scripts.model.claim import Fact, Node, Other, Slip, Table
from scripts.model.flow import Repeat, Step
from scripts.model.game import Accepted, GameType, Source, Title
from scripts.model.products import Credit
from scripts.model.prose import prose
from scripts.model.setup import Deck, Gauge, State
from scripts.model.victory import Condition
from scripts.model.zones import Layout
from scripts.problems import Path_
from tests.model.reading import read


@pytest.mark.parametrize(
    ("model", "text", "expected"),
    [
        (Node, "文", [(("text",), "文")]),
        (Node, "{id: a, name: 名, text: 文, items: [中], note: 注}", [(("text",), "文")]),
        (Fact, "{kind: a, text: 文, when: 時, note: 注, also: {text: 他}}", [(("text",), "文"), (("when",), "時")]),
        (Fact, "none", []),
        (Other, "text: 他", [(("text",), "他")]),
        (
            Table,
            "{head: [甲, 乙], rows: [[一, 2], [三, 四]]}",
            [
                (("head", 0), "甲"),
                (("head", 1), "乙"),
                (("rows", 0, 0), "一"),
                (("rows", 0, 1), "2"),
                (("rows", 1, 0), "三"),
                (("rows", 1, 1), "四"),
            ],
        ),
        (Repeat, "while: 間", [(("while",), "間")]),
        (Repeat, "times: 3", []),
        (Repeat, "times: 三回", [(("times",), "三回")]),
        (Step, "{id: a, name: 名, when: 時, text: 文, repeat: {until: 迄}}", [(("when",), "時")]),
        (Condition, "{id: a, text: 文, at: 時}", [(("text",), "文"), (("at",), "時")]),
        (Deck, "{id: a, name: 名, needs: 条件, text: 文}", [(("needs",), "条件")]),
        (Gauge, "{kind: a, name: 名, unit: 点, text: 文}", [(("text",), "文")]),
        (State, "{id: a, look: 縦, means: 意味}", [(("means",), "意味")]),
        (Layout, "{board: shared, areas: deck, text: 文}", [(("text",), "文")]),
        (GameType, "種類", [(("text",), "種類")]),
        (Source, "{id: a, title: 題, note: 注}", [(("note",), "注")]),
        (Accepted, "{check: a, at: b, reason: 訳}", [(("reason",), "訳")]),
        (Title, "{name: 題, reading: だい, en: title}", []),
        (Credit, "社", []),
        (Slip, "{printed: 誤, read: 正}", []),
    ],
)
def test_prose_of_a_record_itself(model: type[Base], text: str, expected: list[tuple[Path_, str]]) -> None:
    assert sorted(prose(read(model, text)), key=str) == sorted(expected, key=str)
