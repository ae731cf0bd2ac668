"""The section view: a cut through the building to scale, which shows heights, floors and how cables go up."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPainterPath,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.extent import racks_of
from fabric_studio.scene.floor import floor_of
from fabric_studio.scene.keyed import KeyedLines
from fabric_studio.scene.section import (
    Along,
    Cuts,
    Section,
    best_cut,
    cut_lines,
    section_of,
)
from fabric_studio.scene.ways import building_of, picture_lines
from fabric_studio.ui.context import Context
from fabric_studio.ui.selection import Chosen
from fabric_studio.ui.views.cut_card import CutCard
from fabric_studio.ui.views.look import NO_IDS, Thing
from fabric_studio.ui.views.section_boxes import WALL_MM, box_of
from fabric_studio.ui.views.section_ground import SectionGround
from fabric_studio.ui.views.section_marks import SectionMarks, row_name
from fabric_studio.ui.views.view import CONTROLS_PX, View

LEFT_PX = 150.0
RIGHT_PX = 70.0
"""Room for the heights at the left, and for the measures at the right, when everything is shown."""
LARGE_PX = (900, 560)
"""In a view smaller than this the plan of the cut would lie over the section; only its buttons stay."""


class SectionView(View):
    """Shows the building of the storey that the plan shows, cut along its rows (x) or across them (y)."""

    title = mark("Section")
    margin = (192.0, 128.0)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        self.direction: Along = "x"
        self._cut: dict[tuple[int, Along], float] = {}
        super().__init__(context, parent)
        self.card = CutCard(context, self)
        self.card.moved.connect(self.cut_at)
        self.card.stepped.connect(self.step)
        self.card.turned.connect(self.turn)
        self.card.hide()

    def work_out(self, snapshot: Snapshot) -> Section:
        building, direction = building_of(snapshot, self.context.storey), self.direction
        cut_mm = self._cut.get((building, direction))
        if cut_mm is None:
            cut_mm = best_cut(snapshot, building, direction)
        return section_of(snapshot, building, direction, cut_mm)

    @property
    def section(self) -> Section:
        return self.shown.scene

    @property
    def building(self) -> int:
        return self.section.building

    @property
    def cut_mm(self) -> float:
        return self.section.at_mm

    def hint(self) -> str:
        return tr("[ and ] cut the next row, X cuts the other way; click to select")

    @staticmethod
    def prepare(snapshot: Snapshot) -> object:
        buildings = snapshot.buildings.uid.tolist()
        return [section_of(snapshot, uid, "x", best_cut(snapshot, uid, "x")) for uid in buildings]

    def empty_words(self) -> tuple[str, str]:
        return tr("No storey to cut yet"), tr("Add a hall on the plan, or start from a template")

    # -- the cut ------------------------------------------------------------------------------------------------------

    def cut_at(self, at_mm: float) -> None:
        """Cut at a place; within half a metre of a row in its middle."""
        self.glide.finish()
        lines = cut_lines(self.snapshot, self.building, self.direction)
        near = lines[np.abs(lines - at_mm) <= 500.0]
        self._cut[self.building, self.direction] = float(near[0]) if len(near) else round(at_mm / 50.0) * 50.0
        self.renew()

    def step(self, way: int) -> None:
        """To the next row, or the one before."""
        lines = cut_lines(self.snapshot, self.building, self.direction)
        if len(lines):
            beyond = lines[lines > self.cut_mm + 1] if way > 0 else lines[lines < self.cut_mm - 1][::-1]
            if len(beyond):
                self._cut[self.building, self.direction] = float(beyond[0])
                self.renew()

    def turn(self) -> None:
        self.direction = "y" if self.direction == "x" else "x"
        self.renew()
        self.fit_all()

    def show_things(self, ids: Chosen) -> None:
        """Cut where the things are, so that they are in the picture."""
        snapshot = self.snapshot
        racks = racks_of(snapshot, {kind: u[snapshot.table(kind).has(u)] for kind, u in ids.items()})
        if len(racks):
            row = int(snapshot.racks.index_of(racks[:1])[0])
            self.cut_at(float((snapshot.racks.y_mm if self.direction == "x" else snapshot.racks.x_mm)[row]))
        super().show_things(ids)

    def key(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_BracketLeft, Qt.Key.Key_BracketRight):
            self.step(1 if event.key() == Qt.Key.Key_BracketRight else -1)
        elif event.key() == Qt.Key.Key_X:
            self.turn()
        else:
            return False
        return True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_cut()

    def catch_up(self) -> None:
        super().catch_up()
        self._show_cut()

    def _show_cut(self) -> None:
        if not hasattr(self, "card"):
            return
        bounds = self.bounds()
        self.card.setVisible(bounds is not None)
        if bounds is None:
            return
        floor = floor_of(self.snapshot, self.context.storey)
        plan = floor.halls.bounds() or floor.racks.bounds() or Rect(0.0, 0.0, 10_000.0, 10_000.0)
        axis = "y" if self.direction == "x" else "x"
        words = f"{axis} {format_length(self.cut_mm, imperial=self.context.units == 'imperial')}"
        name = row_name(self.snapshot, self.section)
        self.card.show_cut(
            plan.grown(300.0),
            self.direction,
            self.cut_mm,
            tr("row {name}, {words}", name=name, words=words) if name else words,
        )
        self._place_card()

    def _place_card(self) -> None:
        self.card.show_plan(self._roomy())
        self.card.move(round(CONTROLS_PX), round(self.height() - self.card.height() - CONTROLS_PX))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if hasattr(self, "card"):
            self._place_card()

    # -- camera -------------------------------------------------------------------------------------------------------

    def bounds(self) -> Rect | None:
        return self.section.bounds() if self.building else None

    def fitted(self, rect: Rect) -> Camera:
        """With room for the plan of the cut and the heights at the left, and the measures at the right."""
        plan = self.card.width() + CONTROLS_PX if hasattr(self, "card") and self._roomy() else 0.0
        return self.fitted_beside(rect, LEFT_PX + plan, RIGHT_PX)

    def _roomy(self) -> bool:
        return self.width() >= LARGE_PX[0] and self.height() >= LARGE_PX[1]

    # -- drawing ------------------------------------------------------------------------------------------------------

    def quiet(self) -> float:
        return 0.85

    def lines_for(self, camera: Camera, ratio: float) -> KeyedLines | None:
        section = self.section
        return picture_lines(
            self.snapshot, section.flat, camera, ratio, spread=(0.6, 0.35), shown=section.shown
        )

    def paint_ground(self, painter: QPainter, camera: Camera) -> None:
        SectionGround(self.snapshot, self.section, camera, self.context.theme).paint(painter)

    def paint_marks(self, painter: QPainter, camera: Camera) -> None:
        context, imperial = self.context, self.context.units == "imperial"
        SectionMarks(self.snapshot, context.report, self.section, camera, context.theme, imperial).paint(
            painter
        )

    # -- picking ------------------------------------------------------------------------------------------------------

    def _hits(self, cuts: Cuts, px: QPointF, reach: float = 0.0) -> list[Ids]:
        x, down = self.camera.to_mm(px.x(), px.y())
        by = reach / self.camera.px_per_mm
        inside = (cuts.x0 - by <= x) & (x <= cuts.x1 + by) & (cuts.z0 - by <= -down) & (-down <= cuts.z1 + by)
        return [cuts.uid[[row]] for row in np.flatnonzero(inside)[::-1]]

    def things_at(self, px: QPointF) -> list[Thing]:
        section, cables = self.section, self.cables_under(px)
        found: list[Thing] = [("cable", cables)] if len(cables) else []
        found += [("tray", uids) for uids in self._hits(section.across, px, 2.0)]
        found += [("riser", uids) for uids in self._hits(section.shafts, px, 2.0)]
        found += [("rack", uids) for uids in self._hits(section.racks, px)]
        found += [("tray", uids) for uids in self._hits(section.along, px, 3.0)]
        found += [("riser", uids) for uids in self._hits(section.far_shafts, px, 2.0)]
        x, down = self.camera.to_mm(px.x(), px.y())
        for level in section.levels:
            if (
                level.x0 - WALL_MM <= x <= level.x1 + WALL_MM
                and level.z_mm - level.slab_mm <= -down <= level.z_mm + level.height_mm
            ):
                found.append(("storey", np.array([level.storey], np.int64)))
        return found

    def things_in(self, box: QRectF) -> Chosen:
        racks = self.section.racks
        x0, top = self.camera.to_mm(box.left(), box.top())
        x1, foot = self.camera.to_mm(box.right(), box.bottom())
        inside = (racks.x0 >= x0) & (racks.x1 <= x1) & (racks.z1 >= -foot) & (racks.z0 <= -top)
        return {"rack": racks.uid[inside]} if inside.any() else {}

    def devices_at(self, px: QPointF) -> Ids:
        racks = self._hits(self.section.racks, px)
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
        racks = self.section.racks
        row = np.flatnonzero(racks.uid == table.rack[table.index_of(known[:1])][0])
        if not len(row):
            return None
        n = int(row[0])
        return QPointF(*self.camera.to_px(float(racks.x0[n] + racks.x1[n]) / 2, -float(racks.z1[n]) + 150.0))

    def _chosen(self, ids: Chosen) -> list[tuple[float, float, float, float]]:
        """Boxes in the picture of things that are in it."""
        snapshot, section = self.snapshot, self.section
        known = {kind: uids[snapshot.table(kind).has(uids)] for kind, uids in ids.items()}
        boxes: list[tuple[float, float, float, float]] = []
        wanted = racks_of(snapshot, {k: u for k, u in known.items() if k in ("rack", "device", "row")})
        for cuts, uids in (
            (section.racks, wanted),
            (section.along, known.get("tray", NO_IDS)),
            (section.across, known.get("tray", NO_IDS)),
            (section.shafts, known.get("riser", NO_IDS)),
            (section.far_shafts, known.get("riser", NO_IDS)),
        ):
            for n in np.flatnonzero(np.isin(cuts.uid, uids)):
                boxes.append((float(cuts.x0[n]), float(cuts.x1[n]), float(cuts.z0[n]), float(cuts.z1[n])))
        for level in section.levels:
            if level.storey in known.get("storey", NO_IDS):
                boxes.append((level.x0, level.x1, level.z_mm, level.z_mm + level.height_mm))
        return boxes

    def extent_of(self, ids: Chosen) -> Rect | None:
        snapshot = self.snapshot
        cables = ids.get("cable", NO_IDS)
        racks = racks_of(snapshot, {"cable": cables[snapshot.cables.has(cables)]})
        boxes = self._chosen({**ids, "rack": np.union1d(ids.get("rack", NO_IDS), racks)})
        if not boxes:
            return None
        x0, x1, z0, z1 = np.array(boxes, float).T
        return Rect(float(x0.min()), -float(z1.max()), float(x1.max()), -float(z0.min()))

    def outlines(self, ids: Chosen) -> list[QPainterPath]:
        shapes = []
        for box in self._chosen(ids):
            path = QPainterPath()
            path.addRect(box_of(self.camera, *box).adjusted(-1.5, -1.5, 1.5, 1.5))
            shapes.append(path)
        return shapes
