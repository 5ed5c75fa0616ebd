"""Files of data beside the pages: written, kept and removed as pages are, with a mark of their own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scripts.write import DATA_MARK, MARK, SCRIPT_MARK, NotOursError, Written, write
from tests.disk import now, put, stamps, tree

PAGES = {"x/index.md": "---\n---\n# もじ\n", "x/terms.json": '{"terms":{"a":"語"}}\n'}
DATA = "x/terms.json"


@pytest.mark.parametrize(
    ("text", "data"),
    [('{"terms":{"a":"語"}}\n', {"terms": {"a": "語"}}), ('{"b":1,"a":2}\n', {"b": 1, "a": 2}), ("{}\n", {})],
)
def test_file_of_data_is_the_data_and_says_what_wrote_it(tmp_path: Path, text: str, data: dict[str, object]) -> None:
    write(tmp_path, {DATA: text})
    written = (tmp_path / DATA).read_text("utf-8")
    assert json.loads(written) == {"written-by": "python -m scripts build", **data}
    assert written.startswith(DATA_MARK[:-1])


def test_second_build_writes_nothing(tmp_path: Path) -> None:
    assert write(tmp_path, PAGES) == Written(tuple(sorted(PAGES)), (), 0)
    before = stamps(tmp_path)
    assert write(tmp_path, PAGES) == Written((), (), 2)
    assert now(tmp_path) == before


def test_only_data_that_changed_are_written_and_those_of_a_removed_page_disappear(tmp_path: Path) -> None:
    write(tmp_path, PAGES)
    assert write(tmp_path, {**PAGES, DATA: '{"terms":{}}\n'}).written == (DATA,)
    assert write(tmp_path, {}).removed == tuple(sorted(PAGES))
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("damage", ["", DATA_MARK[:10], DATA_MARK, DATA_MARK + '"edited":1}'])
def test_damaged_data_that_were_generated_are_written_again(tmp_path: Path, damage: str) -> None:
    write(tmp_path, PAGES)
    whole = tree(tmp_path)
    put(tmp_path / DATA, damage)
    assert write(tmp_path, PAGES).written == (DATA,)
    assert tree(tmp_path) == whole


@pytest.mark.parametrize("text", ["", "{}", '{"terms": {}}', MARK, f" {DATA_MARK}", "[]"])
def test_data_by_hand_in_the_way_are_named_and_nothing_is_written(tmp_path: Path, text: str) -> None:
    put(tmp_path / DATA, text)
    with pytest.raises(NotOursError) as refused:
        write(tmp_path, PAGES)
    assert refused.value.paths == [tmp_path / DATA]
    assert tree(tmp_path) == {"x": "folder", DATA: text}


def test_data_that_became_by_hand_stay(tmp_path: Path) -> None:
    write(tmp_path, PAGES)
    put(tmp_path / DATA, '{"by": "hand"}')
    assert write(tmp_path, {}).removed == ("x/index.md",)
    assert (tmp_path / DATA).read_text("utf-8") == '{"by": "hand"}'


def test_script_is_the_code_and_says_what_wrote_it(tmp_path: Path) -> None:
    write(tmp_path, {"x/worker.js": "run();\n"})
    assert (tmp_path / "x" / "worker.js").read_text("utf-8") == f"{SCRIPT_MARK}run();\n"
    assert SCRIPT_MARK.startswith("// ")
    assert write(tmp_path, {"x/worker.js": "run();\n"}).same == 1
    assert write(tmp_path, {}).removed == ("x/worker.js",)


def test_script_by_hand_in_the_way_is_named(tmp_path: Path) -> None:
    put(tmp_path / "x" / "worker.js", "run();\n")
    with pytest.raises(NotOursError):
        write(tmp_path, {"x/worker.js": "run();\n"})
