"""What every canvas tool is: it follows the pointer, paints what would happen, and ends in exactly one command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter

from fabric_studio.ui.canvas.pointer import Pointer

if TYPE_CHECKING:
    from fabric_studio.ui.canvas.view import PlanView


class Tool:
    """One way to use the mouse. A tool holds only what is going on right now; `cancel` forgets it without a trace.

    `key` returns True when it used the key. `hint` is one line for the status bar.
    """

    name = ""
    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, view: PlanView) -> None:
        self.view = view
        self.context = view.context

    @property
    def busy(self) -> bool:
        """True while something is going on that Esc would cancel."""
        return False

    def hint(self) -> str:
        return ""

    def press(self, at: Pointer) -> None:
        pass

    def move(self, at: Pointer) -> None:
        """The pointer moved, with or without the button held."""

    def release(self, at: Pointer) -> None:
        pass

    def double_click(self, at: Pointer) -> None:
        pass

    def key(self, event: QKeyEvent) -> bool:
        return False

    def takes(self, event: QKeyEvent) -> bool:
        """Whether a key belongs to the tool now, although it is the shortcut of something else."""
        return False

    def cancel(self) -> None:
        pass

    def refresh(self) -> None:
        """The design or the chosen part or medium changed under the tool."""

    def paint(self, painter: QPainter) -> None:
        pass

    def paint_waiting(self, painter: QPainter, at: Pointer) -> None:
        """What a drag from the palette would leave here."""
