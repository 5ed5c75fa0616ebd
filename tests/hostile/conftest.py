"""The site of a library of attacks, built once."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.hostile.payloads import Hostile, write
from tests.published import prepare, publish


@dataclass(frozen=True)
class Attacked:
    """A built site and the texts that it was built from."""

    site: Path
    hostile: Hostile


@pytest.fixture(scope="session")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Attacked:
    folder = tmp_path_factory.mktemp("attacked")
    (folder / "from").mkdir()
    hostile = write(folder / "from")
    prepare(folder / "site", folder / "from")
    result = publish(folder / "site")
    assert result.exit_code == 0, result.output
    return Attacked(folder / "site" / "site", hostile)
