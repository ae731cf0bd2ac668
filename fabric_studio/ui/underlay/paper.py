"""Shapes of a DXF and an SVG put on paper: once as a picture, once as a page of PDF that stays sharp near by."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QTransform,
)

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


def paint_shapes(
    painter: QPainter,
    found: Shapes,
    layers: Iterable[str],
    bounds: QRectF,
    share: float,
    *,
    least_px: float = 0.0,
    breathe: Callable[[], None] = lambda: None,
) -> None:
    """The chosen layers, from the corner of `bounds`, with `share` pixels a unit. breathe: called now and then."""
    wanted = found.numbers(layers)
    onto = QTransform(share, 0, 0, share, -bounds.x() * share, -bounds.y() * share)
    longest = max(bounds.width(), bounds.height())
    pen = QPen(
        _INK,
        max(least_px, _THIN * longest * share),
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )
    fills = {"ink": _INK, "tone": _TONE, "paper": _PAPER}
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for n, shape in enumerate(found.shapes):
        if n % 256 == 0:
            breathe()
        if shape.layer not in wanted:
            continue
        path = onto.map(shape.path)
        if shape.fill:
            painter.fillPath(path, fills[shape.fill])
            continue
        period = sum(shape.dash) * share
        if shape.dash and len(shape.dash) % 2 == 0 and longest * share / _MOST_DASHES < period:
            dashed = QPen(pen)
            dashed.setCapStyle(Qt.PenCapStyle.FlatCap)
            dashed.setDashPattern([max(v * share, pen.widthF()) / pen.widthF() for v in shape.dash])
            painter.setPen(dashed)
        else:
            painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
    _paint_texts(painter, [text for text in found.texts if text.layer in wanted], onto, longest * share)


def _paint_texts(painter: QPainter, texts: list[Words], onto: QTransform, longest_px: float) -> None:
    font = QFont(painter.font())
    font.setPixelSize(round(_LETTER_PX))
    metrics = QFontMetricsF(font)
    cap = metrics.capHeight() or 0.7 * _LETTER_PX
    painter.setFont(font)
    painter.setPen(_INK)
    for text in texts:
        place = text.place * onto
        if not longest_px / 4_000 < abs(place.determinant()) ** 0.5 < longest_px:
            continue  # Smaller than can be read, or larger than the drawing.
        wide = metrics.horizontalAdvance(text.text) / cap
        stretch = min(1.4, max(0.6, text.wide / wide)) if wide > 0 and text.wide > 0 else 1.0
        painter.save()
        painter.setTransform(QTransform.fromScale(stretch / cap, 1 / cap) * place, True)
        painter.drawText(0, 0, text.text)
        painter.restore()
