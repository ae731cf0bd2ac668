"""Shapes of a DXF and an SVG put on paper: once as a picture, once as a page of PDF that stays sharp near by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPageSize,
    QPainter,
    QPainterPath,
    QPdfWriter,
    QPen,
    QTransform,
)

from fabric_studio.ui.underlay.pdf_page import Stroke
from fabric_studio.ui.underlay.shapes import Shapes, Words

PAGE_PT = 8_000.0
"""The longer side of a page made here; with three decimals, a floor of 100 m is drawn to a tenth of a millimetre."""
_INK, _TONE, _PAPER = QColor("#202830"), QColor(32, 40, 48, 70), QColor("white")
_THIN = 1 / 12_000
"""Width of a line, of the longer side: 8 mm on a floor of 100 m, as on a drawing at 1:50."""
_LETTER_PX = 100.0
_MOST_DASHES = 2_000


def blank(wide: float, high: float, longest: int, ground: QColor) -> QImage:
    share = longest / max(wide, high)
    image = QImage(
        max(1, round(wide * share)), max(1, round(high * share)), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(ground)
    return image


def page_of(wide: float, high: float, paint: Callable[[QPainter, float], None]) -> bytes:
    """One page of PDF. paint(painter, share): with so many points a unit."""
    share = PAGE_PT / max(wide, high)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QSizeF(wide * share, high * share), QPageSize.Unit.Point))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(72)
    painter = QPainter(writer)
    paint(painter, share)
    painter.end()
    return bytes(buffer.data().data())


def paint_shapes(painter: QPainter, strokes: Iterable[Stroke], line_px: float) -> None:
    """What `strokes_of` gives, onto anything."""
    pen = QPen(_INK, line_px, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    fills = {"ink": _INK, "tone": _TONE, "paper": _PAPER}
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke in strokes:
        if stroke.fill:
            painter.fillPath(stroke.path, fills[stroke.fill])
            continue
        painter.setPen(pen)
        if stroke.dash:
            dashed = QPen(pen)
            dashed.setCapStyle(Qt.PenCapStyle.FlatCap)
            dashed.setDashPattern([max(v, line_px) / line_px for v in stroke.dash])
            painter.setPen(dashed)
        painter.drawPath(stroke.path)


def line_width(bounds: QRectF, share: float) -> float:
    """Of a line, in pixels or points, with so many of them a unit."""
    return _THIN * max(bounds.width(), bounds.height()) * share


def strokes_of(
    found: Shapes,
    layers: Iterable[str],
    bounds: QRectF,
    share: float,
    breathe: Callable[[], None] = lambda: None,
) -> Iterator[Stroke]:
    """The chosen layers, from the corner of `bounds`, with `share` pixels or points a unit. breathe: called now and then."""
    wanted = found.numbers(layers)
    onto = QTransform(share, 0, 0, share, -bounds.x() * share, -bounds.y() * share)
    longest = max(bounds.width(), bounds.height()) * share
    for n, shape in enumerate(found.shapes):
        if n % 256 == 0:
            breathe()
        if shape.layer in wanted:
            seen = len(shape.dash) % 2 == 0 and sum(shape.dash) * share > longest / _MOST_DASHES
            dash = tuple(v * share for v in shape.dash) if seen else ()
            yield Stroke(onto.map(shape.path), shape.fill, dash)
    yield from _letters([text for text in found.texts if text.layer in wanted], onto, longest)


def _letters(texts: list[Words], onto: QTransform, longest: float) -> Iterator[Stroke]:
    """Words as the outlines of their letters, as wide as the drawing means them."""
    font = QFont()
    font.setPixelSize(round(_LETTER_PX))
    metrics = QFontMetricsF(font)
    cap = metrics.capHeight() or 0.7 * _LETTER_PX
    for text in texts:
        place = text.place * onto
        if not longest / 4_000 < abs(place.determinant()) ** 0.5 < longest:
            continue  # Smaller than can be read, or larger than the drawing.
        wide = metrics.horizontalAdvance(text.text) / cap
        stretch = min(1.4, max(0.6, text.wide / wide)) if wide > 0 and text.wide > 0 else 1.0
        path = QPainterPath()
        path.addText(0, 0, font, text.text)
        yield Stroke((QTransform.fromScale(stretch / cap, 1 / cap) * place).map(path), "ink")
