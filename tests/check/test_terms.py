from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT, Files

CONCEPTS = {
    "zones": """
- {id: hand, name: テフダ, reading: テフダ, en: hand, spellings: モチフダ, text: 札である。}
- {id: pile, name: ヤマ, reading: ヤマ, en: pile, text: 札である。}
- {id: spot, name: トコロ, reading: トコロ, en: spot, no-link: よくある語である。, text: 所である。}
- {id: field, name: バ, reading: バ, en: field, text: 所である。}
"""
}
ALL = "absent: [hand, pile, spot, field]\n"
"""Uses every concept, so that none is called unused."""


def zones(*named: str) -> str:
    return "zones:\n" + "".join(f"  - {{{zone}}}\n" for zone in named)


def terms(*entries: str) -> str:
    """The entries, and as absent the concepts that none of them names."""
    absent = [id_ for id_ in ("hand", "pile", "spot", "field") if f"concept: {id_}" not in " ".join(entries)]
    return f"absent: [{', '.join(absent)}]\nterms:\n" + "".join(f"  - {{{entry}}}\n" for entry in entries)


GOOD: dict[str, Files] = {
    "a thing that bears the name of its concept": {
        "zones": zones("id: x, name: テフダ"),
        "terms": terms("at: x, concept: hand"),
    },
    "a thing that bears a spelling of its concept": {
        "zones": zones("id: x, name: モチフダ"),
        "terms": terms("at: x, concept: hand, relation: own"),
    },
    "a thing of another meaning that is not linked": {
        "zones": zones("id: x, name: テフダ, no-link: 文。"),
        "terms": ALL,
    },
    "a thing with the name of a concept that is not linked": {"zones": zones("id: x, name: トコロ"), "terms": ALL},
    "a name of one character": {"zones": zones("id: x, name: バ", "id: y, name: バ"), "terms": ALL},
    "two things of one name, one of them not linked": {
        "zones": zones("id: x, name: ヤド", "id: y, name: ヤド, no-link: 文。"),
        "terms": ALL,
    },
    "things of a kind that is not linked": {
        "game": f"{DRAFT}sides: [{{id: x, name: テフダ}}, {{id: y, name: テフダ}}]\n",
        "terms": ALL,
    },
    "a statement and a zone, the statement not linked": {
        "zones": zones("id: x, name: ヤド"),
        "rules": "topics: {id: t, name: A, items: {id: y, name: ヤド, no-link: 文。}}\n",
        "terms": ALL,
    },
    "a condition and a zone, the condition not linked": {
        "zones": zones("id: x, name: ヤド"),
        "setup": "victory: {id: y, name: ヤド, text: A, no-link: 文。}\n",
        "terms": ALL,
    },
    "a word for the concept of its name": {"terms": terms("term: テフダ, concept: hand")},
    "a word for another concept that is not linked": {"terms": terms("term: テフダ, concept: pile, no-link: 文。")},
    "a word of the game's own, whatever concept has its name": {"terms": terms("term: テフダ, relation: own")},
    "a word for two concepts, one of them not linked": {
        "terms": terms("term: タバ, concept: hand", "term: タバ, concept: pile, no-link: 文。")
    },
    "a word for two concepts that is too common to be linked": {
        "terms": terms("term: トコロ, concept: hand", "term: トコロ, concept: pile")
    },
    "a word of one character for two concepts": {"terms": terms("term: ハ, concept: hand", "term: ハ, concept: pile")},
    "a word for the concept of the thing of its name": {
        "zones": zones("id: x, name: ヤド"),
        "terms": terms("at: x, concept: hand", "term: ヤド, concept: hand"),
    },
}


@pytest.mark.parametrize("files", GOOD.values(), ids=GOOD)
def test_words_with_one_meaning_pass(find: Find, files: Files) -> None:
    assert find(CONCEPTS, x=files) == []


SELDOM = "give the one that text seldom means `no-link`"

BAD: dict[str, tuple[Files, str]] = {
    "two things of one name": (
        {"zones": zones("id: x, name: ヤド", "id: y, name: ヤド"), "terms": ALL},
        f"x/zones.yml:3:5: error[ambiguous-link] `ヤド` is also the name of `x`; {SELDOM}",
    ),
    "two things of one name in two files": (
        {
            "cards": "types: {id: y, name: ヤド, stays: other}\n",
            "zones": zones("id: x, name: ヤド"),
            "terms": terms("at: x, concept: hand", "at: y, concept: hand"),
        },
        f"x/zones.yml:2:5: error[ambiguous-link] `ヤド` is also the name of `y`; {SELDOM}",
    ),
    "a thing with a concept's name that is tied to none": (
        {"zones": zones("id: x, name: テフダ"), "terms": ALL},
        "x/zones.yml:2:5: error[ambiguous-link] `テフダ` is also the concept `hand`; "
        "tie it to that in terms.yml, or give it `no-link`",
    ),
    "a thing with a concept's spelling that is tied to another": (
        {"zones": zones("id: x, name: モチフダ"), "terms": terms("at: x, concept: pile")},
        "x/zones.yml:2:5: error[ambiguous-link] `モチフダ` is also the concept `hand`; "
        "tie it to that in terms.yml, or give it `no-link`",
    ),
    "a word with a concept's name for another": (
        {"terms": terms("at: start-life, relation: own", "term: モチフダ, concept: pile"), "setup": "start: {life: 3}"},
        f"x/terms.yml:4:5: error[ambiguous-link] `モチフダ` is also the concept `hand`; tie it to that, or {SELDOM}",
    ),
    "a word for two concepts": (
        {"terms": terms("term: タバ, concept: hand", "term: タバ, concept: pile")},
        f"x/terms.yml:4:5: error[ambiguous-link] `タバ` is also a word for `hand`; tie it to that, or {SELDOM}",
    ),
    "a word that is the name of a thing tied to another concept": (
        {
            "zones": zones("id: x, name: ヤド"),
            "terms": terms("at: x, concept: hand", "term: ヤド, concept: pile"),
        },
        f"x/terms.yml:4:5: error[ambiguous-link] `ヤド` is also the name of `x`; tie it to that, or {SELDOM}",
    ),
    "a word that is the name of a thing tied to none": (
        {"zones": zones("id: x, name: ヤド"), "terms": terms("term: ヤド, concept: pile")},
        f"x/terms.yml:3:5: error[ambiguous-link] `ヤド` is also the name of `x`; tie it to that, or {SELDOM}",
    ),
}


@pytest.mark.parametrize(("files", "expected"), BAD.values(), ids=BAD)
def test_a_word_that_would_be_linked_to_two_meanings_is_an_error(find: Find, files: Files, expected: str) -> None:
    assert find(CONCEPTS, x=files) == [expected]


def test_a_word_without_a_concept_is_an_error_where_it_stands(find: Find) -> None:
    said = "say the `concept` that this word stands for, or `relation: own`"
    files = {"zones": zones("id: x, name: ヤド"), "terms": terms("at: x, concept: hand", "at: x", "term: タバ")}
    assert find(CONCEPTS, x=files) == [f"x/terms.yml:{line}:5: error[term-without-concept] {said}" for line in (4, 5)]


COMPLETE = f"status: complete\n{DRAFT}"


def untied(find: Find, game: str = COMPLETE, **files: str) -> list[str]:
    found = find(CONCEPTS, x={"terms": ALL, "game": game, **files})
    return [line for line in found if "untied-thing" in line]


def said(place: str, id_: str) -> str:
    what = f"`{id_}` is in no entry of terms.yml; tie it to a concept, or say `relation: own`"
    return f"x/{place}: warning[untied-thing] {what}"


THINGS = {
    "zone": ("zones", "zones: {id: a, name: A}", "1:1"),
    "deck": ("setup", "decks: {id: a, name: A}", "1:1"),
    "card-type": ("cards", "types: {id: a, name: A, stays: other}", "1:1"),
    "group": ("cards", "groups: {id: a, name: A}", "1:1"),
    "keyword": ("cards", "keywords: {id: a, name: A}", "1:1"),
    "attribute": ("cards", "attributes: {id: a, name: A}", "1:1"),
    "resource": ("setup", "start: {resources: {id: a, name: A, value: 1}}", "1:9"),
    "state with a name": ("setup", "states: {id: a, name: A}", "1:1"),
    "phase": ("flow", "turn: [{id: a, name: A}]", "1:8"),
    "phase in the long form": ("flow", "turn: {steps: [{id: a, name: A}]}", "1:16"),
    "single phase": ("flow", "turn: {steps: {id: a, name: A}}", "1:8"),
}


@pytest.mark.parametrize(("file", "text", "place"), THINGS.values(), ids=THINGS)
def test_a_thing_of_a_complete_game_is_tied(find: Find, file: str, text: str, place: str) -> None:
    assert untied(find, **{file: text}) == [said(f"{file}.yml:{place}", "a")]
    for entry in ("{at: a, concept: hand}", "{at: a, relation: own}"):
        assert untied(find, **{file: text}, terms=f"terms: {entry}\n") == []


FREE = {
    "a step of a phase": ("flow", "turn: [{id: p, name: P, steps: [{id: a, name: A}]}]"),
    "a state without a name": ("setup", "states: {id: a, means: A}"),
    "a value": ("cards", "attributes: {id: p, name: P, values: {id: a, name: A}}"),
    "a topic": ("rules", "topics: {id: a, name: A}"),
    "a statement": ("rules", "topics: {id: p, name: P, items: {id: a, name: A}}"),
    "equipment": ("setup", "equipment: {id: a, name: A, count: 1}"),
    "a condition": ("setup", "victory: {id: a, name: A, text: A}"),
    "a setting": ("setup", "start: {life: 3}"),
    "a product": ("products", "products: {id: a, name: A, date: 2001}"),
}


@pytest.mark.parametrize(("file", "text"), FREE.values(), ids=FREE)
def test_other_things_need_not_be(find: Find, file: str, text: str) -> None:
    assert untied(find, **{file: text}, terms="terms: {at: p, relation: own}\n") == []


def test_a_draft_ties_what_it_likes(find: Find) -> None:
    assert untied(find, DRAFT, zones="zones: {id: a, name: A}\n") == []


def test_an_untied_thing_can_be_accepted_by_its_id(find: Find) -> None:
    accepted = f"{COMPLETE}exceptions: {{check: untied-thing, at: a, reason: 当たる物が決まらない。}}\n"
    assert untied(find, accepted, zones="zones: {id: a, name: A}\n") == []


@pytest.mark.parametrize(
    ("concepts", "terms_"),
    [(CONCEPTS, "terms: [\n"), (CONCEPTS, "trems: x\n"), ({**CONCEPTS, "own": "- {id: x}\n"}, "terms: none\n")],
    ids=["broken words", "words that are no record", "unread concepts"],
)
def test_nothing_is_said_of_words_while_words_or_concepts_could_not_be_read(
    find: Find, concepts: Files, terms_: str
) -> None:
    files = {"game": COMPLETE, "zones": zones("id: x, name: テフダ", "id: y, name: テフダ"), "terms": terms_}
    found = find(concepts, x=files)
    assert [line for line in found if "untied" in line or "ambiguous" in line] == []


RELATED = {
    "close": "term: ヤド, concept: hand, relation: close, differs: 文。",
    "the game's own": "term: ヤド, concept: hand, relation: own",
    "until a day": "term: ヤド, concept: hand, until: 2001",
    "another": "term: ヤド, concept: pile",
}


@pytest.mark.parametrize("entry", RELATED.values(), ids=RELATED)
def test_a_concept_that_no_word_stands_for_may_be_absent(find: Find, entry: str) -> None:
    absent = ALL.replace("pile, ", "")
    assert find(CONCEPTS, x={"terms": f"{absent}terms: {{{entry}}}\n"}, y={"terms": ALL}) == []


@pytest.mark.parametrize(("entry", "word"), [("term: ムラ", "ムラ"), ("at: x", "x")])
def test_a_concept_that_a_word_stands_for_is_not_absent(find: Find, entry: str, word: str) -> None:
    said = (
        f"`pile` is what `{word}` stands for; "
        "take it out of `absent`, or say `relation: close` there if it is not the same"
    )
    files = {"zones": zones("id: x, name: ヤド"), "terms": f"{ALL}terms: {{{entry}, concept: pile}}\n"}
    assert find(CONCEPTS, x=files) == [f"x/terms.yml:1:16: error[tied-and-absent] {said}"]
