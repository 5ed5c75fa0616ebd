from __future__ import annotations

from pathlib import Path

import pytest

from scripts.load.plain import parse

FILE = Path("x.yml")

ENTRY = "an entry of a list begins with `- `, half-width and with a space behind it"
IN_SINGLE = "text goes on behind `\"`; put the whole text in '…'"
BEHIND_BRACKET = "text goes on behind `]`; put the whole text between quotation marks"
CANNOT_STAND = (
    "cannot stand here: a comma or a closing bracket is missing before it, or a text holds `: `, a bracket or "
    "a quotation mark; quote the text"
)
OUT_OF_LINE = "a wrong indent, or text after a quotation mark or bracket"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # tabs
        ("a:\n\tb: 1\n", "2:1: error[tab] a tab indents this line; use spaces"),
        ("a:\n  b: 1\n\tc: 2\n", "3:1: error[tab] a tab indents this line; use spaces"),
        ("a:\n  b: 1\n  \tc: 2\n", "3:3: error[tab] a tab indents this line; use spaces"),
        ("a:\n  - b\n\t- c\n", "3:1: error[tab] a tab indents this line; use spaces"),
        ("\ta: 1\n", "1:1: error[tab] a tab indents this line; use spaces"),
        ("a:\n-\tb: 1\n", "2:2: error[tab] a tab stands where YAML takes only spaces; use a space"),
        # what a value cannot start with
        ("a: @b\n", "1:4: error[syntax] a value cannot start with `@`; quote the text"),
        ("a: `b`\n", "1:4: error[syntax] a value cannot start with ```; quote the text"),
        ("a: %b\n", "1:4: error[syntax] a value cannot start with `%`; quote the text"),
        ("山:\n  札: @山\n", "2:6: error[syntax] a value cannot start with `@`; quote the text"),
        ("a: *強調*\n", "1:4: error[syntax] a value cannot start with `*` or `&`; quote the text"),
        ("a: &印\n", "1:4: error[syntax] a value cannot start with `*` or `&`; quote the text"),
        ("a: !注意 する\n", "1:4: error[tag] YAML takes `!` for the start of a tag; quote the text"),
        ("a: >50点\n", "1:4: error[syntax] a value cannot start with `|` or `>`; quote the text"),
        ("a: |縦線|\n", "1:4: error[syntax] a value cannot start with `|` or `>`; quote the text"),
        ("a: ? 場に\n", "1:4: error[syntax] a value cannot start with `?`; quote the text"),
        ("a: {b: ? 場に}\n", "1:8: error[syntax] a value cannot start with `?`; quote the text"),
        ("a: - b\n", "1:4: error[syntax] a list cannot start here; begin it on the next line, or quote the text"),
        # quotation marks
        ('a: 1\nb: "c\nd: 2\n', "2:4: error[syntax] a quotation mark is opened and never closed"),
        ("a: 'b\n", "1:4: error[syntax] a quotation mark is opened and never closed"),
        (
            'a: "C:\\docs"\n',
            "1:7: error[syntax] a backslash in \"…\" means something else to YAML; write the text in '…'",
        ),
        (
            'a: "\\ud800"\n',
            "1:7: error[syntax] a backslash in \"…\" means something else to YAML; write the text in '…'",
        ),
        ('a: "\\xyz"\n', "1:7: error[syntax] a backslash in \"…\" means something else to YAML; write the text in '…'"),
        ('a: "b" c\n', f"1:8: error[syntax] {IN_SINGLE}"),
        ('a: "速攻"は\n', f"1:8: error[syntax] {IN_SINGLE}"),
        ("a: '速攻'は\n", '1:8: error[syntax] text goes on behind `\'`; put the whole text in "…"'),
        ('a:\n  - "速攻"は\n  - b\n', f"2:9: error[syntax] {IN_SINGLE}"),
        ('a: {b: "速攻"は}\n', f"1:12: error[syntax] {IN_SINGLE}"),
        ('a: "b"\n c\n', f"2:2: error[syntax] this is not in line with the keys above it; {OUT_OF_LINE}"),
        # indentation
        (
            "a: b: c\n",
            "1:5: error[syntax] `: ` inside a text, or a wrong indent; quote the text, or line the keys up",
        ),
        (
            "a: 1\n  b: 2\n",
            "2:4: error[syntax] `: ` inside a text, or a wrong indent; quote the text, or line the keys up",
        ),
        ("a:\n    b: 1\n  c: 2\n", f"3:3: error[syntax] this is not in line with the keys above it; {OUT_OF_LINE}"),
        ("a:\n  - b\n  c: 1\n", f"3:3: error[syntax] this is not in line with the list above it; {OUT_OF_LINE}"),
        # brackets
        ("a: [b\n", "1:4: error[syntax] the `[` here is never closed, or a comma is missing behind a value"),
        ("a: {b: 1\n", "1:4: error[syntax] the `{` here is never closed, or a comma is missing behind a value"),
        ("a: [b] c\n", f"1:8: error[syntax] {BEHIND_BRACKET}"),
        ("a: [起動]場に\n", f"1:8: error[syntax] {BEHIND_BRACKET}"),
        ("- [起動]場に\n", f"1:7: error[syntax] {BEHIND_BRACKET}"),
        ("a: {b: [起動]場に}\n", f"1:12: error[syntax] {BEHIND_BRACKET}"),
        ("a: {起動}場に\n", f"1:8: error[syntax] {BEHIND_BRACKET.replace(']', '}')}"),
        ("a: {b: x, c: 注意: 山}\n", f"1:16: error[syntax] `:` {CANNOT_STAND}"),
        ("a: {b: 山札[デッキ]から}\n", f"1:10: error[syntax] `[` {CANNOT_STAND}"),
        ("a: [山札[デッキ]から]\n", f"1:7: error[syntax] `[` {CANNOT_STAND}"),
        ("a: [b,\n  {c: 1,\n   d: 注意: 山}]\n", f"3:9: error[syntax] `:` {CANNOT_STAND}"),
        ("a: {b: 1\nc: 2\n", "1:4: error[syntax] the `{` here is never closed, or a comma is missing behind a value"),
        ("a: [b\n- c\n", "1:4: error[syntax] the `[` here is never closed, or a comma is missing behind a value"),
        ("[a]\n[b]\n", "2:1: error[syntax] the data ended above this; a wrong indent, or text after a bracket"),
        ("a: 1\n...\nb: 2\n", "3:1: error[syntax] the data ended above this; a wrong indent, or text after a bracket"),
        # depth
        ("a: " + "[" * 2000, "1:1003: error[too-deep] nested more than 40 levels deep"),
        # what is missing
        (
            "a: 1\nb\nc: 2\n",
            "2:1: error[syntax] a key needs `: ` behind it; indent this line if it carries on the text above",
        ),
        (
            "a:\n  b: 一\n  二\n  c: 2\n",
            "3:3: error[syntax] a key needs `: ` behind it; indent this line if it carries on the text above",
        ),
        (
            "a: 1\nb：2\nc: 3\n",
            "2:1: error[syntax] `：` is no colon to YAML; write `: `, half-width and with a space behind it",
        ),
        (
            "a:\n  - b： 二\n    c: 2\n",
            "2:5: error[syntax] `：` is no colon to YAML; write `: `, half-width and with a space behind it",
        ),
        # entries of a list
        *(
            (f"a:\n  - 一\n  {entry}\n{below}", f"3:3: error[syntax] {ENTRY}")
            for entry in ("-手番", "-3枚", "-((b))", "-id: c", "-　二", "－ 二", "－二", "－((b))")
            for below in ("", "  - 三\n", "c: 1\n")
        ),
        ("a: 1\n-二\nb: 1\n", f"2:1: error[syntax] {ENTRY}"),
        ("a:\n  -id: b\n   name: c\n", f"2:3: error[syntax] {ENTRY}"),
        # what nothing better is known for
        ("%BAD x\n---\na: 1\n", "1:5: error[syntax] found unknown directive name (while scanning a directive, line 1)"),
    ],
)
def test_broken_syntax_is_explained_where_it_stands(text: str, said: str) -> None:
    value, problems = parse(text, FILE)
    assert value is None
    assert [str(problem) for problem in problems] == [f"x.yml:{said}"]


@pytest.mark.parametrize("text", ["a:\t1\n", "a: b\tc\n", "a: |\n  b\n  \tc\n", "a: [b,\n\tc]\n", "a: 1\t# b\n"])
def test_tab_that_indents_nothing_passes(text: str) -> None:
    assert parse(text, FILE)[1] == []
