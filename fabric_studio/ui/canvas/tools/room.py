"""Draw a meet-me room, where fibre from outside ends."""

from __future__ import annotations

from fabric_studio.app.commands import rooms
from fabric_studio.base.language import mark
from fabric_studio.scene.camera import Rect
from fabric_studio.ui.canvas.tools.rectangle import RectangleTool


class RoomTool(RectangleTool):
    name = "room"
    title = mark("Meet-me room")
    kind = "room"
    size_mm = (rooms.WIDTH_MM, rooms.DEPTH_MM)

    def make(self, rect: Rect) -> int | None:
        context = self.context
        return context.do(
            rooms.add_room,
            context.document,
            context.storey,
            x_mm=rect.x0,
            y_mm=rect.y0,
            width_mm=rect.width,
            depth_mm=rect.height,
        )

    def after(self) -> None:
        self.context.use_tool("select")
