from __future__ import annotations

import pytest
import yaml

from scripts.model.base import Base, Ref, Word
from scripts.model.cards import Cards, CardType, Group
from scripts.model.claim import Claim, Fact, Node
from scripts.model.count import Count, Quota
from scripts.model.files import GAME_FILES
from scripts.model.flow import Change, Flow, Step
from scripts.model.products import Format, Product, Products
from scripts.model.setup import Deck, Details, Setup, Start
from scripts.model.vocabularies import Vocabularies
from scripts.model.walk import key_of, markers, records_in, vocabularies, walk
from scripts.model.zones import Layout
from tests.conftest import DATA
from tests.model.reading import read

SOURCE, OPTION = (Ref("source"),), (Ref("option"),)


@pytest.mark.parametrize(
    ("model", "expected"),
    [
        (Claim, {"src": SOURCE, "under": OPTION}),
        (Node, {"src": SOURCE, "under": OPTION}),
        (Fact, {"src": SOURCE, "under": OPTION, "of": (Ref("card-type", "group"),)}),
        (
            Step,
            {
                "src": SOURCE,
                "under": OPTION,
                "who": (Word("who"), Ref("side")),
                "order": (Word("order"),),
                "like": (Ref("step"),),
            },
        ),
        (Change, {"src": SOURCE, "under": OPTION, "without": (Ref("statement"),)}),
        (
            Layout,
            {
                "board": (Word("board"),),
                "inside": (Ref("zone"),),
                "centre": (Ref("zone", "value"),),
                "ring": (Ref("zone", "value"),),
                "beside": (Ref("zone", "value"),),
            },
        ),
        (Flow, {"progress": (Word("progress"),), "after_game": (Word("after-game"),)}),
        (Start, {"mulligan": (Word("mulligan"),), "first_draw": (Word("first-draw"),)}),
    ],
)
def test_what_the_fields_of_a_record_must_name(model: type[Base], expected: dict[str, tuple[Word | Ref, ...]]) -> None:
    assert markers(model) == expected


def test_vocabularies_of_a_record_are_those_of_all_records_inside_it() -> None:
    assert vocabularies(Flow) == {"progress", "after-game", "order", "who"}
    assert vocabularies(Details) >= {"presence", "library-out", "combat"}
    assert vocabularies(Node) == set()
    assert vocabularies(Flow, Details) == vocabularies(Flow) | vocabularies(Details)


def test_vocabularies_of_all_records_are_those_of_the_data() -> None:
    written = yaml.safe_load((DATA / "vocabularies.yml").read_text(encoding="utf-8"))
    assert vocabularies(*GAME_FILES.values()) <= set(written)


@pytest.mark.parametrize(
    ("annotation", "expected"),
    [
        (Fact, [Fact]),
        (str, []),
        (Fact | None, [Fact]),
        (tuple[Fact, ...], [Fact]),
        (dict[str, Change], [Change]),
        (tuple[Fact | Node, ...], [Fact, Node]),
        (Setup.model_fields["decks"].annotation, [Deck]),
        (Deck.model_fields["size"].annotation, [Count]),
        (Deck.model_fields["quotas"].annotation, [Quota]),
        (Node.model_fields["items"].annotation, [Node]),
        (Node.model_fields["note"].annotation, [Node]),
        (Fact.model_fields["note"].annotation, [Node]),
        (Step.model_fields["steps"].annotation, [Step]),
    ],
)
def test_records_that_a_type_mentions(annotation: object, expected: list[type[Base]]) -> None:
    assert list(records_in(annotation)) == expected


def test_no_record_has_a_type_that_is_not_known_yet() -> None:
    seen: set[type[Base]] = set()
    todo = [*GAME_FILES.values(), *records_in(Vocabularies)]
    while todo:
        model = todo.pop()
        if model not in seen:
            seen.add(model)
            for field in model.model_fields.values():
                assert "ForwardRef" not in repr(field.annotation)
                todo += records_in(field.annotation)


def test_keys_are_written_with_hyphens_and_without_a_trailing_underscore() -> None:
    keys = {name: key_of(name, field) for name, field in Step.model_fields.items()}
    assert keys["except_"] == "except"
    assert key_of("first_draw", Start.model_fields["first_draw"]) == "first-draw"
    assert key_of("is_a", CardType.model_fields["is_a"]) == "is-a"


def test_walk_gives_every_record_with_its_path_outermost_first() -> None:
    flow = read(
        Flow,
        "turn: {steps: [{id: a, name: b, text: 文, like: c, except: {d: {add: 文}}}, {id: e, name: f, note: 注}]}\n"
        "after-game: none\n",
    )
    assert [(path, type(record).__name__) for path, record in walk(flow)] == [
        ((), "Flow"),
        (("turn",), "Turn"),
        (("turn", "steps", 0), "Step"),
        (("turn", "steps", 0, "text", 0), "Node"),
        (("turn", "steps", 0, "except", "d"), "Change"),
        (("turn", "steps", 0, "except", "d", "add", 0), "Node"),
        (("turn", "steps", 1), "Step"),
        (("turn", "steps", 1, "note", 0), "Node"),
        (("after-game",), "Fact"),
    ]


def test_walk_passes_over_absences_and_what_is_no_record() -> None:
    products = Products(
        maker="none", formats=(Format(id="a", form="b"),), products=(Product(id="c", name="d", date="2010"),)
    )
    assert [path for path, _ in walk(products)] == [(), ("formats", 0), ("products", 0)]
    cards = Cards(groups=(Group(id="a", name="b", has={"c": ("d",)}),))
    assert [path for path, _ in walk(cards)] == [(), ("groups", 0)]
