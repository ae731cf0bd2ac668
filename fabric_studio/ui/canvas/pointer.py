"""Where the mouse is, on the screen and on the plan."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt


@dataclass(frozen=True, slots=True)
class Pointer:
    """px: in the view. x_mm, y_mm: on the plan. keyed: the arrow keys put it there, so nothing pulls it away."""

    px: QPointF
    x_mm: float
    y_mm: float
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    keyed: bool = False

    @property
    def shift(self) -> bool:
        return bool(self.modifiers & Qt.KeyboardModifier.ShiftModifier)

    @property
    def control(self) -> bool:
        return bool(self.modifiers & Qt.KeyboardModifier.ControlModifier)

    @property
    def alt(self) -> bool:
        return bool(self.modifiers & Qt.KeyboardModifier.AltModifier)
