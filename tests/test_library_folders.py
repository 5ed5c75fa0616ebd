"""What the library says of folders and files that are not as they should be."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.library import load
from tests.conftest import DRAFT, LIBRARY, MakeLibrary
from tests.libraries import loaded, said

ZONES = "zones: [{id: field, name: A}, {id: trash, name: B}]\n"


def test_a_complete_game_has_every_file(make_library: MakeLibrary) -> None:
    data = make_library(x={"game": f"status: complete\n{DRAFT}", "zones": ZONES})
    library, problems = loaded(data)
    names = ["cards", "flow", "products", "rules", "setup", "terms"]
    assert said(problems, data) == [
        f"games/x/{name}.yml: missing-file: a complete game has a {name}.yml; "
        "write it, or set `status: draft` in game.yml"
        for name in names
    ]
    assert library.games["x"].unread == set(names)
    assert library.games["x"].blind


def test_a_folder_without_game_yml_is_a_broken_game_whose_other_files_are_read(make_library: MakeLibrary) -> None:
    data = make_library(x={"zones": "zoons: A\n"}, y={})
    (data / "games" / "x" / "game.yml").unlink()
    library, problems = loaded(data)
    assert set(library.games) == {"y"}
    assert library.broken == {"x"}
    assert said(problems, data) == [
        "games/x/zones.yml: unknown-key: `zoons` is not a key here; did you mean `zones`?",
        "games/x/game.yml: missing-file: every game needs a game.yml",
    ]


@pytest.mark.parametrize(
    "name", ["Rave", "rave_2", "2rave", "-rave", "rave-", "ra--ve", "ra ve", "レイブ", "rave\n", "ra.ve"]
)
def test_a_folder_whose_name_is_no_id_is_refused(make_library: MakeLibrary, name: str) -> None:
    data = make_library()
    shutil.copytree(LIBRARY / "games" / "one-deck", data / "games" / name)
    library, problems = loaded(data)
    assert library.games == {}
    assert [(problem.file.name, problem.code) for problem in problems] == [(name, "bad-folder")]
    expected = f"`{name}` is no id; expected small Latin letters, figures and hyphens, like `rave`"
    assert problems[0].message == expected


def test_files_that_are_no_game_are_reported_and_hidden_ones_are_not(make_library: MakeLibrary) -> None:
    data = make_library(x={})
    games = data / "games"
    for name in ("readme.md", ".DS_Store", "x/.zones.yml.swp", "x/zone.yml", "x/setup.yaml", "x/notes.yml"):
        (games / name).write_text("")
    (games / "x" / "pictures").mkdir()
    (games / ".git").mkdir()
    _, problems = loaded(data)
    assert [(str(p.file.relative_to(games)), p.code, p.message.split("; ")[1]) for p in problems] == [
        ("readme.md", "stray-file", "move or delete this file"),
        ("x/notes.yml", "unknown-file", "did you mean `zones.yml`?"),
        (
            "x/pictures",
            "unknown-file",
            "expected one of `cards.yml`, `flow.yml`, `game.yml`, `products.yml`, "
            "`rules.yml`, `setup.yml`, `terms.yml`, `zones.yml`",
        ),
        ("x/setup.yaml", "unknown-file", "did you mean `setup.yml`?"),
        ("x/zone.yml", "unknown-file", "did you mean `zones.yml`?"),
    ]


def test_links_to_folders_are_followed_and_dead_ones_are_reported(make_library: MakeLibrary) -> None:
    data = make_library(x={})
    (data / "games" / "y").symlink_to(LIBRARY / "games" / "one-deck")
    (data / "games" / "z").symlink_to(data / "gone")
    (data / "games" / "x" / "zones.yml").symlink_to(data / "gone")
    library, problems = loaded(data)
    assert set(library.games) == {"x", "y"}
    assert said(problems, data) == [
        "games/z: stray-file: a game is a folder of files; move or delete this file",
        "games/x/zones.yml: missing-file: there is no such file",
    ]
    assert library.games["x"].unread == {"zones"}


def test_a_folder_in_place_of_a_file_cannot_be_read(make_library: MakeLibrary) -> None:
    data = make_library(x={})
    (data / "games" / "x" / "zones.yml").mkdir()
    library, problems = loaded(data)
    assert said(problems, data) == ["games/x/zones.yml: unreadable: cannot be read: it is a folder"]
    assert library.games["x"].unread == {"zones"}
    assert library.games["x"].blind


def test_a_game_folder_that_nobody_may_list_is_reported_alone(
    make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = make_library(x={"zones": ZONES}, y={})
    listing = Path.iterdir

    def refuse(path: Path) -> Iterator[Path]:
        if path.name == "x":
            raise PermissionError(13, "Permission denied")
        return listing(path)

    monkeypatch.setattr(Path, "iterdir", refuse)
    library, problems = loaded(data)
    assert set(library.games) == {"y"}
    assert library.broken == {"x"}
    assert said(problems, data) == ["games/x: unreadable: cannot be read: Permission denied"]


def test_a_games_folder_that_nobody_may_enter_is_reported_for_each_game(
    make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = make_library(x={}, y={})

    def refuse(path: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    def empty(path: Path) -> Iterator[Path]:
        if path.name == "concepts":
            return iter([])
        return iter([data / "games" / "x"]) if path.name == "games" else iter([refuse(path)])  # type: ignore[list-item]

    monkeypatch.setattr(Path, "is_dir", refuse)
    monkeypatch.setattr(Path, "iterdir", empty)
    library, problems = loaded(data)
    assert said(problems, data) == ["games/x: unreadable: cannot be read: Permission denied"]
    assert library.broken == {"x"}


def test_a_file_in_place_of_the_games_folder_cannot_be_read(make_library: MakeLibrary) -> None:
    data = make_library()
    (data / "games").rmdir()
    (data / "games").write_text("")
    assert said(loaded(data)[1], data) == ["games: unreadable: cannot be read: Not a directory"]


BROKEN = {
    "no file": ("labels.yml", None, "missing-file: there is no such file"),
    "an unknown key": (
        "labels.yml",
        "\nglosary: A\n",
        "unknown-key: `glosary` is not a key here; did you mean `glossary`?",
    ),
    "no vocabulary file": ("vocabularies.yml", None, "missing-file: there is no such file"),
    "an unknown key in a vocabulary": (
        "vocabularies.yml",
        "\nextra: {about: A, words: {a: A}, word: A}\n",
        "unknown-key: `word` is not a key here; did you mean `words`?",
    ),
}


def test_broken_explanations_are_reported_and_explain_nothing(make_library: MakeLibrary) -> None:
    data = make_library(x={})
    (data / "checks.yml").write_text("late: {severity: bad, title: A, means: B, why: C, mend: D}\n")
    library, problems = loaded(data)
    expected = "`bad` is not a word here; expected one of `error`, `note`, `warning`"
    assert said(problems, data) == [f"checks.yml: unknown-word: {expected}"]
    assert library.checks == {}


@pytest.mark.parametrize(("name", "added", "expected"), BROKEN.values(), ids=BROKEN)
def test_without_labels_and_vocabularies_there_is_no_library(
    make_library: MakeLibrary, name: str, added: str | None, expected: str
) -> None:
    data = make_library(x={"zones": "zoons: A\n"})
    file = data / name
    if added:
        file.write_text(file.read_text("utf-8") + added, "utf-8")
    else:
        file.unlink()
    library, problems = load(data)
    assert library is None
    assert said(problems, data) == [
        f"{name}: {expected}",
        "games/x/zones.yml: unknown-key: `zoons` is not a key here; did you mean `zones`?",
    ]


def test_a_vocabulary_that_a_field_needs_must_be_there(make_library: MakeLibrary) -> None:
    data = make_library()
    (data / "vocabularies.yml").write_text("stays: {about: A, words: {other: B}}\nextra: {about: A, words: {a: A}}\n")
    library, problems = load(data)
    assert library is None
    lacking = [problem.message.split("`")[1] for problem in problems]
    assert {problem.message for problem in problems} == {f"the vocabulary `{name}` is missing" for name in lacking}
    assert {"who", "owner", "victory", "seen"} <= set(lacking)
    assert "stays" not in lacking
    assert lacking == sorted(lacking)


def test_the_games_come_in_the_order_of_their_ids(make_library: MakeLibrary) -> None:
    assert list(loaded(make_library(b={}, c={}, a={}))[0].games) == ["a", "b", "c"]
