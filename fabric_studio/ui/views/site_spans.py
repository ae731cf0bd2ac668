"""What every WAN span is, on a card in the middle of the part of it that can be seen."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats
from fabric_studio.scene.camera import Camera
from fabric_studio.scene.site import SiteMap
from fabric_studio.ui.theme import Theme
from fabric_studio.ui.views.words import span_label

PAD_PX = 8.0


def paint_spans(
    painter: QPainter,
    theme: Theme,
    snapshot: Snapshot,
    sites: SiteMap,
    camera: Camera,
    utilization: Floats | None,
    taken: list[QRectF],
) -> None:
    """taken: what the cards may not lie over, pixels of the view."""
    bold, plain = theme.font("label", bold=True), theme.font("label")
    bold_m, plain_m = QFontMetricsF(bold), QFontMetricsF(plain)
    view = QRectF(0, 0, camera.width_px, camera.height_px).adjusted(20, 20, -20, -44)
    for row, span in enumerate(snapshot.spans):
        spot = _middle_seen(camera, sites.span_x[row], sites.span_y[row], view)
        if spot is None:
            continue
        head, lines = span_label(snapshot, span.uid, utilization)
        named = bold_m.horizontalAdvance(span.name) + 8
        wide = max(
            named + plain_m.horizontalAdvance(head), *(plain_m.horizontalAdvance(line) for line in lines)
        )
        step = plain_m.height() + 1
        box = QRectF(0, 0, round(wide + 2 * PAD_PX), round(step * (1 + len(lines)) + PAD_PX))
        box.moveCenter(spot.toPoint())
        _free(box, taken, view)
        taken.append(box)
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.setBrush(theme.colour("raised", 0.95))
        painter.drawRoundedRect(box, 5, 5)
        at = QPointF(box.left() + PAD_PX, box.top() + 4 + plain_m.ascent())
        painter.setFont(bold)
        painter.setPen(theme.colour("accent"))
        painter.drawText(at, span.name)
        painter.setFont(plain)
        painter.setPen(theme.colour("dim"))
        painter.drawText(at + QPointF(named, 0), head)
        painter.setPen(theme.colour("text"))
        for n, line in enumerate(lines, 1):
            painter.drawText(at + QPointF(0, n * step), line)


def _free(box: QRectF, taken: list[QRectF], view: QRectF) -> None:
    """Move a card to the nearest place where it lies over no other and inside the view."""
    start, (wide, tall) = box.topLeft(), (box.width(), box.height())
    steps = [QPointF(x * wide / 4, y * (tall + 4)) for x in range(-5, 6) for y in range(-7, 8)]
    for step in sorted(steps, key=lambda away: away.x() ** 2 + away.y() ** 2):
        at = start + step
        box.moveLeft(min(max(at.x(), view.left()), view.right() - wide))
        box.moveTop(min(max(at.y(), view.top()), view.bottom() - tall))
        if not any(box.adjusted(-3, -3, 3, 3).intersects(other) for other in taken):
            return


def _middle_seen(camera: Camera, x: Floats, y: Floats, view: QRectF) -> QPointF | None:
    """The middle of the part of a line that lies in the view."""
    share = np.linspace(0.0, 1.0, 1 + 8 * (len(x) - 1))
    own = np.linspace(0.0, 1.0, len(x))
    scale, (left, top) = camera.px_per_mm, camera.to_px(0.0, 0.0)
    px, py = np.interp(share, own, x) * scale + left, np.interp(share, own, y) * scale + top
    inside = np.flatnonzero(
        (px >= view.left()) & (px <= view.right()) & (py >= view.top()) & (py <= view.bottom())
    )
    if len(inside):
        at = int(inside[len(inside) // 2])
        return QPointF(float(px[at]), float(py[at]))
    return _clipped_middle(px, py, view)


def _clipped_middle(px: Floats, py: Floats, view: QRectF) -> QPointF | None:
    """Of a line so long that none of its points is in view: where a piece of it passes."""
    for a in range(len(px) - 1):
        line = QLineF(float(px[a]), float(py[a]), float(px[a + 1]), float(py[a + 1]))
        crossings = []
        for edge in (
            QLineF(view.topLeft(), view.topRight()),
            QLineF(view.topRight(), view.bottomRight()),
            QLineF(view.bottomRight(), view.bottomLeft()),
            QLineF(view.bottomLeft(), view.topLeft()),
        ):
            kind, point = line.intersects(edge)
            if kind == QLineF.IntersectionType.BoundedIntersection:
                crossings.append(point)
        ends = [point for point in (line.p1(), line.p2()) if view.contains(point)]
        if len(crossings) + len(ends) >= 2:
            return ([*crossings, *ends][0] + [*crossings, *ends][1]) / 2
    return None
