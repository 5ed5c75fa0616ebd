from __future__ import annotations

import pytest

from tests.check.conftest import Find

GAME = "status: complete\nadded: 2026\ntitles: {name: A}\n"
SAID = "is missing; a complete game says `none` or `not-recorded` where it has no value"

BARE = {
    "game": GAME,
    "setup": "start: {resources: {id: oil, name: A}}\ndetails:\n  other: A\n",
    "flow": "progress: alternate\n",
    **dict.fromkeys(("rules", "cards", "zones", "products"), "note: A\n"),
    "terms": "terms: {at: oil, relation: own}\n",
}
"""A complete game whose files say as little as they can."""

START = ("first-draw", "hand", "life", "mulligan")
MORE = ("summoning-sickness", "three-or-more", "uniqueness")
NEEDED = {
    ("game", 1, 1): ("about", "last-verified", "originals", "players", "sources", "time", "type", "world"),
    ("setup", 1, 1): ("decks", "equipment", "exchange", "states", "victory", *START),
    ("setup", 2, 1): ("combat", "cost-carry", "damage-carry", "discard", "library-out", *MORE),
    ("flow", 1, 1): ("after-game", "preparation", "turn"),
    ("rules", 1, 1): ("topics",),
    ("cards", 1, 1): ("types",),
    ("zones", 1, 1): ("layout", "zones"),
    ("products", 1, 1): ("maker", "products", "release"),
}
"""What they lack, by the place of the record that lacks it."""


def test_every_key_that_a_complete_game_needs_and_lacks_is_a_gap_where_the_record_stands(find: Find) -> None:
    expected = {
        f"x/{file}.yml:{line}:{column}: error[gap] `{key}` {SAID}"
        for (file, line, column), keys in NEEDED.items()
        for key in keys
    }
    found = find(x=BARE)
    assert set(found) == expected
    assert len(found) == len(expected)


def test_a_draft_has_no_gaps(find: Find) -> None:
    assert find(x={**BARE, "game": GAME.replace("complete", "draft")}) == []


def test_absences_are_no_gaps(find: Find) -> None:
    filled = dict.fromkeys(BARE, "")
    for (name, line, _), keys in NEEDED.items():
        said = "".join(f"{key}: not-recorded\n" for key in keys)
        indented = "details:\n  " + said.replace("\n", "\n  ")
        filled[name] += indented if line == 2 else said
    filled["flow"] += "progress: not-recorded\n"
    filled["terms"] = "terms: none\n"
    filled["setup"] = filled["setup"].replace(START[0], f"start:\n  {START[0]}", 1)
    for key in START[1:]:
        filled["setup"] = filled["setup"].replace(f"\n{key}", f"\n  {key}", 1)
    filled["game"] = (
        f"{GAME}last-verified: 2026\nplayers: 2\ntime: not-recorded\ntype: {{text: A, tags: life}}\n"
        "originals: none\nworld: none\nabout: none\nsources: {id: book, title: A}\n"
    )
    assert find(x=filled) == []


def test_a_complete_game_needs_words(find: Find) -> None:
    files = {**BARE, "setup": "details: {other: A}\n", "terms": "absent: hand\n"}
    assert [line for line in find(x=files) if "[gap] `terms`" in line] == [
        f"x/terms.yml:1:1: error[gap] `terms` {SAID}"
    ]


def test_a_card_type_needs_a_cost(find: Find) -> None:
    cards = "types:\n  - {id: a, name: A, stays: other, cost: none}\n  - {id: b, name: B, stays: other}\n"
    found = find(x={**BARE, "cards": cards})
    assert [line for line in found if "cards" in line and "[gap]" in line] == [
        f"x/cards.yml:3:5: error[gap] `cost` {SAID}"
    ]


TROUBLED = {
    "is not there": (None, "x/zones.yml:1:1: error[missing-file]"),
    "has a value of the wrong type": ("note: [[A]]\n", "x/zones.yml:1:8: error[wrong-type]"),
    "has a key without a value": ("note: A\nzones:\n", "x/zones.yml:2:1: error[empty-value]"),
    "has a key twice": ("zones: none\nzones: none\n", "x/zones.yml:2:1: error[duplicate-key]"),
}


@pytest.mark.parametrize(("zones", "expected"), TROUBLED.values(), ids=TROUBLED)
def test_a_file_has_no_gaps_while_it(find: Find, zones: str | None, expected: str) -> None:
    files = {**BARE, "zones": zones} if zones else {name: BARE[name] for name in BARE if name != "zones"}
    assert [line.split("] ")[0] + "]" for line in find(x=files) if "zones" in line] == [expected]
