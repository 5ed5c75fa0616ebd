"""The real site, built once, served, and a browser to look at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import served
from tests.conftest import DATA
from tests.published import prepare, publish
from tests.web.visiting import Visit, visiting


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("published")
    prepare(folder, DATA)
    result = publish(folder)
    assert result.exit_code == 0, result.output
    return folder / "site"


@pytest.fixture(scope="session")
def address(built: Path) -> Iterator[str]:
    with served(built) as address:
        yield address


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    with visiting(browser, address) as visit:
        yield visit
