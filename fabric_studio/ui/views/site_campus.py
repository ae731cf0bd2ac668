"""Painting one campus: buildings, halls and racks from above, conduits, meet-me rooms, and what the check says of them."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from fabric_studio.base.language import counted, tr
from fabric_studio.model.table import Floats
from fabric_studio.scene.found import found_on
from fabric_studio.scene.scale import utilization_colour
from fabric_studio.scene.site import Campus, Duct, Place, building_of_racks
from fabric_studio.ui.canvas.layers.marks import paint_badge
from fabric_studio.ui.context import Context
from fabric_studio.ui.views.fitting import fitting
from fabric_studio.ui.views.site_frames import LENS_BELOW_PX, LENS_HEAD_PX, CampusFrame
from fabric_studio.ui.views.site_ground import paint_bar

PIN_PX = 6.0
KIND_TOKENS = {"building": "raised", "hall": "floor", "room": "accent_fill"}


class CampusPainter:
    """utilization: per cable while a simulation is shown."""

    def __init__(self, context: Context, utilization: Floats | None) -> None:
        self.context, self.utilization = context, utilization

    def paint(self, painter: QPainter, frame: CampusFrame) -> None:
        """In its frame, on the map, or from too far for either as a pin."""
        if frame.lens is not None:
            self._lens(painter, frame)
        elif frame.camera.px_per_mm * max(frame.campus.rect.width, 1.0) < LENS_BELOW_PX:
            self._pin(painter, frame)
        else:
            self._campus(painter, frame)
            self._heading(painter, frame)

    def _lens(self, painter: QPainter, frame: CampusFrame) -> None:
        theme, lens, campus = self.context.theme, frame.lens, frame.campus
        assert lens is not None
        near = QPointF(
            min(max(frame.pin.x(), lens.left()), lens.right()),
            min(max(frame.pin.y(), lens.top()), lens.bottom()),
        )
        painter.setPen(QPen(theme.colour("edge"), 1.2))
        painter.drawLine(frame.pin, near)
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(lens, 8, 8)
        bold, plain = theme.font("text", bold=True), theme.font("label")
        painter.setFont(bold)
        painter.setPen(theme.colour("text"))
        painter.drawText(lens.topLeft() + QPointF(12, 12 + QFontMetricsF(bold).ascent() - 2), campus.name)
        painter.setFont(plain)
        painter.setPen(theme.colour("dim"))
        painter.drawText(
            lens.topLeft() + QPointF(12, 30 + QFontMetricsF(plain).ascent() - 2), self._second(campus)
        )
        painter.save()
        painter.setClipRect(lens.adjusted(1, LENS_HEAD_PX, -1, -1))
        self._campus(painter, frame)
        painter.restore()
        paint_bar(painter, theme, frame.camera.px_per_mm, QPointF(lens.left() + 12, lens.bottom() - 12), 40.0)
        self._dot(painter, frame)

    def _second(self, campus: Campus) -> str:
        return campus.figures if campus.known else tr("{figures}; place not known", figures=campus.figures)

    def _heading(self, painter: QPainter, frame: CampusFrame) -> None:
        """The name of a campus on the map and what stands there, at its upper left."""
        theme, corner = self.context.theme, frame.box(frame.campus.rect).topLeft()
        bold, plain = theme.font("text", bold=True), theme.font("label")
        painter.setFont(bold)
        painter.setPen(theme.colour("text"))
        painter.drawText(corner + QPointF(0, QFontMetricsF(bold).ascent()), frame.campus.name)
        painter.setFont(plain)
        painter.setPen(theme.colour("dim"))
        down = QFontMetricsF(bold).height() + QFontMetricsF(plain).ascent()
        painter.drawText(corner + QPointF(0, down), self._second(frame.campus))

    def _pin(self, painter: QPainter, frame: CampusFrame) -> None:
        theme, campus = self.context.theme, frame.campus
        self._dot(painter, frame)
        bold, plain = theme.font("text", bold=True), theme.font("label")
        painter.setFont(bold)
        painter.setPen(theme.colour("text"))
        painter.drawText(frame.pin + QPointF(12, -1), campus.name)
        painter.setFont(plain)
        painter.setPen(theme.colour("dim"))
        painter.drawText(frame.pin + QPointF(12, QFontMetricsF(plain).height() - 1), self._second(campus))
        self._badge(painter, "site", campus.site, frame.pin + QPointF(-10, -10))

    def _dot(self, painter: QPainter, frame: CampusFrame) -> None:
        theme = self.context.theme
        style = Qt.PenStyle.SolidLine if frame.campus.known else Qt.PenStyle.DotLine
        painter.setPen(QPen(theme.colour("plan"), 5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(frame.pin, PIN_PX + 1, PIN_PX + 1)
        painter.setPen(QPen(theme.colour("riser"), 2, style))
        painter.setBrush(theme.colour("raised"))
        painter.drawEllipse(frame.pin, PIN_PX, PIN_PX)

    def _campus(self, painter: QPainter, frame: CampusFrame) -> None:
        theme, campus = self.context.theme, frame.campus
        for place in campus.buildings:
            self._place(painter, frame, place)
        for place in campus.halls:
            self._place(painter, frame, place)
        self._racks(painter, frame)
        for duct in campus.ducts:
            self._duct(painter, frame, duct)
        for place in campus.rooms:
            self._place(painter, frame, place)
        for place in campus.buildings:
            self._name_building(painter, frame, place)
        for place in campus.rooms:
            self._name_room(painter, frame, place)
        for duct in campus.ducts:
            self._badge(painter, "conduit", duct.uid, frame.px(*duct.way[0]) + QPointF(0, -12))
        if not campus.buildings and not campus.ducts:
            painter.setPen(QPen(theme.colour("edge"), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(frame.box(campus.rect))
            painter.setFont(theme.font("label"))
            painter.setPen(theme.colour("dim"))
            painter.drawText(
                frame.box(campus.rect),
                Qt.AlignmentFlag.AlignCenter,
                tr("{name}\nno building yet", name=campus.name),
            )

    def _place(self, painter: QPainter, frame: CampusFrame, place: Place) -> None:
        theme = self.context.theme
        edge = {"building": "wall", "hall": "grid_major", "room": "riser"}[place.kind]
        painter.setPen(QPen(theme.colour(edge), 1.6 if place.kind == "building" else 1.2))
        painter.setBrush(theme.colour(KIND_TOKENS[place.kind]))
        painter.drawRect(frame.box(place.rect))

    def _racks(self, painter: QPainter, frame: CampusFrame) -> None:
        if 0.6 * frame.camera.px_per_mm < 0.9 or not len(frame.campus.racks):
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.context.theme.colour("rack_line"))
        x0, y0, x1, y1 = frame.campus.racks.T
        (left, upper), scale = frame.origin, frame.camera.px_per_mm
        columns = (x0 * scale + left, y0 * scale + upper, (x1 - x0) * scale, (y1 - y0) * scale)
        painter.drawRects([QRectF(*edges) for edges in zip(*(c.tolist() for c in columns), strict=True)])

    def _duct(self, painter: QPainter, frame: CampusFrame, duct: Duct) -> None:
        theme = self.context.theme
        colour = self._duct_colour(duct)
        corners = [frame.px(*point) for point in duct.way]
        way, start, wall = QPolygonF(corners), corners[0], corners[-1]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (QPen(theme.colour("plan"), 6.0), QPen(colour, 3.0)):
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolyline(way)
        if duct.inside:
            painter.setPen(QPen(colour, 2.0, Qt.PenStyle.DotLine))
            painter.drawPolyline(QPolygonF([frame.px(*point) for point in duct.inside]))
        painter.setPen(QPen(colour, 2))
        painter.setBrush(theme.colour("plan"))
        painter.drawEllipse(start, 4.0, 4.0)
        painter.drawRect(QRectF(wall - QPointF(3, 3), wall + QPointF(3, 3)))
        long = QLineF(start, corners[1]).length()
        font = theme.font("label")
        metrics = QFontMetricsF(font)
        if long >= metrics.horizontalAdvance(duct.name) + 16:
            painter.setFont(font)
            painter.setPen(theme.colour("dim"))
            ahead, after = sorted(corners[:2], key=lambda corner: corner.x())
            # On the side that the conduit leads away from.
            down = metrics.ascent() + 5 if after.y() < ahead.y() else -6.0
            painter.drawText(ahead + QPointF(9, down), duct.name)

    def _duct_colour(self, duct: Duct) -> QColor:
        """By the busiest link of the spans that come in here, while a simulation is shown."""
        theme, snapshot = self.context.theme, self.context.snapshot
        if self.utilization is not None:
            spans = snapshot.spans
            mine = spans.where((spans.a_conduit == duct.uid) | (spans.z_conduit == duct.uid))
            use = self.utilization[np.isin(snapshot.cables.span, mine)]
            if len(use) and np.isfinite(use).any():
                return QColor(utilization_colour(float(np.nanmax(use)), theme.mode))
        return theme.colour("riser")

    def _name_building(self, painter: QPainter, frame: CampusFrame, place: Place) -> None:
        theme, box = self.context.theme, frame.box(place.rect)
        font = theme.font("label", bold=True)
        metrics = QFontMetricsF(font)
        size = f"{place.rect.width:.0f} × {place.rect.height:.0f} m, {place.note}"
        name = fitting(place.name, box.width() - 4, bold=True)
        painter.setFont(font)
        painter.setPen(theme.colour("text"))
        painter.drawText(QPointF(box.left() + 1, box.top() - 5), name)
        plain = theme.font("label")
        left = metrics.horizontalAdvance(name) + 8
        if QFontMetricsF(plain).horizontalAdvance(size) + left + 40 <= box.width():
            painter.setFont(plain)
            painter.setPen(theme.colour("dim"))
            painter.drawText(QPointF(box.left() + 1 + left, box.top() - 5), size)
        self._tell_inside(painter, box, place)
        self._badge(painter, "building", place.uid, box.topRight())

    def _tell_inside(self, painter: QPainter, box: QRectF, place: Place) -> None:
        """How many racks of a building have findings, with the worst of their signs, over its upper right corner."""
        snapshot = self.context.snapshot
        found = found_on(snapshot, self.context.report, "rack")
        if not len(found.uid):
            return
        mine = found.uid[building_of_racks(snapshot, found.uid) == place.uid]
        worst = found.worst_of(mine)
        if worst is None:
            return
        theme, metrics = self.context.theme, QFontMetricsF(self.context.theme.font("label"))
        words = counted(len(mine), "{count} rack with findings", "{count} racks with findings")
        name = QFontMetricsF(theme.font("label", bold=True)).horizontalAdvance(place.name)
        if metrics.horizontalAdvance(words) + name + 40 > box.width():
            words = f"{len(mine):,}"
        left = box.right() - metrics.horizontalAdvance(words)
        paint_badge(painter, theme, worst[0], QPointF(left - 11, box.top() - 9), 13.0)
        painter.setFont(theme.font("label"))
        painter.setPen(theme.colour("text"))
        painter.drawText(QPointF(left, box.top() - 5), words)

    def _name_room(self, painter: QPainter, frame: CampusFrame, place: Place) -> None:
        """In the room where there is room, else beside it, away from the building's middle."""
        theme, box = self.context.theme, frame.box(place.rect)
        bold, plain = theme.font("label", bold=True), theme.font("label")
        bold_m, plain_m = QFontMetricsF(bold), QFontMetricsF(plain)
        found = found_on(self.context.snapshot, self.context.report, "room").worst_of(np.array([place.uid]))
        note = place.note if found is None else tr("{conduits}: one point of failure", conduits=place.note)
        wide = max(bold_m.horizontalAdvance(place.name), plain_m.horizontalAdvance(note))
        at = box.center()
        if box.width() < wide + 8 or box.height() < bold_m.height() + plain_m.height() + 4:
            at = QPointF(box.center().x(), box.bottom() + bold_m.height() + 2)
            ground = QRectF(
                at.x() - wide / 2 - 4, box.bottom() + 2, wide + 8, bold_m.height() + plain_m.height() + 2
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("raised", 0.85))
            painter.drawRoundedRect(ground, 3, 3)
        painter.setFont(bold)
        painter.setPen(theme.colour("text"))
        painter.drawText(at + QPointF(-bold_m.horizontalAdvance(place.name) / 2, -2), place.name)
        painter.setFont(plain)
        painter.setPen(theme.colour("error" if found and found[0] == "error" else "dim"))
        painter.drawText(at + QPointF(-plain_m.horizontalAdvance(note) / 2, plain_m.ascent()), note)
        self._badge(painter, "room", place.uid, box.topRight())

    def _badge(self, painter: QPainter, kind: str, uid: int, spot: QPointF) -> None:
        worst = found_on(self.context.snapshot, self.context.report, kind).worst_of(np.array([uid], np.int64))
        if worst is not None:
            paint_badge(painter, self.context.theme, worst[0], spot, 15.0)
