from __future__ import annotations

import pytest

from tests.check.conftest import Find

GOOD = {
    "zones": {
        "zones": "zones: [{id: a, name: A, inside: b, to: b}, {id: b, name: B, inside: c, to: a}, {id: c, name: C}]"
    },
    "types": {"cards": "types: [{id: a, name: A, stays: other, is-a: b}, {id: b, name: B, stays: other}]"},
    "groups over one another on two ways": {
        "cards": "types: {id: t, name: T, stays: other}\n"
        "groups: [{id: a, name: A, of: [b, c]}, {id: b, name: B, of: t}, {id: c, name: C, of: [b, t]}]"
    },
    "decks": {"setup": "decks: [{id: a, name: A, part-of: b}, {id: b, name: B}]"},
}


@pytest.mark.parametrize("files", GOOD.values(), ids=GOOD)
def test_ways_up_that_end_pass(find: Find, files: dict[str, str | bytes]) -> None:
    assert find(x=files) == []


OUT = "take one of them out"
BAD = {
    "a zone in itself": (
        {"zones": "zones:\n  - {id: a, name: A, inside: a}\n"},
        [f"x/zones.yml:2:22: error[own-ancestor] `a` lies inside itself: `a` in `a`; {OUT}"],
    ),
    "zones in one another": (
        {
            "zones": "zones:\n  - {id: z, name: Z, inside: b}\n  - {id: a, name: A, inside: b}\n"
            "  - {id: b, name: B, inside: c}\n  - {id: c, name: C, inside: a}\n"
        },
        [f"x/zones.yml:4:22: error[own-ancestor] `b` lies inside itself: `b` in `c` in `a` in `b`; {OUT}"],
    ),
    "types": (
        {"cards": "types:\n  - {id: a, name: A, stays: other, is-a: b}\n  - {id: b, name: B, stays: other, is-a: a}\n"},
        [f"x/cards.yml:2:36: error[own-ancestor] `a` lies inside itself: `a` in `b` in `a`; {OUT}"],
    ),
    "groups": (
        {
            "cards": "types: {id: t, name: T, stays: other}\ngroups:\n"
            "  - {id: a, name: A, of: [t, b]}\n  - {id: b, name: B, of: a}\n"
        },
        [f"x/cards.yml:3:22: error[own-ancestor] `a` lies inside itself: `a` in `b` in `a`; {OUT}"],
    ),
    "decks": (
        {"setup": "decks:\n  - {id: a, name: A, part-of: b}\n  - {id: b, name: B, part-of: a}\n"},
        [f"x/setup.yml:2:22: error[own-ancestor] `a` lies inside itself: `a` in `b` in `a`; {OUT}"],
    ),
    "two ways round to the same": (
        {
            "cards": "types: {id: t, name: T, stays: other}\ngroups:\n  - {id: a, name: A, of: [t, b, c]}\n"
            "  - {id: b, name: B, of: a}\n  - {id: c, name: C, of: [a, b]}\n"
        },
        [f"x/cards.yml:3:22: error[own-ancestor] `a` lies inside itself: `a` in `b` in `a`; {OUT}"],
    ),
    "a group in itself twice": (
        {"cards": "types: {id: t, name: T, stays: other}\ngroups: {id: a, name: A, of: [a, t, a, a]}\n"},
        [f"x/cards.yml:2:26: error[own-ancestor] `a` lies inside itself: `a` in `a`; {OUT}"],
    ),
    "two ways round": (
        {
            "zones": "zones:\n  - {id: a, name: A, inside: b}\n  - {id: b, name: B, inside: a}\n"
            "  - {id: c, name: C, inside: c}\n"
        },
        [
            f"x/zones.yml:2:22: error[own-ancestor] `a` lies inside itself: `a` in `b` in `a`; {OUT}",
            f"x/zones.yml:4:22: error[own-ancestor] `c` lies inside itself: `c` in `c`; {OUT}",
        ],
    ),
}


@pytest.mark.parametrize(("files", "expected"), BAD.values(), ids=BAD)
def test_a_way_up_that_leads_back_is_reported_once(
    find: Find, files: dict[str, str | bytes], expected: list[str]
) -> None:
    assert find(x=files) == expected


def test_a_way_up_to_something_unknown_is_only_called_unknown(find: Find) -> None:
    assert find(x={"zones": "zones: {id: a, name: A, inside: b}\n"}) == [
        "x/zones.yml:1:25: error[unknown-zone] no zone has the id `b`; expected one of `a`"
    ]


def test_a_long_chain_and_many_ways_round_are_gone_through_once_each(find: Find) -> None:
    count = 2000
    chain = "".join(f"  - {{id: z{n}, name: Z, inside: z{n + 1}}}\n" for n in range(count))
    found = find(x={"zones": f"zones:\n{chain}  - {{id: z{count}, name: Z, inside: z0}}\n"})
    assert len(found) == 1
    assert found[0].startswith(
        "x/zones.yml:2:23: error[own-ancestor] `z0` lies inside itself: `z0` in `z1` in `z2` in "
    )


def test_many_ways_up_are_gone_through_once_each(find: Find) -> None:
    layers = "".join(
        f"  - {{id: {side}{n}, name: A, of: [a{n + 1}, b{n + 1}]}}\n" for n in range(60) for side in ("a", "b")
    )
    top = "  - {id: a60, name: A, of: t}\n  - {id: b60, name: A, of: t}\n"
    assert find(x={"cards": f"types: {{id: t, name: T, stays: other}}\ngroups:\n{layers}{top}"}) == []


def test_quotas_of_classes_that_lie_in_each_other_end(find: Find) -> None:
    cards = (
        "types: {id: t, name: T, stays: other, is-a: t}\ngroups: [{id: a, name: A, of: b}, {id: b, name: B, of: a}]\n"
    )
    decks = (
        "decks: {id: d, name: D, size: 40, only: [a, t], quotas: [{max: 3, of: a}, {max: 3, of: b}, {max: 3, of: t}]}\n"
    )
    assert [line.split(" `")[0] for line in find(x={"cards": cards, "setup": decks})] == [
        "x/cards.yml:1:39: error[own-ancestor]",
        "x/cards.yml:2:27: error[own-ancestor]",
        "x/setup.yml:1:49: error[quota-sum] the quotas allow at most 6 cards; the deck holds at least 40",
    ]
