from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scripts.load.source import CONTROL, LARGEST, read_text
from scripts.problems import Problem


def read(folder: Path, raw: bytes) -> str | Problem:
    file = folder / "x.yml"
    file.write_bytes(raw)
    return read_text(file)


def wrong(file: Path) -> tuple[str, str, int, int]:
    problem = read_text(file)
    assert isinstance(problem, Problem)
    assert problem.file == file
    return problem.code, problem.message, problem.line, problem.column


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        (b"", ""),
        (b"a: 1\n", "a: 1\n"),
        (b"a: 1\r\nb: 2\r\n", "a: 1\nb: 2\n"),
        (b"a: 1\rb: 2\r", "a: 1\nb: 2\n"),
        (b"a: 1\r\n\r\rb: 2", "a: 1\n\n\nb: 2"),
        (b"\xef\xbb\xbfa: 1\n", "a: 1\n"),
        (b"\xef\xbb\xbf", ""),
        (b"\xef\xbb\xbf\r\na: 1", "\na: 1"),
        ("題: 𠮷\t　\u00a0".encode(), "題: 𠮷\t　\u00a0"),
    ],
)
def test_text_is_read_whatever_its_line_ends_and_byte_order_mark(tmp_path: Path, raw: bytes, text: str) -> None:
    assert read(tmp_path, raw) == text


@pytest.mark.parametrize(
    ("raw", "code", "said", "line", "column"),
    [
        (b"\xff", "not-utf-8", "byte 0xff is not UTF-8", 1, 1),
        ("題: 山札\n".encode("cp932"), "not-utf-8", "byte 0x91 is not UTF-8", 1, 1),
        ("a: 1\nb: 山札\n".encode("euc-jp"), "not-utf-8", "byte 0xbb is not UTF-8", 2, 4),
        ("a: 山\n".encode("utf-16"), "not-utf-8", "byte 0xff is not UTF-8", 1, 1),
        ("a: 山\n".encode("utf-16-le"), "control-character", "character U+0000 is not text", 1, 2),
        ("山札: ".encode() + b"\x80", "not-utf-8", "byte 0x80 is not UTF-8", 1, 5),
        ("山札: 山".encode()[:-1], "not-utf-8", "byte 0xe5 is not UTF-8", 1, 5),
        (b"\xef\xbb\xbfa: \xfe", "not-utf-8", "byte 0xfe is not UTF-8", 1, 4),
        (b"\xef\xbb\xbfa: 1\r\nb: \xfe", "not-utf-8", "byte 0xfe is not UTF-8", 2, 4),
        (b"a: 1\rb: 2\rc: \xfe", "not-utf-8", "byte 0xfe is not UTF-8", 3, 4),
        (b"a: \xed\xa0\x80", "not-utf-8", "byte 0xed is not UTF-8", 1, 4),
        (b"a: \x00", "control-character", "character U+0000 is not text", 1, 4),
        (b"\xef\xbb\xbfa: \x00", "control-character", "character U+0000 is not text", 1, 4),
        (b"a: 1\r\nb: \x1b[31m", "control-character", "character U+001B is not text", 2, 4),
        (b"a: 1\rb: \x07", "control-character", "character U+0007 is not text", 2, 4),
        ("山: 𠮷\x7f".encode(), "control-character", "character U+007F is not text", 1, 5),
        ("a: 一\x85二".encode(), "control-character", "character U+0085 is not text", 1, 5),
        ("a: 一\u2028二".encode(), "control-character", "character U+2028 is not text", 1, 5),
        ("a: 一\u2029二".encode(), "control-character", "character U+2029 is not text", 1, 5),
        ("a: 1\n\ufeffb: 2".encode(), "control-character", "character U+FEFF is not text", 2, 1),
        ("\ufeff\ufeffa: 1".encode(), "control-character", "character U+FEFF is not text", 1, 1),
        ("a: \uffff".encode(), "control-character", "character U+FFFF is not text", 1, 4),
    ],
)
def test_what_is_no_text_is_a_problem_at_its_place(
    tmp_path: Path, raw: bytes, code: str, said: str, line: int, column: int
) -> None:
    problem = read(tmp_path, raw)
    assert isinstance(problem, Problem)
    assert (problem.code, problem.line, problem.column) == (code, line, column)
    assert problem.message.startswith(f"{said}; ")


def test_file_of_the_largest_size_is_read_and_one_byte_more_is_not(tmp_path: Path) -> None:
    assert read(tmp_path, b"#" * LARGEST) == "#" * LARGEST
    (tmp_path / "x.yml").write_bytes(b"#" * (LARGEST + 1))
    assert wrong(tmp_path / "x.yml") == ("too-large", "more than 1,000,000 bytes; split the file", 0, 0)


def test_folder_in_place_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "cards.yml").mkdir()
    assert wrong(tmp_path / "cards.yml") == ("unreadable", "cannot be read: it is a folder", 0, 0)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_pipe_in_place_of_a_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "cards.yml")
    assert wrong(tmp_path / "cards.yml")[:2] == ("unreadable", "cannot be read: it is a device or a pipe, not a file")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
def test_link_to_an_endless_device_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "cards.yml").symlink_to("/dev/zero")
    assert wrong(tmp_path / "cards.yml")[0] == "unreadable"


def test_missing_file(tmp_path: Path) -> None:
    assert wrong(tmp_path / "cards.yml") == ("missing-file", "there is no such file", 0, 0)


def test_link_that_leads_nowhere(tmp_path: Path) -> None:
    (tmp_path / "cards.yml").symlink_to(tmp_path / "gone.yml")
    assert wrong(tmp_path / "cards.yml") == ("missing-file", "there is no such file", 0, 0)


def test_link_that_leads_to_itself(tmp_path: Path) -> None:
    (tmp_path / "cards.yml").symlink_to(tmp_path / "cards.yml")
    assert wrong(tmp_path / "cards.yml")[0] == "unreadable"


def test_file_in_place_of_its_folder(tmp_path: Path) -> None:
    (tmp_path / "rave").write_text("")
    assert wrong(tmp_path / "rave" / "cards.yml")[0] == "unreadable"


def test_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_file: Path) -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied")

    (tmp_path / "cards.yml").write_text("a: 1")
    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert wrong(tmp_path / "cards.yml") == ("unreadable", "cannot be read: Permission denied", 0, 0)


@given(st.binary(max_size=40))
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_bytes_are_text_or_a_problem_inside_the_file(tmp_path: Path, raw: bytes) -> None:
    text = read(tmp_path, raw)
    if isinstance(text, Problem):
        lines = raw.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
        assert text.code in {"not-utf-8", "control-character"}
        assert 1 <= text.line <= len(lines)
        assert 1 <= text.column <= len(lines[text.line - 1])
    else:
        assert not CONTROL.search(text)
        assert "\r" not in text
