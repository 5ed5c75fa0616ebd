from __future__ import annotations

from functools import cache

import pytest
from markupsafe import Markup

from scripts.fields.read import Takes
from scripts.fields.say import SHARED, code, labelled, name_of, say
from scripts.library import Library
from scripts.model.claim import Fact, Node, Table
from scripts.model.labels.fields import Shared
from scripts.model.setup import Deck
from tests.conftest import DATA
from tests.libraries import loaded


@cache
def library() -> Library:
    return loaded(DATA)[0]


def said(takes: Takes) -> str:
    return say(takes, library().labels, library().vocabularies, lambda record: f"<{record.__name__}>")


SAID = {
    "a text": (Takes(kinds=("text",)), "文"),
    "one of two kinds": (Takes(kinds=("whole", "text")), "数、または文"),
    "fixed words": (Takes(words=("a", "b")), "<code>a</code>、<code>b</code>のどれか"),
    "one fixed word": (Takes(kinds=("whole",), words=("rest",)), "数、または<code>rest</code>"),
    "a vocabulary": (
        Takes(vocabulary="counts"),
        "語（<code>down</code> 減る／<code>up</code> 増える／<code>both</code> 増減する）",
    ),
    "a vocabulary or a thing": (
        Takes(vocabulary="distinct", things=("attribute",)),
        "語（<code>name</code> 異なる名称）、または属性のid",
    ),
    "things of kinds with one name": (Takes(things=("topic", "statement", "zone")), "ルール、領域のid"),
    "a record": (Takes(records=(Deck,)), "&lt;Deck&gt;"),
    "one or a list": (Takes(kinds=("line",), listed=1, single=True), "1行の語句（列にしてもよい）"),
    "a list": (Takes(kinds=("line",), listed=1), "1行の語句の列"),
    "a list of lists": (Takes(kinds=("text",), listed=2), "文の列の列"),
    "by ids": (Takes(kinds=("whole",), keyed=True), "idごとに数"),
    "an absence": (Takes(kinds=("whole",), absences=("not-recorded",)), "数、または<code>not-recorded</code>"),
    "only absences": (Takes(absences=("none", "not-recorded")), "<code>none</code>、<code>not-recorded</code>のどれか"),
}


@pytest.mark.parametrize(("takes", "expected"), SAID.values(), ids=SAID)
def test_what_a_field_takes_in_words(takes: Takes, expected: str) -> None:
    assert said(takes) == expected


def test_links_to_records_stay_links() -> None:
    made = say(Takes(records=(Node,)), library().labels, library().vocabularies, lambda _: Markup("<a>x</a>"))
    assert made == "<a>x</a>"


def test_words_are_no_markup() -> None:
    assert code("<b>") == "<code>&lt;b&gt;</code>"
    assert labelled("a", "<b>", library().labels) == "<code>a</code> &lt;b&gt;"


def test_records_that_stand_in_many_places_have_names() -> None:
    labels = library().labels
    assert {name_of(record, labels) for record in (Node, Fact, Table)} == {"記述", "値と文", "表"}
    assert name_of(Deck, labels) == ""
    assert set(SHARED.values()) == set(Shared.model_fields)
