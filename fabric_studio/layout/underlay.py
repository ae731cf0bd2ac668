"""How large the picture under a plan is, read from its first bytes without unpacking it."""

from __future__ import annotations

import struct
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats

MOST_PIXELS = 24_000_000
"""6,000 by 4,000: 20 mm a pixel on a floor of 120 m, and less than 100 MB unpacked."""
_PNG = b"\x89PNG\r\n\x1a\n"
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}


def picture_size(data: bytes) -> tuple[int, int]:
    """(width, height) in pixels of a PNG or JPEG; InvariantError for anything else and for more than MOST_PIXELS."""
    size = _png_size(data) if data.startswith(_PNG) else _jpeg_size(data)
    if size is None or min(size) < 1:
        raise InvariantError(tr("this is no PNG or JPEG picture, or its beginning is damaged"))
    if size[0] * size[1] > MOST_PIXELS:
        raise InvariantError(
            tr(
                "a picture of {size:,} x {size2:,} pixels is too large; at most {most_pixels} million fit",
                size=size[0],
                size2=size[1],
                most_pixels=MOST_PIXELS // 1000000,
            )
        )
    return size


def _png_size(data: bytes) -> tuple[int, int] | None:
    if len(data) < 33 or data[12:16] != b"IHDR":
        return None
    width, height = struct.unpack(">II", data[16:24])
    return int(width), int(height)


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    if not data.startswith(b"\xff\xd8"):
        return None
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        marker, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        if marker in _FRAMES:
            return int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")
        at += 2 + max(length, 2)
    return None


@dataclass(frozen=True)
class UnderlayBoxes:
    """Aligned with snapshot.underlays. x0..y1: around the picture as it lies, mm; depth_mm: of the picture itself."""

    x0: Floats
    y0: Floats
    x1: Floats
    y1: Floats
    depth_mm: Floats


def underlay_boxes(snapshot: Snapshot) -> UnderlayBoxes:
    return snapshot.derived_from(("underlay",), "layout.underlay.boxes", _boxes)


def _boxes(snapshot: Snapshot) -> UnderlayBoxes:
    rows = snapshot.underlays
    shape = np.array([h / w for w, h in map(picture_size, rows.image)], float)
    deep = rows.width_mm * shape
    turn = np.deg2rad(rows.rotation_deg)
    sin, cos = np.abs(np.round(np.sin(turn), 12)), np.abs(np.round(np.cos(turn), 12))
    half_x, half_y = (cos * rows.width_mm + sin * deep) / 2, (sin * rows.width_mm + cos * deep) / 2
    return UnderlayBoxes(rows.x_mm - half_x, rows.y_mm - half_y, rows.x_mm + half_x, rows.y_mm + half_y, deep)
