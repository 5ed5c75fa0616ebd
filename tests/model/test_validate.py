from __future__ import annotations

from typing import Any

import pytest
from pydantic import StringConstraints

from scripts.check import run
from scripts.model.base import Base
from scripts.model.checks import Check
from scripts.model.claim import Fact, Node
from scripts.model.concepts import Concept
from scripts.model.count import Copies, Count
from scripts.model.facets import FacetGroup
from scripts.model.files import GAME_FILES
from scripts.model.flow import Step
from scripts.model.game import Game, Source
from scripts.model.history import Release
from scripts.model.labels import Labels
from scripts.model.redirects import Redirects
from scripts.model.setup import Setup
from scripts.model.validate import PATTERNS
from scripts.model.vocabularies import Vocabularies, Vocabulary
from scripts.model.walk import records_in
from scripts.model.zones import Zones
from scripts.problems import Path_
from tests.conftest import MakeLibrary
from tests.model.reading import codes, read, wrong
from tests.typed import marks_of

RULES, CARDS, PRODUCTS = GAME_FILES["rules"], GAME_FILES["cards"], GAME_FILES["products"]


A_SPACE = "a space cannot stand in an address; write `%20`, or delete it"
KEYS = "its keys are `decks`, `details`, `equipment`, `exchange`, `start`, `states`, `victory`"


@pytest.mark.parametrize(
    ("model", "text", "code", "path", "said"),
    [
        # what is missing
        (Game, "titles: {name: a}", "missing-key", ("added",), "`added` is missing"),
        (Game, "added: 2026\ntitles: {en: a}", "missing-key", ("titles", 0, "name"), "`name` is missing"),
        (Setup, "victory: {id: a}", "missing-key", ("victory", 0, "text"), "`text` is missing"),
        # wrong types
        (Setup, "text", "wrong-type", (), f"expected a mapping, found `text`; {KEYS}"),
        (Setup, "[a]", "wrong-type", (), f"expected a mapping, found a list; {KEYS}"),
        (Setup, "5", "wrong-type", (), f"expected a mapping, found `5`; {KEYS}"),
        (
            Setup,
            "start: [a]",
            "wrong-type",
            ("start",),
            "expected a mapping, found a list; its keys are `first-draw`, `hand`, `life`, `mulligan`, `resources`",
        ),
        (Step, "{id: a, name: [b]}", "wrong-type", ("name",), "expected text, found a list"),
        (Step, "{id: a, name: {b: c}}", "wrong-type", ("name",), "expected text, found a mapping"),
        (Step, "{id: a, name: true}", "wrong-type", ("name",), "expected text, found `true`; quote it if it is a text"),
        (Node, "false", "wrong-type", (), "expected a mapping, found `false`; quote it if it is a text"),
        (Step, "{id: 5, name: b}", "wrong-type", ("id",), "expected text, found `5`"),
        (Step, "{id: a, name: b, optional: yes}", "wrong-type", ("optional",), "expected true or false, found `yes`"),
        (Step, "{id: a, name: b, optional: 1}", "wrong-type", ("optional",), "expected true or false, found `1`"),
        (Step, "{id: a, name: b, except: c}", "wrong-type", ("except",), "expected a mapping, found `c`"),
        (
            Node,
            "{id: a, name: b, table: {head: c, rows: [[d]]}}",
            "wrong-type",
            ("table", "head"),
            "expected a list, found `c`",
        ),
        (
            Setup,
            "decks: not-recoded",
            "wrong-type",
            ("decks", 0),
            "expected a mapping, found `not-recoded`; did you mean `not-recorded`?",
        ),
        # whole numbers are not made of anything else
        *(
            (Fact, f"value: {written}", "wrong-type", ("value",), f"expected a whole number, found `{written}`")
            for written in ("007", "1.0", "1.10", "1_000", "true", "false", "99999999999999999999", "12:30")
        ),
        (
            Fact,
            "value: １０",
            "wrong-type",
            ("value",),
            "expected a whole number, found `１０`; write half-width figures: `10`",
        ),
        (
            Fact,
            "value: '5'",
            "wrong-type",
            ("value",),
            "expected a whole number, found `5`; write it without quotation marks: `5`",
        ),
        (Fact, "value: [5]", "wrong-type", ("value",), "expected a whole number, found a list"),
        (Count, "one-of: [0, true]", "wrong-type", ("one-of", 1), "expected a whole number, found `true`"),
        # words
        (
            Zones,
            "layout: none",
            "unknown-word",
            ("layout",),
            "`none` is not a word here; expected one of `not-recorded`",
        ),
        (
            Setup,
            "victory: {id: a, text: b, outcome: looses}",
            "unknown-word",
            ("victory", 0, "outcome"),
            "`looses` is not a word here; did you mean `lose`?",
        ),
        (
            Setup,
            "victory: {id: a, text: b, level: x}",
            "unknown-word",
            ("victory", 0, "level"),
            "`x` is not a word here; expected one of `game`, `match`",
        ),
        # text
        (
            Step,
            "{id: A_b, name: c}",
            "bad-id",
            ("id",),
            "`A_b`: expected small Latin letters, figures and single hyphens, beginning with a letter",
        ),
        (
            Step,
            "{id: a, name: b, reading: 漢字}",
            "bad-reading",
            ("reading",),
            "`漢字`: expected kana; only figures, Latin letters and punctuation may stand beside it",
        ),
        (
            Step,
            "{id: a, name: b, reading: ｾｲｿｳ}",
            "bad-reading",
            ("reading",),
            "`ｾｲｿｳ`: expected kana; only figures, Latin letters and punctuation may stand beside it; "
            "write full-width kana: `セイソウ`",
        ),
        (Source, "{id: a, title: b, url: https://c.d/e f}", "bad-format", ("url",), f"`https://c.d/e f`: {A_SPACE}"),
        (
            Source,
            "{id: a, title: b, url: https://c.d/ー　x}",
            "bad-format",
            ("url",),
            f"`https://c.d/ー　x`: {A_SPACE}".replace("%20", "%E3%80%80"),
        ),
        (
            Source,
            "{id: a, title: b, url: https://c.d/<e>}",
            "bad-format",
            ("url",),
            "`https://c.d/<e>`: `<` cannot stand in an address; write `%3C`, or delete it",
        ),
        (
            Source,
            "{id: a, title: b, url: c.d}",
            "bad-format",
            ("url",),
            "`c.d`: expected an address that begins with https:// or http://",
        ),
        (Step, '{id: a, name: "b\\nc"}', "bad-format", ("name",), "`b\nc`: expected one line"),
        (Step, "{id: a, name: ''}", "empty-value", ("name",), "nothing stands here; write a value or delete the line"),
        (
            Step,
            "{id: a, name: ' 　'}",
            "empty-value",
            ("name",),
            "nothing stands here; write a value or delete the line",
        ),
        (
            Step,
            f"{{id: a, name: {'x' * 201}}}",
            "too-long",
            ("name",),
            "longer than 200 characters; split it into statements",
        ),
        (Node, "x" * 2001, "too-long", ("text",), "longer than 2000 characters; split it into statements"),
        # numbers out of bounds
        (Count, "exactly: -1", "bad-count", ("exactly",), "`-1`: input should be greater than or equal to 0"),
    ],
)
def test_problem_says_what_was_expected(model: Any, text: str, code: str, path: Path_, said: str) -> None:
    assert wrong(model, text) == [(code, path, said)]


@pytest.mark.parametrize(("written", "found"), [("unlimted", "`unlimted`"), ("true", "`true`"), ("[3]", "a list")])
def test_value_that_fits_no_branch_has_a_problem_for_each(written: str, found: str) -> None:
    said = [message for _, _, message in wrong(Copies, f"{{by: name, max: {written}}}")]
    assert said[0] == f"expected a whole number, found {found}"
    assert said[1].startswith(f"{found} is not a word here; ")


def test_all_problems_of_a_file_are_found_at_once() -> None:
    text = "added: 2026-13\ntitels: a\nplayers: {min: 0}\nsources: {id: A, title: b}\nstatus: don\n"
    assert codes(Game, text) == [
        ("unknown-word", ("status",)),
        ("bad-date", ("added",)),
        ("missing-key", ("titles",)),
        ("bad-count", ("players", "min")),
        ("bad-id", ("sources", 0, "id")),
        ("unknown-key", ("titels",)),
    ]


def test_a_list_is_not_called_empty_because_of_errors_in_its_entries() -> None:
    assert codes(Game, "added: 2026\ntitles: [{nane: A}]\n") == [
        ("missing-key", ("titles", 0, "name")),
        ("unknown-key", ("titles", 0, "nane")),
    ]


def test_key_that_is_no_id_where_ids_are_keys() -> None:
    assert ("bad-id", ("Bad Id", "[key]")) in codes(Vocabularies, "Bad Id: {about: a, words: {b: c}}")


def test_record_is_given_where_nothing_is_wrong() -> None:
    assert read(Fact, "{kind: a, value: 5}").value == 5


def test_problems_lie_at_their_keys_in_the_file(make_library: MakeLibrary) -> None:
    data = make_library(
        x={
            "setup": """\
decks:
  id: main
  name: 山札
  size: {text: x, oen-of: [1]}
victory:
  - {id: goal, text: 文, value: abc}
  - id: Other
    text: 文
start: {first_draw: skip, life: {value: 007}}
details:
  other: true
""",
        }
    )
    _, problems = run(data)
    assert [(p.line, p.column, p.code) for p in problems if p.file.name == "setup.yml"] == [
        (4, 19, "unknown-key"),
        (6, 25, "wrong-type"),
        (7, 5, "bad-id"),
        (9, 9, "unknown-key"),
        (9, 34, "wrong-type"),
        (11, 3, "wrong-type"),
    ]


def test_every_pattern_of_the_models_is_told_in_words() -> None:
    todo: list[type[Base]] = [*GAME_FILES.values(), Check, Concept, FacetGroup, Labels, Redirects, Release, Vocabulary]
    seen: set[type[Base]] = set()
    patterns = set()
    while todo:
        model = todo.pop()
        if model not in seen:
            seen.add(model)
            for field in model.model_fields.values():
                todo += records_in(field.annotation)
                patterns |= {mark.pattern for mark in marks_of(field) if isinstance(mark, StringConstraints)}
    of_schemas = {pattern for pattern in patterns if pattern and r"\S" in str(pattern)}
    assert len(patterns) > 6
    assert patterns - {None} - of_schemas <= set(PATTERNS)
