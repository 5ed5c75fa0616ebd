from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import unquote

import pytest

from scripts import hook
from scripts.build import build as build_pages
from scripts.library import Library
from scripts.pages import site as sites
from scripts.pages.view import Page
from scripts.publish import PAGES_READY
from scripts.search import build
from scripts.search.entries import Entry, of_game
from scripts.verify import verify
from tests.conftest import DATA, LIBRARY, ROOT, MakeLibrary
from tests.disk import put
from tests.libraries import TOPICS, loaded
from tests.published import prepare, publish

BY_HAND = "# 手引\n\n始めに読む。\n\n## 書き方 {#how}\n\n短く書く。\n"
WORKER = re.compile(r'"search":\s*"([^"]+)"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The real data's site, with a page written by hand."""
    folder = tmp_path_factory.mktemp("search")
    prepare(folder, DATA)
    put(folder / "docs" / "guide.md", f"---\ndescription: 手引\n---\n{BY_HAND}")
    config = folder / "mkdocs.yml"
    text = config.read_text(encoding="utf-8")
    config.write_text(text.replace("not_in_nav: |\n", "not_in_nav: |\n  /guide.md\n"), encoding="utf-8")
    result = publish(folder)
    assert result.exit_code == 0, result.output
    return folder / "site"


def chunks(folder: Path) -> list[dict[str, Any]]:
    names = json.loads((folder / "names.json").read_text(encoding="utf-8"))
    return [json.loads((folder / f"entries-{n}.json").read_text(encoding="utf-8")) for n in range(names["chunks"])]


def worker_of(page: Path) -> str:
    found = WORKER.search(page.read_text(encoding="utf-8"))
    assert found
    return found[1]


def test_every_address_of_the_index_is_a_place_of_the_site(site: Path) -> None:
    ids: dict[str, set[str]] = {}
    found = [entry[0] for chunk in chunks(site / "search") for entry in chunk["entries"]]
    assert len(found) == len(set(found))
    for address in found:
        page, _, anchor = address.partition("#")
        if page not in ids:
            html = (site / unquote(page) / "index.html").read_text(encoding="utf-8")
            ids[page] = set(re.findall(r'\bid="?([^"\s>]+)', html))
        assert not anchor or anchor in ids[page], address
    assert {"guide/", "guide/#how", "games/", "glossary/", "compare/terms/", "games/rave/"} <= set(found)


def test_every_game_and_concept_has_its_page_among_the_names(site: Path) -> None:
    names = json.loads((site / "search" / "names.json").read_text(encoding="utf-8"))
    all_ = chunks(site / "search")
    addresses = {all_[chunk]["entries"][place][0] for chunk, place, *_ in names["names"]}
    made = {
        f"{folder.parent.name}/{folder.name}/" for kind in ("games", "glossary") for folder in (site / kind).glob("*/")
    }
    assert addresses == {address for address in made if (site / address / "index.html").is_file()}


def test_theme_asks_our_worker_on_every_page(site: Path) -> None:
    for page in ("index.html", "404.html", "games/rave/index.html", "guide/index.html"):
        assert re.fullmatch(r"[./]*search/worker\.js\?[0-9a-f]{12}#\w+\.min\.js", worker_of(site / page)), page
    assert len({worker_of(page).partition("?")[2] for page in site.rglob("*.html")}) == 1


def test_files_and_worker_bear_one_version(site: Path) -> None:
    worker = (site / "search" / "worker.js").read_text(encoding="utf-8")
    versions = {
        json.loads(file.read_text(encoding="utf-8")).get("version") for file in (site / "search").glob("*-*.json")
    }
    assert len(versions) == 1
    assert f'const VERSION = "{versions.pop()}";' in worker


def test_index_of_the_theme_is_a_stub(site: Path) -> None:
    stub = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert stub["docs"] == []
    assert stub["config"]["lang"] == ["ja"]
    assert (site / "search" / "search_index.json").stat().st_size < 200


def test_check_of_the_site_is_not_confused_by_the_index(site: Path) -> None:
    assert len(list((site / "search").glob("*.json"))) > 5
    assert verify(site) == []


def test_every_file_of_the_index_is_asked_for_by_its_number(site: Path) -> None:
    names = json.loads((site / "search" / "names.json").read_text(encoding="utf-8"))
    expected = {"names.json", "search_index.json", *(f"grams-{n}.json" for n in range(names["shards"]))}
    expected |= {f"entries-{n}.json" for n in range(names["chunks"])}
    assert {file.name for file in (site / "search").glob("*.json")} == expected


def config(folder: Path, worker: str = "search/worker.js?1") -> Any:
    return SimpleNamespace(site_dir=str(folder), site_url="", extra={"search_worker": worker})


def hooked(docs: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the hook says of the worker below a docs folder whose pages are ready."""
    monkeypatch.setenv(PAGES_READY, "1")
    made = SimpleNamespace(docs_dir=str(docs), extra={})
    hook.on_pre_build(cast(Any, made))
    return cast(str, made.extra["search_worker"])


def test_address_of_the_worker_changes_with_what_it_and_its_index_hold(
    make_library: MakeLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, docs = make_library(x={}), tmp_path / "docs"
    assert hooked(docs, monkeypatch) == ""
    build_pages(data, docs)
    first = hooked(docs, monkeypatch)
    assert re.fullmatch(r"search/worker\.js\?[0-9a-f]{12}", first)
    build_pages(data, docs)
    assert hooked(docs, monkeypatch) == first
    put(docs / "guide.md", BY_HAND)
    build_pages(data, docs)
    second = hooked(docs, monkeypatch)
    monkeypatch.setattr(build, "PARTS", build.PARTS[:-1])
    build_pages(data, docs)
    assert len({first, second, hooked(docs, monkeypatch)}) == 3


def test_without_a_worker_the_index_of_the_theme_stays(tmp_path: Path) -> None:
    hook.on_post_build(config(tmp_path, worker=""))
    assert not (tmp_path / "search").exists()


@pytest.mark.parametrize("command", ["build", "serve"])
def test_hook_writes_the_stub_in_build_and_serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setattr(hook, "_state", {"serving": False})
    put(tmp_path / "search" / "search_index.json", '{"docs": ["many"]}')
    hook.on_startup(command=command)
    hook.on_post_build(config(tmp_path))
    assert (tmp_path / "search" / "search_index.json").read_text(encoding="utf-8") == hook.STUB


def test_hook_writes_the_stub_where_the_search_plugin_is_off(tmp_path: Path) -> None:
    hook.on_post_build(config(tmp_path))
    assert json.loads((tmp_path / "search" / "search_index.json").read_text(encoding="utf-8"))["docs"] == []


def test_without_hooks_the_theme_keeps_its_own_worker(tmp_path: Path) -> None:
    put(tmp_path / "docs" / "index.md", "# 題\n")
    text = f"INHERIT: {ROOT}/mkdocs.yml\ntheme: {{custom_dir: {ROOT}/overrides}}\nhooks: []\nnav: [index.md]\n"
    put(tmp_path / "mkdocs.yml", text)
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "-f", tmp_path / "mkdocs.yml"], check=True, cwd=tmp_path
    )
    worker = worker_of(tmp_path / "site" / "index.html")
    assert re.search(r"assets/javascripts/workers/search\.\w+\.min\.js$", worker)
    assert len(json.loads((tmp_path / "site" / "search" / "search_index.json").read_text(encoding="utf-8"))["docs"]) > 0


def test_under_zensical_its_own_search_serves(make_library: MakeLibrary, tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    prepare(folder, make_library(x={}))
    assert build_pages(folder / "data", folder / "docs").written
    subprocess.run([sys.executable, "-m", "zensical", "build"], check=True, cwd=folder, capture_output=True)
    worker = worker_of(folder / "site" / "games" / "x" / "index.html")
    assert re.fullmatch(r"\.\./\.\./assets/javascripts/workers/search\.\w+\.min\.js", worker)
    assert len(json.loads((folder / "site" / "search.json").read_text(encoding="utf-8"))["items"]) > 0


def entries_of(library: Library, by_hand: dict[str, str]) -> tuple[dict[str, Any], dict[str, Page]]:
    entries = {id_: of_game(library, game, sites.of_game(library, game).pieces) for id_, game in library.games.items()}
    found = {page.path: page for page in build.pages(library, entries, by_hand)}
    return {path: page.values["data"] for path, page in found.items() if path.endswith(".json")}, found


def test_entries_are_those_of_each_game_then_concepts_then_the_other_pages() -> None:
    library, _ = loaded(DATA)
    data, pages = entries_of(library, {"guide.md": BY_HAND})
    count = data["search/names.json"]["chunks"]
    addresses = [entry[0] for n in range(count) for entry in data[f"search/entries-{n}.json"]["entries"]]
    parts = list(dict.fromkeys(address.partition("#")[0] for address in addresses))
    games = [f"games/{id_}/" for id_ in library.games]
    assert parts[: len(games)] == games
    rest = parts[len(games) + len(library.concepts) :]
    assert all(part.startswith("glossary/") for part in parts[len(games) : -len(rest)])
    assert (rest[0], rest[-1]) == ("games/", "guide/")
    assert {"compare/", "compare/terms/", "compare/turn/", "products/", "status/"} <= set(rest)
    assert addresses[-1] == "guide/#how"
    assert {page.template for page in pages.values()} == {"data.json.j2", "worker.js.j2"}


def test_game_is_not_parted() -> None:
    library, _ = loaded(DATA)
    data, _ = entries_of(library, {})
    held = [
        {entry[0].partition("#")[0] for entry in chunk["entries"]} for path, chunk in data.items() if "entries-" in path
    ]
    assert len(held) > 2
    assert sum(map(len, held)) == len(set().union(*held))


def test_kinds_are_the_labels_of_the_data() -> None:
    library, _ = loaded(DATA)
    data, _ = entries_of(library, {})
    told = {entry[2] for path, chunk in data.items() if "entries-" in path for entry in chunk["entries"]}
    assert data["search/names.json"]["nearest"] == library.labels.search.nearest
    assert told <= set(map(str, library.labels.kind.model_dump().values()))
    assert {"用語", "ゲーム", "カードの種類", "領域", "商品", "手順"} <= told


@pytest.mark.parametrize("data", [DATA, LIBRARY], ids=["real", "fixtures"])
def test_index_is_the_same_each_time(data: Path) -> None:
    first, second = (entries_of(loaded(data)[0], {"guide.md": BY_HAND})[0] for _ in range(2))
    assert json.dumps(first) == json.dumps(second)


def test_library_without_games_and_concepts_has_an_index(make_library: MakeLibrary) -> None:
    library, _ = loaded(make_library())
    data, _ = entries_of(library, {})
    assert data["search/names.json"]["names"] == []
    assert data["search/names.json"]["chunks"] == 1
    assert [entry[0] for entry in data["search/entries-0.json"]["entries"]] == [
        "games/",
        "glossary/",
        "compare/terms/",
        "products/",
        "compare/",
        *(f"compare/{topic}/" for topic in TOPICS),
        "changes/",
        "status/",
        "contribute/fields/",
    ]


@pytest.mark.parametrize(
    ("sizes", "parts"),
    [
        ([], []),
        ([10], [1]),
        ([60, 10], [1, 1]),
        ([40, 60, 10], [2, 1]),
        ([30, 30, 30, 30], [2, 2]),
        ([100, 100], [1, 1]),
    ],
)
def test_units_are_joined_up_to_a_size(monkeypatch: pytest.MonkeyPatch, sizes: list[int], parts: list[int]) -> None:
    monkeypatch.setattr(build, "CHUNK", 60)
    units = [[Entry("", "題", "concept", ("名",), "x" * (size - 3)), Entry("", "題", "zone")] for size in sizes]
    made = list(build._chunks(units))
    assert [len(chunk) // 2 for chunk in made] == parts
    assert [entry for chunk in made for entry in chunk] == [entry for unit in units for entry in unit]


def test_hand_written_pages_are_found_and_generated_ones_are_not_found_twice(
    make_library: MakeLibrary, tmp_path: Path
) -> None:
    data, docs = make_library(x={}), tmp_path / "docs"
    put(docs / "guide.md", "\ufeff" + BY_HAND.replace("\n", "\r\n"))
    assert build_pages(data, docs).written
    found = [entry[0] for chunk in chunks(docs / "search") for entry in chunk["entries"]]
    assert len(found) == len(set(found))
    assert [address for address in found if address.startswith("guide")] == ["guide/", "guide/#how"]
    before = {file.name: file.read_bytes() for file in (docs / "search").iterdir()}
    shutil.rmtree(docs / ".generated")
    (docs / "search" / "names.json").unlink()
    assert build_pages(data, docs).written is not None
    assert {file.name: file.read_bytes() for file in (docs / "search").iterdir()} == before


def test_changed_hand_written_page_changes_the_index(make_library: MakeLibrary, tmp_path: Path) -> None:
    data, docs = make_library(x={}), tmp_path / "docs"
    put(docs / "guide.md", BY_HAND)
    build_pages(data, docs)
    put(docs / "guide.md", BY_HAND.replace("短く書く", "長く書く"))
    written = build_pages(data, docs).written
    assert written is not None
    assert any(path.startswith("search/entries-") for path in written.written)
    assert all(path.startswith("search/") for path in written.written)
    texts = [cast(str, entry[5]) for chunk in chunks(docs / "search") for entry in chunk["entries"]]
    assert "長く書く。" in texts
    assert "短く書く。" not in texts
