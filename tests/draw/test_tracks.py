from __future__ import annotations

import pytest

from scripts.draw.tracks import Gutter, Tracks, sized

GUTTERS = [Gutter(0, 2, 0), Gutter(1, 8, 3), Gutter(0, 10, 0), Gutter(0, 2, 0)]


def test_tracks_are_as_large_as_what_they_hold() -> None:
    assert sized(3, [(0, 1, 50), (0, 1, 70), (2, 1, 10)], GUTTERS) == [70, 0, 10]


def test_what_takes_several_tracks_shares_out_what_is_short() -> None:
    assert sized(3, [(0, 2, 92), (0, 1, 50)], GUTTERS) == [50 + 14.5, 1 + 14.5, 0]
    assert sized(3, [(0, 3, 40), (0, 1, 50)], GUTTERS) == [50, 1, 1]


def test_positions() -> None:
    tracks = Tracks([50, 20, 10], GUTTERS)
    assert tracks.end == 2 + 50 + 12 + 20 + 10 + 10 + 2
    assert tracks.reach(0, 1) == (2, 50)
    assert tracks.reach(0, 3) == (2, 102)
    assert tracks.reach(1, 1) == (64, 20)
    assert tracks.within(1, 0.25) == 69
    assert [tracks.lane(1, part) for part in (0, 0.5, 1)] == [53, 57, 61]
    assert tracks.openings == [0, 52, 84, 104]


def test_every_gutter_counts() -> None:
    with pytest.raises(ValueError, match="zip"):
        Tracks([50], GUTTERS)
