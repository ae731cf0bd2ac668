"""What the mouse and the keys do on the canvas, one tool a file, each ending in exactly one command."""

from __future__ import annotations

from fabric_studio.ui.canvas.tools.cable import CableTool
from fabric_studio.ui.canvas.tools.cold_aisle import ColdAisleTool
from fabric_studio.ui.canvas.tools.column import ColumnTool
from fabric_studio.ui.canvas.tools.door import DoorTool
from fabric_studio.ui.canvas.tools.hall import HallTool
from fabric_studio.ui.canvas.tools.hot_aisle import HotAisleTool
from fabric_studio.ui.canvas.tools.measure import MeasureTool
from fabric_studio.ui.canvas.tools.no_go import NoGoTool
from fabric_studio.ui.canvas.tools.pan import PanTool
from fabric_studio.ui.canvas.tools.place import PlaceTool
from fabric_studio.ui.canvas.tools.riser import RiserTool
from fabric_studio.ui.canvas.tools.room import RoomTool
from fabric_studio.ui.canvas.tools.scale import ScaleTool
from fabric_studio.ui.canvas.tools.select import SelectTool
from fabric_studio.ui.canvas.tools.tool import Tool
from fabric_studio.ui.canvas.tools.tray import TrayTool
from fabric_studio.ui.canvas.tools.wall import WallTool

TOOLS: dict[str, type[Tool]] = {
    tool.name: tool
    for tool in (
        SelectTool,
        PlaceTool,
        CableTool,
        TrayTool,
        RiserTool,
        MeasureTool,
        PanTool,
        HallTool,
        RoomTool,
        WallTool,
        DoorTool,
        ColumnTool,
        NoGoTool,
        ColdAisleTool,
        HotAisleTool,
        ScaleTool,
    )
}
