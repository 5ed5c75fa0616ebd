"""The whole site, built from any data folder as ``make site`` builds it."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from click.testing import CliRunner, Result

from scripts.cli import main
from scripts.write import OWN, owned
from tests.conftest import BOARDGAMES, ROOT


def prepare(folder: Path, data: Path) -> None:
    """A folder laid out as the repository is, with other data and without generated pages."""
    shutil.copytree(data, folder / "data")
    for name in ("overrides", "scripts"):
        (folder / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "docs", folder / "docs", ignore=_generated)
    for each in sorted((folder / "docs").rglob("*"), reverse=True):
        if each.is_dir() and not any(each.iterdir()):  # what builds have left where tests are run
            each.rmdir()
    shutil.copy(ROOT / "mkdocs.yml", folder / "mkdocs.yml")


def _generated(folder: str, names: list[str]) -> list[str]:
    """What builds have written into a folder of this repository, and what they keep there."""
    inside = Path(folder).relative_to(ROOT / "docs")
    written = owned(ROOT / "docs")
    return [name for name in names if name == OWN or (inside / name).as_posix() in written]


def publish(folder: Path, config: str = "mkdocs.yml") -> Result:
    """Runs ``python -m scripts site`` in a prepared folder, in this process."""
    options = {name: folder / name for name in ("data", "docs", "site")} | {"config": folder / config}
    return CliRunner().invoke(main, ["site", *(f"--{name}={path}" for name, path in options.items())])


def without_past(data: Path) -> None:
    """Takes away what tells of games that a part of a library does not hold: redirects and releases."""
    (data / "redirects.yml").unlink()
    shutil.rmtree(data / "changes")


def publish_boardgames(folder: Path) -> Path:
    """The site of the library of board games, with the configuration that lies beside its data."""
    prepare(folder, BOARDGAMES)
    (folder / "data" / "site.yml").rename(folder / "site.yml")
    result = publish(folder, "site.yml")
    assert (result.exit_code, result.output) == (0, "")
    return folder / "site"


def contents(site: Path) -> dict[str, str]:
    """Every file below ``site`` with the hash of what it holds."""
    files = sorted(file for file in site.rglob("*") if file.is_file())
    return {str(file.relative_to(site)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}
