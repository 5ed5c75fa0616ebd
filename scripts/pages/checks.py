"""The pages that explain the checks: a list, and one for each code."""

from __future__ import annotations

from markupsafe import Markup, escape

from scripts import places
from scripts.library import Library
from scripts.links import flat
from scripts.pages.view import Page, Row, Statement, Table

SOURCE = "data/checks.yml"


def index(library: Library) -> Page:
    """All codes in the order of the data, with what each means in a few words."""
    labels = library.labels.checks
    rows = []
    for code, check in library.checks.items():
        link = Markup('<a href="{}"><code>{}</code></a>').format(places.link(places.CHECKS, places.check(code)), code)
        severity = getattr(labels.severities, check.severity)
        rows.append(Row((Statement(link), Statement(escape(check.title)), Statement(escape(severity)))))
    head = (escape(labels.code), escape(labels.what), escape(labels.severity))
    values: dict[str, object] = {"labels": library.labels, "table_": Table(head, tuple(rows)), "source": SOURCE}
    return Page(f"{places.CHECKS}index.md", "checks.md.j2", values)


def page(library: Library, code: str) -> Page:
    """What one code means, why, how to mend it, with examples."""
    address = places.check(code)
    check = library.checks[code]
    values: dict[str, object] = {
        "labels": library.labels,
        "code": code,
        "title": check.title,
        "means": flat(check.means),
        "why": flat(check.why),
        "mend": flat(check.mend),
        "severity": getattr(library.labels.checks.severities, check.severity),
        "examples": tuple(
            (name, title, tuple((file, _lines(text)) for file, text in files.items()))
            for name, title, files in (
                ("bad", library.labels.checks.bad, check.bad),
                ("good", library.labels.checks.good, check.good),
            )
            if files
        ),
        "all": places.link(address, places.CHECKS),
        "source": SOURCE,
    }
    return Page(f"{address}index.md", "check.md.j2", values)


def _lines(text: str) -> Markup:
    """A file on one line of Markdown: a blank line would end the block of HTML for some engines."""
    return Markup("&#10;").join(text.rstrip("\n").split("\n"))
