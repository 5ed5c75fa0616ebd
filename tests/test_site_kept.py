"""``make site`` with what earlier builds kept: the same site, byte for byte, and none at all where nothing changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.kept import OFF
from tests.conftest import DATA
from tests.published import contents, prepare, publish


def test_site_after_an_edit_is_that_of_a_first_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.delenv(OFF)
    for name in ("one", "two"):
        prepare(tmp_path / name, DATA)
    one = tmp_path / "one"
    assert publish(one).exit_code == 0
    first = (one / "site").resolve()
    again = publish(one)
    assert (again.exit_code, "nothing has changed" in again.output) == (0, True)
    assert (one / "site").resolve() == first
    for name in ("one", "two"):
        game = tmp_path / name / "data" / "games" / "rave" / "game.yml"
        game.write_text(game.read_text(encoding="utf-8").replace("name: ", "name: 新", 1), encoding="utf-8")
    assert publish(one).exit_code == 0
    assert (one / "site").resolve() != first
    monkeypatch.setenv(OFF, "1")
    assert publish(tmp_path / "two").exit_code == 0
    assert contents(one / "site") == contents(tmp_path / "two" / "site")
    assert not (tmp_path / "two" / ".cache").exists()
