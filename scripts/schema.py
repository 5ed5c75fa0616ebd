"""JSON Schemas for editors, made from the models and the vocabularies."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from scripts.model.base import ABSENCES, KEBAB
from scripts.model.checks import Checks
from scripts.model.concepts import Concepts
from scripts.model.facets import Facets
from scripts.model.files import GAME_FILES
from scripts.model.history import Release
from scripts.model.labels import Labels
from scripts.model.redirects import Redirects
from scripts.model.vocabularies import Vocabularies
from scripts.whole import put

MODELS: dict[str, Any] = {
    **GAME_FILES,
    "changes": Release,
    "checks": Checks,
    "concepts": Concepts,
    "facets": Facets,
    "labels": Labels,
    "redirects": Redirects,
    "vocabularies": Vocabularies,
}
"""The model of each schema file."""


def schema(name: str, vocabularies: Vocabularies) -> dict[str, Any]:
    """The JSON Schema of one kind of file, with the vocabularies' words put in."""
    made = TypeAdapter(MODELS[name]).json_schema(by_alias=True)
    filled: dict[str, Any] = _fill(made, vocabularies)
    return {"$schema": "http://json-schema.org/draft-07/schema#", **filled}


def _fill(node: Any, vocabularies: Vocabularies) -> Any:
    """Puts the words where the models left the name of a vocabulary.

    A bare word must be one of them, and so must each word of a list and the
    ``kind`` of a record; text that is no word passes. An absence is also a text,
    so where the models choose between the two, the schema takes either.
    """
    if isinstance(node, list):
        return [_fill(child, vocabularies) for child in node]
    if not isinstance(node, dict):
        return node
    node = {"anyOf" if key == "oneOf" else key: _fill(child, vocabularies) for key, child in node.items()}
    vocabulary = node.pop("x-vocabulary", None)
    if vocabulary:
        words = [*vocabularies[vocabulary].words, *ABSENCES]
        bare = {"if": {"type": "string", "pattern": KEBAB}, "then": {"enum": words}}
        kind = {"if": {"type": "object"}, "then": {"properties": {"kind": {"enum": words}}}}
        listed = {"if": {"type": "array"}, "then": {"items": {"enum": words}}}
        node["allOf"] += [bare, kind, listed]
    return node


def files(vocabularies: Vocabularies) -> dict[str, str]:
    """Every schema file as text, by its name."""
    return {
        f"{name}.json": json.dumps(schema(name, vocabularies), ensure_ascii=False, indent=1) + "\n" for name in MODELS
    }


def write(folder: Path, vocabularies: Vocabularies) -> None:
    """Writes every schema file into ``folder``. Raises ``OSError``."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files(vocabularies).items():
        put(folder / name, text)
