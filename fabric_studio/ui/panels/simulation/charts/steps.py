"""Rank x step: who takes how long, and who takes longer than the others."""

from __future__ import annotations

import math

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QResizeEvent

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_time
from fabric_studio.ui.panels.simulation.charts.chart import Chart
from fabric_studio.ui.panels.simulation.history import folded_steps
from fabric_studio.ui.theme import Theme

ROW_PX, FEWEST_ROWS = 4, 12
"""Height of a line of the rank chart that the eye finds, and how many there are at least"""
FEWEST_TO_COMPARE, STANDS_OUT = 3, 1.15
"""From how many ranks on, and from how many times the median, one is called slow"""


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


def _ranks_words(first: int, count: int) -> str:
    if count == 1:
        return tr("rank {first}", first=first)
    return tr("ranks {first} to {first2}", first=first, first2=first + count - 1)
