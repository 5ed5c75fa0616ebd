"""Everything a contributor may get wrong in the data: one line each, that says where, what and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from scripts.cli import main
from tests.conftest import DRAFT, MakeLibrary

GAMES = "data/games"
ZONES = "zones:\n  - {id: field, name: A}\n"
COMPLETE = f"status: complete\n{DRAFT}"


def check(data: Path, monkeypatch: pytest.MonkeyPatch) -> Result:
    """The run of ``check`` on a data folder, from the folder that holds it."""
    monkeypatch.chdir(data.parent)
    return CliRunner().invoke(main, ["check"])


Files = dict[str, str | bytes]

BAD: dict[str, tuple[Files, str, str]] = {
    "broken syntax": (
        {"zones": "zones:\n  - {id: field, name: A\n"},
        "zones.yml:2:5: error[syntax]",
        "the `{` here is never closed, or a comma is missing behind a value",
    ),
    "a colon in a text": (
        {"zones": "text: 注意: 山札\n"},
        "zones.yml:1:9: error[syntax]",
        "`: ` inside a text, or a wrong indent; quote the text, or line the keys up",
    ),
    "a quotation mark that never closes": (
        {"zones": 'text: A\nnote: "山札\n'},
        "zones.yml:2:7: error[syntax]",
        "a quotation mark is opened and never closed",
    ),
    "a sign that begins no value": (
        {"zones": "text: `A`\n"},
        "zones.yml:1:7: error[syntax]",
        "a value cannot start with ```; quote the text",
    ),
    "a tab that indents": (
        {"zones": "zones:\n\t- A\n"},
        "zones.yml:2:1: error[tab]",
        "a tab indents this line; use spaces",
    ),
    "a key twice": (
        {"zones": ZONES + "text: A\nzones: none\n"},
        "zones.yml:4:1: error[duplicate-key]",
        "`zones` stands twice in one mapping; keep one of them",
    ),
    "an unknown key": (
        {"zones": "zones:\n  - id: field\n    name: A\n    redaing: B\n"},
        "zones.yml:4:5: error[unknown-key]",
        "`redaing` is not a key here; did you mean `reading`?",
    ),
    "an unknown key at the top": (
        {"flow": "trun: none\n"},
        "flow.yml:1:1: error[unknown-key]",
        "`trun` is not a key here; did you mean `turn`?",
    ),
    "a missing key": ({"zones": "zones:\n  - name: A\n"}, "zones.yml:2:5: error[missing-key]", "`id` is missing"),
    "a missing key at the top": (
        {"game": "titles: {name: A}\n"},
        "game.yml:1:1: error[missing-key]",
        "`added` is missing",
    ),
    "a list for a text": (
        {"zones": "zones:\n  - {id: field, name: [A]}\n"},
        "zones.yml:2:17: error[wrong-type]",
        "expected text, found a list",
    ),
    "true for a text": (
        {"zones": "zones:\n  - {id: field, name: true}\n"},
        "zones.yml:2:17: error[wrong-type]",
        "expected text, found `true`; quote it if it is a text",
    ),
    "a text for a number": (
        {"setup": "start:\n  hand: {value: 六}\n"},
        "setup.yml:2:10: error[wrong-type]",
        "expected a whole number, found `六`",
    ),
    "a text for a mapping": (
        {"setup": "start: 五\n"},
        "setup.yml:1:1: error[wrong-type]",
        "expected a mapping, found `五`; its keys are `first-draw`, `hand`, `life`, `mulligan`, `resources`",
    ),
    "a word for true or false": (
        {"flow": "turn: [{id: a, name: A, optional: yes}]\n"},
        "flow.yml:1:25: error[wrong-type]",
        "expected true or false, found `yes`",
    ),
    "a list for a file": (
        {"cards": "- A\n"},
        "cards.yml:1:1: error[wrong-type]",
        "expected a mapping, found a list; "
        "its keys are `attributes`, `groups`, `keywords`, `note`, `since`, `slip`, `src`, `types` …",
    ),
    "a word of a vocabulary in Japanese": (
        {"zones": "zones: {id: a, name: A, seen: 持ち主}\n"},
        "zones.yml:1:25: error[bad-id]",
        "`持ち主`: expected small Latin letters, figures and single hyphens, beginning with a letter; "
        "the words are listed in vocabularies.yml under `seen`",
    ),
    "a number with what it counts": (
        {"setup": "decks: {id: a, name: A, size: ４０枚}\n"},
        "setup.yml:1:25: error[bad-count]",
        "`４０枚` is no number to YAML; write the figures alone: `40`",
    ),
    "an entry of a list without a space": (
        {"zones": "text:\n  -場に出す。\n"},
        "zones.yml:2:3: error[syntax]",
        "a `-` with no space behind it is part of the text; write `- `, or quote the text",
    ),
    "a number below what there is": (
        {"game": DRAFT.replace("players: 2", "players: 0")},
        "game.yml:3:1: error[bad-count]",
        "`0`: input should be greater than or equal to 1",
    ),
    "an id that is none": (
        {"zones": "zones:\n  - {id: My_Zone, name: A}\n"},
        "zones.yml:2:6: error[bad-id]",
        "`My_Zone`: expected small Latin letters, figures and single hyphens, beginning with a letter",
    ),
    "an unknown id": (
        {"zones": "zones:\n  - {id: field, name: A, to: feild}\n"},
        "zones.yml:2:26: error[unknown-zone]",
        "no zone has the id `feild`; did you mean `field`?",
    ),
    "an unknown id in a text": (
        {"zones": ZONES + "text: ((feild))\n"},
        "zones.yml:3:1: error[unknown-id]",
        "nothing in `x` has the id `feild`; did you mean `field`?",
    ),
    "an unknown word": (
        {"zones": "zones:\n  - {id: field, name: A, seen: ownr}\n"},
        "zones.yml:2:26: error[unknown-word]",
        "`ownr` is no word for `seen`; did you mean `owner`?",
    ),
    "an id twice": (
        {"zones": ZONES + "  - {id: field, name: B}\n"},
        "zones.yml:3:6: error[duplicate-id]",
        f"`field` is already the id of a zone in {GAMES}/x/zones.yml:2; choose another",
    ),
    "a day that is none": (
        {"game": DRAFT.replace("2026-01-02", "2026-02-30")},
        "game.yml:1:1: error[bad-date]",
        "`2026-02-30` is no date: no such day",
    ),
    "a month that is none": (
        {"products": "release: 2010-13\n"},
        "products.yml:1:1: error[bad-date]",
        "`2010-13` is no date: no such month",
    ),
    "a date in another order": (
        {"products": "release: 15.7.2010\n"},
        "products.yml:1:1: error[bad-date]",
        "`15.7.2010` is no date; expected 2010, 2010-07 or 2010-07-15",
    ),
    "a time that ends before it begins": (
        {"zones": "text: {text: A, since: 2002-01, until: 2001}\n"},
        "zones.yml:1:1: error[bad-date]",
        "`since: 2002-01` lies after `until: 2001`",
    ),
    "bytes that are not UTF-8": (
        {"zones": "zones:\n  - {id: a, name: 山札}\n".encode("cp932")},
        "zones.yml:2:19: error[not-utf-8]",
        "byte 0x8e is not UTF-8; save the file as UTF-8",
    ),
    "UTF-16": (
        {"zones": ZONES.encode("utf-16")},
        "zones.yml:1:1: error[not-utf-8]",
        "byte 0xff is not UTF-8; save the file as UTF-8",
    ),
    "NUL": (
        {"zones": "zones:\n  - {id: a, name: A\0}\n"},
        "zones.yml:2:20: error[control-character]",
        "character U+0000 is not text; delete it",
    ),
    "an empty file": ({"zones": ""}, "zones.yml:1:1: error[empty-file]", "the file holds nothing"),
    "a game.yml of comments": (
        {"game": "# later\n"},
        "game.yml:1:1: error[missing-file]",
        "every game needs a game.yml",
    ),
    "a key without a value": (
        {"zones": ZONES + "text:\n"},
        "zones.yml:3:1: error[empty-value]",
        "`text` has no value; write one, `none` or `not-recorded`, or delete the line",
    ),
    "an alias": (
        {"zones": ZONES + "text: *a\n"},
        "zones.yml:3:7: error[alias]",
        "alias `*a`; write the value out, or quote the text",
    ),
    "an anchor": (
        {"zones": ZONES + "text: &a A\n"},
        "zones.yml:3:7: error[anchor]",
        "anchor `&a`; write the value out, or quote the text",
    ),
    "a tag": (
        {"zones": ZONES + "text: !a A\n"},
        "zones.yml:3:7: error[tag]",
        "YAML takes `!a` for a tag and drops it; quote the text",
    ),
    "a tag of YAML's own": (
        {"zones": ZONES + "text: !!str A\n"},
        "zones.yml:3:7: error[tag]",
        "YAML takes `!!str` for a tag and drops it; quote the text",
    ),
    "text that begins with an exclamation mark": (
        {"zones": ZONES + "text: !注意せよ\n"},
        "zones.yml:3:7: error[tag]",
        "quote the text",
    ),
    "text cut off by a number sign": (
        {"zones": ZONES + "text: 山札 #1を置く\n"},
        "zones.yml:3:7: error[cut-text]",
        "YAML drops all from ` #` on; quote the text, or put the comment on a line of its own",
    ),
    "a second document": (
        {"zones": ZONES + "---\ntext: A\n"},
        "zones.yml:3:1: error[second-document]",
        "`---` starts a second document; one file holds one",
    ),
    "deep nesting": (
        {"zones": "text:\n" + "".join("  " * depth + "- \n" for depth in range(60))},
        "zones.yml:41:79: error[too-deep]",
        "nested more than 40 levels deep",
    ),
    "deep brackets": (
        {"zones": f"text: {'[' * 5000}\n"},
        "zones.yml:1:1006: error[too-deep]",
        "nested more than 40 levels deep",
    ),
    "a name of two lines": (
        {"zones": "zones:\n  - id: field\n    name: |\n      A\n      B\n"},
        "zones.yml:3:5: error[bad-format]",
        "expected one line",
    ),
    "a reading in kanji": (
        {"zones": "zones:\n  - {id: field, name: 場, reading: 場}\n"},
        "zones.yml:2:26: error[bad-reading]",
        "`場`: expected kana; only figures, Latin letters and punctuation may stand beside it",
    ),
    "an exception without a reason": (
        {"game": f"{DRAFT}exceptions:\n  - {{check: missing-reading, at: field}}\n"},
        "game.yml:6:5: error[missing-key]",
        "`reason` is missing",
    ),
    "an exception without need": (
        {"game": f"{DRAFT}exceptions:\n  - {{check: missing-reading, at: field, reason: A}}\n", "zones": ZONES},
        "game.yml:6:5: error[needless-exception]",
        "no warning `missing-reading` is found at `field`; delete the exception",
    ),
}


@pytest.mark.parametrize(("files", "place", "said"), BAD.values(), ids=BAD)
def test_one_mistake_is_one_line_with_its_place_and_what_to_do(
    make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch, files: Files, place: str, said: str
) -> None:
    result = check(make_library(x=files, y={}), monkeypatch)
    [line] = result.stdout.splitlines()
    assert line.startswith(f"{GAMES}/x/{place} ")
    assert line.endswith(said)
    assert result.stderr == "1 error\n"
    assert result.exit_code == 1
