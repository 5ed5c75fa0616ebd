"""What a field takes, in words for a player: for the field reference and for a new game's files."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from markupsafe import Markup, escape

from scripts.fields.read import Takes
from scripts.model.base import Base
from scripts.model.claim import Fact, Node, Other, Slip, Table
from scripts.model.count import Count
from scripts.model.labels import Labels
from scripts.model.vocabularies import Vocabularies

SHARED: dict[type[Base], str] = {
    Node: "node",
    Fact: "fact",
    Count: "count",
    Other: "other",
    Table: "table",
    Slip: "slip",
}
"""Records that stand in many places, and the labels of their names."""


def name_of(record: type[Base], labels: Labels) -> str:
    """What a record that stands in many places is called; nothing for others."""
    return str(getattr(labels.fields.records, SHARED[record])) if record in SHARED else ""


def say(
    takes: Takes, labels: Labels, vocabularies: Vocabularies, record: Callable[[type[Base]], str | Markup]
) -> Markup:
    """The kinds of values as a phrase; ``record`` says what a record is called."""
    words, choice = labels.fields, list[Markup]()
    choice += [escape(getattr(words.kind, kind)) for kind in takes.kinds]
    if takes.words:
        choice.append(_any_of(takes.words, labels))
    if takes.vocabulary:
        vocabulary = vocabularies[takes.vocabulary]
        pairs = (labelled(word, entry.label, labels) for word, entry in vocabulary.words.items())
        choice.append(escape(words.vocabulary).format(words=escape(words.pairs).join(pairs)))
    if takes.things:
        kinds = dict.fromkeys(str(getattr(labels.kind, kind.replace("-", "_"))) for kind in takes.things)
        choice.append(escape(words.thing).format(kinds=_list(map(escape, kinds), labels)))
    choice += [escape(record(each)) for each in takes.records]
    said = escape(words.or_).join(choice)
    if takes.single:
        said = escape(words.single).format(what=said)
    else:
        for _ in range(takes.listed):
            said = escape(words.listed).format(what=said)
    if takes.keyed:
        said = escape(words.keyed).format(what=said)
    if takes.absences:
        absences = _any_of(takes.absences, labels)
        said = escape(words.or_).join((said, absences)) if said else absences
    return said


def code(word: object) -> Markup:
    """A word as it is written in the data."""
    return Markup("<code>{}</code>").format(word)


def labelled(word: str, label: str, labels: Labels) -> Markup:
    """A word of the data with what readers see for it."""
    return escape(labels.fields.labelled).format(word=code(word), label=label)


def _any_of(words: tuple[str, ...], labels: Labels) -> Markup:
    said = _list(map(code, words), labels)
    return escape(labels.fields.word).format(words=said) if len(words) > 1 else said


def _list(parts: Iterable[Markup], labels: Labels) -> Markup:
    return escape(labels.list).join(parts)
