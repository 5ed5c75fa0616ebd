from __future__ import annotations

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
    "the end of time": "last-verified: 9999-12-31\n",
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
