from __future__ import annotations

import pytest

from scripts.model.redirects import follow

NAMES = {"a": "b", "b": "c", "x": "y", "y": "x", "w": "x"}


@pytest.mark.parametrize(("id_", "now"), [("a", "c"), ("b", "c"), ("c", "c"), ("q", "q"), ("x", "x"), ("w", "x")])
def test_a_chain_is_followed_to_its_end_and_a_circle_once(id_: str, now: str) -> None:
    assert follow(NAMES, id_) == now
