"""Publishing, killed at every step: the old site or the new one, and the next build heals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.publish import publish
from tests.sites import NEW, NEXT, OLD, kept, maker, nothing, plain, published, raising, shown
from tests.stopped import Killed, killed_at


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("before", [nothing, published, plain])
def test_killed_at_any_step_the_old_or_the_new_site_stands_and_the_next_build_heals(
    tmp_path: Path, before: Callable[[Path], None], after: bool
) -> None:
    with killed_at(10_000, after) as steps:
        before(tmp_path / "counted" / "site")
        steps.clear()
        publish(tmp_path / "counted" / "site", maker(NEW))
    assert {"mkdtemp", "symlink_to", "replace"} <= set(steps)
    gaps = 0
    for at in range(1, len(steps) + 1):
        site = tmp_path / str(at) / "site"
        before(site)
        old = shown(site)
        with killed_at(at, after), pytest.raises(Killed):
            publish(site, maker(NEW))
        gaps += shown(site) == {} != old
        assert shown(site) in (old, NEW, {}), (at, steps[at - 1])
        publish(site, maker(NEXT))
        assert shown(site) == NEXT
        assert kept(site) == ["build"]
    assert gaps == (1 if before is plain else 0), "only a plain folder cannot be replaced in one step"


def test_plain_folder_set_aside_by_a_killed_build_comes_back_even_when_the_next_build_fails(tmp_path: Path) -> None:
    site = tmp_path / "site"
    plain(site)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "replace", raising(Killed()))
        with pytest.raises(Killed):
            publish(site, maker(NEW))
    assert not site.exists()
    with pytest.raises(ValueError, match="no"):
        publish(site, raising(ValueError("no")))
    assert shown(site) == OLD
