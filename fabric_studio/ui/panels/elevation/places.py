"""Where everything of the shown racks is on the widget, and what is under the pointer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from fabric_studio.ui.panels.elevation.plan import Cell, Mounted, RackPlan

HEAD_PX, FOOT_PX, GUTTER_PX, RIGHT_PX, GAP_PX, LOOSE_PX = 30, 14, 30, 12, 10, 22
_NEAR_PX = 5.0
"""How far beside a cage still counts as on it."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Something on the widget: a rack column, a device in it, and a logical port of a cage. -1: not on a port."""

    column: int
    device: int = 0
    port: int = -1
    logical: int = 0


@dataclass(frozen=True, slots=True)
class Column:
    """One rack: its plan and the box of its rack units."""

    plan: RackPlan
    box: QRectF
    unit_px: float

    def device_box(self, device: Mounted) -> QRectF:
        if device in self.plan.loose:
            place = self.plan.loose.index(device)
            return QRectF(self.box.left(), self.box.top() - (len(self.plan.loose) - place) * LOOSE_PX,
                          self.box.width(), LOOSE_PX - 2)  # fmt: skip
        return self.unit_box(device.u, device.height_u)

    def unit_box(self, u: float, height_u: float) -> QRectF:
        bottom = self.box.bottom() - (u - 1) * self.unit_px
        top = bottom - height_u * self.unit_px
        return QRectF(self.box.left(), round(top), self.box.width(), round(bottom) - round(top))

    def unit_at(self, y: float, height_u: float = 1.0) -> int:
        """The lowest unit of something of this height whose middle is at y, kept inside the rack."""
        middle = (self.box.bottom() - y) / self.unit_px + 1
        top = max(1, self.plan.units - max(1, round(height_u)) + 1)
        return min(max(1, round(middle - height_u / 2)), top)

    def cell_box(self, device: Mounted, cell: Cell) -> QRectF:
        face = self.device_box(device)
        return QRectF(
            face.left() + cell.x * face.width(),
            face.top() + cell.y * face.height(),
            cell.width * face.width(),
            cell.height * face.height(),
        )

    def port_box(self, device: Mounted, cell: Cell, logical: int) -> QRectF:
        box = self.cell_box(device, cell)
        part = box.width() / cell.ports
        return QRectF(box.left() + logical * part, box.top(), part, box.height())

    def ports(self, device: Mounted) -> Iterator[tuple[Cell, int]]:
        """Logical ports in face order."""
        for cell in device.cells:
            for logical in range(cell.ports):
                yield cell, logical


def lay_out(plans: Sequence[RackPlan], width: float, unit_px: float) -> tuple[list[Column], float]:
    """Columns side by side on one floor, and the height they need."""
    if not plans:
        return [], 0.0
    each = (width - GAP_PX * (len(plans) - 1)) / len(plans)
    tallest = max(plan.units * unit_px + len(plan.loose) * LOOSE_PX for plan in plans)
    bottom = HEAD_PX + tallest
    columns = []
    for number, plan in enumerate(plans):
        left = number * (each + GAP_PX) + GUTTER_PX
        high = plan.units * unit_px
        box = QRectF(round(left), round(bottom - high), round(each - GUTTER_PX - RIGHT_PX), round(high))
        columns.append(Column(plan, box, unit_px))
    return columns, bottom + FOOT_PX


def spot_at(columns: Sequence[Column], at: QPointF) -> Spot | None:
    """What is under the pointer; the nearest port where two are close."""
    for number, column in enumerate(columns):
        reach = column.box.adjusted(-GUTTER_PX, -HEAD_PX - len(column.plan.loose) * LOOSE_PX, 6, FOOT_PX)
        if not reach.contains(at):
            continue
        for device in (*column.plan.devices, *column.plan.loose):
            if column.device_box(device).contains(at):
                port, logical = _port_at(column, device, at)
                return Spot(number, device.uid, port, logical)
        return Spot(number)
    return None


def _port_at(column: Column, device: Mounted, at: QPointF) -> tuple[int, int]:
    best, found = _NEAR_PX, (-1, 0)
    for cell in device.cells:
        box = column.cell_box(device, cell)
        away = max(box.left() - at.x(), at.x() - box.right(), 0.0) + max(
            box.top() - at.y(), at.y() - box.bottom(), 0.0
        )
        if away < best:
            inside = (at.x() - box.left()) / max(box.width(), 1e-9) * cell.ports
            best, found = away, (cell.cage.number, int(min(max(inside, 0), cell.ports - 1)))
    return found
