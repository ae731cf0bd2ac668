"""What the tools for areas share: a purpose, and one command."""

from __future__ import annotations

from fabric_studio.app.commands import structure
from fabric_studio.scene.camera import Rect
from fabric_studio.ui.canvas.tools.rectangle import RectangleTool


class AreaTool(RectangleTool):
    kind = "area"
    purpose = ""

    def make(self, rect: Rect) -> int | None:
        context = self.context
        return context.do(
            structure.add_area,
            context.document,
            context.storey,
            self.purpose,
            x_mm=rect.x0,
            y_mm=rect.y0,
            width_mm=rect.width,
            depth_mm=rect.height,
        )
