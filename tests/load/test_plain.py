from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.load.plain import parse
from scripts.load.source import CONTROL, read_text

FILE = Path("x.yml")


def values(text: str) -> Any:
    value, problems = parse(text, FILE)
    assert problems == []
    return value


def problems_of(text: str) -> list[str]:
    return [str(problem).removeprefix("x.yml:") for problem in parse(text, FILE)[1]]


def test_lists_mappings_and_keys_are_kept_in_order() -> None:
    value = values("b: [1, {c: d}]\n2010: x\n007: y\ntrue: z\nno: {}x\n".replace("{}x", "w"))
    assert value == {"b": [1, {"c": "d"}], "2010": "x", "007": "y", "true": "z", "no": "w"}
    assert list(value) == ["b", "2010", "007", "true", "no"]


def test_merge_key_is_a_key_like_any_other() -> None:
    assert values("<<: {a: 1}\n") == {"<<": {"a": 1}}


def test_problem_names_the_file_it_was_given() -> None:
    assert [problem.file for problem in parse("a: 1\na: 2\n", Path("rave/cards.yml"))[1]] == [Path("rave/cards.yml")]


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing yet\n", "---\n", "---\n# nothing\n...\n", "{}", "[]\n"])
def test_file_that_holds_nothing(text: str) -> None:
    assert parse(text, FILE)[0] is None
    assert problems_of(text) == ["1:1: error[empty-file] the file holds nothing"]


@pytest.mark.parametrize(("text", "value"), [("text", "text"), ("5", 5), ("- a", ["a"]), ("~", "~"), ("''", "")])
def test_what_is_no_mapping_is_handed_on(text: str, value: object) -> None:
    assert values(text) == value


def test_every_key_that_stands_twice_is_reported_and_the_first_counts() -> None:
    text = "a: 1\nb:\n  c: 1\n  d: 2\n  c: 3\na: 2\n'b': x\n- ".removesuffix("- ") + "e: [{f: 1, f: 2}]\na: 3\n"
    value, _ = parse(text, FILE)
    assert value == {"a": 1, "b": {"c": 1, "d": 2}, "e": [{"f": 1}]}
    assert problems_of(text) == [
        "5:3: error[duplicate-key] `c` stands twice in one mapping; keep one of them",
        "6:1: error[duplicate-key] `a` stands twice in one mapping; keep one of them",
        "7:1: error[duplicate-key] `b` stands twice in one mapping; keep one of them",
        "8:12: error[duplicate-key] `f` stands twice in one mapping; keep one of them",
        "9:1: error[duplicate-key] `a` stands twice in one mapping; keep one of them",
    ]


def test_what_is_wrong_inside_the_second_of_two_values_is_reported_too() -> None:
    assert problems_of("a: 1\na: {b: 1, b: 2}\n") == [
        "2:11: error[duplicate-key] `b` stands twice in one mapping; keep one of them",
        "2:1: error[duplicate-key] `a` stands twice in one mapping; keep one of them",
    ]


def test_key_that_stands_twice_is_reported_even_where_the_first_has_no_value() -> None:
    assert [line.split("]")[0] for line in problems_of("a:\na: 1\n")] == [
        "1:1: error[empty-value",
        "2:1: error[duplicate-key",
    ]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a:\n", "1:1"),
        ("a: # later\n", "1:1"),
        ("a:\nb: 1\n", "1:1"),
        ("b:\n  a:\n  c: 1\n", "2:3"),
        ("b: {a: , c: 1}\n", "1:5"),
        ("b: {a, c: 1}\n", "1:5"),
        ("b: 1\na: []\n", "2:1"),
        ("b: 1\na: {}\n", "2:1"),
    ],
)
def test_key_without_a_value(text: str, place: str) -> None:
    said = "`a` has no value; write one, `none` or `not-recorded`, or delete the line"
    assert problems_of(text) == [f"{place}: error[empty-value] {said}"]


@pytest.mark.parametrize("text", ["b: {c: 3,000円}\n", "b: {c: 3, 000円, d: 1}\n", "b: {c: 3,000円 }\n"])
def test_comma_in_a_text_between_brackets(text: str) -> None:
    said = "the comma before `000円` ends what stands before it; quote the text, or leave it out"
    assert [line.split(": ", 1)[1] for line in problems_of(text)] == [f"error[empty-value] {said}"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a: {b：c}\n", "1:5"),
        ("a: {b： c}\n", "1:5"),
        ("a: {b:c}\n", "1:5"),
        ("a: {b:　c}\n", "1:5"),
        ("a: {d: 1, b：c}\n", "1:11"),
        ("a: [{b：c}]\n", "1:6"),
    ],
)
def test_key_between_brackets_without_its_colon(text: str, place: str) -> None:
    said = "a key needs `: ` behind it, half-width and with a space: `b: c`"
    assert problems_of(text) == [f"{place}: error[syntax] {said}"]


@pytest.mark.parametrize("text", ["a: {https://b.c}\n", "a: {'b：c'}\n", "a: {b：}\n"])
def test_key_between_brackets_that_has_no_value_at_all(text: str) -> None:
    assert [line.split("` ", 1)[1][:12] for line in problems_of(text)] == ["has no value"]


def test_question_mark_before_a_text_in_a_list() -> None:
    said = "a value cannot start with `?`; quote the text"
    assert problems_of("a:\n  - ? 場に\n") == [f"2:7: error[syntax] {said}"]


@pytest.mark.parametrize(
    ("text", "place", "left"),
    [
        ("a:\n  -\n  - b\n", "2:4", ["b"]),
        ("a:\n  - b\n  - # later\n", "3:4", ["b"]),
        ("a: [b, [], c]\n", "1:8", ["b", "c"]),
        ("a: [{}, b]\n", "1:5", ["b"]),
    ],
)
def test_entry_without_a_value(text: str, place: str, left: list[str]) -> None:
    assert parse(text, FILE)[0] == {"a": left}
    said = "an entry of this list is empty; write it or delete the line"
    assert problems_of(text) == [f"{place}: error[empty-value] {said}"]


@pytest.mark.parametrize(
    ("text", "place"),
    [("a: {{ b }}\n", "1:5"), ("{{ a }}: 1\n", "1:1"), ("? [a]\n: b\n", "1:3"), ("? {a: 1}\n: b\n", "1:3")],
)
def test_key_that_is_no_word(text: str, place: str) -> None:
    said = "a key must be a plain word; quote the text if this is one"
    assert problems_of(text) == [f"{place}: error[wrong-type] {said}"]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("a: !!bool x\n", "x"),
        ("a: !!int x\n", "x"),
        ("a: !!int ''\n", ""),
        ("a: !!float x\n", "x"),
        ("a: !!timestamp x\n", "x"),
        ("a: !!binary あ\n", "あ"),
        ("a: !!null x\n", "x"),
        ("a: !!map [1]\n", [1]),
        ("a: !!seq {b: 1}\n", {"b": 1}),
        ("a: !!set {b: 1}\n", {"b": 1}),
        ("a: !!omap [b]\n", ["b"]),
        ("a: !!str [b]\n", ["b"]),
        ("a: !!python/object/apply:os.getcwd []\nb: x\n", None),
        ("a: !own {b: 1}\n", {"b": 1}),
        ("a: !<tag:empty> x\n", "x"),
    ],
)
def test_tag_changes_no_value_and_is_the_only_problem(text: str, value: object) -> None:
    found, problems = parse(text, FILE)
    assert found.get("a") == value
    assert [problem.code for problem in problems if problem.code != "empty-value"] == ["tag"]


def test_aliases_that_multiply_are_not_expanded() -> None:
    rows = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    rows += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 30)]
    value, problems = parse("\n".join(rows), FILE)
    assert value is None
    assert [problem.code for problem in problems].count("alias") == 29 * 9
    assert [problem.code for problem in problems].count("anchor") == 30


def test_alias_to_what_holds_it() -> None:
    assert problems_of("a: &a [*a]\n") == [
        "1:4: error[anchor] anchor `&a`; write the value out, or quote the text",
        "1:8: error[alias] alias `*a`; write the value out, or quote the text",
    ]


def test_second_document_is_one_problem() -> None:
    assert parse("a: 1\n---\nb: 2\n", FILE)[0] is None
    assert problems_of("a: 1\n---\nb: 2\n") == [
        "2:1: error[second-document] `---` starts a second document; one file holds one"
    ]


def test_traps_broken_syntax_and_lost_values_are_reported_together() -> None:
    assert [line.split("]")[0] for line in problems_of("a: !x y\na: あ #い\nb:\n")] == [
        "1:4: error[tag",
        "2:4: error[cut-text",
        "2:1: error[duplicate-key",
        "3:1: error[empty-value",
    ]
    assert [line.split("]")[0] for line in problems_of("a: !x y\nb: [\n")] == ["1:4: error[tag", "3:1: error[syntax"]


def test_every_character_that_a_file_may_hold_survives(tmp_path: Path) -> None:
    characters = [chr(point) for point in range(0x20, 0x110000) if not 0xD800 <= point < 0xE000]
    text = "".join(character for character in characters if not CONTROL.search(character))
    lines = [text[start : start + 1000] for start in range(0, 0x30000, 1000)] + [text[-1000:]]
    file = tmp_path / "x.yml"
    file.write_text("".join(f"- |-\n  x{line}\n" for line in lines), encoding="utf-8")
    assert values(str(read_text(file))) == [f"x{line}" for line in lines]


class Dumper(yaml.SafeDumper):
    """Writes every text in quotes, and nothing by reference."""

    def ignore_aliases(self, _data: Any) -> bool:
        return True


Dumper.add_representer(str, lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, style='"'))

PLAIN = st.recursive(
    st.one_of(
        st.integers(-(10**17), 10**17),
        st.booleans(),
        st.text(
            st.characters(
                min_codepoint=32,
                max_codepoint=0x2FFFF,
                exclude_characters="\x7f",
                categories=["L", "N", "P", "S", "Zs"],
            ),
            max_size=12,
        ),
    ),
    lambda inner: st.one_of(
        st.lists(inner, min_size=1, max_size=3),
        st.dictionaries(st.text("abc-é山", min_size=1, max_size=6), inner, min_size=1, max_size=3),
    ),
    max_leaves=12,
)


@given(PLAIN)
@settings(max_examples=200, deadline=None)
def test_what_pyyaml_writes_is_read_back_the_same(value: Any) -> None:
    assert values(yaml.dump({"key": value}, Dumper=Dumper, allow_unicode=True, width=10_000)) == {"key": value}


@given(st.text(st.sampled_from(":-?[]{},#&*!|>'\"%@` \n\tab1あ~\\"), max_size=40))
@settings(max_examples=500, deadline=None)
def test_any_text_is_read_or_has_problems_inside_it(text: str) -> None:
    value, problems = parse(text, FILE)
    assert value is not None or problems
    for problem in problems:
        assert 1 <= problem.line <= text.count("\n") + 2
        assert problem.column >= 1
