"""Bus bandwidth over the size of the message, with the knee, and what was measured laid over it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QPushButton

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_bytes
from fabric_studio.sim.measured import Beside, mean_error, sweep_curve
from fabric_studio.sim.results import Result
from fabric_studio.ui.panels.figures import figure
from fabric_studio.ui.panels.simulation.charts.chart import Chart
from fabric_studio.ui.theme import Theme

_HEADROOM = 1.15


class SweepChart(Chart):
    """Sizes on a logarithmic axis, GB/s from 0. Signal: `asked()`: a measurement is to be laid over."""

    asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("Bus bandwidth by size"))
        self._curve: list[tuple[float, float]] = []
        self._knee_bytes: float | None = None
        self._compared: Sequence[Beside] = ()
        self.measure = QPushButton(tr("Measured…"))
        self.measure.setProperty("role", "link")
        self.measure.setToolTip(tr("Lay the output of nccl-tests over the curve"))
        self.measure.clicked.connect(lambda _checked=False: self.asked.emit())
        self.head.addWidget(self.measure)
        self.lines = [pg.InfiniteLine(angle=0, movable=False) for _ in range(2)]
        self.knee = pg.InfiniteLine(angle=90, movable=False)
        self.knee_words = pg.TextItem(anchor=(0.0, 1.0))
        self.line_words = [pg.TextItem(anchor=(0.0, 1.0)) for _ in self.lines]
        self.curve = pg.PlotCurveItem()
        self.points = pg.ScatterPlotItem(size=8, symbol="d")
        for item in (*self.lines, *self.line_words, self.knee, self.knee_words, self.curve, self.points):
            self.plot.addItem(item, ignoreBounds=True)
        self.plot.pointed.connect(self._on_pointed)
        self.plot.left.connect(self._tell)
        self.repaint_theme()

    def repaint_theme(self) -> None:
        super().repaint_theme()
        theme = self._theme
        self.curve.setPen(pg.mkPen(theme.colour("accent"), width=2))
        self.points.setPen(QPen(theme.colour("surface"), 0))
        self.points.setBrush(theme.colour("warn"))
        knee = QPen(theme.colour("dim"), 0)
        knee.setStyle(Qt.PenStyle.DashLine)
        self.knee.setPen(knee)
        for words in (self.knee_words, *self.line_words):
            words.setColor(theme.colour("dim"))
            words.setFont(theme.font("label"))
        for line in self.lines:
            line.setPen(QPen(theme.colour("line"), 0))

    def show_result(self, result: Result | None) -> bool:
        """The curve of a sweep; False, and empty, for any other run. What was laid over is taken away."""
        self._curve = [] if result is None else sweep_curve(result.collectives)
        self._knee_bytes = None if result is None else result.knee_bytes
        self._compared = ()
        self._draw()
        return bool(self._curve)

    def show_measured(self, compared: Sequence[Beside]) -> None:
        """Points over the curve; those outside of it as well."""
        self._compared = compared
        self._draw()

    def _draw(self) -> None:
        curve, known = np.array(self._curve).reshape(-1, 2), bool(self._curve)
        measured = np.array([(each.size_bytes, each.measured_gbytes_s) for each in self._compared]).reshape(
            -1, 2
        )
        for item in (*self.lines, *self.line_words, self.curve):
            item.setVisible(known)
        self.points.setVisible(bool(len(measured)))
        self.knee.setVisible(known and self._knee_bytes is not None)
        self.knee_words.setVisible(self.knee.isVisible())
        if known:
            everything = np.concatenate([curve, measured])
            low, high = np.log10(everything[:, 0].min()), np.log10(everything[:, 0].max())
            top = float(everything[:, 1].max()) * _HEADROOM
            self.curve.setData(np.log10(curve[:, 0]), curve[:, 1])
            self.points.setData(np.log10(measured[:, 0]), measured[:, 1])
            for number, (line, words) in enumerate(zip(self.lines, self.line_words, strict=True), 1):
                level = float(curve[:, 1].max()) * number / 2
                line.setValue(level)
                words.setText(tr("{bus} GB/s", bus=figure(level)))
                words.setPos(low, level)
            margin = 0.02 * max(high - low, 1e-9)
            self.plot.setRange(QRectF(low - margin, 0.0, high - low + 2 * margin, top), padding=0)
            if self._knee_bytes is not None:
                at = float(np.log10(self._knee_bytes))
                self.knee.setValue(at)
                self.knee_words.setText(tr("knee {size}", size=format_bytes(self._knee_bytes)))
                self.knee_words.setPos(at, 0.0)
        self._tell()

    def _tell(self) -> None:
        if not self._curve:
            self.low.setText("")
            self.high.setText("")
            return
        first, last = self._curve[0][0], self._curve[-1][0]
        best = max(bus for _, bus in self._curve)
        error = mean_error(self._compared)
        told = tr("at most {best} GB/s", best=figure(best))
        if error is not None:
            told = tr("measured: {error:.1%} apart on average", error=error)
        elif self._compared:
            told = tr("nothing measured within the sweep")
        self.low.setText(told)
        self.high.setText(tr("{first} to {last}", first=format_bytes(first), last=format_bytes(last)))

    def _on_pointed(self, x: float, _y: float) -> None:
        if not self._curve:
            return
        size, bus = np.array(self._curve).T
        near = int(np.abs(np.log10(size) - x).argmin())
        words = tr("{size}: {bus} GB/s", size=format_bytes(size[near]), bus=figure(float(bus[near])))
        close = [each for each in self._compared if abs(np.log10(each.size_bytes / size[near])) < 0.1]
        if close:
            words += tr(", measured {bus}", bus=figure(close[0].measured_gbytes_s))
        self.low.setText(words)
