from __future__ import annotations

from scripts.draw.cell import Inner
from scripts.draw.legend import legend
from scripts.draw.shapes import Box, Words

SIGN = Inner(20, 20, (Box(0, 0, 20, 20, "card"),))


def test_entries_stand_side_by_side_and_then_below() -> None:
    found = legend([(SIGN, "表"), (SIGN, "裏"), (SIGN, "表裏")], 100)
    assert [(shape.x, shape.y) for shape in found.shapes if isinstance(shape, Box)] == [(0, 0), (50, 0), (0, 25)]
    assert [shape.x for shape in found.shapes if isinstance(shape, Words)] == [25, 75, 25]
    assert (found.width, found.height) == (100, 45)


def test_long_words_are_wrapped_beside_their_sign() -> None:
    found = legend([(SIGN, "とても長い説明である")], 80)
    (words,) = [shape for shape in found.shapes if isinstance(shape, Words)]
    assert words.lines == ("とても長い", "説明である")
    assert found.height == words.box.height


def test_nothing_to_explain_takes_no_room() -> None:
    assert legend([], 100) == Inner(100, 0, ())
