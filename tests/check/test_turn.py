from __future__ import annotations

import pytest

from tests.check.conftest import Find

DAY = (
    "  - {id: day, name: A, text: {id: hour, text: A}, steps: [{id: wake, name: B, steps: {id: yawn, name: C}}, "
    "{id: eat, name: D, text: {id: chew, text: A}}]}\n"
)

GOOD = {
    "a like of a step written out": "turn:\n" + DAY + "  - {id: night, name: E, like: day}\n",
    "a like before what it is like": "turn:\n  - {id: night, name: E, like: day}\n" + DAY,
    "two likes of the same": "turn:\n"
    + DAY
    + "  - {id: night, name: E, like: day}\n  - {id: noon, name: F, like: day}\n",
    "a like inside another step": "turn:\n" + DAY + "  - {id: p, name: E, steps: {id: q, name: F, like: wake}}\n",
    "a like with steps of its own": "turn:\n"
    + DAY
    + "  - {id: night, name: E, like: day, steps: {id: eat-2, name: F}}\n",
    "an id like that of a statement's copy": "turn:\n"
    + DAY
    + "  - {id: n, name: E, like: day}\n  - {id: n-chew, name: F}\n",
    "an id of a copy that is dropped": "turn:\n"
    + DAY
    + "  - {id: night, name: E, like: day, except: {eat: {drop: true}}}\n  - {id: night-eat, name: F}\n",
}


@pytest.mark.parametrize("flow", GOOD.values(), ids=GOOD)
def test_likes_of_steps_written_out_pass(find: Find, flow: str) -> None:
    assert find(x={"flow": flow}) == []


SAID = "holds this step or is itself like another; point at a step written out"
BAD_LIKES = {
    "like itself": (
        "turn:\n  - {id: a, name: A, like: a}\n",
        [f"x/flow.yml:2:22: error[bad-like] `a` {SAID}"],
    ),
    "like what it lies in": (
        "turn:\n  - id: a\n    name: A\n    steps:\n      id: b\n      name: B\n      like: a\n",
        [f"x/flow.yml:7:7: error[bad-like] `a` {SAID}"],
    ),
    "like each other": (
        "turn:\n  - {id: a, name: A, like: b}\n  - {id: b, name: B, like: a}\n",
        [f"x/flow.yml:2:22: error[bad-like] `b` {SAID}", f"x/flow.yml:3:22: error[bad-like] `a` {SAID}"],
    ),
    "like a like": (
        "turn:\n" + DAY + "  - {id: b, name: B, like: day}\n  - {id: c, name: C, like: b}\n",
        [f"x/flow.yml:4:22: error[bad-like] `b` {SAID}"],
    ),
    "like a step that holds a like": (
        "turn:\n" + DAY + "  - {id: b, name: B, steps: {id: c, name: C, like: day}}\n  - {id: d, name: D, like: b}\n",
        [f"x/flow.yml:4:22: error[bad-like] `b` {SAID}"],
    ),
}


@pytest.mark.parametrize(("flow", "expected"), BAD_LIKES.values(), ids=BAD_LIKES)
def test_likes_that_lead_round_or_on_are_refused(find: Find, flow: str, expected: list[str]) -> None:
    assert find(x={"flow": flow}) == expected


def test_a_like_of_something_else_is_only_called_unknown(find: Find) -> None:
    assert find(x={"flow": "turn: [{id: a, name: A, like: gone}]\n"}) == [
        "x/flow.yml:1:25: error[unknown-step] no step has the id `gone`; expected one of `a`"
    ]


OTHER = "choose another"
TAKEN = {
    "a step": (
        {"flow": "turn:\n" + DAY + "  - {id: b, name: B, like: day}\n  - {name: E, id: b-eat}\n"},
        f"x/flow.yml:4:15: error[duplicate-id] `b-eat` is the address that `b` gives its copy of `eat`; {OTHER}",
    ),
    "a step whose copy is changed": (
        {
            "flow": "turn:\n"
            + DAY
            + "  - {id: b, name: B, like: day, except: {eat: {add: A}}}\n  - {name: E, id: b-eat}\n"
        },
        f"x/flow.yml:4:15: error[duplicate-id] `b-eat` is the address that `b` gives its copy of `eat`; {OTHER}",
    ),
    "a step deep in the copy": (
        {"flow": "turn:\n" + DAY + "  - {id: b, name: B, like: day, steps: {id: b-yawn, name: E}}\n"},
        f"x/flow.yml:3:41: error[duplicate-id] `b-yawn` is the address that `b` gives its copy of `yawn`; {OTHER}",
    ),
    "a thing of another file": (
        {"flow": "turn:\n" + DAY + "  - {id: b, name: B, like: day}\n", "zones": "zones: {id: b-wake, name: A}\n"},
        f"x/zones.yml:1:9: error[duplicate-id] `b-wake` is the address that `b` gives its copy of `wake`; {OTHER}",
    ),
    "a copy of another step": (
        {
            "flow": "turn:\n  - {id: p, name: P, like: s}\n  - {id: p-q, name: Q, like: t}\n"
            "  - {id: s, name: S, steps: {id: q-r, name: R}}\n  - {id: t, name: T, steps: {id: r, name: R}}\n"
        },
        "x/flow.yml:3:6: error[duplicate-id] `p-q-r` is the address that `p-q` gives its copy of `r`, "
        "and `p` gives it to a copy of its own; give one of the two another id",
    ),
    "the page": (
        {"flow": "turn:\n" + DAY + "  - {name: D, id: detail, like: wake}\n", "setup": "details: {combat: none}\n"},
        "x/flow.yml:3:15: error[reserved-id] `detail-yawn` is the address that `detail` gives its copy of `yawn`, "
        "and each game's page has it by itself; give the step another id",
    ),
}


@pytest.mark.parametrize(("files", "expected"), TAKEN.values(), ids=TAKEN)
def test_an_id_of_a_copy_must_be_free(find: Find, files: dict[str, str | bytes], expected: str) -> None:
    assert find(x=files) == [expected]
