"""The API in the built site: as it was written, and reached from the pages."""

from __future__ import annotations

from pathlib import Path

from selectolax.lexbor import LexborHTMLParser

from scripts.write import owned
from tests.conftest import MakeLibrary
from tests.published import prepare, publish


def test_site_holds_every_file_as_it_was_written_and_a_page_leads_there(
    tmp_path: Path, make_library: MakeLibrary
) -> None:
    folder = tmp_path / "copy"
    prepare(folder, make_library(x={}))
    result = publish(folder)
    assert (result.exit_code, result.stdout) == (0, "")
    written = {path for path in owned(folder / "docs") if path.startswith("api/v1/")}
    assert {"api/v1/games/x.json", "api/v1/schema/game.json", "api/v1/tables/line-up.csv"} <= written
    for path in written:
        assert (folder / "site" / path).read_bytes() == (folder / "docs" / path).read_bytes()
    found = {file.relative_to(folder / "site").as_posix() for file in (folder / "site").rglob("api/v1/**/*.*")}
    assert found == written
    page = LexborHTMLParser((folder / "site" / "compare" / "index.html").read_bytes())
    assert page.css_first('article a[href="../api/"]')
