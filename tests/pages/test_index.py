"""The list of games."""

from __future__ import annotations

from scripts import places
from scripts.pages import index
from tests.conftest import DRAFT, MakeLibrary
from tests.libraries import loaded


def test_games_stand_in_the_order_of_their_readings_whichever_kana_these_are_in(make_library: MakeLibrary) -> None:
    readings = {"a": "シャドウ", "b": "しんせいき", "c": "ヴァルキリー", "d": "ばるか"}
    library, _ = loaded(
        make_library(**{id_: {"game": DRAFT.replace("ためしのあそび", said)} for id_, said in readings.items()})
    )
    table = index.table(library, places.HOME)
    assert table
    assert [row.cells[0].text.split('"')[1] for row in table.rows] == ["games/c/", "games/a/", "games/b/", "games/d/"]
