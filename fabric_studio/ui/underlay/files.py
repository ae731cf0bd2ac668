"""A drawing of the building, of whatever kind, as one picture that the project keeps: PNG, JPEG, SVG, PDF or DXF.

Files come from strangers: a file is bounded before it is read, a picture before it is unpacked, nothing outside the file is
fetched, and what cannot be used is refused in one line. Vectors are drawn once, in so many pixels that a plan of 100 m
shows 25 mm. Runs in a thread.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage, QImageReader

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress
from fabric_studio.layout.underlay import MOST_PIXELS
from fabric_studio.model.table import BLOB_LIMIT
from fabric_studio.ui.underlay.vectors import draw_dxf, draw_pdf, draw_svg

FILE_LIMIT = 64 << 20
LONGEST_PX = 4_096
"""The longer side of a picture drawn from vectors."""
MOST_READ = 100_000_000
"""Larger pictures are not unpacked, not even to make them smaller."""
SUFFIXES = (".png", ".jpg", ".jpeg", ".svg", ".pdf", ".dxf")


@dataclass(frozen=True, slots=True)
class Drawing:
    """PNG or JPEG. width_mm: on the floor, where the file says it (a DXF does); else 0."""

    data: bytes
    width_mm: float = 0.0


def read_drawing(path: Path, progress: Progress) -> Drawing:
    """BadInputError says in one line why a file cannot be used."""
    suffix = path.suffix.lower()
    if suffix not in SUFFIXES:
        raise BadInputError(str(path), tr("is no drawing"), tr("choose a PNG, JPEG, SVG, PDF or DXF file"))
    progress.step(0.1, tr("reading"))
    try:
        size = path.stat().st_size
        if size > FILE_LIMIT:
            limit = FILE_LIMIT >> 20
            raise BadInputError(
                str(path),
                tr("has {size:,.0f} MB, more than {limit}", size=size / (1 << 20), limit=limit),
                tr("save it smaller"),
            )
        data = path.read_bytes()
    except OSError as error:
        raise BadInputError(
            str(path), tr("cannot be read ({reason})", reason=error.strerror or ""), tr("check the file")
        ) from None
    progress.step(0.3, tr("drawing"))
    width_mm = 0.0
    if suffix == ".svg":
        image = draw_svg(str(path), data, LONGEST_PX)
    elif suffix == ".pdf":
        image = draw_pdf(str(path), data, LONGEST_PX)
    elif suffix == ".dxf":
        image, width_mm = draw_dxf(str(path), data, LONGEST_PX, progress)
    else:
        image = _unpacked(str(path), data)
    progress.step(0.8, tr("packing"))
    return Drawing(packed(image), width_mm)


def _unpacked(source: str, data: bytes) -> QImage:
    """A photograph or scan, made smaller while it is read where it must be."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    if bytes(reader.format().data()) not in (b"png", b"jpeg"):
        raise BadInputError(
            source, tr("is no PNG or JPEG picture"), tr("open it in a viewer to see whether it is whole")
        )
    size = reader.size()
    pixels = size.width() * size.height()
    if pixels > MOST_READ:
        raise BadInputError(
            source,
            tr("has {width:,} x {height:,} pixels, too many", width=size.width(), height=size.height()),
            tr("save it smaller"),
        )
    if pixels > MOST_PIXELS:
        share = (MOST_PIXELS / pixels) ** 0.5
        reader.setScaledSize(QSize(int(size.width() * share), int(size.height() * share)))
    image = reader.read()
    if image.isNull():
        raise BadInputError(source, tr("is damaged or was cut off"), tr("save it again"))
    return image


def packed(image: QImage) -> bytes:
    """As PNG, or as JPEG where that would be too large, as a photograph is."""
    for kind, quality in (("PNG", 30), ("JPG", 88), ("JPG", 60)):
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, kind, quality)  # type: ignore[call-overload]
        data = bytes(buffer.data().data())
        if 0 < len(data) <= BLOB_LIMIT // 2:
            break
    return data
