"""The commands. Only this module prints and decides the exit status: 1 for bad data, 2 for bad usage."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from datetime import UTC, date, datetime
from io import TextIOWrapper
from pathlib import Path

import click

from scripts import build as building
from scripts import library as libraries
from scripts import new as creating
from scripts import publish as publishing
from scripts import schema as schemas
from scripts import stamp, template
from scripts.check import run
from scripts.crawlers import crawlers
from scripts.fix.files import Fix, apply, fixes
from scripts.history import revisions
from scripts.history.diff import diff as difference
from scripts.history.lost import lost
from scripts.history.record import record
from scripts.history.tell import FORMATS as TOLD
from scripts.kept import kept
from scripts.library import Library
from scripts.load.positions import locate
from scripts.offline.build import offline
from scripts.problems import Problem, Severity, errors, in_order, shown
from scripts.refused import unwritable
from scripts.releases import FOLDER
from scripts.report import FORMATS, within
from scripts.secure import secure
from scripts.verify import verify as verify_site
from scripts.whole import put

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
@click.argument("paths", nargs=-1, metavar="[PATH]...", type=click.Path(exists=True, path_type=Path))
@DATA
@click.option(
    "--format",
    "format_",
    type=click.Choice(list(FORMATS)),
    default="text",
    show_default=True,
    help="How problems are written: for a reader, for GitHub's annotations, for another program.",
)
@click.option("--fix", is_flag=True, help="First mend what can be mended in one way only.")
@click.option("--diff", is_flag=True, help="Show what --fix would change, and change nothing.")
@click.option("--since", metavar="REV", help="Report ids too that were there at this revision and lead nowhere now.")
def check(paths: tuple[Path, ...], data: Path, format_: str, fix: bool, diff: bool, since: str | None) -> None:
    """Report every problem in the data, and what has not been verified for long.

    Only those in the files and folders PATH where some are named.
    """
    for path in paths:
        if not path.resolve().is_relative_to(data.resolve()):
            raise click.UsageError(f"{path} does not lie in {data}; name a file or folder of the data, or --data")
    if diff and format_ != "text":
        raise click.UsageError(f"--diff is for readers; leave --format {format_} out")
    if fix or diff:
        _mend(fixes(data, paths), diff)
    library, problems = run(data, _today())
    if library and since:
        problems += lost(_read(revisions.at, data, since), library)
    _report(within(problems, paths), format_)


def _mend(found: Iterable[Fix], diff: bool) -> None:
    """Mends the files, or shows how they would be mended."""
    for each in found:
        if diff:
            click.echo(str(each), nl=False)
            continue
        try:
            apply(each)
        except OSError as error:
            _report([unwritable(error, each.file)])
        click.echo(f"{shown(each.file)}: mended", err=True)


@main.command()
@click.argument("id_", metavar="ID")
@DATA
def new(id_: str, data: Path) -> None:
    """Make the files of a new game, ID, with comments that explain every field."""
    try:
        creating.check(data / "games", id_)  # before the template, which takes an id for granted
    except creating.NotNewError as error:
        raise click.UsageError(str(error)) from error
    library, problems = libraries.load(data)
    if library is None:
        _report(in_order(locate(problems)))
        return
    texts = template.files(library.labels, library.vocabularies, id_, _today().isoformat())
    try:
        folder = creating.create(data / "games", id_, texts)
    except OSError as error:
        _report([unwritable(error, data)])
        return
    option = "" if data == Path("data") else f" --data {data.as_posix()}"
    for line in (
        f"{folder.as_posix()}/ holds {len(texts)} files, and is a draft that passes the check.",
        f"1. Write the title and its reading in {folder.as_posix()}/game.yml.",
        "2. Take the leading `# ` from the examples you need, put your game's values in, and delete the rest.",
        f"3. Run `python -m scripts check{option}` after each step; it says what is wrong, where, and what to do.",
        "4. Look at it with `make serve`. When nothing is left out, set `status: complete`.",
    ):
        click.echo(line)


@main.command()
@click.argument("before", metavar="REV")
@click.argument("after", metavar="[REV2]", required=False)
@click.option(
    "--format",
    "form",
    type=click.Choice(list(TOLD)),
    default="text",
    show_default=True,
    help="How changes are written: for a reader, for another program, as Markdown.",
)
@DATA
def diff(before: str, after: str | None, form: str, data: Path) -> None:
    """Say what changed in the data from git revision REV to REV2, or to how it is now."""
    now = _read(revisions.at, data, after) if after else _read(revisions.present, data)
    click.echo(TOLD[form](now, difference(_read(revisions.at, data, before), now)), nl=False)


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
        raise click.UsageError(f"{shown(file)} is there already: one release a day")
    before = _read(revisions.at, data, since) if since else _read(revisions.last, library)
    _report(list(lost(before, library)))
    changes = difference(before, library)
    if not changes:
        click.echo("nothing has changed; nothing is recorded", err=True)
        return
    try:
        file.parent.mkdir(exist_ok=True)
        put(file, record(changes))
    except OSError as error:
        _report([unwritable(error, file)])
    click.echo(f"{shown(file)}: {len(changes)} changes", err=True)


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
    """Build the pages and the whole site, check it, and publish it in one step.

    Where nothing has changed since the last time, the site stays as it is; with RULES_NO_CACHE=1 it is built anew.
    """
    made_from = stamp.sources(data, docs, config)
    before = stamp.holds(site, config, made_from)
    if before is not None:
        for line in before:
            click.echo(line)
        click.echo("nothing has changed", err=True)
        return

    def make(folder: Path) -> None:
        publishing.run_mkdocs(config, folder)
        crawlers(folder)
        with kept(docs, "checked") as store:
            secure(folder, store)
            offline(folder)
            problems = verify_site(folder, store)
        _report(problems)

    with ExitStack() as held:  # so that no other build changes the pages while MkDocs reads them
        result = building.build(data, docs, held)
        _report(result.problems)
        try:
            publishing.publish(site, make)
        except FileExistsError as error:
            raise click.UsageError(str(error)) from error
        except (publishing.BusyError, publishing.MkDocsError) as error:
            raise click.ClickException(str(error)) from error
        except OSError as error:
            _report([unwritable(error, site)])
        if result.written:
            after = stamp.sources(data, docs, config)
            stamp.save(site, config, made_from, after, result.written.hashes, list(map(str, result.problems)))


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
        _report([unwritable(error, data)])


def _read(library: Callable[..., tuple[Library, list[str]]], *arguments: object) -> Library:
    """A library out of git; says what of it is not compared."""
    try:
        found, left_out = library(*arguments)
    except (revisions.RevisionError, OSError) as error:
        raise click.UsageError(str(error)) from error
    for line in left_out:
        click.echo(line, err=True)
    return found


def _today() -> date:
    """The day it is, or the one that SOURCE_DATE_EPOCH says it is."""
    said = os.environ.get("SOURCE_DATE_EPOCH")
    try:
        return datetime.fromtimestamp(int(said), UTC).date() if said else datetime.now(UTC).date()
    except (ValueError, OverflowError, OSError) as error:
        raise click.UsageError("SOURCE_DATE_EPOCH must be a number of seconds since 1970") from error


def _report(problems: list[Problem], format_: str = "text") -> None:
    """Prints all problems; ends the program with status 1 where one is an error."""
    written = FORMATS[format_](problems)
    if written:
        click.echo(written)
    if problems:
        counts = {str(severity): sum(problem.severity is severity for problem in problems) for severity in Severity}
        said = [f"{count} {name}{'s' if count > 1 else ''}" for name, count in counts.items() if count]
        click.echo(", ".join(said), err=True)
    if errors(problems):
        raise SystemExit(1)
