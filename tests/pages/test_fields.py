"""The field reference: every key of every record stands on it once."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

from scripts.fields.read import fields
from scripts.fields.say import SHARED
from scripts.model.base import Base
from scripts.model.claim import Claim, Node
from scripts.model.files import GAME_FILES
from scripts.model.setup import Gauge, Resource
from scripts.model.walk import records_in
from scripts.pages.fields import reference, spots
from scripts.pages.view import Section, Table
from scripts.render import render
from tests.conftest import DATA
from tests.libraries import loaded
from tests.page import converted, events


@cache
def sections() -> dict[str, Section]:
    values: Any = reference(loaded(DATA)[0]).values
    return {section.id: section for section in values["sections"]}


@cache
def source() -> str:
    library, _ = loaded(DATA)
    return render(reference(library), library.labels)


def keys(table: Table | None) -> list[str]:
    return [str(row.cells[0].text.striptags()) for row in table.rows] if table else []


def test_a_section_for_each_file_then_what_stands_in_many_places_and_everywhere() -> None:
    assert list(sections()) == [*GAME_FILES, "shared", "common"]
    for name, model in GAME_FILES.items():
        assert sections()[name].title == f"{name}.yml"
        assert keys(sections()[name].parts[0].table) == [field.key for field in fields(model)]
    assert keys(sections()["common"].parts[0].table) == list(Claim.model_fields)


def test_every_record_of_the_models_is_explained_once_with_all_its_keys() -> None:
    expected: set[type[Base]] = set()
    todo: list[type[Base]] = list(GAME_FILES.values())
    while todo:
        for info in todo.pop().model_fields.values():
            new = set(records_in(info.annotation)) - expected
            expected |= new
            todo += new
    assert set(spots()) == expected
    entries = {entry.id: entry for section in sections().values() for part in section.parts for entry in part.entries}
    assert Counter(spot.anchor for spot in spots().values()) == Counter(entries.keys())
    for record, spot in spots().items():
        (body,) = entries[spot.anchor].body
        assert keys(body.table) == [field.key for field in fields(record)]


def test_headings_are_the_keys_that_lead_to_a_record_or_its_name() -> None:
    entries = {
        entry.id: entry.name for section in sections().values() for part in section.parts for entry in part.entries
    }
    assert entries["setup-decks-copies"] == "decks › copies"
    assert entries["shared-node"] == "記述"
    assert spots()[Node].path == ()
    assert [entry.id for entry in sections()["shared"].parts[0].entries][: len(SHARED)] == [
        f"shared-{name}" for name in SHARED.values()
    ]


def test_short_forms_are_said_where_a_record_has_them() -> None:
    page = events(converted(source()).html)
    said = "".join(event[1] for event in page if event[0] == "text")
    assert "4は{min: 4, max: 4}の短い書き方である。" in said
    assert "[…]は{steps: […]}の短い書き方である。" in said
    assert spots()[Gauge].anchor == "setup-start-life"
    resources = next(entry for entry in sections()["setup"].parts[1].entries if entry.id == spots()[Resource].anchor)
    assert resources.lead is not None
    assert [str(note.text.striptags()) for note in resources.lead.notes] == ["共通の項目も書ける。"]


def test_every_link_leads_to_a_place_on_the_page() -> None:
    page = events(converted(source()).html)
    ids = {
        part.removeprefix("id=") for event in page if event[0] == "start" for part in event if part.startswith("id=")
    }
    links = {part.removeprefix("href=#") for event in page for part in event if part.startswith("href=#")}
    assert links - {"top"} <= ids
    assert {spot.anchor for spot in spots().values()} <= ids


def test_labels_are_text_and_no_markup() -> None:
    library, _ = loaded(DATA)
    labels = library.labels
    hostile = {name: f"<i>{value}" for name, value in labels.fields if isinstance(value, str)}
    labels = labels.model_copy(update={"fields": labels.fields.model_copy(update=hostile)})
    page = events(converted(render(reference(replace(library, labels=labels)), labels)).html)
    assert ("start", "i") not in page
    assert any(event[0] == "text" and "<i>必須" in event[1] for event in page)


def test_required_and_needed_keys_are_marked() -> None:
    table = sections()["game"].parts[0].table
    assert table is not None
    tags = {key: [str(tag) for tag in row.cells[0].tags] for key, row in zip(keys(table), table.rows, strict=True)}
    assert tags["added"] == ["必須"]
    assert tags["about"] == ["完成に必要"]
    assert tags["covers"] == []
