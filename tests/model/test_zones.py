from __future__ import annotations

import pytest

from scripts.model.base import Base
from scripts.model.zones import Layout, Zone, Zones
from tests.model.reading import codes, read, wrong


def test_grid_is_the_words_of_each_row() -> None:
    layout = read(Layout, "board: mirrored\nareas: |\n  deck   slots fear\n\n  discard .\tfear\n")
    assert layout.grid() == (("deck", "slots", "fear"), ("discard", ".", "fear"))


def test_ring_has_no_grid() -> None:
    assert read(Layout, "{board: shared, centre: a, ring: [b, c]}").grid() == ()


def test_rows_of_a_grid_have_as_many_cells_each() -> None:
    said = "the rows of `areas` have [1, 2, 3] cells; they must have the same number"
    assert wrong(Layout, "board: mirrored\nareas: |\n  a b\n  c d e\n  f\n") == [("bad-layout", (), said)]


def test_two_rows_of_different_length() -> None:
    said = "the rows of `areas` have [2, 3] cells; they must have the same number"
    assert wrong(Layout, "board: mirrored\nareas: |\n  a b c\n  d e\n") == [("bad-layout", (), said)]


def test_grid_is_bounded() -> None:
    assert read(Layout, f"board: mirrored\nareas: {'a' * 2000}").grid() == (("a" * 2000,),)
    assert codes(Layout, f"board: mirrored\nareas: {'a' * 2001}") == [("too-long", ("areas",))]


@pytest.mark.parametrize("text", ["board: mirrored", "{board: mirrored, areas: a, ring: [b]}"])
def test_layout_is_a_grid_or_a_ring(text: str) -> None:
    assert wrong(Layout, text) == [("bad-layout", (), "a layout has either `areas` or `ring`")]


@pytest.mark.parametrize(
    ("model", "text", "problem"),
    [
        (Layout, "{board: mirrored, areas: 5}", ("wrong-type", ("areas",))),
        (Layout, "{board: mirrored, areas: ''}", ("empty-value", ("areas",))),
        (Layout, "{board: mirrored, areas: ' 　'}", ("empty-value", ("areas",))),
        (Layout, "{board: mirrored, areas: a, lines: cross}", ("unknown-word", ("lines", 0))),
        (Zone, "{id: a, name: b, slots: few}", ("wrong-type", ("slots",))),
        (Zones, "layout: not-applicable", ("unknown-word", ("layout",))),
    ],
)
def test_zones_that_cannot_be(model: type[Base], text: str, problem: tuple[str, tuple[str, ...]]) -> None:
    assert codes(model, text) == [problem]


def test_layout_or_not_recorded() -> None:
    layout = read(Zones, "layout: {board: mirrored, areas: a}").layout
    assert isinstance(layout, Layout)
    assert read(Zones, "layout: not-recorded").layout == "not-recorded"
