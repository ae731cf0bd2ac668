"""The tools that the bar and the Tools menu show."""

from __future__ import annotations

from fabric_studio.base.language import mark

TOOL_ACTIONS = (
    ("select", mark("Select"), "V", "cursor", mark("Select and move")),
    ("place", mark("Place"), "P", "plus", mark("Put down the part chosen on the left")),
    ("cable", mark("Cable"), "C", "flow-arrow", mark("Draw a cable from rack to rack or port to port")),
    ("tray", mark("Tray"), "T", "path", mark("Draw a tray")),
    ("riser", mark("Riser"), "Shift+T", "arrow-line-up", mark("Stand a riser to the next storey")),
    ("measure", mark("Measure"), "M", "ruler", mark("Measure a distance")),
    ("pan", mark("Pan"), "H", "hand", mark("Move the sheet (also Space or the middle button)")),
)
"""(tool, words, shortcut, icon, tip)."""
