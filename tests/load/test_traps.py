from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from scripts.load.plain import parse
from scripts.load.traps import find

FILE = Path("x.yml")


def found(text: str) -> list[str]:
    return [f"{problem.line}:{problem.column} {problem.code}" for problem in find(text, FILE)]


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        # tags
        ("text: !important と書く\n", ["1:7 tag"]),
        ("text: !!str 5\n", ["1:7 tag"]),
        ("text: ! と書く\n", ["1:7 tag"]),
        ("- !a\n- !b [x]\n- !c {x: 1}\n", ["1:3 tag", "2:3 tag", "3:3 tag"]),
        ("!top\na: 1\n", ["1:1 tag"]),
        ('{"a":!b c}\n', ["1:6 tag"]),
        ("[!a x,!b y]\n", ["1:2 tag", "1:7 tag"]),
        # anchors and aliases
        ("a: &one 1\n", ["1:4 anchor"]),
        ("a: &one [x]\nb: &two {x: 1}\n", ["1:4 anchor", "2:4 anchor"]),
        ("a: &one 1\nb: *one\n", ["1:4 anchor", "2:4 alias"]),
        ("a: *nowhere\n", ["1:4 alias"]),
        ('{"a":*nowhere}\n', ["1:6 alias"]),
        ("[?*nowhere ]\n", ["1:3 alias"]),
        ("&one a: 1\n*one : 2\n", ["1:1 anchor", "2:1 alias"]),
        ("a: &one !two 3\n", ["1:4 anchor", "1:4 tag"]),
        # documents
        ("a: 1\n---\nb: 2\n", ["2:1 second-document"]),
        ("a: 1\n---\nb: 2\n---\nc: 3\n", ["2:1 second-document"]),
        ("---\na: 1\n...\n---\nb: 2\n", ["4:1 second-document"]),
        # text cut off
        ("text: 一枚 #引く\n", ["1:7 cut-text"]),
        ("text: 一枚 # 引く\n", ["1:7 cut-text"]),
        ("text: 一枚\t# 引く\n", ["1:7 cut-text"]),
        ("text: No. #5\n", ["1:7 cut-text"]),
        ("text: C# #5\n", ["1:7 cut-text"]),
        ("text: #5\n", ["1:6 cut-text"]),
        ("- #5\n", ["1:2 cut-text"]),
        ("text: 一枚\n  引く #捨てる\n", ["1:7 cut-text"]),
        ("a: 5 #x\nb:\n  - 6 #y\n  - c: 7 #z\n", ["1:4 cut-text", "3:5 cut-text", "4:8 cut-text"]),
        ("a: [青, #赤,\n  黄]\n", ["1:5 cut-text"]),
        ("a: [青,#赤,\n  黄]\n", ["1:5 cut-text"]),
        ("a: [青 #赤\n  ]\n", ["1:5 cut-text"]),
        ("a: [#赤,\n  黄]\n", ["1:4 cut-text"]),
        ("a: {#b: 1,\n  c: 2}\n", ["1:4 cut-text"]),
        ('a: ["青", #赤,\n  黄]\n', ["1:5 cut-text"]),
        ("a: [[青], #赤,\n  黄]\n", ["1:7 cut-text"]),
        ('text: "一枚"#引く\n', ["1:7 cut-text"]),
        ("text: [a]#b\n", ["1:9 cut-text"]),
    ],
)
def test_trap_is_found_where_it_stands(text: str, problems: list[str]) -> None:
    assert found(text) == problems


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# a file of comments #1\n  # another !x *y &z\n",
        "# yaml-language-server: $schema=schema/labels.json\na: 1\n",
        "#not spaced\na: 1\n",
        "a: 40 # at least\n",
        "a: forty #\n",
        "a:   # of what follows\n  b: 1\n",
        "a: #of what follows\n  b: 1\n",
        "a:\n  # in between #1\n  - b\n",
        "a: [b, # the first\n  c] # the rest\n",
        "a: { # which\n  b: 1}\n",
        'a: "一枚 #引く"\n',
        "a: '一枚 # 引く' # a comment\n",
        'a: "一枚" #引く\n',
        "a: [一枚] # 引く\n",
        "a: | # 引く\n  一枚 #引く\n# 捨てる\n",
        "a: >-\n  一枚 # 引く\n#捨てる\n",
        "a: 一枚#引く\n",
        "a: 一枚　#引く\n",
        "a: 5! & 6 * 7!\n",
        "a: 危険!\nb: (!)\n",
        "a: '!x'\nb: \"*y\"\nc: '&z'\n",
        "a: |\n  !x\n  *y\n  ---\n",
        "---\na: 1\n...\n",
        "a: '---'\n",
        "text: https://example.com/#top\n",
    ],
)
def test_what_is_no_trap_passes(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: !x y\n", "YAML takes `!x` for a tag and drops it; quote the text"),
        ("a: !!int 5\n", "YAML takes `!!int` for a tag and drops it; quote the text"),
        ("a: &x 1\n", "anchor `&x`; write the value out, or quote the text"),
        ("a: *x\n", "alias `*x`; write the value out, or quote the text"),
        ("a: 1\n---\n", "`---` starts a second document; one file holds one"),
        ("a: あ #い\n", "YAML drops all from ` #` on; quote the text, or put the comment on a line of its own"),
    ],
)
def test_message_says_what_to_do(text: str, message: str) -> None:
    assert [problem.message for problem in find(text, FILE)] == [message]


def test_what_was_found_before_broken_syntax_is_kept() -> None:
    assert found("a: !x y\nb: あ #い\nc: [\n") == ["1:4 tag", "2:4 cut-text"]


def test_trap_is_found_behind_characters_outside_the_basic_plane() -> None:
    assert found("𠮷: [𠮷, !x y]\n") == ["1:8 tag"]


PIECES = st.lists(st.sampled_from([*"あ漢a0 #!&*:,-[]{}'\"|>?%@`\\~", " #", ": ", "- ", "！", "＃"]), max_size=12)


@given(PIECES)
@settings(max_examples=400, deadline=None)
def test_text_without_quotes_either_survives_whole_or_is_a_problem(pieces: list[str]) -> None:
    text = "".join(pieces).strip()
    assume(text[:1] not in tuple("'\"|>[{"))
    value, problems = parse(f"key: {text}\nnext: 1\n", FILE)
    is_comment = re.match(r"[\x00-\x7f]*?[ \t]#( |$)", text)
    assert problems or is_comment or (str(value["key"]), value["next"]) == (text, 1)


CONFLICT = "error[merge-conflict] a merge conflict was not resolved; keep one side and delete the lines"


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> mine\n", ["1:1", "3:1", "5:1"]),
        ("a: 1\n<<<<<<< HEAD\nb: 1\n||||||| 1a2b3c\nb: 3\n=======\nb: 2\n>>>>>>> mine", ["2:1", "4:1", "6:1", "8:1"]),
        ("a: 一\n  <<<<<<< HEAD\n  二\n  =======\n  三\n  >>>>>>> mine\n", ["2:3", "4:3", "6:3"]),
        ("a: |\n  一\n  =======\n", ["3:3"]),
        ("a: *b\n>>>>>>> mine\n", ["2:1"]),
        ("a: |\n  <<<<<<<\n", ["2:3"]),
    ],
)
def test_merge_that_was_not_finished_is_the_only_problem(text: str, places: list[str]) -> None:
    value, problems = parse(text, FILE)
    assert value is None
    said = f"{CONFLICT} `<<<<<<<`, `=======` and `>>>>>>>`"
    assert [str(problem) for problem in problems] == [f"x.yml:{place}: {said}" for place in places]


@pytest.mark.parametrize(
    "text",
    [
        "# =======\na: 1\n",
        "a: |\n  一\n  ========\n",
        "a: |\n  ======\n",
        "a: |\n  ======= 一\n",
        "a: 一 ======= 二\n",
        "a: |\n  <<<<<<<<\n  >>>>>>>>\n",
    ],
)
def test_row_of_signs_that_is_no_mark_of_a_merge_passes(text: str) -> None:
    assert parse(text, FILE)[1] == []
