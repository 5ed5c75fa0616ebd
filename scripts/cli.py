"""The commands. Only this module prints and decides the exit status: 1 for bad data, 2 for bad usage."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from datetime import UTC, date, datetime
from io import TextIOWrapper
from pathlib import Path

import click

from scripts import build as building
from scripts import library as libraries
from scripts import publish as publishing
from scripts import schema as schemas
from scripts.check import run
from scripts.history import revisions
from scripts.history.diff import diff as difference
from scripts.history.lost import lost
from scripts.history.record import record
from scripts.history.tell import FORMATS
from scripts.library import Library
from scripts.model.history import Change
from scripts.model.redirects import Redirects
from scripts.problems import Problem, Severity, errors, in_order
from scripts.releases import FOLDER
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
@click.option("--since", metavar="REV", help="Report ids too that were there at this revision and lead nowhere now.")
def check(data: Path, since: str | None) -> None:
    """Report every problem in the data, and what has not been verified for long."""
    library, problems = run(data, _today())
    if library and since:
        problems += lost(_at(data, since), library)
    _report(problems)


@main.command()
@click.argument("before", metavar="REV")
@click.argument("after", metavar="[REV2]", required=False)
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="text", show_default=True)
@DATA
def diff(before: str, after: str | None, form: str, data: Path) -> None:
    """Say what changed in the data from git revision REV to REV2, or to how it is now."""
    library = _at(data, after) if after else _now(data)
    click.echo(FORMATS[form](library, difference(_at(data, before), library)), nl=False)


@main.command()
@click.option("--since", metavar="REV", help="Compare with this revision, and not with the one of the last release.")
@DATA
def release(since: str | None, data: Path) -> None:
    """Record what changed since the last release in DATA/changes/, from which pages and feed are made."""
    library, problems = run(data)
    if library is None or errors(problems):
        _report(problems)
        return
    file = data / FOLDER / f"{_today()}.yml"
    if file.exists():
        raise click.UsageError(f"{file} is there already: one release a day")
    before = _last(data, library, since)
    _report(list(lost(before, library)))
    changes = difference(before, library)
    if not changes:
        click.echo("nothing has changed; nothing is recorded", err=True)
        return
    _record(file, changes)


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
        secure(folder)
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


def _at(data: Path, revision: str) -> Library:
    """The library as it was at a revision; says what of it is not compared."""
    try:
        library, left_out = revisions.at(data, revision)
    except (revisions.RevisionError, OSError) as error:
        raise click.UsageError(str(error)) from error
    for line in left_out:
        click.echo(line, err=True)
    return library


def _now(data: Path) -> Library:
    """The library as it is; says what of it is not compared."""
    library, problems = libraries.load(data)
    if library is None:
        _report(in_order(problems))
        raise SystemExit(1)
    for line in revisions.left_out(problems, data, "present"):
        click.echo(line, err=True)
    return library


def _last(data: Path, library: Library, since: str | None) -> Library:
    """The library at the last release, or at another revision; before the first release there was nothing."""
    if since or not library.releases:
        return _at(data, since) if since else replace(library, games={}, concepts={}, redirects=Redirects())
    try:
        return _at(data, revisions.release(data, library.releases[0].date))
    except revisions.RevisionError as error:
        raise click.UsageError(str(error)) from error


def _record(file: Path, changes: tuple[Change, ...]) -> None:
    try:
        file.parent.mkdir(exist_ok=True)
        file.write_text(record(changes), encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{file} cannot be written: {error.strerror}") from error
    click.echo(f"{file}: {len(changes)} changes", err=True)


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
