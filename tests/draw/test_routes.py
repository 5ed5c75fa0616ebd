from __future__ import annotations

import pytest

from scripts.draw.cell import Span
from scripts.draw.routes import Ground, Run, Way, lanes, runs


def ground(*rows: str, closed: tuple[Span, ...] = ()) -> Ground:
    """A grid of zones of one letter each."""
    places: dict[str, list[tuple[int, int]]] = {}
    for row, text in enumerate(rows):
        for column, name in enumerate(text):
            if name != ".":
                places.setdefault(name, []).append((row, column))
    spans = {
        name: Span(*found[0], found[-1][0] - found[0][0] + 1, found[-1][1] - found[0][1] + 1)
        for name, found in places.items()
    }
    return Ground(len(rows), len(rows[0]), spans, closed)


@pytest.mark.parametrize(
    ("rows", "stretches"),
    [
        (("ab",), (("v", 0, 1),)),
        (("ba",), (("v", 0, 1),)),
        (("a", "b"), (("h", 1, 0),)),
        (("a..b",), (("v", 0, 1), ("v", 0, 2), ("v", 0, 3))),
        (("b..a",), (("v", 0, 3), ("v", 0, 2), ("v", 0, 1))),
        (("b", ".", "a"), (("h", 2, 0), ("h", 1, 0))),
        (("aaa", "bbb"), (("h", 1, 1),)),  # in the middle
        (("ac.", "bbb", "..."), (("h", 1, 0),)),
    ],
)
def test_straight_across_where_nothing_lies_between(rows: tuple[str, ...], stretches: object) -> None:
    assert ground(*rows).ways([("a", "b")]) == (Way("a", "b", stretches, straight=True),)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rows", "stretches"),
    [
        (("acb",), (("h", 0, 0), ("h", 0, 1), ("h", 0, 2))),
        (("...", "acb", "ddd", "ddd"), (("h", 1, 0), ("h", 1, 1), ("h", 1, 2))),  # not along the outer edge
        (("a.", ".b"), (("h", 1, 0), ("h", 1, 1))),
        (("ac", "db"), (("h", 1, 0), ("h", 1, 1))),
    ],
)
def test_along_gutters_elsewhere(rows: tuple[str, ...], stretches: tuple[object, ...]) -> None:
    assert ground(*rows).ways([("a", "b")]) == (Way("a", "b", stretches),)  # type: ignore[arg-type]


def test_no_way_crosses_a_heading() -> None:
    (way,) = ground("a", "b", closed=(Span(1, 0),)).ways([("a", "b")])
    assert way.stretches == (("v", 0, 0), ("v", 1, 0))
    assert ("h", 1, 0) not in way.stretches


def test_no_way_passes_through_a_zone() -> None:
    (way,) = ground("acc", "bcc").ways([("a", "b")])
    assert way.straight
    (way,) = ground("a.b", "ccc").ways([("c", "a")])
    assert way.stretches == (("h", 1, 0),)
    for row in (("acb", ".c."), ("acb", "ccc")):
        (way,) = ground(*row).ways([("a", "b")])
        assert not {("h", 1, 1), ("v", 0, 1), ("v", 1, 1)} & set(way.stretches[1:-1])


def test_ways_to_one_zone_run_together_and_others_beside_them() -> None:
    ways = ground("abcd", "...t", "....").ways([("a", "t"), ("b", "t"), ("c", "t"), ("d", "t")])
    assert [way.target for way in ways] == ["t"] * 4
    assert {number for (side, gutter, _), number in lanes(ways).items() if (side, gutter) == ("h", 1)} == {0}
    one, other = ground("ab", "cd").ways([("a", "d"), ("b", "c")])
    assert not set(one.stretches) & set(other.stretches)


def test_arrows_come_in_the_order_given_each_once_and_none_to_itself() -> None:
    ways = ground("acb").ways([("a", "b"), ("a", "c"), ("a", "a"), ("a", "b")])
    assert [(way.source, way.target) for way in ways] == [("a", "b"), ("a", "c")]


def test_runs_are_bends_apart() -> None:
    way = Way("a", "b", (("h", 1, 0), ("h", 1, 1), ("v", 1, 2), ("v", 2, 2), ("h", 3, 1)))
    assert runs(way) == (Run("h", 1, 0, 1), Run("v", 2, 1, 2), Run("h", 3, 1, 1))
    assert runs(Way("a", "b", (("h", 1, 0),), straight=True)) == ()


def test_lanes_are_shared_only_by_ways_apart() -> None:
    def way(target: str, *columns: int) -> Way:
        return Way("s", target, tuple(("h", 1, column) for column in columns))

    found = lanes([way("a", 0, 1), way("b", 1, 2), way("c", 4, 5), way("a", 0, 1)])
    assert found == {("h", 1, "a"): 0, ("h", 1, "b"): 1, ("h", 1, "c"): 0}
    assert lanes([way("a", 0), way("b", 1)]) == {("h", 1, "a"): 0, ("h", 1, "b"): 1}


def test_shaft_is_the_same_for_all_that_a_straight_line_crosses() -> None:
    there = ground("a..b", "cccc")
    assert {there.shaft(("v", 0, column)) for column in (1, 2, 3)} == {("v", 0, 1)}
    assert there.shaft(("h", 1, 1)) == ("h", 0, 1)
    assert there.shaft(("h", 1, 0)) == ("h", 1, 0)


def test_no_way_passes_between_two_zones_under_one_heading() -> None:
    heading = Span(1, 0, 1, 2)
    (way,) = ground("ab", "cd", closed=(heading,)).ways([("a", "d")])
    assert not {("v", 0, 1), ("v", 1, 1)} <= set(way.stretches)
    (way,) = ground("ab", "cd").ways([("a", "d")])
    assert way.stretches == (("h", 1, 0), ("h", 1, 1))
    assert ground("a", "b", closed=(Span(1, 0),)).ways([("a", "b")])[0].stretches == (("v", 0, 0), ("v", 1, 0))
