"""What readers type into the search box, and what they must find without unfolding anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.search.asked import Answered, first_right, read, recall, recall_by_kind
from tests.web.search_box import ask, opened

pytestmark = pytest.mark.xdist_group("web")

KINDS = {"exact", "prefix", "inside", "compound", "two-words", "width", "reading", "romaji", "english", "typo"}
FILES = ("queries.yml", "unseen.yml")


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    with opened(browser, address) as page:
        yield page


def test_there_are_enough_queries_of_each_kind() -> None:
    asked = read("queries.yml")
    kinds = Counter(each.kind for each in asked)
    assert set(kinds) == KINDS
    assert min(kinds.values()) >= 20
    assert len(asked) >= 220
    assert len(read("unseen.yml")) >= 80
    assert {each.q for each in asked}.isdisjoint(each.q for each in read("unseen.yml"))


@pytest.mark.parametrize("name", FILES)
def test_readers_find_what_they_look_for(page: Page, name: str) -> None:
    answers = [Answered(asked, ask(page, asked.q)) for asked in read(name)]
    wrong = [str(each) for each in answers if not each.found or (each.asked.first and not each.on_top)]
    said = "\n".join(wrong)
    assert recall(answers) >= 0.99, said
    assert min(recall_by_kind(answers).values()) >= 0.95, said
    assert first_right(answers) >= 0.97, said
