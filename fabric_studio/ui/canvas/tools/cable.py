"""Draw a cable: from rack to rack, or from port to port where ports can be seen. While it is drawn the ghost says how
long it is, what its medium reaches, what is wrong and what would fit."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPen

from fabric_studio.app.commands import cables
from fabric_studio.app.commands.trial import Trial
from fabric_studio.base.language import tr
from fabric_studio.catalog.media import stock_length_m
from fabric_studio.layout.lengths import PortEnd
from fabric_studio.layout.routes import taps_of
from fabric_studio.layout.trays import tray_network
from fabric_studio.layout.ways import rack_ways
from fabric_studio.scene.floor import floor_of
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.canvas.layers.overlay import boxes_of
from fabric_studio.ui.canvas.picking import port_at, rack_at
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.tools.tool import Plan, Tool
from fabric_studio.ui.selection import chosen

End = int | PortEnd
"""A rack's uid, or a port."""


class CableTool(Tool):
    """Press on one rack or port and let go on the other; or click both. Letting go draws the chosen medium, fitting or
    not; Enter draws the cheapest that fits."""

    name = "cable"
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, view: Plan) -> None:
        super().__init__(view)
        self._from: End | None = None
        self._to: End | None = None
        self._pressed_px = QPointF()
        self._at = QPointF()
        self.trial: Trial | None = None

    @property
    def busy(self) -> bool:
        return self._from is not None

    def hint(self) -> str:
        medium = self.context.medium
        name = self.context.library.medium(medium).name if medium else tr("the cheapest medium that fits")
        return tr("Drag from rack to rack, or from port to port, to draw {name}", name=name)

    def _end_at(self, at: Pointer) -> End | None:
        port = port_at(self.view.sheet, at.px)
        if port is not None:
            return port
        return rack_at(self.view.sheet, at.x_mm, at.y_mm) or None

    def press(self, at: Pointer) -> None:
        end = self._end_at(at)
        if self._from is not None:
            self._aim(at)
            self._finish(self.context.medium or None)
        elif end is not None:
            self._from, self._pressed_px, self._at = end, at.px, at.px

    def move(self, at: Pointer) -> None:
        self._at = at.px
        if self._from is not None:
            self._aim(at)

    def release(self, at: Pointer) -> None:
        if self._from is not None and (at.px - self._pressed_px).manhattanLength() > 6:
            self._aim(at)
            self._finish(self.context.medium or None)

    def key(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._to is not None:
            best = self.trial.cheapest if self.trial is not None else None
            self._finish(best.id if best is not None else self.context.medium or None)
            return True
        return False

    def refresh(self) -> None:
        """Another medium was chosen or the design changed: the trial is made again."""
        snapshot = self.context.snapshot
        for end in (self._from, self._to):
            gone = end is not None and (
                end.device not in snapshot.devices if isinstance(end, PortEnd) else end not in snapshot.racks
            )
            if gone:
                self.cancel()
                return
        self._try()

    def cancel(self) -> None:
        self._from = self._to = self.trial = None

    def _aim(self, at: Pointer) -> None:
        end = self._end_at(at)
        if end == self._from and (at.px - self._pressed_px).manhattanLength() <= 6:
            end = None
        if end != self._to:
            self._to = end
            self._try()

    def _try(self) -> None:
        self.trial = None
        if self._from is None or self._to is None:
            return
        context = self.context
        medium = context.medium or None
        a, z = self._both(self._from, self._to)
        if isinstance(a, PortEnd) and isinstance(z, PortEnd):
            self.trial = context.do(cables.trial, context.snapshot, context.library, a, z, medium)
        else:
            rack_a, rack_z = self._rack_of(a), self._rack_of(z)
            self.trial = context.do(
                cables.trial_racks, context.snapshot, context.library, rack_a, rack_z, medium
            )

    def _both(self, a: End, z: End) -> tuple[End, End]:
        """Two ports, or two racks when one end is only a rack."""
        if isinstance(a, PortEnd) and isinstance(z, PortEnd):
            return a, z
        return self._rack_of(a), self._rack_of(z)

    def _rack_of(self, end: End) -> int:
        return int(self.context.snapshot.devices.get(end.device).rack) if isinstance(end, PortEnd) else end

    def _finish(self, medium: str | None) -> None:
        start, end, context = self._from, self._to, self.context
        self.cancel()
        if start is None or end is None:
            return
        a, z = self._both(start, end)
        made: object
        if isinstance(a, PortEnd) and isinstance(z, PortEnd):
            made = context.do(cables.connect_ports, context.document, context.library, a, z, medium_id=medium)
        else:
            made = context.do(
                cables.connect_racks,
                context.document,
                context.library,
                self._rack_of(a),
                self._rack_of(z),
                medium_id=medium,
            )
        if made is not None:
            context.selection.set(chosen("cable", made))  # type: ignore[arg-type]

    # -- painting -----------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        if self._from is None:
            return
        sheet, theme = self.view.sheet, self.context.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone = tone_of(self.trial)
        ends = [self._rack_of(end) for end in (self._from, self._to) if end is not None]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("accent"), 2))
        for box in boxes_of(sheet, floor_of(sheet.snapshot, sheet.storey).racks, np.array(ends, np.int64)):
            painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 4, 4)
        pen = QPen(theme.colour(tone), 3)
        if self.trial is None or not self.trial.fits:
            pen.setDashPattern([3, 2])
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(self._path())
        card = (
            card_of(self.trial)
            if self.trial is not None
            else Card(tr("to another rack or port"), tr("Cable"))
        )
        paint_card(painter, theme, card, self._at, self.view.room)

    def _path(self) -> QPainterPath:
        """Along the trays when both racks are known and trays join them; else an elbow to the pointer."""
        sheet, snapshot = self.view.sheet, self.context.snapshot
        assert self._from is not None
        rack_a = self._rack_of(self._from)
        row_a = int(snapshot.racks.index_of(np.array([rack_a], np.int64))[0])
        start = QPointF(
            *sheet.camera.to_px(float(snapshot.racks.x_mm[row_a]), float(snapshot.racks.y_mm[row_a]))
        )
        path = QPainterPath(start)
        end = self._at
        if self._to is not None and self._rack_of(self._to) != rack_a:
            row_z = int(snapshot.racks.index_of(np.array([self._rack_of(self._to)], np.int64))[0])
            end = QPointF(
                *sheet.camera.to_px(float(snapshot.racks.x_mm[row_z]), float(snapshot.racks.y_mm[row_z]))
            )
            racks = np.array([row_a], np.int64), np.array([row_z], np.int64)
            ways = rack_ways(snapshot, taps_of(snapshot), *racks)
            if math.isfinite(float(ways.mm[0])):
                net = tray_network(snapshot)
                for edge, *offsets in zip(ways.edge, ways.from_mm, ways.to_mm, strict=True):
                    a, b = int(net.edge_a[edge]), int(net.edge_b[edge])
                    for offset in offsets:
                        share = float(offset) / max(float(net.edge_mm[edge]), 1e-9)
                        x = net.node_x[a] + (net.node_x[b] - net.node_x[a]) * share
                        y = net.node_y[a] + (net.node_y[b] - net.node_y[a]) * share
                        path.lineTo(QPointF(*sheet.camera.to_px(float(x), float(y))))
                path.lineTo(end)
                return path
        path.lineTo(QPointF(end.x(), start.y()))
        path.lineTo(end)
        return path


def tone_of(trial: Trial | None) -> str:
    """Colour of the ghost; the words say the same."""
    if trial is None:
        return "accent"
    return "ok" if trial.fits else "error"


def card_of(trial: Trial) -> Card:
    """ "6.4 m of 2 m   DAC 400G is 4.4 m too short", then what Enter would do."""
    medium = trial.medium
    known = not math.isnan(trial.required_mm)
    required = trial.required_mm / 1e3
    strong = (
        tr("{required:.1f} m of {limit_m:g} m", required=required, limit_m=trial.limit_m)
        if known and not math.isnan(trial.limit_m)
        else ""
    )
    if known and not strong:
        strong = f"{required:.1f} m"
    lines: list[str] = []
    if not trial.free or medium is None:
        strong, text = strong or tr("No cable here"), ""
        lines.append(trial.words)
    elif trial.fits:
        stock = tr(", {stock_m:g} m stock", stock_m=trial.stock_m) if trial.stock_m else ""
        text = tr("{name} fits{stock}", name=medium.name, stock=stock)
    elif known and required > trial.limit_m:
        text = tr("{name} is {required:.1f} m too short", name=medium.name, required=required - trial.limit_m)
    else:
        text = trial.words.split(": ", 1)[-1].split("; ")[0]
    best = trial.cheapest
    if trial.free and best is not None and not trial.fits:
        stock_m = stock_length_m(best, required) if known else None
        facts = [tr("{stock_m:g} m stock", stock_m=stock_m)] if stock_m else []
        if best.power_w_per_end_typ:
            facts.append(
                tr("{power_w_per_end_typ:g} W per end", power_w_per_end_typ=best.power_w_per_end_typ)
            )
        lines.append(tr("Enter: {name} fits", name=best.name) + (f" ({', '.join(facts)})" if facts else ""))
    elif trial.free and best is not None and medium is not None and best.id != medium.id:
        lines.append(tr("Enter: {name} fits too and costs less", name=best.name))
    if trial.derivation:
        lines.append(trial.derivation)
    return Card(text, strong, tuple(lines), tone=tone_of(trial), framed=True)
