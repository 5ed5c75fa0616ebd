"""The commands. Only this module prints and decides the exit status: 1 for bad data, 2 for bad usage."""

from __future__ import annotations

import os
import sys
from datetime import UTC, date, datetime
from io import TextIOWrapper
from pathlib import Path

import click

from scripts import build as building
from scripts import publish as publishing
from scripts import schema as schemas
from scripts.check import run
from scripts.crawlers import crawlers
from scripts.offline.build import offline
from scripts.problems import Problem, Severity, errors, in_order
from scripts.secure import secure
from scripts.verify import verify as verify_site

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
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # where the terminal's characters are fewer than ours


@main.command()
@DATA
def check(data: Path) -> None:
    """Report every problem in the data, and what has not been verified for long."""
    _, problems = run(data, _today())
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
@DOCS
@click.option(
    "--config",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    default="mkdocs.yml",
    show_default=True,
    help="MkDocs' configuration; its docs_dir must be DOCS.",
)
@click.option("--site", type=click.Path(path_type=Path), default="site", show_default=True, help="What to publish.")
def site(data: Path, docs: Path, config: Path, site: Path) -> None:
    """Build the pages and the whole site, check it, and publish it in one step."""
    result = building.build(data, docs)
    _report(result.problems)

    def make(folder: Path) -> None:
        publishing.run_mkdocs(config, folder)
        crawlers(folder)
        secure(folder)
        offline(folder)
        _report(verify_site(folder))

    try:
        publishing.publish(site, make)
    except FileExistsError as error:
        raise click.UsageError(str(error)) from error
    except (publishing.BusyError, publishing.MkDocsError, OSError) as error:
        raise click.ClickException(str(error)) from error


@main.command()
@click.argument("site", type=click.Path(exists=True, file_okay=False, path_type=Path))
def verify(site: Path) -> None:
    """Check the built site in SITE: links, anchors, headings, sizes, requests to outside."""
    _report(in_order(verify_site(site)))


@main.command()
@DATA
def schema(data: Path) -> None:
    """Write the JSON Schemas that editors use into DATA/schema."""
    library, problems = run(data)
    if library is None:
        _report(problems)
        return
    try:
        schemas.write(data / "schema", library.vocabularies)
    except OSError as error:
        where = Path(error.filename or data)
        _report([Problem("unwritable", f"cannot be written: {error.strerror}", where, line=1, column=1)])


def _today() -> date:
    """The day it is, or the one that SOURCE_DATE_EPOCH says it is."""
    said = os.environ.get("SOURCE_DATE_EPOCH")
    try:
        return datetime.fromtimestamp(int(said), UTC).date() if said else datetime.now(UTC).date()
    except (ValueError, OverflowError, OSError) as error:
        raise click.UsageError("SOURCE_DATE_EPOCH must be a number of seconds since 1970") from error


def _report(problems: list[Problem]) -> None:
    """Prints all problems; ends the program with status 1 where one is an error."""
    for problem in problems:
        click.echo(str(problem))
    if problems:
        counts = {str(severity): sum(problem.severity is severity for problem in problems) for severity in Severity}
        said = [f"{count} {name}{'s' if count > 1 else ''}" for name, count in counts.items() if count]
        click.echo(", ".join(said), err=True)
    if errors(problems):
        raise SystemExit(1)
