"""The site as ``make site`` publishes it: from the real data, from the fixture games, from none."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.conftest import DATA, LIBRARY, MakeLibrary
from tests.libraries import loaded
from tests.published import contents, prepare, publish

GAME_BYTES, GAME_GZIPPED = 130_000, 25_000
"""The budget of a real game's page, with its pictures."""


@pytest.mark.parametrize("data", [DATA, LIBRARY], ids=["real", "fixtures"])
def test_every_game_is_published_without_a_problem(tmp_path: Path, data: Path) -> None:
    prepare(tmp_path, data)
    result = publish(tmp_path)
    assert (result.exit_code, result.stdout) == (0, "")
    published = {file.parent.name for file in (tmp_path / "site").glob("games/*/index.html")}
    library, _ = loaded(data)
    assert published == {*library.games, *library.redirects.games}


def test_without_games_the_site_says_how_to_add_the_first(tmp_path: Path, make_library: MakeLibrary) -> None:
    prepare(tmp_path / "copy", make_library())
    assert publish(tmp_path / "copy").exit_code == 0
    for page in ("index.html", "games/index.html"):
        assert "python -m scripts new" in (tmp_path / "copy" / "site" / page).read_text(encoding="utf-8")


def test_beyond_fifty_games_each_year_of_products_has_a_page(tmp_path: Path, make_library: MakeLibrary) -> None:
    products = "products: [{{id: one, name: 一つ, date: {year}}}, {{id: lost, name: 失せ物, date: not-recorded}}]\n"
    games = {f"g{n}": {"products": products.format(year=1998 + n % 3)} for n in range(51)}
    prepare(tmp_path / "copy", make_library(**games))
    result = publish(tmp_path / "copy")
    assert (result.exit_code, "error" in result.stdout) == (0, False)
    pages = sorted(file.parent.name for file in (tmp_path / "copy" / "site" / "products").glob("*/index.html"))
    assert pages == ["1998", "1999", "2000", "unknown"]


def test_same_input_gives_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    for name in ("one", "two"):
        prepare(tmp_path / name, DATA)
        assert publish(tmp_path / name).exit_code == 0
    assert contents(tmp_path / "one" / "site") == contents(tmp_path / "two" / "site")
    assert "2023-11-14" in (tmp_path / "one" / "site" / "sitemap.xml").read_text(encoding="utf-8")


def test_in_a_subfolder_the_canonical_addresses_and_the_missing_page_lead_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SITE_URL", "https://example.org/rules/")
    prepare(tmp_path, DATA)
    assert publish(tmp_path).exit_code == 0
    home = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    missing = (tmp_path / "site" / "404.html").read_text(encoding="utf-8")
    assert '<link rel="canonical" href="https://example.org/rules/">' in home
    assert 'href="/rules/assets/' in missing
    assert 'src="/rules/assets/' in missing


def test_real_games_keep_within_the_budget(tmp_path: Path) -> None:
    prepare(tmp_path, DATA)
    assert publish(tmp_path).exit_code == 0
    for file in (tmp_path / "site").glob("games/*/index.html"):
        raw = file.read_bytes()
        assert len(raw) <= GAME_BYTES, file
        assert len(gzip.compress(raw, 6)) <= GAME_GZIPPED, file


def test_bad_data_leaves_the_published_site_as_it_was(tmp_path: Path) -> None:
    prepare(tmp_path, DATA)
    assert publish(tmp_path).exit_code == 0
    before = contents(tmp_path / "site")
    (tmp_path / "data" / "games" / "rave" / "cards.yml").write_text("types: [", encoding="utf-8")
    result = publish(tmp_path)
    assert result.exit_code == 1
    assert "data/games/rave/cards.yml:" in result.stdout
    assert contents(tmp_path / "site") == before
