"""The field reference: every key of every file of a game, made from the models."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup, escape

from scripts import places
from scripts.fields.read import Field, fields, short_forms
from scripts.fields.say import SHARED, code, name_of, say
from scripts.library import Library
from scripts.model.base import Base
from scripts.model.claim import Claim
from scripts.model.files import GAME_FILES
from scripts.model.labels import Labels
from scripts.model.vocabularies import Vocabularies
from scripts.pages.view import Entry, Page, Part, Row, Section, Statement, Table


@dataclass(frozen=True)
class Spot:
    """Where a record is explained: in which section, under which heading."""

    section: str
    anchor: str
    path: tuple[str, ...] = ()
    """The keys that lead to it; empty for a record that stands in many places."""
    about: str = ""


SHARED_SECTION, COMMON_SECTION = "shared", "common"


@cache
def spots() -> dict[type[Base], Spot]:
    """Each record once, where it first stands: those of many places, then those of each file."""
    found = {record: Spot(SHARED_SECTION, f"{SHARED_SECTION}-{name}") for record, name in SHARED.items()}
    for record, name in SHARED.items():
        _inside(record, SHARED_SECTION, (name,), found)
    for name, model in GAME_FILES.items():
        _inside(model, name, (), found)
    return found


def _inside(model: type[Base], section: str, path: tuple[str, ...], found: dict[type[Base], Spot]) -> None:
    """Adds the records below a record to ``found``, outermost first."""
    for field in fields(model):
        for record in field.takes.records:
            if record not in found:
                here = (*path, field.key)
                found[record] = Spot(section, "-".join((section, *here)), here, field.about)
                _inside(record, section, here, found)


def reference(library: Library) -> Page:
    """The page: a section for each file, one for what stands in many places, and one for what any claim may carry."""
    made = _Reference(library.labels, library.vocabularies)
    values: dict[str, object] = {"labels": library.labels, "sections": tuple(made.sections())}
    return Page(f"{places.FIELDS}index.md", "fields.md.j2", values)


@dataclass(frozen=True)
class _Reference:
    """Writes the sections in the words of the labels and vocabularies."""

    labels: Labels
    vocabularies: Vocabularies

    def sections(self) -> Iterator[Section]:
        """All sections in the order of the page."""
        labels = self.labels.fields
        for name, model in GAME_FILES.items():
            about = Statement(escape(getattr(labels.file, name)), notes=self._notes(model))
            first = Part(statements=(about,), table=self._table(fields(model)))
            yield Section(name, f"{name}.yml", (first, Part(entries=self._entries(name))))
        yield Section(SHARED_SECTION, labels.shared, (Part(entries=self._entries(SHARED_SECTION)),))
        common = Part(statements=(Statement(escape(labels.common_lead)),), table=self._table(fields(Claim)))
        yield Section(COMMON_SECTION, labels.common, (common,))

    def _entries(self, section: str) -> tuple[Entry, ...]:
        return tuple(self._entry(record, spot) for record, spot in spots().items() if spot.section == section)

    def _entry(self, record: type[Base], spot: Spot) -> Entry:
        notes = self._notes(record)
        return Entry(
            spot.anchor,
            " › ".join(spot.path) or name_of(record, self.labels),
            lead=Statement(escape(spot.about), notes=notes) if spot.about else None,
            body=(Statement(notes=() if spot.about else notes, table=self._table(fields(record))),),
        )

    def _notes(self, record: type[Base]) -> tuple[Statement, ...]:
        """How a record may be written shorter, and that it may carry what every claim may."""
        labels = self.labels.fields
        said = [
            escape(labels.short).format(short=code(_yaml(short)), full=code(_yaml(full)))
            for short, full in short_forms(record, labels.sample.text)
        ]
        if issubclass(record, Claim):
            said.append(Markup('<a href="#{}">{}</a>').format(COMMON_SECTION, labels.with_common))
        return tuple(map(Statement, said))

    def _table(self, found: tuple[Field, ...]) -> Table:
        labels = self.labels.fields
        rows = (
            Row(
                (
                    Statement(code(field.key), tags=tuple(map(escape, self._tags(field)))),
                    Statement(say(field.takes, self.labels, self.vocabularies, self._link)),
                    Statement(escape(field.about)),
                )
            )
            for field in found
        )
        return Table(tuple(map(escape, (labels.key, labels.takes, labels.about))), tuple(rows))

    def _tags(self, field: Field) -> Iterator[str]:
        if field.required:
            yield self.labels.fields.required
        if field.needed:
            yield self.labels.fields.complete

    def _link(self, record: type[Base]) -> Markup:
        labels, name = self.labels.fields, name_of(record, self.labels)
        said = labels.record.format(name=name) if name else labels.inner
        return Markup('<a href="#{}">{}</a>').format(spots()[record].anchor, said)


def _yaml(value: object) -> str:
    """A value on one line as it is written in the data."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_yaml(each)}" for key, each in value.items()) + "}"
    return "[…]" if isinstance(value, list) else str(value)
