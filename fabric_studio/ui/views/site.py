"""The site view: where the sites are, what stands on each campus, how fibre comes in, and the WAN between them."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from fabric_studio.app.commands import arrange, site_plan
from fabric_studio.base.language import mark, tr
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.keyed import KeyedLines
from fabric_studio.scene.site import SiteMap, site_map, span_lines
from fabric_studio.ui.canvas.layers.overlay import BUTTONS_PX, SWITCH_PX
from fabric_studio.ui.context import Context
from fabric_studio.ui.selection import Chosen
from fabric_studio.ui.views.look import NO_IDS, Thing
from fabric_studio.ui.views.site_campus import PIN_PX, CampusPainter
from fabric_studio.ui.views.site_frames import LENS_BELOW_PX, CampusFrame, frames_of
from fabric_studio.ui.views.site_ground import paint_bar, paint_map
from fabric_studio.ui.views.site_spans import paint_spans
from fabric_studio.ui.views.span_tool import SpanDrawing
from fabric_studio.ui.views.view import View

ZOOM_PX = (190.0, 56.0)
"""What the zoom at the lower right takes."""


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
        self.cabling = SpanDrawing(self, self)

    def work_out(self, snapshot: Snapshot) -> SiteMap:
        return site_map(snapshot)

    @property
    def sites(self) -> SiteMap:
        return self.shown.scene

    def hint(self) -> str:
        if self.context.tool == "cable":
            return tr("Drag from a site, building or meet-me room to another site to draw a WAN span")
        return tr(
            "Drag buildings, rooms and conduits to move them, and from pin to pin to draw a WAN span; the wheel goes down to the campus"
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
        return span_lines(self.snapshot, self.sites, camera, ratio)

    def paint_ground(self, painter: QPainter, camera: Camera) -> None:
        paint_map(painter, self.context.theme, self.sites, camera, self.margin)

    def paint_marks(self, painter: QPainter, camera: Camera) -> None:
        seen = QRectF(self.margin[0], self.margin[1], self.width(), self.height())
        self._frames = frames_of(self.sites, camera, seen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint = CampusPainter(self.context, self.utilization).paint
        for frame in self._frames:
            paint(painter, frame)

    def paint_over(self, painter: QPainter) -> None:
        self._paint_held(painter)
        lenses = [self._shifted(frame.lens) for frame in self._frames if frame.lens is not None]
        theme = self.context.theme
        pins = [QRectF(-9, -9, 18, 18).translated(self.on_screen(frame.pin)) for frame in self._frames]
        taken = [*lenses, *pins, *self._corners()]
        paint_spans(painter, theme, self.snapshot, self.sites, self.camera, self.utilization, taken)
        foot = QPointF(16, self.height() - 18.0)
        paint_bar(painter, theme, self.camera.px_per_mm, foot, 80.0)

    def _corners(self) -> tuple[QRectF, QRectF]:
        """Where the choice of views and the zoom lie over the view."""
        right, foot = self.width() - ZOOM_PX[0], self.height() - ZOOM_PX[1]
        return QRectF(0, 0, SWITCH_PX, BUTTONS_PX + 12), QRectF(right, foot, *ZOOM_PX)

    def _shifted(self, box: QRectF) -> QRectF:
        return QRectF(self.on_screen(box.topLeft()), box.size())

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
        sites, spans = self.sites, self.snapshot.spans
        x, y = self.camera.to_mm(px.x(), px.y())
        reach = 5.0 / self.camera.px_per_mm
        found: list[Thing] = []
        for row in range(len(spans)):
            way = tuple(zip(sites.span_x[row].tolist(), sites.span_y[row].tolist(), strict=True))
            if _near(way, x, y) <= reach:
                uid = spans.uid[[row]]
                found.append(("span", uid))
                over = self.snapshot.cables.where(self.snapshot.cables.span == uid[0])
                if len(over):
                    found.append(("cable", over))
        return found

    def extent_of(self, ids: Chosen) -> Rect | None:
        found: list[Rect] = []
        sites, snapshot = self.sites, self.snapshot
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
        for row, uid in enumerate(self.snapshot.spans.uid.tolist()):
            if uid in ids.get("span", NO_IDS):
                path = QPainterPath()
                points = zip(sites.span_x[row].tolist(), sites.span_y[row].tolist(), strict=True)
                path.addPolygon(QPolygonF([QPointF(*self.camera.to_px(x, y)) for x, y in points]))
                shapes.append(path)
        return shapes

    def spot_of(self, kind: str, uid: int) -> QPointF | None:
        """Where on the screen a site, a building or a room is."""
        for frame in self._frames:
            if kind == "site" and frame.campus.site == uid:
                return self.on_screen(frame.pin)
            for place in (*frame.campus.buildings, *frame.campus.rooms):
                if (place.kind, place.uid) == (kind, uid):
                    return self.on_screen(frame.box(place.rect).center())
        return None

    def is_afar(self, site: int) -> bool:
        """Whether its campus is too small on the map to work on."""
        return any(
            frame.lens is not None
            or frame.camera.px_per_mm * max(frame.campus.rect.width, frame.campus.rect.height) < LENS_BELOW_PX
            for frame in self._frames
            if frame.campus.site == site
        )

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


def _near(way: tuple[tuple[float, float], ...], x: float, y: float) -> float:
    """How far a point is from a line of several pieces."""
    points = np.array(way, float)
    a, d = points[:-1], np.diff(points, axis=0)
    share = np.clip(
        ((x - a[:, 0]) * d[:, 0] + (y - a[:, 1]) * d[:, 1]) / np.maximum((d**2).sum(axis=1), 1e-12), 0, 1
    )
    return float(np.hypot(x - a[:, 0] - share * d[:, 0], y - a[:, 1] - share * d[:, 1]).min())
