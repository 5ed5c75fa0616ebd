"""Labels of what contributors read about the fields: the field reference and the comments of a new game's files."""

from __future__ import annotations

from typing import Annotated

from scripts.model.base import Base, Line
from scripts.model.labels.blanks import Blanks


class FieldKinds(Base):
    """What a value may be."""

    text: Line
    line: Line
    reading: Line
    romaji: Line
    id: Line
    date: Line
    url: Line
    whole: Line
    truth: Line


class FieldFiles(Base):
    """What the files of a game hold."""

    game: Line
    setup: Line
    flow: Line
    rules: Line
    cards: Line
    zones: Line
    products: Line
    terms: Line


class Shared(Base):
    """Records that stand in many places."""

    node: Line
    fact: Line
    count: Line
    other: Line
    table: Line
    slip: Line


class Samples(Base):
    """Values of the examples."""

    text: Line
    line: Line
    reading: Line


class Fields(Base):
    title: Line
    description: Line
    lead: tuple[Line, ...]
    key: Line
    takes: Line
    about: Line
    required: Line
    complete: Line
    common: Line
    common_lead: Line
    shared: Line
    with_common: Line
    short: Annotated[str, Blanks("short", "full")]
    or_: str
    kind: FieldKinds
    word: Annotated[str, Blanks("words")]
    vocabulary: Annotated[str, Blanks("words")]
    labelled: Annotated[str, Blanks("word", "label")]
    thing: Annotated[str, Blanks("kinds")]
    record: Annotated[str, Blanks("name")]
    inner: Line
    pairs: str
    single: Annotated[str, Blanks("what")]
    listed: Annotated[str, Blanks("what")]
    keyed: Annotated[str, Blanks("what")]
    file: FieldFiles
    records: Shared
    sample: Samples
    template: tuple[Line, ...]
    template_common: Line
    explained: Annotated[str, Blanks("about", "takes")]
    explained_required: Annotated[str, Blanks("about", "takes")]
    instead: Annotated[str, Blanks("key", "about", "takes")]
