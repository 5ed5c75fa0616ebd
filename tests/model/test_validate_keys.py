from __future__ import annotations

from typing import Any

import pytest

from scripts.model.base import Base
from scripts.model.files import GAME_FILES
from scripts.model.flow import Flow
from scripts.model.labels import Labels
from scripts.model.setup import Setup
from scripts.model.validate import validate
from scripts.model.vocabularies import Vocabularies, WordEntry
from scripts.model.walk import key_of, records_in
from scripts.model.zones import Zones
from scripts.problems import Path_, nearest
from tests.model.reading import FILE, wrong

RULES = GAME_FILES["rules"]


@pytest.mark.parametrize(
    ("model", "text", "path", "near"),
    [
        (Setup, "victry: none", ("victry",), "victory"),
        (Setup, "start: {lif: 20}", ("start", "lif"), "life"),
        (Setup, "start: {first_draw: skip}", ("start", "first_draw"), "first-draw"),
        (Setup, "start: {life: {kind: cards, vaule: 20}}", ("start", "life", "vaule"), "value"),
        (
            Setup,
            "start: {life: {kind: cards, also: {text: a, vale: 1}}}",
            ("start", "life", "also", 0, "vale"),
            "value",
        ),
        (Setup, "decks: {id: a, name: b, siz: 40}", ("decks", 0, "siz"), "size"),
        (Setup, "decks: [{id: a, name: b}, {id: a, name: b, onyl: c}]", ("decks", 1, "onyl"), "only"),
        (Setup, "decks: {id: a, name: b, size: {oneof: [1]}}", ("decks", 0, "size", 0, "oneof"), "one-of"),
        (
            Setup,
            "decks: {id: a, name: b, size: {recommended: {mni: 1}}}",
            ("decks", 0, "size", 0, "recommended", "mni"),
            "min",
        ),
        # in the branch of a value or an absence, also beside a key that is called like a branch
        (Setup, "victory: {id: a, text: b, value: 1, outcme: win}", ("victory", 0, "outcme"), "outcome"),
        (Zones, "layout: {board: mirrored, aeras: a}", ("layout", "aeras"), "areas"),
        # in records that hold records of their own kind
        (
            Setup,
            "victory: {id: a, text: b, any: [{id: c, text: d, all: {id: e, text: f, lvel: game}}]}",
            ("victory", 0, "any", 0, "all", 0, "lvel"),
            "level",
        ),
        (
            Flow,
            "turn: [{id: a, name: b, steps: [{id: c, name: d, steps: {id: e, name: f, ordr: any}}]}]",
            ("turn", "steps", 0, "steps", 0, "steps", 0, "ordr"),
            "order",
        ),
        (
            RULES,
            "topics: {id: a, name: b, items: [{id: c, text: d, items: {text: e, itms: f}}]}",
            ("topics", 0, "items", 0, "items", 0, "itms"),
            "items",
        ),
        (
            RULES,
            "topics: {id: a, name: b, items: [{text: c, note: {text: d, note: {text: e, nmae: f}}}]}",
            ("topics", 0, "items", 0, "note", 0, "note", 0, "nmae"),
            "name",
        ),
        (
            RULES,
            "topics: {id: a, name: b, table: {haed: [c], head: [d], rows: [[e]]}}",
            ("topics", 0, "table", "haed"),
            "head",
        ),
        # in mappings whose keys are ids, also ids that are called like a field
        (
            Flow,
            "turn: [{id: a, name: b, like: c, except: {draw: {dorp: true}}}]",
            ("turn", "steps", 0, "except", "draw", "dorp"),
            "drop",
        ),
        (
            Flow,
            "turn: [{id: a, name: b, like: c, except: {note: {dorp: true}}}]",
            ("turn", "steps", 0, "except", "note", "dorp"),
            "drop",
        ),
        (Vocabularies, "words: {about: a, words: {words: {lable: b}}}", ("words", "words", "words", "lable"), "label"),
        (Vocabularies, "about: {abuot: a, words: {b: c}}", ("about", "abuot"), "about"),
        (Labels, "count: {up_to: '{n}'}", ("count", "up_to"), "up-to"),
    ],
)
def test_unknown_key_names_the_nearest_key_of_its_own_mapping(model: Any, text: str, path: Path_, near: str) -> None:
    assert ("unknown-key", path, f"`{path[-1]}` is not a key here; did you mean `{near}`?") in wrong(model, text)


def all_models() -> list[type[Base]]:
    found: dict[type[Base], None] = {}
    todo: list[type[Base]] = [*GAME_FILES.values(), Labels, *records_in(Vocabularies)]
    while todo:
        model = todo.pop()
        if model not in found:
            found[model] = None
            todo += [record for field in model.model_fields.values() for record in records_in(field.annotation)]
    return list(found)


@pytest.mark.parametrize("model", all_models())
def test_every_key_of_every_record_is_suggested_for_a_slip_of_the_hand(model: type[Base]) -> None:
    keys = [key_of(name, field) for name, field in model.model_fields.items()]
    for slip in [key + "x" for key in keys]:
        _, problems = validate(model, {slip: "x"}, FILE)
        (said,) = [problem.message for problem in problems if problem.code == "unknown-key"]
        assert nearest(slip, keys) is not None
        assert said == f"`{slip}` is not a key here; did you mean `{nearest(slip, keys)}`?"


def test_unknown_key_that_is_near_to_none_lists_them() -> None:
    assert wrong(WordEntry, "{label: a, foo: b}") == [
        ("unknown-key", ("foo",), "`foo` is not a key here; expected one of `about`, `label`")
    ]


def test_key_of_any_length_makes_a_short_message() -> None:
    ((_, _, said),) = wrong(Setup, "'" + "k" * 900 + "': a")
    assert said.startswith(f"`{'k' * 40}…` is not a key here; ")
    assert len(said) < 300


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("注意", "quote the text where `: ` stands inside one"),
        ("【起動】1枚", "quote the text where `: ` stands inside one"),
        ("ｉｄ", "did you mean `id`?"),
    ],
)
def test_key_in_japanese_is_the_beginning_of_a_text(key: str, said: str) -> None:
    problems = [("unknown-key", ("topics", 0, "items", 0, key), f"`{key}` is not a key here; {said}")]
    assert wrong(RULES, f"topics: {{id: a, name: b, items: [{{{key}: 手番}}]}}") == problems


@pytest.mark.parametrize(
    ("text", "path", "said"),
    [
        ("players: ［2］", ("players",), "write `[` for `［`, write `]` for `］`"),
        ("titles: {name: a}\nsources: {id: a、b, title: c}", ("sources", 0, "id"), "write `, ` for `、`"),
        ("titles: {name: a}\nsources: {id: ［a, title: c}", ("sources", 0, "id"), "write `[` for `［`"),
        ("titles: {name: a}\nsources: {id: 　a, title: c}", ("sources", 0, "id"), "write ` ` for `　`"),
    ],
)
def test_full_width_sign_where_all_else_is_half_width(text: str, path: Path_, said: str) -> None:
    found = [message for _, where, message in wrong(GAME_FILES["game"], text) if where == path]
    assert [message.split("; ", 1)[1] for message in found] == [f"to YAML these signs are letters: {said}"]


def test_full_width_sign_among_japanese_words_is_not_named() -> None:
    found = wrong(GAME_FILES["game"], "added: 2026\ntitles: {name: a}\nplayers: 二人、三人")
    assert [message for _, _, message in found if "letters" in message] == []
