"""What is mended, and that nothing else changes."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.fix.mend import DIRECTIVE, Kind, mended
from scripts.load.plain import parse
from scripts.load.source import CONTROL
from scripts.model.files import GAME_FILES
from scripts.model.game import Game
from scripts.model.setup import Setup
from scripts.model.validate import validate
from scripts.model.zones import Zones
from tests.conftest import DATA

FILE = Path("x.yml")
HEAD = "# yaml-language-server: $schema=../../schema/game.json"
GAME = "added: 2026-01-02\ntitles: {name: A}\n"

MENDED = {
    "spaces and tabs at the ends of lines": (
        Zones,
        "zones:  \n  - id: a \t\n    name: 場 \n",
        "zones:\n  - id: a\n    name: 場\n",
    ),
    "white space on an empty line": (Zones, "text: A\n  \nlayout: not-recorded\n", "text: A\n\nlayout: not-recorded\n"),
    "white space behind a comment": (Zones, "text: A # why \n# and \n", "text: A # why\n# and\n"),
    "Windows' line ends": (Zones, "text: A\r\n# b\r\n", "text: A\n# b\n"),
    "old line ends": (Zones, "text: A\r# b\r", "text: A\n# b\n"),
    "a byte order mark": (Zones, "\ufefftext: A\n", "text: A\n"),
    "no line end at the end": (Zones, "text: A", "text: A\n"),
    "many line ends at the end": (Zones, "text: A\n\n \n", "text: A\n"),
    "underscores": (Game, GAME + "last_verified: 2026\n", GAME + "last-verified: 2026\n"),
    "capitals": (Game, "Added: 2026\nTITLES: {name: A}\n", "added: 2026\ntitles: {name: A}\n"),
    "a key deep inside": (Setup, "start: {First_Draw: none} # x\n", "start: {first-draw: none} # x\n"),
    "a key in a list of one": (Zones, "zones: {id: a, name: A, No Link: x}\n", "zones: {id: a, name: A, no-link: x}\n"),
    "figures": (Game, GAME + "players: {min: ２, max: １0} # ４\n", GAME + "players: {min: 2, max: 10} # ４\n"),
    "a date": (Game, GAME.replace("2026-01-02", "２０２６-０１－02"), GAME),
}


@pytest.mark.parametrize(("model", "before", "after"), MENDED.values(), ids=MENDED)
def test_what_is_mended(model: type, before: str, after: str) -> None:
    assert mended(before, Kind(model)) == after
    assert mended(after, Kind(model)) == after
    value, problems = parse(after, FILE)
    assert problems + validate(model, value, FILE)[1] == []


LEFT = {
    "a text kept line by line": (Zones, "layout:\n  board: mirrored\n  areas: |\n    a  \n    a\n"),
    "what is no YAML": (Zones, "zones: [  \n"),
    "a misspelled key": (Zones, "zoons: A\n"),
    "a key whose right form is there too": (Game, GAME + "last_verified: 2025\nlast-verified: 2026\n"),
    "a key under which something else is wrong": (Game, GAME + "Players: [a]\n"),
    "full-width figures in a text": (Zones, "text: ２\n"),
    "full-width figures that make no date": (Game, GAME.replace("2026-01-02", "２０２６-１３")),
    "a number in words": (Game, GAME + "players: 二\n"),
    "a full-width space at the end of a text": (Zones, "text: A　\n"),
    "a tab that indents": (Zones, "zones:\n\t- id: a\n"),
    "a tab on a line of its own": (Zones, "text: A\n\t\nlayout: not-recorded\n"),
    "an empty file": (Zones, ""),
}


@pytest.mark.parametrize(("model", "text"), LEFT.values(), ids=LEFT)
def test_what_is_left_alone(model: type, text: str) -> None:
    assert mended(text, Kind(model)) == text


def test_line_ends_are_mended_also_where_the_rest_is_no_yaml() -> None:
    assert mended("zones: [ \r\n", Kind(Zones)) == "zones: [ \n"


HEADS = {
    "none": "",
    "another": "# yaml-language-server: $schema=../../schema/zones.json\n",
    "one written otherwise": "#yaml-language-server : $schema=../../schema/game.json\n",
    "one with an end that Windows writes": f"{HEAD}\r\n",
}


@pytest.mark.parametrize("head", HEADS.values(), ids=HEADS)
def test_first_line_names_the_schema(head: str) -> None:
    assert mended(f"{head}# why\n{GAME}", Kind(Game, HEAD)) == f"{HEAD}\n# why\n{GAME}"


def test_line_that_names_the_schema_moves_to_the_first_place() -> None:
    assert mended(f"# why\n{HEAD}\n{GAME}", Kind(Game, HEAD)) == f"{HEAD}\n# why\n{GAME}"


def test_file_of_comments_is_mended_like_any_other() -> None:
    assert mended("# why \n", Kind(Game, HEAD)) == f"{HEAD}\n# why\n"


REAL = sorted(file for file in (DATA / "games").rglob("*.yml"))


@cache
def text_of(file: Path) -> str:
    return file.read_text("utf-8")


@cache
def kind_of(file: Path) -> Kind:
    return Kind(GAME_FILES[file.stem], text_of(file).split("\n", 1)[0])


@pytest.mark.parametrize("file", REAL, ids=lambda file: f"{file.parent.name} {file.stem}")
def test_real_file_needs_no_mending(file: Path) -> None:
    assert mended(text_of(file), kind_of(file)) == text_of(file)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_what_an_editor_may_do_to_white_space_is_undone(data: st.DataObject) -> None:
    file = data.draw(st.sampled_from(REAL))
    text = text_of(file)
    lines = text.split("\n")
    for _ in range(data.draw(st.integers(0, 8))):
        at = data.draw(st.integers(0, len(lines) - 1))
        if not re.search(r"areas: \||>-", "\n".join(lines[max(0, at - 12) : at])):  # where spaces may be text
            lines[at] += data.draw(st.text(" \t" if lines[at].strip() else " ", max_size=3))
    noisy = data.draw(st.sampled_from(["\n", "\r\n", "\r"])).join(lines)
    noisy = data.draw(st.sampled_from(["", "\ufeff"])) + noisy + data.draw(st.sampled_from(["", "\n", "\r\n\n"]))
    if data.draw(st.booleans()):
        noisy = re.sub("^\ufeff?.*?[\n\r]+", "", noisy, count=1)
    assert mended(noisy, kind_of(file)) == text


def comments(text: str) -> list[str]:
    lines = re.split("\r\n|\r|\n", text.removeprefix("\ufeff"))
    return [line.strip() for line in lines if line.strip().startswith("#") and not DIRECTIVE.fullmatch(line.rstrip())]


def wrongs(text: str, kind: Kind) -> list[tuple[str, str]]:
    value, found = parse(text, FILE)
    more = validate(kind.model, value, FILE)[1] if value is not None else []
    return [(problem.code, problem.message) for problem in (*found, *more)]


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_comments_stay_what_is_said_stays_and_no_problem_is_added(data: st.DataObject) -> None:
    file = data.draw(st.sampled_from(REAL))
    text, kind = text_of(file), kind_of(file)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        to = min(len(text), at + data.draw(st.integers(0, 3)))
        new = data.draw(
            st.sampled_from([" ", "\t", "\r\n", "\n", "２", "_", "A", "# ", ": ", "|", '"', "- ", "é", "　"])
        )
        text = text[:at] + new + text[to:]
    if CONTROL.search(text.removeprefix("\ufeff")):
        return
    after = mended(text, kind)
    assert mended(after, kind) == after
    assert comments(after) == comments(text)
    before, now = wrongs(text.replace("\r\n", "\n"), kind), wrongs(after, kind)
    assert [problem for problem in now if problem not in before] == []
    if len(now) == len(before):
        assert parse(after, FILE)[0] == parse(text.replace("\r\n", "\n"), FILE)[0]
