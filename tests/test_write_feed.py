"""Feeds on disk: how they begin, and which of them a build may replace."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from scripts.write import FEED_MARK, NotOursError, write
from tests.disk import put

PAGES = {"changes.xml": "<feed>\n</feed>\n"}


def test_a_feed_is_xml_that_says_where_it_comes_from(tmp_path: Path) -> None:
    write(tmp_path, PAGES)
    text = (tmp_path / "changes.xml").read_text(encoding="utf-8")
    assert text == FEED_MARK + PAGES["changes.xml"]
    assert ElementTree.fromstring(text).tag == "feed"
    assert write(tmp_path, PAGES).same == 1
    assert write(tmp_path, {}).removed == ("changes.xml",)


def test_a_hand_written_feed_is_not_replaced(tmp_path: Path) -> None:
    put(tmp_path / "changes.xml", '<?xml version="1.0" encoding="utf-8"?>\n<feed/>\n')
    with pytest.raises(NotOursError):
        write(tmp_path, PAGES)
