"""The result of a run: what a user, a script and the file of a run see. Figures only, made once at the end."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fabric_studio.base.language import tr
from fabric_studio.sim.frames import Event
from fabric_studio.sim.ledger import LinkNames

LINKS_IN_JSON = 20


@dataclass(frozen=True, slots=True)
class Phase:
    """One kind of activity in the step: how often, and how long from its first start to its last end in a step."""

    name: str
    count: int
    mean_s: float
    max_s: float
    start_s: float
    end_s: float


@dataclass(frozen=True, slots=True)
class CollectiveTimes:
    """One kind of collective over all steps. Bandwidths as nccl-tests prints them, in GB/s: S/t, and that times its bus factor."""

    name: str
    operation: str
    algorithm: str
    ranks: int
    size_bytes: float
    count: int
    time_s: float
    min_time_s: float
    max_time_s: float
    algbw_gbytes_s: float
    busbw_gbytes_s: float
    protocol: str = ""


@dataclass(frozen=True, slots=True)
class FlowTimes:
    """Completion times of transfers, latency included; a collective that runs as one activity counts once per channel."""

    count: int
    p50_s: float | None
    p99_s: float | None
    max_s: float | None


@dataclass(frozen=True, slots=True)
class Bottleneck:
    """What the run spent its time on along its critical path, and the hottest link.

    `kind` is the largest share: "computation", "transfer" or "latency". `name` says which rank or link.
    """

    kind: str
    name: str
    computation_s: float
    transfer_s: float
    latency_s: float
    hottest_link: str
    mean_utilization: float
    max_utilization: float


@dataclass(frozen=True, slots=True, eq=False)
class Links:
    """Every link that carried anything, hottest first (by mean utilisation over the whole run). K links."""

    names: LinkNames | tuple[str, ...]
    cable: NDArray[np.int64]
    """int64[K]: cable of the drawing, 0 = inside a machine"""
    carried_bytes: NDArray[np.float64]
    mean_utilization: NDArray[np.float64]
    max_utilization: NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Result:
    """One finished (or, when `complete` is False, stalled or stopped) run; then `step_time_s` is None."""

    engine: str
    workload: str
    params: dict[str, Any]
    complete: bool
    step_time_s: float | None
    """Mean duration of a step"""
    duration_s: float
    phases: tuple[Phase, ...]
    collectives: tuple[CollectiveTimes, ...]
    flows: FlowTimes
    links: Links
    bottleneck: Bottleneck
    events: tuple[Event, ...]
    """What happened on the way: cables cut, traffic without a path"""
    n_events: int
    """Events of the simulator's clock"""
    wall_s: float
    model_notes: tuple[str, ...]
    times_s: NDArray[np.float64] = field(default_factory=lambda: np.empty(0))
    """float64[T]: end of every recorded bin"""
    link_utilization: NDArray[np.float32] = field(default_factory=lambda: np.empty((0, 0), np.float32))
    """float32[K, T], rows as `links`"""
    throughput_bytes_s: NDArray[np.float64] = field(default_factory=lambda: np.empty(0))
    rank_step_s: NDArray[np.float32] = field(default_factory=lambda: np.empty((0, 0), np.float32))
    """float32[ranks, steps]: computing and communicating, without waiting for others"""
    step_duration_s: NDArray[np.float64] = field(default_factory=lambda: np.empty(0))
    """float64[steps], NaN = not finished"""
    window_error_mean: float = 0.0
    window_error_max: float = 0.0
    """How far coalescing put completion times off, relative, to first order; 0 = exact"""
    knee_bytes: float | None = None
    """Of a message-size sweep: where the bus bandwidth reaches half of its highest"""
    cautions: tuple[str, ...] = ()
    """Where the model is known to be far from what was measured: times are then a lower bound"""

    def to_json(self, links: int = LINKS_IN_JSON) -> dict[str, Any]:
        """The document of `simulate --json`; queues, marks, pauses and drops are null: the fluid model has none."""
        hottest = range(min(links, len(self.links.names)))
        told = tuple(
            tr("at {time_s:.6g} s: {event}", time_s=event.time_s, event=event.text) for event in self.events
        )
        unfinished = (
            ()
            if self.complete
            else (tr("NOT COMPLETE: some work never finished, so there is no step time."),)
        )
        return {
            "engine": self.engine,
            "workload": self.workload,
            "step_time_s": self.step_time_s,
            "phases": [asdict(phase) for phase in self.phases],
            "collectives": [asdict(collective) for collective in self.collectives],
            "flows": {
                "count": self.flows.count,
                "fct_s": {"p50": self.flows.p50_s, "p99": self.flows.p99_s, "max": self.flows.max_s},
            },
            "links": [
                {
                    "name": self.links.names[i],
                    "mean_utilization": float(self.links.mean_utilization[i]),
                    "max_utilization": float(self.links.max_utilization[i]),
                    "max_queue_bytes": None,
                    "ecn_marks": None,
                    "pause_s": None,
                    "drops": None,
                }
                for i in hottest
            ],
            "bottleneck": asdict(self.bottleneck),
            "events": self.n_events,
            "wall_s": self.wall_s,
            "cautions": list(self.cautions),
            "model_notes": [*unfinished, *self.cautions, *self.model_notes, *told],
        }
