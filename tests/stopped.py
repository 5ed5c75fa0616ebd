"""Programs that are killed at a step, in this process: what stands for the signal, and the steps that count."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

CALLS = [
    (Path, name)
    for name in ("chmod", "mkdir", "replace", "rename", "symlink_to", "unlink", "write_bytes", "write_text")
]
STEPS: list[tuple[Any, str]] = [*CALLS, (tempfile, "mkdtemp"), (shutil, "rmtree")]
"""Everything that publishing, and noting what was published, does to the disk."""


class Killed(BaseException):
    """What stands for a signal that ends the program."""


@contextmanager
def killed_at(at: int, after: bool) -> Iterator[list[str]]:
    """From the ``at``-th step on nothing works any more, that step itself being done or not; gives the steps."""
    steps: list[str] = []

    def stand_in(owner: Any, name: str) -> Callable[..., Any]:
        real = getattr(owner, name)

        def step(*args: Any, **keywords: Any) -> Any:
            steps.append(name)
            if len(steps) > at or (len(steps) == at and not after):
                raise Killed
            result = real(*args, **keywords)
            if len(steps) == at:
                raise Killed
            return result

        return step

    with pytest.MonkeyPatch.context() as patch:
        for owner, name in STEPS:
            patch.setattr(owner, name, stand_in(owner, name))
        yield steps
