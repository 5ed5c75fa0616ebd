from __future__ import annotations

from scripts.check import run
from scripts.library import Library
from scripts.pages.printed import Printer
from scripts.pages.status import exceptions, pages
from scripts.pages.told import told
from scripts.pages.view import Page, Row, Table
from scripts.problems import Problem, Severity
from scripts.render import render
from tests.conftest import DATA, DRAFT, MakeLibrary
from tests.libraries import loaded


def made(library: Library, *problems: Problem) -> dict[str, Page]:
    everything = {id_: told(library, game) for id_, game in library.games.items()}
    printer = Printer(library.labels, {})
    accepted = {id_: exceptions(library, game, printer) for id_, game in library.games.items()}
    return {page.path: page for page in pages(library, everything, problems, accepted)}


def table(library: Library, *problems: Problem) -> dict[str, list[str]]:
    """The row of each game, as text."""
    made_ = made(library, *problems)["status/index.md"].values["games"]
    assert isinstance(made_, Table)
    return {row.cells[0].text.striptags(): _texts(row) for row in made_.rows}


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


def test_the_reasons_of_exceptions_and_what_is_not_known_stand_on_pages_of_their_own() -> None:
    library, problems = run(DATA)
    assert library is not None
    whole, accepted, unknown = (render(page, library.labels) for page in made(library, *problems).values())
    assert '<p><a href="accepted/">承知の上で残した食い違いの一覧</a></p>' in whole.split("{#accepted}")[1]
    assert '<p><a href="unknown/">分かっていない項目の一覧</a></p>' in whole.split("{#open}")[1]
    assert '<a href="../../checks/deck-out-against-library-out/"><code>' in accepted
    assert "どちらが正しいかを決める材料が無い" in accepted
    assert "最適な人数、所要時間" in unknown


def test_a_list_of_which_there_is_nothing_has_no_page(make_library: MakeLibrary) -> None:
    library, _ = loaded(make_library(x={}))
    assert sorted(made(library)) == ["status/index.md", "status/unknown/index.md"]
    assert "accepted" not in render(made(library)["status/index.md"], library.labels)


def test_a_site_without_games_has_the_page_too(make_library: MakeLibrary) -> None:
    library, _ = loaded(make_library())
    (page,) = made(library).values()
    assert page.values["games"] is None
    assert "データの状態" in render(page, library.labels)
