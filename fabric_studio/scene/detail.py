"""Levels of detail: what is worth drawing at a zoom, and how many primitives a frame may have at most."""

from __future__ import annotations

from typing import Literal

from fabric_studio.scene.camera import Camera

Level = Literal["hall", "row", "rack", "port"]

RACK_MM = 600.0
"""The common rack width that the levels are measured by."""
ROW_PX, RACK_PX, PORT_PX = 12.0, 60.0, 180.0
"""Least width of a common rack on the screen at which a level starts. At PORT_PX a port is 6 pixels or wider."""

CABLE_BUDGET = 20_000
"""Single cables drawn in one frame at most; above it they stay bundles."""
DIRECT_BUDGET = 3_000
"""Pairs of racks joined without a tray that are drawn one by one; above it neighbours are drawn as one."""
LABEL_BUDGET = 1_500
"""Texts in one frame at most."""


def level_of(camera: Camera) -> Level:
    """hall: outlines and bundles; row: rack names, drops; rack: single cables, devices; port: ports and labels."""
    rack_px = RACK_MM * camera.px_per_mm
    if rack_px < ROW_PX:
        return "hall"
    if rack_px < RACK_PX:
        return "row"
    return "rack" if rack_px < PORT_PX else "port"
