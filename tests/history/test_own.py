from __future__ import annotations

from scripts.history.own import Reader, differing
from scripts.model.cards import CardType
from scripts.model.claim import Node
from scripts.model.setup import Deck
from scripts.model.zones import Zone
from scripts.references import Reference


def said(reference: Reference) -> str:
    return f"<{reference.game or ''}{reference.id}>"


READER = Reader({"old": "new"}, said)


def test_typed_values_and_words_stand_apart() -> None:
    deck = {
        "id": "d",
        "name": "山",
        "role": "main",
        "size": 40,
        "text": "混ぜる。",
        "note": {"text": "注", "since": 2001},
    }
    found = READER.own(Deck.model_validate(deck))
    assert found.typed == {("role",): "main", ("owner",): "each", ("size", 0, "exactly"): 40}
    assert found.words[("name",)] == "山"
    assert found.words[("text", 0, "text")] == "混ぜる。"
    assert {path[0] for path in found.words} == {"name", "text", "note"}


def test_former_ids_are_read_as_present_ones_and_references_by_their_words() -> None:
    zone = {"id": "z", "name": "場", "inside": "old", "text": "((old))と((x|語))と((g/y))"}
    found = READER.own(Zone.model_validate(zone))
    assert found.typed[("inside",)] == "new"
    assert found.words[("text", 0, "text")] == "<new>と語と<gy>"


def test_things_inside_and_what_no_reader_sees_are_left_out() -> None:
    node = {"id": "a", "name": "上", "no-link": "わけ", "items": [{"id": "b", "text": "中"}, "外"]}
    found = READER.own(Node.model_validate(node))
    assert (found.typed, found.words) == ({}, {("name",): "上", ("items", 1, "text"): "外"})


def test_differing_paths_are_in_order_and_tell_what_is_gone_and_new() -> None:
    before = CardType.model_validate({"id": "c", "name": "札", "stays": "placed", "text": "甲"})
    after = CardType.model_validate({"id": "c", "name": "札", "stays": "instant", "text": ["甲", "乙"]})
    then, now = READER.own(before), READER.own(after)
    assert differing(then.typed, now.typed) == [("stays",)]
    assert differing(then.words, now.words) == [("text", 1, "text")]
    assert differing(now.words, then.words) == [("text", 1, "text")]
