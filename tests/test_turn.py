from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.model.claim import Node, Slip
from scripts.model.flow import Repeat, Step, Turn
from scripts.model.walk import walk
from scripts.turn import copied_id, expand
from tests.model.reading import read

SOURCE = """
- id: first
  name: 先攻
  reading: せんこう
  steps:
    - id: draw
      name: 引く
      reading: ひく
      en: Draw
      who: first
      when: 山札がある時
      optional: true
      repeat: {times: 2}
      src: book
      under: night
      since: 2001
      until: 2002
      text:
        - 一枚引く。
        - {id: limit, text: 七枚まで。, items: {id: inner, text: 手札を見る。, note: {id: deep, text: 注一}}}
      note: {id: remark, text: 注二}
      slip: {printed: 誤, read: 正}
      steps:
        - {id: look, name: 見る, text: {id: see, text: 見る。}, note: {id: seen, text: 注三}}
    - {id: end, name: 終える}
"""


def expanded(steps: str) -> tuple[Step, ...]:
    turn = read(Turn, steps)
    by_id = {record.id: record for _, record in walk(turn) if isinstance(record, Step)}
    return expand(turn.steps, by_id)


def copy_with(change: str, of: str = "draw") -> Step:
    """The copy of the step ``of`` in a turn like the first, with the change."""
    *_, second = expanded(SOURCE + f"- {{id: second, name: 後攻, like: first, except: {{{of}: {change}}}}}\n")
    return next(step for step in second.steps if step.id == f"second-{of}")


SOURCE_STEP = read(Turn, SOURCE).steps[0].steps[0]


def test_steps_without_likeness_stay_as_they_are() -> None:
    assert expanded(SOURCE) == read(Turn, SOURCE).steps


def test_steps_of_the_other_are_copied_under_ids_of_their_own() -> None:
    first, second = expanded(SOURCE + "- {id: second, name: 後攻, like: first}\n")
    assert first == read(Turn, SOURCE).steps[0]
    assert [step.id for step in second.steps] == ["second-draw", "second-end"]
    assert [step.id for step in second.steps[0].steps] == ["second-look"]
    assert (second.name, second.reading) == ("後攻", None)
    assert copied_id("second", "draw") == "second-draw"


def test_copy_says_all_that_the_original_says_without_its_anchors() -> None:
    copy = copy_with("{drop: false}")
    same = {
        "name",
        "reading",
        "en",
        "who",
        "when",
        "optional",
        "repeat",
        "src",
        "under",
        "since",
        "until",
        "slip",
        "order",
    }
    assert copy.model_dump(include=same) == SOURCE_STEP.model_dump(include=same)
    assert copy.text == (
        Node(text="一枚引く。"),
        Node(text="七枚まで。").model_copy(
            update={"items": (Node(text="手札を見る。", note=(Node(text="注一"),)),)},
        ),
    )
    assert copy.note == (Node(text="注二"),)
    assert copy.steps == (Step(id="second-look", name="見る", text=(Node(text="見る。"),), note=(Node(text="注三"),)),)


def test_no_anchor_stands_twice_in_the_turn_as_shown() -> None:
    shown = expanded(
        SOURCE + "- {id: second, name: 後攻, like: first}\n"
        "- {id: third, name: 三番, like: first, except: {draw: {add: 文, note: 注}}}\n"
    )
    ids = [record.id for _, record in walk(shown) if isinstance(record, Step | Node) and record.id]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ("{name: 補う}", {"name": "補う", "reading": None}),
        ("{name: 補う, reading: おぎなう}", {"name": "補う", "reading": "おぎなう"}),
        ("{reading: ひきます}", {"name": "引く", "reading": "ひきます"}),
        ("{src: web}", {"src": ("web",)}),
        ("{under: day}", {"under": ("day",)}),
        ("{since: 2003, until: 2004}", {"since": "2003", "until": "2004"}),
        ("{note: 注四}", {"note": (Node(text="注二"), Node(text="注四"))}),
        ("{note: {id: own, text: 注四}}", {"note": (Node(text="注二"), Node(id="own", text="注四"))}),
        ("{slip: {printed: 語, read: 後}}", {"slip": (Slip(printed="誤", read="正"), Slip(printed="語", read="後"))}),
        ("{text: 二枚引く。}", {"text": (Node(text="二枚引く。"),)}),
        ("{text: {id: own, text: 文}, add: 足す。}", {"text": (Node(id="own", text="文"), Node(text="足す。"))}),
        ("{without: limit}", {"text": (Node(text="一枚引く。"),)}),
        (
            "{without: limit, add: [足す。, 足す。]}",
            {"text": (Node(text="一枚引く。"), Node(text="足す。"), Node(text="足す。"))},
        ),
    ],
)
def test_what_differs_takes_the_place_of_what_the_original_says(change: str, expected: dict[str, object]) -> None:
    copy = copy_with(change)
    assert {name: getattr(copy, name) for name in expected} == expected
    assert copy.repeat == Repeat(times=2)
    assert [step.id for step in copy.steps] == ["second-look"]


def test_added_text_follows_the_original_one() -> None:
    copy = copy_with("{add: {id: more, text: 足す。}}")
    assert [node.text for node in copy.text] == ["一枚引く。", "七枚まで。", "足す。"]
    assert [node.id for node in copy.text] == [None, None, "more"]


def test_dropped_step_is_not_copied() -> None:
    *_, second = expanded(SOURCE + "- {id: second, name: 後攻, like: first, except: {draw: {drop: true, name: x}}}\n")
    assert [step.id for step in second.steps] == ["second-end"]


def test_own_steps_follow_the_copies() -> None:
    *_, second = expanded(SOURCE + "- {id: second, name: 後攻, like: first, steps: [{id: more, name: 足す}]}\n")
    assert [step.id for step in second.steps] == ["second-draw", "second-end", "more"]


def test_likeness_deep_inside_the_turn_and_to_a_step_further_down() -> None:
    outer, _ = expanded(
        "- {id: a, name: A, steps: [{id: b, name: B, steps: [{id: c, name: C, like: d}]}]}\n"
        "- {id: d, name: D, steps: [{id: e, name: E}]}\n"
    )
    assert [step.id for step in outer.steps[0].steps[0].steps] == ["c-e"]


def test_original_is_not_changed_by_its_copies() -> None:
    first, *_ = expanded(
        SOURCE + "- {id: second, name: 後攻, like: first, except: {draw: {add: 文, name: x, note: y}}}\n"
    )
    assert first == read(Turn, SOURCE).steps[0]


IDS = st.sampled_from("abcdefgh")
TREES = st.recursive(
    st.builds(Step, id=IDS, name=st.just("名")),
    lambda inner: st.builds(Step, id=IDS, name=st.just("名"), steps=st.lists(inner, max_size=3).map(tuple)),
    max_leaves=8,
)


@given(TREES)
@settings(max_examples=100, deadline=None)
def test_copy_has_the_shape_of_the_original(source: Step) -> None:
    like = Step(id="z", name="名", like=source.id)
    (copy,) = expand((like,), {source.id: source})

    def shape(step: Step) -> list[object]:
        return [(inner.id.removeprefix("z-"), shape(inner)) for inner in step.steps]

    assert shape(copy) == shape(source)
    assert all(step.id.startswith("z-") for _, step in walk(copy.steps) if isinstance(step, Step))
