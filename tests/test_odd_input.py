"""Input that looks wrong and is right: it passes, and every character of it is kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from scripts.check import run
from scripts.cli import main
from scripts.library import GameData
from tests.conftest import MakeLibrary


def passed(data: Path) -> GameData:
    """The game of a library that must be without a problem."""
    library, problems = run(data)
    assert problems == []
    assert library is not None
    return library.games["x"]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"], ids=["no mark", "byte order mark"])
def test_any_line_end_and_a_byte_order_mark_pass(make_library: MakeLibrary, end: str, mark: bytes) -> None:
    zones = "zones:\n  - id: field\n    name: A\ntext: |-\n  一行目。\n  二行目。\n"
    here = passed(make_library(x={"zones": mark + zones.replace("\n", end).encode()}))
    assert here.zones.text[0].text == "一行目。\n二行目。"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"], ids=["no mark", "byte order mark"])
def test_places_do_not_depend_on_line_ends_and_mark(
    make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch, end: str, mark: bytes
) -> None:
    zones = "zonse: A\ntext: A\nzones:\n  - {id: field, nmae: A}\n"
    data = make_library(x={"zones": mark + zones.replace("\n", end).encode()})
    monkeypatch.chdir(data.parent)
    result = CliRunner().invoke(main, ["check"])
    assert [line.split(" ")[0] for line in result.stdout.splitlines()] == [
        f"data/games/x/zones.yml:{place}:" for place in ("1:1", "4:5", "4:17")
    ]


WORDS = [
    "on", "off", "no", "yes", "No", "YES", "y", "n", "True", "FALSE", "null", "Null", "~", "2010-01", "2010-01-10",
    "12:30", "1_000", "0x1f", "010", "0o17", "1.5", "1e3", ".inf", ".nan", "=", "<<", "+1",
]  # fmt: skip


@pytest.mark.parametrize("word", WORDS)
def test_words_that_yaml_takes_for_something_else_stay_text(make_library: MakeLibrary, word: str) -> None:
    rules = f"topics:\n  id: topic\n  name: {word}\n  items: [{word}, {{text: {word}}}]\n"
    here = passed(make_library(x={"rules": rules}))
    assert isinstance(here.rules.topics, tuple)
    [topic] = here.rules.topics
    assert (topic.name, [item.text for item in topic.items]) == (word, [word, word])


@pytest.mark.parametrize(("number", "text"), [("2001", "2001"), ("-1", "-1"), ("0", "0")])
def test_whole_numbers_are_text_where_text_is_meant(make_library: MakeLibrary, number: str, text: str) -> None:
    rules = f"topics:\n  id: topic\n  name: {number}\n  items: [{number}, {{text: {number}}}]\n"
    here = passed(make_library(x={"rules": rules}))
    assert isinstance(here.rules.topics, tuple)
    [topic] = here.rules.topics
    assert (topic.name, [item.text for item in topic.items]) == (text, [text, text])


@pytest.mark.parametrize("date", ["2010", "2010-01", "2010-01-10", "'2010-01'", "2012-02-29"])
def test_dates_are_text(make_library: MakeLibrary, date: str) -> None:
    assert passed(make_library(x={"products": f"release: {date}\n"})).products.release == date.strip("'")


TYPED = [
    "<script>alert(1)</script>", "左 | 右", "|", "{{ x }}", "{% x %}", "`x` と ``y``", "# 見出し", "#見出し", "- 箇条",
    "1. 番号", "&amp; と &lt;", "**x** と _y_", "[a](b)", "![a](b)", "$x$", "山札 #1", "!注意", "*強調*", "&印",
    "%記号", "@印", "> 引用", "---", "...", "? 問い", ": 定義", "{a: b}", "[a, b]", "a: b", "'x'", '"x"', "\\", "\\n",
    "\\((field))", "（（場））", "𠮷野家", "か\u3099", "\u3000全角\u3000空白\u3000", "a\u00a0b", "\u200b",
    "\U0001f469\u200d\U0001f467", "null", "~",
]  # fmt: skip


@pytest.mark.parametrize("text", TYPED)
@pytest.mark.parametrize("quoting", ["double", "single", "block"])
def test_quoted_text_is_kept_as_typed_in_prose_and_cells(make_library: MakeLibrary, text: str, quoting: str) -> None:
    quoted = json.dumps(text, ensure_ascii=False) if quoting == "double" else "'" + text.replace("'", "''") + "'"
    item = f"|-\n      {text}" if quoting == "block" else quoted
    rules = (
        f"topics:\n  id: topic\n  name: A\n  items:\n    - {item}\n"
        f"  table:\n    head: [{quoted}, B]\n    rows:\n      - [B, {quoted}]\n"
    )
    here = passed(make_library(x={"rules": rules}))
    assert isinstance(here.rules.topics, tuple)
    [topic] = here.rules.topics
    kept = text.strip()
    assert topic.table is not None
    assert ([item.text for item in topic.items], topic.table.head, topic.table.rows) == (
        [kept],
        (kept, "B"),
        (("B", kept),),
    )
