"""What changed in the shared glossary."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.concepts import ConceptEntry
from scripts.history.own import Reader, differing
from scripts.history.states import short
from scripts.library import Library
from scripts.links import Links
from scripts.model.history import Change, Kind
from scripts.model.redirects import follow


def changes(before: Library, after: Library) -> Iterator[Change]:
    """Concepts that are new, gone or not as they were; none where a file of them could not be read."""
    if before.unread_concepts or after.unread_concepts:
        return
    former: dict[str, ConceptEntry] = {}
    for id_, (entry, *_) in before.concepts.items():
        now = follow(after.redirects.concepts, id_)
        former[id_ if now in before.concepts else now] = entry
    reader = Reader(after.redirects.concepts, Links(after, "").said_concept)
    for id_, (entry, *_) in after.concepts.items():
        yield from _concept(reader, former[id_], entry) if id_ in former else (_change("added", entry),)
    yield from (_change("removed", entry) for id_, entry in former.items() if id_ not in after.concepts)


def _concept(reader: Reader, before: ConceptEntry, after: ConceptEntry) -> Iterator[Change]:
    names = (short(before.record.name), short(after.record.name))
    if before.record.id != after.record.id:
        yield _change("moved", after, before.record.id, after.record.id)
    if names[0] != names[1]:
        yield _change("renamed", after, *names)
    then, now = reader.own(before.record), reader.own(after.record)
    if differing(then.typed, now.typed) or before.category != after.category:
        yield _change("changed", after)
    elif [path for path in differing(then.words, now.words) if path != ("name",)]:
        yield _change("reworded", after)


def _change(kind: Kind, entry: ConceptEntry, before: str | None = None, after: str | None = None) -> Change:
    name = short(entry.record.name)
    return Change(kind=kind, of="concept", id=entry.record.id, name=name, before=before, after=after)
