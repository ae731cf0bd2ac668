"""The bounded memory of a run: link x time utilisation and the throughput time line, from the frames that went by."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fabric_studio.sim.frames import Frame
from fabric_studio.sim.kernels import picture

BUDGET_BYTES = 64 * 2**20
MOST_BINS, FEWEST_BINS = 640, 48


class Recorder:
    """Keeps every frame as one bin; when all bins are taken, neighbours are merged and the resolution is halved.

    `interval_s` is the spacing of frames that fits the present resolution: pass the bound method to `Simulation.frames`.
    `expected_s` is a guess of the duration, better too short than too long; a run of that length fills three quarters of the bins.
    Memory is bounded by `budget_bytes` whatever the length of the run; many links mean fewer bins.
    """

    def __init__(self, n_links: int, expected_s: float, *, budget_bytes: int = BUDGET_BYTES) -> None:
        fitting = budget_bytes // max(2 * n_links, 1)
        self._bins = int(np.clip(fitting, FEWEST_BINS, MOST_BINS)) // 2 * 2
        self.expected_s = expected_s
        self._interval_s = max(expected_s / (0.75 * self._bins), 1e-12)
        self._utilization = np.zeros((self._bins, n_links), np.uint16)
        self._ends = np.zeros(self._bins)
        self._throughput = np.zeros(self._bins)
        self._used = 0

    def interval_s(self) -> float:
        return self._interval_s

    def add(self, frame: Frame) -> None:
        """Take one frame; frames that cover no time add nothing."""
        if frame.interval_s <= 0:
            return
        if self._used == self._bins:
            self._halve()
        rows = frame.link_row
        width = int(rows.max(initial=-1)) + 1
        if width > self._utilization.shape[1]:
            grown = np.zeros((self._bins, width), np.uint16)
            grown[:, : self._utilization.shape[1]] = self._utilization
            self._utilization = grown
        picture.draw(frame.link_utilization, rows, self._utilization[self._used])
        self._ends[self._used] = frame.time_s
        self._throughput[self._used] = frame.throughput_bytes_s
        self._used += 1

    def _halve(self) -> None:
        half = self._bins // 2
        length = np.diff(self._ends, prepend=0.0)
        share = length[1::2] / np.maximum(length[0::2] + length[1::2], 1e-300)
        for keep in range(half):
            left, right = self._utilization[2 * keep], self._utilization[2 * keep + 1]
            picture.merge(left, right, share[keep], self._utilization[keep])
        self._utilization[half:] = 0
        self._throughput[:half] = (
            self._throughput[0::2] + (self._throughput[1::2] - self._throughput[0::2]) * share
        )
        self._ends[:half] = self._ends[1::2]
        self._used = half
        self._interval_s *= 2

    @property
    def times_s(self) -> NDArray[np.float64]:
        """float64[T]: the end of every bin."""
        return self._ends[: self._used].copy()

    @property
    def throughput_bytes_s(self) -> NDArray[np.float64]:
        """float64[T]: mean over each bin."""
        return self._throughput[: self._used].copy()

    @property
    def n_rows(self) -> int:
        return self._utilization.shape[1]

    def link_utilization(self, rows: NDArray[np.integer]) -> NDArray[np.float32]:
        """float32[len(rows), T]: mean utilisation of some links in every bin; 0 where a link did not exist yet.
        May be read while another thread adds frames."""
        used, utilization = self._used, self._utilization
        out = np.empty((len(rows), used), np.float32)
        picture.read(utilization[:used], np.asarray(rows, np.int64), out)
        return out

    def hottest(self, count: int) -> NDArray[np.int64]:
        """Rows of the links with the highest mean utilisation so far, hottest first; links that carried nothing are left out."""
        length = np.diff(self._ends[: self._used], prepend=0.0).astype(np.float32)
        total = np.zeros(self.n_rows)
        for share, cells in zip(length, self._utilization, strict=False):
            total += share * cells
        count = min(count, int(np.count_nonzero(total)))
        best = np.argpartition(-total, count - 1)[:count] if count else np.empty(0, np.int64)
        return np.asarray(best[np.lexsort((best, -total[best]))], np.int64)

    def at(self, time_s: float) -> NDArray[np.float32]:
        """float32[rows]: utilisation of every link in the bin that holds `time_s`; the first or last bin beyond the ends."""
        if not self._used:
            return np.zeros(self.n_rows, np.float32)
        place = int(np.clip(np.searchsorted(self._ends[: self._used], time_s), 0, self._used - 1))
        return np.asarray(self._utilization[place] / picture.FULL, np.float32)
