"""The charts of the simulation dock, with pyqtgraph: link x time, rank x step, throughput. All share one cursor."""

from __future__ import annotations

import math

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_time
from fabric_studio.scene.scale import STEPS, utilization_bin, utilization_table
from fabric_studio.ui.controls import ElidedLabel
from fabric_studio.ui.panels.figures import figure
from fabric_studio.ui.panels.history import History, folded_steps
from fabric_studio.ui.theme import Theme

ROW_PX, FEWEST_ROWS = 4, 12
"""Height of a line of the rank chart that the eye finds, and how many there are at least"""
FEWEST_TO_COMPARE, STANDS_OUT = 3, 1.15
"""From how many ranks on, and from how many times the median, one is called slow"""


class _Plot(pg.PlotWidget):  # type: ignore[misc]
    """A plot without chrome: no menu, no zoom, no buttons. Signals: `pointed(x, y)` in data coordinates and `left()`;
    `clicked(x, y)`, also while dragging; `opened(x, y)`: double click."""

    pointed = Signal(float, float)
    left = Signal()
    clicked = Signal(float, float)
    opened = Signal(float, float)

    def __init__(self) -> None:
        super().__init__()
        self.setMenuEnabled(False)
        self.setMouseEnabled(False, False)
        self.hideButtons()
        self.setFrameShape(pg.QtWidgets.QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(80, 48)
        self.getViewBox().setDefaultPadding(0.0)
        for name in ("left", "bottom", "top", "right"):
            self.hideAxis(name)
        self.cursor_line = pg.InfiniteLine(angle=90, movable=False)
        self.cursor_line.setZValue(100)
        self.cursor_line.hide()
        self.addItem(self.cursor_line, ignoreBounds=True)

    def _place(self, event: QMouseEvent) -> QPointF:
        return self.getViewBox().mapSceneToView(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self._place(event)
        self.pointed.emit(place.x(), place.y())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.clicked.emit(place.x(), place.y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            place = self._place(event)
            self.clicked.emit(place.x(), place.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pass

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        place = self._place(event)
        self.opened.emit(place.x(), place.y())

    def wheelEvent(self, event: object) -> None:
        pass

    def leaveEvent(self, event: object) -> None:
        self.left.emit()

    def show_cursor(self, x: float | None) -> None:
        self.cursor_line.setVisible(x is not None)
        if x is not None:
            self.cursor_line.setValue(x)


class Chart(QWidget):
    """A title, a plot, and a line of words under it. Signals: `scrubbed(time_s)` from charts over time."""

    scrubbed = Signal(float)

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(title)
        self.title = ElidedLabel(title)
        self.plot = _Plot()
        self.low, self.high = ElidedLabel(), QLabel()
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        self.head.addWidget(self.title, 1)
        foot = QHBoxLayout()
        for label in (self.low, self.high):
            label.setProperty("role", "label")
        foot.addWidget(self.low, 1)
        foot.addWidget(self.high, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(self.head)
        layout.addWidget(self.plot, 1)
        layout.addLayout(foot)
        theme.changed.connect(self.repaint_theme)

    def repaint_theme(self) -> None:
        theme = self._theme
        self.plot.setBackground(theme.colour("surface"))
        self.plot.cursor_line.setPen(QPen(theme.colour("text"), 0))


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


def _ranks_words(first: int, count: int) -> str:
    if count == 1:
        return tr("rank {first}", first=first)
    return tr("ranks {first} to {first2}", first=first, first2=first + count - 1)


class StepChart(Chart):
    """Rank x step: how long each rank was at work, so that a straggler is a bright line."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("Step time by rank and step"))
        self.image = pg.ImageItem(axisOrder="row-major")
        self.plot.addItem(self.image)
        self.plot.getViewBox().invertY(True)
        self._given: tuple[NDArray[np.float32], int] = np.empty((0, 0), np.float32), 1
        self._matrix, self._each = self._given
        self._table: NDArray[np.uint8] = np.zeros((64, 3), np.uint8)
        self.plot.pointed.connect(self._on_pointed)
        self.plot.left.connect(self._tell)
        self.repaint_theme()

    def repaint_theme(self) -> None:
        super().repaint_theme()
        theme = self._theme
        stops = [theme.colour(name) for name in ("line", "accent", "warn")]
        at = np.linspace(0, 1, 64)
        table = [
            np.interp(at, (0.0, 0.6, 1.0), [getattr(stop, channel)() for stop in stops])
            for channel in ("red", "green", "blue")
        ]
        self._table = np.stack(table, axis=1).astype(np.uint8)
        self.show_steps(*self._given)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_steps(*self._given)

    def show_steps(self, matrix: NDArray[np.float32], each: int) -> None:
        """float32[rows, steps], NaN not yet; each row is the slowest of `each` ranks. Drawn with as many rows as can be told
        apart: a screen line that skips ranks could skip the straggler."""
        self._given = matrix, each
        most = max(self.plot.height() // ROW_PX, FEWEST_ROWS)
        matrix, more = folded_steps(matrix, most)
        self._matrix, self._each = matrix, each * more
        known = np.isfinite(matrix)
        self.image.setVisible(bool(known.any()))
        if known.any():
            low, high = float(matrix[known].min()), float(matrix[known].max())
            span = max(high - low, 0.02 * high, 1e-12)
            self.image.setImage(self._paint(matrix, low, span), autoLevels=False, levels=(0, 255))
            box = QRectF(0.0, 0.0, float(matrix.shape[1]), float(matrix.shape[0]))
            self.image.setRect(box)
            self.plot.setRange(box, padding=0)
        self._tell()

    def _paint(self, matrix: NDArray[np.float32], low: float, span: float) -> NDArray[np.uint8]:
        """Colours with what is not known yet left clear."""
        table = self._table
        place = np.nan_to_num((matrix - low) / span * 63.0).clip(0, 63).astype(np.int64)
        rgba = np.zeros((*matrix.shape, 4), np.uint8)
        rgba[..., :3] = table[place]
        rgba[..., 3] = np.where(np.isfinite(matrix), 255, 0)
        return rgba

    def _tell(self) -> None:
        known = self._matrix[np.isfinite(self._matrix)]
        given, each = self._given
        ranks = tr("{shape:,} ranks", shape=given.shape[0] * each) if len(known) else ""
        if self._each > 1 and len(known):
            ranks = tr("each line the slowest of {each} ranks", each=self._each)
        if slow := self._straggler():
            ranks = slow
        self.low.setText(ranks)
        if len(known):
            self.high.setText(
                tr(
                    "{format_time} to {format_time2}",
                    format_time=format_time(float(known.min())),
                    format_time2=format_time(float(known.max())),
                )
            )
        else:
            self.high.setText("")

    def _straggler(self) -> str:
        """Who takes much longer than the others, in words; empty when nobody does."""
        matrix, each = self._given
        done = matrix[:, np.isfinite(matrix).all(axis=0)] if matrix.size else matrix
        if not done.size or done.shape[0] < FEWEST_TO_COMPARE:
            return ""
        rows = np.median(done, axis=1)
        slowest, usual = int(rows.argmax()), float(np.median(rows))
        if usual <= 0 or rows[slowest] < STANDS_OUT * usual:
            return ""
        return tr(
            "{who}: {times:.2g}x the median",
            who=_ranks_words(slowest * each, each), times=float(rows[slowest]) / usual,
        )  # fmt: skip

    def _on_pointed(self, x: float, y: float) -> None:
        row, step = math.floor(y), math.floor(x)
        if 0 <= row < self._matrix.shape[0] and 0 <= step < self._matrix.shape[1]:
            value = float(self._matrix[row, step])
            who = _ranks_words(row * self._each, self._each)
            took = tr("not yet") if math.isnan(value) else format_time(value)
            self.low.setText(tr("{who}, step {step}: {took}", who=who, step=step + 1, took=took))


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
