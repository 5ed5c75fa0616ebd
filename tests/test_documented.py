"""What contributors read is complete and true: commands, options, files that are named, forms."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click
import pytest
import yaml
from click.testing import CliRunner

from scripts.cli import main
from tests.conftest import ROOT

COMMANDS = "docs/contribute/index.md"
"""The page that lists all commands and options."""

TEXTS = ["README.md", "CONTRIBUTING.md", COMMANDS, ".github/pull_request_template.md", ".pre-commit-config.yaml"]
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"))
CALL = re.compile(r"python -m scripts (?!\.)([a-z]+)((?: --?[a-z]+)*)")


def text_of(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def rows() -> list[list[str]]:
    """The cells of the page's tables."""
    lines = [line for line in text_of(COMMANDS).split("\n") if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def options(command: click.Command) -> set[str]:
    return {each for parameter in command.params if isinstance(parameter, click.Option) for each in parameter.opts}


@pytest.mark.parametrize("name", main.commands)
def test_command_is_documented_with_its_arguments_and_options(name: str) -> None:
    command = main.commands[name]
    told = [row for row in rows() if re.match(rf"`{name}[ `]", row[0])]
    assert len(told) == 1, f"{COMMANDS} has one row for `{name}`"
    assert told[0][1]
    for parameter in command.params:
        if isinstance(parameter, click.Argument):
            assert (parameter.human_readable_name.strip("[].")) in told[0][0]
    for option in options(command):
        assert [
            row for row in rows() if row[0].startswith(f"`{option}") and (f"`{name}`" in row[1] or row[1] == "全部")
        ], f"{COMMANDS} has a row for `{option}` that names `{name}`"


def test_no_command_or_option_is_documented_that_is_not_there() -> None:
    known = {option for command in main.commands.values() for option in options(command)}
    for row in rows():
        first = re.match(r"`(--[a-z]+)", row[0])
        if first and first[1] != "--help":
            assert first[1] in known
            assert set(re.findall("`([a-z]+)`", row[1])) == {
                name for name, command in main.commands.items() if first[1] in options(command)
            }


@pytest.mark.parametrize("name", TEXTS)
def test_every_command_that_is_told_exists(name: str) -> None:
    found = CALL.findall(text_of(name))
    assert found
    for command, flags in found:
        assert command in main.commands
        assert set(flags.split()) <= options(main.commands[command])


@pytest.mark.parametrize("command", [None, *main.commands])
def test_help_says_what_each_option_does(command: str | None) -> None:
    shown = CliRunner().invoke(main, [*([command] if command else []), "--help"])
    assert shown.exit_code == 0
    for each in main.commands.values():
        for parameter in each.params:
            assert not isinstance(parameter, click.Option) or parameter.help, parameter.name


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", COMMANDS, "README.md"])
def test_every_make_target_that_is_told_exists(name: str) -> None:
    targets = set(re.findall("^([a-z]+):", text_of("Makefile"), re.MULTILINE))
    told = set(re.findall(r"(?:`|^ +)make ([a-z]+)", text_of(name), re.MULTILINE))
    assert told
    assert told <= targets


def test_every_file_that_is_linked_exists() -> None:
    for name in ("CONTRIBUTING.md", "README.md"):
        for link in re.findall(r"\]\(((?!https?:|#)[^)]+)\)", text_of(name)):
            file, _, anchor = link.partition("#")
            assert (ROOT / file).exists(), link
            assert not anchor or f"{{#{anchor}}}" in text_of(file), link


def form(file: Path) -> Any:
    return yaml.safe_load(file.read_text("utf-8"))


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.stem)
def test_issue_form_is_one(file: Path) -> None:
    """The keys are those of GitHub's documentation, "Syntax for issue forms"."""
    made = form(file)
    assert {"name", "description", "title", "labels", "body"} == set(made)
    ids = [field["id"] for field in made["body"]]
    assert len(set(ids)) == len(ids)
    for field in made["body"]:
        assert field["type"] in {"input", "textarea", "dropdown"}
        assert set(field) <= {"type", "id", "attributes", "validations"}
        assert field["attributes"]["label"]
    assert any(field.get("validations", {}).get("required") for field in made["body"])


def test_there_are_forms_for_games_facts_and_terms_and_each_is_told_of() -> None:
    assert [file.stem for file in FORMS] == ["new-game", "new-term", "wrong-fact"]
    for file in FORMS:
        assert f"「{form(file)['name']}」" in text_of("CONTRIBUTING.md")


def test_hooks_run_what_stands_here() -> None:
    made = yaml.safe_load(text_of(".pre-commit-config.yaml"))
    assert [repo["repo"] for repo in made["repos"]] == ["local"]
    for hook in made["repos"][0]["hooks"]:
        assert hook["language"] == "system"
        command = hook["entry"].removeprefix(".venv/bin/python -m scripts ").split()
        assert CliRunner().invoke(main, [*command, "--data", str(ROOT / "data")]).exit_code == 0
