from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT

TYPES = "types: [{id: card, name: A, stays: other}, {id: rune, name: B, stays: other}]\n"
ZONES = "zones: [{id: field, name: A}, {id: trash, name: B}]\n"
COLOURED = TYPES + "attributes: {id: colour, name: C, of: card, values: [{id: red, name: R}, {id: blue, name: B}]}\n"
SIDES = DRAFT + "sides: [{id: hunter, name: A}, {id: prey, name: B}]\n"
TURN = (
    "turn:\n"
    "  - {id: day, name: A, steps: [{id: wake, name: B, text: [{id: yawn, text: C}]}, {id: eat, name: D}]}\n"
    "  - id: night\n"
    "    name: E\n"
    "    like: day\n"
    "    except:\n"
)
TOPIC = "topics:\n  id: topic\n  name: A\n  items:\n"

GOOD = {
    "a kind of several": {
        "cards": TYPES,
        "zones": "zones: {id: field, name: A, holds: [card, deck]}",
        "setup": "decks: {id: deck, name: D}",
    },
    "a word where a word or a thing may stand": {"zones": "zones: {id: field, name: A, owner: shared}"},
    "an absence where a word or a thing may stand": {"zones": "zones: {id: field, name: A, owner: not-recorded}"},
    "a side where a word or a side may stand": {"game": SIDES, "zones": "zones: {id: field, name: A, owner: prey}"},
    "seats and sides": {"game": SIDES, "setup": "start: {hand: {by-seat: {first: 5, second: 6, prey: 7}}}"},
    "an attribute and its values": {"cards": f"{COLOURED}groups: {{id: g, name: G, has: {{colour: [red, blue]}}}}"},
    "a step and its statement": {"flow": f"{TURN}      wake: {{without: yawn}}\n      eat: {{drop: true}}\n"},
    "in text": {"rules": f"{TOPIC}    - ((topic))と((start-life|命))", "setup": "start: {life: 3}"},
    "brackets that are none": {"rules": f"{TOPIC}    - '\\((gone)) (gone) ) )) (（（ gone'"},
}


@pytest.mark.parametrize("files", GOOD.values(), ids=GOOD)
def test_ids_of_the_right_kind_pass(find: Find, files: dict[str, str | bytes]) -> None:
    assert find(x=files) == []


BAD = {
    "unknown, near another": (
        {"zones": "zones:\n  - {id: field, name: A, to: trahs}\n  - {id: trash, name: B}\n"},
        "x/zones.yml:2:26: error[unknown-zone] no zone has the id `trahs`; did you mean `trash`?",
    ),
    "unknown, one of a list": (
        {"cards": TYPES, "zones": "zones: {id: field, name: A, holds: [card, gone]}"},
        "x/zones.yml:1:43: error[unknown-card-type] no card type or group or deck or equipment has the id `gone`; "
        "expected one of `card`, `rune`",
    ),
    "where none is defined": (
        {"zones": "zones: {id: field, name: A, holds: gone}"},
        "x/zones.yml:1:29: error[unknown-card-type] no card type or group or deck or equipment has the id `gone`; "
        "none is defined",
    ),
    "of the wrong kind": (
        {"zones": ZONES, "cards": "types:\n  - {id: card, name: A, stays: other, is-a: field}\n"},
        "x/cards.yml:2:39: error[unknown-card-type] `field` is a zone, not a card type; expected one of `card`",
    ),
    "of the wrong kind, in a record of its own": (
        {"zones": ZONES, "setup": "details:\n  combat:\n    kind: one-on-one\n    of: trash\n"},
        "x/setup.yml:4:5: error[unknown-card-type] `trash` is a zone, not a card type or a group; none is defined",
    ),
    "a word and a side": (
        {"game": SIDES, "zones": "zones: {id: field, name: A, owner: shred}"},
        "x/zones.yml:1:29: error[unknown-side] no side has the id `shred`; did you mean `shared`?",
    ),
    "a seat": (
        {"game": SIDES, "setup": "start:\n  hand:\n    by-seat:\n      first: 5\n      hnter: 6\n"},
        "x/setup.yml:5:7: error[unknown-side] no side has the id `hnter`; did you mean `hunter`?",
    ),
    "a source": (
        {"zones": "src: book\nzones: none"},
        "x/zones.yml:1:1: error[unknown-source] no source has the id `book`; none is defined",
    ),
    "an option": (
        {"game": f"{DRAFT}options: {{id: night, name: A}}", "rules": f"{TOPIC}    - {{text: A, under: nigth}}"},
        "x/rules.yml:5:17: error[unknown-option] no option has the id `nigth`; did you mean `night`?",
    ),
    "an attribute": (
        {"cards": f"{COLOURED}groups:\n  id: g\n  name: G\n  has:\n    color: red\n"},
        "x/cards.yml:7:5: error[unknown-attribute] no attribute has the id `color`; did you mean `colour`?",
    ),
    "a type as an attribute": (
        {"cards": f"{COLOURED}groups:\n  id: g\n  name: G\n  has: {{card: red}}\n"},
        "x/cards.yml:6:9: error[unknown-attribute] `card` is a card type, not an attribute; expected one of `colour`",
    ),
    "a value": (
        {"cards": f"{COLOURED}groups:\n  id: g\n  name: G\n  has: {{colour: [red, bleu]}}\n"},
        "x/cards.yml:6:23: error[unknown-value] `colour` has no value `bleu`; did you mean `blue`?",
    ),
    "a step of another": (
        {"flow": f"{TURN}      waek: {{drop: true}}\n"},
        "x/flow.yml:7:7: error[unknown-step] `day` has no step `waek`; did you mean `wake`?",
    ),
    "a step two levels down": (
        {
            "flow": "turn:\n  - {id: a, name: A, steps: {id: b, name: B, steps: {id: c, name: C}}}\n"
            "  - {id: d, name: D, like: a, except: {c: {drop: true}}}\n"
        },
        "x/flow.yml:3:40: error[unknown-step] `a` has no step `c`; expected one of `b`",
    ),
    "a statement of another step": (
        {"flow": f"{TURN}      eat: {{without: yawn}}\n"},
        "x/flow.yml:7:13: error[unknown-statement] `eat` has no statement `yawn` to leave out; none is defined",
    ),
    "an unknown statement": (
        {"flow": f"{TURN}      wake: {{without: [yown]}}\n"},
        "x/flow.yml:7:24: error[unknown-statement] no statement has the id `yown`; did you mean `yawn`?",
    ),
    "a zone for a statement": (
        {"zones": ZONES, "flow": f"{TURN}      wake: {{without: field}}\n"},
        "x/flow.yml:7:14: error[unknown-statement] `field` is a zone, not a statement; expected one of `yawn`",
    ),
    "a like": (
        {"zones": ZONES, "flow": "turn:\n  - {id: a, name: A, like: field, except: {b: {drop: true}}}\n"},
        "x/flow.yml:2:22: error[unknown-step] `field` is a zone, not a step; expected one of `a`",
    ),
    "in text": (
        {"zones": ZONES, "rules": f"{TOPIC}    - ((field))と((feild))\n"},
        "x/rules.yml:5:7: error[unknown-id] nothing in `x` has the id `feild`; did you mean `field`?",
    ),
    "in a cell": (
        {"rules": "topics:\n  id: topic\n  name: A\n  table:\n    head: [A]\n    rows:\n      - [((gone))]\n"},
        "x/rules.yml:7:10: error[unknown-id] nothing in `x` has the id `gone`; expected one of `topic`",
    ),
    "in a setting that is not there": (
        {"rules": f"{TOPIC}    - ((start-life))\n"},
        "x/rules.yml:5:7: error[unknown-id] nothing in `x` has the id `start-life`; expected one of `topic`",
    ),
    "brackets that lead nowhere": (
        {"rules": f"{TOPIC}    - ((話題))\n"},
        "x/rules.yml:5:7: error[bad-reference] `((話題))` leads nowhere; "
        "write ((id)) or ((id|words)), or \\(( for the brackets",
    ),
    "brackets that never close": (
        {"rules": f"{TOPIC}    - ((topic\n"},
        "x/rules.yml:5:7: error[bad-reference] `((topic` leads nowhere; "
        "did you mean `((topic))`? Otherwise write \\(( for the brackets",
    ),
    "an id in capitals": (
        {"rules": f"{TOPIC}    - ((Topic))\n"},
        "x/rules.yml:5:7: error[bad-reference] `((Topic))` leads nowhere; "
        "did you mean `((topic))`? Otherwise write \\(( for the brackets",
    ),
    "full-width brackets": (
        {"rules": f"{TOPIC}    - （（topic｜話題））を見る。\n"},
        "x/rules.yml:5:7: error[bad-reference] `（（topic｜話題））` leads nowhere; "
        "did you mean `((topic|話題))`? Otherwise write single brackets",
    ),
}


@pytest.mark.parametrize(("files", "expected"), BAD.values(), ids=BAD)
def test_any_other_id_is_reported_where_it_stands(find: Find, files: dict[str, str | bytes], expected: str) -> None:
    assert find(x=files) == [expected]


def test_every_unknown_id_of_a_text_is_reported(find: Find) -> None:
    assert find(x={"rules": f"{TOPIC}    - ((goon))と((gone))と((goon))\n"}) == [
        "x/rules.yml:5:7: error[unknown-id] nothing in `x` has the id `gone`; expected one of `topic`",
        "x/rules.yml:5:7: error[unknown-id] nothing in `x` has the id `goon`; expected one of `topic`",
    ]
