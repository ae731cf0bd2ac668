"""Where a rack would stand that is not placed yet, to scale, and which way it looks."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from fabric_studio.catalog.parts import Part
from fabric_studio.layout.footprint import DEFAULT_DEPTH_MM, DEFAULT_WIDTH_MM
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.snapping import Snapped, snapped
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.canvas.tools.aiming import PULL_PX
from fabric_studio.ui.theme import Theme

NO_RACK = np.zeros(0, np.int64)
"""What of the plan is being moved: nothing, the rack is not there yet."""


@dataclass(frozen=True, slots=True)
class Footprint:
    """Of a rack as it would stand: its middle and its sides along the plan's axes."""

    x_mm: float
    y_mm: float
    wide_mm: float
    deep_mm: float

    @property
    def rect(self) -> Rect:
        return Rect(
            self.x_mm - self.wide_mm / 2,
            self.y_mm - self.deep_mm / 2,
            self.x_mm + self.wide_mm / 2,
            self.y_mm + self.deep_mm / 2,
        )


def footprint_of(sheet: Sheet, part: Part, at: Pointer, rotation_deg: float) -> Footprint:
    """Where a rack would come to rest for this pointer."""
    wide, deep = part.width_mm or DEFAULT_WIDTH_MM, part.depth_mm or DEFAULT_DEPTH_MM
    if rotation_deg % 180:
        wide, deep = deep, wide
    rest = rest_of(sheet, Footprint(at.x_mm, at.y_mm, wide, deep), at)
    return Footprint(at.x_mm + rest.dx_mm, at.y_mm + rest.dy_mm, wide, deep)


def rest_of(sheet: Sheet, spot: Footprint, at: Pointer) -> Snapped:
    """How far it moves to come to rest at the grid or a neighbour; Alt: to the millimetre."""
    return snapped(
        sheet.snapshot,
        sheet.storey,
        spot.rect,
        0.0,
        0.0,
        grid_mm=1.0 if at.alt else sheet.snap_mm,
        reach_mm=0.0 if at.alt or at.keyed else PULL_PX / sheet.camera.px_per_mm,
        moving=NO_RACK,
        ghost=sheet.ghost,
    )


def paint_front(painter: QPainter, box: QRectF, rotation_deg: float, theme: Theme) -> None:
    """The side that looks at the cold aisle. box: the rack in pixels."""
    painter.setPen(QPen(theme.colour("facing"), 3))
    inset = QRectF(box).adjusted(3, 3, -3, -3)
    ends = {
        0.0: (inset.topLeft(), inset.topRight()),
        90.0: (inset.topRight(), inset.bottomRight()),
        180.0: (inset.bottomLeft(), inset.bottomRight()),
        270.0: (inset.topLeft(), inset.bottomLeft()),
    }[rotation_deg]
    painter.drawLine(*ends)
