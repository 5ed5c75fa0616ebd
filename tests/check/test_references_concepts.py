from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import Files

HAND = "{id: hand, name: テフダ, reading: テフダ, en: hand, text: 札である。}"
PILE = "{{id: pile, name: ヤマ, reading: ヤマ, en: pile, text: {}, {}}}".format
USED = {"terms": "absent: [hand, pile]\n"}


def concepts(text: str = "札である。", more: str = "related: hand") -> Files:
    return {"zones": f"- {HAND}\n- {PILE(text, more)}\n"}


WRITE = "write ((id)) or ((id|words)), or \\(( for the brackets"
NEAR = "no concept has the id `hadn`; did you mean `hand`?"

GOOD = {
    "relations": concepts(more="related: [hand, pile], broader: hand, contrast: [hand]"),
    "in text": concepts("((hand))と((hand|手))と\\((gone))"),
    "in the reason of an exception": concepts(more="no-link: ((hand))と紛らわしい。"),
}


@pytest.mark.parametrize("files", GOOD.values(), ids=GOOD)
def test_ids_of_concepts_pass(find: Find, files: Files) -> None:
    assert find(files, x=USED) == []


BAD = {
    "broader": (concepts(more="broader: hadn"), f"concepts/zones.yml:2:60: error[unknown-concept] {NEAR}"),
    "related": (concepts(more="related: [hand, hadn]"), f"concepts/zones.yml:2:76: error[unknown-concept] {NEAR}"),
    "contrast": (concepts(more="contrast: [hadn]"), f"concepts/zones.yml:2:71: error[unknown-concept] {NEAR}"),
    "in text": (concepts("((hadn))である。"), f"concepts/zones.yml:2:47: error[unknown-concept] {NEAR}"),
    "in the second sentence": (
        concepts("[文, ((hadn|手))]"),
        f"concepts/zones.yml:2:57: error[unknown-concept] {NEAR}",
    ),
    "in the reason of an exception": (
        concepts(more="no-link: ((hadn))"),
        f"concepts/zones.yml:2:60: error[unknown-concept] {NEAR}",
    ),
    "far from any": (
        concepts(more="related: zzz"),
        "concepts/zones.yml:2:60: error[unknown-concept] no concept has the id `zzz`; expected one of `hand`, `pile`",
    ),
    "into a game": (
        concepts("((x/hand))である。"),
        "concepts/zones.yml:2:47: error[bad-reference] `((x/hand))` leads into a game; point at a concept",
    ),
    "leading nowhere": (
        concepts("((手))である。"),
        f"concepts/zones.yml:2:47: error[bad-reference] `((手))` leads nowhere; {WRITE}",
    ),
}


@pytest.mark.parametrize(("files", "expected"), BAD.values(), ids=BAD)
def test_any_other_id_in_a_concept_is_reported_where_it_stands(find: Find, files: Files, expected: str) -> None:
    assert find(files, x=USED) == [expected]


GAMES = {
    "a word": ("terms:\n  - {term: タバ, concept: hadn}\nabsent: [hand, pile]\n", "2:16", NEAR),
    "a bare absence": ("absent: [hand, pile, hadn]\n", "1:22", NEAR),
    "an absence": ("absent: [hand, pile, {concept: hadn, text: A}]\n", "1:23", NEAR),
    "a thing in place of a concept": (
        "terms: {term: タバ, concept: heap}\nabsent: [hand, pile]\n",
        "1:19",
        "no concept has the id `heap`; expected one of `hand`, `pile`",
    ),
}


@pytest.mark.parametrize(("terms", "place", "expected"), GAMES.values(), ids=GAMES)
def test_unknown_concept_of_a_word_is_reported_where_it_stands(
    find: Find, terms: str, place: str, expected: str
) -> None:
    files = {"zones": "zones: {id: heap, name: A}\n", "terms": terms}
    assert find(concepts(), x=files) == [f"x/terms.yml:{place}: error[unknown-concept] {expected}"]


def test_thing_that_a_word_names_is_a_thing_of_the_game(find: Find) -> None:
    files = {
        "zones": "zones: {id: heap, name: A}\n",
        "terms": "absent: [hand, pile]\nterms: {at: hand, relation: own}\n",
    }
    (line,) = find(concepts(), x=files)
    assert line.startswith("x/terms.yml:2:9: error[unknown-zone] no zone or deck or card type or group")
    assert line.endswith("has the id `hand`; expected one of `heap`")


def test_thing_of_the_wrong_kind_is_no_word(find: Find) -> None:
    files = {
        "products": "formats: {id: box, form: A}\n",
        "terms": "absent: [hand, pile]\nterms: {at: box, relation: own}\n",
    }
    (line,) = find(concepts(), x=files)
    assert line.startswith("x/terms.yml:2:9: error[unknown-zone] `box` is a format, not a zone or a deck")


def test_no_concept_is_called_unknown_while_a_file_of_them_could_not_be_read(find: Find) -> None:
    files = {**concepts("((gone))である。", "related: gone"), "own": "- {id: gone}\n"}
    found = find(files, x={"terms": "absent: [hand, pile, lost]\n"})
    assert {line.split(":")[0] for line in found} == {"concepts/own.yml"}


def test_text_of_a_game_leads_to_things_and_not_to_concepts(find: Find) -> None:
    files = {**USED, "zones": "zones: {id: heap, name: A, text: ((hand))}\n"}
    assert find(concepts(), x=files) == [
        "x/zones.yml:1:28: error[unknown-id] nothing in `x` has the id `hand`; expected one of `heap`"
    ]
