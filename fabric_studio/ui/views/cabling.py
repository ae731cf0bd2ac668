"""Drawing a cable from box to box in a view, and plugging an end of one into another box."""

from __future__ import annotations

from typing import Literal

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPen

from fabric_studio.app.commands import recable
from fabric_studio.app.commands.trial import Trial
from fabric_studio.base.language import tr
from fabric_studio.model.table import Ids
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.canvas.tools.cable import card_of, tone_of
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.views.drawn import Drawn

GRIP_PX = 6.0
End = Literal["a", "z"]


class Cabling:
    """Nothing is drawn in the design before the button is let go on another box. Enter draws the cheapest that fits."""

    def __init__(self, view: Drawn) -> None:
        self._view = view
        self._from: Ids | None = None
        self._to: Ids | None = None
        self._at = QPointF()
        self._pressed = QPointF()
        self._moved: tuple[int, End] | None = None
        self.trial: Trial | None = None

    @property
    def busy(self) -> bool:
        return self._from is not None

    def begin_at(self, px: QPointF) -> bool:
        """Draw from the box under a point; False where there is none."""
        devices = self._view.devices_at(px)
        if len(devices):
            self.begin(devices, px)
        return bool(len(devices))

    def begin(self, devices: Ids, px: QPointF) -> None:
        self._from, self._to, self._pressed, self._at = devices, None, px, px
        self.trial = None

    def begin_move(self, cable: int, end: End, px: QPointF) -> None:
        """Take one end of a cable in hand; the other stays plugged in."""
        row = self._view.context.snapshot.cables.get(cable)
        kept = row.z_device if end == "a" else row.a_device
        self.begin(np.array([kept], np.int64), px)
        self._moved = (cable, end)

    def grip_at(self, px: QPointF) -> tuple[int, End] | None:
        """The end of the one selected cable under a point."""
        cable = self._view.selected_cable()
        if not cable:
            return None
        for end, spot in zip(("a", "z"), self._view.ends_of(cable), strict=False):
            if spot is not None and (spot - px).manhattanLength() <= 2 * GRIP_PX:
                return cable, end  # type: ignore[return-value]
        return None

    def move(self, px: QPointF) -> None:
        self._at = px
        under = self._view.devices_at(px)
        own = self._from is not None and np.array_equal(under, self._from)
        target = under if len(under) and not own else None
        if not _same(target, self._to):
            self._to = target
            self.refresh()

    def release(self, px: QPointF) -> None:
        """Let go on another box: drawn. Let go where it began: the next press is the other end."""
        if self._from is None:
            return
        self.move(px)
        if (px - self._pressed).manhattanLength() > 2 * GRIP_PX or self._to is not None:
            self.finish(self._view.context.medium or None)

    def key(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._to is not None:
            best = self.trial.cheapest if self.trial is not None else None
            self.finish(best.id if best is not None else self._view.context.medium or None)
            return True
        return False

    def refresh(self) -> None:
        """Try again: another box, another medium, or the design changed."""
        context, self.trial = self._view.context, None
        devices = context.snapshot.devices
        if self._from is not None and not devices.has(self._from).all():
            self.cancel()
        if self._from is not None and self._to is not None and self._moved is None:
            self._to = self._to[devices.has(self._to)]
            self.trial = context.do(
                recable.trial_devices,
                context.snapshot,
                context.library,
                self._from,
                self._to,
                context.medium or None,
            )

    def finish(self, medium: str | None) -> None:
        start, target, moved, context = self._from, self._to, self._moved, self._view.context
        self.cancel()
        if start is None or target is None:
            return
        if moved is not None:
            context.do(recable.move_end, context.document, moved[0], moved[1], target)
            return
        made = context.do(
            recable.connect_devices, context.document, context.library, start, target, medium_id=medium
        )
        if made is not None:
            context.selection.set(chosen("cable", made))

    def cancel(self) -> None:
        self._from = self._to = self._moved = self.trial = None

    # -- painting -----------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        view, theme = self._view, self._view.context.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._from is None:
            self._paint_grips(painter)
            return
        tone = tone_of(self.trial)
        for devices in (self._from, self._to):
            if devices is not None:
                view.paint_halo(painter, view.outlines({"device": devices}), theme.colour("accent"))
        start = view.place_of(self._from)
        if start is not None:
            pen = QPen(theme.colour(tone), 3)
            if self.trial is None or not self.trial.fits:
                pen.setDashPattern([3, 2])
            painter.setPen(pen)
            end = (view.place_of(self._to) if self._to is not None else None) or self._at
            path = QPainterPath(start)
            path.lineTo(end)
            painter.drawPath(path)
        room = QRectF(0, 0, view.width(), view.height())
        paint_card(painter, theme, self._card(), self._at, room)

    def _card(self) -> Card:
        if self.trial is not None:
            return card_of(self.trial)
        if self._moved is not None:
            snapshot = self._view.context.snapshot
            name = str(snapshot.cables.get(self._moved[0]).name)
            if self._to is not None and len(self._to) == 1:
                return Card(tr("into {name}", name=snapshot.devices.get(int(self._to[0])).name), name)
            return Card(tr("to another box"), name)
        return Card(tr("to another box"), tr("Cable"))

    def _paint_grips(self, painter: QPainter) -> None:
        """Round handles at both ends of the one selected cable."""
        cable, theme = self._view.selected_cable(), self._view.context.theme
        if not cable:
            return
        for spot in self._view.ends_of(cable):
            if spot is not None:
                painter.setPen(QPen(theme.colour("selection"), 2))
                painter.setBrush(theme.colour("plan"))
                painter.drawEllipse(spot, GRIP_PX - 1, GRIP_PX - 1)


def _same(a: Ids | None, b: Ids | None) -> bool:
    return a is b or (a is not None and b is not None and np.array_equal(a, b))
