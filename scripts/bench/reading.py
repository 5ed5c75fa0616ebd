"""One reading of what something took."""

from __future__ import annotations

import resource
import sys
from dataclasses import dataclass


@dataclass(frozen=True)
class Reading:
    """Seconds of CPU and on the clock, and the most memory the process had until then, in MiB."""

    cpu: float
    wall: float
    memory: float


def mebibytes(usage: resource.struct_rusage) -> float:
    """The peak memory of a process; macOS counts it in bytes, Linux in KiB."""
    return usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024) / 2**20
