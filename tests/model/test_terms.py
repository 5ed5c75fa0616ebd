from __future__ import annotations

import pytest

from scripts.model.base import entries
from scripts.model.terms import Term, Terms
from tests.model.reading import codes, read, wrong

GOOD = [
    "{at: x, concept: y}",
    "{at: x, concept: y, relation: same}",
    "{at: x, concept: y, relation: own}",
    "{at: x, relation: own}",
    "{at: x, concept: y, relation: close, differs: 違う。}",
    "{term: 語, reading: ご, concept: y}",
    "{term: 語, reading: ご, relation: own, no-link: よくある。}",
    "{term: 語, concept: y, src: a, note: 注, under: b, since: 2001, until: 2002, slip: {printed: a, read: b}}",
]


@pytest.mark.parametrize("text", GOOD)
def test_term_that_names_a_thing_or_is_a_word(text: str) -> None:
    assert entries(read(Terms, f"terms: {text}").terms) == (read(Term, text),)


NEITHER = "a term has either `at` or `term`"
PAIR = "`relation: close` and `differs` go together"
CONCEPT = "say the `concept` that this word stands for, or `relation: own`"

BAD = {
    "neither a thing nor a word": ("{concept: y}", ("missing-key", NEITHER)),
    "a thing and a word": ("{at: x, term: 語, concept: y}", ("missing-key", NEITHER)),
    "no concept": ("{term: 語}", ("term-without-concept", CONCEPT)),
    "no concept that it is close to": ("{at: x, relation: close, differs: 違う。}", ("term-without-concept", CONCEPT)),
    "close without how": ("{at: x, concept: y, relation: close}", ("missing-key", PAIR)),
    "the same, though it differs": ("{at: x, concept: y, differs: 違う。}", ("missing-key", PAIR)),
    "its own, though it differs": ("{at: x, relation: own, differs: 違う。}", ("missing-key", PAIR)),
}


@pytest.mark.parametrize(("text", "expected"), BAD.values(), ids=BAD)
def test_term_that_cannot_be(text: str, expected: tuple[str, str]) -> None:
    code, said = expected
    assert wrong(Terms, f"terms:\n  - {{at: z, relation: own}}\n  - {text}\n") == [(code, ("terms", 1), said)]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("terms: {term: 語, reading: 語, relation: own}", ("bad-reading", ("terms", 0, "reading"))),
        ("terms: {term: 語, relation: near}", ("unknown-word", ("terms", 0, "relation"))),
        ("terms: {at: X, relation: own}", ("bad-id", ("terms", 0, "at"))),
        ("terms: [none]", ("wrong-type", ("terms", 0))),
        ("absent: {text: 無い。}", ("missing-key", ("absent", 0, "concept"))),
        ("absent: [Hand]", ("bad-id", ("absent", 0, "concept"))),
        ("absent: [hand, {concept: a, note: 注}]", ("unknown-key", ("absent", 1, "note"))),
    ],
)
def test_terms_that_cannot_be(text: str, problem: tuple[str, tuple[str, ...]]) -> None:
    assert codes(Terms, text) == [problem]


def test_absences_in_either_form() -> None:
    absent = read(Terms, "absent: [hand, {concept: deck}, {concept: life, text: 数えない。}]").absent
    assert [(each.concept, each.text) for each in absent] == [("hand", None), ("deck", None), ("life", "数えない。")]


@pytest.mark.parametrize("word", ["none", "not-recorded"])
def test_game_may_say_that_it_has_no_words(word: str) -> None:
    assert read(Terms, f"terms: {word}").terms == word
