"""A drawing of the building, of whatever kind, as one picture that the project keeps: PNG, JPEG, SVG, PDF or DXF.

Files come from strangers: a file is bounded before it is read, a picture before it is unpacked, nothing outside the file is
fetched, and what cannot be used is refused in one line. Vectors are drawn in so many pixels that a plan of 100 m shows
25 mm, and kept beside that as a page of PDF, from which the plan is drawn near by. Runs in a thread.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from msgspec import structs
from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress
from fabric_studio.layout.underlay import MOST_PIXELS
from fabric_studio.layout.underlay_page import Origin, with_page
from fabric_studio.model.table import BLOB_LIMIT
from fabric_studio.ui.underlay.dxf import plan_bounds, read_dxf
from fabric_studio.ui.underlay.paper import PAGE_PT, blank, line_width, paint_shapes, strokes_of
from fabric_studio.ui.underlay.pdf import count_pages, draw_page, single_page
from fabric_studio.ui.underlay.pdf_page import page_of_paths
from fabric_studio.ui.underlay.shapes import Shapes
from fabric_studio.ui.underlay.svg import draw_svg

FILE_LIMIT = 64 << 20
LONGEST_PX = 4_096
"""The longer side of a picture drawn from vectors."""
MOST_READ = 100_000_000
"""Larger pictures are not unpacked, not even to make them smaller."""
SUFFIXES = (".png", ".jpg", ".jpeg", ".svg", ".pdf", ".dxf")


@dataclass(frozen=True, slots=True)
class Choice:
    """What of a file is wanted. page: of a PDF, from 0. layers: of a DXF, None: those that are on. unit, unit_mm: of a DXF;
    None: what its header says, 0: unknown."""

    page: int = 0
    layers: frozenset[str] | None = None
    unit: str = ""
    unit_mm: float | None = None


@dataclass(frozen=True, slots=True)
class Survey:
    """A file that was read and can be drawn. pages: of a PDF. shapes: of a DXF."""

    path: Path
    data: bytes
    pages: int = 0
    shapes: Shapes | None = None

    @property
    def asks(self) -> bool:
        """Whether there is something to choose."""
        return self.pages > 1 or self.shapes is not None

    def layers_of(self, choice: Choice) -> frozenset[str]:
        if self.shapes is None:
            return frozenset()
        return self.shapes.usual if choice.layers is None else choice.layers

    def unit_of(self, choice: Choice) -> tuple[str, float]:
        """The name of a drawing unit and its millimetres, "" and 0 where nobody knows."""
        if choice.unit_mm is not None:
            return choice.unit, choice.unit_mm
        return (self.shapes.unit, self.shapes.unit_mm) if self.shapes is not None else ("", 0.0)

    def size_mm(self, choice: Choice) -> tuple[float, float]:
        """On the floor, by the unit; 0 where it is unknown, or nothing is chosen."""
        if self.shapes is None:
            return 0.0, 0.0
        bounds, mm = self.shapes.bounds(self.layers_of(choice)), self.unit_of(choice)[1]
        return bounds.width() * mm, bounds.height() * mm


@dataclass(frozen=True, slots=True)
class Drawing:
    """PNG or JPEG, with its page of vectors inside where it has one. width_mm: on the floor, where that is known; else 0."""

    data: bytes
    width_mm: float = 0.0


def read_drawing(path: Path, progress: Progress, choice: Choice = Choice()) -> Drawing:
    """BadInputError says in one line why a file cannot be used."""
    return draw(survey(path, progress), choice, progress)


def survey(path: Path, progress: Progress) -> Survey:
    """Read a file as far as is needed to know what can be chosen."""
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
    if suffix == ".pdf":
        return Survey(path, data, pages=count_pages(str(path), data))
    if suffix == ".dxf":
        shapes = read_dxf(str(path), data, progress)
        plan_bounds(str(path), shapes, shapes.usual or shapes.names)
        return Survey(path, data, shapes=shapes)
    return Survey(path, data)


def draw(file: Survey, choice: Choice, progress: Progress) -> Drawing:
    """The chosen part as one picture, with its vectors inside."""
    source, suffix, data = str(file.path), file.path.suffix.lower(), file.data
    origin, page, width_mm = Origin(file.path.name[:200]), b"", 0.0
    if suffix == ".svg":
        image, page = draw_svg(source, data, LONGEST_PX)
        origin = structs.replace(origin, clear=True)
    elif suffix == ".pdf":
        image = draw_page(source, data, choice.page, LONGEST_PX)
        page = single_page(source, data, choice.page)
        origin = structs.replace(origin, page=choice.page + 1, pages=file.pages)
    elif file.shapes is not None:
        layers, (unit, _mm) = file.layers_of(choice), file.unit_of(choice)
        image, page = _put_on_paper(source, file.shapes, layers, progress)
        width_mm = file.size_mm(choice)[0]
        origin = structs.replace(origin, layers=len(layers), all_layers=len(file.shapes.layers), unit=unit)
    else:
        image = _unpacked(source, data)
    progress.step(0.8, tr("packing"))
    return Drawing(packed(image, origin, page), width_mm)


def preview(file: Survey, choice: Choice, longest: int) -> QImage:
    """Small, to choose by; empty where nothing would be drawn."""
    try:
        if file.shapes is None:
            return draw_page(str(file.path), file.data, choice.page, longest)
        return _picture(file.shapes, file.layers_of(choice), longest, lambda: None)
    except BadInputError:
        return QImage()


def _put_on_paper(
    source: str, shapes: Shapes, layers: frozenset[str], progress: Progress
) -> tuple[QImage, bytes]:
    bounds = plan_bounds(source, shapes, layers)

    def breathe() -> None:
        progress.step(0.75, tr("drawing"))

    image = _picture(shapes, layers, LONGEST_PX, breathe)
    share = PAGE_PT / max(bounds.width(), bounds.height())
    page = page_of_paths(
        bounds.width() * share,
        bounds.height() * share,
        line_width(bounds, share),
        strokes_of(shapes, layers, bounds, share, breathe),
    )
    return image, page


def _picture(shapes: Shapes, layers: frozenset[str], longest: int, breathe: Callable[[], None]) -> QImage:
    bounds = shapes.bounds(layers)
    if bounds.isEmpty():
        return QImage()
    image = blank(bounds.width(), bounds.height(), longest, QColor("white"))
    painter = QPainter(image)
    least = 1.5 if longest == LONGEST_PX else 0.8
    share = longest / max(bounds.width(), bounds.height())
    strokes = strokes_of(shapes, layers, bounds, share, breathe)
    paint_shapes(painter, strokes, max(least, line_width(bounds, share)))
    painter.end()
    return image


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


def packed(image: QImage, origin: Origin, page: bytes) -> bytes:
    """As PNG with its page, smaller where it must be; as JPEG where that would be too large, as a photograph is.

    Pillow packs it: it lets the window go on meanwhile."""
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    size, stride = (image.width(), image.height()), image.bytesPerLine()
    picture = Image.frombuffer("RGBA", size, bytes(image.constBits()), "raw", "BGRA", stride, 1)
    if not image.hasAlphaChannel() or picture.getchannel("A").getextrema() == (255, 255):
        picture = picture.convert("RGB")
    for share in (1, 2) if page else (1,):
        data = _saved(picture.reduce(share) if share > 1 else picture, "PNG", compress_level=3)
        if len(data) <= BLOB_LIMIT // 2:
            return with_page(data, origin, page)
    for quality in (88, 60):
        data = _saved(picture.convert("RGB"), "JPEG", quality=quality)
        if len(data) <= BLOB_LIMIT // 2:
            break
    return data


def _saved(picture: Image.Image, kind: str, **how: int) -> bytes:
    buffer = io.BytesIO()
    picture.save(buffer, kind, **how)
    return buffer.getvalue()
