from __future__ import annotations

import pytest

from scripts.model.concepts import Concept, Concepts
from tests.model.reading import codes, read, wrong

WHOLE = "id: hand, name: 手札, reading: てふだ, en: hand, text: 札である。"


def test_concept_needs_little() -> None:
    concept = read(Concept, f"{{{WHOLE}}}")
    assert (concept.id, concept.name, concept.reading, concept.en, concept.text) == (
        "hand",
        "手札",
        "てふだ",
        "hand",
        ("札である。",),
    )
    assert (concept.spellings, concept.broader, concept.related, concept.contrast) == ((), (), (), ())
    assert (concept.romaji, concept.qualifier, concept.no_link) == (None, None, None)


def test_file_of_concepts_is_a_list_of_them_or_one() -> None:
    assert read(Concepts, f"{{{WHOLE}}}") == read(Concepts, f"- {{{WHOLE}}}")


@pytest.mark.parametrize("key", ["id", "name", "reading", "en", "text"])
def test_concept_without_what_it_needs(key: str) -> None:
    text = ", ".join(pair for pair in WHOLE.split(", ") if not pair.startswith(f"{key}:"))
    assert wrong(Concepts, f"- {{{text}}}") == [("missing-key", (0, key), f"`{key}` is missing")]


KANA = "expected kana; only figures, Latin letters and punctuation may stand beside it"
LETTERS = "expected small Latin letters, with spaces, hyphens and apostrophes"


@pytest.mark.parametrize("reading", ["手札", "てふ札", "tefuda", "TEFUDA", "2001", "・", "「」", "〇"])
def test_reading_that_is_not_kana(reading: str) -> None:
    text = WHOLE.replace("てふだ", f"'{reading}'")
    assert wrong(Concept, f"{{{text}}}") == [("bad-reading", ("reading",), f"`{reading}`: {KANA}")]


@pytest.mark.parametrize(("reading", "kana"), [("テフﾀﾞ", "テフダ"), ("ﾃﾌﾀﾞ", "テフダ"), ("手ﾌﾀﾞ", "手フダ")])
def test_reading_in_half_width_kana(reading: str, kana: str) -> None:
    said = f"`{reading}`: {KANA}; write full-width kana: `{kana}`"
    assert wrong(Concept, f"{{{WHOLE.replace('てふだ', reading)}}}") == [("bad-reading", ("reading",), said)]


@pytest.mark.parametrize("reading", ["てふだ", "テフダ", "EXエリア", "カード・タイプ", "2まい", "あ", "ヴ", "「あ」"])
def test_reading_in_kana(reading: str) -> None:
    assert read(Concept, f"{{{WHOLE.replace('てふだ', reading)}}}").reading == reading


@pytest.mark.parametrize("romaji", ["tefuda", "te-fuda", "kan'i", "te fuda"])
def test_romaji(romaji: str) -> None:
    assert read(Concept, f'{{{WHOLE}, romaji: "{romaji}"}}').romaji == romaji


@pytest.mark.parametrize("romaji", ["Tefuda", "tēfuda", "手札", "te_fuda", "ex2"])
def test_romaji_of_other_letters(romaji: str) -> None:
    assert wrong(Concept, f"{{{WHOLE}, romaji: {romaji}}}") == [("bad-format", ("romaji",), f"`{romaji}`: {LETTERS}")]


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ("romaji: ''", ("bad-format", ("romaji",))),
        (f"romaji: {'a' * 101}", ("too-long", ("romaji",))),
        ("broader: Place", ("bad-id", ("broader", 0))),
        ("related: [a, [b]]", ("wrong-type", ("related", 1))),
        ("no-link: true", ("wrong-type", ("no-link",))),
        ("no_link: よくある。", ("unknown-key", ("no_link",))),
        ("narrower: a", ("unknown-key", ("narrower",))),
        ("category: zones", ("unknown-key", ("category",))),
        ("spellings: {a: b}", ("wrong-type", ("spellings", 0))),
    ],
)
def test_concept_that_cannot_be(more: str, problem: tuple[str, tuple[str, ...]]) -> None:
    found = codes(Concept, f"{{{WHOLE}, {more}}}")
    assert problem in found
    assert len(found) == 1


@pytest.mark.parametrize(("text", "count"), [("文", 1), ("[文]", 1), ("[一, 二, 三]", 3)])
def test_definition_of_one_to_three_sentences(text: str, count: int) -> None:
    assert len(read(Concept, f"{{{WHOLE.replace('札である。', text)}}}").text) == count


def test_definition_of_four_sentences() -> None:
    text = WHOLE.replace("札である。", "[一, 二, 三, 四]")
    assert wrong(Concept, f"{{{text}}}") == [("too-long", ("text",), "more than 3 entries; say it in fewer")]
