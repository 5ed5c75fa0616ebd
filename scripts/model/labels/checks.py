"""Labels of the pages that explain the checks."""

from __future__ import annotations

from typing import Annotated

from scripts.model.base import Base, Line
from scripts.model.labels.blanks import Blanks


class Severities(Base):
    error: Line
    warning: Line
    note: Line


class Checks(Base):
    title: Line
    description: Line
    lead: Line
    found: Annotated[str, Blanks("n")]
    all: Line
    code: Line
    what: Line
    severity: Line
    severities: Severities
    why: Line
    mend: Line
    bad: Line
    good: Line
