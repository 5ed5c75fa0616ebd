from __future__ import annotations

import shutil

import pytest

from scripts.check import run
from tests.check.conftest import Find
from tests.conftest import DATA, DRAFT, MakeLibrary

ZONES = "zones: [{id: a, name: 山}, {id: b, name: 川}]\n"
WARNINGS = [
    "x/zones.yml:1:9: warning[missing-reading] `山` has kanji and no `reading`",
    "x/zones.yml:1:27: warning[missing-reading] `川` has kanji and no `reading`",
]


def game(*exceptions: str) -> str:
    return f"{DRAFT}exceptions:\n" + "".join(f"  - {{{exception}}}\n" for exception in exceptions)


def accepts(*ids: str, check: str = "missing-reading") -> str:
    return f"check: {check}, at: [{', '.join(ids)}], reason: 読みが分からない。"


def needless(line: int, ids: str, check: str = "missing-reading", do: str = "delete the exception") -> str:
    return f"x/game.yml:{line}:5: error[needless-exception] no warning `{check}` is found at {ids}; {do}"


def test_a_warning_is_accepted_where_it_is_named(find: Find) -> None:
    assert find(x={"game": game(accepts("a"), accepts("b")), "zones": ZONES}) == []


def test_only_the_named_warning_is_accepted(find: Find) -> None:
    assert find(x={"game": game(accepts("b")), "zones": ZONES}) == WARNINGS[:1]


def test_only_the_game_itself_is_accepted(find: Find) -> None:
    found = find(x={"game": game(accepts("a"), accepts("b")), "zones": ZONES}, y={"zones": ZONES})
    assert found == [line.replace("x/", "y/") for line in WARNINGS]


ELSEWHERE = "expected one of `a`, `b`, or delete the exception"
NEEDLESS = {
    "nothing is wrong there": ("b, c", "zones: {id: b, name: B}", [needless(6, "`b`, `c`")]),
    "the id is unknown": ("d", ZONES, [needless(6, "`d`", do=ELSEWHERE), *WARNINGS]),
    "more is named than the warning is about": ("a, b", ZONES, [needless(6, "`a`, `b`", do=ELSEWHERE), *WARNINGS]),
}


@pytest.mark.parametrize(("ids", "zones", "expected"), NEEDLESS.values(), ids=NEEDLESS)
def test_an_exception_that_accepts_nothing_is_an_error(find: Find, ids: str, zones: str, expected: list[str]) -> None:
    assert find(x={"game": game(accepts(ids)), "zones": zones}) == expected


def test_the_second_of_two_that_accept_the_same_is_an_error(find: Find) -> None:
    found = find(x={"game": game(accepts("a"), accepts("a")), "zones": ZONES})
    assert found == [needless(7, "`a`", do="expected one of `b`, or delete the exception"), WARNINGS[1]]


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


def test_a_misspelt_place_is_told_where_the_warning_is(find: Find) -> None:
    zones = "zones: [{id: field, name: 山}, {id: stock, name: A}]\n"
    assert find(x={"game": game(accepts("filed")), "zones": zones})[0] == needless(
        6, "`filed`", do="did you mean `field`?"
    )


UNKNOWN = {
    "misspelt": ("missing-readng", "no check is called `missing-readng`; did you mean `missing-reading`?"),
    "an error": (
        "unknown-zone",
        "`unknown-zone` is an error and cannot be accepted; mend what it names, and delete the exception",
    ),
}


@pytest.mark.parametrize("zones", [ZONES, UNREAD["is broken"]], ids=["read", "unread"])
@pytest.mark.parametrize(("code", "said"), UNKNOWN.values(), ids=UNKNOWN)
def test_a_check_that_cannot_be_accepted_is_told(make_library: MakeLibrary, code: str, said: str, zones: str) -> None:
    data = make_library(x={"game": game(accepts("a", check=code)), "zones": zones})
    shutil.copy(DATA / "checks.yml", data)
    _, found = run(data)
    assert [each.message for each in found if each.code == "needless-exception"] == [said]
