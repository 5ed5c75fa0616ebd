"""A word is linked where it first stands on the page, whatever the order in which its texts are made."""

from __future__ import annotations

import pytest
from selectolax.lexbor import LexborHTMLParser

from scripts import places
from scripts.pages import game
from scripts.render import render
from tests.conftest import DRAFT, Files, MakeLibrary
from tests.libraries import loaded
from tests.page import converted

CONCEPTS = {"zones": "{id: hand, name: 手札, reading: てふだ, en: hand, text: 札である。}\n"}
NODE = "{id: n, text: 甲手札, note: 乙手札, items: [丙手札], table: {head: [あ, い], rows: [[子手札, 丁手札]]}}"
NAMED = "{id: n, name: あ, note: 丙手札, items: [乙手札], table: {head: [あ, い], rows: [[子手札, 甲手札]]}}"
ENTRY = "{{id: e, name: あ, note: 甲手札, {}}}"

CASES: dict[str, tuple[Files, str]] = {
    "in the text of a statement": ({"rules": f"topics: {{id: e, name: あ, items: [{NODE}]}}"}, "甲"),
    "in a note before what lies below": (
        {"rules": f"topics: {{id: e, name: あ, items: [{NODE.replace('甲手札', '文')}]}}"},
        "乙",
    ),
    "in the table before the items": (
        {"rules": f"topics: {{id: e, name: あ, items: [{NODE.replace('甲手札', '文').replace('乙手札', '文')}]}}"},
        "丁",
    ),
    "in what lies below a name before its note": ({"rules": f"topics: {{id: e, name: あ, items: [{NAMED}]}}"}, "甲"),
    "in the note of a topic": ({"rules": f"topics: {ENTRY.format('items: [乙手札]')}"}, "甲"),
    "in the note of a zone": ({"zones": f"zones: {ENTRY.format('capacity: 乙手札, text: 丙手札')}"}, "甲"),
    "in a fact before the text": ({"zones": "zones: {id: e, name: あ, capacity: 乙手札, text: 丙手札}"}, "乙"),
    "in the note of a file": ({"zones": "note: 甲手札\ntext: 乙手札\nzones: none\n"}, "甲"),
    "in the note of a card type": (
        {"cards": f"types: {ENTRY.format('stays: other, cost: 乙手札, text: 丙手札')}"},
        "甲",
    ),
    "in the note of a deck": ({"setup": f"decks: {ENTRY.format('size: 40, needs: 乙手札, text: 丙手札')}"}, "甲"),
    "in the note of a phase before its text": ({"flow": f"turn: [{ENTRY.format('text: 乙手札')}]"}, "甲"),
    "in the condition of a phase": ({"flow": f"turn: [{ENTRY.format('when: 子手札, text: 乙手札')}]"}, "子"),
    "in the text of a step before its note": (
        {"flow": "turn: [{id: e, name: あ, steps: [{id: s, name: い, text: 甲手札, note: 乙手札}]}]"},
        "甲",
    ),
    "in the tag of a condition": ({"setup": "victory: {id: e, text: 乙手札, at: 甲手札, note: 丙手札}"}, "甲"),
    "in the tag of a setting": ({"setup": "start: {mulligan: {kind: until, when: 甲手札, text: 乙手札}}"}, "甲"),
    "not in the first column of a table": (
        {"rules": "topics: {id: e, name: あ, table: {head: [子手札, い], rows: [[丑手札, 甲手札]]}}"},
        "甲",
    ),
}


@pytest.mark.parametrize(("files", "before"), CASES.values(), ids=CASES)
def test_word_is_linked_where_it_first_stands(make_library: MakeLibrary, files: Files, before: str) -> None:
    library, problems = loaded(make_library(CONCEPTS, x={"game": DRAFT, **files}))
    assert problems == []
    html = converted(render(game.page(library, library.games["x"]), library.labels)).html
    (link,) = LexborHTMLParser(html).css("a.auto")
    assert link.attributes["href"] == f"../../{places.concept('hand')}"
    assert link.prev is not None
    assert link.prev.text()[-1] == before


def test_word_is_linked_once_more_in_each_section(make_library: MakeLibrary) -> None:
    zones = "text: 甲手札\nzones: [{id: a, name: あ, text: [乙手札, 手札]}, {id: b, name: い, text: 丙手札}]\n"
    library = loaded(make_library(CONCEPTS, x={"zones": zones}))[0]
    html = converted(render(game.page(library, library.games["x"]), library.labels)).html
    links = LexborHTMLParser(html).css("a.auto")
    assert [link.prev.text().strip()[-1] for link in links if link.prev is not None] == ["甲", "乙", "丙"]
