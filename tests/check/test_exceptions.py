from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT

ZONES = "zones: [{id: a, name: 山}, {id: b, name: 川}]\n"
WARNINGS = [
    "x/zones.yml:1:9: warning[missing-reading] `山` has kanji and no `reading`",
    "x/zones.yml:1:27: warning[missing-reading] `川` has kanji and no `reading`",
]


def game(*exceptions: str) -> str:
    return f"{DRAFT}exceptions:\n" + "".join(f"  - {{{exception}}}\n" for exception in exceptions)


def accepts(*ids: str, check: str = "missing-reading") -> str:
    return f"check: {check}, at: [{', '.join(ids)}], reason: 読みが分からない。"


def needless(line: int, ids: str, check: str = "missing-reading") -> str:
    place = f"x/game.yml:{line}:5"
    return f"{place}: error[needless-exception] no warning `{check}` is found at {ids}; delete the exception"


def test_a_warning_is_accepted_where_it_is_named(find: Find) -> None:
    assert find(x={"game": game(accepts("a"), accepts("b")), "zones": ZONES}) == []


def test_only_the_named_warning_is_accepted(find: Find) -> None:
    assert find(x={"game": game(accepts("b")), "zones": ZONES}) == WARNINGS[:1]


def test_only_the_game_itself_is_accepted(find: Find) -> None:
    found = find(x={"game": game(accepts("a"), accepts("b")), "zones": ZONES}, y={"zones": ZONES})
    assert found == [line.replace("x/", "y/") for line in WARNINGS]


NEEDLESS = {
    "nothing is wrong there": ("b, c", "zones: {id: b, name: B}", [needless(6, "`b`, `c`")]),
    "the id is unknown": ("d", ZONES, [needless(6, "`d`"), *WARNINGS]),
    "more is named than the warning is about": ("a, b", ZONES, [needless(6, "`a`, `b`"), *WARNINGS]),
}


@pytest.mark.parametrize(("ids", "zones", "expected"), NEEDLESS.values(), ids=NEEDLESS)
def test_an_exception_that_accepts_nothing_is_an_error(find: Find, ids: str, zones: str, expected: list[str]) -> None:
    assert find(x={"game": game(accepts(ids)), "zones": zones}) == expected


def test_the_second_of_two_that_accept_the_same_is_an_error(find: Find) -> None:
    assert find(x={"game": game(accepts("a"), accepts("a")), "zones": ZONES}) == [needless(7, "`a`"), WARNINGS[1]]


def test_an_exception_for_another_check_is_an_error(find: Find) -> None:
    found = find(x={"game": game(accepts("a", check="uncited-source"), accepts("b")), "zones": ZONES})
    assert found == [needless(6, "`a`", "uncited-source"), WARNINGS[0]]


def test_an_error_cannot_be_accepted(find: Find) -> None:
    zones = "zones: [{id: a, name: A}, {id: a, name: B}]\n"
    assert find(x={"game": game(accepts("a", check="duplicate-id")), "zones": zones}) == [
        needless(6, "`a`", "duplicate-id"),
        "x/zones.yml:1:28: error[duplicate-id] `a` is already the id of a zone in x/zones.yml:1; choose another",
    ]


@pytest.mark.parametrize(
    ("reason", "expected"),
    [
        ("", "x/game.yml:6:5: error[missing-key] `reason` is missing"),
        (", reason: ''", "x/game.yml:6:37: error[empty-value] nothing stands here; write a value or delete the line"),
    ],
)
def test_an_exception_without_a_reason_is_an_error(find: Find, reason: str, expected: str) -> None:
    found = find(x={"game": game(f"check: missing-reading, at: a{reason}"), "zones": ZONES})
    assert found == [expected]


UNREAD = {
    "is no record": "zones: {id: a, name: 山}\nzoons: A\n",
    "has a key twice": "zones: {id: a, name: A}\nzones: {id: a, name: 山}\n",
    "is broken": 'zones: "\n',
}


@pytest.mark.parametrize("zones", UNREAD.values(), ids=UNREAD)
def test_no_exception_is_called_needless_while_a_file(find: Find, zones: str) -> None:
    found = find(x={"game": game(accepts("a")), "zones": zones})
    assert {line.split(":")[0] for line in found} == {"x/zones.yml"}


def test_no_exception_is_called_needless_where_a_complete_game_lacks_a_file(find: Find) -> None:
    found = find(x={"game": "status: complete\n" + game(accepts("a"))})
    assert [line for line in found if "needless" in line] == []
    assert "x/zones.yml:1:1: error[missing-file]" in [line.split("] ")[0] + "]" for line in found]
