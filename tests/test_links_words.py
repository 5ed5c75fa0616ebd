"""Links that nobody typed: words of a game and of the glossary, each once in a section."""

from __future__ import annotations

import pytest

from scripts import lexicon
from scripts.lexicon import Target
from scripts.library import GameData, Library
from scripts.links import Links
from tests.conftest import DRAFT, MakeLibrary
from tests.libraries import loaded

CONCEPTS = {
    "zones": r"""
- id: hand
  name: 手札
  reading: てふだ
  en: hand
  spellings: <持ち札>
  text: 手札とは、((pile))から((pile|引く))札である。
- {id: pile, name: 山札, reading: やまふだ, en: pile, text: '手札と手札、((pile))と\((pile))<b>である。'}
- {id: game, name: ゲーム, reading: ゲーム, en: game, text: '((hand|メイン))ゲームと((gone))と((gone|無い))である。'}
"""
}
GAME = {
    "game": DRAFT,
    "zones": "zones: [{id: heap, name: 捨札, text: 札}, {id: deck, name: デッキ}]\n",
    "rules": "topics: {id: topic, name: 話題}\n",
}


@pytest.fixture
def library(make_library: MakeLibrary) -> Library:
    return loaded(make_library(CONCEPTS, x=GAME))[0]


@pytest.fixture
def x(library: Library) -> GameData:
    return library.games["x"]


@pytest.fixture
def links(library: Library, x: GameData) -> Links:
    """Links in a section of the game's page that is about the topic."""
    return Links(library, "games/x/", lexicon.of_game(library, x), (Target("topic", "x"),))


def auto(href: str, word: str) -> str:
    return f'<a class="auto" href="{href}">{word}</a>'


HAND, HEAP, DECK = auto("../../glossary/hand/", "手札"), auto("#heap", "捨札"), auto("#deck", "デッキ")
TYPED = '<a href="#deck">{}</a>'.format

TEXTS = {
    "a concept's word": ("手札を引く", f"{HAND}を引く"),
    "a thing's name": ("捨札へ置く", f"{HEAP}へ置く"),
    "each once": ("捨札と手札と捨札と手札", f"{HEAP}と{HAND}と捨札と手札"),
    "each thing once, whatever it is called": ("手札と<持ち札>", f"{HAND}と&lt;持ち札&gt;"),
    "a word that is markup": ("<持ち札>の<b>", auto("../../glossary/hand/", "&lt;持ち札&gt;") + "の&lt;b&gt;"),
    "not what the section is about": ("話題の手札", f"話題の{HAND}"),
    "not what a typed link has led to": ("((heap))と捨札", '<a href="#heap">捨札</a>と捨札'),
    "typed after": ("捨札と((heap))", f'{HEAP}と<a href="#heap">捨札</a>'),
    "not inside a typed link": ("((deck|手札))と手札", f"{TYPED('手札')}と{HAND}"),
    "not inside an unknown reference": ("((gone|手札))と手札", f"手札と{HAND}"),
    "not inside what is no reference": ("((手札))と手札", f"((手札))と{HAND}"),
    "no katakana that a typed link goes on with": ("((heap|メイン))デッキ", '<a href="#heap">メイン</a>デッキ'),
    "no katakana that goes on in a typed link": ("デッキ((heap|ケース))", 'デッキ<a href="#heap">ケース</a>'),
    "no katakana beside the name a reference gives": ("((deck))デッキ", f"{TYPED('デッキ')}デッキ"),
    "katakana beside another typed link": ("((heap|この))デッキ", f'<a href="#heap">この</a>{DECK}'),
    "brackets as typed": (r"\((手札))", f"(({HAND}))"),
    "over lines": ("手札\n  捨札\nデッキ", f"{HAND} {HEAP} {DECK}"),
}


@pytest.mark.parametrize(("text", "written"), TEXTS.values(), ids=TEXTS)
def test_words_are_linked(links: Links, x: GameData, text: str, written: str) -> None:
    assert str(links.text(text, x)) == written


def test_words_are_linked_once_over_all_texts_of_a_section(links: Links, x: GameData) -> None:
    assert [str(links.text("手札", x)) for _ in range(3)] == [HAND, "手札", "手札"]


def test_typed_link_made_elsewhere_in_the_section_counts(links: Links, x: GameData) -> None:
    links.to(x, "heap")
    links.to_concept("hand")
    assert str(links.text("捨札と手札", x)) == "捨札と手札"


def test_unknown_thing_counts_for_nothing(links: Links, x: GameData) -> None:
    links.to(x, "gone", "捨札")
    links.to_concept("gone", "手札")
    assert str(links.text("捨札と手札", x)) == f"{HEAP}と{HAND}"


def test_without_a_lexicon_no_word_is_linked(library: Library, x: GameData) -> None:
    assert str(Links(library, "games/x/").text("捨札と手札", x)) == "捨札と手札"


def test_no_word_is_linked_to_what_is_being_written_about(links: Links, x: GameData) -> None:
    with links.within(x, "heap"):
        assert str(links.text("捨札と手札", x)) == f"捨札と{HAND}"
    assert str(links.text("捨札と手札", x)) == f"{HEAP}と手札"


def test_what_was_linked_before_it_was_written_about_is_not_linked_once_more(links: Links, x: GameData) -> None:
    links.text("捨札", x)
    with links.within(x, "heap"):
        assert str(links.text("捨札", x)) == "捨札"
    assert str(links.text("捨札", x)) == "捨札"


def test_things_inside_one_another_are_all_left_alone(links: Links, x: GameData) -> None:
    with links.within(x, "heap"):
        with links.within(x, "deck"):
            assert str(links.text("捨札とデッキ", x)) == "捨札とデッキ"
        assert str(links.text("捨札とデッキ", x)) == f"捨札と{DECK}"


def concept_links(library: Library, about: str) -> Links:
    return Links(library, f"glossary/{about}/", lexicon.of_concepts(library), (Target(about),))


@pytest.mark.parametrize(
    ("about", "written"),
    [
        ("hand", '手札とは、<a href="../pile/">山札</a>から<a href="../pile/">引く</a>札である。'),
        (
            "pile",
            f'{auto("../hand/", "手札")}と手札、<a href="./">山札</a>と((pile))&lt;b&gt;である。',
        ),
        ("game", '<a href="../hand/">メイン</a>ゲームとgoneと無いである。'),
    ],
)
def test_text_of_a_concept_leads_to_other_concepts(library: Library, about: str, written: str) -> None:
    entry = library.concept(about)
    assert entry is not None
    assert str(concept_links(library, about).of_concept(entry.record.text[0])) == written


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ("hand", "手札とは、山札から引く札である。"),
        ("pile", "手札と手札、山札と((pile))<b>である。"),
        ("game", "メインゲームとgoneと無いである。"),
    ],
)
def test_words_of_a_concept_s_text_are_what_it_says(library: Library, about: str, said: str) -> None:
    entry = library.concept(about)
    assert entry is not None
    assert concept_links(library, about).words_of_concept(entry.record.text[0]) == said
