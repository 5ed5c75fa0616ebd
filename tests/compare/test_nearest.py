from __future__ import annotations

from scripts.compare.distance import FEWEST
from scripts.compare.nearest import NEIGHBOURS, nearest
from scripts.compare.table import Cell
from scripts.compare.values import Value
from scripts.model.facets import Facet

WEIGHTS = {"heavy": 30, "light": 5}
FACETS = [
    Facet.model_validate(
        {
            "id": id_,
            "label": id_,
            "about": "A",
            "kind": "words",
            "vocabulary": "v",
            "path": "game/players",
            "weight": WEIGHTS.get(id_, 10),
        }
    )
    for id_ in ("light", *(f"f{number}" for number in range(FEWEST)), "heavy")
]


def cells(**said: str | None) -> dict[str, Cell]:
    """A game that says ``same`` on every facet but those given; None is not recorded, ``none`` that there is none."""
    found = {}
    for facet in FACETS:
        word = said.get(facet.id, "same")
        state = Value("not-recorded") if word is None else Value("none") if word == "none" else Value("known", (word,))
        found[facet.id] = Cell(facet, state, (), "")
    return found


def test_the_nearest_come_first_with_what_tells_most() -> None:
    found = nearest(FACETS, {"a": cells(), "b": cells(heavy="other", f1="other"), "c": cells(light="other")})
    assert [(near.game, near.agree, near.differ) for near in found["a"]] == [
        ("c", ("heavy", "f0", "f1"), ("light",)),
        ("b", ("f0", "f2", "f3"), ("heavy", "f1")),
    ]
    assert found["a"][0].distance == round(0.5 / (FEWEST + 3.5), 4)


def test_of_equals_the_first_by_id_comes_first() -> None:
    found = nearest(FACETS, {"z": cells(), "b": cells(), "a": cells(), "c": cells()})
    assert [near.game for near in found["z"]] == ["a", "b", "c"]


def test_having_the_same_tells_more_than_both_lacking_it() -> None:
    found = nearest(FACETS, {"a": cells(heavy="none", f0="none"), "b": cells(heavy="none", f0="none")})
    assert found["a"][0].agree == ("f1", "f2", "f3")


def test_what_is_not_recorded_is_neither_agreement_nor_difference() -> None:
    (near,) = nearest(FACETS, {"a": cells(heavy=None), "b": cells()})["a"]
    assert (near.distance, "heavy" in near.agree, near.differ) == (0, False, ())


def test_a_game_with_too_little_recorded_has_no_neighbours_and_is_none() -> None:
    bare = cells(**{f"f{number}": None for number in range(3)})
    found = nearest(FACETS, {"a": cells(), "b": cells(), "c": bare})
    assert found["c"] == ()
    assert [near.game for near in found["a"]] == ["b"]


def test_there_are_at_most_so_many() -> None:
    found = nearest(FACETS, {f"g{number}": cells() for number in range(NEIGHBOURS + 3)})
    assert {len(near) for near in found.values()} == {NEIGHBOURS}


def test_a_lone_game_has_no_neighbours() -> None:
    assert nearest(FACETS, {"a": cells()}) == {"a": ()}
    assert nearest(FACETS, {}) == {}
