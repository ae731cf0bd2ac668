"""Close in a cold aisle: the fronts of racks look into it."""

from __future__ import annotations

from fabric_studio.base.language import mark
from fabric_studio.ui.canvas.tools.area import AreaTool


class ColdAisleTool(AreaTool):
    name = "cold-aisle"
    title = mark("Cold aisle")
    purpose = "cold-aisle"
    size_mm = (6_000.0, 1_200.0)
