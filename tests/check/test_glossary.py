from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT, Files


def concept(id_: str, name: str, *more: str, text: str = "札である。") -> str:
    return (
        f"- {{{', '.join((f'id: {id_}', f'name: {name}', 'reading: よみ', f'en: {id_}', f'text: {text}', *more))}}}\n"
    )


def terms(*ids: str) -> Files:
    """A game that uses these concepts and no word that could be theirs."""
    words = "".join(f"  - {{term: 語{number}, reading: ご, concept: {id_}}}\n" for number, id_ in enumerate(ids))
    return {"terms": f"terms:\n{words}"}


APART = ("qualifier: い", "no-link: 同じ名がある。"), ("qualifier: ろ",)

GOOD: dict[str, tuple[Files, Files]] = {
    "concepts of their own": (
        {"zones": concept("hand", "手札"), "cards": concept("deck", "束", "spellings: 本")},
        terms("hand", "deck"),
    ),
    "a file of one": (
        {"zones": "id: hand\nname: 手札\nreading: てふだ\nen: hand\ntext: 札である。\n"},
        terms("hand"),
    ),
    "a spelling twice in one concept": ({"zones": concept("hand", "手札", "spellings: [手札, 札, 札]")}, terms("hand")),
    "two of one name, told apart": (
        {"zones": concept("a", "板", *APART[0]) + concept("b", "板", *APART[1])},
        terms("a", "b"),
    ),
    "a spelling that is another's name, told apart": (
        {"zones": concept("a", "板", *APART[0]) + concept("b", "盤", "spellings: 板", *APART[1])},
        terms("a", "b"),
    ),
    "three of one name, of which one is linked": (
        {
            "zones": concept("a", "板", "qualifier: い")
            + concept("b", "板", "qualifier: ろ", "no-link: 文。")
            + concept("c", "板", "qualifier: は", "no-link: 文。")
        },
        terms("a", "b", "c"),
    ),
    "a concept that lies above a used one": (
        {
            "zones": concept("all", "全て")
            + concept("place", "所", "broader: all")
            + concept("hand", "手札", "broader: place")
        },
        terms("hand"),
    ),
    "a concept that is only said to be absent": ({"zones": concept("hand", "手札")}, {"terms": "absent: hand\n"}),
    "concepts above each other in a ring": (
        {"zones": concept("a", "板", "broader: b") + concept("b", "盤", "broader: a")},
        terms("a"),
    ),
    "a concept of a thing": (
        {"zones": concept("hand", "手札")},
        {"zones": "zones: {id: x, name: X}\n", "terms": "terms: {at: x, concept: hand}\n"},
    ),
}


@pytest.mark.parametrize(("concepts", "game"), GOOD.values(), ids=GOOD)
def test_concepts_that_are_told_apart_and_used_pass(find: Find, concepts: Files, game: Files) -> None:
    assert find(concepts, x=game) == []


DUPLICATE, FIRST, OTHER = "error[duplicate-id]", "concepts/cards.yml:2", "choose another"
CATEGORIES = (
    "expected one of `actions`, `cards`, `costs`, `decks`, `own`, `products`, `setup`, `states`, `turn`, `victory`, "
    "`zones`"
)
KANA = "expected kana; only figures, Latin letters and punctuation may stand beside it"
ALSO = "give both a `qualifier`, and one of them `no-link`, or drop the spelling"

BAD: dict[str, tuple[Files, Files, list[str]]] = {
    "an id twice in a file": (
        {"zones": concept("hand", "手札") + concept("hand", "札")},
        terms("hand"),
        [f"concepts/zones.yml:2:4: {DUPLICATE} `hand` is already the id of a concept in concepts/zones.yml:1; {OTHER}"],
    ),
    "an id in three files": (
        {
            "zones": concept("hand", "手札"),
            "cards": concept("x", "X") + concept("hand", "札"),
            "own": concept("hand", "紙"),
        },
        terms("hand", "x"),
        [
            f"concepts/{file}.yml:1:4: {DUPLICATE} `hand` is already the id of a concept in {FIRST}; {OTHER}"
            for file in ("own", "zones")
        ],
    ),
    "a category that is none": (
        {"zonse": concept("hand", "手札") + concept("deck", "束"), "qqq": concept("x", "X")},
        terms("hand", "deck", "x"),
        [
            f"concepts/qqq.yml:1:1: error[unknown-category] `qqq` is no category of concepts; {CATEGORIES}",
            "concepts/zonse.yml:1:1: error[unknown-category] `zonse` is no category of concepts; did you mean `zones`?",
        ],
    ),
    "a name twice": (
        {"zones": concept("a", "板") + concept("b", "板")},
        terms("a", "b"),
        [f"concepts/zones.yml:2:3: error[duplicate-name] `板` is also `a`; {ALSO}"],
    ),
    "a spelling that is another's name": (
        {"cards": concept("a", "板"), "zones": concept("b", "盤", "spellings: [台, 板]")},
        terms("a", "b"),
        [f"concepts/zones.yml:1:3: error[duplicate-name] `板` is also `a`; {ALSO}"],
    ),
    "a name twice, one without a qualifier": (
        {"zones": concept("a", "板", *APART[0]) + concept("b", "板")},
        terms("a", "b"),
        [f"concepts/zones.yml:2:3: error[duplicate-name] `板` is also `a`; {ALSO}"],
    ),
    "a name twice, with the same qualifier": (
        {"zones": concept("a", "板", *APART[0]) + concept("b", "板", "qualifier: い")},
        terms("a", "b"),
        [f"concepts/zones.yml:2:3: error[duplicate-name] `板` is also `a`; {ALSO}"],
    ),
    "a name twice, both linked": (
        {"zones": concept("a", "板", "qualifier: い") + concept("b", "板", "qualifier: ろ")},
        terms("a", "b"),
        [f"concepts/zones.yml:2:3: error[duplicate-name] `板` is also `a`; {ALSO}"],
    ),
    "a name three times, two of them linked": (
        {
            "zones": concept("a", "板", "qualifier: い", "no-link: 文。")
            + concept("b", "板", "qualifier: ろ")
            + concept("c", "板", "qualifier: は")
        },
        terms("a", "b", "c"),
        [f"concepts/zones.yml:3:3: error[duplicate-name] `板` is also `b`; {ALSO}"],
    ),
    "two names twice": (
        {"zones": concept("a", "板", "spellings: 盤") + concept("b", "板", "spellings: 盤")},
        terms("a", "b"),
        [f"concepts/zones.yml:2:3: error[duplicate-name] `{name}` is also `a`; {ALSO}" for name in ("板", "盤")],
    ),
    "no reading": (
        {"zones": concept("hand", "手札").replace("reading: よみ, ", "")},
        terms("hand"),
        ["concepts/zones.yml:1:3: error[missing-key] `reading` is missing"],
    ),
    "no English": (
        {"zones": concept("hand", "手札").replace("en: hand, ", "")},
        terms("hand"),
        ["concepts/zones.yml:1:3: error[missing-key] `en` is missing"],
    ),
    "a reading in Latin letters": (
        {"zones": concept("hand", "手札").replace("よみ", "yomi")},
        terms("hand"),
        [f"concepts/zones.yml:1:24: error[bad-reading] `yomi`: {KANA}"],
    ),
    "a reading in kanji": (
        {"zones": concept("hand", "手札") + concept("deck", "束").replace("よみ", "読み")},
        terms("hand"),
        [f"concepts/zones.yml:2:23: error[bad-reading] `読み`: {KANA}"],
    ),
    "a concept that no game uses": (
        {
            "zones": concept("hand", "手札")
            + concept("deck", "束", "related: hand", "broader: top")
            + concept("top", "天")
        },
        terms("hand"),
        [
            f"concepts/zones.yml:{line}:3: warning[unused-concept] no game has a word for `{id_}`; "
            "tie one in a terms.yml, or delete the concept"
            for line, id_ in ((2, "deck"), (3, "top"))
        ],
    ),
}


@pytest.mark.parametrize(("concepts", "game", "expected"), BAD.values(), ids=BAD)
def test_concepts_that_are_not_are_reported(find: Find, concepts: Files, game: Files, expected: list[str]) -> None:
    assert find(concepts, x=game) == expected


HAND = {"zones": concept("hand", "手札") + concept("deck", "束")}

UNCERTAIN: dict[str, tuple[Files, dict[str, Files]]] = {
    "a game's words could not be read": (HAND, {"x": terms("hand"), "y": {"terms": "terms: [\n"}}),
    "another file of a game could not be read": (HAND, {"x": terms("hand"), "y": {"zones": "zoons: x\n"}}),
    "a game could not be read at all": (HAND, {"x": terms("hand"), "y": {"game": "nonsense"}}),
    "a complete game lacks its words": (HAND, {"x": {"game": f"{DRAFT}status: complete\n"}}),
    "other concepts could not be read": ({**HAND, "own": "- {id: x}\n"}, {"x": terms("hand")}),
    "there is no game": (HAND, {}),
}


@pytest.mark.parametrize(("concepts", "games"), UNCERTAIN.values(), ids=UNCERTAIN)
def test_no_concept_is_called_unused_while(find: Find, concepts: Files, games: dict[str, Files]) -> None:
    assert [line for line in find(concepts, **games) if "unused" in line] == []


def test_no_exception_of_a_game_accepts_an_unused_concept(find: Find) -> None:
    game = f"{DRAFT}exceptions: {{check: unused-concept, at: deck, reason: 使う予定である。}}\n"
    codes = [line.split("[")[1].split("]")[0] for line in find(HAND, x={"game": game, **terms("hand")})]
    assert codes == ["unused-concept", "needless-exception"]
