from __future__ import annotations

from html import escape
from itertools import chain

import pytest

from scripts.library import Library
from scripts.pages import compare
from scripts.pages.sheet import inputs
from scripts.pages.told import told
from scripts.pages.view import Page
from scripts.render import render
from tests.conftest import DATA, DRAFT, MakeLibrary
from tests.libraries import TOPICS, loaded


def made(library: Library) -> dict[str, Page]:
    everything = {id_: told(library, game) for id_, game in library.games.items()}
    told_by = inputs(library, everything, {}).told
    topics = (compare.topic(library, group, everything, told_by[group.id]) for group in library.facets)
    pages = (page for sheet in chain.from_iterable(topics) for page in sheet.pages())
    return {page.path: page for page in (compare.picking(library, everything), *pages)}


@pytest.fixture(scope="module")
def real() -> dict[str, str]:
    library, _ = loaded(DATA)
    return {path: render(page, library.labels) for path, page in made(library).items()}


def test_there_is_a_page_for_picking_and_one_for_each_topic(real: dict[str, str]) -> None:
    assert sorted(real) == sorted(["compare/index.md", *(f"compare/{topic}/index.md" for topic in TOPICS)])


def test_a_cell_leads_to_its_rule(real: dict[str, str]) -> None:
    cell = '<a class="value" href="../../games/rave/#start-mulligan">条件を満たす時だけ</a><p>手札に'
    assert cell in real["compare/start/index.md"]
    assert cell.replace("../../", "../") in real["compare/index.md"]


def test_an_absence_looks_like_one(real: dict[str, str]) -> None:
    cell = '<a class="value value--none" href="../../games/nurarihyon/#start-mulligan">無し</a></td>'
    assert cell in real["compare/start/index.md"]


def test_every_facet_stands_in_its_topic_with_what_it_asks(real: dict[str, str]) -> None:
    library, _ = loaded(DATA)
    for group in library.facets:
        page = real[f"compare/{group.id}/index.md"]
        for facet in group.facets:
            assert f'<th scope="col">{escape(facet.label)}</th>' in page
            assert f"<dt>{facet.label}</dt><dd>{facet.about}" in page


def test_a_vocabulary_is_told_once(real: dict[str, str]) -> None:
    page = real["compare/victory/index.md"]
    assert page.count("<li>取ったゲームの数</li>") == 1
    assert page.count("値は「勝ち方」と同じ。") == 4


def library_of(make_library: MakeLibrary, number: int, **others: dict[str, str]) -> Library:
    signs = "あいうえおかきくけこ"
    games = {
        f"g{place}": {"game": DRAFT.replace("試しの遊び", f"遊び{place}").replace("ためし", signs[place % 10])}
        for place in range(number)
    }
    return loaded(make_library(**games | others))[0]


def many(make_library: MakeLibrary, number: int) -> dict[str, Page]:
    return made(library_of(make_library, number))


def test_up_to_so_many_games_a_topic_is_one_table(make_library: MakeLibrary) -> None:
    pages = many(make_library, compare.WHOLE)
    assert len(pages) == 1 + len(TOPICS)
    rows = pages["compare/decks/index.md"].values["rows"]
    assert isinstance(rows, tuple)
    assert len(rows) == compare.WHOLE


def test_of_more_games_each_row_of_the_kana_has_a_page_and_the_topic_an_overview(make_library: MakeLibrary) -> None:
    pages = many(make_library, compare.WHOLE + 1)
    assert sorted(path for path in pages if path.startswith("compare/decks/")) == [
        "compare/decks/index.md",
        "compare/decks/row-0/index.md",
        "compare/decks/row-1/index.md",
    ]
    overview = pages["compare/decks/index.md"].values
    assert overview["rows"] == ()
    parts, shares = overview["parts"], overview["shares"]
    assert isinstance(parts, tuple)
    assert isinstance(shares, tuple)
    assert [(part.label, part.address) for part in parts] == [("あ（31）", "row-0/"), ("か（30）", "row-1/")]
    assert shares[0].values == (("未記入", compare.WHOLE + 1),)
    assert pages["compare/decks/row-0/index.md"].values["title"] == "デッキの比較（あ行）"


def test_an_edit_of_a_game_leaves_the_pages_of_other_rows_as_they_are(make_library: MakeLibrary) -> None:
    def differing(**others: dict[str, str]) -> list[str]:
        then = sheets(library_of(make_library, compare.WHOLE + 1))
        now = sheets(library_of(make_library, compare.WHOLE + 1, **others))
        return sorted(path for path in now if then[path] != now[path])

    title = DRAFT.replace("試しの遊び", "別の名").replace("ためし", "い")
    assert differing(g1={"game": title}) == sorted(f"compare/{topic}/row-0/index.md" for topic in TOPICS)
    victory = {"game": title.replace("別の名", "遊び1"), "setup": "victory: {id: win, kind: life, text: 勝つ。}\n"}
    assert differing(g1=victory) == ["compare/victory/index.md", "compare/victory/row-0/index.md"]


def sheets(library: Library) -> dict[str, str]:
    everything = {id_: told(library, game) for id_, game in library.games.items()}
    told_by = inputs(library, everything, {}).told
    topics = (compare.topic(library, group, everything, told_by[group.id]) for group in library.facets)
    return {page.path: sheet.inputs for sheet in chain.from_iterable(topics) for page in sheet.pages()}


def test_the_whole_comparison_stands_on_the_page_for_picking_while_games_are_few(make_library: MakeLibrary) -> None:
    few, more = (many(make_library, compare.MATRIX + extra)["compare/index.md"].values for extra in (0, 1))
    assert len(few["heads"]) == compare.MATRIX  # type: ignore[arg-type]  # a template's values are objects
    assert (more["heads"], more["groups"]) == ((), ())


def test_text_of_the_data_is_text(make_library: MakeLibrary) -> None:
    setup = "victory: {id: win, kind: life, text: '<script>x</script> | **b**', note: '<i>'}\n"
    library, _ = loaded(make_library(x={"game": DRAFT.replace("試しの遊び", "<b>A</b>"), "setup": setup}))
    page = render(made(library)["compare/victory/index.md"], library.labels)
    assert "&lt;script&gt;x&lt;/script&gt; | **b**" in page
    assert "&lt;b&gt;A&lt;/b&gt;" in page
    assert "<script" not in page
