"""The JSON Schemas: as committed, and of one mind with the models."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator

from scripts import library as libraries
from scripts import schema
from scripts.load.plain import parse
from scripts.load.source import read_text
from scripts.model.validate import validate
from scripts.model.vocabularies import Vocabularies
from tests.conftest import DATA, LIBRARY

FILES = sorted(file for root in (DATA, LIBRARY) for file in root.rglob("*.yml"))
GAME_FILES = sorted((DATA / "games").rglob("*.yml"))
CONCEPTS = sorted((DATA / "concepts").iterdir())
HERE = DATA.parent


def name_of(file: Path) -> str:
    return file.relative_to(HERE).as_posix()


@cache
def vocabularies() -> Vocabularies:
    library, _ = libraries.load(DATA)
    assert library is not None
    return library.vocabularies


@cache
def validator(name: str) -> Draft7Validator:
    return Draft7Validator(schema.schema(name, vocabularies()))


def faults(name: str, text: str) -> list[str]:
    """What the schema has against a file with this text."""
    value, problems = parse(text, Path("x.yml"))
    assert problems == []
    return [error.message for error in validator(name).iter_errors(value)]


def is_model_content(name: str, text: str) -> bool:
    value, _ = parse(text, Path("x.yml"))
    return not validate(schema.MODELS[name], value, Path("x.yml"))[1]


@pytest.mark.parametrize("name", schema.MODELS)
def test_schema_is_a_schema(name: str) -> None:
    Draft7Validator.check_schema(schema.schema(name, vocabularies()))
    assert schema.schema(name, vocabularies())["$schema"] == "http://json-schema.org/draft-07/schema#"


@pytest.mark.parametrize("name", schema.MODELS)
def test_committed_schema_is_the_generated_one(name: str) -> None:
    made = schema.files(vocabularies())[f"{name}.json"]
    assert (DATA / "schema" / f"{name}.json").read_text("utf-8") == made, "run `python -m scripts schema`"


def test_schema_folder_holds_a_file_for_each_model_and_nothing_else() -> None:
    assert sorted(file.name for file in (DATA / "schema").iterdir()) == sorted(f"{name}.json" for name in schema.MODELS)


def test_write_makes_the_folder_and_writes_every_file(tmp_path: Path) -> None:
    schema.write(tmp_path / "new" / "schema", vocabularies())
    written = {file.name: file.read_text("utf-8") for file in (tmp_path / "new" / "schema").iterdir()}
    assert written == schema.files(vocabularies())


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_schema_accepts_the_file(file: Path) -> None:
    text = read_text(file)
    assert isinstance(text, str)
    shared = file.parent.name if file.parent.name in ("changes", "concepts") else file.stem
    assert faults(shared, text) == []


@pytest.mark.parametrize("file", GAME_FILES, ids=name_of)
def test_file_names_its_schema_in_the_first_line(file: Path) -> None:
    first = file.read_text("utf-8").split("\n", 1)[0]
    assert first == f"# yaml-language-server: $schema=../../schema/{file.stem}.json"


@pytest.mark.parametrize("file", CONCEPTS, ids=name_of)
def test_file_of_concepts_names_its_schema_in_the_first_line(file: Path) -> None:
    first = file.read_text("utf-8").split("\n", 1)[0]
    assert first == "# yaml-language-server: $schema=../schema/concepts.json"


@pytest.mark.parametrize("name", ["labels", "vocabularies"])
def test_shared_file_names_its_schema_in_the_first_line(name: str) -> None:
    first = (DATA / f"{name}.yml").read_text("utf-8").split("\n", 1)[0]
    assert first == f"# yaml-language-server: $schema=schema/{name}.json"


def test_every_data_file_names_a_schema_that_is_there() -> None:
    for file in DATA.rglob("*.yml"):
        found = re.fullmatch(r"# yaml-language-server: \$schema=(\S+)", file.read_text("utf-8").split("\n", 1)[0])
        assert found, file
        assert (file.parent / found[1]).resolve().parent == DATA / "schema"
        assert (file.parent / found[1]).is_file()


CONCEPT = "id: x, name: y, reading: よみ, en: x, text: z"
HEAD = "added: 2026-01-02\ntitles: {name: x}\n"

SHORT_FORMS = [
    ("game", HEAD),
    ("game", "added: 2026\ntitles: [{name: 2001}, {name: x, role: old}]"),
    ("game", HEAD + "players: 2"),
    ("game", HEAD + "type: 試し"),
    ("game", HEAD + "type: {text: 試し, tags: life}"),
    ("game", HEAD + "type: {text: 試し, tags: [life, race]}"),
    ("game", HEAD + "time: not-recorded"),
    ("game", HEAD + "originals: none"),
    ("game", HEAD + "originals: not-recorded"),
    ("game", HEAD + "originals: 漫画"),
    ("game", HEAD + "originals: [漫画, {text: 絵本}]"),
    ("game", HEAD + "about: {id: x, text: y, note: z}"),
    ("game", HEAD + "sources: {id: x, title: y}"),
    ("setup", "victory: not-recorded"),
    ("setup", "victory: {id: x, text: y, kind: life, who: some-side}"),
    ("setup", "decks: none"),
    ("setup", "decks: {id: x, name: y, size: 40, copies: {max: 3, by: name}, owner: some-side}"),
    ("setup", "decks: {id: x, name: y, size: [40, {min: 30, max: 60}, {one-of: [0, 12]}], owner: per-character}"),
    ("setup", "decks: {id: x, name: y, quotas: {exactly: 1, distinct: some-attribute}}"),
    ("setup", "equipment: {id: x, name: y, count: some}"),
    ("setup", "equipment: {id: x, name: y, count: 手に入るだけ}"),
    ("setup", "start: {life: 4, hand: 6, mulligan: none, first-draw: 先攻は引かない}"),
    ("setup", "start: {life: none, hand: not-applicable, mulligan: {kind: until, text: x}, first-draw: not-recorded}"),
    ("setup", "start: {resources: {id: x, name: y, kind: dice, value: 3, cap: none}}"),
    ("setup", "states: {id: x, means: y, axis: turn}"),
    ("setup", "states: {id: x, means: y, axis: [turn, face], of: z}"),
    ("setup", "details: {discard: present, library-out: {kind: lose, text: x}, combat: 一対一で戦う。, other: y}"),
    ("flow", "preparation: 切る。"),
    ("flow", "turn: [{id: x, name: y}]"),
    ("flow", "turn: not-applicable"),
    ("flow", "turn: {order: any, steps: {id: x, name: y, who: some-side, repeat: {times: 2}}}"),
    ("rules", "topics: {id: x, name: y, items: z}"),
    ("rules", "topics: [{id: x, name: y, items: [1, z], table: {head: [a, 1], rows: [[b, 2]]}}]"),
    ("cards", "types: {id: x, name: y, stays: permanent, cost: 1}"),
    ("cards", "groups: {id: x, name: y, has: {colour: red, side: [a, b]}}"),
    ("zones", "zones: {id: x, name: y, slots: none, capacity: 3, owner: some-side, seen: all}"),
    ("zones", "layout: not-recorded"),
    ("products", "maker: 版元"),
    ("products", "maker: not-recorded\ndesigner: [{name: 人}, 人]"),
    ("products", "release: not-recorded\nproducts: {id: x, name: y, date: 2001-12, kinds: not-recorded}"),
    ("terms", "terms: {at: x, relation: own}\nabsent: [x, {concept: y}, {concept: z, text: w}]"),
    ("terms", "terms: [{term: 2001, concept: x}, {term: x, concept: y, relation: close, differs: z, no-link: w}]"),
    ("terms", "terms: none"),
    ("concepts", f"{{{CONCEPT}}}"),
    ("concepts", f"[{{{CONCEPT}}}, {{{CONCEPT}, spellings: a, broader: b, related: [c, d], no-link: e}}]"),
    ("concepts", "{id: x, name: 2001, reading: にせんいち, en: 2001, text: [1, 2, 3], romaji: nisen-ichi}"),
    ("vocabularies", "x: {about: y, words: {a: b, c: {label: d}}}"),
]

REFUSED = [
    ("game", HEAD + "plyers: 2", "unknown key"),
    ("game", HEAD + "players: {min: 2, mx: 3}", "unknown key"),
    ("game", "titles: {name: x}", "missing key"),
    ("game", "added: 2026-01-02\ntitles: {name: x, role: nonsense}", "unknown word"),
    ("game", HEAD + "type: {text: x, tags: nonsense}", "unknown word"),
    ("game", HEAD + "type: {text: x, tags: [life, nonsense]}", "unknown word"),
    ("game", HEAD + "status: nonsense", "unknown word"),
    ("game", "added: 2026-1-2\ntitles: {name: x}", "no date"),
    ("setup", "victory: nonsense", "wrong type"),
    ("setup", "victory: {id: x, text: y, kind: nonsense}", "unknown word"),
    ("setup", "victory: {id: x, text: y, all: [{id: z, text: y, kind: nonsense}]}", "unknown word"),
    ("setup", "decks: {id: X, name: y}", "bad id"),
    ("setup", "decks: {id: x, name: y, copies: {max: 3, by: nonsense}}", "unknown word"),
    ("setup", "start: {mulligan: nonsense}", "unknown word"),
    ("setup", "start: {mulligan: {kind: nonsense}}", "unknown word"),
    ("setup", "start: {life: nonsense}", "unknown word"),
    ("setup", "start: {life: {kind: nonsense, value: 1}}", "unknown word"),
    ("setup", "states: {id: x, means: y, axis: nonsense}", "unknown word"),
    ("setup", "states: {id: x, means: y, axis: [turn, nonsense]}", "unknown word"),
    ("setup", "details: {discard: nonsense}", "unknown word"),
    ("setup", "details: {dsicard: present}", "unknown key"),
    ("flow", "progress: nonsense", "unknown word"),
    ("flow", "turn: {order: nonsense}", "unknown word"),
    ("flow", "turn: [{id: x, name: y, stps: z}]", "unknown key"),
    ("rules", "topics: {id: x, name: y, items: [{txt: z}]}", "unknown key"),
    ("cards", "types: {id: x, name: y, stays: nonsense}", "unknown word"),
    ("cards", "types: {id: x, name: y}", "missing key"),
    ("zones", "zones: {id: x, name: y, seen: nonsense}", "unknown word"),
    ("zones", "layout: {board: nonsense, areas: x}", "unknown word"),
    ("products", "products: {id: x, name: y, date: 2001, kinds: -1}", "wrong type"),
    ("products", "formats: {id: x, form: y, tax: nonsense}", "unknown word"),
    ("terms", "terms: {at: X, relation: own}", "bad id"),
    ("terms", "terms: {at: x, relation: owned}", "unknown word"),
    ("terms", "terms: {at: x, concpet: y}", "unknown key"),
    ("terms", "absent: {text: x}", "missing key"),
    ("concepts", "{id: x, name: y, reading: よみ, text: z}", "missing key"),
    ("concepts", f"{{{CONCEPT}, readign: x}}", "unknown key"),
    ("concepts", f"{{{CONCEPT}, romaji: Yomi}}", "bad romaji"),
    ("labels", "site: x", "missing key"),
    ("vocabularies", "x: {about: y, words: {a: b}, wrds: z}", "unknown key"),
]


@pytest.mark.parametrize(("name", "text"), SHORT_FORMS)
def test_schema_and_model_accept_the_form(name: str, text: str) -> None:
    assert is_model_content(name, text)
    assert faults(name, text) == []


@pytest.mark.parametrize(("name", "text", "why"), REFUSED)
def test_schema_refuses_the_fault(name: str, text: str, why: str) -> None:
    assert faults(name, text), why


def test_words_of_the_vocabularies_are_what_the_schema_offers() -> None:
    def words(node: Any) -> Any:
        return [part["then"]["enum"] for part in node["allOf"] if "enum" in part.get("then", {})]

    step = schema.schema("flow", vocabularies())["$defs"]["Step"]["properties"]
    offered = words(next(part for part in step["order"]["anyOf"] if "allOf" in part))
    assert offered == [[*vocabularies()["order"].words, "none", "not-applicable", "not-recorded"]]


def test_nothing_is_left_of_the_models_own_marks() -> None:
    assert not [name for name, text in schema.files(vocabularies()).items() if "x-vocabulary" in text]
