"""What the charts show of a run: arrays of one size, whatever the length of the run. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from fabric_studio.sim.frames import Frame
from fabric_studio.sim.recorder import Recorder
from fabric_studio.sim.results import Result

MAP_ROWS, MAP_COLUMNS = 160, 480
"""Links and moments the utilization map shows; more cannot be told apart on a screen."""
STEP_ROWS = 256
_EMPTY = np.empty(0)


@dataclass(frozen=True)
class History:
    """end_s: where the time axis ends. cables: of the shown links, hottest first (0: inside a machine); names of the links
    where they are known. utilization: float32[links, MAP_COLUMNS] on an even grid of time. throughput_tbps: one-way,
    at times_s. used_links: how many links carried anything."""

    end_s: float
    cables: NDArray[np.int64]
    names: tuple[str, ...]
    used_links: int
    utilization: NDArray[np.float32]
    times_s: NDArray[np.float64]
    throughput_tbps: NDArray[np.float64]


NOTHING = History(0.0, np.empty(0, np.int64), (), 0, np.empty((0, 0), np.float32), _EMPTY, _EMPTY)


class HotLinks:
    """Which links were busiest in the frames seen so far; cheap enough for every frame of a large fabric."""

    def __init__(self) -> None:
        self._busy_s: NDArray[np.float64] = np.zeros(0)
        self._cable: NDArray[np.int64] = np.zeros(0, np.int64)

    def add(self, frame: Frame) -> None:
        width = int(frame.link_row.max(initial=-1)) + 1
        if width > len(self._busy_s):
            more = width - len(self._busy_s)
            self._busy_s = np.concatenate((self._busy_s, np.zeros(more)))
            self._cable = np.concatenate((self._cable, np.zeros(more, np.int64)))
        self._cable[frame.link_row] = frame.link_cable
        self._busy_s[frame.link_row] += frame.link_utilization * max(frame.interval_s, 1e-12)

    @property
    def used(self) -> int:
        """How many links carried anything."""
        return int(np.count_nonzero(self._busy_s))

    def cables(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """The cables of some rows, 0 inside a machine."""
        return self._cable[rows]

    def rows(self) -> NDArray[np.int64]:
        """Rows of the recorder, the hottest first; at most MAP_ROWS."""
        count = min(MAP_ROWS, self.used)
        if not count:
            return np.empty(0, np.int64)
        best = np.argpartition(-self._busy_s, count - 1)[:count]
        return np.asarray(best[np.argsort(-self._busy_s[best], kind="stable")], np.int64)


def history_of(recorder: Recorder, hot: HotLinks) -> History:
    """What has been recorded so far. May be read while the run goes on."""
    times = recorder.times_s
    if not len(times):
        return NOTHING
    throughput = recorder.throughput_bytes_s * 8 / 1e12
    links = hot.rows()
    bins = recorder.link_utilization(links)
    return _history(times, throughput, bins, hot.cables(links), (), hot.used)


def history_of_result(result: Result) -> History:
    """The same of a run that is over, with the exact order and the names of links."""
    links = result.links
    shown = slice(0, MAP_ROWS)
    throughput = result.throughput_bytes_s * 8 / 1e12
    if not len(result.times_s):
        return NOTHING
    return _history(
        result.times_s,
        throughput,
        result.link_utilization[shown],
        links.cable[shown],
        links.names[shown],
        len(links.names),
    )


def _history(
    times: NDArray[np.float64],
    throughput: NDArray[np.float64],
    bins: NDArray[np.float32],
    cables: NDArray[np.int64],
    names: tuple[str, ...],
    used: int,
) -> History:
    count = min(len(times), bins.shape[1], len(throughput))
    times, throughput, bins = times[:count], throughput[:count], bins[:, :count]
    end_s = float(times[-1])
    grid = (np.arange(MAP_COLUMNS) + 0.5) * end_s / MAP_COLUMNS
    column = np.minimum(np.searchsorted(times, grid), count - 1)
    return History(end_s, cables, names, used, bins[:, column], times, throughput)


def frame_at(recorder: Recorder, latest: Frame, time_s: float) -> Frame:
    """The moment `time_s` of a run as a frame, with the links of the latest one."""
    rows = recorder.at(time_s)
    known = latest.link_row < len(rows)
    use = np.zeros(len(latest.link_row), np.float32)
    use[known] = rows[latest.link_row[known]]
    times = recorder.times_s
    throughput = recorder.throughput_bytes_s
    place = min(int(np.searchsorted(times, time_s)), len(times) - 1) if len(times) else -1
    rate = float(throughput[place]) if 0 <= place < len(throughput) else 0.0
    return replace(latest, time_s=time_s, link_utilization=use, throughput_bytes_s=rate, done=False)


def folded_steps(rank_step_s: NDArray[np.float32], most: int = STEP_ROWS) -> tuple[NDArray[np.float32], int]:
    """Rank x step with at most `most` rows, and how many ranks one row stands for. A row shows its slowest rank, so
    that no straggler is averaged away."""
    ranks = rank_step_s.shape[0] if rank_step_s.ndim == 2 else 0
    each = max(1, -(-ranks // most))
    if each == 1:
        return rank_step_s, 1
    starts = np.arange(0, ranks, each)
    known = np.where(np.isfinite(rank_step_s), rank_step_s, -np.inf)
    folded = np.maximum.reduceat(known, starts, axis=0)
    return np.where(np.isinf(folded), np.nan, folded).astype(np.float32), each
