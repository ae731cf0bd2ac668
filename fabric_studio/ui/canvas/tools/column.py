"""Draw a column of the building: nothing stands there."""

from __future__ import annotations

from fabric_studio.base.language import mark
from fabric_studio.ui.canvas.tools.area import AreaTool


class ColumnTool(AreaTool):
    name = "column"
    title = mark("Column")
    purpose = "column"
    size_mm = (400.0, 400.0)
