"""The workflows ask for no more than they need, and run only what there is."""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import yaml

from scripts.cli import main
from tests.conftest import ROOT

FOLDER = ROOT / ".github" / "workflows"
FILES = sorted(FOLDER.glob("*.yml"))

READ = {"contents": "read"}
PERMISSIONS = {
    "check.yml": {"data": READ, "test": READ, "site": READ},
    "publish.yml": {
        "check": READ,
        "build": {**READ, "pages": "read"},
        "deploy": {"pages": "write", "id-token": "write"},
    },
}

SETTING_UP = {
    "sudo apt-get update",
    "sudo apt-get install --yes fonts-noto-cjk",
    ".venv/bin/playwright install --with-deps chromium",
    "cp -rL site review",
}
"""What a workflow may run beside the Makefile's targets and the commands."""


@dataclass(frozen=True)
class Step:
    """A step, and where it stands."""

    file: str
    job: str
    content: dict[str, Any]


def workflow(file: Path) -> dict[Any, Any]:
    read = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert isinstance(read, dict)
    return read


def steps() -> Iterator[Step]:
    for file in FILES:
        for name, job in workflow(file)["jobs"].items():
            yield from (Step(file.name, name, content) for content in [*job.get("steps", ()), job])


def commands() -> list[str]:
    """Every line that a workflow runs, each once, without the variables that are set before it."""
    lines = (line for step in steps() for line in str(step.content.get("run", "")).splitlines())
    return list(dict.fromkeys(re.sub(r"^(?:[A-Z_]+=(?:\$\([^)]*\)|\S*) )*", "", line) for line in lines))


def test_each_job_may_do_no_more_than_it_must() -> None:
    found = {file.name: {name: job["permissions"] for name, job in workflow(file)["jobs"].items()} for file in FILES}
    assert found == PERMISSIONS
    assert {str(workflow(file)["permissions"]) for file in FILES} == {"{}"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_secret_is_used_and_no_foreign_code_runs_with_rights(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "secrets" not in re.sub("#.*", "", text)
    assert "github.token" not in text
    when = workflow(file)[True]  # YAML 1.1 reads the key `on` so
    assert set(when) <= {"pull_request", "push", "workflow_call", "workflow_dispatch"}


def test_what_somebody_else_has_written_is_never_part_of_a_command() -> None:
    assert [step.content["run"] for step in steps() if "${{" in str(step.content.get("run", ""))] == []


def test_actions_are_github_s_own_at_a_version_and_other_workflows_are_there() -> None:
    used = [str(step.content["uses"]) for step in steps() if "uses" in step.content]
    assert len(used) > 5
    for name in used:
        if name.startswith("./"):
            assert (ROOT / name).is_file()
        else:
            assert re.fullmatch(r"actions/[a-z-]+@v\d+", name), name
    versions = dict(name.split("@") for name in used if "@" in name)
    assert {f"{action}@{version}" for action, version in versions.items()} == {name for name in used if "@" in name}


def test_checkout_leaves_no_credentials_behind() -> None:
    checkouts = [step.content for step in steps() if str(step.content.get("uses", "")).startswith("actions/checkout@")]
    assert {checkout["with"]["persist-credentials"] for checkout in checkouts} == {False}


def test_every_job_ends_sometime() -> None:
    jobs = [job for file in FILES for job in workflow(file)["jobs"].values() if "uses" not in job]
    assert all(isinstance(job["timeout-minutes"], int) for job in jobs)


@pytest.mark.parametrize("command", [line for line in commands() if line.startswith("make ")])
def test_target_is_in_the_makefile(command: str) -> None:
    done = subprocess.run(
        ["make", "--dry-run", *shlex.split(command, comments=True)[1:]],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def scripts_commands() -> list[str]:
    return [line.split(" -m scripts ", 1)[1] for line in commands() if " -m scripts " in line]


@pytest.mark.parametrize("line", scripts_commands())
def test_command_is_there_with_its_options(line: str) -> None:
    name, *rest = shlex.split(line.split(" >> ")[0], comments=True)
    main.commands[name].make_context(name, rest)


def test_nothing_else_is_run() -> None:
    ours = re.compile(r"make [a-z./-]+( #.*)?|\.venv/bin/python -m scripts .*")
    assert {line.split(" #")[0] for line in commands() if not ours.fullmatch(line)} == SETTING_UP


def test_pull_request_is_annotated_told_of_in_the_summary_and_has_the_site_attached() -> None:
    check = [step for step in steps() if step.file == "check.yml"]
    run = [str(step.content.get("run", "")) for step in check]
    assert any("check --format github" in line for line in run)
    assert any("diff HEAD^1 --format markdown" in line and "$GITHUB_STEP_SUMMARY" in line for line in run)
    (attached,) = (step.content for step in check if "upload-artifact" in str(step.content.get("uses", "")))
    assert attached["with"]["path"] == "review/"


def test_only_what_was_checked_is_published() -> None:
    jobs = workflow(FOLDER / "publish.yml")["jobs"]
    assert (jobs["build"]["needs"], jobs["deploy"]["needs"]) == ("check", "build")
    assert workflow(FOLDER / "publish.yml")[True]["push"] == {"branches": ["main"]}
