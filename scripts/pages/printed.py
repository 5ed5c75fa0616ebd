"""Statements, tables, facts and pictures as HTML.

A page holds thousands of these small pieces. They are written here and not by macros of the templates, as calling a
macro, and asking at each of its blanks whether to escape, takes ten times longer than writing the piece. The types
of the views say what is escaped: ``Markup`` is ready to print, ``str`` is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from markupsafe import Markup, escape

from scripts.draw import svg
from scripts.draw.shapes import Picture
from scripts.model.labels import Labels
from scripts.pages.view import Fact, Row, Statement, Table


class Printer:
    """Prints the pieces of one page, for its template."""

    def __init__(self, labels: Labels, aliases: Mapping[str, Iterable[str]]) -> None:
        """``aliases`` are the former ids of the page's permanent links."""
        self._labels = labels
        self._aliases = aliases
        self._permalink = f'" aria-label="{escape(labels.game.permalink)}">¶</a>'

    def former(self, id_: str) -> Markup:
        """An anchor for each former id of a permanent link."""
        return Markup(self._former(id_))

    def inner(self, statement: Statement) -> Markup:
        """A statement with all below it."""
        return Markup(self._inner(statement))

    def listed(self, statements: Iterable[Statement], ordered: bool = False) -> Markup:
        """Statements as a list."""
        tag = "ol" if ordered else "ul"
        return Markup(f"<{tag}>\n{self.items(statements)}</{tag}>")

    def items(self, statements: Iterable[Statement]) -> str:
        """The items of a list."""
        return "".join(f"<li{self._anchored(each.id)}{self._inner(each)}</li>\n" for each in statements)

    def table(self, table: Table) -> Markup:
        """A table with a heading row; the first cell of each row is its heading."""
        return Markup(self._table(table))

    def rows(self, rows: Iterable[Row]) -> str:
        """The rows of a table, to be joined by ``wide``."""
        return "".join(map(self._row, rows))

    def wide(self, head: Iterable[str], rows: Iterable[str]) -> Markup:
        """A table of rows that are printed already."""
        return Markup(_wide(head, rows))

    def times(self, game: Markup, number: int) -> str:
        """How often a game uses a concept, as an item of a list."""
        return f"<li>{game} {escape(self._labels.glossary.times.format(n=number))}</li>\n"

    def facts(self, facts: Iterable[Fact]) -> Markup:
        """Labelled values as a table of two columns."""
        return Markup(f'<table class="facts">\n<tbody>\n{"".join(map(self._fact, facts))}</tbody>\n</table>')

    def picture(self, picture: Picture) -> Markup:
        """A picture with its text alternative."""
        return svg.figure(picture, self._labels.picture.text)

    def _former(self, id_: str) -> str:
        if id_ not in self._aliases:
            return ""
        return "".join(f'<div class="alias" id="{escape(former)}"></div>' for former in self._aliases[id_])

    def _anchored(self, id_: str) -> str:
        """The attribute and the anchors of former ids at the beginning of what has a permanent link."""
        return f' id="{escape(id_)}">{self._former(id_)}' if id_ else ">"

    def _link(self, id_: str) -> str:
        """The sign that leads to a permanent link."""
        return f' <a class="headerlink" href="#{escape(id_)}{self._permalink}' if id_ else ""

    def _inner(self, said: Statement) -> str:
        notes = "".join(f'<div class="note"{self._anchored(note.id)}{self._inner(note)}</div>' for note in said.notes)
        speaks = said.text or said.value
        parts = [_line(said), self._link(said.id), notes if speaks else ""]
        if said.table:
            parts.append(self._table(said.table))
        if said.items:
            parts.append(self.listed(said.items))
        if not speaks:
            parts.append(notes)
        if said.steps:
            parts.append(self.listed(said.steps, ordered=True))
        return "".join(parts)

    def _table(self, table: Table) -> str:
        return _wide(table.head, map(self._row, table.rows))

    def _row(self, row: Row) -> str:
        attribute = f' id="{escape(row.id)}"' if row.id else ""
        heading, *others = row.cells
        cells = "".join(f"<td>{self._inner(cell)}</td>" for cell in others)
        first = f"{self._former(row.id)}{self._inner(heading)}{self._link(row.id)}"
        return f'<tr{attribute}><th scope="row">{first}</th>{cells}</tr>\n'

    def _fact(self, fact: Fact) -> str:
        attribute = f' id="{escape(fact.id)}"' if fact.id else ""
        label = escape(fact.label)
        named = f'<a href="#{escape(fact.section)}">{label}</a>' if fact.section else label
        first = f"{self._former(fact.id)}{named}{self._link(fact.id)}"
        return f'<tr{attribute}><th scope="row">{first}</th><td>{self._inner(fact.value)}</td></tr>\n'


def _wide(head: Iterable[str], rows: Iterable[str]) -> str:
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    return (
        '<div class="scroll" tabindex="0"><table class="wide">\n'
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{''.join(rows)}</tbody>\n</table></div>"
    )


def _line(said: Statement) -> str:
    """A statement without what is below it."""
    parts = []
    if said.name:
        reading = f' <span class="reading">{escape(said.reading)}</span>' if said.reading else ""
        parts.append(f'<b class="name">{said.name}</b>{reading} ')
    if said.value:
        absence = f" value--{escape(said.absence)}" if said.absence else ""
        parts.append(f'<span class="value{absence}">{said.value}</span> ')
    parts += [f'<span class="tag">{tag}</span> ' for tag in said.tags]
    parts.append(said.text)
    parts += [f' <span class="mark">{mark}</span>' for mark in said.marks]
    return "".join(parts)
