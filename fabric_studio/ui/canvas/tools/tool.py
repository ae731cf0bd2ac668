"""What every canvas tool is: it follows the pointer, paints what would happen, and ends in exactly one command.

And what it is given for that: the plan, as narrow as tools need it.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter

from fabric_studio.scene.camera import Camera
from fabric_studio.ui.canvas.layers.cables import CableLayer
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.context import Context


class Plan(Protocol):
    """The plan that a tool works on. cables: their picture, which knows the cables at a pixel."""

    context: Context
    camera: Camera

    @property
    def sheet(self) -> Sheet:
        """The storey as it is drawn now."""

    @property
    def cables(self) -> CableLayer: ...

    @property
    def room(self) -> QRectF:
        """The view on the screen, for cards to stay inside."""

    def pointer(self, px: QPointF) -> Pointer:
        """A point of the view as a pointer would be there."""

    def on_grid(self, x_mm: float, y_mm: float) -> tuple[float, float]:
        """A place on the snap grid."""

    def ghost_storey(self) -> int:
        """The storey above, else the one below; 0 when there is none."""

    def tool_named(self, name: str) -> Tool | None: ...

    def tell_hint(self) -> None:
        """The tool has something else to say in the status bar."""

    def fit_all(self) -> None: ...

    def fit_selection(self) -> None: ...

    def pan_by(self, dx_px: float, dy_px: float) -> None: ...

    def setCursor(self, cursor: Qt.CursorShape, /) -> None: ...

    def update(self) -> None: ...


class Tool:
    """One way to use the mouse. A tool holds only what is going on right now; `cancel` forgets it without a trace.

    `key` returns True when it used the key. `hint` is one line for the status bar.
    """

    name = ""
    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, view: Plan) -> None:
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
