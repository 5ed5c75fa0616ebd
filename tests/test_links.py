"""Links inside text: where they lead, what they say, and that nothing else becomes markup."""

from __future__ import annotations

import pytest

from scripts import library as libraries
from scripts.library import GameData, Library
from scripts.links import LONGEST, Links, label_of_setting
from scripts.model.base import Base
from tests.conftest import DATA, DRAFT, MakeLibrary

MARKUP = "<b>&\"' [a](b) ((shore)) {{ x }}"
"""A name that looks like markup of every kind, and like a reference."""

HERE = {
    "game": DRAFT
    + """
sides: {id: fog, name: 霧}
options: {id: duel, name: 決闘式}
sources: {id: booklet, title: 冊子}
about: {id: told, text: ((shore))の話である。}
""",
    "setup": """
victory:
  - {id: win-named, name: 夜明けの勝ち, text: 夜が明ける}
  - {id: win-told, text: ((shore|岸辺))と((oil))を持つ}
decks: {id: deck, name: 山札}
equipment: {id: coin, name: 銅貨, count: some}
start: {life: {kind: cards, name: 残り火, value: 3}, resources: {id: oil, name: 油, value: 1}, first-draw: none}
states:
  - {id: lit, look: 縦向き, means: 灯りがともる}
  - {id: dim, name: 弱火, means: 灯りが弱い}
details: {library-out: none}
""",
    "flow": """
turn: [{id: dusk, name: 夕べ, text: [{id: draw, text: 札を((win-told))から引く。}]}]
""",
    "rules": r"""
topics:
  id: topic
  name: 話題
  items:
    - {id: titled, name: 見出し, text: 本文}
    - {id: ring-a, text: 前に((ring-b))後}
    - {id: ring-b, text: 中に((ring-a))外}
    - {id: self, text: 己は((self))である。}
    - {id: away, text: ((there/harbour))と((there/nothing))と((nowhere/x))と((nothing))と\((x))と((X y))}
""",
    "cards": """
types: {id: person, name: 人物, stays: permanent}
attributes: {id: colour, name: 色, values: {id: red, name: 赤}}
groups: {id: warm, name: 暖色}
keywords: {id: swift, name: 俊足}
""",
    "zones": f"""
zones:
  - {{id: shore, name: 岸}}
  - id: marked
    name: |-
      {MARKUP}
""",
    "products": """
formats: {id: box, form: 箱}
products: {id: first, name: 初めの箱, date: 2001}
""",
}
THERE = {"zones": "zones: [{id: harbour, name: 港}, {id: shore, name: 砂浜}]"}

NAMES = {
    "side": ("fog", "霧"),
    "option": ("duel", "決闘式"),
    "source": ("booklet", "冊子"),
    "statement": ("told", "岸の話である。"),
    "condition": ("win-named", "夜明けの勝ち"),
    "deck": ("deck", "山札"),
    "equipment": ("coin", "銅貨"),
    "resource": ("oil", "油"),
    "setting": ("start-life", "ライフ"),
    "state": ("lit", "灯りがともる"),
    "step": ("dusk", "夕べ"),
    "topic": ("topic", "話題"),
    "card-type": ("person", "人物"),
    "attribute": ("colour", "色"),
    "value": ("red", "赤"),
    "group": ("warm", "暖色"),
    "keyword": ("swift", "俊足"),
    "zone": ("shore", "岸"),
    "format": ("box", "箱"),
    "product": ("first", "初めの箱"),
}


@pytest.fixture
def library(make_library: MakeLibrary) -> Library:
    found, problems = libraries.load(make_library(here=HERE, there=THERE))
    assert problems == []
    assert found is not None
    return found


@pytest.fixture
def here(library: Library) -> GameData:
    return library.games["here"]


@pytest.fixture
def links(library: Library) -> Links:
    """Links as they are written on the page of ``here``."""
    return Links(library, "games/here/")


@pytest.mark.parametrize(
    ("page", "game", "id_", "address"),
    [
        ("", "here", "", "games/here/"),
        ("", "here", "shore", "games/here/#shore"),
        ("games/", "here", "", "here/"),
        ("games/", "there", "harbour", "there/#harbour"),
        ("games/here/", "here", "", "./"),
        ("games/here/", "here", "shore", "#shore"),
        ("games/here/", "there", "", "../there/"),
        ("games/here/", "there", "harbour", "../there/#harbour"),
        ("glossary/trash/", "here", "shore", "../../games/here/#shore"),
    ],
)
def test_address_is_relative_to_the_page(library: Library, page: str, game: str, id_: str, address: str) -> None:
    assert Links(library, page).address(library.games[game], id_) == address


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("岸に置く。", "岸に置く。"),
        ("((shore))に置く。", '<a href="#shore">岸</a>に置く。'),
        ("((shore|浅瀬))に置く。", '<a href="#shore">浅瀬</a>に置く。'),
        ("((there/harbour))", '<a href="../there/#harbour">港</a>'),
        ("((there/harbour|船着き場))", '<a href="../there/#harbour">船着き場</a>'),
        ("((here/shore))", '<a href="#shore">岸</a>'),
        ("((there/shore))と((shore))", '<a href="../there/#shore">砂浜</a>と<a href="#shore">岸</a>'),
        ("((shore))((oil))", '<a href="#shore">岸</a><a href="#oil">油</a>'),
        ("((shore|<i>&\"'</i>))", '<a href="#shore">&lt;i&gt;&amp;&#34;&#39;&lt;/i&gt;</a>'),
        ("((shore|a|b)c))", '<a href="#shore">a|b)c</a>'),
        ("((start-life))", '<a href="#start-life">ライフ</a>'),
        ("((detail-library-out))", '<a href="#detail-library-out">ライブラリアウト</a>'),
        (r"\((shore))", "((shore))"),
        (r"\\((shore))", r"\((shore))"),
        ("((nothing))", "nothing"),
        ("((nothing|何か<))", "何か&lt;"),
        ("((nowhere/x))", "x"),
        ("((nowhere/x|よそ&))", "よそ&amp;"),
        ("((there/nothing|無い物))", "無い物"),
        ("((Shore))<", "((Shore))&lt;"),
        ("((<b>))", "((&lt;b&gt;))"),
        ("((", "(("),
        ("(((shore)))", "(((shore)))"),
        ("<script>&amp;\"'", "&lt;script&gt;&amp;amp;&#34;&#39;"),
        ("{{ x }} {% x %} {0} %s", "{{ x }} {% x %} {0} %s"),
        ("1行目\n2行目", "1行目 2行目"),
        ("1行目 \n\n\n  2行目", "1行目 2行目"),
        ("前\n((shore|浅\n瀬))\n```\nx\n```", '前 <a href="#shore">浅 瀬</a> ``` x ```'),
        ("((nothing|無\nい))((no\nx))", "無 い((no x))"),
        ("", ""),
    ],
)
def test_text_is_written_with_its_references_as_links(links: Links, here: GameData, text: str, written: str) -> None:
    assert str(links.text(text, here)) == written


@pytest.mark.parametrize(("page", "address"), [("", "games/here/#shore"), ("games/", "here/#shore")])
def test_references_lead_from_other_pages_too(library: Library, here: GameData, page: str, address: str) -> None:
    assert str(Links(library, page).text("((shore))", here)) == f'<a href="{address}">岸</a>'


@pytest.mark.parametrize(("kind", "id_", "name"), [(kind, *rest) for kind, rest in NAMES.items()])
def test_thing_is_called_by_its_name(links: Links, here: GameData, kind: str, id_: str, name: str) -> None:
    thing = here.thing(id_)
    assert thing is not None
    assert thing.kind == kind
    assert links.name(here, id_) == name
    assert str(links.to(here, id_)) == f'<a href="#{id_}">{name}</a>'


def test_every_kind_of_thing_of_a_game_is_among_those() -> None:
    def kinds(model: type[Base]) -> set[str]:
        return {model.kind_of_thing}.union(*map(kinds, model.__subclasses__()))

    assert kinds(Base) - {"", "concept"} | {"setting"} == set(NAMES)


def test_every_setting_is_called_by_its_label(links: Links, here: GameData) -> None:
    assert {id_: links.name(here, id_) for id_, (thing, *_) in here.things.items() if thing.kind == "setting"} == {
        "start-life": "ライフ",
        "start-first-draw": "ファーストドロー制限",
        "detail-library-out": "ライブラリアウト",
    }


@pytest.mark.parametrize(
    ("id_", "name"),
    [
        ("dim", "弱火"),
        ("titled", "見出し"),
        ("win-told", "岸辺と油を持つ"),
        ("draw", "札を岸辺と油を持つから引く。"),
        ("self", "己は己はselfである。である。"),
        ("ring-a", "前に中にring-a外後"),
        ("ring-b", "中に前にring-b後外"),
        ("away", "港とnothingとxとnothingと((x))と((X y))"),
        ("nothing", "nothing"),
    ],
)
def test_thing_without_a_name_is_called_by_its_text(links: Links, here: GameData, id_: str, name: str) -> None:
    assert links.name(here, id_) == name


def test_name_is_said_as_typed_and_never_read_as_a_reference(links: Links, here: GameData) -> None:
    assert links.name(here, "marked") == MARKUP
    escaped = "&lt;b&gt;&amp;&#34;&#39; [a](b) ((shore)) {{ x }}"
    assert str(links.to(here, "marked")) == f'<a href="#marked">{escaped}</a>'
    assert str(links.text("((marked))", here)) == f'<a href="#marked">{escaped}</a>'


def test_name_of_another_game_s_thing_is_that_games(library: Library, here: GameData) -> None:
    links = Links(library, "games/there/")
    assert links.name(library.games["there"], "shore") == "砂浜"
    assert links.name(here, "shore") == "岸"


def test_no_link_without_a_thing(links: Links, here: GameData) -> None:
    assert str(links.to(here, "no<thing")) == "no&lt;thing"
    assert str(links.to(here, "nothing", "言葉&")) == "言葉&amp;"


def test_every_setting_that_the_model_knows_has_a_label() -> None:
    library, _ = libraries.load(DATA)
    assert library is not None
    lists = {"start-resources"}  # its entries are things by themselves
    assert all(label_of_setting(id_, library.labels) for id_ in libraries.SETTINGS - lists)


def test_names_made_of_texts_that_name_each_other_neither_multiply_nor_go_too_deep(make_library: MakeLibrary) -> None:
    """Each of 1,500 texts names the next ones twenty times over: whole, they would have more signs than atoms."""
    items = "".join(
        f"  - {{id: x{n}, text: '山札から{''.join(f'((x{(n + step) % 1500}))' for step in range(1, 21))}'}}\n"
        for n in range(1500)
    )
    library, _ = libraries.load(make_library(x={"rules": f"topics:\n  id: t\n  name: T\n  items:\n{items}"}))
    assert library is not None
    here = library.games["x"]
    links = Links(library, "games/x/")
    name = links.name(here, "x0")
    assert name.startswith("山札から山札からx2")
    assert len(name) <= 20 * LONGEST + 4
    assert max(len(links.words(text, here)) for *_, text in here.texts) <= 20 * LONGEST + 4
