from __future__ import annotations

import pytest

from scripts.model.vocabularies import Vocabularies, WordEntry
from tests.model.reading import codes, read


def test_words_with_and_without_an_explanation() -> None:
    found = read(
        Vocabularies, "who:\n  about: 誰か\n  words: {first: 先攻, second: {label: 後攻, about: 後に行う人}}\n"
    )
    assert found["who"].about == "誰か"
    assert found["who"].words == {
        "first": WordEntry(label="先攻"),
        "second": WordEntry(label="後攻", about="後に行う人"),
    }


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("who: {words: {first: 先攻}}", ("missing-key", ("who", "about"))),
        ("who: {about: a}", ("missing-key", ("who", "words"))),
        ("who: {about: a, words: [first]}", ("wrong-type", ("who", "words"))),
        ("who: {about: a, words: {first: true}}", ("wrong-type", ("who", "words", "first"))),
        ("who: {about: a, words: {first: {about: b}}}", ("missing-key", ("who", "words", "first", "label"))),
        ("who: {about: a, words: {First: 先攻}}", ("bad-id", ("who", "words", "First", "[key]"))),
        ("Who: {about: a, words: {first: 先攻}}", ("bad-id", ("Who", "[key]"))),
        ("who: 先攻", ("wrong-type", ("who",))),
        ("[who]", ("wrong-type", ())),
    ],
)
def test_vocabularies_that_cannot_be(text: str, problem: tuple[str, tuple[str, ...]]) -> None:
    assert codes(Vocabularies, text) == [problem]
