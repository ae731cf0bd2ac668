"""The event loop with its arrays: it runs a problem, or the smaller one that stands for it, and answers for the whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fabric_studio.sim.frames import Floats32
from fabric_studio.sim.kernels import events as kernel
from fabric_studio.sim.kernels.usage import mean_utilization
from fabric_studio.sim.models import state as arrays
from fabric_studio.sim.problem import Counts, Floats, Links, Problem
from fabric_studio.sim.symmetry import Merged

EFFORT = 20_000_000
"""Classes and links solved between two looks at the progress object: some tenths of a second"""


class Engine:
    """Arrays that it hands out are those of the whole problem: float64[N] by node, [A] by activity, [L] by link."""

    def __init__(self, problem: Problem, coalesce: float, merged: Merged | None) -> None:
        self._whole, self._merged, self.coalesce = problem, merged, coalesce
        self._core = merged.problem if merged else problem
        links = self._core.links
        self._net, self._work = arrays.network(links), arrays.work(self._core)
        self._state = arrays.fresh_state(self._core)
        self._solution, self._scratch = arrays.solution(links), arrays.scratch(links)
        self._seen_bytes: Floats = np.zeros(links.n_links)

    # -- time -------------------------------------------------------------------------------------------------------

    @property
    def time_s(self) -> float:
        return float(self._state.real[kernel.NOW])

    def wait_until(self, time_s: float) -> None:
        """Let time pass in which nothing happens."""
        self._state.real[kernel.NOW] = time_s

    @property
    def waiting(self) -> bool:
        """Something will end or start by itself."""
        return bool(self._state.integer[kernel.HEAP_SIZE])

    @property
    def window_open(self) -> bool:
        return bool(self._state.integer[kernel.WINDOW_OPEN])

    @property
    def next_s(self) -> float:
        """When something ends or starts next; inf = nothing will."""
        return float(self._state.heap_key[self._state.heap_node[0]]) if self.waiting else np.inf

    def quiet_until(self, time_s: float) -> bool:
        """Nothing ends or starts up to then and all rates are settled, so that there is no need to call a kernel."""
        return (
            bool(self._state.integer[kernel.BEGUN]) and not self.window_open and time_s < self.next_s < np.inf
        )

    def advance(self, until: float) -> bool:
        """Let time go on; False when there is more to do and somebody may want to look at the progress first."""
        return bool(
            kernel.advance(
                self._net, self._work, self._state, self._solution, self._scratch, until, self.coalesce, EFFORT
            )
        )  # fmt: skip

    # -- counts -----------------------------------------------------------------------------------------------------

    @property
    def done(self) -> bool:
        return int(self._state.integer[kernel.N_DONE]) == self._core.n_nodes

    @property
    def fraction_done(self) -> float:
        return int(self._state.integer[kernel.N_DONE]) / max(self._core.n_nodes, 1)

    @property
    def n_events(self) -> int:
        return int(self._state.integer[kernel.EVENTS])

    @property
    def n_solves(self) -> int:
        return int(self._state.integer[kernel.SOLVES])

    @property
    def open_phases(self) -> Counts:
        return np.flatnonzero(self._state.phase_open[1:]) + 1

    @property
    def step_left(self) -> Counts:
        """int64[S]: nodes of each step that are not finished, as they are counted in `step_size`."""
        return self._state.step_left

    @property
    def step_size(self) -> Counts:
        return np.bincount(self._core.node_step, minlength=self._core.n_steps)

    @property
    def active_flows(self) -> int:
        if not self._merged:
            return int(self._state.integer[kernel.ACTIVE])
        return int(np.count_nonzero(self._activities(self._state.status) == kernel.RUNNING))

    @property
    def window_error(self) -> tuple[float, float]:
        """By how much late re-sharing has put completion times off, mean and worst, relative, to first order; 0 when exact."""
        ended = np.count_nonzero(self._state.status[: self._core.n_activities] == kernel.DONE)
        if not self.coalesce or not ended:
            return 0.0, 0.0
        real = self._state.real
        return float(real[kernel.SUM_SLIP] / ended), float(real[kernel.WORST_SLIP])

    @property
    def delivered_bytes(self) -> float:
        real = self._state.real
        return float(
            real[kernel.DELIVERED] + real[kernel.GOODPUT] * (self.time_s - real[kernel.DELIVERED_AT])
        )

    @property
    def goodput_bytes_s(self) -> float:
        return float(self._state.real[kernel.GOODPUT])

    # -- arrays of the whole problem ----------------------------------------------------------------------------------

    def _nodes(self, values: NDArray[Any]) -> NDArray[Any]:
        return values[self._merged.node_of] if self._merged else values

    def _activities(self, values: NDArray[Any]) -> NDArray[Any]:
        """By node or by activity of the core -> by activity of the whole."""
        count = self._whole.n_activities
        return values[self._merged.node_of[:count]] if self._merged else values[:count]

    def _on_links(self, values: NDArray[Any]) -> NDArray[Any]:
        return values[self._merged.link_of] if self._merged else values

    @property
    def start_s(self) -> Floats:
        return self._nodes(self._state.start)

    @property
    def end_s(self) -> Floats:
        return self._nodes(self._state.end)

    @property
    def rate_bytes_s(self) -> Floats:
        running = self._state.status[: self._core.n_activities] == kernel.RUNNING
        return self._activities(np.where(running, self._state.rate[self._core.activity_class], 0.0))

    @property
    def remaining_bytes(self) -> Floats:
        passed = self.time_s - self._activities(self._state.stamp)
        left = self._activities(self._state.remaining) - self.rate_bytes_s * passed
        return np.maximum(left, 0.0)

    @property
    def carried_bytes(self) -> Floats:
        state = self._state
        return self._on_links(state.carried + state.load * (self.time_s - state.since))

    @property
    def peak(self) -> Floats:
        return self._on_links(self._state.peak)

    def utilization(self, interval_s: float) -> Floats32:
        """float32[L]: the mean since the last call, which was `interval_s` ago."""
        state, links = self._state, self._core.links
        out = np.empty(links.n_links, np.float32)
        mean_utilization(
            state.carried, state.since, state.load, links.capacity_bytes_s, self.time_s, self._seen_bytes, interval_s, out
        )  # fmt: skip
        return out[self._merged.link_of] if self._merged else out

    def stuck_routes(self) -> Counts:
        """Routes of the whole problem with traffic that cannot move."""
        stuck = (self._state.members > 0) & (self._state.rate <= 0.0)
        if not self._merged:
            return np.flatnonzero(stuck)
        whole = stuck[self._merged.node_of[: self._whole.n_activities]]
        return np.unique(self._whole.activity_class[whole])

    def stuck_flows(self) -> int:
        return int(np.count_nonzero((self.rate_bytes_s <= 0.0) & self._running()))

    def _running(self) -> NDArray[np.bool_]:
        return np.asarray(self._activities(self._state.status) == kernel.RUNNING)

    # -- another network ----------------------------------------------------------------------------------------------

    def take_over(self, links: Links, *, same_links: bool) -> None:
        """Go on over other links from now on. `same_links`: only their capacities or the paths have changed."""
        seen, carried = self._on_links(self._seen_bytes), self.carried_bytes
        if self._merged:
            self._state = arrays.whole_state(self._state, self._merged, self._whole)
            self._merged = None
        self._whole = self._core = replace(self._whole, links=links)
        self._work = arrays.work(self._core)
        self._net = arrays.network(links)
        self._solution, self._scratch = arrays.solution(links), arrays.scratch(links)
        now = self.time_s
        self._state = state = arrays.with_new_links(self._state, links.n_links, now)
        self._seen_bytes = seen - carried if same_links else np.zeros(links.n_links)
        state.integer[[kernel.WINDOW_OPEN, kernel.MARK]] = 0
        running = np.flatnonzero(state.members > 0).astype(np.int32)
        state.integer[kernel.IN_USE] = np.diff(links.use_ptr)[running].sum()
        state.real[kernel.WINDOW_START] = now
        state.dirty[: len(running)] = running
        state.is_dirty[:] = 0
        state.is_dirty[running] = 1
        state.integer[kernel.N_DIRTY] = len(running)
        kernel.share_again(self._net, state, self._solution, self._scratch)
