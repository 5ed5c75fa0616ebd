"""The files of a new game: a draft as they stand, valid examples where the comment signs are taken away."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
import yaml

from scripts.check import run
from scripts.fields.read import fields
from scripts.load.plain import parse
from scripts.model.claim import Claim
from scripts.model.files import GAME_FILES
from scripts.model.game import Game
from scripts.model.setup import Setup
from scripts.model.validate import validate
from scripts.template import files
from tests.conftest import DATA, MakeLibrary
from tests.libraries import loaded

TODAY = "2026-01-31"
HEAD = re.compile(r"# yaml-language-server: \$schema=\.\./\.\./schema/[a-z]+\.json\n")


@cache
def made(title: str = "my-game") -> dict[str, str]:
    library, _ = loaded(DATA)
    return files(library.labels, library.vocabularies, title, TODAY)


def uncommented(text: str) -> str:
    """The file as an author has it who takes the sign from every example."""
    return "\n".join(re.sub("^# ", "", line) for line in HEAD.sub("", text).split("\n"))


def examples() -> list[tuple[str, str]]:
    """Each key's lines with the sign taken away, by file."""
    return [
        (name, "\n".join(re.sub("^# ", "", line) for line in block.split("\n") if not line.startswith("##")))
        for name, text in made().items()
        for block in HEAD.sub("", text).split("\n\n")[1:]
    ]


def test_there_is_a_file_for_each_of_a_game_and_it_names_its_schema() -> None:
    assert list(made()) == list(GAME_FILES)
    for name, text in made().items():
        assert text.startswith(f"# yaml-language-server: $schema=../../schema/{name}.json\n## ")
        assert text.endswith("\n")
        assert not text.endswith("\n\n")


@pytest.mark.parametrize("id_", ["a", "a-1", "x" * 60, "none", "true", "not-recorded", "e1", "no", "null"])
def test_game_of_any_id_passes_the_check_as_a_draft(make_library: MakeLibrary, id_: str) -> None:
    data = make_library(**{id_: made(id_)})
    library, problems = run(data)
    assert problems == []
    assert library is not None
    game = library.games[id_]
    assert game.game == Game.model_validate({"status": "draft", "added": TODAY, "titles": [{"name": id_}]})
    assert game.missing == GAME_FILES.keys() - {"game"}


@pytest.mark.parametrize(("name", "text"), examples(), ids=[text.split(":")[0] for _, text in examples()])
def test_every_example_is_valid_by_itself(name: str, text: str) -> None:
    file = Path(f"{name}.yml")
    value, problems = parse(text, file)
    assert problems == []
    (key,) = value
    required = {"added": "2026", "titles": {"name": "A"}} if name == "game" else {}
    assert validate(GAME_FILES[name], required | value, file)[1] == []
    assert key in {field.key for field in fields(GAME_FILES[name])}


def test_all_examples_together_lack_only_what_an_example_cannot_know(make_library: MakeLibrary) -> None:
    data = make_library(x={name: uncommented(text) for name, text in made().items()})
    said = {f"{problem.file.stem}: {problem.code} {problem.message.split(' ')[0]}" for problem in run(data)[1]}
    assert sorted(line for line in said if "missing-reading" not in line) == [
        "game: needless-exception no",
        "game: unsourced-claim another",
        "setup: unsourced-claim another",
        "terms: unknown-concept no",
    ]


@pytest.mark.parametrize("name", GAME_FILES)
def test_every_key_is_explained_on_the_line_above_it_or_named_where_it_does_not_go_with_the_others(name: str) -> None:
    lines = made()[name].split("\n")
    for field in fields(GAME_FILES[name]):
        explained = f"## {field.about}［"
        assert any(line.startswith(explained) for line in lines), field.key
        at = next(number for number, line in enumerate(lines) if line.startswith(explained))
        assert re.match(rf"(# )?{field.key}:", lines[at + 1])
    for field in fields(Claim):
        assert any(line.startswith(f"##   {field.key}：{field.about}") for line in lines)


def test_keys_inside_records_are_explained_too() -> None:
    text = made()["setup"]
    assert "##     役割。［語（main 主たるデッキ／" in text
    assert "##         ほかにmin：最少。［数］\n" in text
    assert "##     ほかにany：どれか一つを満たす。" in text


def test_comments_come_from_the_models(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Setup.model_fields["exchange"], "description", "新しい説明。")
    fields.cache_clear()
    library, _ = loaded(DATA)
    try:
        text = files(library.labels, library.vocabularies, "x", TODAY)["setup"]
    finally:
        fields.cache_clear()
    assert (
        "## 新しい説明。［語（side-deck 入れ替え用のデッキ）、または「値と文」の形］\n# exchange: side-deck\n" in text
    )


def test_only_what_a_game_cannot_do_without_is_data() -> None:
    data = {name: yaml.safe_load(text) for name, text in made().items()}
    assert data.pop("game").keys() == {"status", "added", "titles"}
    assert set(data.values()) == {None}
