"""The published schemas: valid, kept by every file that is made, and broken by every change that matters."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from scripts.api.models import FILES, VERSION
from scripts.api.schema import DIALECT, schema
from scripts.places import API
from tests.anchored import library_of
from tests.api.made import Json, files, read
from tests.conftest import DATA, LIBRARY

MAPS = frozenset({"facets", "words", "categories"})
"""Keys of objects whose own keys are ids, so that none of them is needed."""

SOME = 3
"""Entries of which each is changed where there are many alike."""


def kind_of(name: str) -> str:
    """The schema that a file keeps to."""
    return {"games": "game", "glossary": "concept"}[name.split("/")[0]] if "/" in name else name


def data_files(data: Path) -> list[str]:
    return [name.removesuffix(".json") for name in files(data) if name.endswith(".json") and "schema/" not in name]


def faults(kind: str, data: Json) -> list[str]:
    return [".".join(map(str, error.absolute_path)) for error in Draft202012Validator(schema(kind)).iter_errors(data)]


@pytest.mark.parametrize("kind", FILES)
def test_schema_is_one_of_draft_2020_12_and_tells_of_every_key(kind: str) -> None:
    made = schema(kind)
    assert made["$schema"] == DIALECT
    Draft202012Validator.check_schema(made)
    for model in (made, *made["$defs"].values()):
        assert model["description"]
        assert sorted(model["required"]) == sorted(model["properties"])
        for key, field in model["properties"].items():
            assert field.get("description"), key


@pytest.mark.parametrize("data", [DATA, LIBRARY], ids=["real", "fixtures"])
def test_every_file_keeps_to_its_schema_and_has_the_version(data: Path) -> None:
    names = data_files(data)
    assert len(names) == 3 + len(list((data / "games").iterdir())) + len(library_of(data).concepts)
    for name in names:
        assert faults(kind_of(name), read(data, name)) == [], name
        assert read(data, name)["version"] == VERSION
    assert {kind_of(name) for name in names} == set(FILES)


def test_address_holds_the_major_version_and_published_schemas_are_those_of_the_models() -> None:
    assert f"api/v{VERSION.split('.')[0]}/" == API
    assert {name: read(LIBRARY, f"schema/{name}") for name in FILES} == {name: schema(name) for name in FILES}


def changes(node: Any, root: Any, key: str = "") -> Iterator[str]:
    """Changes ``root`` in one place after the other, and back; gives the place while it is changed."""
    if isinstance(node, list):
        for each in node[:SOME]:
            yield from changes(each, root, key)
    if not isinstance(node, dict):
        return
    for name, value in list(node.items())[: SOME if key in MAPS else None]:
        if key not in MAPS:
            del node[name]
            yield f"without {name}"
        node[name] = "no such value" if isinstance(value, dict) else {"no": "such value"}
        yield f"another {name}"
        node[name] = value
        yield from changes(value, root, name)


@pytest.mark.parametrize("name", ["facets", "games", "games/whole-game", "glossary", "glossary/hand"])
def test_every_key_that_goes_and_every_value_of_another_type_breaks_the_schema(name: str) -> None:
    data = copy.deepcopy(read(LIBRARY, name))
    validator = Draft202012Validator(schema(kind_of(name)))
    seen = []
    for place in changes(data, data):
        assert not validator.is_valid(data), place
        seen.append(place)
    assert len(seen) > 16
    assert data == read(LIBRARY, name)


@pytest.mark.parametrize(
    ("name", "key", "value"),
    [
        ("games", "status", "finished"),
        ("games", "release", "July 2010"),
        ("games", "last-verified", "2010-7"),
    ],
)
def test_words_and_dates_are_held_to_their_form(name: str, key: str, value: str) -> None:
    data = copy.deepcopy(read(LIBRARY, name))
    data["games"][0][key] = value
    assert faults(name, data) == [f"games.0.{key}"]


def test_later_files_of_the_same_version_keep_to_the_schema_and_those_of_the_next_do_not() -> None:
    data = {**read(LIBRARY, "games"), "version": "1.12", "written-by": "a build", "new-key": [1]}
    data["games"] = [{**data["games"][0], "new-key": None}]
    assert faults("games", data) == []
    assert faults("games", {**data, "version": "2.0"}) == ["version"]
