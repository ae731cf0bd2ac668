"""Link x time, and the one scale that utilization is drawn with."""

from __future__ import annotations

import math

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_time
from fabric_studio.scene.scale import STEPS, utilization_bin, utilization_table
from fabric_studio.ui.panels.simulation.charts.chart import Chart
from fabric_studio.ui.panels.simulation.history import History
from fabric_studio.ui.theme import Theme


class ScaleBar(QWidget):
    """The one utilization scale, small: 0, 50, 100 %."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedSize(QSize(168, 18))
        self.setAccessibleName(tr("Scale: 0 to 100 % of a link's own one-way rate"))
        self.setToolTip(tr("Share of the link's own one-way rate"))
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        table = utilization_table(self._theme.mode)
        ramp = QLinearGradient(QPointF(0, 0), QPointF(72, 0))
        for step in range(0, STEPS, 7):
            ramp.setColorAt(step / (STEPS - 1), QColor(*(int(v) for v in table[step])))
        painter.fillRect(QRectF(0, 5, 72, 8), ramp)
        painter.setFont(self._theme.font("label"))
        painter.setPen(self._theme.colour("dim"))
        painter.drawText(QRectF(78, 0, 90, 18), Qt.AlignmentFlag.AlignVCenter, "0   50   100 %")


class UtilizationChart(Chart):
    """Link x time, the hottest link on top. Signals: `link_pointed(row)`: which of the shown links, -1 none;
    `link_opened(row)`: double click on one."""

    link_pointed = Signal(int)
    link_opened = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("Link utilization over time, hottest first"))
        self.scale_bar = ScaleBar(theme)
        self.head.addWidget(self.scale_bar)
        self._rows = 0
        self.end_s = 0.0
        self.image = pg.ImageItem(axisOrder="row-major")
        self.plot.addItem(self.image)
        self.plot.getViewBox().invertY(True)
        self.plot.clicked.connect(lambda x, _y: self.scrubbed.emit(x))
        self.plot.pointed.connect(self._on_pointed)
        self.plot.opened.connect(lambda _x, y: self.link_opened.emit(math.floor(y)))
        self.plot.left.connect(lambda: self.link_pointed.emit(-1))
        self.repaint_theme()

    def repaint_theme(self) -> None:
        super().repaint_theme()
        self.image.setLookupTable(utilization_table(self._theme.mode))

    def show_history(self, history: History) -> None:
        self._rows = len(history.cables)
        self.end_s = history.end_s
        self.image.setVisible(self._rows > 0)
        if self._rows:
            bins = utilization_bin(history.utilization.astype(np.float64)).clip(0).astype(np.uint8)
            self.image.setImage(bins, autoLevels=False, levels=(0, STEPS - 1))
            self.image.setRect(QRectF(0.0, 0.0, history.end_s, float(self._rows)))
            self.plot.setRange(QRectF(0.0, 0.0, history.end_s, float(self._rows)), padding=0)
        self.show_words(self._words(history))
        self.high.setText(format_time(history.end_s) if history.end_s else "")

    def _words(self, history: History) -> str:
        if not self._rows:
            return ""
        shown = tr("the {rows:,} hottest of ", rows=self._rows) if history.used_links > self._rows else ""
        return tr(
            "{shown}{used_links:,} links that carry traffic", shown=shown, used_links=history.used_links
        )

    def show_words(self, text: str) -> None:
        self.low.setText(text)

    def _on_pointed(self, x: float, y: float) -> None:
        row = math.floor(y)
        self.link_pointed.emit(row if 0 <= row < self._rows and 0 <= x <= self.end_s else -1)
