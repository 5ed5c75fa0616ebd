"""The API's files, made from a library."""

from __future__ import annotations

import csv
import io
import json
from functools import cache
from pathlib import Path
from typing import Any

from scripts.library import Library
from scripts.pages.told import of_all
from scripts.render import render
from tests.anchored import library_of
from tests.whole import of_api as pages

Json = dict[str, Any]


def files_of(library: Library) -> dict[str, str]:
    """Every file of the API as text, by its name below ``api/v1/``."""
    made = pages(library, of_all(library))
    return {page.path.removeprefix("api/v1/"): render(page, library.labels) for page in made}


@cache
def files(data: Path) -> dict[str, str]:
    return files_of(library_of(data))


@cache
def read(data: Path, name: str) -> Json:
    """A JSON file; nobody may change what is given."""
    found: Json = json.loads(files(data)[f"{name}.json"])
    return found


def rows(text: str) -> list[list[str]]:
    """What a table holds, as a spreadsheet reads it."""
    return list(csv.reader(io.StringIO(text, newline=""), strict=True))
