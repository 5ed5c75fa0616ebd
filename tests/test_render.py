"""Text stays text: whatever is typed stands on the page as typed, where it belongs, and nothing else does."""

from __future__ import annotations

import html
import json
import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import yaml
from hypothesis import Phase, example, given, settings
from mkdocs.utils.meta import get_data

from scripts import library as libraries
from scripts import places
from scripts.library import Library
from scripts.model.base import entries
from scripts.pages.told import of_all
from scripts.render import anchor, data_block, front, heading, render, words
from tests.conftest import LIBRARY
from tests.page import Converted, Event, converted, events, spaced, text_of, without_drawings
from tests.typed import LINES, MARKS, PIECES, POOL, PROSE, Retyper, Texts, texts
from tests.whole import pages


@cache
def fixtures() -> Library:
    library, _ = libraries.load(LIBRARY)
    assert library is not None
    return library


@cache
def as_rendered() -> dict[str, str]:
    """Every page of the fixture games."""
    return rendered(fixtures())


def rendered(library: Library) -> dict[str, str]:
    """Every page's Markdown, without the one that is made of the models and no game's."""
    found = {page.path: page for page in pages(library, of_all(library)) if page.path.endswith(".md")}
    del found[f"{places.FIELDS}index.md"]
    return {path: render(page, library.labels) for path, page in found.items()}


def retyped(game: str, texts: Texts) -> dict[str, str]:
    """The pages of a fixture game, with all texts and labels replaced."""
    with TemporaryDirectory() as folder:
        Retyper(texts).write(fixtures(), game, Path(folder))
        library, problems = libraries.load(Path(folder))
    assert problems == []
    assert library is not None
    return rendered(library)


@cache
def marked() -> dict[str, str]:
    return retyped("whole-game", MARKS)


def test_every_text_and_label_has_been_replaced_where_the_property_is_tested() -> None:
    everything = "".join(marked().values())
    assert set(MARKS.places) == set(re.findall("Q[a-z]+[0-9]+q", everything))
    assert re.findall("[一-龥]+", everything) == []


CONCEPT = re.compile("glossary/(.+)/index.md")
CONCEPTS = {"attribute", "counter", "field", "hand"}
"""The concepts whose pages are looked at: between them they have all that there is."""


def compared(pages: dict[str, str]) -> dict[str, str]:
    """What of the pages is compared.

    Names of places of use are cut short, so a concept's page counts up to them;
    the choices of the list of games are in the order of their words.
    """
    pages = {
        path: re.sub('<form class="choices".*?</form>', "", source, flags=re.DOTALL) for path, source in pages.items()
    }
    concepts = {path: found[1] for path in pages if (found := CONCEPT.fullmatch(path))}
    return {
        path: source.rsplit("\n## ", 1)[0] if path in concepts else source
        for path, source in pages.items()
        if concepts.get(path, "hand") in CONCEPTS
    }


def unlinked(page: list[Event]) -> list[Event]:
    """A page without the links that words make by themselves, and without what scripts are told, which is JSON."""
    kept: list[Event] = []
    inside = False
    for event in page:
        auto = event[:2] == ("start", "a") and "class=auto" in event
        if auto or (inside and event == ("end", "a")):
            inside = auto
        elif event[0] == "text" and kept and kept[-1][0] == "text":
            kept[-1] = ("text", spaced(kept[-1][1] + event[1]))
        else:
            kept.append(tuple(part for part in event if not part.startswith(("data-search=", "data-words="))))
    return kept


PICTURE = {"details", "figcaption", "figure", "summary"}
SHAPES = {"g", "polygon", "polyline", "rect", "svg", "text", "tspan"}


def undrawn(page: list[Event]) -> list[Event]:
    """A page whose pictures are their links and words alone: sizes, and where lines end, go by how long words are."""
    kept: list[Event] = []
    inside = False
    for event in page:
        if event[:2] == ("start", "svg"):
            inside = True
            kept.append((*event[:2], *(part for part in event[2:] if part.startswith("aria-label="))))
        elif event == ("end", "svg"):
            inside = False
        elif event[:2] == ("start", "text"):
            kept.append(("drawn", ""))
        elif inside and event[0] == "text" and kept[-1][0] == "drawn":
            kept[-1] = ("drawn", kept[-1][1] + event[1])
        elif not inside or (event[0] != "text" and event[1] not in SHAPES):
            kept.append(event)
    return [event if event[0] != "drawn" else ("drawn", unspaced(event[1])) for event in kept]


def headed(found: list[Event]) -> list[Event]:
    """The same with no space before or after the words of a heading, where none is seen."""
    before = [("", ""), *found]
    return [
        (event[0], event[1].strip()) if event[0] == "text" and last[:2] == ("start", "h1") else event
        for last, event in zip(before, found, strict=False)
    ]


def unspaced(text: str) -> str:
    """Text without white space, which is not drawn where a line ends."""
    return re.sub(r"\s", "", text)


@cache
def taken_apart(source: str) -> tuple[Converted, list[Event]]:
    """A page as readers get it."""
    page = converted(source)
    return page, undrawn(unlinked(events(page.html)))


def told(meta: dict[str, Any]) -> dict[str, Any]:
    """What a page's front matter says but for `about`, which is JSON and has tests of its own."""
    return {key: value for key, value in meta.items() if key != "about"}


def check(texts: Texts) -> None:
    """The pages with these texts are the pages with marks, but for the texts in the marks' places.

    In drawings lines break elsewhere; their words stand beside them.
    """

    def filled(text: object) -> str:
        return spaced(texts.fill(str(text)))

    with_marks = compared(marked())
    for path, source in compared(retyped("whole-game", texts)).items():
        marks, page = taken_apart(with_marks[path]), converted(source)
        shown = [tuple(map(unspaced if event[0] == "drawn" else str, map(filled, event))) for event in marks[1]]
        assert headed(undrawn(unlinked(events(page.html)))) == headed(shown)
        assert not [name for _, name in page.contents if "<" in name]
        assert [(id_, spaced(html.unescape(name))) for id_, name in page.contents] == [
            (id_, filled(name)) for id_, name in marks[0].contents
        ]
        assert not [key for key in ("title", "description") if set("<>\"'") & set(page.meta[key])]
        assert {key: spaced(html.unescape(str(value))) for key, value in told(page.meta).items()} == {
            key: filled(value) for key, value in told(marks[0].meta).items()
        }


@settings(max_examples=25, deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(texts())
@example(Texts(("-漢", *"abcde"), tuple("fghijk"), ("-", *"lmnop")))
def test_arbitrary_text_stands_where_it_belongs_and_changes_nothing_else(texts: Texts) -> None:
    check(texts)


ALONE = list(dict.fromkeys(piece.strip() for piece in PIECES if piece.strip()))


@pytest.mark.parametrize("start", range(0, len(ALONE), POOL))
def test_each_kind_of_markup_stands_where_it_belongs_when_it_is_all_there_is(start: int) -> None:
    lines = tuple((ALONE * 2)[start : start + POOL])
    labels = tuple(f"{re.sub('[{}]', '', line)} {n}" for n, line in enumerate(lines))
    check(Texts(lines, tuple(f"{line}\n{line}\n\n\n{line}" for line in lines), labels))


@settings(max_examples=250, deadline=None)
@given(LINES)
def test_heading_shows_exactly_what_was_typed(line: str) -> None:
    page = converted(f"# {heading(line)} {anchor('top')}\n\n## {heading(line)} {anchor('x-1')}\n")
    permalink = ("start", "a", "class=headerlink", "href=#x-1", "title=この項目への固定リンク")
    assert ("start", "h1", "id=top") in events(page.html)
    assert ("start", "h2", "id=x-1") in events(page.html)
    assert permalink in events(page.html)
    assert [event[1] for event in events(page.html) if event[0] == "start"] == ["h1", "a", "h2", "a"]
    assert text_of(page.html, "h1", "top") == text_of(page.html, "h2", "x-1") == spaced(line)
    assert [spaced(html.unescape(name)) for _, name in page.contents] == [spaced(line)]


@settings(max_examples=250, deadline=None)
@given(LINES)
def test_front_matter_is_read_back_as_html_text(line: str) -> None:
    body, meta = get_data(f"---\ntitle: {front(line)}\nother: {front(line)}\n---\nbody\n")
    assert body == "body\n"
    assert meta == {"title": html.escape(line), "other": html.escape(line)}


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("もじ abc 12", "もじ abc 12"),
        ("# a", "&#35; a"),
        ("a　b", "a&#12288;b"),
        ("{#x}", "&#123;&#35;x&#125;"),
        ("&amp;", "&#38;amp&#59;"),
    ],
)
def test_heading_writes_signs_as_character_references(typed: str, written: str) -> None:
    assert heading(typed) == written


def test_title_that_looks_like_markup_is_shown_as_typed() -> None:
    typed = fixtures().games["awkward-title"].game.titles[0].name
    page = converted(as_rendered()["games/awkward-title/index.md"])
    assert "<script>" in typed
    assert text_of(page.html, "h1", "top") == typed
    assert page.meta["title"] == html.escape(typed)
    assert page.meta["description"] == html.escape(fixtures().labels.game.description.format(title=typed))


@pytest.mark.parametrize("path", ["index.md", "games/index.md"])
def test_lists_of_games_show_the_title_as_typed(path: str) -> None:
    typed = fixtures().games["awkward-title"].game.titles[0].name
    assert ("text", typed) in events(converted(as_rendered()[path]).html)


def test_statements_and_cells_that_look_like_markup_are_shown_as_typed() -> None:
    topics = fixtures().games["whole-game"].rules.topics
    topic = next(topic for topic in entries(topics) if topic.id == "as-typed")
    assert topic.table is not None
    typed = [node.text for node in topic.items if node.text] + [cell for row in topic.table.rows for cell in row]
    assert len(typed) > 50
    page = events(converted(as_rendered()["games/whole-game/index.md"]).html)
    shown = {event[1].strip() for event in page if event[0] == "text"}
    assert [text for text in typed if text.replace("\\((", "((") not in shown] == []


TAGS = set(re.findall(r"\w+", "a b br div h1 h2 h3 li ol p rp rt ruby span table tbody td th thead tr ul"))
DRAWN = set(re.findall(r"\w+", "a details figcaption figure g path polygon polyline rect summary svg text tspan"))
FORM = set(re.findall(r"\w+", "button details fieldset form input label legend nav option output select summary"))
MORE = {
    r"glossary/index\.md": FORM,
    r"games/index\.md": FORM,
    r"index\.md": {"button", "form", "input", "label"},
    r"(games|products)/.*": DRAWN,
    r"compare/.*": {"details", "summary", "dl", "dt", "dd", "script"},
    r"checks/.*": {"code", "pre"},
    r"status/.*": {"code"},
}
"""What some pages hold beside that, by a pattern of their paths."""

ATTRIBUTES = {"aria-label", "class", "download", "href", "id", "lang", "rel", "scope", "tabindex", "title"}


def test_pages_hold_only_what_templates_write() -> None:
    for path, source in as_rendered().items():
        starts = [event for event in events(without_drawings(converted(source).html)) if event[0] == "start"]
        tags = {event[1] for event in starts}
        more = (tags for pattern, tags in MORE.items() if re.fullmatch(pattern, path))
        assert tags <= TAGS.union(*more), path
        attributes = {attribute.split("=")[0] for event in starts if event[1] in TAGS for attribute in event[2:]}
        assert {name for name in attributes if not name.startswith("data-")} <= ATTRIBUTES, path
        others = {attribute for event in starts if event[1] in SHAPES for attribute in event[2:]}
        assert not [attribute for attribute in others if re.match("on|style", attribute)], path


def test_drawings_hold_only_shapes_and_links() -> None:
    drawn = [re.findall(r"<svg .*?</svg>", converted(source).html, re.DOTALL) for source in as_rendered().values()]
    found = [event for page in drawn for each in page for event in events(each) if event[0] == "start"]
    assert found
    assert {event[1] for event in found} <= DRAWN
    assert {attribute.split("=")[0] for event in found for attribute in event[2:]}.isdisjoint({"style", "onload"})


WITHOUT_ANCHOR = {"format"}
"""Kinds of things that have no address on the page yet."""


def test_every_thing_of_a_game_has_its_address_on_the_page() -> None:
    for id_, game in fixtures().games.items():
        page = events(converted(as_rendered()[f"games/{id_}/index.md"]).html)
        anchors = [part[3:] for event in page if event[0] == "start" for part in event[2:] if part.startswith("id=")]
        assert len(anchors) == len(set(anchors)), id_
        needed = {key for key, things in game.things.items() if things[0].kind not in WITHOUT_ANCHOR}
        assert needed - set(anchors) == set(), id_


def test_page_has_no_gaps_and_ends_with_one_line_break() -> None:
    for source in as_rendered().values():
        assert source.startswith("---\n")
        assert source.endswith((">\n", "}\n"))
        assert "\n\n\n" not in source


# ---- What programs read


@given(PROSE)
def test_data_in_a_page_holds_any_text_and_no_sign_that_could_end_its_element(text: str) -> None:
    line = f"about: {data_block({'name': text, 'url': '/x/'})}\n"
    held = yaml.safe_load(line)["about"]
    assert json.loads(held) == {"name": text, "url": "/x/"}
    assert not set("<>&'") & set(held)
    assert held.count('"url":"/') == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("遊び & (x)", "遊び & (x)"),
        ("[a](b)", r"\[a\](b)"),
        ("<b>`x`</b> _y_ *z*", r"\<b\>\`x\`\</b\> \_y\_ \*z\*"),
        ("a\\", "a\\\\"),
        ("一\n# 二\t三", "一 # 二 三"),
    ],
)
def test_words_of_a_plain_text_are_no_markup(text: str, expected: str) -> None:
    assert words(text) == expected
