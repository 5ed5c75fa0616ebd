"""The commands. Only this module prints and decides the exit status: 1 for bad data, 2 for bad usage."""

from __future__ import annotations

from pathlib import Path

import click

from scripts import build as building
from scripts import schema as schemas
from scripts.check import run
from scripts.problems import Problem, errors

DATA = click.option(
    "--data",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default="data",
    show_default=True,
    help="The folder with the data.",
)
DOCS = click.option(
    "--docs",
    type=click.Path(file_okay=False, path_type=Path),
    default="docs",
    show_default=True,
    help="The folder that the pages are written to.",
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Checks the games' data and renders it into pages."""


@main.command()
@DATA
def check(data: Path) -> None:
    """Report every problem in the data."""
    _, problems = run(data)
    _report(problems)


@main.command()
@DATA
@DOCS
def build(data: Path, docs: Path) -> None:
    """Check the data and write the pages that changed."""
    result = building.build(data, docs)
    done = result.written
    if done:
        click.echo(f"{len(done.written)} pages written, {len(done.removed)} removed, {done.same} unchanged", err=True)
    _report(result.problems)


@main.command()
@DATA
def schema(data: Path) -> None:
    """Write the JSON Schemas that editors use into DATA/schema."""
    library, problems = run(data)
    if library is None:
        _report(problems)
        return
    schemas.write(data / "schema", library.vocabularies)


def _report(problems: list[Problem]) -> None:
    """Prints all problems; ends the program with status 1 where one is an error."""
    for problem in problems:
        click.echo(str(problem))
    bad = len(errors(problems))
    if problems:
        click.echo(f"{bad} errors, {len(problems) - bad} other problems", err=True)
    if bad:
        raise SystemExit(1)
