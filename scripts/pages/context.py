"""What every section of a game's page needs: the game, links, labels, and statements made of records."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cached_property

from markupsafe import Markup, escape

from scripts import places
from scripts.lexicon import Lexicon, Target
from scripts.library import GameData, Library
from scripts.links import NO_WORDS, Links
from scripts.model import claim as model
from scripts.model.base import ABSENCES
from scripts.model.game import Source
from scripts.model.labels import Labels
from scripts.pages import figures
from scripts.pages.view import NOTHING, Fact, Row, Statement, Table


@dataclass(frozen=True)
class Context:
    """One game as seen from one page."""

    library: Library
    game: GameData
    page: str
    lexicon: Lexicon = NO_WORDS
    about: tuple[str, ...] = ()
    """The things that this section of the page is about."""

    @cached_property
    def links(self) -> Links:
        """Writes the links of one section."""
        own = (Target(id_, self.game.id) for id_ in self.about)
        return Links(self.library, self.page, self.lexicon, own)

    def section(self, *about: str) -> Context:
        """The same game and page, in a section of its own, where every word is linked once more."""
        return Context(self.library, self.game, self.page, self.lexicon, about)

    def within(self, id_: str | None) -> AbstractContextManager[None]:
        """While this lasts, no word is linked to the thing that is being written about, if it has an id."""
        return self.links.within(self.game, id_) if id_ else nullcontext()

    @property
    def labels(self) -> Labels:
        """The site's labels."""
        return self.library.labels

    def text(self, text: str | None) -> Markup:
        """Prose with its references as links."""
        return self.links.text(text, self.game) if text else NOTHING

    def refs(self, ids: Iterable[str]) -> Markup:
        """Links to things of this game, set apart by commas."""
        return Markup(str.join(escape(self.labels.list), (self.links.to(self.game, id_) for id_ in ids)))

    def word(self, vocabulary: str, word: str | None) -> str:
        """A vocabulary's word as readers see it; a side's name; an absence."""
        if not word:
            return ""
        if word in ABSENCES:
            return figures.absence(word, self.labels)
        entry = self.library.vocabularies[vocabulary].words.get(word)
        if entry:
            return entry.label
        thing = self.game.thing(word)
        return str(getattr(thing.record, "name", word)) if thing else word

    def typed(self, vocabulary: str, word: str) -> Statement:
        """A field that is one word; an absence looks like one."""
        return self.missing(word) if word in ABSENCES else Statement(escape(self.word(vocabulary, word)))

    def missing(self, word: str = "not-recorded") -> Statement:
        """A value that is absent."""
        return Statement(value=escape(figures.absence(word, self.labels)), absence=word)

    def gap(self) -> Statement:
        """A value that a draft has not filled in yet."""
        return Statement(value=escape(self.labels.absence.gap), absence="gap")

    def listing(self, value: object) -> Statement | None:
        """The absence that stands where a list could; None where there is a list."""
        if isinstance(value, str):
            return self.missing(value)
        return self.gap() if value is None else None

    def statements(self, nodes: Iterable[model.Node]) -> tuple[Statement, ...]:
        """Nodes as statements."""
        return tuple(self.statement(node) for node in nodes)

    def statement(self, node: model.Node) -> Statement:
        """A node as a statement, with all below it."""
        with self.within(node.id):
            text = self.text(node.text)
            notes = (
                self.notes(node) if text else ()
            )  # in the order of the page, as words are linked where they first stand
            table = self.table(node.table) if node.table else None
            items = self.statements(node.items)
            return Statement(
                text=text,
                id=node.id or "",
                name=escape(node.name) if node.name else NOTHING,
                reading=node.reading or "",
                marks=self.marks(node),
                notes=notes or self.notes(node),
                items=items,
                table=table,
            )

    def table(self, table: model.Table) -> Table:
        """A table inside a statement."""
        plain = Links(self.library, self.page)  # no word of a heading is linked by itself
        links = (plain, *(self.links for _ in table.head))
        rows = (tuple(link.text(cell, self.game) for link, cell in zip(links, row, strict=False)) for row in table.rows)
        head = tuple(plain.text(cell, self.game) for cell in table.head)
        return Table(head, tuple(Row(tuple(map(Statement, cells))) for cells in rows))

    def lead(self, record: model.Claim, *more: Statement) -> Statement | None:
        """Notes and sources of a thing as a whole, and its flags; None where there are none."""
        notes = (*self.notes(record), *more)
        marks = self.marks(record)
        if not (notes or marks):
            return None
        return Statement(escape(self.labels.sources.whole if marks else ""), marks=marks, notes=notes)

    def said(
        self,
        record: model.Claim,
        text: str | None = None,
        value: str | Markup = "",
        absence: str = "",
        tags: Iterable[str | Markup] = (),
    ) -> Statement:
        """A claim as a statement: its text, a short value and tags before it, its notes and marks."""
        return Statement(
            text=self.text(text),
            value=escape(value) if value else NOTHING,
            absence=absence if absence in ABSENCES else "",
            tags=tuple(escape(tag) for tag in tags if tag),
            marks=self.marks(record),
            notes=self.notes(record),
        )

    def fact(self, fact: model.Fact | None, vocabulary: str, unit: str = "") -> Statement:
        """A rule-valued field: its word or number, then what it says."""
        if fact is None:
            return self.gap()
        parts = [self.word(vocabulary, fact.kind)] if fact.kind else []
        if fact.value is not None:
            parts.append(f"{figures.number(fact.value)}{unit}")
        tags = (NOTHING if fact.text else self.of(fact.of), self.text(fact.when))
        return self.said(fact, fact.text, self.labels.separator.join(parts), fact.kind or "", tags)

    def of(self, ids: Iterable[str]) -> Markup:
        """What a value is about, as links; empty where it names nothing."""
        named = self.refs(ids)
        return self.fill(self.labels.of, what=named) if named else NOTHING

    def fill(self, label: str, **blanks: str | Markup) -> Markup:
        """A label with its blanks filled: text as text, links as links."""
        return Markup(str.format(escape(label), **{name: escape(blank) for name, blank in blanks.items()}))

    def notes(self, record: model.Claim) -> tuple[Statement, ...]:
        """What hangs on a claim: its notes, what other sources say, corrected slips, accepted warnings."""
        labels = self.labels
        said = list(self.statements(record.note))
        for other in vars(record).get("also", ()):
            also = self.fill(labels.also, what=self.text(other.text))
            said.append(Statement(also, marks=self.marks(other), notes=self.notes(other)))
        slips = (labels.slip.format(printed=slip.printed, read=slip.read) for slip in record.slip)
        said.extend(Statement(escape(slip)) for slip in slips)
        return tuple(said)

    def flags(self, id_: str) -> tuple[Statement, ...]:
        """The reasons of exceptions that name this thing, but for those about the data and not about the rules."""
        return tuple(
            Statement(self.fill(self.labels.accepted, what=self.text(exception.reason)))
            for exception in self.game.game.exceptions
            if id_ in exception.at and self._is_for_readers(exception.check)
        )

    def _is_for_readers(self, code: str) -> bool:
        check = self.library.checks.get(code)
        return check is None or check.readers

    def marks(self, record: model.Claim) -> tuple[Markup, ...]:
        """Sources of the claim's own, the time and the optional rules it holds under."""
        labels, found = self.labels, []
        if record.under:
            found.append(self.fill(labels.under, what=self.refs(record.under)))
        if record.since:
            found.append(escape(labels.since.format(date=figures.date(record.since, labels))))
        if record.until:
            found.append(escape(labels.until.format(date=figures.date(record.until, labels))))
        if record.src:
            sources = {source.id: (number, source) for number, source in enumerate(self.game.game.sources, 1)}
            found += [self._mark(*sources[id_]) for id_ in record.src if id_ in sources]
        return tuple(found)

    def _mark(self, number: int, source: Source) -> Markup:
        """The number of a source, which leads to it."""
        address = escape(places.link(self.page, places.game(self.game.id), source.id))
        title = escape(self.labels.source.format(title=source.title))
        return Markup(f'<a class="source" href="{address}" title="{title}">[{number}]</a>')

    def row(self, label: str, value: str | Markup | Statement, id_: str = "") -> Fact:
        """A labelled value."""
        return Fact(label, value if isinstance(value, Statement) else Statement(escape(value)), id_)
