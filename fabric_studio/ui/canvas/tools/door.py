"""Put a door into a wall: it comes to rest in the nearest one and opens to the side the pointer is on."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter

from fabric_studio.app.commands import structure
from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length
from fabric_studio.scene.floor import floor_of
from fabric_studio.scene.structure import structure_of
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.canvas.layers.building import door_outline
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.canvas.tools.aiming import middle, stepped
from fabric_studio.ui.canvas.tools.tool import Plan, Tool
from fabric_studio.ui.canvas.tools.typed import Typing
from fabric_studio.ui.selection import chosen

NEAR_PX = 48.0
"""So near must a wall be for the door to go into it."""


@dataclass(frozen=True, slots=True)
class Spot:
    """in_wall: False where no wall is near."""

    x_mm: float
    y_mm: float
    rotation_deg: float
    in_wall: bool


class DoorTool(Tool):
    """Click; R turns one that stands in no wall, figures give the width."""

    name = "door"
    title = mark("Door")
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, view: Plan) -> None:
        super().__init__(view)
        self._at: Pointer | None = None
        self._turn_deg = 0.0
        self.typing = Typing()

    @property
    def busy(self) -> bool:
        return bool(self.typing.text)

    @property
    def width_mm(self) -> float:
        typed = self.typing.one_mm(imperial=self.view.sheet.imperial) if self.typing.text else None
        return structure.DOOR_MM if typed is None else typed

    def hint(self) -> str:
        return tr("Click on a wall, on the side the door opens to; type its width; R turns one in no wall")

    def takes(self, event: QKeyEvent) -> bool:
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        return self.typing.takes(event) or (event.key() == Qt.Key.Key_R and plain)

    def move(self, at: Pointer) -> None:
        self._at = at

    def press(self, at: Pointer) -> None:
        self._at = at
        self.put(at)

    def key(self, event: QKeyEvent) -> bool:
        if (at := stepped(self.view, event, self._at)) is not None:
            self._at = at
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.put(self._at or middle(self.view))
            return True
        if event.key() == Qt.Key.Key_R:
            self._turn_deg = (self._turn_deg + 90.0) % 360.0
            return True
        return self.typing.key(event)

    def cancel(self) -> None:
        self._at = None
        self.typing.clear()

    def put(self, at: Pointer) -> None:
        context = self.context
        if not context.storey:
            context.notices.warning(tr("This belongs to a storey. Draw a hall first."))
            return
        spot = self.spot(at)
        uid = context.do(
            structure.add_door,
            context.document,
            context.storey,
            spot.x_mm,
            spot.y_mm,
            rotation_deg=spot.rotation_deg,
            width_mm=self.width_mm,
        )
        self.typing.clear()
        if uid is not None:
            context.selection.set(chosen("door", uid))

    def spot(self, at: Pointer) -> Spot:
        """Where a door for this pointer would be: its middle on the line of the nearest wall, on the grid along it."""
        sheet = self.view.sheet
        lines = _walls(sheet)
        if len(lines):
            x1, y1, x2, y2 = lines.T
            dx, dy = x2 - x1, y2 - y1
            long = np.maximum(np.hypot(dx, dy), 1e-9)
            along = np.clip(((at.x_mm - x1) * dx + (at.y_mm - y1) * dy) / long, 0.0, long)
            away = np.hypot(at.x_mm - x1 - along * dx / long, at.y_mm - y1 - along * dy / long)
            row = int(np.argmin(away))
            if float(away[row]) * sheet.camera.px_per_mm <= NEAR_PX:
                grid = 1.0 if at.alt else max(1.0, sheet.snap_mm)
                half = self.width_mm / 2
                place = round(float(along[row]) / grid) * grid
                if long[row] > self.width_mm:
                    place = min(max(place, half), float(long[row]) - half)
                share = place / float(long[row])
                a, b, c, d = lines[row].tolist()
                turn = structure.side_of(a, b, c, d, at.x_mm, at.y_mm)
                x, y = float(x1[row] + share * dx[row]), float(y1[row] + share * dy[row])
                return Spot(round(x, 6), round(y, 6), turn, True)
        x, y = self.view.on_grid(at.x_mm, at.y_mm)
        return Spot(x, y, self._turn_deg, False)

    def paint(self, painter: QPainter) -> None:
        if self._at is not None:
            self.paint_waiting(painter, self._at)

    def paint_waiting(self, painter: QPainter, at: Pointer) -> None:
        sheet, spot = self.view.sheet, self.spot(at)
        theme, scale = sheet.theme, sheet.camera.px_per_mm
        turn = math.radians(spot.rotation_deg)
        centre = QPointF(*sheet.camera.to_px(spot.x_mm, spot.y_mm))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        door_outline(
            painter,
            centre,
            QPointF(math.sin(turn), -math.cos(turn)),
            max(8.0, self.width_mm * scale),
            max(5.0, 190.0 * scale),
            theme.colour("accent_fill"),
            theme.colour("accent"),
        )
        lines = () if spot.in_wall else (tr("in no wall; R turns it"),)
        if self.typing.text:
            lines = (tr("typed: {text}   Enter takes it", text=self.typing.text), *lines)
        card = Card(format_length(self.width_mm, imperial=sheet.imperial), tr(self.title), lines)
        paint_card(painter, theme, card, centre, self.view.room)


def _walls(sheet: Sheet) -> np.ndarray:
    """The lines that doors go into, shape (N, 4): walls, and the outlines of halls and rooms."""
    walls = structure_of(sheet.snapshot, sheet.storey).walls
    found = [np.stack((walls.x1, walls.y1, walls.x2, walls.y2), axis=1)]
    floor = floor_of(sheet.snapshot, sheet.storey)
    for boxes in (floor.halls, floor.rooms):
        for a, b, c, d in (
            (boxes.x0, boxes.y0, boxes.x1, boxes.y0),
            (boxes.x0, boxes.y1, boxes.x1, boxes.y1),
            (boxes.x0, boxes.y0, boxes.x0, boxes.y1),
            (boxes.x1, boxes.y0, boxes.x1, boxes.y1),
        ):
            found.append(np.stack((a, b, c, d), axis=1))
    return np.concatenate(found)
