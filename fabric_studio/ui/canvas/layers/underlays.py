"""The pictures under the plan: far away in the size that is nearest, near by drawn from their vectors."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPolygonF, QTransform

from fabric_studio.scene.structure import structure_of
from fabric_studio.ui.canvas.close_ups import SIDE_PX, Shot
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.canvas.shelf import Prints

_INK = {
    "light": QPainter.CompositionMode.CompositionMode_Multiply,
    "dark": QPainter.CompositionMode.CompositionMode_Screen,
}


def paint_underlays(painter: QPainter, sheet: Sheet) -> None:
    if sheet.shelf is None:
        return
    pictures, rows = structure_of(sheet.snapshot, sheet.storey).pictures, sheet.snapshot.underlays
    scale, dark = sheet.camera.px_per_mm, sheet.theme.mode == "dark"
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for n in np.flatnonzero(pictures.inside(sheet.camera.seen(2))):
        row = int(pictures.row[n])
        prints = sheet.shelf.get(rows.image[row], dark=dark, wait=sheet.patient)
        if prints is None:
            continue
        wide = float(rows.width_mm[row]) * scale
        image = prints.for_width(wide * sheet.ratio)
        deep = wide * image.height() / image.width()
        painter.save()
        painter.setOpacity(float(rows.opacity[row]))
        if prints.paper:
            # The ground of a sheet of paper is no ground of the plan: only its lines are drawn.
            painter.setCompositionMode(_INK["dark" if dark else "light"])
        middle = QPointF(*sheet.camera.to_px(float(rows.x_mm[row]), float(rows.y_mm[row])))
        turn, box = float(rows.rotation_deg[row]), QRectF(-wide / 2, -deep / 2, wide, deep)
        if prints.page is not None and wide * sheet.ratio > prints.wide_px:
            _draw_close(painter, sheet, prints, image, middle, turn, box)
        else:
            _draw_far(painter, sheet, image, middle, turn, box)
        painter.restore()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)


def _draw_far(
    painter: QPainter, sheet: Sheet, image: QImage, middle: QPointF, turn: float, box: QRectF
) -> None:
    """Only the part of a picture that is in view: near by, the rest would be millions of pixels for nothing."""
    painter.save()
    place = QTransform.fromTranslate(middle.x(), middle.y()).rotate(turn)
    painter.setTransform(place, True)
    view = QRectF(-2, -2, sheet.camera.width_px + 4, sheet.camera.height_px + 4)
    seen = place.inverted()[0].mapRect(view).intersected(box)
    if not seen.isEmpty():
        share = image.width() / box.width()
        source = QRectF(
            (seen.x() - box.x()) * share,
            (seen.y() - box.y()) * share,
            seen.width() * share,
            seen.height() * share,
        )
        painter.drawImage(seen, image, source)
    painter.restore()


def _draw_close(
    painter: QPainter,
    sheet: Sheet,
    prints: Prints,
    image: QImage,
    middle: QPointF,
    turn: float,
    box: QRectF,
) -> None:
    """Square by square; where one is still being drawn, the picture takes its place."""
    assert sheet.shelf is not None and prints.page is not None
    ratio = sheet.ratio
    outline = QTransform.fromTranslate(middle.x(), middle.y()).rotate(turn).map(QPolygonF(box))
    seen = outline.boundingRect().intersected(QRectF(0, 0, sheet.camera.width_px, sheet.camera.height_px))
    if seen.isEmpty():
        return
    shot = Shot(
        prints.page,
        _plain(box.width() * ratio),
        _plain(box.height() * ratio),
        turn % 360.0,
        prints.paper and sheet.theme.mode == "dark",
    )
    # Whole device pixels, the same for every part of the view; half a pixel more or less must not tip it over.
    x0, y0 = math.floor(middle.x() * ratio + 0.4999), math.floor(middle.y() * ratio + 0.4999)
    whole, missing = QPainterPath(), QPainterPath()
    whole.addPolygon(outline)
    found: list[tuple[QRectF, QImage]] = []
    for column in range(*_squares(seen.left() * ratio - x0, seen.right() * ratio - x0)):
        for row in range(*_squares(seen.top() * ratio - y0, seen.bottom() * ratio - y0)):
            left, top = (x0 + column * SIDE_PX) / ratio, (y0 + row * SIDE_PX) / ratio
            spot = QRectF(left, top, SIDE_PX / ratio, SIDE_PX / ratio)
            square = sheet.shelf.close_ups.get(shot, column, row, wait=sheet.patient)
            if square is None:
                missing.addRect(spot)
            else:
                found.append((spot, square))
    if not missing.isEmpty():
        painter.save()
        painter.setClipPath(missing, Qt.ClipOperation.IntersectClip)
        _draw_far(painter, sheet, image, middle, turn, box)
        painter.restore()
    painter.setClipPath(whole, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    for spot, square in found:
        painter.drawImage(spot, square)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)


def _squares(first_px: float, last_px: float) -> tuple[int, int]:
    return math.floor(first_px / SIDE_PX), math.floor(last_px / SIDE_PX) + 1


def _plain(size_px: float) -> float:
    """The camera's own arithmetic leaves a rest in the last digits."""
    return float(f"{size_px:.7g}")
