from __future__ import annotations

from typing import Annotated

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.model.base import Base
from scripts.model.labels import Blanks, Labels
from scripts.problems import Problem
from tests.conftest import DATA
from tests.model.reading import FILE, read, wrong


class One(Base):
    label: Annotated[str, Blanks("n")]


class Two(Base):
    label: Annotated[str, Blanks("low", "high")]


@pytest.mark.parametrize("label", ["{n}枚", "{n}", "約{n}枚（{n}枚）", "{n}枚（{{ }}を除く）", "{n:}"])
def test_label_with_its_blank(label: str) -> None:
    assert read(One, f"label: '{label}'").label == label
    assert "3" in read(One, f"label: '{label}'").label.format(n=3)


@pytest.mark.parametrize(
    "label",
    [
        *("枚", "{}枚", "{m}枚", "{n}{m}枚", "{0}", "{N}", "{ n }", "{n }", "n", "{{n}}"),
        *("{n", "n}", "{n}}", "{{n}", "}", "{", "{n}{"),
        *("{n!r}", "{n:>5}", "{n.real}", "{n[0]}", "{n!}", "{n:{n}}", "{n.__class__}"),
    ],
)
def test_label_with_other_braces(label: str) -> None:
    assert wrong(One, f"label: '{label}'") == [
        ("bad-label", ("label",), f"`{label}` must hold {{n}} and no other braces")
    ]


def test_label_with_two_blanks_in_any_order() -> None:
    assert read(Two, "label: '{high}から{low}'").label == "{high}から{low}"
    assert wrong(Two, "label: '{low}から'") == [
        ("bad-label", ("label",), "`{low}から` must hold {high}, {low} and no other braces")
    ]


def test_label_is_text() -> None:
    assert wrong(One, "label: [a]") == [("wrong-type", ("label",), "expected text, found a list")]


@given(st.text(st.sampled_from("{}n!:.[]0a枚 "), max_size=10))
@settings(max_examples=400, deadline=None)
def test_label_that_passes_can_be_filled(label: str) -> None:
    from scripts.model.validate import validate

    record, problems = validate(One, {"label": label}, FILE)
    if record is None:
        (problem,) = problems
        assert isinstance(problem, Problem)
        assert problem.code == "bad-label"
    else:
        assert "\0" in record.label.format(n="\0")


def test_labels_of_the_data() -> None:
    labels = read(Labels, (DATA / "labels.yml").read_text(encoding="utf-8"))
    assert labels.unit.card.format() == labels.unit.card
