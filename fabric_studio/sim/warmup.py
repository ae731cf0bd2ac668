"""Gets the kernels ready: compiled once per user and version (about 40 s), taken from the cache after that."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numba.core.event import Listener, install_listener

from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress, silent
from fabric_studio.sim.kernels.cache import are_compiled, mark_compiled
from fabric_studio.sim.models.fluid import Simulation
from fabric_studio.sim.recorder import Recorder
from fabric_studio.sim.symmetry import merge_alike
from fabric_studio.workloads.catalogue import WORKLOADS

COMPILATIONS = 64
"""About how many functions numba compiles the first time"""


@dataclass(frozen=True)
class _Pair:
    """Two ranks joined by two links: the smallest network on which every kernel has something to do."""

    n_ranks: int = 2
    capacity_bytes_s: np.ndarray = field(default_factory=lambda: np.full(2, 1e9))
    latency_s: np.ndarray = field(default_factory=lambda: np.zeros(2))
    link_cable: np.ndarray = field(default_factory=lambda: np.zeros(2, np.int64))
    rank_domain: np.ndarray = field(default_factory=lambda: np.arange(2, dtype=np.int32))
    rank_rail: np.ndarray = field(default_factory=lambda: np.zeros(2, np.int32))
    notes: tuple[str, ...] = ()

    def link_name(self, link: int) -> str:
        return f"link {link}"

    def rank_name(self, rank: int) -> str:
        return f"rank {rank}"

    def paths(self, src: np.ndarray, dst: np.ndarray, *, entropy: np.ndarray) -> _OneLink:
        count = len(src)
        return _OneLink(np.arange(count + 1), src.astype(np.int32), np.ones(count), np.ones(count, bool))


@dataclass(frozen=True)
class _OneLink:
    ptr: np.ndarray
    link: np.ndarray
    share: np.ndarray
    reachable: np.ndarray


class _Compiled(Listener):
    """Counts kernels as numba finishes them and tells the progress."""

    def __init__(self, progress: Progress) -> None:
        self._progress, self._finished = progress, 0

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        self._finished += 1
        self._progress.step(min(self._finished / COMPILATIONS, 0.99), tr("preparing simulator"))


def is_ready() -> bool:
    """Whether a run can begin at once: `warm_up` was here before, in this start or an earlier one."""
    return are_compiled()


def warm_up(progress: Progress | None = None) -> None:
    """Compile every kernel, or load it from the cache, by simulating two ranks. Fit for a background thread.

    CancelledError through `progress`, between two kernels; what was compiled until then stays in the cache.
    """
    progress = progress or silent()
    progress.step(0.0, tr("preparing simulator"))
    pair = _Pair()
    demand = WORKLOADS["all_reduce"].demand(2, pair.rank_domain, pair.rank_rail, {"bytes": 1e6})
    with install_listener("numba:compile", _Compiled(progress)):
        simulation = Simulation(demand, pair)
        recorder = Recorder(2, 1e-6, budget_bytes=0)
        for frame in simulation.frames(1e-5):
            recorder.add(frame)
        recorder.link_utilization(np.arange(2))
        merge_alike(simulation.problem, fewest=0)
    mark_compiled()
    progress.step(1.0, tr("simulator ready"))
