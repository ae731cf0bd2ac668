"""Close in a hot aisle: the rears of racks blow into it."""

from __future__ import annotations

from fabric_studio.base.language import mark
from fabric_studio.ui.canvas.tools.area import AreaTool


class HotAisleTool(AreaTool):
    name = "hot-aisle"
    title = mark("Hot aisle")
    purpose = "hot-aisle"
    size_mm = (6_000.0, 1_200.0)
