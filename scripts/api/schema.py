"""The published schemas of the API's files."""

from __future__ import annotations

from typing import Any

from scripts.api.models import FILES

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(name: str) -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of a kind of file, a key of ``FILES``; it takes keys that it does not know."""
    return {"$schema": DIALECT, **FILES[name].model_json_schema(by_alias=True, mode="serialization")}
