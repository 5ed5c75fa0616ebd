from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.search.entries import Entry
from scripts.search.written import of_pages
from tests.typed import PIECES


def page(text: str, path: str = "about.md") -> list[tuple[str, str, str, str]]:
    return [(entry.address, entry.kind, entry.title, entry.text) for entry in of_pages({path: text})]


def test_page_and_each_heading_with_an_id() -> None:
    text = "# 書き方 {#top}\n\n始めに。\n\n## 名前 {#names}\n\n短く書く。\n\n### 読み {#readings}\n\nかなで書く。\n"
    assert page(text) == [
        ("about/", "page", "書き方", "始めに。"),
        ("about/#names", "section", "名前", "短く書く。"),
        ("about/#readings", "section", "読み", "かなで書く。"),
    ]


def test_heading_without_an_id_and_its_words_belong_to_the_place_before() -> None:
    text = "# 題\n\n一。\n\n## 無名\n\n二。\n\n## 有名 {#known}\n\n三。\n\n#### 小見出し\n\n四。\n"
    assert page(text) == [
        ("about/", "page", "題", "一。 無名 二。"),
        ("about/#known", "section", "有名", "三。 小見出し 四。"),
    ]


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("---\ntitle: 前書きの題\n---\n# 見出し\n", "前書きの題"),
        ("---\ntitle: 前書きの題\n---\n本文だけ。\n", "前書きの題"),
        ("---\ntitle: 2024\n---\n", "2024"),
        ("見出し\n=====\n", "見出し"),
        ("<h1 id='top'>HTMLの<em>見出し</em></h1>\n", "HTMLの見出し"),
        ("# `コード` と **強調** &amp; [リンク](x.md)\n", "コード と 強調 & リンク"),
        ("本文だけ。\n", "about"),
        ("", "about"),
    ],
)
def test_title_of_a_page(text: str, title: str) -> None:
    assert page(text)[0][2] == title


@pytest.mark.parametrize(
    ("markdown", "words"),
    [
        ("```yaml\n# 注釈 {#no}\nkey: 値\n```\n", "# 注釈 {#no} key: 値"),
        ("    # 字下げ\n", "# 字下げ"),
        ("`((id))`と<b>太</b>字\n", "((id))と太字"),
        ("[言葉](https://example.org/x)と![絵](a.png)\n", "言葉と"),
        ("<!-- 隠す -->\n\n見える。\n\n<script>var x;</script>\n\n<style>a {}</style>\n", "見える。"),
        ("| 名 | 値 |\n|---|---|\n| 手札 | 5 |\n", "名 値 手札 5"),
        ("- 一\n- 二\n\n> 三\n", "一 二 三"),
        ("a &lt; b &amp; c\n", "a < b & c"),
        ("段落。\n{: #para .x }\n", "段落。"),
        ("<div id='x'>囲み<div>内側</div></div>\n", "囲み 内側"),
    ],
)
def test_words_are_those_that_readers_see(markdown: str, words: str) -> None:
    assert page(f"# 題\n\n{markdown}") == [("about/", "page", "題", words)]


@pytest.mark.parametrize(
    ("path", "address"),
    [
        ("about.md", "about/"),
        ("index.md", ""),
        ("README.md", ""),
        ("guide/index.md", "guide/"),
        ("guide/README.md", "guide/"),
        ("guide/first-steps.md", "guide/first-steps/"),
        ("guide/my index.md", "guide/my%20index/"),
        ("手引.md", "%E6%89%8B%E5%BC%95/"),
        ("reindex.md", "reindex/"),
    ],
)
def test_address_is_the_one_that_mkdocs_gives(path: str, address: str) -> None:
    assert page("# 題\n", path)[0][0] == address


@pytest.mark.parametrize("path", [".hidden.md", "guide/.hidden.md", ".github/x.md", "templates/x.md"])
def test_what_mkdocs_makes_no_page_of_is_left_out(path: str) -> None:
    assert page("# 題\n", path) == []


@pytest.mark.parametrize(
    ("front", "found"),
    [("search: {exclude: true}", 0), ("search: {exclude: false}", 1), ("search: {boost: 2}", 1), ("search: no", 1)],
)
def test_page_may_ask_to_be_left_out(front: str, found: int) -> None:
    assert len(page(f"---\n{front}\n---\n# 題\n")) == found


def test_front_matter_is_not_read_out() -> None:
    assert page("---\ndescription: 隠れた説明\n---\n# 題\n\n本文。\n") == [("about/", "page", "題", "本文。")]


def test_front_matter_that_is_no_yaml_loses_no_page() -> None:
    assert page("---\na: [\n---\n# 題\n")[0][:2] == ("about/", "page")


def test_pages_come_in_the_order_of_their_paths() -> None:
    found = of_pages({"b.md": "# B\n", "a.md": "# A\n"})
    assert found == [Entry("a/", "A", "page"), Entry("b/", "B", "page")]


@given(st.lists(st.sampled_from([*PIECES, "\n", "\n\n", "# x\n", "## y {#z}\n"]), max_size=20).map("".join))
@settings(max_examples=150, deadline=None)
def test_any_markdown_gives_one_page_with_a_title_and_plain_words(text: str) -> None:
    first, *rest = page(f"# 題\n\n{text}")
    assert first[:2] == ("about/", "page")
    assert all(address.startswith("about/#") and kind == "section" and title for address, kind, title, _ in rest)
    assert all(words == " ".join(words.split()) for _, _, _, words in (first, *rest))
