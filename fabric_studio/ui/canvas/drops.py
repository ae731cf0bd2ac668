"""A part that is dragged from the palette over the plan, and dropped there or carried away again."""

from __future__ import annotations

from PySide6.QtGui import QDropEvent, QPainter

from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.tools.place import PlaceTool
from fabric_studio.ui.context import PART_MIME


class Drops:
    """The place tool shows what would happen, whatever tool is in hand."""

    def __init__(self, tool: PlaceTool) -> None:
        self._tool = tool

    def takes(self, event: QDropEvent) -> bool:
        """Whether what is dragged is a part; it is accepted then."""
        known = event.mimeData().hasFormat(PART_MIME)
        if known:
            event.acceptProposedAction()
        return known

    def enter(self, event: QDropEvent, at: Pointer) -> None:
        part_id = bytes(event.mimeData().data(PART_MIME).data()).decode("utf-8", "replace")
        self._tool.begin_drop(part_id, at)

    def move(self, at: Pointer) -> None:
        self._tool.move(at)

    def leave(self) -> None:
        self._tool.end_drop()

    def drop(self, at: Pointer) -> None:
        self._tool.drop(at)

    def paint(self, painter: QPainter) -> None:
        if self._tool.dropping:
            self._tool.paint(painter)
