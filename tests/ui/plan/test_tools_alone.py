"""Tools on a stand-in of the plan: what they are given is narrow enough to do without a window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from fabric_studio.scene.camera import Camera
from fabric_studio.scene.floor import floor_of
from fabric_studio.ui.canvas.layers.cables import CableLayer
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.canvas.tools.measure import MeasureTool
from fabric_studio.ui.canvas.tools.riser import RiserTool
from fabric_studio.ui.canvas.tools.tool import Plan, Tool
from fabric_studio.ui.canvas.tools.tray import TrayTool
from fabric_studio.ui.context import Context
from fabric_studio.ui.theme import Theme
from tests.factories_plan import plan


class Paper:
    """A plan of which nothing is seen."""

    def __init__(self, context: Context) -> None:
        self.context, self.camera, self.cables = context, Camera().sized(800, 600), CableLayer()
        self.hints = 0

    @property
    def sheet(self) -> Sheet:
        return Sheet(self.context.snapshot, self.context.storey, self.camera, self.context.theme)

    @property
    def room(self) -> QRectF:
        return QRectF(0, 0, 800, 600)

    def pointer(self, px: QPointF) -> Pointer:
        return Pointer(px, *self.camera.to_mm(px.x(), px.y()))

    def on_grid(self, x_mm: float, y_mm: float) -> tuple[float, float]:
        return round(x_mm / 100) * 100.0, round(y_mm / 100) * 100.0

    def ghost_storey(self) -> int:
        return 0

    def tool_named(self, name: str) -> Tool | None:
        return None

    def tell_hint(self) -> None:
        self.hints += 1

    def fit_all(self) -> None: ...
    def fit_selection(self) -> None: ...
    def pan_by(self, dx_px: float, dy_px: float) -> None: ...
    def setCursor(self, cursor: Qt.CursorShape, /) -> None: ...
    def update(self) -> None: ...


@pytest.fixture
def paper(qapp, session_on) -> Plan:
    return Paper(Context(session_on(plan(1, 2)), Theme("dark")))


def at(paper: Plan, x_mm: float, y_mm: float) -> Pointer:
    return Pointer(QPointF(*paper.camera.to_px(x_mm, y_mm)), x_mm, y_mm)


def test_a_measurement_rests_on_the_corner_of_a_rack(paper):
    racks = floor_of(paper.sheet.snapshot, paper.sheet.storey).racks
    x, y, near = float(racks.x0[0]), float(racks.y0[0]), 3.0 / paper.camera.px_per_mm
    tool = MeasureTool(paper)
    tool.press(at(paper, x + near, y - near))
    tool.move(at(paper, x + 5000.0, y))
    assert tool.first == (x, y) and tool.busy
    tool.cancel()
    far = 9.0 / paper.camera.px_per_mm
    tool.press(at(paper, x - far, y - far))
    assert tool.first == (x - far, y - far)


def test_a_tray_is_one_command_with_its_ends_on_the_grid(paper):
    before, tool = paper.context.snapshot, TrayTool(paper)
    tool.press(at(paper, 1040.0, 960.0))
    tool.move(at(paper, 5030.0, 1100.0))
    assert paper.context.snapshot is before, "nothing is changed before the button is let go"
    tool.release(at(paper, 5030.0, 1100.0))
    after = paper.context.snapshot
    row = after.trays.get(int(after.trays.uid[-1]))
    assert len(after.trays) == len(before.trays) + 1 and not tool.busy
    assert (row.x1_mm, row.y1_mm, row.x2_mm, row.y2_mm) == (1000.0, 1000.0, 5000.0, 1000.0)


def test_a_riser_asks_for_a_second_storey(paper):
    told = []
    paper.context.notices.posted.connect(lambda notice: told.append(notice.text))
    before = paper.context.snapshot
    RiserTool(paper).press(at(paper, 1000.0, 1000.0))
    assert paper.context.snapshot is before and "Add a storey first" in told[0]
