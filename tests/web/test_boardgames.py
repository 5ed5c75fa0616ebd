"""Two board games side by side, from a library with facets and labels of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import served
from tests.published import publish_boardgames
from tests.web.abreast import groups, heads
from tests.web.visiting import Visit, visiting

pytestmark = pytest.mark.xdist_group("web")


@pytest.fixture(scope="module")
def boardgames(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(publish_boardgames(tmp_path_factory.mktemp("boardgames"))) as address:
        yield address


@pytest.fixture
def visit(browser: Browser, boardgames: str) -> Iterator[Visit]:
    with visiting(browser, boardgames) as visit:
        yield visit


def test_they_are_compared_by_their_own_facets(visit: Visit) -> None:
    page = visit("compare/?games=fog-lighthouse,tide-pool-garden")
    expect(page.locator(".side")).to_be_visible()
    assert heads(page) == ["項目", "霧の灯台番", "潮だまりの庭"]
    assert groups(page) == ["遊ぶ人と時間", "勝敗", "駒と札", "盤", "番と周", "版"]
    expect(page.locator("[data-facet=board-shape] td")).to_have_text(["印刷された一つの盤", "置くほど広がる"])
    expect(page.locator("#comparison")).to_contain_text("仕組み：協力 → タイル配置")


def test_the_list_is_narrowed_by_their_own_facets(visit: Visit) -> None:
    page = visit("games/")
    page.get_by_role("checkbox", name="タイル配置").check()
    expect(page.locator("tbody tr:visible th")).to_have_text(["潮だまりの庭"])
