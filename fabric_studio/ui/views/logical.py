"""The logical view: tiers as rows, and between them bundles that open out from nearer."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from fabric_studio.base.language import mark, tr
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids, Ints
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.keyed import KeyedLines
from fabric_studio.scene.logical import DEFAULT_NETWORKS, Logical, devices_in, logical_of
from fabric_studio.scene.logical_frame import WAN, BoxRow, LogicalFrame, boxes_at, frame_in_turns, row_places
from fabric_studio.scene.logical_words import row_words
from fabric_studio.ui.context import Context
from fabric_studio.ui.selection import Chosen
from fabric_studio.ui.views.logical_captions import CAPTION_PX, paint_captions
from fabric_studio.ui.views.logical_marks import LogicalMarks
from fabric_studio.ui.views.look import NO_IDS, Thing
from fabric_studio.ui.views.view import View

RIGHT_PX = 24.0
BAND_PX = 66.0


class LogicalView(View):
    """`networks`: the cables that count."""

    title = mark("Logical")
    margin = (256.0, 0.0)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        self.networks: tuple[str, ...] = DEFAULT_NETWORKS
        self._drawn: tuple[Logical, LogicalFrame] | None = None
        super().__init__(context, parent)
        self.glide.keep_heights()

    def work_out(self, snapshot: Snapshot) -> Logical:
        return logical_of(snapshot, self.networks)

    @property
    def logical(self) -> Logical:
        return self.shown.scene

    def show_networks(self, networks: tuple[str, ...]) -> None:
        self.networks = networks
        self.shown.forget()
        self.renew()
        self.fit_all()

    def hint(self) -> str:
        return tr(
            "Drag from box to box to draw a cable; the wheel opens groups; Delete cuts what is selected"
        )

    @staticmethod
    def prepare(snapshot: Snapshot) -> object:
        return logical_of(snapshot, DEFAULT_NETWORKS)

    def empty_words(self) -> tuple[str, str]:
        return tr("No server or switch yet"), tr("Place racks on the plan, or start from a template")

    # -- camera -------------------------------------------------------------------------------------------------------

    def first_camera(self) -> Camera:
        return Camera(zoom_min=1e-5, zoom_max=40.0)

    def bounds(self) -> Rect | None:
        logical = self.logical
        return Rect(0.0, 0.0, logical.width_mm, 1.0) if logical.tiers else None

    def fitted(self, rect: Rect) -> Camera:
        room = max(50.0, self.width() - CAPTION_PX - RIGHT_PX)
        most = 120.0 / 10.0
        zoom = min(max(10 * room / max(rect.width, 1.0), self.camera.zoom_min), most)
        middle = (CAPTION_PX + self.width() - RIGHT_PX) / 2
        x_mm = (rect.x0 + rect.x1) / 2 - (middle - self.width() / 2) / (zoom * 0.1)
        return replace(self.camera, x_mm=x_mm, y_mm=0.0, zoom=zoom)

    @property
    def shown_zoom(self) -> float:
        """1.0 shows everything."""
        return self.camera.zoom / self.fitted(Rect(0.0, 0.0, self.logical.width_mm, 1.0)).zoom

    def zoom_to(self, zoom: float) -> None:
        self.zoom_by(zoom / self.shown_zoom)

    def held(self, camera: Camera) -> Camera:
        """The rows stay where they are, and something of them in sight."""
        away = (self.width() / 2 - 60) / camera.px_per_mm
        x = min(max(camera.x_mm, -away), self.logical.width_mm + away)
        return replace(camera, x_mm=x, y_mm=0.0)

    def rows_seen(self, seen: Rect, extent: Rect) -> bool:
        return True

    # -- drawing ------------------------------------------------------------------------------------------------------

    def quiet(self) -> float:
        return 0.8

    def lines_in_steps(self, camera: Camera, ratio: float) -> Generator[None, None, KeyedLines | None]:
        logical = self.logical
        frame = yield from frame_in_turns(logical, camera, ratio)
        self._drawn = logical, frame
        return frame.lines

    def paint_ground(self, painter: QPainter, camera: Camera) -> None:
        theme, logical = self.context.theme, self.logical
        places = row_places(len(logical.tiers) + (len(logical.wan) > 0), camera.height_px)
        for y in places:
            band = QRectF(0, y - BAND_PX / 2, camera.width_px, BAND_PX)
            painter.fillRect(band, theme.colour("floor"))
            painter.setPen(QPen(theme.colour("grid_major"), 1))
            painter.drawLine(QLineF(band.topLeft(), band.topRight()))
            painter.drawLine(QLineF(band.bottomLeft(), band.bottomRight()))

    def paint_marks(self, painter: QPainter, camera: Camera) -> Iterator[None] | None:
        if self.boxes is None:
            return None
        left, right = self.margin[0] + CAPTION_PX, camera.width_px - self.margin[0]
        marks = LogicalMarks(
            self.snapshot, self.context.report, self.logical, self.boxes, self.context.theme, left, right
        )
        return marks.paint(painter)

    def paint_over(self, painter: QPainter) -> None:
        words = row_words(self.snapshot, self.logical, self.networks)
        paint_captions(painter, self.context.theme, words, self.height())

    @property
    def boxes(self) -> LogicalFrame | None:
        """The boxes in the picture; None between an edit and the picture after it, for their numbers are of another design."""
        return self._drawn[1] if self._drawn is not None and self._drawn[0] is self.logical else None

    # -- picking ------------------------------------------------------------------------------------------------------

    def _box_at(self, px: QPointF) -> tuple[BoxRow, int] | None:
        at = self.in_picture(px)
        for row in self.boxes.rows if self.boxes is not None else ():
            n = row.at(at.x(), at.y())
            if n >= 0:
                return row, n
        return None

    def _uids(self, row: BoxRow, n: int) -> Ids:
        snapshot, first, last = self.snapshot, int(row.first[n]), int(row.last[n])
        if row.tier == WAN:
            return snapshot.spans.uid[self.logical.wan.device[first:last]]
        return devices_in(self.logical, snapshot, row.tier, first, last)

    def things_at(self, px: QPointF) -> list[Thing]:
        hit = self._box_at(px)
        found: list[Thing] = []
        if hit is not None:
            uids = self._uids(*hit)
            found.append(("span" if hit[0].tier == WAN else "device", uids))
            if hit[0].tier != WAN:
                devices = self.snapshot.devices
                found.append(("rack", np.unique(devices.rack[devices.index_of(uids)])))
        cables = self.cables_under(px)
        if len(cables):
            found.append(("cable", cables))
        return found

    def things_in(self, box: QRectF) -> Chosen:
        corner, far = self.in_picture(box.topLeft()), self.in_picture(box.bottomRight())
        uids = [NO_IDS]
        for row in self.boxes.rows if self.boxes is not None else ():
            if row.tier != WAN and row.y1 >= corner.y() and row.y0 <= far.y():
                inside = np.flatnonzero((row.x1 >= corner.x()) & (row.x0 <= far.x()))
                uids += [self._uids(row, int(n)) for n in inside]
        return {"device": np.unique(np.concatenate(uids))} if len(uids) > 1 else {}

    def devices_at(self, px: QPointF) -> Ids:
        hit = self._box_at(px)
        return self._uids(*hit) if hit is not None and hit[0].tier != WAN else NO_IDS

    def _device_rows(self, ids: Chosen) -> Ints:
        """Rows of the devices that selected devices, racks and cables are or end at."""
        snapshot = self.snapshot
        wanted = [np.asarray(ids.get("device", ()), np.int64)]
        cables = np.asarray(ids.get("cable", ()), np.int64)
        rows = snapshot.cables.index_of(cables[snapshot.cables.has(cables)])
        wanted += [snapshot.cables.a_device[rows], snapshot.cables.z_device[rows]]
        if len(ids.get("rack", ())):
            wanted.append(snapshot.devices.where(np.isin(snapshot.devices.rack, ids["rack"])))
        uids = np.unique(np.concatenate(wanted))
        found = snapshot.devices.index_of(uids[snapshot.devices.has(uids)])
        return found[self.logical.tier_of[found] >= 0].astype(np.int64)

    def extent_of(self, ids: Chosen) -> Rect | None:
        logical, rows = self.logical, self._device_rows(ids)
        x: list[float] = []
        for number, tier in enumerate(logical.tiers):
            place = logical.place_of[rows[logical.tier_of[rows] == number]]
            if len(place):
                x += [float((tier.x - tier.half)[place].min()), float((tier.x + tier.half)[place].max())]
        spans = self.snapshot.spans
        mine = np.asarray(ids.get("span", ()), np.int64)
        place = logical.box_of_span(spans.index_of(mine[spans.has(mine)]).astype(np.int64))
        x += logical.wan.x[place].tolist()
        return Rect(min(x), 0.0, max(x), 1.0) if x else None

    def outlines(self, ids: Chosen) -> list[QPainterPath]:
        if self.boxes is None:
            return []
        spans = self.snapshot.spans
        devices = self._device_rows({kind: uids for kind, uids in ids.items() if kind != "cable"})
        mine = np.asarray(ids.get("span", ()), np.int64)
        shapes = []
        for row in self.boxes.rows:
            rows = spans.index_of(mine[spans.has(mine)]).astype(np.int64) if row.tier == WAN else devices
            for n in np.unique(boxes_at(self.logical, row, rows)):
                if n >= 0:
                    corner = self.on_screen(QPointF(float(row.x0[n]), row.y0))
                    path = QPainterPath()
                    box = QRectF(corner.x(), corner.y(), float(row.x1[n] - row.x0[n]), row.y1 - row.y0)
                    path.addRoundedRect(box.adjusted(-2, -2, 2, 2), 4, 4)
                    shapes.append(path)
        return shapes

    def place_of(self, devices: Ids) -> QPointF | None:
        table = self.snapshot.devices
        rows = table.index_of(devices[table.has(devices)][:1]).astype(np.int64)
        for row in self.boxes.rows if self.boxes is not None else ():
            for n in boxes_at(self.logical, row, rows) if row.tier != WAN else ():
                if n >= 0:
                    middle = QPointF(float(row.x0[n] + row.x1[n]) / 2, (row.y0 + row.y1) / 2)
                    return self.on_screen(middle)
        return None
