"""Text files of strangers, read carefully: bounded, any line ending, UTF-8 (with or without mark), UTF-16 or latin-1.

A file that is not text is refused with the reason and the way out; a .gz is unpacked as far as the limit.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr

LIMIT_BYTES = 256 * 2**20
HEAD_BYTES = 64 * 1024
_LONGEST_LINE = 16 * 2**20
_CONTROL = dict.fromkeys((*range(9), 11, 12, *range(14, 32), 127), "�")
_KNOWN_BINARY = {
    b"PK\x03\x04": mark("a zip file (.xlsx, .docx, .fabric ...)"),
    b"%PDF": mark("a PDF"),
    b"\x89PNG": mark("a picture"),
    b"\xff\xd8\xff": mark("a picture"),
    b"7z\xbc\xaf": mark("a 7z archive"),
    b"BZh": mark("a bzip2 file"),
    b"\xfd7zXZ": mark("an xz file"),
    b"\x28\xb5\x2f\xfd": mark("a zstd file"),
    b"\x7fELF": mark("a program"),
    b"SQLite format 3": mark("a database"),
}


@dataclass(frozen=True, slots=True)
class SourceText:
    """The lines of a file without their ends; `notes` says how the bytes were read when it was not plain UTF-8."""

    path: Path
    text: str
    notes: tuple[str, ...]

    @property
    def lines(self) -> list[str]:
        return self.text.split("\n")


def read_bytes(path: Path, *, limit: int = LIMIT_BYTES) -> bytes:
    """The contents of a file, unpacked when it is gzip; BadInputError for anything that cannot be read within limits."""
    try:
        if path.is_dir():
            raise BadInputError(str(path), tr("is a folder"), tr("name one file in it"))
        if not path.is_file():
            raise BadInputError(
                str(path), tr("there is no such file") if not path.exists() else tr("is not a plain file")
            )
        size = path.stat().st_size
        if size > limit:
            raise BadInputError(
                str(path),
                tr(
                    "has {size:,.0f} MB; at most {limit:,.0f} MB are read",
                    size=size / 2**20,
                    limit=limit / 2**20,
                ),
                tr("split the file"),
            )
        with path.open("rb") as stream:
            data = stream.read(limit + 1)
    except OSError as error:
        raise BadInputError(
            str(path),
            tr("cannot be read ({strerror})", strerror=error.strerror or error),
            tr("check its permissions"),
        ) from None
    if data.startswith(b"\x1f\x8b"):
        data = _gunzip(path, data, limit)
    if not data.strip():
        raise BadInputError(str(path), tr("is empty"), tr("write the output of the command into it again"))
    return data


def _gunzip(path: Path, data: bytes, limit: int) -> bytes:
    unpacker = zlib.decompressobj(wbits=31)
    try:
        unpacked = unpacker.decompress(data, limit + 1)
    except zlib.error as error:
        raise BadInputError(
            str(path), tr("is a damaged gzip file ({error})", error=error), tr("fetch it again")
        ) from None
    if len(unpacked) > limit:
        raise BadInputError(
            str(path),
            tr("unpacks to more than {limit:,.0f} MB", limit=limit / 2**20),
            tr("unpack and split it"),
        )
    if not unpacker.eof:
        raise BadInputError(str(path), tr("is a gzip file that is cut off"), tr("fetch it again"))
    return unpacked


def read_text(path: Path) -> SourceText:
    """A text file of at most 256 MB; BadInputError when it is missing, empty, too large or not text."""
    text, notes = decode(read_bytes(path), str(path))
    if max(map(len, text.split("\n"))) > _LONGEST_LINE:
        raise BadInputError(
            str(path), tr("has a line of more than 16 million characters"), tr("it is no list of this kind")
        )
    return SourceText(path, text, notes)


def read_head(path: Path) -> str:
    """The first 64 KiB as text, for telling formats apart."""
    return decode(read_bytes(path)[:HEAD_BYTES], str(path), cut=True)[0]


def decode(data: bytes, source: str, *, cut: bool = False) -> tuple[str, tuple[str, ...]]:
    """Text with "\\n" line ends and how it was decoded. `cut`: the data may end in the middle of a character.
    Control characters, which could play tricks on a terminal, become a mark."""
    notes: tuple[str, ...] = ()
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        text = data.decode("utf-16", errors="ignore" if cut else "replace")
        notes = (tr("read as UTF-16"),)
    else:
        for magic, what in _KNOWN_BINARY.items():
            if data.startswith(magic):
                raise BadInputError(
                    source,
                    tr("is {what}, not text", what=tr(what)),
                    tr("import the text output of the command"),
                )
        if b"\0" in data[:HEAD_BYTES]:
            raise BadInputError(
                source, tr("is a binary file, not text"), tr("import the text output of the command")
            )
        try:
            text = data.decode("utf-8-sig", errors="strict")
        except UnicodeDecodeError as error:
            if cut and error.start >= len(data) - 4:
                text = data[: error.start].decode("utf-8-sig")
            else:
                text = data.decode("latin-1").removeprefix("ï»¿")
                notes = (tr("not valid UTF-8; read as latin-1"),)
    clean = text.replace("\r\n", "\n").replace("\r", "\n").translate(_CONTROL)
    if clean.count("\ufffd") > text.count("\ufffd"):
        notes += (tr("has control characters; they were replaced"),)
    return clean, notes
