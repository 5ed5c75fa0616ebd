"""Tables as text: what is put in comes out again, and nothing is a formula."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scripts.api.tables import FORMULA, text
from tests.api.made import rows

CELLS = st.one_of(st.text(), st.builds("{}{}".format, st.sampled_from([*FORMULA, '"', "'", "\n"]), st.text()))
TABLES = st.integers(1, 4).flatmap(lambda width: st.lists(st.lists(CELLS, min_size=width, max_size=width), min_size=1))


def test_every_cell_stands_in_quotes_and_lines_end_as_the_standard_says() -> None:
    table = [["題", "数"], ['言う「"」', "1"], ["", "二\n行"]]
    assert text(table) == '"題","数"\r\n"言う「""」","1"\r\n"","二\n行"\r\n'


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"])
def test_what_a_spreadsheet_could_compute_is_made_text(sign: str) -> None:
    assert rows(text([[f"{sign}1", f"1{sign}", sign]])) == [[f"'{sign}1", f"1{sign}", f"'{sign}"]]


@given(TABLES)
@example([["=cmd|' /C calc'!A0", "\r\n", '"'], ["-1", "'=1", ""]])
def test_any_text_comes_out_again_without_the_mark_and_no_cell_begins_with_a_sign(table: list[list[str]]) -> None:
    read = rows(text(table))
    assert not any(cell.startswith(FORMULA) for row in read for cell in row)
    assert [
        [cell[1:] if said.startswith(FORMULA) else cell for cell, said in zip(*pair, strict=True)]
        for pair in zip(read, table, strict=True)
    ] == table
