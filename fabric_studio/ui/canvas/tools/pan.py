"""Move the sheet under the view. The view itself does it, as with the middle button or Space."""

from __future__ import annotations

from PySide6.QtCore import Qt

from fabric_studio.base.language import tr
from fabric_studio.ui.canvas.tools.tool import Tool


class PanTool(Tool):
    name = "pan"
    cursor = Qt.CursorShape.OpenHandCursor

    def hint(self) -> str:
        return tr("Drag to move the sheet")
