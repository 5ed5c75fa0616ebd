"""The files of a new game, as commented templates made from the models.

Lines that begin with ``##`` explain; lines that begin with ``#`` are an
example, which becomes data when the first ``# `` is taken away. What a game
cannot do without is no comment.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from scripts.fields.read import Field, fields, is_valid
from scripts.fields.say import SHARED, name_of, say
from scripts.load.scalars import TRUTHS
from scripts.model.base import Base
from scripts.model.claim import Claim, Fact, Node
from scripts.model.count import Count
from scripts.model.files import GAME_FILES
from scripts.model.game import Title
from scripts.model.labels import Labels
from scripts.model.vocabularies import Vocabularies

FEW = 3
"""How many fields one may have to add to the required ones until a record is valid."""

EXPLAINED, EXAMPLE, DATA = "## ", "# ", ""
"""How lines begin."""

STATUS = "status"
"""The key that is no comment although it may be left out: what it says is what an author changes last."""


def files(labels: Labels, vocabularies: Vocabularies, title: str, today: str) -> dict[str, str]:
    """The texts of a new game's files by their names without ``.yml``; ``today`` is ``2026-01-31``."""
    made = _Template(labels, vocabularies, title, today)
    return {name: "".join(f"{line}\n" for line in made.file(name)) for name in GAME_FILES}


@dataclass(frozen=True)
class _Template:
    """Writes examples and explanations in the words of the labels and vocabularies."""

    labels: Labels
    vocabularies: Vocabularies
    title: str
    today: str

    def file(self, name: str) -> Iterator[str]:
        """The lines of one file."""
        labels, model = self.labels.fields, GAME_FILES[name]
        yield f"# yaml-language-server: $schema=../../schema/{name}.json"
        yield f"## {getattr(labels.file, name)}"
        yield from (f"## {line}" for line in labels.template)
        yield f"## {labels.template_common}"
        yield from (f"##   {field.key}：{self._explained(field)}" for field in fields(Claim))
        value = self.example(model)
        for field in fields(model):
            yield ""
            for mark, line in self._field(field, value, "", DATA):
                yield mark + line

    def _field(self, field: Field, chosen: dict[str, Any], indent: str, around: str) -> Iterator[tuple[str, str]]:
        """The lines of one key, each with the mark of what it is; ``around`` is the mark of what the key stands in."""
        if field.key not in chosen:
            said = self.labels.fields.instead.format(key=field.key, about=field.about, takes=self._takes(field))
            yield EXPLAINED, indent + said
            return
        mark = around if field.required or field.key == STATUS else EXAMPLE
        yield EXPLAINED, indent + self._explained(field)
        value, takes = chosen[field.key], field.takes
        if isinstance(value, dict):
            yield mark, f"{indent}{field.key}:"
            inner = indent + "  "
            if takes.keyed:
                ((id_, value),) = value.items()
                if not isinstance(value, dict):
                    yield mark, f"{inner}{id_}: {_flow(value)}"
                    return
                yield mark, f"{inner}{id_}:"
                inner += "  "
            listed = bool(takes.listed)
            yield from self._record(takes.records[0], value, inner + "  " * listed, listed, mark)
        elif isinstance(value, str) and "\n" in value:
            yield mark, f"{indent}{field.key}: |"
            yield from ((mark, f"{indent}  {row}") for row in value.splitlines())
        else:
            yield mark, f"{indent}{field.key}: {_flow(value)}"

    def _record(
        self, record: type[Base], chosen: dict[str, Any], indent: str, listed: bool, around: str
    ) -> Iterator[tuple[str, str]]:
        """The lines of a record; where it is listed, a hyphen stands before its first key."""
        first = listed
        for field in fields(record):
            for mark, line in self._field(field, chosen, indent, around):
                hyphen = first and mark != EXPLAINED
                yield mark, line.replace(indent, indent[:-2] + "- ", 1) if hyphen else line
                first = first and not hyphen

    def _explained(self, field: Field) -> str:
        labels = self.labels.fields
        said = labels.explained_required if field.required else labels.explained
        return said.format(about=field.about, takes=self._takes(field))

    def _takes(self, field: Field) -> str:
        labels = self.labels.fields

        def record(model: type[Base]) -> str:
            return labels.record.format(name=name_of(model, self.labels)) if model in SHARED else labels.inner

        return say(field.takes, self.labels, self.vocabularies, record).striptags()

    def example(self, model: type[Base], around: tuple[type[Base], ...] = ()) -> dict[str, Any]:
        """A valid record with as many keys as go together, in the order of the model."""
        inside = (*around, model)
        known = {field.key: field for field in fields(model) if _shown(field, inside)}
        values = {key: self._value(field, inside) for key, field in known.items()}
        base = {key for key, field in known.items() if field.required}
        more = [key for key in values if key not in base]
        start = next(
            set(extra) | base
            for number in range(FEW + 1)
            for extra in combinations(more, number)
            if is_valid(model, {key: values[key] for key in set(extra) | base})
        )
        for key in more:
            if is_valid(model, {each: values[each] for each in start | {key}}):
                start = start | {key}
        return {key: value for key, value in values.items() if key in start}

    def _value(self, field: Field, around: tuple[type[Base], ...]) -> Any:
        """An example of what a field takes."""
        takes, kind = field.takes, around[-1].kind_of_thing
        value: Any
        if field.examples:
            return field.examples[0]
        if takes.records:
            value = self._inner(takes.records[0], takes.vocabulary, around)
        elif field.key == "id":
            value = f"sample-{kind}"
        elif takes.vocabulary:
            value = next(iter(self.vocabularies[takes.vocabulary].words))
        elif takes.things:
            value = f"sample-{takes.things[0]}"
        elif takes.kinds:
            value = self.title if around[-1] is Title and field.required else self._scalar(takes.kinds[0])
        else:
            value = field.default if field.default in takes.words else takes.words[0]
        for _ in range(takes.listed - takes.single):
            value = [value]
        return {"sample-id": value} if takes.keyed else value

    def _inner(self, record: type[Base], vocabulary: str, around: tuple[type[Base], ...]) -> Any:
        """A record as a value: short where it stands in many places."""
        if record is Count:
            return 1
        if record is Fact and vocabulary:
            return next(iter(self.vocabularies[vocabulary].words))
        if record in (Node, Fact):
            return self.labels.fields.sample.text
        return self.example(record, around)

    def _scalar(self, kind: str) -> Any:
        sample = self.labels.fields.sample
        return {
            "text": sample.text,
            "line": sample.line,
            "reading": sample.reading,
            "romaji": "romaji",
            "id": "sample-id",
            "date": self.today,
            "url": "https://example.org/",
            "whole": 1,
            "truth": True,
        }[kind]


def _shown(field: Field, around: tuple[type[Base], ...]) -> bool:
    """Whether an example can hold the key: not what says that there is nothing, and nothing inside its like."""
    takes = field.takes
    says = takes.kinds or takes.words or takes.vocabulary or takes.things or takes.records
    own = takes.things == (around[-1].kind_of_thing,) and not takes.listed
    return bool(says) and not own and not set(takes.records) & set(around)


def _flow(value: Any) -> str:
    """A scalar, or a list of scalars on one line. A game may be called `true`, which YAML would not take for a text."""
    if isinstance(value, list):
        return f"[{', '.join(map(_flow, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if value in TRUTHS else str(value)
