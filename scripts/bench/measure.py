"""What one build takes: CPU and wall time by step, peak memory, bytes.

Every command runs in a process of its own, whose use of the machine the system
counts. Times are readings of one machine on one day; only ratios between
readings of the same run mean anything elsewhere.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from scripts.bench.reading import Reading, mebibytes
from scripts.kept import OFF
from scripts.publish import PAGES_READY
from scripts.stamp import hashes
from scripts.write import OWN, owned

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
OURS = """\
INHERIT: {root}/mkdocs.yml
docs_dir: {docs}
theme: {{custom_dir: {root}/overrides}}
hooks: [{root}/scripts/hook.py]
"""

SITES = {
    "site": OURS,
    "material": PLAIN.replace("{theme}", "{{name: material, language: ja, font: false}}").replace(
        "{plugins}", "[{{search: {{lang: ja}}}}]"
    ),
    "mkdocs": PLAIN.replace("{theme}", "mkdocs").replace("{plugins}", "[search]"),
}
"""The same Markdown three times: as ours, in plain Material, in the theme that MkDocs brings along."""


EDITED = {"a rule": ("rules.yml", "text"), "a title": ("game.yml", "name")}
"""What is edited of one game: most edits are of a text, and none shows on more pages than that of a title."""


class DifferentError(Exception):
    """What was built with the help of earlier builds is not what is built from nothing."""


def measure(data: Path, work: Path) -> dict[str, Reading]:
    """Builds the library in ``data`` inside ``work``; gives a reading for each step.

    What begins with ``load`` and ``render`` are our own steps in one process, with nothing kept
    from before; ``make site`` is the whole of what ``make site`` does, from
    nothing, with nothing changed and with one game changed; ``pages`` is our
    part of that. ``material`` and ``mkdocs`` are the same Markdown in plain
    themes. Raises ``DifferentError`` where what was kept led to another site.
    """
    docs = work / "docs"
    copy_written(docs)
    for name, text in SITES.items():
        (work / f"{name}.yml").write_text(text.format(docs=docs, root=ROOT), encoding="utf-8")
    folders = ("--data", data, "--docs", docs)
    site = ("-m", "scripts", "site", *folders, "--config", work / "site.yml", "--site", work / "site")
    _, said = run_python("-m", "scripts.bench.steps", data, work / "steps")
    readings = {step: Reading(**values) for step, values in json.loads(said.splitlines()[-1]).items()}
    readings["make site"], _ = run_python(*site)
    readings["make site, nothing changed"], _ = run_python(*site)
    for what in EDITED:
        change(data, what)
        readings[f"pages, {what} changed"], _ = run_python("-m", "scripts", "build", *folders)
        change(data, what)
        readings[f"make site, {what} changed"], _ = run_python(*site)
    _compare(work, *site)
    for name in ("material", "mkdocs"):
        config = work / f"{name}.yml"
        readings[name], _ = run_python("-m", "mkdocs", "build", "--quiet", "-f", config, "-d", work / name)
    return readings


def _compare(work: Path, *site: object) -> None:
    """Builds the site once more with nothing kept; raises ``DifferentError`` where that is another one."""
    run_python(*site[:-1], work / "anew", keeping=False)
    kept, anew = hashes(work / "site"), hashes(work / "anew")
    if kept != anew:
        differing = sorted(path for path in kept | anew if kept.get(path) != anew.get(path))
        raise DifferentError(f"{len(differing)} files are not as in a build from nothing: {', '.join(differing[:9])}")


def change(data: Path, what: str, sign: str = "新") -> None:
    """Lengthens one of ``EDITED`` of the last game, to which no other refers; raises ``ValueError`` if it has none."""
    name, key = EDITED[what]
    file = sorted((data / "games").iterdir())[-1] / name
    text, found = re.subn(rf"(?<={key}: )(?=\w)", sign, file.read_text(encoding="utf-8"), count=1)
    if not found:
        raise ValueError(f"{file} has no {key}")
    file.write_text(text, encoding="utf-8")


def _generated(folder: str, names: list[str]) -> list[str]:
    """What builds have written into a folder of this repository, and what they keep there."""
    inside = Path(folder).relative_to(ROOT / "docs")
    written = owned(ROOT / "docs")
    return [name for name in names if name == OWN or (inside / name).as_posix() in written]


def copy_written(docs: Path) -> None:
    """Puts the hand-written pages, styles and scripts into an empty docs folder."""
    shutil.copytree(ROOT / "docs", docs, ignore=_generated, dirs_exist_ok=True)
    for folder in sorted((path for path in docs.rglob("*") if path.is_dir()), reverse=True):
        with suppress(OSError):
            folder.rmdir()  # nothing but generated pages stood there, and an empty folder is a difference


def run_python(*arguments: object, keeping: bool = True) -> tuple[Reading, str]:
    """Runs Python to its end and gives what it printed; raises ``CalledProcessError`` with that where it fails.

    Without ``keeping`` builds neither use nor keep anything.
    """
    command = [sys.executable, *map(str, arguments)]
    begin = time.monotonic()
    environment = {**os.environ, PAGES_READY: "1", "NO_MKDOCS_2_WARNING": "1"}
    environment.pop(OFF, None)
    if not keeping:
        environment[OFF] = "1"
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
    pages = list(site.rglob("*.html"))
    games = sorted(site.glob("games/*/index.html"))
    raw, packed = [_bytes(file) for file in games], [_gzipped(file) for file in games]
    found = {
        "site": sum(_bytes(file) for file in site.rglob("*") if file.is_file()),
        "all pages": sum(map(_bytes, pages)),
        "a page, largest": max(map(_bytes, pages), default=0),
        "a page, largest, gzipped": max(map(_gzipped, pages), default=0),
        "a game's page, mean": sum(raw) // max(1, len(raw)),
        "a game's page, mean, gzipped": sum(packed) // max(1, len(packed)),
        "a game's page, largest": max(raw, default=0),
        "a game's page, largest, gzipped": max(packed, default=0),
        "a game's page, mean, plain Material": _mean(work / "material"),
        "a game's page, mean, MkDocs' own theme": _mean(work / "mkdocs"),
    }
    files = {"home": [site / "index.html"], "list": [site / "games" / "index.html"]}
    for name, parts in (files | {"search": sorted(site.glob("search/*.json"))}).items():
        found[name] = sum(map(_bytes, parts))
        found[f"{name}, gzipped"] = sum(map(_gzipped, parts))
    return found


def _mean(site: Path) -> int:
    sizes = [_bytes(file) for file in site.glob("games/*/index.html")]
    return sum(sizes) // max(1, len(sizes))


def _bytes(file: Path) -> int:
    return file.stat().st_size


def _gzipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 6))
