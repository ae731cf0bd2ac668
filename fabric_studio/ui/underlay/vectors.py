"""Drawings made of lines, drawn once into a picture: SVG, the first page of a PDF, and the model space of a DXF."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator
from typing import Any

import pypdfium2
from defusedxml import DefusedXmlException, ElementTree
from ezdxf import path, recover
from ezdxf.lldxf.const import DXFError
from ezdxf.math import BoundingBox
from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF, QTransform
from PySide6.QtSvg import QSvgRenderer

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress

MOST_ELEMENTS = 200_000
"""Of an SVG or a DXF; a floor of an office tower has 50,000."""
MOST_POINTS = 4_000_000
_MM = {0: 1.0, 1: 25.4, 2: 304.8, 4: 1.0, 5: 10.0, 6: 1000.0, 14: 100.0}
"""Millimetres of a drawing unit, by the number that a DXF gives it; 0: it says none."""
_INSIDE = ("#", "data:image/png", "data:image/jpeg", "data:image/jpg")
"""Where a link may lead. Not to an SVG inside the SVG: nobody would have looked at that one."""
FARTHEST = 1e9
"""Drawing units from the origin."""


def _blank(wide: float, high: float, longest: int, ground: QColor | None = None) -> QImage:
    share = longest / max(wide, high)
    image = QImage(
        max(1, round(wide * share)), max(1, round(high * share)), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(QColor(255, 255, 255, 0) if ground is None else ground)
    return image


# -- SVG --------------------------------------------------------------------------------------------------------------


def draw_svg(source: str, data: bytes, longest: int) -> QImage:
    """Nothing outside the file is fetched: a file that asks for it is refused."""
    _refuse_strange(source, data)
    renderer = QSvgRenderer()
    if not renderer.load(QByteArray(data)):
        raise BadInputError(source, tr("is damaged, or no SVG drawing"), tr("save it again as plain SVG"))
    size = renderer.viewBoxF()
    if size.isEmpty():
        size = QRectF(0, 0, renderer.defaultSize().width(), renderer.defaultSize().height())
    if not (size.width() > 0 and size.height() > 0) or max(size.width(), size.height()) > 1e7:
        raise BadInputError(source, tr("has no size"), tr("give it a viewBox"))
    if max(size.width(), size.height()) > 1e4 * min(size.width(), size.height()):
        raise BadInputError(source, tr("is a line, no plan"), tr("give it another viewBox"))
    image = _blank(size.width(), size.height(), longest)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, image.width(), image.height()))
    painter.end()
    return image


def _refuse_strange(source: str, data: bytes) -> None:
    """No entities, nothing from elsewhere, not too many elements."""
    try:
        parts = ElementTree.iterparse(io.BytesIO(data), ("end", "pi"), forbid_dtd=False)
        for count, (event, element) in enumerate(parts):
            if count > MOST_ELEMENTS:
                raise BadInputError(
                    source, tr("has more than {most:,} elements", most=MOST_ELEMENTS), tr("save it simpler")
                )
            if event == "pi":
                if "stylesheet" in (element.text or ""):
                    raise BadInputError(
                        source,
                        tr("asks for something outside the file ({what})", what="xml-stylesheet"),
                        tr("save it with everything inside"),
                    )
                continue
            # Of any namespace: what draws goes by the prefix that is written.
            links = [link for name, link in element.attrib.items() if name.rpartition("}")[2] == "href"]
            styles = [str(value) for value in element.attrib.values()] + [element.text or ""]
            outside = [link for link in links if link and not link.startswith(_INSIDE)]
            tag = str(element.tag).rpartition("}")[2]
            if tag == "script" or (outside and tag != "a"):
                raise BadInputError(
                    source,
                    tr("asks for something outside the file ({what})", what=(outside or [tag])[0][:60]),
                    tr("save it with everything inside"),
                )
            if any("url(" in text and "url(#" not in text.replace(" ", "") for text in styles) or any(
                "@import" in text for text in styles
            ):
                raise BadInputError(
                    source,
                    tr("asks for something outside the file ({what})", what="url"),
                    tr("save it with everything inside"),
                )
            element.clear()
    except DefusedXmlException:
        raise BadInputError(source, tr("defines entities of its own"), tr("save it as plain SVG")) from None
    except (ElementTree.ParseError, ValueError, LookupError):
        raise BadInputError(
            source, tr("is damaged, or no SVG drawing"), tr("save it again as plain SVG")
        ) from None


# -- PDF --------------------------------------------------------------------------------------------------------------


def draw_pdf(source: str, data: bytes, longest: int) -> QImage:
    """The first page on white paper. PDFium fetches nothing and runs no scripts."""
    try:
        document = pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError as error:
        locked = "password" in str(error).lower()
        what = tr("is locked with a password") if locked else tr("is damaged, or no PDF")
        raise BadInputError(
            source, what, tr("save it again without one") if locked else tr("save it again")
        ) from None
    try:
        if len(document) == 0:
            raise BadInputError(source, tr("has no pages"), tr("choose another file"))
        page = document[0]
        wide, high = page.get_size()
        if not (1 <= wide <= 1e5 and 1 <= high <= 1e5):
            raise BadInputError(source, tr("has a page of no usable size"), tr("save it again"))
        bitmap = page.render(scale=longest / max(wide, high), rev_byteorder=False, prefer_bgrx=True)
        buffer = bytes(bitmap.buffer)
        image = QImage(buffer, bitmap.width, bitmap.height, bitmap.stride, QImage.Format.Format_RGB32).copy()
        bitmap.close()
        return image
    except pypdfium2.PdfiumError:
        raise BadInputError(
            source, tr("has a first page that cannot be drawn"), tr("save it again")
        ) from None
    finally:
        document.close()


# -- DXF --------------------------------------------------------------------------------------------------------------


def draw_dxf(source: str, data: bytes, longest: int, progress: Progress) -> tuple[QImage, float]:
    """Lines, arcs, polylines, circles, splines, hatch outlines and blocks of the model space, with their texts. Returns the
    picture and how many mm it is wide by the drawing's own units, 0 where it names none."""
    try:
        document, _ = recover.read(io.BytesIO(data))
    except (DXFError, OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise BadInputError(
            source, tr("is damaged, or no DXF drawing"), tr("save it again as DXF 2010")
        ) from None
    shapes: list[QPolygonF] = []
    texts: list[tuple[QPointF, float, float, str]] = []
    points = 0
    for entity in _entities(source, document, progress):
        try:
            if entity.dxftype() in ("TEXT", "MTEXT"):
                texts.append(_text(entity))
                continue
            made = path.make_path(entity)
            if not all(abs(n) <= FARTHEST for vertex in made.control_vertices() for n in vertex.xyz):
                continue  # Not a number, or so far away that a curve would never be done.
            vertices = [QPointF(v.x, -v.y) for v in made.flattening(_sag(made), segments=4)]
        except (DXFError, TypeError, ValueError, ZeroDivisionError, AttributeError, ArithmeticError):
            continue
        points += len(vertices)
        if points > MOST_POINTS:
            raise BadInputError(source, tr("has too many points to be drawn"), tr("save it simpler"))
        if all(math.isfinite(p.x()) and math.isfinite(p.y()) for p in vertices):
            shapes.append(QPolygonF(vertices))
    bounds = QRectF()
    for shape in shapes:
        bounds = bounds.united(shape.boundingRect().adjusted(-1e-9, -1e-9, 1e-9, 1e-9))
    if not shapes or not 1e-6 < max(bounds.width(), bounds.height()) < 1e9:
        raise BadInputError(
            source, tr("has nothing in its model space that can be drawn"), tr("draw the plan there")
        )
    if max(bounds.width(), bounds.height()) > 1e4 * max(1e-9, min(bounds.width(), bounds.height())):
        raise BadInputError(source, tr("is a line, no plan"), tr("choose another file"))
    margin = 0.01 * max(bounds.width(), bounds.height())
    bounds.adjust(-margin, -margin, margin, margin)
    unit = document.header.get("$INSUNITS", 0)
    width_mm = bounds.width() * _MM[unit] if isinstance(unit, int) and unit and unit in _MM else 0.0
    return _painted(shapes, texts, bounds, longest), width_mm


def _entities(source: str, document: Any, progress: Progress) -> Iterator[Any]:
    """Everything in the model space, blocks taken apart, up to a bound."""
    waiting = [iter(document.modelspace())]
    count = 0
    while waiting:
        entity = next(waiting[-1], None)
        if entity is None:
            waiting.pop()
            continue
        count += 1
        if count % 500 == 0:
            progress.step(0.3 + 0.4 * count / MOST_ELEMENTS, tr("drawing"))
        if count > MOST_ELEMENTS:
            raise BadInputError(
                source, tr("has more than {most:,} elements", most=MOST_ELEMENTS), tr("save it simpler")
            )
        if entity.dxftype() == "INSERT" and len(waiting) < 12:
            try:
                waiting.append(iter(entity.virtual_entities()))
            except (DXFError, ValueError, TypeError, AttributeError):
                continue
        else:
            yield entity


def _sag(made: Any) -> float:
    """How far a polygon may lie from its curve."""
    box = BoundingBox(made.control_vertices())
    return max(max(box.size.x, box.size.y) / 500, 1e-6) if box.has_data else 1.0


def _text(entity: Any) -> tuple[QPointF, float, float, str]:
    """Where, how high, turned by how much, and what."""
    if entity.dxftype() == "MTEXT":
        spot, high, text = entity.dxf.insert, entity.dxf.char_height, entity.plain_text()
    else:
        spot, high, text = entity.dxf.insert, entity.dxf.height, entity.plain_text()
    turn = float(entity.dxf.get("rotation", 0.0))
    if not all(abs(n) <= FARTHEST for n in (spot.x, spot.y, high, turn)):
        raise ValueError("a text out of all bounds")
    return QPointF(spot.x, -spot.y), float(high), turn, str(text)[:200]


def _painted(
    shapes: list[QPolygonF], texts: list[tuple[QPointF, float, float, str]], bounds: QRectF, longest: int
) -> QImage:
    image = _blank(bounds.width(), bounds.height(), longest)
    share = image.width() / bounds.width()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    onto = QTransform(share, 0, 0, share, -bounds.x() * share, -bounds.y() * share)
    painter.setPen(QPen(QColor("#202830"), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for shape in shapes:
        painter.drawPolyline(onto.map(shape))
    font = painter.font()
    for spot, high, turn, text in texts:
        if not (4 <= high * share <= 400 and text.strip()):
            continue
        font.setPixelSize(round(high * share * 1.3))
        painter.setFont(font)
        painter.save()
        painter.translate((spot.x() - bounds.x()) * share, (spot.y() - bounds.y()) * share)
        painter.rotate(-turn)
        painter.drawText(QPointF(0, 0), text.splitlines()[0])
        painter.restore()
    painter.end()
    return image
