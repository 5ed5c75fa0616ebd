"""The page of one concept: what it is, what each game calls it, where it is used."""

from __future__ import annotations

import re

import pytest
from selectolax.lexbor import LexborHTMLParser

from scripts.lexicon import of_concepts
from scripts.library import Library
from scripts.pages import concept
from scripts.pages.uses import Use
from scripts.pages.view import Page
from scripts.render import render
from tests.conftest import DRAFT, MakeLibrary
from tests.libraries import loaded
from tests.page import converted, text_of
from tests.whole import calls_of

CONCEPTS = {
    "zones": """
- id: hand
  name: 手札
  reading: てふだ
  en: hand <i>
  spellings: [持ち札, 手の札]
  text: [((pile|山))から引いた札である。, 手札は山札と((pile))から成る。]
  broader: place
  related: pile
  contrast: [counter]
- {id: pile, name: 山札, reading: やまふだ, en: pile, text: 札である。, broader: [place], contrast: hand}
- {id: place, name: 置き所, reading: おきどころ, romaji: oki-dokoro, en: place, text: 所である。, related: [hand]}
""",
    "setup": """
- {id: counter, name: カウンター, reading: カウンター, en: counter, qualifier: 物, text: 数える物である。}
- id: counter-action
  name: カウンター
  reading: カウンター
  en: countering
  qualifier: 打ち消し
  no-link: 同じ名がある。
  text: 打ち消すことである。
""",
}
X = {
    "game": DRAFT.replace("試しの遊び", "<b>遊び</b>") + "sources: [{id: a, title: い}, {id: book, title: 冊子}]\n",
    "zones": "zones: [{id: paper, name: 紙束, reading: かみたば}, {id: heap, name: ヤマ, text: ((paper))である。}]\n",
    "setup": "victory: {id: goal, text: ((heap))が尽きる}\nstart: {mulligan: none, life: {name: 残り火, value: 1}}\n",
    "terms": """
terms:
  - {at: paper, concept: hand}
  - {at: heap, concept: hand, relation: close, differs: '((paper|紙))の<i>半分である。', src: book, note: 注である。}
  - {at: start-mulligan, concept: hand}
  - {at: start-life, concept: hand}
  - {at: goal, concept: hand}
  - {term: <元札>, reading: もとふだ, concept: hand, relation: own}
absent: [pile, place]
""",
}
Y = {"game": DRAFT, "terms": "absent: [{concept: hand, text: '手札は<無い>。'}, pile]\n"}


@pytest.fixture
def library(make_library: MakeLibrary) -> Library:
    found, problems = loaded(make_library(CONCEPTS, x=X, y=Y))
    assert problems == []
    return found


def page(library: Library, id_: str, *uses: Use) -> Page:
    entry = library.concept(id_)
    assert entry is not None
    made, _ = concept.concept(library, entry, of_concepts(library), calls_of(library, uses)[id_])
    return made


def facts(page: Page) -> dict[str, str]:
    rows = page.values["facts_"]
    assert isinstance(rows, tuple)
    return {row.label: str(row.value.text) for row in rows}


def calls(page: Page) -> list[list[str]]:
    """The rows of the table of names, as text and the markup of links."""
    rows = page.values["calls"]
    assert isinstance(rows, tuple)
    cells = [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row, re.DOTALL) for row in "".join(rows).split("</tr>")]
    return [[_said(cell) for cell in row] for row in cells if row]


def _said(cell: str) -> str:
    return re.sub(r"</?(b|span|div)\b[^>]*>", "", cell.replace('<div class="note">', " ※")).strip()


def test_text_leads_to_other_concepts_and_never_to_itself(library: Library) -> None:
    made = page(library, "hand")
    assert made.path == "glossary/hand/index.md"
    pile = '<a href="../pile/">'
    assert made.values["text"] == (f"{pile}山</a>から引いた札である。", f"手札は山札と{pile}山札</a>から成る。")
    assert made.values["description"] == "山から引いた札である。"
    assert made.values["source"] == "data/concepts/zones.yml"


def test_facts_are_all_that_the_data_says_and_relations_from_either_side(library: Library) -> None:
    labels = library.labels.glossary
    category = library.vocabularies["concept-category"].words["zones"].label
    assert facts(page(library, "hand")) == {
        labels.reading: "てふだ",
        labels.romaji: "tefuda",
        labels.en: "hand &lt;i&gt;",
        labels.category: category,
        labels.spellings: "持ち札、手の札",
        labels.broader: '<a href="../place/">置き所</a>',
        labels.related: '<a href="../pile/">山札</a>、<a href="../place/">置き所</a>',
        labels.contrast: '<a href="../counter/">カウンター（物）</a>、<a href="../pile/">山札</a>',
    }
    assert facts(page(library, "place")) == {
        labels.reading: "おきどころ",
        labels.romaji: "oki-dokoro",
        labels.en: "place",
        labels.category: category,
        labels.narrower: '<a href="../hand/">手札</a>、<a href="../pile/">山札</a>',
        labels.related: '<a href="../hand/">手札</a>',
    }


def test_title_has_what_tells_it_from_another_of_its_name(library: Library) -> None:
    titles = {id_: page(library, id_).values["title"] for id_ in library.concepts}
    assert titles["counter"] == "カウンター（物）"
    assert titles["counter-action"] == "カウンター（打ち消し）"
    assert titles["hand"] == "手札"


def test_names_come_with_their_relation_and_what_differs_then_the_games_that_have_none(library: Library) -> None:
    x = '<a href="../../games/x/">&lt;b&gt;遊び&lt;/b&gt;</a>'
    at = '<a href="../../games/x/#{}">{}</a>'.format
    mark = '<a class="source" href="../../games/x/#book" title="出典：冊子">[2]</a>'
    assert calls(page(library, "hand")) == [
        [x, f"{at('paper', '紙束')} かみたば", "同じ", ""],
        [x, at("heap", "ヤマ"), "近い", f"{at('paper', '紙')}の&lt;i&gt;半分である。 {mark} ※注である。"],
        [x, at("start-mulligan", "マリガン（引き直し）"), "同じ", ""],
        [x, at("start-life", "残り火"), "同じ", ""],
        [x, at("goal", "ヤマが尽きる"), "同じ", ""],
        [x, "&lt;元札&gt; もとふだ", "独自", ""],
        ['<a href="../../games/y/">試しの遊び</a>', "無し", "", "手札は&lt;無い&gt;。"],
    ]


def test_concept_that_no_game_speaks_of_has_no_table(library: Library) -> None:
    assert page(library, "counter").values["calls"] == ()
    assert [row[1] for row in calls(page(library, "pile"))] == ["無し", "無し"]


def use(anchor: str, heading: str, target: str = "glossary/hand/", at: str = "", game: str = "x") -> Use:
    return Use(f"games/{game}/", anchor, heading, target, at)


def places(library: Library, *uses: Use, id_: str = "hand") -> list[tuple[str, ...]]:
    found = page(library, id_, *uses).values["uses"]
    assert isinstance(found, tuple)
    return [tuple(map(str, group.places)) for group in found]


USES = {
    "a thing with a name": (use("paper", "領域"), '<a href="../../games/x/#paper">領域：紙束</a>'),
    "a heading itself": (use("paper", "紙束"), '<a href="../../games/x/#paper">紙束</a>'),
    "a section": (use("rules", "ルール細則"), '<a href="../../games/x/#rules">ルール細則</a>'),
    "a copy of a step": (use("dawn-draw", "夜明け"), '<a href="../../games/x/#dawn-draw">夜明け</a>'),
    "no heading": (use("paper", ""), '<a href="../../games/x/#paper">紙束</a>'),
    "nothing that has a name": (use("glance", ""), '<a href="../../games/x/#glance">glance</a>'),
    "markup": (use("rules", "<b>"), '<a href="../../games/x/#rules">&lt;b&gt;</a>'),
    "a use of what is tied": (use("rules", "節", "games/x/", "paper"), '<a href="../../games/x/#rules">節</a>'),
}


@pytest.mark.parametrize(("found", "written"), USES.values(), ids=USES)
def test_place_of_use_is_named_after_its_heading_and_its_thing(library: Library, found: Use, written: str) -> None:
    assert places(library, found) == [(written,)]


@pytest.mark.parametrize(
    "elsewhere",
    [
        use("a", "b", "glossary/pile/"),
        use("a", "b", "glossary/gone/"),
        use("a", "b", "glossary/"),
        use("a", "b", "games/x/", "goal-not"),
        use("a", "b", "games/x/", ""),
        use("a", "b", "games/y/", "paper"),
        use("a", "b", "games/gone/", "paper"),
        use("a", "b", "compare/hand/"),
    ],
)
def test_what_leads_elsewhere_is_no_use_of_the_concept(library: Library, elsewhere: Use) -> None:
    assert places(library, elsewhere) == []


def test_long_names_are_cut(make_library: MakeLibrary) -> None:
    long = {"zones": f"zones: [{{id: a, name: {'い' * 24}}}, {{id: b, name: {'い' * 25}}}]\n"}
    library = loaded(make_library(CONCEPTS, x=long))[0]
    (listed,) = places(library, use("a", "節"), use("b", "節"))
    assert [place.split(">")[1] for place in listed] == [f"節：{'い' * 24}</a", f"節：{'い' * 23}…</a"]


def test_each_place_is_listed_once_in_the_order_of_its_page_and_games_in_that_of_their_ids(library: Library) -> None:
    found = (use("z", "一", game="y"), use("b", "二"), use("a", "三"), use("b", "二"), use("a", "三"))
    assert [[place.split('"')[1] for place in listed] for listed in places(library, *found)] == [
        ["../../games/x/#b", "../../games/x/#a"],
        ["../../games/y/#z"],
    ]


@pytest.mark.parametrize(("games", "rest"), [(49, 0), (50, 0), (51, 1), (60, 10)])
def test_beyond_fifty_games_only_the_number_of_places_is_said(make_library: MakeLibrary, games: int, rest: int) -> None:
    library = loaded(make_library(CONCEPTS, **{f"g{number}": {"game": DRAFT} for number in range(10, 10 + games)}))[0]
    found = [use(anchor, "節", game=game) for game in library.games for anchor in ("a", "b", "a")]
    made = page(library, "hand", *found)
    html = LexborHTMLParser(converted(render(made, library.labels)).html)
    listed = [node.text() for node in html.css(".uses > ul li a")]
    summed = [node.text() for node in html.css(".uses details li")]
    assert listed == ["節", "節"] * (games - rest)
    assert summed == ["試しの遊び 2か所"] * rest
    assert [node.text() for node in html.css(".uses summary")] == [f"ほかに{rest}ゲームで使われている"] * bool(rest)
    first_summed = [node.attributes["href"] for node in html.css(".uses details a")][:1]
    assert first_summed == ["../../games/g60/"] * bool(rest)


def test_concept_without_uses_says_so(library: Library) -> None:
    html = LexborHTMLParser(converted(render(page(library, "hand"), library.labels)).html)
    assert [node.text() for node in html.css(".uses p")] == [library.labels.glossary.no_uses]


@pytest.mark.parametrize(
    ("id_", "heading"),
    [("hand", "手札（てふだ）"), ("counter", "カウンター （物）"), ("place", "置き所（おきどころ）")],
)
def test_heading_has_the_reading_where_it_differs_from_the_name(library: Library, id_: str, heading: str) -> None:
    assert text_of(converted(render(page(library, id_), library.labels)).html, "h1", "top") == heading
