from __future__ import annotations

import pytest

from scripts.model.game import Game, Players, Time
from tests.conftest import DRAFT
from tests.model.reading import codes, read, wrong


def test_smallest_game() -> None:
    game = read(Game, DRAFT)
    assert (game.status, game.added, game.titles[0].role) == ("draft", "2026-01-02", "main")
    assert game.players == Players(min=2, max=2)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("titles: {name: a}", ("missing-key", ("added",))),
        ("added: 2026", ("missing-key", ("titles",))),
        ("{added: 2026, titles: a}", ("wrong-type", ("titles", 0))),
        ("{added: 2026, titles: {name: a}, status: done}", ("unknown-word", ("status",))),
        ("{added: not-recorded, titles: {name: a}}", ("bad-date", ("added",))),
        ("{added: 2026, titles: {name: a}, time: none}", ("unknown-word", ("time",))),
        ("{added: 2026, titles: {name: a}, time: 30}", ("wrong-type", ("time",))),
        ("{added: 2026, titles: {name: a}, time: {text: b}}", ("missing-key", ("time",))),
        (
            "{added: 2026, titles: {name: a}, exceptions: {check: b, at: c}}",
            ("missing-key", ("exceptions", 0, "reason")),
        ),
        (
            "{added: 2026, titles: {name: a}, exceptions: {check: b, at: c, reason: ''}}",
            ("empty-value", ("exceptions", 0, "reason")),
        ),
        (
            "{added: 2026, titles: {name: a}, sources: {id: b, title: c, url: 'javascript:d'}}",
            ("bad-format", ("sources", 0, "url")),
        ),
        (
            "{added: 2026, titles: {name: a}, players: {min: 2, teams: [1, all]}}",
            ("unknown-word", ("players", "teams", 1, "literal['rest']")),
        ),
    ],
)
def test_game_that_cannot_be(text: str, problem: tuple[str, tuple[str, ...]]) -> None:
    assert problem in codes(Game, text)


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [("2", 2, 2), ("{min: 2}", 2, None), ("{min: 3, max: 4}", 3, 4), ("{min: 1, max: 1}", 1, 1)],
)
def test_players(text: str, low: int, high: int | None) -> None:
    players = read(Players, text)
    assert (players.min, players.max) == (low, high)


def test_teams_are_numbers_or_the_rest() -> None:
    assert read(Players, "{min: 4, teams: [2, 2]}").teams == (2, 2)
    assert read(Players, "{min: 3, teams: [1, rest]}").teams == (1, "rest")


def test_fewest_and_most_the_wrong_way_round() -> None:
    said = [("bad-count", (), "`min: 4` is more than `max: 2`")]
    assert wrong(Players, "{min: 4, max: 2}") == said
    assert wrong(Time, "{min: 4, max: 2}") == said


@pytest.mark.parametrize("text", ["{min: 1}", "{max: 1}", "{min: 1, max: 1, text: 文}"])
def test_time_is_in_minutes(text: str) -> None:
    assert 1 in (read(Time, text).min, read(Time, text).max)
