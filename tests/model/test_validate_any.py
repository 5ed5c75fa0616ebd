from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from scripts.load.plain import parse
from scripts.load.positions import locate
from scripts.model.base import ABSENT, PRESENT, Base
from scripts.model.concepts import Concepts
from scripts.model.facets import Facets
from scripts.model.files import GAME_FILES
from scripts.model.labels import Labels
from scripts.model.validate import validate
from scripts.model.vocabularies import Vocabularies
from scripts.model.walk import key_of, records_in


class Dumper(yaml.SafeDumper):
    """Writes nothing by reference."""

    def ignore_aliases(self, _data: Any) -> bool:
        return True


MODELS: dict[str, Any] = {
    **GAME_FILES,
    "concepts": Concepts,
    "facets": Facets,
    "labels": Labels,
    "vocabularies": Vocabularies,
}

CODES = {
    *(
        "absence-as-text",
        "bad-facet",
        "bad-change",
        "bad-count",
        "bad-date",
        "bad-format",
        "bad-id",
        "bad-label",
        "bad-layout",
        "bad-reading",
        "bad-repeat",
    ),
    *("empty-value", "missing-key", "term-without-concept", "too-long"),
    *("uneven-table", "unknown-key", "unknown-word", "wrong-type"),
}
OF_PYDANTIC = re.compile(r"Input should|function|object at|validator|True|False|None|\[|\^|regex")

SCALARS = st.sampled_from(
    [
        *("none", "not-recorded", "some", "first", "文", "ふりがな", "a b", "", "一\n二", "x" * 2001),
        *("2010-07", "2010-13", "40x", "https://example.com/", True, False, 0, 1, 40, 2010, -1, 10**17),
        *([], ["a"], {}, {"a": "b"}, [[1]]),
    ]
)


@st.composite
def records(draw: st.DrawFn, model: type[Base], depth: int = 0) -> Any:
    """Values shaped much like the model, with something wrong here and there."""
    fields = [(key_of(name, field), field) for name, field in model.model_fields.items()]
    chosen = draw(st.lists(st.sampled_from(fields), min_size=1, max_size=5, unique_by=lambda pair: pair[0]))
    record = {}
    for key, field in chosen:
        inner = list(records_in(field.annotation))
        value = draw(records(inner[0], depth + 1)) if inner and depth < 4 and draw(st.integers(0, 5)) else draw(SCALARS)
        if draw(st.booleans()):
            value = [value, draw(SCALARS)] if draw(st.booleans()) else [value]
        record[key if draw(st.integers(0, 9)) else key + "x"] = value
    return record


@pytest.mark.parametrize("name", MODELS)
@given(data=st.data())
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_values_are_a_record_or_problems_in_our_own_words_at_their_places(
    name: str, tmp_path: Path, data: st.DataObject
) -> None:
    value = data.draw(records(next(records_in(MODELS[name]))))
    if name == "vocabularies":
        value = {data.draw(st.sampled_from(["who", "Bad Id", "words"])): value}
    file = tmp_path / "x.yml"
    file.write_text(yaml.dump(value, Dumper=Dumper, allow_unicode=True), encoding="utf-8")
    read, _ = parse(file.read_text(encoding="utf-8"), file)
    assume(read is not None)
    record, problems = validate(MODELS[name], read, file)
    lines = file.read_text(encoding="utf-8").split("\n")
    assert (record is None) == bool(problems)
    for problem in locate(problems):
        assert problem.code in CODES
        assert not OF_PYDANTIC.search(re.sub(r"`[^`]*`", "", problem.message)), problem.message
        assert not {ABSENT, PRESENT} & set(problem.path)
        there = lines[problem.line - 1][problem.column - 1 :]
        if problem.code == "unknown-key":
            assert there.startswith(str(problem.path[-1]))
