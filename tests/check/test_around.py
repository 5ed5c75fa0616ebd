from __future__ import annotations

import pytest

from scripts.check.around import around
from tests.conftest import MakeLibrary
from tests.libraries import game


@pytest.mark.parametrize(
    ("part", "path", "id_"),
    [
        ("flow", ("turn", "steps", 0, "text", 0, "text"), "day"),
        ("flow", ("turn", "steps", 0, "text", 1, "note", 0), "yawn"),
        ("flow", ("turn", "steps", 0), "day"),
        ("flow", ("turn",), "flow"),
        ("setup", ("start", "life", "value"), "start-life"),
        ("zones", (), "zones"),
    ],
)
def test_a_place_is_called_by_the_innermost_thing_around_it_or_by_its_file(
    make_library: MakeLibrary, part: str, path: tuple[str | int, ...], id_: str
) -> None:
    flow = "turn: [{id: day, name: A, text: [B, {id: yawn, text: C, note: D}]}]\n"
    here = game(make_library(x={"flow": flow, "setup": "start: {life: 3}\n"}))
    assert around(here, part, path) == {id_}
