"""The site view: where the sites are, what stands on each campus, how fibre comes in, and the WAN between them."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from fabric_studio.app.commands import arrange, site_plan
from fabric_studio.base.language import mark, tr
from fabric_studio.model.table import Floats, Ids
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.found import found_on
from fabric_studio.scene.keyed import KeyedLines
from fabric_studio.scene.scale import utilization_colour
from fabric_studio.scene.site import Campus, Duct, Place, SiteMap, graticule, site_map, span_lines
from fabric_studio.ui.canvas.layers.marks import paint_badge
from fabric_studio.ui.context import Context
from fabric_studio.ui.selection import Chosen
from fabric_studio.ui.views.fitting import fitting
from fabric_studio.ui.views.view import NO_IDS, Thing, View
from fabric_studio.ui.views.words import span_words

LENS_BELOW_PX = 110.0
"""A campus that is smaller on the screen is shown in a frame beside its place."""
LENS_PX, LENS_HEAD_PX = (372.0, 280.0), 46.0
LENSES = 6
PIN_PX = 6.0
GRID_M = (1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000)
KIND_TOKENS = {"building": "raised", "hall": "floor", "room": "accent_fill"}


@dataclass(frozen=True)
class CampusFrame:
    """A campus as it is drawn: through which camera, and inside which frame (None: on the map itself). Pixels of the
    kept picture."""

    campus: Campus
    camera: Camera
    lens: QRectF | None
    pin: QPointF

    def px(self, x: float, y: float) -> QPointF:
        at = QPointF(*self.camera.to_px(x, y))
        return at if self.lens is None else at + self._corner

    @property
    def _corner(self) -> QPointF:
        assert self.lens is not None
        return self.lens.topLeft() + QPointF(0.0, LENS_HEAD_PX)

    def map(self, px: QPointF) -> tuple[float, float]:
        at = px if self.lens is None else px - self._corner
        return self.camera.to_mm(at.x(), at.y())

    def box(self, rect: Rect) -> QRectF:
        return QRectF(self.px(rect.x0, rect.y0), self.px(rect.x1, rect.y1))


class SiteView(View):
    """The camera's unit is the metre."""

    title = mark("Site")
    refits = False
    margin = (192.0, 128.0)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        self._frames: list[CampusFrame] = []
        self._held: tuple[str, Ids, tuple[float, float]] | None = None
        self._away = QPointF()
        super().__init__(context, parent)

    @property
    def sites(self) -> SiteMap:
        return site_map(self.context.snapshot)

    def hint(self) -> str:
        return tr(
            "Drag buildings, rooms and conduits to move them; the wheel goes from the map down to the campus"
        )

    def empty_words(self) -> tuple[str, str]:
        return tr("No site yet"), tr(
            "Add one in the Building menu, with its coordinates where they are known"
        )

    # -- camera -------------------------------------------------------------------------------------------------------

    def first_camera(self) -> Camera:
        return Camera(zoom=0.5, zoom_min=1e-7, zoom_max=2_000.0)

    def bounds(self) -> Rect | None:
        return self.sites.bounds()

    def fitted(self, rect: Rect) -> Camera:
        """From afar with room for the frames around the sites."""
        wide = max(rect.width, rect.height) > 5_000
        grown = Rect(
            rect.x0 - rect.width * 0.32,
            rect.y0 - rect.height * 0.2,
            rect.x1 + rect.width * 0.32,
            rect.y1 + rect.height * 0.2,
        )
        return self.camera.fitted(grown if wide else rect)

    @property
    def shown_zoom(self) -> float:
        """1.0 shows everything."""
        bounds = self.bounds()
        return self.camera.zoom / self.fitted(bounds).zoom if bounds is not None else 1.0

    def zoom_to(self, zoom: float) -> None:
        self.zoom_by(zoom / self.shown_zoom)

    def _on_frame(self, frame: object) -> None:
        super()._on_frame(frame)
        self.stale("marks")

    # -- drawing ------------------------------------------------------------------------------------------------------

    def lines_for(self, camera: Camera, ratio: float) -> KeyedLines | None:
        return span_lines(self.context.snapshot, self.sites, camera, ratio)

    def paint_ground(self, painter: QPainter, camera: Camera) -> None:
        theme = self.context.theme
        lines = graticule(self.sites, camera)
        if not lines:
            self._paint_grid(painter, camera)
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = theme.font("label")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        for x, y, words in lines:
            points = [QPointF(*camera.to_px(float(a), float(b))) for a, b in zip(x, y, strict=True)]
            painter.setPen(QPen(theme.colour("grid_major"), 1))
            painter.drawPolyline(QPolygonF(points))
            spot = _edge(points, self.margin, camera)
            if spot is not None:
                painter.setPen(theme.colour("dim"))
                painter.drawText(spot + QPointF(5, metrics.ascent() + 2), words)

    def _paint_grid(self, painter: QPainter, camera: Camera) -> None:
        theme, seen, scale = self.context.theme, camera.seen(), camera.px_per_mm
        fine = next((step for step in GRID_M if step * scale >= 14), GRID_M[-1])
        for step, token in ((fine, "grid"), (fine * 5, "grid_major")):
            painter.setPen(QPen(theme.colour(token), 0))
            for n in range(int(np.ceil(seen.x0 / step)), int(np.floor(seen.x1 / step)) + 1):
                x = round(camera.to_px(n * step, 0)[0]) + 0.5
                painter.drawLine(QLineF(x, 0, x, camera.height_px))
            for n in range(int(np.ceil(seen.y0 / step)), int(np.floor(seen.y1 / step)) + 1):
                y = round(camera.to_px(0, n * step)[1]) + 0.5
                painter.drawLine(QLineF(0, y, camera.width_px, y))

    def paint_marks(self, painter: QPainter, camera: Camera) -> None:
        self._frames = self._framed(camera)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for frame in self._frames:
            if frame.lens is not None:
                self._paint_lens(painter, frame)
            elif frame.camera.px_per_mm * max(frame.campus.rect.width, 1.0) < LENS_BELOW_PX:
                self._paint_pin(painter, frame)
            else:
                self._paint_campus(painter, frame)

    def _framed(self, camera: Camera) -> list[CampusFrame]:
        """Each campus on the map itself, or from afar in a frame of its own beside its place."""
        frames: list[CampusFrame] = []
        taken: list[QRectF] = []
        view = QRectF(self.margin[0], self.margin[1], self.width(), self.height()).adjusted(10, 58, -10, -64)
        campuses = self.sites.campuses
        pins = {c.site: QPointF(*camera.to_px(c.x, c.y)) for c in campuses}
        inside = [c for c in campuses if view.contains(pins[c.site])]
        middle = sum((pins[c.site] for c in inside), QPointF()) / max(len(inside), 1)
        for campus in campuses:
            pin = pins[campus.site]
            small = camera.px_per_mm * max(campus.rect.width, campus.rect.height) < LENS_BELOW_PX
            drawn = bool(campus.buildings or campus.ducts)
            if not (small and drawn and campus in inside and len(inside) <= LENSES and view.width() > 700):
                frames.append(CampusFrame(campus, camera, None, pin))
                continue
            lens = _beside(
                pin, middle, view, [*taken, *(_around(pins[c.site]) for c in inside if c is not campus)]
            )
            taken.append(lens)
            room = Camera(zoom_min=1e-7, zoom_max=2_000.0).sized(lens.width(), lens.height() - LENS_HEAD_PX)
            frames.append(CampusFrame(campus, room.fitted(campus.rect), lens, pin))
        return frames

    def _paint_lens(self, painter: QPainter, frame: CampusFrame) -> None:
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
        self._paint_campus(painter, frame)
        painter.restore()
        self._paint_bar(painter, frame.camera.px_per_mm, QPointF(lens.left() + 12, lens.bottom() - 12), 40.0)
        self._paint_dot(painter, frame)

    def _second(self, campus: Campus) -> str:
        return campus.figures if campus.known else tr("{figures}; place not known", figures=campus.figures)

    def _paint_pin(self, painter: QPainter, frame: CampusFrame) -> None:
        theme, campus = self.context.theme, frame.campus
        self._paint_dot(painter, frame)
        bold, plain = theme.font("text", bold=True), theme.font("label")
        painter.setFont(bold)
        painter.setPen(theme.colour("text"))
        painter.drawText(frame.pin + QPointF(12, -1), campus.name)
        painter.setFont(plain)
        painter.setPen(theme.colour("dim"))
        painter.drawText(frame.pin + QPointF(12, QFontMetricsF(plain).height() - 1), self._second(campus))
        self._badge(painter, "site", campus.site, frame.pin + QPointF(-10, -10))

    def _paint_dot(self, painter: QPainter, frame: CampusFrame) -> None:
        theme = self.context.theme
        style = Qt.PenStyle.SolidLine if frame.campus.known else Qt.PenStyle.DotLine
        painter.setPen(QPen(theme.colour("plan"), 5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(frame.pin, PIN_PX + 1, PIN_PX + 1)
        painter.setPen(QPen(theme.colour("riser"), 2, style))
        painter.setBrush(theme.colour("raised"))
        painter.drawEllipse(frame.pin, PIN_PX, PIN_PX)

    def _paint_campus(self, painter: QPainter, frame: CampusFrame) -> None:
        theme, campus = self.context.theme, frame.campus
        for place in campus.buildings:
            self._paint_place(painter, frame, place)
        for place in campus.halls:
            self._paint_place(painter, frame, place)
        self._paint_racks(painter, frame)
        for duct in campus.ducts:
            self._paint_duct(painter, frame, duct)
        for place in campus.rooms:
            self._paint_place(painter, frame, place)
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

    def _paint_place(self, painter: QPainter, frame: CampusFrame, place: Place) -> None:
        theme = self.context.theme
        edge = {"building": "wall", "hall": "grid_major", "room": "riser"}[place.kind]
        painter.setPen(QPen(theme.colour(edge), 1.6 if place.kind == "building" else 1.2))
        painter.setBrush(theme.colour(KIND_TOKENS[place.kind]))
        painter.drawRect(frame.box(place.rect))

    def _paint_racks(self, painter: QPainter, frame: CampusFrame) -> None:
        if 0.6 * frame.camera.px_per_mm < 0.9 or not len(frame.campus.racks):
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.context.theme.colour("rack_line"))
        for x0, y0, x1, y1 in frame.campus.racks.tolist():
            painter.drawRect(frame.box(Rect(x0, y0, x1, y1)))

    def _paint_duct(self, painter: QPainter, frame: CampusFrame, duct: Duct) -> None:
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
            ahead = min(corners[:2], key=lambda corner: corner.x())
            painter.drawText(ahead + QPointF(9, -6), duct.name)

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
        if QFontMetricsF(plain).horizontalAdvance(size) + left <= box.width():
            painter.setFont(plain)
            painter.setPen(theme.colour("dim"))
            painter.drawText(QPointF(box.left() + 1 + left, box.top() - 5), size)
        self._badge(painter, "building", place.uid, box.topRight())

    def _name_room(self, painter: QPainter, frame: CampusFrame, place: Place) -> None:
        """In the room where there is room, else beside it, away from the building's middle."""
        theme, box = self.context.theme, frame.box(place.rect)
        bold, plain = theme.font("label", bold=True), theme.font("label")
        bold_m, plain_m = QFontMetricsF(bold), QFontMetricsF(plain)
        wide = max(bold_m.horizontalAdvance(place.name), plain_m.horizontalAdvance(place.note))
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
        found = found_on(self.context.snapshot, self.context.report, "room").worst_of(np.array([place.uid]))
        painter.setFont(plain)
        painter.setPen(theme.colour("error" if found and found[0] == "error" else "dim"))
        painter.drawText(
            at + QPointF(-plain_m.horizontalAdvance(place.note) / 2, plain_m.ascent()), place.note
        )
        self._badge(painter, "room", place.uid, box.topRight())

    def _badge(self, painter: QPainter, kind: str, uid: int, spot: QPointF) -> None:
        worst = found_on(self.context.snapshot, self.context.report, kind).worst_of(np.array([uid], np.int64))
        if worst is not None:
            paint_badge(painter, self.context.theme, worst[0], spot, 15.0)

    def paint_over(self, painter: QPainter) -> None:
        self._paint_held(painter)
        self._paint_spans(painter)
        height = self.height() - 18.0
        self._paint_bar(painter, self.camera.px_per_mm, QPointF(16, height), 80.0)

    def _paint_spans(self, painter: QPainter) -> None:
        """What every span is, in the middle of the part that can be seen."""
        theme, snapshot, sites = self.context.theme, self.context.snapshot, self.sites
        bold, plain = theme.font("label", bold=True), theme.font("label")
        bold_m, plain_m = QFontMetricsF(bold), QFontMetricsF(plain)
        taken = [self._shifted(frame.lens) for frame in self._frames if frame.lens is not None]
        view = QRectF(self.rect()).adjusted(20, 20, -20, -44)
        for row, span in enumerate(snapshot.spans):
            spot = _middle_seen(self.camera, sites.span_x[row], sites.span_y[row], view)
            if spot is None:
                continue
            words = span_words(span.length_km, shared=span.shared)
            wide = bold_m.horizontalAdvance(span.name) + 10 + plain_m.horizontalAdvance(words) + 16
            box = QRectF(0, 0, round(wide), round(plain_m.height() + 8))
            box.moveCenter(spot.toPoint())
            _free(box, taken, view)
            taken.append(box)
            painter.setPen(QPen(theme.colour("line"), 1))
            painter.setBrush(theme.colour("raised", 0.95))
            painter.drawRoundedRect(box, 5, 5)
            at = QPointF(box.left() + 8, box.top() + 4 + plain_m.ascent())
            painter.setFont(bold)
            painter.setPen(theme.colour("accent"))
            painter.drawText(at, span.name)
            painter.setFont(plain)
            painter.setPen(theme.colour("text"))
            painter.drawText(at + QPointF(bold_m.horizontalAdvance(span.name) + 10, 0), words)

    def _shifted(self, box: QRectF) -> QRectF:
        return QRectF(self.on_screen(box.topLeft()), box.size())

    def _paint_bar(self, painter: QPainter, px_per_m: float, at: QPointF, least_px: float) -> None:
        """A round distance, `at` its left end."""
        theme = self.context.theme
        long = next(
            (
                step * 10.0**power
                for power in range(-1, 8)
                for step in (1, 2, 5)
                if step * 10.0**power * px_per_m >= least_px
            ),
            1e7,
        )
        text = f"{long / 1e3:,.0f} km" if long >= 1_000 else f"{long:g} m"
        metrics = QFontMetricsF(theme.font("label"))
        x = at.x() + metrics.horizontalAdvance(text) + 10
        painter.setFont(theme.font("label"))
        painter.setPen(theme.colour("dim"))
        painter.drawText(at + QPointF(0, metrics.ascent() / 2 - 1), text)
        painter.setPen(QPen(theme.colour("dim"), 1))
        end = x + long * px_per_m
        painter.drawLine(QLineF(x, at.y(), end, at.y()))
        for tick in (x, end):
            painter.drawLine(QLineF(tick, at.y() - 4, tick, at.y() + 4))

    # -- picking ------------------------------------------------------------------------------------------------------

    def things_at(self, px: QPointF) -> list[Thing]:
        at, found = self.in_picture(px), []
        for frame in reversed(self._frames):
            if frame.lens is not None:
                if frame.lens.contains(at):
                    return [*self._in_campus(frame, at), ("site", np.array([frame.campus.site], np.int64))]
            else:
                found += self._in_campus(frame, at)
        for frame in self._frames:
            if (frame.pin - at).manhattanLength() <= 2 * PIN_PX:
                found.insert(0, ("site", np.array([frame.campus.site], np.int64)))
        return [*found, *self._spans_at(px)]

    def _in_campus(self, frame: CampusFrame, at: QPointF) -> list[Thing]:
        x, y = frame.map(at)
        reach = 5.0 / frame.camera.px_per_mm
        found: list[Thing] = []
        for duct in frame.campus.ducts:
            if _near(duct.way, x, y) <= reach:
                found.append(("conduit", np.array([duct.uid], np.int64)))
        for place in (*frame.campus.rooms, *frame.campus.buildings):
            box = place.rect
            if box.x0 <= x <= box.x1 and box.y0 <= y <= box.y1:
                found.append((place.kind, np.array([place.uid], np.int64)))
        return found

    def _spans_at(self, px: QPointF) -> list[Thing]:
        sites, spans = self.sites, self.context.snapshot.spans
        x, y = self.camera.to_mm(px.x(), px.y())
        reach = 5.0 / self.camera.px_per_mm
        found: list[Thing] = []
        for row in range(len(spans)):
            way = tuple(zip(sites.span_x[row].tolist(), sites.span_y[row].tolist(), strict=True))
            if _near(way, x, y) <= reach:
                uid = spans.uid[[row]]
                found.append(("span", uid))
                over = self.context.snapshot.cables.where(self.context.snapshot.cables.span == uid[0])
                if len(over):
                    found.append(("cable", over))
        return found

    def extent_of(self, ids: Chosen) -> Rect | None:
        found: list[Rect] = []
        sites, snapshot = self.sites, self.context.snapshot
        for campus in sites.campuses:
            if campus.site in ids.get("site", NO_IDS):
                found.append(campus.rect)
            found += [p.rect for p in (*campus.buildings, *campus.rooms) if p.uid in ids.get(p.kind, NO_IDS)]
            for duct in campus.ducts:
                if duct.uid in ids.get("conduit", NO_IDS):
                    xs, ys = zip(*duct.way, strict=True)
                    found.append(Rect(min(xs), min(ys), max(xs), max(ys)))
        for row, uid in enumerate(snapshot.spans.uid.tolist()):
            if uid in ids.get("span", NO_IDS):
                x, y = sites.span_x[row], sites.span_y[row]
                found.append(Rect(float(x.min()), float(y.min()), float(x.max()), float(y.max())))
        whole = found[0] if found else None
        for rect in found[1:]:
            assert whole is not None
            whole = whole.united(rect)
        return whole

    def outlines(self, ids: Chosen) -> list[QPainterPath]:
        shapes: list[QPainterPath] = []
        for frame in self._frames:
            campus = frame.campus
            for place in (*campus.buildings, *campus.rooms):
                if place.uid in ids.get(place.kind, NO_IDS):
                    path = QPainterPath()
                    path.addRect(self._shifted(frame.box(place.rect)).adjusted(-1.5, -1.5, 1.5, 1.5))
                    shapes.append(path)
            for duct in campus.ducts:
                if duct.uid in ids.get("conduit", NO_IDS):
                    path = QPainterPath()
                    path.addPolygon(QPolygonF([self.on_screen(frame.px(*point)) for point in duct.way]))
                    shapes.append(path)
            if campus.site in ids.get("site", NO_IDS):
                path = QPainterPath()
                path.addEllipse(self.on_screen(frame.pin), PIN_PX + 4, PIN_PX + 4)
                shapes.append(path)
        sites = self.sites
        for row, uid in enumerate(self.context.snapshot.spans.uid.tolist()):
            if uid in ids.get("span", NO_IDS):
                path = QPainterPath()
                points = zip(sites.span_x[row].tolist(), sites.span_y[row].tolist(), strict=True)
                path.addPolygon(QPolygonF([QPointF(*self.camera.to_px(x, y)) for x, y in points]))
                shapes.append(path)
        return shapes

    # -- moving -------------------------------------------------------------------------------------------------------

    def take_up(self, px: QPointF) -> bool:
        at = self.in_picture(px)
        for frame in reversed(self._frames):
            if frame.lens is not None and not frame.lens.contains(at):
                continue
            for kind, uids in self._in_campus(frame, at):
                if (
                    kind in ("building", "room", "conduit")
                    and np.isin(uids, self.context.selection.of(kind)).all()
                ):
                    self._held = (kind, uids, frame.map(at))
                    self._grip = frame
                    return True
        return False

    def carry(self, px: QPointF) -> None:
        assert self._held is not None
        x, y = self._grip.map(self.in_picture(px))
        self._away = QPointF(*(self._steps(v) for v in (x - self._held[2][0], y - self._held[2][1])))

    def _steps(self, metres: float) -> float:
        """On the snap grid."""
        snap = max(self.context.snap_mm, 1.0) / 1e3
        return round(metres / snap) * snap

    def drop(self, px: QPointF) -> None:
        self.carry(px)
        held, away = self._held, self._away
        self.let_go()
        if held is None:
            return
        kind, uids, _ = held
        command = arrange.move if kind == "room" else site_plan.move
        self.context.do(command, self.context.document, {kind: uids}, away.x() * 1e3, away.y() * 1e3)

    def let_go(self) -> None:
        self._held, self._away = None, QPointF()

    def _paint_held(self, painter: QPainter) -> None:
        if self._held is None:
            return
        theme = self.context.theme
        shift = self._grip.px(self._away.x(), self._away.y()) - self._grip.px(0.0, 0.0)
        painter.setPen(QPen(theme.colour("accent"), 1.5))
        painter.setBrush(theme.colour("accent", 0.18))
        for shape in self.outlines({self._held[0]: self._held[1]}):
            painter.drawPath(shape.translated(shift))


def _edge(points: list[QPointF], margin: tuple[float, float], camera: Camera) -> QPointF | None:
    """Where a line comes into what can be seen, at its left or upper edge."""
    left, top = margin
    right, foot = camera.width_px - left, camera.height_px - top
    for a, b in itertools.pairwise(points):
        for p, q in ((a, b), (b, a)):
            if p.x() < left <= q.x() and abs(q.x() - p.x()) > abs(q.y() - p.y()):
                y = p.y() + (q.y() - p.y()) * (left - p.x()) / (q.x() - p.x())
                if top + 20 <= y <= foot - 60:
                    return QPointF(left, y)
            if p.y() < top <= q.y() and abs(q.y() - p.y()) >= abs(q.x() - p.x()):
                x = p.x() + (q.x() - p.x()) * (top - p.y()) / (q.y() - p.y())
                if left + 60 <= x <= right - 60:
                    return QPointF(x, top)
    return None


def _around(pin: QPointF) -> QRectF:
    return QRectF(pin.x() - 14, pin.y() - 14, 28, 28)


def _beside(pin: QPointF, middle: QPointF, view: QRectF, taken: list[QRectF]) -> QRectF:
    """Room for a frame beside a pin, away from the middle of all, over none of what is taken."""
    wide, tall = LENS_PX
    away = pin - middle
    best, least = QRectF(), float("inf")
    for dx in (-wide - 30, -wide / 2, 30):
        for dy in (-tall - 30, -tall / 2, 30):
            box = QRectF(pin.x() + dx, pin.y() + dy, wide, tall)
            box.moveLeft(min(max(box.left(), view.left()), view.right() - wide))
            box.moveTop(min(max(box.top(), view.top()), view.bottom() - tall))
            if box.adjusted(-12, -12, 12, 12).contains(pin):
                continue
            over = sum(
                (box & other).width() * (box & other).height() for other in taken if box.intersects(other)
            )
            toward = box.center() - pin
            along = toward.x() * away.x() + toward.y() * away.y()
            far = (toward.x() ** 2 + toward.y() ** 2) ** 0.5
            cost = over * 10 + far - along / max((away.x() ** 2 + away.y() ** 2) ** 0.5, 1.0)
            if cost < least:
                best, least = box, cost
    return best if least < float("inf") else QRectF(pin.x() + 30, pin.y() + 30, wide, tall)


def _free(box: QRectF, taken: list[QRectF], view: QRectF) -> None:
    """Move a label down, then up, until it lies over no other."""
    start = box.topLeft()
    for step in range(1, 12):
        if not any(box.intersects(other) for other in taken):
            break
        box.moveTopLeft(start + QPointF(0, (step + 1) // 2 * (box.height() + 4) * (1 if step % 2 else -1)))
    box.moveLeft(min(max(box.left(), view.left()), view.right() - box.width()))
    box.moveTop(min(max(box.top(), view.top()), view.bottom() - box.height()))


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


def _near(way: tuple[tuple[float, float], ...], x: float, y: float) -> float:
    """How far a point is from a line of several pieces."""
    points = np.array(way, float)
    a, d = points[:-1], np.diff(points, axis=0)
    share = np.clip(
        ((x - a[:, 0]) * d[:, 0] + (y - a[:, 1]) * d[:, 1]) / np.maximum((d**2).sum(axis=1), 1e-12), 0, 1
    )
    return float(np.hypot(x - a[:, 0] - share * d[:, 0], y - a[:, 1] - share * d[:, 1]).min())
