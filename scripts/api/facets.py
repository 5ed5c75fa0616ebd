"""facets.json: the axes of comparison, with the words that answer."""

from __future__ import annotations

from scripts import places
from scripts.api.models import VERSION, Facet, FacetsFile, Group, Word
from scripts.compare.table import vocabulary
from scripts.library import Library
from scripts.model import facets as model


def facets(library: Library) -> FacetsFile:
    """All facets in their groups."""
    groups = tuple(
        Group(
            id=group.id,
            label=group.label,
            about=group.about,
            facets=tuple(_facet(library, facet) for facet in group.facets),
        )
        for group in library.facets
    )
    return FacetsFile(version=VERSION, licence=places.LICENCE, groups=groups)


def _facet(library: Library, facet: model.Facet) -> Facet:
    name = vocabulary(facet)
    words = library.vocabularies[name].words if name else {}
    return Facet(
        id=facet.id,
        label=facet.label,
        about=facet.about,
        kind=facet.kind,
        unit=facet.unit or "",
        weight=facet.weight,
        words={id_: Word(label=word.label, about=word.about or "") for id_, word in words.items()},
    )
