"""Files of strangers: any encoding and line end is read, anything that is no text is refused with a way out."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest

from fabric_studio.base import source_text
from fabric_studio.base.errors import BadInputError
from fabric_studio.base.source_text import read_text

GZIP = gzip.compress(b"a" * 1000, mtime=0)


def of(tmp_path: Path, data: bytes) -> source_text.SourceText:
    path = tmp_path / "file"
    path.write_bytes(data)
    return read_text(path)


@pytest.mark.parametrize(
    ("data", "text", "notes"),
    [
        (b"a\r\nb\rc", "a\nb\nc", ()),
        (b"\xef\xbb\xbfa", "a", ()),
        ("\u00fcber".encode(), "\u00fcber", ()),
        ("\u00fcber".encode("latin-1"), "\u00fcber", ("not valid UTF-8; read as latin-1",)),
        ("a\r\nb".encode("utf-16"), "a\nb", ("read as UTF-16",)),
        (b"a\x1b[31mb", "a\ufffd[31mb", ("has control characters; they were replaced",)),
        (gzip.compress(b"a\n", mtime=0), "a\n", ()),
    ],
)
def test_read(tmp_path: Path, data: bytes, text: str, notes: tuple[str, ...]) -> None:
    found = of(tmp_path, data)
    assert (found.text, found.notes) == (text, notes)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "is empty"),
        (b" \n\t\n", "is empty"),
        (b"PK\x03\x04abc", "is a zip file"),
        (b"\x89PNG\r\n", "is a picture"),
        (b"abc\0def", "is a binary file"),
        (GZIP[:-8], "gzip file that is cut off"),
        (GZIP[:-8] + bytes(8), "damaged gzip file"),
    ],
)
def test_refused(tmp_path: Path, data: bytes, reason: str) -> None:
    with pytest.raises(BadInputError, match=reason):
        of(tmp_path, data)


def test_size_is_bounded_also_inside_gzip(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"a" * 101)
    with pytest.raises(BadInputError, match="at most 0 MB are read"):
        source_text.read_bytes(path, limit=100)
    path.write_bytes(gzip.compress(b"a" * 100_000))
    with pytest.raises(BadInputError, match="unpacks to more than"):
        source_text.read_bytes(path, limit=50_000)


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="there is no such file"):
        read_text(tmp_path / "absent")
    with pytest.raises(BadInputError, match="is a folder; name one file in it"):
        read_text(tmp_path)
    with pytest.raises(BadInputError, match="is not a plain file"):
        read_text(Path("/dev/zero"))
    with pytest.raises(BadInputError, match="cannot be read"):
        read_text(tmp_path / ("x" * 5000))


@pytest.mark.skipif(os.geteuid() == 0, reason="root reads everything")
def test_file_without_permission_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_text("a")
    path.chmod(0)
    with pytest.raises(BadInputError, match="check its permissions"):
        read_text(path)
