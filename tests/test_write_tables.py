"""Tables beside the pages: how they begin proves little, so only listed ones are ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.write import DATA_MARK, MARK, TABLE_MARK, NotOursError, Written, write
from tests.disk import MANIFEST, now, put, stamps, tree

PAGES = {"x/index.md": "---\n---\n# もじ\n", "x/t.csv": '"題","数"\r\n"一","1"\r\n'}
OTHER = {**PAGES, "x/t.csv": '"題"\r\n'}
TABLE = "x/t.csv"
THEIRS = TABLE_MARK + '題","数"\r\n"手で","書いた"\r\n'


def test_table_begins_with_the_mark_of_utf_8_and_is_else_as_it_was(tmp_path: Path) -> None:
    write(tmp_path, PAGES)
    raw = (tmp_path / TABLE).read_bytes()
    assert raw == b"\xef\xbb\xbf" + PAGES[TABLE].encode()
    assert raw.decode().startswith(TABLE_MARK)


def test_second_build_writes_nothing(tmp_path: Path) -> None:
    assert write(tmp_path, PAGES) == Written(tuple(sorted(PAGES)), (), 0)
    before = stamps(tmp_path)
    assert write(tmp_path, PAGES) == Written((), (), 2)
    assert now(tmp_path) == before


def test_only_a_table_that_changed_is_written_and_one_that_is_gone_disappears(tmp_path: Path) -> None:
    write(tmp_path, PAGES)
    assert write(tmp_path, OTHER).written == (TABLE,)
    assert write(tmp_path, {}).removed == tuple(sorted(PAGES))
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("damage", ["", TABLE_MARK[0], TABLE_MARK, THEIRS])
def test_damaged_or_edited_table_that_was_generated_is_written_again(tmp_path: Path, damage: str) -> None:
    write(tmp_path, PAGES)
    whole = tree(tmp_path)
    put(tmp_path / TABLE, damage)
    assert write(tmp_path, PAGES).written == (TABLE,)
    assert tree(tmp_path) == whole


@pytest.mark.parametrize("text", ["", "題,数\n", '"題"\n', TABLE_MARK, THEIRS, MARK, DATA_MARK, f" {THEIRS}"])
def test_table_by_hand_in_the_way_is_named_and_nothing_is_written(tmp_path: Path, text: str) -> None:
    put(tmp_path / TABLE, text)
    before = tree(tmp_path)
    with pytest.raises(NotOursError) as refused:
        write(tmp_path, PAGES)
    assert refused.value.paths == [tmp_path / TABLE]
    assert tree(tmp_path) == before


@pytest.mark.parametrize("text", ["題,数\n", '"題"\n', MARK, f" {THEIRS}"])
def test_table_that_became_by_hand_stays(tmp_path: Path, text: str) -> None:
    write(tmp_path, PAGES)
    put(tmp_path / TABLE, text)
    assert write(tmp_path, {}).removed == ("x/index.md",)
    assert (tmp_path / TABLE).read_bytes() == text.encode()


@pytest.mark.parametrize("manifest", [None, "", "{", '{"files": ["x/index.md"]}'])
def test_with_the_manifest_lost_a_table_as_it_would_be_written_is_ours_again(
    tmp_path: Path, manifest: str | None
) -> None:
    write(tmp_path, PAGES)
    whole = tree(tmp_path)
    (tmp_path / MANIFEST).unlink()
    if manifest is not None:
        put(tmp_path / MANIFEST, manifest)
    assert write(tmp_path, PAGES) == Written((), (), 2)
    assert tree(tmp_path) == whole


def test_with_the_manifest_lost_any_other_table_may_be_anybody_s(tmp_path: Path) -> None:
    write(tmp_path, PAGES)
    (tmp_path / MANIFEST).unlink()
    before = tree(tmp_path)
    with pytest.raises(NotOursError) as refused:
        write(tmp_path, OTHER)
    assert refused.value.paths == [tmp_path / TABLE]
    assert write(tmp_path, {"x/index.md": PAGES["x/index.md"]}).removed == ()
    assert tree(tmp_path)[TABLE] == before[TABLE]
