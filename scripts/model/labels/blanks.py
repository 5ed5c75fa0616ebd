"""Labels with blanks, which values fill."""

from __future__ import annotations

import string
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pydantic_core import CoreSchema, core_schema

from scripts.model.base import fail


@dataclass(frozen=True, init=False)
class Blanks:
    """The label has exactly these blanks, each written ``{name}``."""

    names: frozenset[str]

    def __init__(self, *names: str) -> None:
        object.__setattr__(self, "names", frozenset(names))

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], CoreSchema]) -> CoreSchema:
        """Checks the text after it is known to be one."""
        return core_schema.no_info_after_validator_function(self._check, handler(source))

    def _check(self, value: str) -> str:
        try:
            parsed = list(string.Formatter().parse(value))
        except ValueError:
            parsed = [("", "", "", None)]
        plain = all(not format_ and not conversion for _, name, format_, conversion in parsed if name is not None)
        found = {name for _, name, *_ in parsed if name is not None}
        if found != self.names or not plain:
            wanted = ", ".join(f"{{{name}}}" for name in sorted(self.names))
            raise fail("bad-label", f"`{value}` must hold {wanted} and no other braces")
        return value
