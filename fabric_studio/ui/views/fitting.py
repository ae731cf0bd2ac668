"""Names where there is little room."""

from __future__ import annotations

from fabric_studio.ui.theme import FontSize, text_width


def fitting(text: str, room_px: float, size: FontSize = "label", *, bold: bool = False) -> str:
    """All of a name, or what follows its last dash; nothing rather than a stump."""
    if text_width(text, size, bold) <= room_px:
        return text
    tail = text.rsplit("-", 1)[-1]
    return tail if text_width(tail, size, bold) <= room_px else ""
