"""Which part of the plan is looked at, and how large. View state: never in the document."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

PX_PER_MM_AT_100 = 0.1
"""100 % shows a metre as 100 pixels: a 600 mm rack is 60 wide and can be read."""
ZOOM_MIN, ZOOM_MAX = 0.005, 8.0
"""0.5 % (a kilometre in 500 pixels) to 800 % (a rack unit 35 pixels tall)."""
FIT_MARGIN = 0.06


@dataclass(frozen=True, slots=True)
class Rect:
    """x0 <= x1, y0 <= y1, mm on the plan."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def width(self) -> float:
        return self.x1 - self.x0

    @property
    def height(self) -> float:
        return self.y1 - self.y0

    @property
    def middle(self) -> tuple[float, float]:
        return (self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2

    def grown(self, by_mm: float) -> Rect:
        return Rect(self.x0 - by_mm, self.y0 - by_mm, self.x1 + by_mm, self.y1 + by_mm)

    def united(self, other: Rect) -> Rect:
        return Rect(
            min(self.x0, other.x0), min(self.y0, other.y0), max(self.x1, other.x1), max(self.y1, other.y1)
        )

    def touches(self, other: Rect) -> bool:
        return self.x0 <= other.x1 and other.x0 <= self.x1 and self.y0 <= other.y1 and other.y0 <= self.y1


@dataclass(frozen=True, slots=True)
class Camera:
    """x_mm, y_mm: what is in the middle. zoom: 1.0 is 100 %. width_px, height_px: of the view, device-independent.
    zoom_min, zoom_max: how far it goes; a map of sites needs more than a plan."""

    x_mm: float = 0.0
    y_mm: float = 0.0
    zoom: float = 0.5
    width_px: float = 800.0
    height_px: float = 600.0
    zoom_min: float = ZOOM_MIN
    zoom_max: float = ZOOM_MAX

    @property
    def px_per_mm(self) -> float:
        return self.zoom * PX_PER_MM_AT_100

    def to_px(self, x_mm: float, y_mm: float) -> tuple[float, float]:
        scale = self.px_per_mm
        return (x_mm - self.x_mm) * scale + self.width_px / 2, (y_mm - self.y_mm) * scale + self.height_px / 2

    def to_mm(self, x_px: float, y_px: float) -> tuple[float, float]:
        scale = self.px_per_mm
        return (x_px - self.width_px / 2) / scale + self.x_mm, (y_px - self.height_px / 2) / scale + self.y_mm

    def seen(self, margin_px: float = 0.0) -> Rect:
        """The part of the plan in view."""
        x0, y0 = self.to_mm(-margin_px, -margin_px)
        x1, y1 = self.to_mm(self.width_px + margin_px, self.height_px + margin_px)
        return Rect(x0, y0, x1, y1)

    def sized(self, width_px: float, height_px: float) -> Camera:
        return replace(self, width_px=max(1.0, width_px), height_px=max(1.0, height_px))

    def panned(self, dx_px: float, dy_px: float) -> Camera:
        """As if the sheet had been dragged by so many pixels."""
        scale = self.px_per_mm
        return replace(self, x_mm=self.x_mm - dx_px / scale, y_mm=self.y_mm - dy_px / scale)

    def zoomed(self, factor: float, x_px: float, y_px: float) -> Camera:
        """Larger by `factor` about a point of the view, which stays where it is."""
        x_mm, y_mm = self.to_mm(x_px, y_px)
        zoom = min(max(self.zoom * factor, self.zoom_min), self.zoom_max)
        scale = zoom * PX_PER_MM_AT_100
        return replace(
            self,
            zoom=zoom,
            x_mm=x_mm - (x_px - self.width_px / 2) / scale,
            y_mm=y_mm - (y_px - self.height_px / 2) / scale,
        )

    def fitted(self, rect: Rect, *, zoom_max: float = math.inf) -> Camera:
        """Shows all of `rect` with a margin, in the middle."""
        room = 1 - 2 * FIT_MARGIN
        scale = min(
            self.width_px * room / max(rect.width, 1.0), self.height_px * room / max(rect.height, 1.0)
        )
        zoom = min(max(scale / PX_PER_MM_AT_100, self.zoom_min), min(zoom_max, self.zoom_max))
        x_mm, y_mm = rect.middle
        return replace(self, x_mm=x_mm, y_mm=y_mm, zoom=zoom)
