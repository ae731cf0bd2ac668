"""Cameras that fall on whole device pixels, so that a sheet that is moved looks the same wherever it is moved to."""

from __future__ import annotations

from fabric_studio.scene.camera import Camera

HAIR_PX = 0.003
_SAME = 1e-6


def aligned(camera: Camera, ratio: float) -> Camera:
    """Moved by less than a pixel, so that the origin of the plan is a hair right of and below a device pixel: then
    whatever is rounded falls to the same pixel wherever the sheet is moved to. ratio: device pixels per pixel."""
    x, y = camera.to_px(0.0, 0.0)
    shift_x = (round(x * ratio) + HAIR_PX) / ratio - x
    shift_y = (round(y * ratio) + HAIR_PX) / ratio - y
    small = abs(shift_x) * ratio < _SAME and abs(shift_y) * ratio < _SAME
    return camera if small else camera.panned(shift_x, shift_y)


def whole_pixels(old: Camera, new: Camera, ratio: float) -> tuple[int, int] | None:
    """By how many device pixels the sheet moves from one camera to another, when that is all that changes and much of it
    stays in view; then its pictures are moved along and only their new edges painted."""
    if (old.zoom, old.width_px, old.height_px) != (new.zoom, new.width_px, new.height_px):
        return None
    scale = old.px_per_mm * ratio
    dx, dy = (old.x_mm - new.x_mm) * scale, (old.y_mm - new.y_mm) * scale
    far = abs(dx) > old.width_px * ratio / 2 or abs(dy) > old.height_px * ratio / 2
    if far or abs(dx - round(dx)) > 0.01 or abs(dy - round(dy)) > 0.01:
        return None
    return round(dx), round(dy)
