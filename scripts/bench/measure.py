"""What one build takes: CPU and wall time by step, peak memory, bytes.

Every step runs in a process of its own, whose use of the machine the system
counts. Times are readings of one machine on one day; only ratios between
readings of the same run mean anything elsewhere.
"""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from scripts.publish import PAGES_READY

ROOT = Path(__file__).resolve().parent.parent.parent

PLAIN_MATERIAL = """\
site_name: bench
site_url: http://127.0.0.1:8000/
docs_dir: {docs}
theme: {{name: material, language: ja, font: false}}
plugins: [{{search: {{lang: ja}}}}]
markdown_extensions: [attr_list, {{toc: {{permalink: true}}}}]
nav: [index.md, games/index.md]
not_in_nav: /games/*/
"""
PLAIN_MKDOCS = """\
site_name: bench
site_url: http://127.0.0.1:8000/
docs_dir: {docs}
theme: mkdocs
plugins: [search]
markdown_extensions: [attr_list, {{toc: {{permalink: true}}}}]
nav: [index.md, games/index.md]
not_in_nav: /games/*/
"""
OURS = "INHERIT: {root}/mkdocs.yml\ndocs_dir: {docs}\ntheme: {{custom_dir: {root}/overrides}}\nhooks: []\n"


@dataclass(frozen=True)
class Reading:
    """What one process took: seconds of CPU and on the clock, peak memory in MiB."""

    cpu: float
    wall: float
    memory: float


def run(command: list[str], cwd: Path = ROOT) -> Reading:
    """Runs a command to its end; raises ``CalledProcessError`` with its output where it fails."""
    begin = time.monotonic()
    environment = {**os.environ, PAGES_READY: "1", "NO_MKDOCS_2_WARNING": "1"}
    process = subprocess.Popen(
        command, cwd=cwd, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout is not None
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    wall = time.monotonic() - begin
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command, output)
    unit = 1 if sys.platform == "darwin" else 1024  # macOS counts bytes, Linux KiB
    return Reading(usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss * unit / 2**20)


def measure(data: Path, work: Path) -> dict[str, Reading]:
    """Builds the library in ``data`` step by step inside ``work``; gives a reading for each step.

    ``pages`` is ours from load to write; ``site`` is MkDocs with our theme,
    ``material`` and ``mkdocs`` are the same Markdown in plain themes; ``check``
    is our policy and the check of the built site.
    """
    docs = work / "docs"
    copy_written(docs)
    python = [sys.executable, "-m"]
    readings = {"pages": run([*python, "scripts", "build", "--data", str(data), "--docs", str(docs)])}
    readings["nothing changed"] = run([*python, "scripts", "build", "--data", str(data), "--docs", str(docs)])
    for name, text in (("site", OURS), ("material", PLAIN_MATERIAL), ("mkdocs", PLAIN_MKDOCS)):
        config = work / f"{name}.yml"
        config.write_text(text.format(docs=docs, root=ROOT), encoding="utf-8")
        readings[name] = run([*python, "mkdocs", "build", "--quiet", "-f", str(config), "-d", str(work / name)])
    readings["secure"] = run([sys.executable, "-c", _SECURE, str(work / "site")])
    readings["verify"] = run([*python, "scripts", "verify", str(work / "site")])
    return readings


def copy_written(docs: Path) -> None:
    """Puts the hand-written styles and scripts into an empty docs folder."""
    for name in ("javascripts", "search", "stylesheets"):
        shutil.copytree(ROOT / "docs" / name, docs / name, ignore=shutil.ignore_patterns("*.json"))


_SECURE = "import sys; from pathlib import Path; from scripts.secure import secure; secure(Path(sys.argv[1]))"


def weight(site: Path) -> dict[str, int]:
    """Bytes of the site, of its pages, and of the largest and the mean game's page, raw and gzipped."""
    pages = sorted(site.rglob("*.html"))
    games = [file.read_bytes() for file in sorted(site.glob("games/*/index.html"))]
    packed = [len(gzip.compress(page, 6)) for page in games]
    return {
        "site bytes": sum(file.stat().st_size for file in site.rglob("*") if file.is_file()),
        "page bytes": sum(file.stat().st_size for file in pages),
        "game page bytes (mean)": sum(map(len, games)) // max(1, len(games)),
        "game page bytes (largest)": max(map(len, games), default=0),
        "game page gzipped (mean)": sum(packed) // max(1, len(packed)),
        "game page gzipped (largest)": max(packed, default=0),
        "list page bytes": (site / "games" / "index.html").stat().st_size,
    }
