"""Draw a piece of floor that stays free: a way of escape, a hatch, the reach of a crane."""

from __future__ import annotations

from fabric_studio.base.language import mark
from fabric_studio.ui.canvas.tools.area import AreaTool


class NoGoTool(AreaTool):
    name = "no-go"
    title = mark("No-go area")
    purpose = "no-go"
    size_mm = (1_500.0, 3_000.0)
