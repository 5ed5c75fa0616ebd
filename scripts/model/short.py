"""Short forms of records, as the JSON Schemas tell of them."""

from __future__ import annotations

from typing import Any

from pydantic import GetJsonSchemaHandler
from pydantic_core import CoreSchema

from scripts.model.base import KEBAB


def short(**types: str) -> Any:
    """Says in the JSON Schema that a record may also be written shorter.

    Each keyword is a field whose value may stand for the record if it is of the
    JSON type that is given (empty: of any). Where ``kind`` and ``text`` both may,
    a word is the kind. Without fields a record has no short form although its
    parent has one. Assign the result to ``__get_pydantic_json_schema__``.
    """

    def form(full: dict[str, Any], name: str, kind: str) -> dict[str, Any]:
        own = {key: value for key, value in full["properties"][name].items() if key not in ("title", "default")}
        limits = [own, {"not": {"pattern": KEBAB}}] if name == "text" and "kind" in types else [own]
        return {**({"type": kind} if kind else {}), "allOf": limits}

    def hook(cls: type, core: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        reference = handler(core)
        if not types:
            return reference
        body = handler.resolve_ref_schema(reference)
        full = dict(body)
        body.clear()
        body.update(title=full.pop("title", cls.__name__), description=full.pop("description", ""))
        body["anyOf"] = [*(form(full, name, kind) for name, kind in types.items()), full]
        return reference

    return classmethod(hook)
