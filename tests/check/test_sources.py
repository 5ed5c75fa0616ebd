from __future__ import annotations

from tests.check.conftest import Find
from tests.conftest import DRAFT

SOURCES = "sources:\n  - {id: book, title: A}\n  - {id: diary, title: B}\n  - {id: letter, title: C}\n"
SAID = "; cite it with `src`, or delete it"


def test_sources_that_claims_cite_pass(find: Find) -> None:
    zones = "src: [book, diary]\nzones: {id: a, name: A, note: {text: B, src: letter}}\n"
    assert find(x={"game": DRAFT + SOURCES, "zones": zones}) == []


def test_the_first_source_needs_no_claim(find: Find) -> None:
    assert find(x={"game": f"{DRAFT}sources: {{id: book, title: A}}\n"}) == []


def test_another_that_no_claim_cites_is_a_warning(find: Find) -> None:
    assert find(x={"game": DRAFT + SOURCES, "zones": "src: letter\nzones: none\n"}, y={"zones": "zones: none"}) == [
        f"x/game.yml:7:5: note[uncited-source] no claim cites `diary`{SAID}"
    ]


def test_a_source_that_only_text_names_is_a_warning(find: Find) -> None:
    zones = "src: letter\nzones: {id: a, name: A, text: ((diary|日記))を見よ。}\n"
    assert find(x={"game": DRAFT + SOURCES, "zones": zones}) == [
        f"x/game.yml:7:5: note[uncited-source] no claim cites `diary`{SAID}"
    ]


def test_nothing_is_said_while_a_file_could_not_be_read(find: Find) -> None:
    found = find(x={"game": DRAFT + SOURCES, "zones": "src: [letter, diary]\nzoons: none\n"})
    assert [line.split(" `")[0] for line in found] == ["x/zones.yml:2:1: error[unknown-key]"]


def test_what_another_source_says_names_that_source(find: Find) -> None:
    start = "start: {life: {value: 5, also: [{text: 6個である。, src: diary}, {text: 7個である。}]}}\n"
    sources = "sources: [{id: book, title: A}, {id: diary, title: B}]\n"
    assert find(x={"game": DRAFT + sources, "setup": start}) == [
        "x/setup.yml:1:61: warning[unsourced-claim] another source says so; name it with `src`"
    ]


def test_what_another_source_says_can_be_accepted_without_its_name(find: Find) -> None:
    game = f"{DRAFT}exceptions: {{check: unsourced-claim, at: start-life, reason: 元の文がどこにあるか分からない。}}\n"
    assert find(x={"game": game, "setup": "start: {life: {value: 5, also: {text: 6個である。}}}\n"}) == []
