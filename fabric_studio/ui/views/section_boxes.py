"""Pieces of a section on the screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from fabric_studio.scene.camera import Camera
from fabric_studio.scene.section import Cuts

WALL_MM = 300.0
"""How thick the outer walls are drawn."""


def box_of(camera: Camera, x0: float, x1: float, z0: float, z1: float) -> QRectF:
    """From left to right and from the lower to the upper edge, mm."""
    left, top = camera.to_px(x0, -z1)
    right, foot = camera.to_px(x1, -z0)
    return QRectF(left, top, right - left, foot - top)


def boxes_of(camera: Camera, cuts: Cuts) -> list[QRectF]:
    columns = (cuts.x0, cuts.x1, cuts.z0, cuts.z1)
    return [box_of(camera, *map(float, edges)) for edges in zip(*columns, strict=True)]
