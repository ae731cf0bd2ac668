"""What a section is drawn of: the earth, floors and walls, racks with what is mounted in them, trays and risers."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import (
    QPainter,
    QPen,
)

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.scene.camera import Camera
from fabric_studio.scene.mounted import KINDS, mounted_of
from fabric_studio.scene.section import (
    ROOF_MM,
    Section,
)
from fabric_studio.scene.section_walls import standing_of
from fabric_studio.ui.theme import Theme
from fabric_studio.ui.views.section_boxes import WALL_MM, box_of, boxes_of
from fabric_studio.ui.views.stack_ground import DEVICE_FILLS, FILLS, INSET

DEVICES_FROM_PX = 26.0


@dataclass(frozen=True)
class SectionGround:
    """Draws for one camera."""

    snapshot: Snapshot
    section: Section
    camera: Camera
    theme: Theme

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_earth(painter)
        for level in self.section.levels:
            painter.fillRect(
                box_of(self.camera, level.x0, level.x1, level.z_mm, level.z_mm + level.height_mm),
                theme.colour("floor"),
            )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("ghost", 0.35))
        for box in boxes_of(self.camera, self.section.behind):
            painter.drawRect(box)
        self._paint_far(painter)
        standing = standing_of(
            self.snapshot, self.section.building, self.section.direction, self.section.at_mm
        )
        painter.setPen(QPen(theme.colour("ghost"), 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRects(boxes_of(self.camera, standing.behind))
        painter.setPen(QPen(theme.colour("wall"), 1))
        painter.setBrush(theme.colour("line"))
        painter.drawRects(boxes_of(self.camera, standing.cut))
        self._paint_racks(painter)
        self._paint_structure(painter)
        self._paint_trays(painter)
        self._paint_shafts(painter)

    def _paint_earth(self, painter: QPainter) -> None:
        """The ground that the lowest floor lies in."""
        low = self.section.levels[0]
        theme = self.theme
        _, y = self.camera.to_px(0.0, -(low.z_mm - low.slab_mm * 0.4))
        painter.fillRect(
            QRectF(0, y, self.camera.width_px, self.camera.height_px - y), theme.colour("sunken")
        )
        painter.setPen(QPen(theme.colour("wall"), 1.2))
        # Not through the words about the lowest floor.
        left, right = (self.camera.to_px(x, 0.0)[0] for x in (low.x0 - WALL_MM, low.x1 + WALL_MM))
        painter.drawLine(QLineF(0, y, left - 134, y))
        painter.drawLine(QLineF(right, y, self.camera.width_px, y))

    def _paint_structure(self, painter: QPainter) -> None:
        """Floors, walls and the roof, cut; risers go through holes in the floors."""
        theme = self.theme
        painter.setPen(QPen(theme.colour("wall"), 1))
        painter.setBrush(theme.colour("line"))
        for level in self.section.levels:
            painter.drawRect(
                box_of(
                    self.camera,
                    level.x0 - WALL_MM,
                    level.x1 + WALL_MM,
                    level.z_mm - level.slab_mm,
                    level.z_mm,
                )
            )
            for x in (level.x0 - WALL_MM, level.x1):
                painter.drawRect(
                    box_of(self.camera, x, x + WALL_MM, level.z_mm, level.z_mm + level.height_mm)
                )
        top = self.section.levels[-1]
        roof = top.z_mm + top.height_mm
        painter.drawRect(box_of(self.camera, top.x0 - WALL_MM, top.x1 + WALL_MM, roof, roof + ROOF_MM))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("floor"))
        shafts = self.section.shafts
        for n in range(len(shafts)):
            for level in self.section.levels[1:]:
                if shafts.z0[n] < level.z_mm - 1 and shafts.z1[n] > level.z_mm:
                    painter.drawRect(
                        box_of(
                            self.camera,
                            float(shafts.x0[n]),
                            float(shafts.x1[n]),
                            level.z_mm - level.slab_mm,
                            level.z_mm,
                        )
                    )

    def _paint_racks(self, painter: QPainter) -> None:
        theme, rack_px = self.theme, 600 * self.camera.px_per_mm
        tones = [theme.colour(token) for token in FILLS]
        for n, box in enumerate(boxes_of(self.camera, self.section.racks)):
            if box.right() < 0 or box.left() > self.camera.width_px:
                continue
            painter.setPen(QPen(theme.colour("rack_line"), 1) if rack_px >= 6 else Qt.PenStyle.NoPen)
            painter.setBrush(tones[int(self.section.fill[n])])
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, 0) if rack_px >= 6 else box)
        if rack_px >= DEVICES_FROM_PX:
            self._paint_devices(painter)

    def _paint_devices(self, painter: QPainter) -> None:
        """What is mounted in the racks that are cut, the boxes of one kind in one go."""
        theme, racks = self.theme, self.section.racks
        left, right = (self.camera.to_px(x, 0.0)[0] for x in (0.0, 1.0))
        seen = self.camera.seen()
        inside = np.flatnonzero((racks.x1 >= seen.x0) & (racks.x0 <= seen.x1))
        mounted = mounted_of(self.snapshot)
        owner, device = mounted.of(self.section.rack_row[inside])
        rack = inside[owner]
        wide = (racks.x1 - racks.x0)[rack] * (1 - 2 * INSET) * (right - left)
        x = (racks.x0[rack] + (racks.x1 - racks.x0)[rack] * INSET) * (right - left) + left
        tall = (racks.z1 - racks.z0)[rack]
        low, high = (
            racks.z0[rack] + tall * (0.03 + 0.94 * share[device]) for share in (mounted.low, mounted.high)
        )
        top = self.camera.to_px(0.0, 0.0)[1] - high * self.camera.px_per_mm + 0.5
        height = np.maximum((high - low) * self.camera.px_per_mm - 1.0, 0.6)
        painter.setPen(Qt.PenStyle.NoPen)
        for kind, name in enumerate((*KINDS, "")):
            painter.setBrush(theme.colour(DEVICE_FILLS.get(name, "hover")))
            mine = np.flatnonzero(mounted.kind[device] == kind)
            columns = (column[mine].tolist() for column in (x, top, wide, height))
            painter.drawRects([QRectF(*edges) for edges in zip(*columns, strict=True)])

    def _paint_trays(self, painter: QPainter) -> None:
        theme = self.theme
        painter.setPen(QPen(theme.colour("tray_line"), 1))
        painter.setBrush(theme.colour("tray"))
        for box in boxes_of(self.camera, self.section.along):
            painter.drawRect(box)
        for n, box in enumerate(boxes_of(self.camera, self.section.across)):
            full = float(self.section.across_fill[n])
            painter.setPen(QPen(theme.colour("tray_line"), 1))
            painter.setBrush(theme.colour("sunken"))
            painter.drawRect(box)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("error" if full > 0.5 else "warn" if full > 0.4 else "cable"))
            high = box.height() * min(full, 1.0)
            painter.drawRect(QRectF(box.left() + 1, box.bottom() - high, box.width() - 2, high))

    def _paint_shafts(self, painter: QPainter) -> None:
        theme = self.theme
        painter.setPen(QPen(theme.colour("riser", 0.7), 1))
        painter.setBrush(theme.colour("riser", 0.10))
        for box in boxes_of(self.camera, self.section.shafts):
            painter.drawRect(box)

    def _paint_far(self, painter: QPainter) -> None:
        theme = self.theme
        painter.setPen(QPen(theme.colour("riser", 0.35), 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for box in boxes_of(self.camera, self.section.far_shafts):
            painter.drawRect(box)
