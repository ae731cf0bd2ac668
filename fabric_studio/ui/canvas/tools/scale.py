"""Bring the picture under the plan to scale: click two points of it, type how far apart they are."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen

from fabric_studio.app.commands import underlays
from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length
from fabric_studio.scene.structure import structure_of
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.tools.aiming import middle, stepped
from fabric_studio.ui.canvas.tools.tool import Plan, Tool
from fabric_studio.ui.canvas.tools.typed import Typing


class ScaleTool(Tool):
    """Two clicks, a figure, Enter. Shift keeps the second point level with or above the first."""

    name = "scale"
    title = mark("Scale the picture")
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, view: Plan) -> None:
        super().__init__(view)
        self.first: tuple[float, float] | None = None
        self.second: tuple[float, float] | None = None
        self._at: Pointer | None = None
        self.typing = Typing()

    @property
    def busy(self) -> bool:
        return self.first is not None

    def hint(self) -> str:
        if self.second is not None:
            return tr("Type how far apart the two points are on the floor, then Enter")
        return tr("Click two points of the picture whose distance you know, such as the ends of a wall")

    def takes(self, event: QKeyEvent) -> bool:
        return self.second is not None and self.typing.takes(event)

    def underlay(self) -> int:
        """The picture that is scaled: the selected one, else the topmost one of the storey; 0 for none."""
        shown = structure_of(self.context.snapshot, self.context.storey).pictures.uid
        mine = [int(uid) for uid in self.context.selection.of("underlay") if uid in shown]
        return mine[0] if mine else int(shown[-1]) if len(shown) else 0

    def press(self, at: Pointer) -> None:
        self._at = at
        if not self.underlay():
            self.context.notices.info(
                tr("There is no picture on this storey. Add one from the Building menu.")
            )
        elif self.first is None or self.second is not None:
            self.first, self.second = (at.x_mm, at.y_mm), None
            self.typing.clear()
        else:
            self.second = self._aimed(at)
        self.view.tell_hint()

    def _aimed(self, at: Pointer) -> tuple[float, float]:
        assert self.first is not None
        level = abs(at.x_mm - self.first[0]) >= abs(at.y_mm - self.first[1])
        if not at.shift:
            return at.x_mm, at.y_mm
        return (at.x_mm, self.first[1]) if level else (self.first[0], at.y_mm)

    def move(self, at: Pointer) -> None:
        self._at = at

    def key(self, event: QKeyEvent) -> bool:
        if (at := stepped(self.view, event, self._at)) is not None:
            self._at = at
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.second is not None and self.typing.text:
                self._finish()
            else:
                self.press(self._at or middle(self.view))
            return True
        return self.second is not None and self.typing.key(event)

    def _finish(self) -> None:
        first, second, uid = self.first, self.second, self.underlay()
        sizes = self.context.do(self.typing.lengths_mm, imperial=self.view.sheet.imperial)
        if not sizes or first is None or second is None or not uid:
            return
        done = self.context.do(underlays.scale_by, self.context.document, uid, first, second, sizes[0])
        if done is not None:
            self.cancel()
            self.context.use_tool("select")

    def cancel(self) -> None:
        self.first = self.second = self._at = None
        self.typing.clear()

    def paint(self, painter: QPainter) -> None:
        if self.first is None:
            return
        sheet = self.view.sheet
        end = self.second or (self._aimed(self._at) if self._at is not None else self.first)
        a, b = QPointF(*sheet.camera.to_px(*self.first)), QPointF(*sheet.camera.to_px(*end))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(sheet.theme.colour("accent"), 1.5))
        painter.setBrush(sheet.theme.colour("accent"))
        painter.drawLine(a, b)
        for point in (a, b):
            painter.drawEllipse(point, 3, 3)
        now = format_length(
            math.hypot(end[0] - self.first[0], end[1] - self.first[1]), imperial=sheet.imperial
        )
        if self.second is None:
            card = Card(tr("now {length}", length=now), tr(self.title), (tr("click the other end"),))
        else:
            typed = tr("typed: {text}   Enter takes it", text=self.typing.text) if self.typing.text else ""
            ask = tr("type how far this is on the floor, for example 12.5 m")
            card = Card(tr("now {length}", length=now), tr(self.title), (typed or ask,))
        paint_card(painter, sheet.theme, card, b, self.view.room)
