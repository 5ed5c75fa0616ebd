"""What docs/contribute says of adding facets is true: its examples are followed to the letter, in a copy."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from scripts.check import run
from scripts.compare.table import cells
from scripts.pages.choices import narrowing
from scripts.pages.told import label, of_all
from tests.conftest import DATA, ROOT
from tests.libraries import loaded

PAGE = (ROOT / "docs" / "contribute" / "index.md").read_text("utf-8")
SECTION = PAGE[PAGE.index("{#facets}\n") : PAGE.index("{#commands}\n")]
PHASES, FIELD, LABEL_FIELD, LABEL, VOCABULARY, FACET = re.findall(r"```[a-z]+\n(.*?)```", SECTION, re.DOTALL)
"""The examples, in the order in which they stand."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def insert(file: Path, before: str, text: str) -> None:
    """Puts text before a line that stands there once, at its depth."""
    whole = file.read_text("utf-8")
    (line,) = re.findall(rf"^ *{re.escape(before)}.*\n", whole, re.MULTILINE)
    depth = " " * (len(line) - len(line.lstrip()))
    file.write_text(whole.replace(line, textwrap.indent(text, depth) + line), "utf-8")


def facet(data: Path, id_: str, *games: str) -> list[str]:
    """What these games are shown to say on a facet."""
    library, problems = loaded(data)
    assert problems == []
    return [label(library, library.games[game], cells(library, library.games[game])[id_]) for game in games]


def test_a_facet_for_what_the_data_holds_is_one_entry(data: Path) -> None:
    insert(data / "facets.yml", "- {id: turn-steps", PHASES)
    assert run(data)[1] == []
    assert facet(data, "phase-names", "rave") == ["自分の番"]


def test_the_steps_that_are_told_split_as_is_told(data: Path) -> None:
    assert "`steps: [0, 31, 41]`なら、30以下、31～40、41以上" in SECTION
    file = data / "facets.yml"
    file.write_text(file.read_text("utf-8").replace("steps: [0, 31, 41, 51, 61]", "steps: [0, 31, 41]"), "utf-8")
    library, _ = loaded(data)
    (sizes,) = (each for each in narrowing(library, of_all(library)) if each.id == "main-deck-size")
    assert [choice.label for choice, _ in sizes.choices] == ["30枚以下", "31～40枚", "41枚以上"]


def python(folder: Path, *arguments: str) -> str:
    """Runs ``python -m scripts`` with the code that lies in a folder; there is nothing to say of the data."""
    ran = subprocess.run(
        [sys.executable, "-m", "scripts", *arguments], cwd=folder, capture_output=True, encoding="utf-8", check=True
    )
    return ran.stdout


def test_a_new_field_of_the_model_can_be_compared_and_is_shown_and_explained(tmp_path: Path, data: Path) -> None:
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    insert(tmp_path / "scripts" / "model" / "setup.py", "other: Nodes", FIELD)
    insert(tmp_path / "scripts" / "model" / "labels" / "game.py", "other: Line", LABEL_FIELD)
    insert(data / "labels.yml", "combat: ", LABEL)
    with (data / "vocabularies.yml").open("a", encoding="utf-8") as file:
        file.write(VOCABULARY)
    insert(data / "facets.yml", "- {id: discard, ", FACET)
    insert(data / "games" / "rave" / "setup.yml", "discard: ", "first-player: loser\n")

    assert python(tmp_path, "check") == ""
    python(tmp_path, "build")
    game, topic, fields = (
        (tmp_path / "docs" / path).read_text("utf-8")
        for path in ("games/rave/index.md", "compare/details/index.md", "contribute/fields/index.md")
    )
    assert 'id="detail-first-player"' in game
    assert 'href="../../games/rave/#detail-first-player"' in topic
    assert "前のゲームの敗者" in game
    assert "前のゲームの敗者" in topic
    assert "先攻の決め方。" in fields
    python(tmp_path, "schema")
    assert '"first-player"' in (data / "schema" / "setup.json").read_text("utf-8")
    python(tmp_path, "new", "next")
    assert "first-player" in (data / "games" / "next" / "setup.yml").read_text("utf-8")
