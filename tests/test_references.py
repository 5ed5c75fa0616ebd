from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.references import Malformed, Reference, meant, mistyped, parse

Piece = str | Reference | Malformed


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("", []),
        ("文", ["文"]),
        ("((deck))", [Reference("deck")]),
        ("((eva-00))", [Reference("eva-00")]),
        ("((deck|山札))", [Reference("deck", words="山札")]),
        ("((rave/deck))", [Reference("deck", "rave")]),
        ("((rave/deck|RAVE の 山札))", [Reference("deck", "rave", "RAVE の 山札")]),
        ("前((deck))後", ["前", Reference("deck"), "後"]),
        ("((a))((b))", [Reference("a"), Reference("b")]),
        ("((a)) と ((b|乙))。", [Reference("a"), " と ", Reference("b", words="乙"), "。"]),
        ("(1) (a) ) (", ["(1) (a) ) ("]),
        ("（（deck））", ["（（deck））"]),
        ("f(g(x))", ["f(g(x))"]),
        # words
        ("((a|b|c))", [Reference("a", words="b|c")]),
        ("((a|b/c))", [Reference("a", words="b/c")]),
        ("((a|一\n二))", [Reference("a", words="一\n二")]),
        ("((a| 空 ))", [Reference("a", words=" 空 ")]),
        ("((a|\\))", [Reference("a", words="\\")]),
        ("((a|<b>{{ x }}</b>))", [Reference("a", words="<b>{{ x }}</b>")]),
        # round brackets inside the words
        ("((a|ドロー(2枚)))", [Reference("a", words="ドロー(2枚)")]),
        ("((a|(1)引く(2枚)))。", [Reference("a", words="(1)引く(2枚)"), "。"]),
        ("((a|1)引く))", [Reference("a", words="1)引く")]),
        ("((a|引く(2枚))", [Reference("a", words="引く(2枚")]),
        ("((a|引く(2枚)) と (乙))", [Reference("a", words="引く(2枚"), " と (乙))"]),
        ("(((a|甲)))", [Malformed("(((a|甲))"), ")"]),
        ("((a|甲)))", [Reference("a", words="甲"), ")"]),
        ("((a|甲) ))", [Reference("a", words="甲) ")]),
        # the brackets themselves
        ("\\((", ["(("]),
        ("\\((deck))", ["((", "deck))"]),
        ("前\\((後", ["前", "((", "後"]),
        ("\\((((a))", ["((", Reference("a")]),
        ("\\(", ["\\("]),
        ("\\\\((a))", ["\\", "((", "a))"]),
        # what leads nowhere
        ("((", [Malformed("((")]),
        ("(())", [Malformed("(())")]),
        ("((Deck))", [Malformed("((Deck))")]),
        ("(( deck ))", [Malformed("(( deck ))")]),
        ("((deck)", [Malformed("((deck)")]),
        ("((deck) )", [Malformed("((deck) )")]),
        ("((山札))", [Malformed("((山札))")]),
        ("((deck-))", [Malformed("((deck-))")]),
        ("((2枚))", [Malformed("((2枚))")]),
        ("((a/b/c))", [Malformed("((a/b/c))")]),
        ("((/a))", [Malformed("((/a))")]),
        ("((a/))", [Malformed("((a/))")]),
        ("((a|))", [Malformed("((a|))")]),
        ("((a| 　\n))", [Malformed("((a| 　\n))")]),
        ("((|甲))", [Malformed("((|甲))")]),
        ("((a |甲))", [Malformed("((a |甲))")]),
        ("((a|甲((b))乙))", [Malformed("((a|甲((b))"), "乙))"]),
        ("(( と ((a))", [Malformed("(( と ((a))")]),
        ("((" + "甲" * 50 + " ((a))", [Malformed("((" + "甲" * 40), "甲" * 10 + " ", Reference("a")]),
    ],
)
def test_pieces_of_a_text(text: str, pieces: list[Piece]) -> None:
    assert list(parse(text)) == pieces


def written(piece: Piece) -> str:
    if isinstance(piece, str):
        return "\\((" if piece == "((" else piece
    if isinstance(piece, Malformed):
        return piece.text
    game = "" if piece.game is None else f"{piece.game}/"
    words = "" if piece.words is None else f"|{piece.words}"
    return f"(({game}{piece.id}{words}))"


ANY = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
BRACKETS = st.text(st.sampled_from("(()))\\|/ab-A1山 \n"), max_size=60)
IDS = st.from_regex(r"[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,3})?", fullmatch=True)
WORDS = st.text(st.sampled_from("山札 a|/<>&*_`"), min_size=1, max_size=10).filter(str.strip)
REFERENCES = st.builds(Reference, IDS, st.none() | IDS, st.none() | WORDS)


@given(ANY)
@settings(max_examples=300, deadline=None)
def test_text_without_double_brackets_is_one_piece_as_it_is(text: str) -> None:
    if "((" not in text:
        assert list(parse(text)) == ([text] if text else [])
    assert "".join(map(written, parse(text))) == text


@given(BRACKETS)
@settings(max_examples=1000, deadline=None)
def test_pieces_of_any_text_join_to_it(text: str) -> None:
    pieces = list(parse(text))
    assert "".join(map(written, pieces)) == text
    assert "" not in pieces
    for piece in pieces:
        if isinstance(piece, Reference) and piece.words is not None:
            assert piece.words.strip()
            assert "((" not in piece.words


@given(st.lists(REFERENCES | WORDS, max_size=8))
@settings(max_examples=300, deadline=None)
def test_references_are_found_wherever_they_stand(pieces: list[Reference | str]) -> None:
    found = list(parse("".join(map(written, pieces))))
    assert [piece for piece in found if isinstance(piece, Reference)] == [
        piece for piece in pieces if isinstance(piece, Reference)
    ]
    assert not any(isinstance(piece, Malformed) for piece in found)


@pytest.mark.parametrize(
    "text",
    ["((a|" + "(b)" * 700, "((a|" * 500, "(" * 2000, "((a|(" * 400, "((a|" + "b" * 2000, "((" * 1000 + "))" * 1000],
)
def test_longest_texts_of_open_brackets_are_parsed(text: str) -> None:
    pieces = list(parse(text))
    assert "".join(map(written, pieces)) == text
    assert any(isinstance(piece, Malformed) for piece in pieces)


@pytest.mark.parametrize(
    ("text", "reference"),
    [
        ("((Deck))", "((deck))"),
        ("(( deck ))", "((deck))"),
        ("((ｄｅｃｋ))", "((deck))"),
        ("((deck｜山札))", "((deck|山札))"),
        ("((deck |山札))", "((deck|山札))"),
        ("((Deck|山札（上）))", "((deck|山札（上）))"),
        ("((main_deck))", "((main-deck))"),
        ("((Rave/Deck))", "((rave/deck))"),
        ("((deck））を引く。", "((deck))"),
        ("((deck)を引く。", "((deck))"),
        ("((deck", "((deck))"),
    ],
)
def test_a_malformed_reference_tells_what_was_meant(text: str, reference: str) -> None:
    (found,) = (piece for piece in parse(text) if isinstance(piece, Malformed))
    assert meant(found) == reference


@pytest.mark.parametrize("text", ["((", "(())", "((山札))", "((2枚))", "((a-))", "((a/b/c))", "((|甲))", "(( と ((a))"])
def test_what_is_no_id_tells_nothing(text: str) -> None:
    (found,) = (piece for piece in parse(text) if isinstance(piece, Malformed))
    assert meant(found) is None


@pytest.mark.parametrize(
    ("text", "reference"),
    [
        ("（（deck））", "((deck))"),
        ("（（ｄｅｃｋ｜山札））", "((deck|山札))"),
        ("（（deck))", "((deck))"),
        ("[[deck]]", "((deck))"),
        ("[[rave/deck|山札]]", "((rave/deck|山札))"),
    ],
)
def test_an_id_in_other_brackets_is_a_mistyped_reference(text: str, reference: str) -> None:
    (found,) = mistyped(f"前{text}後")
    assert (found, meant(found)) == (Malformed(text), reference)


@pytest.mark.parametrize("text", ["（（山札））", "（（", "（（deck", "（deck）", "[deck]", "[[1]]", "((deck))"])
def test_other_brackets_are_plain_text(text: str) -> None:
    assert list(mistyped(text)) == []
