from __future__ import annotations

import re
from datetime import date

import pytest

from scripts.check import run
from tests.conftest import DRAFT, MakeLibrary

DUE = "due again by"
MEND = "compare it and set the date, or say `verify-within: none` if nothing new comes out for the game"


def problems(make_library: MakeLibrary, more: str, today: date | None) -> list[str]:
    _, found = run(make_library(x={"game": DRAFT + more}), today)
    return [str(problem).partition("games/")[2] for problem in found]


def overdue(verified: str, due: str, line: int = 5) -> list[str]:
    said = f"last compared with its sources on {verified}, {DUE} {due}; {MEND}"
    return [f"x/game.yml:{line}:1: warning[not-verified-lately] {said}"]


LIMITS = {
    "24 months where nothing is said": ("last-verified: 2026-03-04\n", date(2028, 3, 4)),
    "as many months as the game says": ("last-verified: 2026-03-04\nverify-within: 6\n", date(2026, 9, 4)),
    "from the end of a month": ("last-verified: 2026-03\nverify-within: 6\n", date(2026, 9, 30)),
    "from the end of a year": ("last-verified: 2026\nverify-within: 1\n", date(2027, 1, 31)),
}


@pytest.mark.parametrize(("more", "due"), LIMITS.values(), ids=LIMITS)
def test_a_game_is_due_again_after(make_library: MakeLibrary, more: str, due: date) -> None:
    assert problems(make_library, more, due) == []
    verified = more.split()[1]
    assert problems(make_library, more, date.fromordinal(due.toordinal() + 1)) == overdue(verified, due.isoformat())


NEVER = {
    "nothing new comes out": "last-verified: 2001\nverify-within: none\n",
    "nobody has verified it yet": "",
}


@pytest.mark.parametrize("more", NEVER.values(), ids=NEVER)
def test_a_game_is_never_due(make_library: MakeLibrary, more: str) -> None:
    assert problems(make_library, more, date(2999, 1, 1)) == []


def test_without_a_day_nothing_is_due(make_library: MakeLibrary) -> None:
    assert problems(make_library, "last-verified: 1999\n", None) == []


def test_it_cannot_be_accepted(make_library: MakeLibrary) -> None:
    more = "last-verified: 1999\nexceptions: {check: not-verified-lately, at: x, reason: 古い。}\n"
    found = problems(make_library, more, date(2026, 1, 1))
    assert [line.split("] ")[0] for line in found] == [
        "x/game.yml:5:1: warning[not-verified-lately",
        "x/game.yml:6:1: error[needless-exception",
    ]


COLUMN = re.compile(":[0-9]+:(?= )")


def to_come(value: str, line: int, today: str) -> str:
    said = f"{value} is still to come, today is {today}; write a day that has been"
    return f"x/game.yml:{line}: warning[date-in-future] {said}"


TO_COME = {
    "last verified": ("last-verified: 2026-03-03\n", 5),
    "last verified at the end of time": ("last-verified: 9999-12-31\n", 5),
    "a month": ("last-verified: 2026-04\n", 5),
    "a source": ("sources:\n- id: diary\n  title: B\n  date: 2027\n", 8),
}


@pytest.mark.parametrize(("more", "line"), TO_COME.values(), ids=TO_COME)
def test_a_date_still_to_come_is_a_warning(make_library: MakeLibrary, more: str, line: int) -> None:
    found = problems(make_library, more, date(2026, 3, 1))
    assert [COLUMN.sub(":", each) for each in found] == [to_come(more.split()[-1], line, "2026-03-01")]


def test_a_game_added_in_days_to_come_is_a_warning(make_library: MakeLibrary) -> None:
    found = problems(make_library, "", date(2025, 12, 31))
    assert [COLUMN.sub(":", each) for each in found] == [to_come("2026-01-02", 1, "2025-12-31")]


HAS_BEEN = {
    "today": "last-verified: 2026-03-01\n",
    "today where the day begins earlier": "last-verified: 2026-03-02\n",
    "this month": "last-verified: 2026-03\n",
    "this year": "last-verified: 2026\n",
    "a product": "",
}


@pytest.mark.parametrize("more", HAS_BEEN.values(), ids=HAS_BEEN)
def test_today_and_what_is_announced_pass(make_library: MakeLibrary, more: str) -> None:
    products = "products: {id: next, name: A, date: 2027}\n"
    assert run(make_library(x={"game": DRAFT + more, "products": products}), date(2026, 3, 1))[1] == []
