"""Names where there is little room."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF


def fitting(text: str, metrics: QFontMetricsF, room_px: float) -> str:
    """All of a name, or what follows its last dash; nothing rather than a stump."""
    if metrics.horizontalAdvance(text) <= room_px:
        return text
    tail = text.rsplit("-", 1)[-1]
    return tail if metrics.horizontalAdvance(tail) <= room_px else ""
