"""Plain texts beside the pages: how they begin proves little, so only listed ones are ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.write import MARK, NotOursError, Written, write
from tests.disk import put, tree

PAGES = {"llms.txt": "# 題\n\n- 一\n"}


def test_text_is_written_as_it_is_and_not_again(tmp_path: Path) -> None:
    assert write(tmp_path, PAGES) == Written(("llms.txt",), (), 0)
    assert (tmp_path / "llms.txt").read_text(encoding="utf-8") == PAGES["llms.txt"]
    assert write(tmp_path, PAGES) == Written((), (), 1)
    assert write(tmp_path, {}).removed == ("llms.txt",)


@pytest.mark.parametrize("damage", ["", "#", "# ", "# 手で書いた\n"])
def test_damaged_text_that_was_generated_is_written_again(tmp_path: Path, damage: str) -> None:
    write(tmp_path, PAGES)
    put(tmp_path / "llms.txt", damage)
    assert write(tmp_path, PAGES).written == ("llms.txt",)


@pytest.mark.parametrize("text", ["", "# 手で書いた\n", "手で書いた\n", MARK])
def test_text_by_hand_in_the_way_is_named_and_nothing_is_written(tmp_path: Path, text: str) -> None:
    put(tmp_path / "llms.txt", text)
    before = tree(tmp_path)
    with pytest.raises(NotOursError) as refused:
        write(tmp_path, PAGES)
    assert refused.value.paths == [tmp_path / "llms.txt"]
    assert tree(tmp_path) == before
