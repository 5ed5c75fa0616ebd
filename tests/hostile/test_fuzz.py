"""A few rounds of the fuzzer; ``make fuzz`` runs more."""

from __future__ import annotations

import pytest

from tests.hostile.fuzz import round_

ONCE_BROKEN = [1439, 1453, 20349]
"""Seeds that broke something: negative counts, and a path in facets.yml that is none."""


@pytest.mark.parametrize("seed", [*range(40), *ONCE_BROKEN])
def test_damaged_data_is_rendered_or_reported(seed: int) -> None:
    round_(seed)
