"""What searching takes: bytes and time until the box is ready, and for queries; ours beside Material's own worker."""

from __future__ import annotations

import gzip
import shutil
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page

from scripts.bench.browser import Line, chromium, over, served
from scripts.bench.measure import ROOT, SITES, copy_written, run_python

OURS = """\
INHERIT: {root}/mkdocs.yml
docs_dir: {docs}
theme: {{custom_dir: {root}/overrides}}
hooks: [{root}/scripts/hook.py]
nav: [index.md]
"""
QUERIES = (
    *(
        "手札",
        "てふだ",
        "tefuda",
        "hand",
        "ライフ",
        "ﾗｲﾌ",
        "山札",
        "墓場",
        "捨札",
        "マリガン",
        "先攻 後攻",
        "手番の終わり",
    ),
    *(
        "カードの種類",
        "属性 コスト",
        "ダメージ",
        "勝利条件",
        "ブースター",
        "RAVE",
        "げーむ",
        "マリガソ",
        "シャッフル 山札",
    ),
)
"""Queries of all kinds, in the order in which they are put."""

WATCH = """
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    window.searcher = this;
    const begin = performance.now();
    this.addEventListener("message", ({data}) => { if (data.type === 1) window.ready ??= performance.now() - begin; });
  }
};
"""
ASK = """
query => new Promise(resolve => {
  const begin = performance.now();
  window.searcher.addEventListener("message", function heard({data}) {
    if (data.type !== 3) return;
    window.searcher.removeEventListener("message", heard);
    resolve(performance.now() - begin);
  });
  window.searcher.postMessage({type: 2, data: query});
})
"""
PATHS = ("/search/", "/assets/javascripts/workers/", "/assets/javascripts/lunr/")
"""What is asked for because of the search."""


@dataclass(frozen=True)
class Asked:
    """One query: time with an empty and with a warm memory, requests, and their gzipped bytes."""

    first: float
    again: float
    requests: int
    size: int


def measure(data: Path, work: Path) -> dict[str, float]:
    """Readings of a library's search, built inside ``work``."""
    docs = work / "docs"
    copy_written(docs)
    run_python("-m", "scripts", "build", "--data", data, "--docs", docs)
    # Our worker needs no other page than the one with the box; Material's index needs them all.
    box = work / "box"
    for name in ("javascripts", "stylesheets", "search"):
        shutil.copytree(docs / name, box / name)
    shutil.copy(docs / "index.md", box)
    found: dict[str, float] = {}
    with chromium() as browser:
        for name, text, source in (("ours", OURS, box), ("Material", SITES["material"], docs)):
            config = work / f"{name}.yml"
            config.write_text(text.format(docs=source, root=ROOT), encoding="utf-8")
            site = work / name
            run_python("-m", "mkdocs", "build", "--quiet", "-f", config, "-d", site)
            found |= {f"{name}: {what}": value for what, value in _readings(browser, site, name).items()}
    return found


def _readings(browser: Browser, site: Path, name: str) -> dict[str, float]:
    index = sorted((site / "search").glob("*.json")) if name == "ours" else [site / "search" / "search_index.json"]
    line = Line()
    with served(site, over(line)) as address:
        page = browser.new_context(service_workers="block").new_page()
        page.set_default_timeout(900_000)
        page.add_init_script(WATCH)
        page.goto(f"{address}404.html")  # the smallest page
        page.wait_for_function("window.ready")
        ready = page.evaluate("window.ready")
        before = [size for path, size in line.asked if path.startswith(PATHS)]
        asked = [_ask(page, line, query) for query in QUERIES]
        page.context.close()
    return {
        "index on disk, bytes": sum(file.stat().st_size for file in index),
        "index gzipped, bytes": sum(len(gzip.compress(file.read_bytes(), 6)) for file in index),
        "before the first query, gzipped bytes": sum(before),
        "from the worker's start until ready, ms": round(ready),
        "first query, requests": asked[0].requests,
        "first query, gzipped bytes": asked[0].size,
        "first query, ms": round(asked[0].first),
        "median query, requests": median(query.requests for query in asked),
        "median query, gzipped bytes": round(median(query.size for query in asked)),
        "median query, ms": round(median(query.first for query in asked)),
        "median query once read, ms": round(median(query.again for query in asked), 1),
        "slowest query once read, ms": round(max(query.again for query in asked), 1),
    }


def _ask(page: Page, line: Line, query: str) -> Asked:
    begun = len(line.asked)
    first = page.evaluate(ASK, query)
    sizes = [size for _, size in line.asked[begun:]]
    return Asked(first, page.evaluate(ASK, query), len(sizes), sum(sizes))
