"""Raw HTML that does not go through the Markdown converter: the page is the same as if it had."""

from __future__ import annotations

from pathlib import Path

import pytest
from markdown import markdown  # type: ignore[import-untyped]

from scripts.raw import ids, put_back, set_aside, stretches
from scripts.write import MARK

GOLDEN = Path(__file__).parent / "golden"
EXTENSIONS = ["attr_list", "toc"]

PAGE = """\
# 題 {#top}

<div class="a">
<p id="one">文</p>
</div>

<p>次</p>

## 節 {#part}

<table id="two"><tbody>
<tr><td>*星*</td></tr>
</tbody></table>
"""


def led_past(text: str) -> str:
    rest, aside = set_aside(text)
    return put_back(markdown(rest, extensions=EXTENSIONS), aside)


def test_each_stretch_of_blocks_is_set_aside() -> None:
    rest, aside = set_aside(PAGE)
    assert rest.split() == [
        *("#", "題", "{#top}", "<div", 'data-raw="0"></div>'),
        *("##", "節", "{#part}", "<div", 'data-raw="1"></div>'),
    ]
    assert aside[0] == '<div class="a">\n<p id="one">文</p>\n</div>\n\n<p>次</p>'
    assert ids("".join(aside)) == {"one", "two"}


def test_file_that_a_build_wrote_gives_what_was_set_aside_and_no_other_does() -> None:
    text = f"{MARK}title: 題\n---\n\n{PAGE}"
    assert stretches(text) == set_aside(PAGE)[1]
    assert stretches(text.replace(MARK, "---\n")) == []


@pytest.mark.parametrize(
    "text",
    [
        PAGE,
        "# 題\n\n文\n\n<p>次</p>\n",
        "# 題\n\n<p>次</p>\n文\n\n*文*\n",
        "# 題\n\n<b>語</b>と*語*\n",
        "# 題\n",
        "<p>文</p>\n",
        '# 題\n\n<p>&lt;div data-raw="0"&gt;</p>\n\n<div data-raw="0"></div>\n',
        "",
    ],
)
def test_page_is_as_if_it_had_gone_through_the_converter(text: str) -> None:
    assert led_past(text) == markdown(text, extensions=EXTENSIONS)


@pytest.mark.parametrize("file", sorted(GOLDEN.rglob("*.md")), ids=lambda file: file.relative_to(GOLDEN).as_posix())
def test_generated_page_is_as_if_it_had_gone_through_the_converter(file: Path) -> None:
    text = file.read_text(encoding="utf-8").partition("\n---\n")[2]
    ends = (">\n<", "><")  # the converter puts two blocks on one line onto two
    assert led_past(text).replace(*ends) == markdown(text, extensions=EXTENSIONS).replace(*ends)
    assert set_aside(text)[1]
