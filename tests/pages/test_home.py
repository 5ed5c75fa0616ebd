from __future__ import annotations

from collections.abc import Mapping

from scripts.check import run
from scripts.compare.nearest import Near
from scripts.library import Library
from scripts.model.base import entries
from scripts.pages import near
from scripts.pages.home import FEW, TERMS, WORDS, home
from scripts.pages.told import of_all
from scripts.pages.view import Page, Statement, Table
from scripts.render import render
from tests.conftest import DATA, DRAFT, LIBRARY, MakeLibrary
from tests.libraries import loaded
from tests.whole import calls_of


def real() -> Library:
    library, _ = run(DATA)
    assert library is not None
    return library


def made(library: Library, neighbours: Mapping[str, tuple[Near, ...]] | None = None) -> Page:
    everything = of_all(library)
    found = near.found(library, everything) if neighbours is None else neighbours
    return home(library, everything, found, calls_of(library))


def drafts(number: int) -> dict[str, dict[str, str]]:
    return {
        f"g{each:02}": {
            "game": DRAFT.replace("試しの遊び", f"遊び{each:02}").replace("2026-01-02", f"2026-02-{each:02}")
        }
        for each in range(1, number + 1)
    }


def test_few_games_are_all_shown_and_of_many_the_newest(make_library: MakeLibrary) -> None:
    few, _ = loaded(make_library(**drafts(FEW)))
    table = made(few).values["games"]
    assert isinstance(table, Table)
    assert len(table.rows) == FEW


def test_of_many_games_the_newest_are_named_with_a_link_to_all(make_library: MakeLibrary) -> None:
    many, _ = loaded(make_library(**drafts(FEW + 1)))
    page = made(many)
    assert page.values["games"] is None
    text = render(page, many.labels)
    shown = [name for name in (f"遊び{each:02}" for each in range(1, FEW + 2)) if name in text]
    assert shown == ["遊び17", "遊び18", "遊び19", "遊び20", "遊び21"]
    assert text.index("遊び21") < text.index("遊び17")
    assert '<a href="games/">' in text.split("{#newest}")[1]


def test_without_games_it_says_how_to_begin(make_library: MakeLibrary) -> None:
    library, _ = loaded(make_library())
    text = render(made(library), library.labels)
    assert library.labels.home.empty[0] in text
    assert "{#newest}" not in text
    assert "{#compare}" not in text
    assert "{#terms}" not in text


def test_what_there_is_is_counted() -> None:
    library = real()
    offers = made(library).values["offers"]
    assert isinstance(offers, tuple)
    products = sum(len(list(entries(game.products.products))) for game in library.games.values())
    facets = sum(len(group.facets) for group in library.facets)
    assert [(offer.section, offer.value.text) for offer in offers] == [
        ("games/", f"{len(library.games)}ゲームのルールを、同じ形で読める。"),
        ("glossary/", f"{len(library.concepts)}語の意味と、各ゲームでの呼び名を載せる。"),
        ("compare/", f"ゲームを選び、{facets}項目の違いを並べる。"),
        ("products/", f"{products}点を、発売順に並べる。"),
    ]


def test_the_nearest_two_that_differ_enough_are_compared() -> None:
    library = real()
    facets = [facet for group in library.facets for facet in group.facets][:3]
    differ = tuple(facet.id for facet in facets)
    pair = made(
        library,
        {
            "rave": (Near("evangelion", 0.1, (), differ[:2]), Near("nurarihyon", 0.3, (), differ)),
            "nurarihyon": (Near("rave", 0.3, (), differ),),
            "evangelion": (Near("rave", 0.4, (), differ),),
        },
    ).values["pair"]
    assert isinstance(pair, tuple)
    table, address = pair
    assert address == "compare/?games=nurarihyon,rave"
    assert [head.striptags() for head in table.head[1:]] == [
        library.games[id_].game.titles[0].name for id_ in ("nurarihyon", "rave")
    ]
    assert [row.cells[0].text for row in table.rows] == [facet.label for facet in facets]
    told = of_all(library)["rave"][differ[0]]
    assert table.rows[0].cells[2].text == f'<a href="games/rave/#{told.cell.anchor}">{told.label}</a>'


def test_games_that_differ_in_too_little_are_not_compared() -> None:
    assert made(real(), {"rave": (Near("nurarihyon", 0.1, (), ("size",)),)}).values["pair"] is None


def test_terms_of_most_games_come_first_and_then_those_with_most_names() -> None:
    terms = made(real()).values["terms"]
    assert isinstance(terms, tuple)
    assert len(terms) == TERMS
    discard = next(term for term in terms if "discard-pile" in term.name)
    assert isinstance(discard, Statement)
    assert (discard.reading, sorted(discard.text.split("、"))) == (
        "すてふだ",
        ["トラッシュ", "墓場", "捨場", "捨札"],
    )


def test_a_term_with_many_names_shows_some_and_a_reading_that_is_the_name_is_not_repeated() -> None:
    library, _ = run(LIBRARY)
    assert library is not None
    terms = made(library).values["terms"]
    assert isinstance(terms, tuple)
    assert all(len(term.text.split("、")) <= WORDS for term in terms)
    deck = next(term for term in terms if "glossary/deck/" in term.name)
    assert deck.reading == ""
