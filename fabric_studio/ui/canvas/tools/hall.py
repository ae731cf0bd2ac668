"""Draw a hall: a rectangle with walls. The first one brings its site, building and storey along."""

from __future__ import annotations

from fabric_studio.app.commands import shell, storeys
from fabric_studio.base.language import mark
from fabric_studio.scene.camera import Rect
from fabric_studio.ui.canvas.tools.rectangle import RectangleTool


class HallTool(RectangleTool):
    name = "hall"
    title = mark("Hall")
    kind = "hall"
    size_mm = (shell.HALL_WIDTH_MM, shell.HALL_DEPTH_MM)

    def make(self, rect: Rect) -> int | None:
        context = self.context
        size = {"x_mm": rect.x0, "y_mm": rect.y0, "width_mm": rect.width, "depth_mm": rect.height}
        if context.storey:
            return context.do(storeys.add_hall, context.document, context.storey, **size)
        return context.do(shell.add_first_hall, context.document, **size)

    def after(self) -> None:
        """One hall at a time is drawn; racks come next."""
        self.context.use_tool("select")
