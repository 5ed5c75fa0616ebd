"""The link to report an error: there where a repository is, with the page, the place on it and its data filled in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import yaml
from playwright.sync_api import Browser, Page, expect

from tests.browser import served
from tests.conftest import LIBRARY, ROOT
from tests.published import prepare, publish
from tests.web.visiting import Visit, visiting

pytestmark = pytest.mark.xdist_group("web")

REPORT = "a[data-report]"
SITE = "https://example.org/rules/"
FORM = ROOT / ".github" / "ISSUE_TEMPLATE" / "wrong-fact.yml"


@pytest.fixture(scope="module")
def with_repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("with-repository")
    prepare(folder, LIBRARY)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REPOSITORY_URL", "https://github.com/owner/rules")
        patch.setenv("SITE_URL", SITE)
        result = publish(folder)
    assert result.exit_code == 0, result.output
    return folder / "site"


@pytest.fixture
def visit_it(browser: Browser, with_repository: Path) -> Iterator[Visit]:
    with served(with_repository) as address, visiting(browser, address) as visit:
        yield visit


def asked(page: Page) -> dict[str, list[str]]:
    address = urlsplit(page.locator(REPORT).get_attribute("href") or "")
    assert f"{address.scheme}://{address.netloc}{address.path}" == "https://github.com/owner/rules/issues/new"
    return parse_qs(address.query, strict_parsing=True)


def test_without_javascript_the_page_and_its_data_are_filled_in(visit_it: Visit) -> None:
    page = visit_it("games/whole-game/", java_script_enabled=False)
    expected = {"template": [FORM.name], "address": [f"{SITE}games/whole-game/"], "file": ["data/games/whole-game/"]}
    assert asked(page) == expected


def test_place_that_the_address_names_is_filled_in_and_follows_it(visit_it: Visit) -> None:
    page = visit_it("games/whole-game/#overview")
    assert asked(page)["address"] == [f"{SITE}games/whole-game/#overview"]
    page.evaluate("location.hash = '#products'")
    page.wait_for_function("document.querySelector('a[data-report]').href.includes('products')")
    assert asked(page) == {
        "template": [FORM.name],
        "address": [f"{SITE}games/whole-game/#products"],
        "file": ["data/games/whole-game/"],
    }


@pytest.mark.parametrize(
    ("path", "leads"),
    [
        ("games/whole-game/", "https://github.com/owner/rules/tree/main/data/games/whole-game/"),
        ("glossary/hand/", "https://github.com/owner/rules/edit/main/data/concepts/zones.yml"),
    ],
)
def test_data_to_mend_is_that_of_the_page(visit_it: Visit, path: str, leads: str) -> None:
    expect(visit_it(path).locator(f"{REPORT} + a")).to_have_attribute("href", leads)


def test_page_without_data_of_its_own_names_none(visit_it: Visit) -> None:
    page = visit_it("api/")
    assert "file" not in parse_qs(urlsplit(page.locator(REPORT).get_attribute("href") or "").query)
    assert page.locator(f"{REPORT} + a").count() == 0


def test_form_has_the_fields_that_are_filled_in() -> None:
    fields = {field.get("id") for field in yaml.safe_load(FORM.read_text(encoding="utf-8"))["body"]}
    assert {"address", "file"} <= fields


def test_without_a_repository_there_is_no_link(visit: Visit) -> None:
    assert visit("games/rave/").locator(REPORT).count() == 0
