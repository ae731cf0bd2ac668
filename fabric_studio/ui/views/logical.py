"""The logical view: tiers as rows, and between them bundles that open out from nearer."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from fabric_studio.base.language import mark, tr
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids, Ints
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.found import found_on
from fabric_studio.scene.keyed import KeyedLines
from fabric_studio.scene.logical import DEFAULT_NETWORKS, Logical, devices_in, logical_of
from fabric_studio.scene.logical_frame import WAN, BoxRow, LogicalFrame, frame_in_turns, row_places
from fabric_studio.scene.logical_words import box_words, domain_words, row_words
from fabric_studio.ui.canvas.cards import paint_tag
from fabric_studio.ui.canvas.layers.marks import paint_badge
from fabric_studio.ui.context import Context
from fabric_studio.ui.selection import Chosen
from fabric_studio.ui.theme import text_width
from fabric_studio.ui.views.fitting import fitting
from fabric_studio.ui.views.look import NO_IDS, Thing
from fabric_studio.ui.views.view import View

CAPTION_PX = 148.0
"""Width of the captions at the left."""
RIGHT_PX = 24.0
COUNTS = 80
"""Counts are written on bundles when no more than this many are in sight."""
BAND_PX = 66.0
BOXES_AT_ONCE = 15
"""So many boxes are drawn in one step."""


class LogicalView(View):
    """`networks`: the cables that count."""

    title = mark("Logical")
    margin = (256.0, 0.0)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        self.networks: tuple[str, ...] = DEFAULT_NETWORKS
        self._frame: LogicalFrame | None = None
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
        self._frame = yield from frame_in_turns(self.logical, camera, ratio)
        return self._frame.lines

    def paint_ground(self, painter: QPainter, camera: Camera) -> None:
        theme, logical = self.context.theme, self.logical
        places = row_places(len(logical.tiers) + (len(logical.wan) > 0), camera.height_px)
        for y in places:
            band = QRectF(0, y - BAND_PX / 2, camera.width_px, BAND_PX)
            painter.fillRect(band, theme.colour("floor"))
            painter.setPen(QPen(theme.colour("grid_major"), 1))
            painter.drawLine(QLineF(band.topLeft(), band.topRight()))
            painter.drawLine(QLineF(band.bottomLeft(), band.bottomRight()))

    def paint_marks(self, painter: QPainter, camera: Camera) -> Iterator[None]:
        frame = self._frame
        if frame is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_counts(painter, frame)
        yield
        for row in frame.rows:
            yield from self._paint_boxes(painter, row, camera.width_px)
            if row.tier == 0:
                self._paint_domains(painter, row)
                yield
        self._paint_findings(painter, frame)

    def _paint_counts(self, painter: QPainter, frame: LogicalFrame) -> None:
        many = np.flatnonzero(frame.count > 1)
        if len(frame.count) > COUNTS:
            return
        metrics = QFontMetricsF(self.context.theme.font("label"))
        taken: list[QRectF] = []
        for edge in many.tolist():
            spot, text = QPointF(float(frame.mid_x[edge]), float(frame.mid_y[edge])), f"{frame.count[edge]:,}"
            box = QRectF(0, 0, metrics.horizontalAdvance(text) + 10, metrics.height() + 2)
            box.moveCenter(spot)
            if not any(box.intersects(other) for other in taken):
                paint_tag(painter, self.context.theme, text, spot, tone="dim")
                taken.append(box)

    def _paint_boxes(self, painter: QPainter, row: BoxRow, wide_px: float) -> Iterator[None]:
        theme = self.context.theme
        fill = theme.colour(
            "raised" if row.tier == WAN else "rack_compute" if row.tier == 0 else "rack_network"
        )
        line = theme.colour("riser" if row.tier == WAN else "rack_line")
        seen = QRectF(
            self.margin[0] + CAPTION_PX, row.y0, wide_px - 2 * self.margin[0] - CAPTION_PX, row.y1 - row.y0
        )
        for n in range(len(row)):
            if n % BOXES_AT_ONCE == 0:
                yield
            box = QRectF(float(row.x0[n]), row.y0, float(row.x1[n] - row.x0[n]), row.y1 - row.y0)
            if box.width() < 4:
                painter.fillRect(box, fill)
                continue
            painter.setPen(QPen(line, 1))
            painter.setBrush(fill)
            painter.drawRoundedRect(box, 3, 3)
            if row.last[n] - row.first[n] > 1 and box.width() >= 24:
                # A pile: the edges of the boxes that lie behind.
                for step in (3.0, 6.0):
                    left, right = box.left() + step + 2, box.right() - step - 2
                    painter.drawLine(QLineF(left, box.top() - step, right, box.top() - step))
            room = box & seen if (box & seen).width() >= 40 else box
            if room.width() >= 20:
                self._paint_words(
                    painter, room.adjusted(4, 0, -4, 0), *self._words(row, n), int(row.last[n] - row.first[n])
                )

    def _paint_words(self, painter: QPainter, room: QRectF, title: str, second: str, count: int) -> None:
        """Both lines where they have room, else the name, else the end of the name or the number."""
        theme = self.context.theme
        bold, plain = theme.font("label", bold=True), theme.font("label")
        short = fitting(title, room.width(), bold=True)
        if not short and count > 1:
            short = fitting(f"{count:,}", room.width(), bold=True)
        both = short == title and text_width(second) <= room.width()
        top = room.adjusted(0, 2, 0, -room.height() / 2 + 1) if both else room
        painter.setFont(bold)
        painter.setPen(theme.colour("rack_text"))
        painter.drawText(top, Qt.AlignmentFlag.AlignCenter, short)
        if both:
            painter.setFont(plain)
            painter.setPen(theme.colour("dim"))
            painter.drawText(
                room.adjusted(0, room.height() / 2 - 1, 0, -2), Qt.AlignmentFlag.AlignCenter, second
            )

    def _paint_domains(self, painter: QPainter, row: BoxRow) -> None:
        """Below single servers: which of them one scale-up domain joins."""
        theme, snapshot = self.context.theme, self.snapshot
        devices = self.logical.tiers[0].device[row.first]
        if not len(row) or (row.last - row.first > 1).any():
            return
        rack = snapshot.devices.rack[devices]
        cuts = np.flatnonzero(np.concatenate(([True], np.diff(rack) != 0, [True])))
        font = theme.font("label")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        for first, last in zip(cuts[:-1].tolist(), cuts[1:].tolist(), strict=True):
            words = domain_words(snapshot, int(rack[first]))
            left, right = float(row.x0[first]), float(row.x1[last - 1])
            if not words or last - first < 2:
                continue
            y = row.y1 + 8.0
            painter.setPen(QPen(theme.colour("ok"), 2))
            painter.drawLine(QLineF(left, y, right, y))
            for x in (left, right):
                painter.drawLine(QLineF(x, y, x, y - 4))
            text = next((w for w in words if metrics.horizontalAdvance(w) <= right - left), "")
            painter.setPen(theme.colour("dim"))
            painter.drawText(QRectF(left, y + 3, right - left, 18), Qt.AlignmentFlag.AlignCenter, text)

    def _words(self, row: BoxRow, n: int) -> tuple[str, str]:
        snapshot = self.snapshot
        if row.tier == WAN:
            span = snapshot.spans.get(int(snapshot.spans.uid[self.logical.wan.device[row.first[n]]]))
            return str(span.name), f"{span.length_km:,.0f} km"
        return box_words(snapshot, self.logical, row.tier, int(row.first[n]), int(row.last[n]))

    def _paint_findings(self, painter: QPainter, frame: LogicalFrame) -> None:
        snapshot, report, theme = self.snapshot, self.context.report, self.context.theme
        if report is None:
            return
        for kind, tiers in (
            ("device", [r for r in frame.rows if r.tier != WAN]),
            ("span", [r for r in frame.rows if r.tier == WAN]),
        ):
            found = found_on(snapshot, report, kind)
            known = snapshot.table(kind).has(found.uid)
            rows = snapshot.table(kind).index_of(found.uid[known])
            rank = found.rank[known]
            for row in tiers:
                for n, worst in self._worst(row, rows, rank).items():
                    spot = QPointF(round(float(row.x1[n])) - 1.5, row.y0 + 1.5)
                    size = 14.0 if row.x1[n] - row.x0[n] >= 20 else 9.0
                    paint_badge(painter, theme, ("error", "warning", "info")[worst], spot, size)

    def _worst(self, row: BoxRow, rows: Ints, rank: Ints) -> dict[int, int]:
        """The worst finding of each box of a row that has some."""
        box = self._boxes_of(row, rows)
        worst: dict[int, int] = {}
        for n, own in zip(box.tolist(), rank.tolist(), strict=True):
            if n >= 0:
                worst[n] = min(own, worst.get(n, 9))
        return worst

    def _boxes_of(self, row: BoxRow, rows: Ints) -> Ints:
        """The box of this row that each device (or span), given as a row of its table, is in; -1 for none in sight."""
        logical = self.logical
        if row.tier == WAN:
            place = logical.box_of_span(rows)
        else:
            place = np.where(logical.tier_of[rows] == row.tier, logical.place_of[rows], -1)
        box = np.searchsorted(row.first, place, side="right") - 1
        good = (box >= 0) & (place >= 0)
        good[good] = place[good] < row.last[box[good]]
        return np.where(good, box, -1)

    def paint_over(self, painter: QPainter) -> None:
        """The captions of the rows, at the left edge whatever is shown beside them."""
        theme, logical = self.context.theme, self.logical
        fade = QLinearGradient(0, 0, CAPTION_PX, 0)
        fade.setColorAt(0.0, theme.colour("plan", 0.95))
        fade.setColorAt(0.75, theme.colour("plan", 0.85))
        fade.setColorAt(1.0, theme.colour("plan", 0.0))
        painter.fillRect(QRectF(0, 0, CAPTION_PX, self.height()), fade)
        words = row_words(self.snapshot, logical, self.networks)
        bold, plain = theme.font("text", bold=True), theme.font("label")
        bold_m, plain_m = QFontMetricsF(bold), QFontMetricsF(plain)
        for y, row in zip(row_places(len(words), self.height()), words, strict=True):
            high = bold_m.height() + len(row.lines) * (plain_m.height() + 1) + 14
            wide = max(
                bold_m.horizontalAdvance(row.title),
                *(plain_m.horizontalAdvance(line) for line in row.lines),
                0.0,
            )
            box = QRectF(12, round(y - high / 2), round(wide + 24), round(high))
            painter.setPen(QPen(theme.colour("line"), 1))
            painter.setBrush(theme.colour("raised", 0.94))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
            at = box.top() + 7 + bold_m.ascent()
            painter.setFont(bold)
            painter.setPen(theme.colour("text"))
            painter.drawText(QPointF(box.left() + 12, at), row.title)
            painter.setFont(plain)
            painter.setPen(theme.colour("dim"))
            for line in row.lines:
                at += plain_m.height() + 1
                painter.drawText(QPointF(box.left() + 12, at), line)

    # -- picking ------------------------------------------------------------------------------------------------------

    def _box_at(self, px: QPointF) -> tuple[BoxRow, int] | None:
        at = self.in_picture(px)
        for row in self._frame.rows if self._frame is not None else ():
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
        at = self.in_picture(px)
        rows = self.wires.cables_at(at.x(), at.y())
        if len(rows):
            found.append(("cable", self.snapshot.cables.uid[rows]))
        return found

    def things_in(self, box: QRectF) -> Chosen:
        corner, far = self.in_picture(box.topLeft()), self.in_picture(box.bottomRight())
        uids = [NO_IDS]
        for row in self._frame.rows if self._frame is not None else ():
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
        if self._frame is None:
            return []
        spans = self.snapshot.spans
        devices = self._device_rows({kind: uids for kind, uids in ids.items() if kind != "cable"})
        mine = np.asarray(ids.get("span", ()), np.int64)
        shapes = []
        for row in self._frame.rows:
            rows = spans.index_of(mine[spans.has(mine)]).astype(np.int64) if row.tier == WAN else devices
            for n in np.unique(self._boxes_of(row, rows)):
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
        for row in self._frame.rows if self._frame is not None else ():
            for n in self._boxes_of(row, rows) if row.tier != WAN else ():
                if n >= 0:
                    middle = QPointF(float(row.x0[n] + row.x1[n]) / 2, (row.y0 + row.y1) / 2)
                    return self.on_screen(middle)
        return None
