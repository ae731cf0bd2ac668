"""The sheet of a device's cables, and the way of a link in the inspector."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fabric_studio.app.commands import cables
from fabric_studio.app.opened import Opened
from fabric_studio.layout.lengths import PortEnd
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.cable_sheet import CableSheetDialog
from fabric_studio.ui.panels.elevation.panel import ElevationPanel
from fabric_studio.ui.panels.inspector import InspectorPanel
from fabric_studio.ui.selection import chosen
from tests.unit.io.test_cable_sheets import over_two_panels

Show = Callable[..., QWidget]
Shot = Callable[[QWidget, str], None]


def cabled(context: Context, ports: int) -> int:
    """leaf-01 on so many ports of spine-01; the leaf."""
    leaf, spine = (context.snapshot.devices.named(name) for name in ("leaf-01", "spine-01"))
    assert leaf is not None and spine is not None
    for port in range(ports):
        ends = PortEnd(leaf.uid, port, 0, 4), PortEnd(spine.uid, port, 0, 4)
        cables.connect_ports(context.document, context.library, *ends, medium_id="400g4-sr4")
    return int(leaf.uid)


def test_a_sheet_is_shown_saved_and_printed(context: Context, show: Show, shot: Shot, tmp_path: Path) -> None:
    leaf = cabled(context, 24)
    dialog = CableSheetDialog(context, np.array([leaf]))
    show(dialog, 1160, 560)
    shot(dialog, "cable-sheet")
    assert len(dialog.rows) == 24 and dialog.windowTitle() == "Cables of leaf-01"
    dialog.save_csv(tmp_path / "leaf.csv")
    with (tmp_path / "leaf.csv").open(encoding="utf-8-sig", newline="") as stream:
        lines = list(csv.reader(stream))
    assert len(lines) == 25 and lines[1][0] == "leaf-01" and lines[1][9].startswith("spine-01")
    dialog.save_pdf(tmp_path / "leaf.pdf")
    paper = (tmp_path / "leaf.pdf").read_bytes()
    assert paper.startswith(b"%PDF") and b"/Subtype /Image" not in paper, "text and lines, no picture"


def test_the_elevation_opens_it_for_its_rack(context: Context, show: Show, qtbot: QtBot) -> None:
    leaf = cabled(context, 3)
    panel = ElevationPanel(context)
    show(panel, 300, 700)
    panel.show_rack(int(context.snapshot.devices.get(leaf).rack))
    context.actions["cables.sheet"].trigger()
    QApplication.processEvents()
    (dialog,) = panel.findChildren(CableSheetDialog)
    assert len(dialog.rows) == 3
    dialog.close()


def test_the_inspector_tells_the_way_of_a_link_and_that_a_length_was_set_by_hand(
    context: Context, show: Show, shot: Shot
) -> None:
    drawing, _names, cords = over_two_panels()
    context.session.adopt(Opened(drawing.document, "panels"))
    panel = InspectorPanel(context)
    show(panel, 340, 900)
    context.selection.set(chosen("cable", cords[1]))
    panel.refresh()
    shot(panel, "trace")
    texts = panel.sheet("cable").facts.texts()
    assert texts["Length"] == "set by hand"
    assert texts["End to end"].endswith("over 2 panels") and texts["End to end"].startswith("28 m")
    assert [texts[f"Stop {n}"].split()[0] for n in (1, 2, 3, 4)] == ["server", "panel-a", "panel-b", "leaf"]
