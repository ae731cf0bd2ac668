"""The stack view: the storeys of a building apart, one over the other, with the ways up between them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from fabric_studio.base.language import mark, tr
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.extent import racks_of
from fabric_studio.scene.keyed import KeyedLines
from fabric_studio.scene.stack import RACK_FROM_PX, Level, Stack, boxes_of, stack_of
from fabric_studio.scene.ways import building_of, picture_lines
from fabric_studio.ui.selection import Chosen
from fabric_studio.ui.views.look import NO_IDS, Thing
from fabric_studio.ui.views.solids import Solids, quad
from fabric_studio.ui.views.stack_ground import Ground
from fabric_studio.ui.views.stack_marks import StackMarks
from fabric_studio.ui.views.view import View

CAPTION_PX = 140.0


class StackView(View):
    """Shows the building of the storey that the plan shows."""

    title = mark("Stack")
    margin = (192.0, 128.0)

    def work_out(self, snapshot: Snapshot) -> Stack:
        return stack_of(snapshot, building_of(snapshot, self.context.storey))

    @property
    def stack(self) -> Stack:
        return self.shown.scene

    def hint(self) -> str:
        return tr("Drag from rack to rack to draw a cable; click a cable, tray or riser to select it")

    @staticmethod
    def prepare(snapshot: Snapshot) -> object:
        return [stack_of(snapshot, building) for building in snapshot.buildings.uid.tolist()]

    def empty_words(self) -> tuple[str, str]:
        return tr("No storey yet"), tr("Add a hall on the plan, or start from a template")

    def bounds(self) -> Rect | None:
        return self.stack.bounds() if self.stack.building else None

    def fitted(self, rect: Rect) -> Camera:
        """With room for the captions left of the floors."""
        return self.fitted_beside(rect, CAPTION_PX, 0.0)

    # -- drawing ------------------------------------------------------------------------------------------------------

    def quiet(self) -> float:
        return 0.75

    def lines_for(self, camera: Camera, ratio: float) -> KeyedLines | None:
        stack = self.stack
        return picture_lines(self.snapshot, stack.flat, camera, ratio, spread=stack.axes.spread)

    def paint_ground(self, painter: QPainter, camera: Camera) -> Iterator[None]:
        ratio = self.devicePixelRatioF()
        theme, snapshot = self.context.theme, self.snapshot
        return Ground(snapshot, self.stack, camera, theme, ratio, self.context.storey).paint(painter)

    def _flat(self, camera: Camera, level: Level, rect: Rect, z_mm: float = 0.0) -> QPolygonF:
        z = level.z_mm + z_mm
        corners = [(rect.x0, rect.y0, z), (rect.x1, rect.y0, z), (rect.x1, rect.y1, z), (rect.x0, rect.y1, z)]
        return quad(self.stack.axes, camera, corners)

    def _solids(self, level: Level, camera: Camera) -> Solids:
        return Solids.of(boxes_of(self.snapshot, level, camera), level, self.stack.axes, camera)

    def _ribbon(
        self, x1: float, y1: float, x2: float, y2: float, wide: float, z: float
    ) -> list[tuple[float, float, float]]:
        long = max(float(np.hypot(x2 - x1, y2 - y1)), 1e-9)
        nx, ny = -(y2 - y1) / long * wide / 2, (x2 - x1) / long * wide / 2
        return [(float(x), float(y), z) for x, y in
                ((x1 + nx, y1 + ny), (x2 + nx, y2 + ny), (x2 - nx, y2 - ny), (x1 - nx, y1 - ny))]  # fmt: skip

    def _shaft_line(self, riser: int) -> tuple[tuple[float, float], tuple[float, float]] | None:
        """Lower and upper end of a riser in the picture; None when it does not join two storeys of this building."""
        row = self.snapshot.risers.get(riser)
        line = self.stack.shaft_line(row.x_mm, row.y_mm, row.from_storey, row.to_storey)
        return None if line is None else line[1:]

    def paint_marks(self, painter: QPainter, camera: Camera) -> Iterator[None]:
        context, imperial = self.context, self.context.units == "imperial"
        return StackMarks(self.snapshot, context.report, self.stack, camera, context.theme, imperial).paint(
            painter
        )

    # -- picking ------------------------------------------------------------------------------------------------------

    def things_at(self, px: QPointF) -> list[Thing]:
        found: list[Thing] = []
        under = self.cables_under(px)
        cables: list[Thing] = [("cable", under)] if len(under) else []
        racks = [("rack", uids) for uids in self._racks_at(px)]
        for level in reversed(self.stack.levels):
            for uid in level.floor.risers.uid.tolist():
                if self._on_shaft(uid, px):
                    found.append(("riser", np.array([uid], np.int64)))
        near = 600 * self.camera.px_per_mm >= 30
        found = [*cables, *found, *racks] if near or not racks else [*racks, *cables, *found]
        for level in reversed(self.stack.levels):
            found += [("tray", uids) for uids in self._trays_at(level, px)]
        for level in reversed(self.stack.levels):
            if self._flat(self.camera, level, level.slab).containsPoint(px, Qt.FillRule.OddEvenFill):
                found.append(("storey", np.array([level.storey], np.int64)))
        return _once(found)

    def _racks_at(self, px: QPointF) -> list[Ids]:
        found = []
        for level in reversed(self.stack.levels):
            solids = self._solids(level, self.camera)
            for box in solids.at(px):
                found.append(self._rack_in(level, solids, box, px))
        return found

    def _rack_in(self, level: Level, solids: Solids, box: int, px: QPointF) -> Ids:
        """The rack itself where a box stands for several: the one whose middle is nearest."""
        if 600 * self.camera.px_per_mm >= RACK_FROM_PX:
            return solids.uid[[box]]
        racks, axes = level.floor.racks, self.stack.axes
        x, y = axes.flat(
            (racks.x0 + racks.x1) / 2, (racks.y0 + racks.y1) / 2, np.full(len(racks), level.z_mm + 1_500.0)
        )
        at_x, at_y = self.camera.to_mm(px.x(), px.y())
        return racks.uid[[int(np.argmin(np.hypot(x - at_x, y - at_y)))]]

    def _on_shaft(self, riser: int, px: QPointF) -> bool:
        line = self._shaft_line(riser)
        if line is None:
            return False
        (x, y1), (_, y2) = (self.camera.to_px(*point) for point in line)
        wide = max(8.0, self.snapshot.risers.get(riser).width_mm * self.camera.px_per_mm)
        return abs(px.x() - x) <= wide / 2 + 2 and y2 <= px.y() <= y1

    def _trays_at(self, level: Level, px: QPointF) -> list[Ids]:
        trays, axes = level.floor.trays, self.stack.axes
        z = level.z_mm + self.snapshot.trays.z_mm[trays.row]
        x1, y1 = axes.flat(trays.x1, trays.y1, z)
        x2, y2 = axes.flat(trays.x2, trays.y2, z)
        at_x, at_y = self.camera.to_mm(px.x(), px.y())
        dx, dy = x2 - x1, y2 - y1
        share = np.clip(((at_x - x1) * dx + (at_y - y1) * dy) / np.maximum(dx * dx + dy * dy, 1e-9), 0, 1)
        away = np.hypot(at_x - x1 - share * dx, at_y - y1 - share * dy)
        near = np.flatnonzero(away <= np.maximum(trays.width_mm / 2, 5.0 / self.camera.px_per_mm))
        return [trays.uid[[row]] for row in near[np.argsort(away[near])]]

    def things_in(self, box: QRectF) -> Chosen:
        inside = [NO_IDS]
        for level in self.stack.levels:
            racks = level.floor.racks
            x, y = self.stack.axes.flat(
                (racks.x0 + racks.x1) / 2,
                (racks.y0 + racks.y1) / 2,
                np.full(len(racks), level.z_mm + 1_000.0),
            )
            scale, (left, upper) = self.camera.px_per_mm, self.camera.to_px(0.0, 0.0)
            x, y = x * scale + left, y * scale + upper
            hit = (x >= box.left()) & (x <= box.right()) & (y >= box.top()) & (y <= box.bottom())
            inside.append(racks.uid[hit])
        racks_in = np.unique(np.concatenate(inside))
        return {"rack": racks_in} if len(racks_in) else {}

    def devices_at(self, px: QPointF) -> Ids:
        racks = self._racks_at(px)
        if not racks:
            return NO_IDS
        devices = self.snapshot.devices
        mine = np.flatnonzero(devices.rack == racks[0][0])
        return devices.uid[mine[np.argsort(devices.u[mine], kind="stable")]]

    def place_of(self, devices: Ids) -> QPointF | None:
        table = self.snapshot.devices
        known = devices[table.has(devices)]
        if not len(known):
            return None
        rack = int(table.rack[table.index_of(known[:1])][0])
        for level in self.stack.levels:
            racks = level.floor.racks
            row = np.flatnonzero(racks.uid == rack)
            if len(row):
                x, y = (racks.x0 + racks.x1)[row[0]] / 2, (racks.y0 + racks.y1)[row[0]] / 2
                return QPointF(
                    *self.camera.to_px(*self.stack.axes.point(float(x), float(y), level.z_mm + 2_000.0))
                )
        return None

    def extent_of(self, ids: Chosen) -> Rect | None:
        found: list[Rect] = []
        wanted = racks_of(self.snapshot, _known(self.snapshot, ids))
        for level in self.stack.levels:
            racks, trays = level.floor.racks, level.floor.trays
            for row in np.flatnonzero(np.isin(racks.uid, wanted)):
                box = Rect(*(float(c[row]) for c in (racks.x0, racks.y0, racks.x1, racks.y1)))
                found.append(self.stack.box_bounds(level, box, 0.0, 2_300.0))
            for row in np.flatnonzero(np.isin(trays.uid, ids.get("tray", ()))):
                xs, ys = sorted((trays.x1[row], trays.x2[row])), sorted((trays.y1[row], trays.y2[row]))
                box = Rect(float(xs[0]), float(ys[0]), float(xs[1]), float(ys[1]))
                found.append(self.stack.box_bounds(level, box, 2_500.0, 2_900.0))
            if (
                level.storey in ids.get("storey", ())
                or np.isin(level.floor.halls.uid, ids.get("hall", ())).any()
            ):
                found.append(self.stack.box_bounds(level, level.slab, 0.0, 2_500.0))
        for uid in ids.get("riser", ()):
            line = self._shaft_line(int(uid)) if int(uid) in self.snapshot.risers else None
            if line is not None:
                (x, y1), (_, y2) = line
                found.append(Rect(x - 1_000, min(y1, y2), x + 1_000, max(y1, y2)))
        whole = found[0] if found else None
        for rect in found[1:]:
            assert whole is not None
            whole = whole.united(rect)
        return whole

    def outlines(self, ids: Chosen) -> list[QPainterPath]:
        snapshot, shapes = self.snapshot, []
        wanted = racks_of(
            snapshot, {k: u for k, u in _known(snapshot, ids).items() if k in ("rack", "device", "row")}
        )
        for level in self.stack.levels:
            racks, trays = level.floor.racks, level.floor.trays
            tall = 2_300.0
            for row in np.flatnonzero(np.isin(racks.uid, wanted)):
                box = Rect(*(float(c[row]) for c in (racks.x0, racks.y0, racks.x1, racks.y1)))
                shapes.append(self._block(level, box, tall))
            for row in np.flatnonzero(np.isin(trays.uid, ids.get("tray", ()))):
                z = level.z_mm + float(snapshot.trays.z_mm[trays.row[row]])
                wide = max(float(trays.width_mm[row]), 4.0 / self.camera.px_per_mm)
                ribbon = self._ribbon(trays.x1[row], trays.y1[row], trays.x2[row], trays.y2[row], wide, z)
                shapes.append(_path(quad(self.stack.axes, self.camera, ribbon)))
            if level.storey in ids.get("storey", ()):
                shapes.append(_path(self._flat(self.camera, level, level.slab)))
            for row in np.flatnonzero(np.isin(level.floor.halls.uid, ids.get("hall", ()))):
                halls = level.floor.halls
                hall = Rect(*(float(c[row]) for c in (halls.x0, halls.y0, halls.x1, halls.y1)))
                shapes.append(_path(self._flat(self.camera, level, hall)))
        for uid in ids.get("riser", ()):
            line = self._shaft_line(int(uid)) if int(uid) in snapshot.risers else None
            if line is not None:
                (x, y1), (_, y2) = (self.camera.to_px(*point) for point in line)
                wide = max(8.0, snapshot.risers.get(int(uid)).width_mm * self.camera.px_per_mm)
                path = QPainterPath()
                path.addRoundedRect(QRectF(x - wide / 2, y2, wide, y1 - y2), 3, 3)
                shapes.append(path)
        return shapes

    def _block(self, level: Level, box: Rect, tall: float) -> QPainterPath:
        x0, y0, x1, y1 = box.x0, box.y0, box.x1, box.y1
        low, high = level.z_mm, level.z_mm + tall
        corners = [
            (x0, y0, high),
            (x1, y0, high),
            (x1, y0, low),
            (x1, y1, low),
            (x0, y1, low),
            (x0, y1, high),
        ]
        return _path(quad(self.stack.axes, self.camera, corners))


def _path(shape: QPolygonF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(shape)
    path.closeSubpath()
    return path


def _known(snapshot: object, ids: Chosen) -> Chosen:
    return {kind: uids[snapshot.table(kind).has(uids)] for kind, uids in ids.items()}  # type: ignore[attr-defined]


def _once(things: list[Thing]) -> list[Thing]:
    seen: set[tuple[str, bytes]] = set()
    kept = []
    for kind, uids in things:
        key = (kind, uids.tobytes())
        if key not in seen:
            seen.add(key)
            kept.append((kind, uids))
    return kept
