from __future__ import annotations

import pytest

from scripts.model.base import Base
from scripts.model.claim import Claim, Fact, Named, Node, Other, Slip, Table, is_word
from tests.model.reading import codes, read, wrong


@pytest.mark.parametrize(("value", "expected"), [("none", True), ("once-all", True), ("a1-b2", True)])
def test_what_is_a_word(value: str, expected: bool) -> None:
    assert is_word(value) is expected


@pytest.mark.parametrize("value", ["", "None", "1st", "a b", "a-", "-a", "a--b", "a_b", "文", "a\n", "a。"])
def test_what_is_text_and_no_word(value: str) -> None:
    assert not is_word(value)


@pytest.mark.parametrize(
    ("since", "until"),
    [
        ("2010", "2010"),
        ("2010", "2011"),
        ("2010-07", "2010"),
        ("2010-07-15", "2010"),
        ("2010-07-15", "2010-07"),
        ("2010", "2010-07"),
        ("2010-07-15", "2010-07-15"),
        ("2009-12-31", "2010-01"),
    ],
)
def test_claim_may_end_in_the_year_or_month_it_began(since: str, until: str) -> None:
    claim = read(Claim, f"since: {since}\nuntil: {until}")
    assert (claim.since, claim.until) == (since, until)


@pytest.mark.parametrize(
    ("since", "until"),
    [
        ("2011", "2010"),
        ("2011", "2010-12"),
        ("2010-08", "2010-07"),
        ("2010-08", "2010-07-31"),
        ("2010-07-16", "2010-07-15"),
        ("2010-07-15", "2010-06"),
        ("2010-07-15", "2009"),
    ],
)
def test_claim_cannot_end_before_it_began(since: str, until: str) -> None:
    said = f"`since: {since}` lies after `until: {until}`"
    assert wrong(Claim, f"since: {since}\nuntil: {until}") == [("bad-date", (), said)]


@pytest.mark.parametrize("model", [Node, Fact, Other])
def test_whatever_is_claimed_may_carry_the_same(model: type[Claim]) -> None:
    text = "text: a\nnote: [b, {text: c, note: d}]\nsrc: [e, f]\nunder: g\nsince: 2010\nuntil: 2011\n"
    claim = read(model, text + "slip: {printed: h, read: i}")
    assert claim.note == (Node(text="b"), Node(text="c", note=(Node(text="d"),)))
    assert (claim.src, claim.under, claim.since, claim.until) == (("e", "f"), ("g",), "2010", "2011")
    assert claim.slip == (Slip(printed="h", read="i"),)


@pytest.mark.parametrize(
    ("model", "text", "said"),
    [
        (Node, "{src: a}", "a statement needs `text` or `name`"),
        (Node, "{id: a}", "a statement needs `text` or `name`"),
        (Node, "{text: a, items: b}", "a group of statements needs an `id`, the name of its permanent link"),
        (
            Node,
            "{text: a, table: {head: [b], rows: [[c]]}}",
            "a group of statements needs an `id`, the name of its permanent link",
        ),
        (Fact, "{when: a}", "a fact needs `kind`, `text` or `value`"),
        (Fact, "{note: a}", "a fact needs `kind`, `text` or `value`"),
    ],
)
def test_claim_that_says_nothing(model: type[Base], text: str, said: str) -> None:
    assert wrong(model, text) == [("missing-key", (), said)]


def test_fact_of_zero_says_something() -> None:
    assert read(Fact, "value: 0").value == 0


@pytest.mark.parametrize("word", ["none", "not-applicable", "not-recorded"])
def test_absence_of_a_fact(word: str) -> None:
    assert read(Fact, word).absence == word
    assert read(Fact, f"{{kind: {word}, text: 文}}").absence == word
    assert read(Fact, f"text: {word}").absence is None


def test_fact_that_is_there_has_no_absence() -> None:
    assert read(Fact, "once-all").absence is None
    assert read(Fact, "5").absence is None


def test_rows_of_a_table_have_as_many_cells_as_its_head() -> None:
    table = read(Table, "head: [a, 1]\nrows: [[b, 2], [c, d]]")
    assert (table.head, table.rows) == (("a", "1"), (("b", "2"), ("c", "d")))
    assert wrong(Table, "head: [a, b]\nrows: [[c, d], [e]]") == [
        ("uneven-table", (), "row 2 has 1 cells, the head has 2")
    ]
    assert wrong(Table, "head: [a]\nrows: [[c, d]]") == [("uneven-table", (), "row 1 has 2 cells, the head has 1")]


def test_cell_of_a_table_is_text() -> None:
    assert codes(Table, "head: [a, b]\nrows: [[c, true]]") == [("wrong-type", ("rows", 0, 1))]


def test_named_thing_needs_id_and_name() -> None:
    assert codes(Named, "reading: あ") == [("missing-key", ("id",)), ("missing-key", ("name",))]


def test_records_cannot_be_changed() -> None:
    with pytest.raises(ValueError, match="frozen"):
        read(Fact, "5").value = 6  # type: ignore[misc]


TEXT = "(a text is written `{text: %s}`)"


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("none", "write it instead of the list, or delete it"),
        ("not-applicable", "write it instead of the list, or delete it"),
        ("nonee", "did you mean `none`?"),
        ("non-recorded", "did you mean `not-recorded`?"),
        ("not-recoded", "did you mean `not-recorded`?"),
        ("not-aplicable", "did you mean `not-applicable`?"),
    ],
)
def test_absence_and_what_looks_like_one_is_no_statement(word: str, meant: str) -> None:
    said = f"`{word}` is no statement; {meant} {TEXT % word}"
    assert wrong(Node, word) == [("absence-as-text", (), said)]
    assert wrong(Node, f"{{text: A, note: [{word}]}}") == [("absence-as-text", ("note", 0), said)]
    assert read(Node, f"{{text: {word}}}").text == word


@pytest.mark.parametrize("word", ["rave", "in-order", "flow", "life", "record", "None", "無し", "none。"])
def test_other_words_are_statements(word: str) -> None:
    assert read(Node, word).text == word
