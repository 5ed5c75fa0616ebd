from __future__ import annotations

from scripts.check import run
from scripts.library import Library
from scripts.pages.status import status
from scripts.pages.told import told
from scripts.pages.view import Row, Table
from scripts.problems import Problem, Severity
from scripts.render import render
from tests.conftest import DATA, DRAFT, MakeLibrary
from tests.libraries import loaded


def table(library: Library, *problems: Problem) -> dict[str, list[str]]:
    """The row of each game, as text."""
    everything = {id_: told(library, game) for id_, game in library.games.items()}
    made = status(library, everything, problems).values["games"]
    assert isinstance(made, Table)
    return {row.cells[0].text.striptags(): _texts(row) for row in made.rows}


def _texts(row: Row) -> list[str]:
    return [cell.text.striptags() for cell in row.cells[1:]]


def test_a_row_tells_dates_and_what_is_known_of_each_group(make_library: MakeLibrary) -> None:
    game = DRAFT + "last-verified: 2026-01\nsources: {id: s, title: A}\n"
    library, _ = loaded(make_library(x={"game": game, "setup": "start: {mulligan: none, hand: not-recorded}\n"}))
    (row,) = table(library).values()
    assert row[:3] == ["書きかけ", "2026年1月2日", "2026年1月"]
    players, victory, decks, start = row[4:8]
    assert (players, victory, decks, start) == ("1/7", "0/7", "0/11", "1/10")
    assert row[-3:] == ["1", "0", "0"]


def test_warnings_are_counted_by_game_and_errors_and_notes_are_not(make_library: MakeLibrary) -> None:
    data = make_library(x={}, y={"game": DRAFT.replace("試しの遊び", "別の遊び")})
    library, _ = loaded(data)
    where = data / "games" / "x" / "game.yml"
    severities = (Severity.WARNING, Severity.WARNING, Severity.NOTE)
    found = table(library, *(Problem("a", "b", where, severity=severity) for severity in severities))
    assert {name: row[-2] for name, row in found.items()} == {"試しの遊び": "2", "別の遊び": "0"}


def test_the_reasons_of_exceptions_and_what_is_open_stand_below() -> None:
    library, problems = run(DATA)
    assert library is not None
    everything = {id_: told(library, game) for id_, game in library.games.items()}
    page = render(status(library, everything, problems), library.labels)
    accepted, unknown = page.split("{#accepted}")[1].split("{#open}")
    assert "deck-out-against-library-out" in accepted
    assert "どちらが正しいかを決める材料が無い" in accepted
    assert "最適な人数、所要時間" in unknown


def test_a_site_without_games_has_the_page_too(make_library: MakeLibrary) -> None:
    library, _ = loaded(make_library())
    assert status(library, {}, ()).values["games"] is None
    assert "データの状態" in render(status(library, {}, ()), library.labels)
