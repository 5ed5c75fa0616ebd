"""The commands. Only this module prints and decides the exit status: 1 for bad data, 2 for bad usage."""

from __future__ import annotations

from pathlib import Path

import click

from scripts.check import run
from scripts.problems import errors

DATA = click.option(
    "--data",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default="data",
    show_default=True,
    help="The folder with the data.",
)


@click.group()
def main() -> None:
    """Checks the games' data and renders it into pages."""


@main.command()
@DATA
def check(data: Path) -> None:
    """Reports every problem in the data."""
    _, problems = run(data)
    for problem in problems:
        click.echo(str(problem))
    bad = len(errors(problems))
    click.echo(f"{bad} errors, {len(problems) - bad} other problems", err=True)
    raise SystemExit(1 if bad else 0)
