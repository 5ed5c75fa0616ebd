"""What one build takes: CPU and wall time by step, peak memory, bytes.

Every command runs in a process of its own, whose use of the machine the system
counts. Times are readings of one machine on one day; only ratios between
readings of the same run mean anything elsewhere.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from scripts.bench.reading import Reading, mebibytes
from scripts.publish import PAGES_READY

ROOT = Path(__file__).resolve().parent.parent.parent

PLAIN = """\
site_name: bench
site_url: http://127.0.0.1:8000/
docs_dir: {docs}
theme: {theme}
plugins: {plugins}
markdown_extensions: [attr_list, {{toc: {{permalink: true}}}}]
nav: [index.md, games/index.md]
not_in_nav: /games/*/
"""
OURS = "INHERIT: {root}/mkdocs.yml\ndocs_dir: {docs}\ntheme: {{custom_dir: {root}/overrides}}\nhooks: []\n"

SITES = {
    "site": OURS,
    "material": PLAIN.replace("{theme}", "{{name: material, language: ja, font: false}}").replace(
        "{plugins}", "[{{search: {{lang: ja}}}}]"
    ),
    "mkdocs": PLAIN.replace("{theme}", "mkdocs").replace("{plugins}", "[search]"),
}
"""The same Markdown three times: as ours, in plain Material, in the theme that MkDocs brings along."""


def measure(data: Path, work: Path) -> dict[str, Reading]:
    """Builds the library in ``data`` inside ``work``; gives a reading for each step.

    ``load`` to ``write`` are our own steps, ``pages`` is the command that does
    them all, ``nothing changed`` the same once more; ``site`` is MkDocs with
    our theme, ``material`` and ``mkdocs`` the same Markdown in plain themes;
    ``secure`` and ``verify`` are what follows on ``site``.
    """
    docs = work / "docs"
    copy_written(docs)
    build = ("-m", "scripts", "build", "--data", data, "--docs", docs)
    _, said = run_python("-m", "scripts.bench.steps", data, work / "steps")
    readings = {step: Reading(**values) for step, values in json.loads(said.splitlines()[-1]).items()}
    readings["pages"], _ = run_python(*build)
    readings["nothing changed"], _ = run_python(*build)
    for name, text in SITES.items():
        config = work / f"{name}.yml"
        config.write_text(text.format(docs=docs, root=ROOT), encoding="utf-8")
        readings[name], _ = run_python("-m", "mkdocs", "build", "--quiet", "-f", config, "-d", work / name)
    readings["secure"], _ = run_python("-c", _SECURE, work / "site")
    readings["verify"], _ = run_python("-m", "scripts", "verify", work / "site")
    return readings


def copy_written(docs: Path) -> None:
    """Puts the hand-written pages, styles and scripts into an empty docs folder."""
    for name in ("api", "contribute", "javascripts", "stylesheets"):
        shutil.copytree(ROOT / "docs" / name, docs / name, ignore=shutil.ignore_patterns("fields", "v1"))


_SECURE = "import sys; from pathlib import Path; from scripts.secure import secure; secure(Path(sys.argv[1]))"


def run_python(*arguments: object) -> tuple[Reading, str]:
    """Runs Python to its end and gives what it printed; raises ``CalledProcessError`` with that where it fails."""
    command = [sys.executable, *map(str, arguments)]
    begin = time.monotonic()
    environment = {**os.environ, PAGES_READY: "1", "NO_MKDOCS_2_WARNING": "1"}
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout is not None
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command, output)
    return Reading(usage.ru_utime + usage.ru_stime, time.monotonic() - begin, mebibytes(usage)), output


def weight(work: Path) -> dict[str, int]:
    """Bytes of what ``measure`` has built: the site, its pages, and what grows with the number of games."""
    site = work / "site"
    games = sorted(site.glob("games/*/index.html"))
    raw, packed = [_bytes(file) for file in games], [_gzipped(file) for file in games]
    found = {
        "site": sum(_bytes(file) for file in site.rglob("*") if file.is_file()),
        "all pages": sum(_bytes(file) for file in site.rglob("*.html")),
        "a game's page, mean": sum(raw) // max(1, len(raw)),
        "a game's page, mean, gzipped": sum(packed) // max(1, len(packed)),
        "a game's page, largest": max(raw, default=0),
        "a game's page, largest, gzipped": max(packed, default=0),
        "a game's page, mean, plain Material": _mean(work / "material"),
        "a game's page, mean, MkDocs' own theme": _mean(work / "mkdocs"),
    }
    for name, path in (("home", "index.html"), ("list", "games/index.html"), ("search", "search/search_index.json")):
        found[name] = _bytes(site / path)
        found[f"{name}, gzipped"] = _gzipped(site / path)
    return found


def _mean(site: Path) -> int:
    sizes = [_bytes(file) for file in site.glob("games/*/index.html")]
    return sum(sizes) // max(1, len(sizes))


def _bytes(file: Path) -> int:
    return file.stat().st_size


def _gzipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 6))
