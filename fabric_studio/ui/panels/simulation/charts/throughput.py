"""What all ranks together send, over time."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QLabel

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_time
from fabric_studio.ui.panels.figures import figure
from fabric_studio.ui.panels.simulation.charts.chart import Chart
from fabric_studio.ui.panels.simulation.history import History
from fabric_studio.ui.theme import Theme


class ThroughputChart(Chart):
    """What all ranks together send, one-way."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("Throughput"))
        self.unit = QLabel(tr("Tb/s one-way"))
        self.unit.setProperty("role", "label")
        self.head.addWidget(self.unit)
        self.curve = pg.PlotCurveItem([0.0, 1.0], [0.0], stepMode="center")
        self.plot.addItem(self.curve)
        self._lines = [pg.InfiniteLine(angle=0, movable=False) for _ in range(3)]
        for line in self._lines:
            self.plot.addItem(line, ignoreBounds=True)
        self._history: History | None = None
        self.plot.clicked.connect(lambda x, _y: self.scrubbed.emit(x))
        self.plot.pointed.connect(self._on_pointed)
        self.plot.left.connect(self._tell)
        self.repaint_theme()

    def repaint_theme(self) -> None:
        super().repaint_theme()
        theme = self._theme
        self.curve.setPen(QPen(theme.colour("accent"), 0))
        self.curve.setBrush(theme.colour("accent", 0.16))
        self.curve.setFillLevel(0.0)
        for line in self._lines:
            line.setPen(QPen(theme.colour("line"), 0))

    def show_history(self, history: History) -> None:
        self._history = history
        known = len(history.times_s) > 0
        self.curve.setVisible(known)
        if known:
            edges = np.concatenate(([0.0], history.times_s))
            self.curve.setData(edges, history.throughput_tbps)
            top = max(float(history.throughput_tbps.max()) * 1.08, 1e-9)
            for number, line in enumerate(self._lines):
                line.setValue(top / 1.08 * (number + 1) / 3)
            self.plot.setRange(QRectF(0.0, 0.0, history.end_s, top), padding=0)
        self._tell()

    def _tell(self) -> None:
        history = self._history
        if history is None or not len(history.times_s):
            self.low.setText("")
            self.high.setText("")
            return
        lengths = np.diff(history.times_s, prepend=0.0)
        mean = float(history.throughput_tbps @ lengths) / max(history.end_s, 1e-300)
        most = rate_words(float(history.throughput_tbps.max()))
        self.low.setText(tr("max {most}, mean {rate_words}", most=most, rate_words=rate_words(mean)))
        self.high.setText(format_time(history.end_s))

    def _on_pointed(self, x: float, _y: float) -> None:
        history = self._history
        if history is not None and 0 <= x <= history.end_s and len(history.times_s):
            place = min(int(np.searchsorted(history.times_s, x)), len(history.times_s) - 1)
            self.low.setText(
                tr(
                    "{rate_words} at {format_time}",
                    rate_words=rate_words(float(history.throughput_tbps[place])),
                    format_time=format_time(x),
                )
            )


def rate_words(tbps: float) -> str:
    """ "25.6 Tb/s", "120 Gb/s" """
    return f"{figure(tbps)} Tb/s" if tbps >= 1 else f"{figure(tbps * 1e3)} Gb/s"
