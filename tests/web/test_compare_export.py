"""The table to take away: as Markdown by way of the clipboard, as CSV by download."""

from __future__ import annotations

import csv
from io import StringIO
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.abreast import COMPARE, heads, invented, script, shown
from tests.web.visiting import Visit

pytestmark = pytest.mark.xdist_group("web")

PAIR = f"{COMPARE}?games=aka,ao"
BROKEN = """Object.defineProperty(navigator, "clipboard", { value: {
  writeText: async () => { throw new Error("denied"); } } })"""
MISSING = 'Object.defineProperty(navigator, "clipboard", { value: undefined })'


def downloaded(page: Page) -> tuple[str, list[list[str]]]:
    """The name and the rows of the file that the button gives."""
    with page.expect_download() as download:
        page.get_by_role("button", name="CSVで保存する").click()
    raw = Path(download.value.path()).read_bytes()
    assert raw.startswith(b"\xef\xbb\xbf")
    text = raw.decode("utf-8-sig")
    return download.value.suggested_filename, list(csv.reader(StringIO(text, newline="")))


@pytest.mark.parametrize("view", ["", "&only=differences", "&fold=start", "&only=differences&fold=sold"])
def test_csv_is_the_table_that_shows(visit: Visit, view: str) -> None:
    page = visit(f"{PAIR}{view}", before=invented)
    expect(page.locator(".side")).to_be_visible()
    name, (head, *rows) = downloaded(page)
    assert name == "aka-ao.csv"
    assert head == ["分野", *heads(page)]
    assert [[field.removeprefix("'") for field in row] for row in rows] == shown(page)


def test_csv_of_real_games_is_the_table_and_follows_what_is_folded(visit: Visit) -> None:
    page = visit(f"{COMPARE}?games=rave,nurarihyon,evangelion,shadowverse-evolve")
    expect(page.locator(".side")).to_be_visible()
    _, rows = downloaded(page)
    assert rows[1:] == shown(page)
    assert len(rows) > 70
    page.get_by_role("button", name="デッキ").first.click()
    _, fewer = downloaded(page)
    assert fewer[1:] == shown(page)
    assert len(fewer) < len(rows)


def test_csv_keeps_lines_and_defuses_formulas(visit: Visit) -> None:
    page = visit(PAIR, before=invented)
    expect(page.locator(".side")).to_be_visible()
    _, rows = downloaded(page)
    by_facet = {row[1]: row[2:] for row in rows}
    assert by_facet["マリガン"] == ["1回まで\n初めに1回だけ引き直せる。\n注：全て戻す。", "無し"]
    assert by_facet["メーカー"] == ["<b>甲</b>|乙", "'=甲"]


def test_markdown_is_copied_with_markup_escaped(visit: Visit) -> None:
    page = visit(f"{PAIR}&only=differences", before=invented, permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Markdownでコピーする").click()
    expect(page.locator(".tools [role=status]")).to_have_text("コピーした。")
    assert page.evaluate("navigator.clipboard.readText()") == (
        "| 分野 | 項目 | 赤の決闘 | 青い盤上 |\n"
        "| --- | --- | --- | --- |\n"
        "| 開始時の設定 | ライフ | 20 | 30 |\n"
        "| 開始時の設定 | マリガン | 1回まで<br>初めに1回だけ引き直せる。<br>注：全て戻す。 | 無し |\n"
        "| 商品 | メーカー | \\<b\\>甲\\</b\\>\\|乙 | =甲 |\n"
    )


@pytest.mark.parametrize("state", [BROKEN, MISSING], ids=["denied", "missing"])
def test_where_the_browser_does_not_copy_the_text_is_there_to_copy(visit: Visit, state: str) -> None:
    def before(page: Page) -> None:
        invented(page)
        page.add_init_script(state)

    page = visit(PAIR, before=before)
    for _ in range(2):
        page.get_by_role("button", name="Markdownでコピーする").click()
        expect(page.locator(".tools [role=status]")).to_contain_text("自動ではコピーできなかった。")
    (field,) = page.locator(".stage textarea").all()
    expect(field).to_be_focused()
    expect(field).to_have_accessible_name("Markdownでコピーする")
    assert field.input_value().startswith("| 分野 | 項目 | 赤の決闘 | 青い盤上 |\n")
    assert page.evaluate("getSelection().toString()") == field.input_value()


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("40枚", '"40枚"'),
        ('"甲"', '"""甲"""'),
        ("=1+1", '"\'=1+1"'),
        ("+1", '"\'+1"'),
        ("-1", '"\'-1"'),
        ("@x", '"\'@x"'),
        ("＝1", '"\'＝1"'),
        ("\t=1", '"\'\t=1"'),
        ("1-2,3\n4", '"1-2,3\n4"'),
        ("", '""'),
    ],
)
def test_csv_field(visit: Visit, address: str, text: str, field: str) -> None:
    said = script(visit(""), f"{address}javascripts/compare/export.js", "csv", [[text, "終"]])
    assert said == f'\ufeff{field},"終"\r\n'


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("40枚", "40枚"),
        ("a|b", r"a\|b"),
        (r"\|", r"\\\|"),
        ("<script>", r"\<script\>"),
        ("*a* _b_ `c` ~d~", r"\*a\* \_b\_ \`c\` \~d\~"),
        ("![x](y)", r"\!\[x\](y)"),
        ("&amp;#", r"\&amp;\#"),
        ("一\n二\r\n三", "一<br>二<br>三"),
    ],
)
def test_markdown_cell(visit: Visit, address: str, text: str, cell: str) -> None:
    said = script(visit(""), f"{address}javascripts/compare/export.js", "markdown", [["頭"], [text]])
    assert said == f"| 頭 |\n| --- |\n| {cell} |\n"
