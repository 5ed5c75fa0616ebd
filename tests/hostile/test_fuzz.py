"""A few rounds of the fuzzer; ``make fuzz`` runs more."""

from __future__ import annotations

import pytest

from tests.hostile.fuzz import round_


@pytest.mark.parametrize("seed", range(40))
def test_damaged_data_is_rendered_or_reported(seed: int) -> None:
    round_(seed)
