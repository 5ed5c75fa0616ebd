from __future__ import annotations

import pytest

from scripts.model.base import Base
from scripts.model.flow import Change, Flow, Repeat, Step, Turn
from tests.model.reading import codes, read, wrong


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("until: 文", "until", "文"),
        ("while: 文", "while_", "文"),
        ("each: 文", "each", "文"),
        ("times: 3", "times", 3),
        ("times: 山札の枚数", "times", "山札の枚数"),
    ],
)
def test_repeat(text: str, name: str, value: object) -> None:
    found = getattr(read(Repeat, text), name)
    assert (found, type(found)) == (value, type(value))


@pytest.mark.parametrize(
    "text", ["{until: a, times: 3}", "{while: a, each: b}", "{until: a, while: b, each: c, times: 1}"]
)
def test_repeat_takes_one_key(text: str) -> None:
    said = "`repeat` takes exactly one of `until`, `while`, `each`, `times`"
    assert wrong(Repeat, text) == [("bad-repeat", (), said)]


def test_steps_hold_steps() -> None:
    turn = read(Turn, "[{id: a, name: b, steps: {id: c, name: d, steps: [{id: e, name: f}]}}]")
    assert turn.steps[0].steps[0].steps[0] == Step(id="e", name="f")
    assert turn.order == "in-order"
    assert not turn.steps[0].optional


def test_likeness_with_what_differs() -> None:
    step = read(Step, "{id: a, name: b, like: c, except: {d: {drop: true}, e: {name: f}}}")
    assert (step.except_["d"].drop, step.except_["e"].name, step.except_["e"].drop) == (True, "f", False)


@pytest.mark.parametrize(
    ("model", "text", "problem"),
    [
        (Step, "{id: a, name: b, except: {c: {drop: true}}}", ("missing-key", ())),
        (Step, "{id: a, name: b, like: c, except: {D: {drop: true}}}", ("bad-id", ("except", "D", "[key]"))),
        (Step, "{id: a, name: b, like: c, except_: {d: {drop: true}}}", ("unknown-key", ("except_",))),
        (Step, "{id: a, name: b, repeat: {while_: c}}", ("unknown-key", ("repeat", "while_"))),
        (Flow, "turn: {kind: nothing}", ("unknown-word", ("turn", "kind"))),
        (Flow, "turn: [text]", ("wrong-type", ("turn", "steps", 0))),
    ],
)
def test_flow_that_cannot_be(model: type[Base], text: str, problem: tuple[str, tuple[str, ...]]) -> None:
    assert problem in codes(model, text)


def test_change_replaces_the_text_or_takes_something_out_of_it() -> None:
    said = "`text` replaces all that was said, so `without` takes nothing away; keep one"
    assert wrong(Change, "{text: 文, without: a}") == [("bad-change", (), said)]
    assert read(Change, "{add: 文, without: a}").without == ("a",)
    assert read(Change, "{text: 文, add: 文}").add
