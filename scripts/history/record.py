"""A release as the file that records it."""

from __future__ import annotations

from collections.abc import Iterable

import yaml

from scripts.model.history import Change

HEAD = """\
# yaml-language-server: $schema=../schema/changes.json
# Written by `python -m scripts release`: computed from the data, not to be edited.
"""


def record(changes: Iterable[Change]) -> str:
    """The YAML of ``changes/<date>.yml``."""
    found = {"changes": [change.model_dump(exclude_none=True) for change in changes]}
    return HEAD + yaml.safe_dump(found, allow_unicode=True, sort_keys=False, width=1000)
