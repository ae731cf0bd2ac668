"""The vectors a picture under the plan was drawn from, kept inside the picture: one page of PDF in a chunk of the PNG.

A PNG may carry chunks of one's own that every other reader skips (PNG specification, 4.7.2: ancillary, private). So a
project stays what it was, each picture can be taken out and looked at, and near by the plan is drawn from the page.
"""

from __future__ import annotations

import struct
import zlib

import msgspec

from fabric_studio.base.errors import InvariantError

LARGEST_PAGE = 7_000_000
"""Bytes; a picture with its page fits the 16 MB of a member, and readers that look at every chunk take 8 MB at most."""
_CHUNK = b"fsPg"
_PNG = b"\x89PNG\r\n\x1a\n"
_HEAD = 33
"""Signature and IHDR: the chunk lies behind them."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=False):
    """Where a picture comes from. page: of so many pages, from 1. layers: shown, of all_layers. unit: of the drawing, which
    gave the scale. clear: drawn without paper, as an SVG is."""

    file: str = ""
    page: int = 0
    pages: int = 0
    layers: int = 0
    all_layers: int = 0
    unit: str = ""
    clear: bool = False


class Page(msgspec.Struct, frozen=True):
    """pdf: one page, empty where it was too large to keep."""

    origin: Origin
    pdf: bytes


def with_page(png: bytes, origin: Origin, pdf: bytes) -> bytes:
    """The PNG with this inside; without the page where that is too large."""
    if not png.startswith(_PNG) or len(png) < _HEAD:
        raise InvariantError("a page can only be kept in a PNG picture")
    body = msgspec.json.encode(origin) + b"\n" + (pdf if len(pdf) <= LARGEST_PAGE else b"")
    chunk = _CHUNK + body
    return (
        png[:_HEAD]
        + struct.pack(">I", len(body))
        + chunk
        + struct.pack(">I", zlib.crc32(chunk))
        + png[_HEAD:]
    )


def page_in(data: bytes) -> Page | None:
    """The page in a picture; None where there is none, or what is there is no such thing."""
    if not data.startswith(_PNG) or data[_HEAD + 4 : _HEAD + 8] != _CHUNK:
        return None
    (length,) = struct.unpack(">I", data[_HEAD : _HEAD + 4])
    body = data[_HEAD + 8 : _HEAD + 8 + length]
    head, line_end, pdf = body.partition(b"\n")
    if len(body) != length or not line_end or len(head) > 4_000 or len(pdf) > LARGEST_PAGE:
        return None
    try:
        return Page(msgspec.json.decode(head, type=Origin), pdf)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
