"""The section view: a cut through the building to scale, which shows heights, floors and how cables go up."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
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
from fabric_studio.scene.found import found_on
from fabric_studio.scene.keyed import KeyedLines
from fabric_studio.scene.labels import rack_labels
from fabric_studio.scene.mounted import KINDS, mounted_of
from fabric_studio.scene.section import (
    ROOF_MM,
    Along,
    Cuts,
    Section,
    SectionLevel,
    best_cut,
    cut_lines,
    section_of,
)
from fabric_studio.scene.section_walls import standing_of
from fabric_studio.scene.ways import building_of, picture_lines
from fabric_studio.ui.canvas.cards import paint_tag
from fabric_studio.ui.canvas.layers.marks import paint_badge
from fabric_studio.ui.context import Context
from fabric_studio.ui.selection import Chosen
from fabric_studio.ui.theme import text_width
from fabric_studio.ui.views.cut_card import CutCard
from fabric_studio.ui.views.fitting import fitting
from fabric_studio.ui.views.look import NO_IDS, Thing
from fabric_studio.ui.views.stack_ground import DEVICE_FILLS, FILLS, INSET
from fabric_studio.ui.views.view import CONTROLS_PX, View

WALL_MM = 300.0
NAME_FROM_PX, DEVICES_FROM_PX = 24.0, 26.0
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
        name = self._row_name()
        self.card.show_cut(
            plan.grown(300.0),
            self.direction,
            self.cut_mm,
            tr("row {name}, {words}", name=name, words=words) if name else words,
        )
        self._place_card()

    def _row_name(self) -> str:
        """The name of the row that is cut, where it has one."""
        snapshot, section = self.snapshot, self.section
        if self.direction == "y" or not len(section.rack_row):
            return ""
        rows = snapshot.racks.row[section.rack_row]
        return str(snapshot.rows.get(int(rows[0])).name) if rows[0] else ""

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

    def _box(self, camera: Camera, x0: float, x1: float, z0: float, z1: float) -> QRectF:
        left, top = camera.to_px(x0, -z1)
        right, foot = camera.to_px(x1, -z0)
        return QRectF(left, top, right - left, foot - top)

    def _boxes(self, camera: Camera, cuts: Cuts) -> list[QRectF]:
        columns = (cuts.x0, cuts.x1, cuts.z0, cuts.z1)
        return [self._box(camera, *map(float, edges)) for edges in zip(*columns, strict=True)]

    def paint_ground(self, painter: QPainter, camera: Camera) -> None:
        section, theme = self.section, self.context.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_earth(painter, camera, section)
        for level in section.levels:
            painter.fillRect(
                self._box(camera, level.x0, level.x1, level.z_mm, level.z_mm + level.height_mm),
                theme.colour("floor"),
            )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("ghost", 0.35))
        for box in self._boxes(camera, section.behind):
            painter.drawRect(box)
        self._paint_far(painter, camera, section)
        standing = standing_of(self.snapshot, section.building, section.direction, section.at_mm)
        painter.setPen(QPen(theme.colour("ghost"), 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRects(self._boxes(camera, standing.behind))
        painter.setPen(QPen(theme.colour("wall"), 1))
        painter.setBrush(theme.colour("line"))
        painter.drawRects(self._boxes(camera, standing.cut))
        self._paint_racks(painter, camera, section)
        self._paint_structure(painter, camera, section)
        self._paint_trays(painter, camera, section)
        self._paint_shafts(painter, camera, section)

    def _paint_earth(self, painter: QPainter, camera: Camera, section: Section) -> None:
        """The ground that the lowest floor lies in."""
        low = section.levels[0]
        theme = self.context.theme
        _, y = camera.to_px(0.0, -(low.z_mm - low.slab_mm * 0.4))
        painter.fillRect(QRectF(0, y, camera.width_px, camera.height_px - y), theme.colour("sunken"))
        painter.setPen(QPen(theme.colour("wall"), 1.2))
        # Not through the words about the lowest floor.
        left, right = (camera.to_px(x, 0.0)[0] for x in (low.x0 - WALL_MM, low.x1 + WALL_MM))
        painter.drawLine(QLineF(0, y, left - 134, y))
        painter.drawLine(QLineF(right, y, camera.width_px, y))

    def _paint_structure(self, painter: QPainter, camera: Camera, section: Section) -> None:
        """Floors, walls and the roof, cut; risers go through holes in the floors."""
        theme = self.context.theme
        painter.setPen(QPen(theme.colour("wall"), 1))
        painter.setBrush(theme.colour("line"))
        for level in section.levels:
            painter.drawRect(
                self._box(
                    camera, level.x0 - WALL_MM, level.x1 + WALL_MM, level.z_mm - level.slab_mm, level.z_mm
                )
            )
            for x in (level.x0 - WALL_MM, level.x1):
                painter.drawRect(self._box(camera, x, x + WALL_MM, level.z_mm, level.z_mm + level.height_mm))
        top = section.levels[-1]
        roof = top.z_mm + top.height_mm
        painter.drawRect(self._box(camera, top.x0 - WALL_MM, top.x1 + WALL_MM, roof, roof + ROOF_MM))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("floor"))
        shafts = section.shafts
        for n in range(len(shafts)):
            for level in section.levels[1:]:
                if shafts.z0[n] < level.z_mm - 1 and shafts.z1[n] > level.z_mm:
                    painter.drawRect(
                        self._box(
                            camera,
                            float(shafts.x0[n]),
                            float(shafts.x1[n]),
                            level.z_mm - level.slab_mm,
                            level.z_mm,
                        )
                    )

    def _paint_racks(self, painter: QPainter, camera: Camera, section: Section) -> None:
        theme, rack_px = self.context.theme, 600 * camera.px_per_mm
        tones = [theme.colour(token) for token in FILLS]
        for n, box in enumerate(self._boxes(camera, section.racks)):
            if box.right() < 0 or box.left() > camera.width_px:
                continue
            painter.setPen(QPen(theme.colour("rack_line"), 1) if rack_px >= 6 else Qt.PenStyle.NoPen)
            painter.setBrush(tones[int(section.fill[n])])
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, 0) if rack_px >= 6 else box)
        if rack_px >= DEVICES_FROM_PX:
            self._paint_devices(painter, camera, section)

    def _paint_devices(self, painter: QPainter, camera: Camera, section: Section) -> None:
        """What is mounted in the racks that are cut, the boxes of one kind in one go."""
        theme, racks = self.context.theme, section.racks
        left, right = (camera.to_px(x, 0.0)[0] for x in (0.0, 1.0))
        seen = camera.seen()
        inside = np.flatnonzero((racks.x1 >= seen.x0) & (racks.x0 <= seen.x1))
        mounted = mounted_of(self.snapshot)
        owner, device = mounted.of(section.rack_row[inside])
        rack = inside[owner]
        wide = (racks.x1 - racks.x0)[rack] * (1 - 2 * INSET) * (right - left)
        x = (racks.x0[rack] + (racks.x1 - racks.x0)[rack] * INSET) * (right - left) + left
        tall = (racks.z1 - racks.z0)[rack]
        low, high = (
            racks.z0[rack] + tall * (0.03 + 0.94 * share[device]) for share in (mounted.low, mounted.high)
        )
        top = camera.to_px(0.0, 0.0)[1] - high * camera.px_per_mm + 0.5
        height = np.maximum((high - low) * camera.px_per_mm - 1.0, 0.6)
        painter.setPen(Qt.PenStyle.NoPen)
        for kind, name in enumerate((*KINDS, "")):
            painter.setBrush(theme.colour(DEVICE_FILLS.get(name, "hover")))
            mine = np.flatnonzero(mounted.kind[device] == kind)
            columns = (column[mine].tolist() for column in (x, top, wide, height))
            painter.drawRects([QRectF(*edges) for edges in zip(*columns, strict=True)])

    def _paint_trays(self, painter: QPainter, camera: Camera, section: Section) -> None:
        theme = self.context.theme
        painter.setPen(QPen(theme.colour("tray_line"), 1))
        painter.setBrush(theme.colour("tray"))
        for box in self._boxes(camera, section.along):
            painter.drawRect(box)
        for n, box in enumerate(self._boxes(camera, section.across)):
            full = float(section.across_fill[n])
            painter.setPen(QPen(theme.colour("tray_line"), 1))
            painter.setBrush(theme.colour("sunken"))
            painter.drawRect(box)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("error" if full > 0.5 else "warn" if full > 0.4 else "cable"))
            high = box.height() * min(full, 1.0)
            painter.drawRect(QRectF(box.left() + 1, box.bottom() - high, box.width() - 2, high))

    def _paint_shafts(self, painter: QPainter, camera: Camera, section: Section) -> None:
        theme = self.context.theme
        painter.setPen(QPen(theme.colour("riser", 0.7), 1))
        painter.setBrush(theme.colour("riser", 0.10))
        for box in self._boxes(camera, section.shafts):
            painter.drawRect(box)

    def _paint_far(self, painter: QPainter, camera: Camera, section: Section) -> None:
        theme = self.context.theme
        painter.setPen(QPen(theme.colour("riser", 0.35), 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for box in self._boxes(camera, section.far_shafts):
            painter.drawRect(box)

    def paint_marks(self, painter: QPainter, camera: Camera) -> None:
        section, theme = self.section, self.context.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_names(painter, camera, section)
        for n, box in enumerate(self._boxes(camera, section.shafts)):
            name = self.snapshot.risers.get(int(section.shafts.uid[n])).name
            load = tr(
                "{shaft_cables:,} cables, {shaft_fill:.0%} full",
                shaft_cables=section.shaft_cables[n],
                shaft_fill=section.shaft_fill[n],
            )
            words = f"{name}   {load if section.shaft_cables[n] else tr('no cable')}"
            paint_tag(painter, theme, words, QPointF(box.center().x(), box.top() - 14))
        self._paint_heights(painter, camera, section)
        found = found_on(self.snapshot, self.context.report, "rack")
        for n, box in enumerate(self._boxes(camera, section.racks)):
            worst = found.worst_of(section.racks.uid[[n]])
            if worst is not None:
                size = 13.0 if box.width() >= 16 else 9.0
                paint_badge(
                    painter, theme, worst[0], QPointF(box.right() - size / 2, box.top() + size / 2), size
                )

    def _paint_names(self, painter: QPainter, camera: Camera, section: Section) -> None:
        theme = self.context.theme
        if 600 * camera.px_per_mm < NAME_FROM_PX:
            return
        font = theme.font("label")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(theme.colour("rack_text"))
        names = rack_labels(self.snapshot, "section")[section.rack_row].tolist()
        for whole, box in zip(names, self._boxes(camera, section.racks), strict=True):
            if box.right() < 0 or box.left() > camera.width_px:
                continue
            name = fitting(str(whole), box.width() - 4)
            # Below the rack, on the floor that carries it: over it cables come down.
            spot = QPointF(box.center().x() - text_width(name) / 2, box.bottom() + metrics.ascent() + 3)
            painter.drawText(spot, name)

    def _paint_heights(self, painter: QPainter, camera: Camera, section: Section) -> None:
        """Floors by their height above the datum, left of the building; clear height and ladders right of it."""
        theme, imperial = self.context.theme, self.context.units == "imperial"
        bold, plain = theme.font("text", bold=True), theme.font("label")
        plain_m = QFontMetricsF(plain)
        for level in section.levels:
            x, y = camera.to_px(level.x0 - WALL_MM, -level.z_mm)
            painter.setPen(QPen(theme.colour("dim"), 1))
            painter.drawLine(QLineF(x - 130, y, x - 2, y))
            mark = QPolygonF([QPointF(x - 14, y), QPointF(x - 19, y - 8), QPointF(x - 9, y - 8)])
            painter.setBrush(theme.colour("dim"))
            painter.drawPolygon(mark)
            painter.setFont(bold)
            painter.setPen(theme.colour("text"))
            painter.drawText(QPointF(x - 130, y - 6), level.name)
            painter.setFont(plain)
            painter.setPen(theme.colour("dim"))
            height = (
                f"{level.z_mm / 1e3:+.2f} m" if not imperial else format_length(level.z_mm, imperial=True)
            )
            lines = [
                height,
                tr(
                    "floor {format_length} thick",
                    format_length=format_length(level.slab_mm, imperial=imperial),
                ),
            ]
            carries = self.snapshot.storeys.get(level.storey).floor_load_kg_m2
            if carries == carries:
                lines.append(f"{carries:,.0f} kg/m²")
            for line in lines:
                y += plain_m.height() + 1
                painter.drawText(QPointF(x - 130, y), line)
            self._paint_clear(painter, camera, section, level, plain_m)

    def _paint_clear(
        self, painter: QPainter, camera: Camera, section: Section, level: SectionLevel, metrics: QFontMetricsF
    ) -> None:
        """Measures from the floor: to the ladders, and to the ceiling."""
        theme, imperial = self.context.theme, self.context.units == "imperial"
        trays = self.snapshot.trays
        hung = trays.z_mm[trays.storey == level.storey]
        heights = [(tr("clear"), level.height_mm)]
        if len(hung):
            heights.insert(0, (tr("trays"), float(np.median(hung))))
        x, foot = camera.to_px(level.x1 + WALL_MM, -level.z_mm)
        for step, (word, mm) in enumerate(heights):
            at = x + 22 + step * 26
            _, top = camera.to_px(0.0, -(level.z_mm + mm))
            painter.setPen(QPen(theme.colour("dim"), 1))
            painter.drawLine(QLineF(at, foot, at, top))
            for y in (foot, top):
                painter.drawLine(QLineF(at - 4, y, at + 4, y))
            text = f"{word} {format_length(mm, imperial=imperial)}"
            if foot - top < metrics.horizontalAdvance(text) + 6:
                continue
            painter.save()
            painter.translate(at - 5, (foot + top) / 2)
            painter.rotate(-90)
            painter.setFont(theme.font("label"))
            painter.drawText(QPointF(-metrics.horizontalAdvance(text) / 2, 0), text)
            painter.restore()

    # -- picking ------------------------------------------------------------------------------------------------------

    def _hits(self, cuts: Cuts, px: QPointF, reach: float = 0.0) -> list[Ids]:
        x, down = self.camera.to_mm(px.x(), px.y())
        by = reach / self.camera.px_per_mm
        inside = (cuts.x0 - by <= x) & (x <= cuts.x1 + by) & (cuts.z0 - by <= -down) & (-down <= cuts.z1 + by)
        return [cuts.uid[[row]] for row in np.flatnonzero(inside)[::-1]]

    def things_at(self, px: QPointF) -> list[Thing]:
        section, at = self.section, self.in_picture(px)
        rows = self.wires.cables_at(at.x(), at.y())
        found: list[Thing] = [("cable", self.snapshot.cables.uid[rows])] if len(rows) else []
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
            path.addRect(self._box(self.camera, *box).adjusted(-1.5, -1.5, 1.5, 1.5))
            shapes.append(path)
        return shapes
