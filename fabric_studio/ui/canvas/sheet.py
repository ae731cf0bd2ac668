"""What a layer needs to know to paint itself: the design, the storey, the camera and the colours."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.findings import Report
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.detail import Level, level_of
from fabric_studio.ui.canvas.shelf import Shelf
from fabric_studio.ui.theme import Theme


@dataclass(frozen=True)
class Sheet:
    """`ghost`: the uid of the other storey shown faintly, 0 for none. ratio: device pixels per pixel. hidden: layers that
    are not drawn; untouchable: kinds that clicks go through. shelf: the pictures under plans; patient: wait for those
    that are still being unpacked."""

    snapshot: Snapshot
    storey: int
    camera: Camera
    theme: Theme
    ratio: float = 1.0
    ghost: int = 0
    report: Report | None = None
    imperial: bool = False
    snap_mm: float = 100.0
    hidden: frozenset[str] = frozenset()
    untouchable: frozenset[str] = frozenset()
    shelf: Shelf | None = None
    patient: bool = False

    @property
    def level(self) -> Level:
        return level_of(self.camera)

    def rect_px(self, rect: Rect) -> QRectF:
        x0, y0 = self.camera.to_px(rect.x0, rect.y0)
        x1, y1 = self.camera.to_px(rect.x1, rect.y1)
        return QRectF(x0, y0, x1 - x0, y1 - y0)

    def transform(self) -> QTransform:
        """From mm on the plan to pixels of the view."""
        camera = self.camera
        scale = camera.px_per_mm
        dx, dy = camera.to_px(0.0, 0.0)
        return QTransform(scale, 0, 0, scale, dx, dy)
