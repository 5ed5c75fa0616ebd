from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT


def rules(*texts: str, usual: int = 25, others: int = 29) -> dict[str, str]:
    listed = "".join(f"      - {text}\n" for text in (*texts, *["あ" * usual] * others))
    return {"rules": f"topics:\n  - id: topic\n    name: A\n    items:\n{listed}"}


def test_texts_of_the_usual_length_pass(find: Find) -> None:
    assert find(x=rules("い" * 100)) == []


def test_a_text_far_longer_than_others_is_a_warning(find: Find) -> None:
    assert find(x=rules("引く。", "い" * 101)) == [
        "x/rules.yml:6:9: warning[long-text] 101 characters, where others have some 25; split it into statements"
    ]


GOOD = {
    "too few texts to compare with": rules("い" * 101, others=28),
    "a text that is long for short ones and still no long text": rules("い" * 80, usual=5),
    "a long text among long ones": rules("い" * 300, usual=100),
    "ids of references, which nobody sees": rules(f"{'い' * 95}((topic|引く))"),
}


@pytest.mark.parametrize("files", GOOD.values(), ids=GOOD)
def test_others_pass(find: Find, files: dict[str, str]) -> None:
    assert find(x=files) == []


def test_texts_of_other_fields_and_other_games_are_not_and_are_compared(find: Find) -> None:
    setup = {"setup": f"victory: {{id: win, text: {'い' * 120}}}\n"}
    assert find(x={**rules(others=30), **setup}) == []
    assert find(x={**rules(others=30), **setup}, y=rules("う" * 101, others=0)) == [
        "y/rules.yml:5:9: warning[long-text] 101 characters, where others have some 25; split it into statements"
    ]


def test_a_text_that_cannot_be_split_can_be_accepted(find: Find) -> None:
    game = f"{DRAFT}exceptions: {{check: long-text, at: topic, reason: 一続きの文である。}}\n"
    assert find(x={**rules("い" * 101), "game": game}) == []
