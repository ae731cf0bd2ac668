"""One workload under every routing that fits the network: how fast its transfers run side by side, and how long all of it takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress, silent
from fabric_studio.routing.catalogue import POLICIES
from fabric_studio.routing.policy import MisfitError
from fabric_studio.sim.physics import fabric_of
from fabric_studio.sim.problem import Floats, Router
from fabric_studio.sim.simulate import Run, prepare

SHOWN_FIRST = ("ecmp", "ecmp-polarised", "e-ecmp", "spray", "adaptive", "d-mod-k", "pinned")


@dataclass(frozen=True, slots=True)
class RoutingOutcome:
    """Rates of the transfers over cables that run together when the last of the first ones has started, bytes/s; 0 when there are none.
    of_line: their mean over the rate of one accelerator's NICs. duration_s: until everything is done."""

    routing: str
    pxn: str
    transfers: int
    min_bytes_s: float
    p5_bytes_s: float
    median_bytes_s: float
    mean_bytes_s: float
    max_bytes_s: float
    of_line: float
    duration_s: float


@dataclass(frozen=True, slots=True)
class RoutingComparison:
    """line_bytes_s: of one accelerator's NICs, 0 = unknown. misfits: routings that were left out, and why."""

    workload: str
    line_bytes_s: float
    outcomes: tuple[RoutingOutcome, ...]
    misfits: dict[str, str]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def compare_routing(
    router: Router,
    workload: str,
    params: Mapping[str, object],
    *,
    seed: int | None = None,
    progress: Progress | None = None,
) -> RoutingComparison:
    """Every routing in turn, and rail pinning also without PXN where that makes a difference.

    BadInputError for what is wrong under every routing, such as an unknown parameter; CancelledError.
    """
    progress = progress or silent()
    wanted: list[tuple[str, dict[str, str]]] = [(name, {}) for name in sorted(POLICIES, key=_place)]
    if "pxn" not in params and len(np.unique(router.rank_domain)) < router.n_ranks:
        wanted.insert(1 + [name for name, _ in wanted].index("pinned"), ("pinned", {"pxn": "off"}))
    line = fabric_of(router).nic_bytes_s
    outcomes: list[RoutingOutcome] = []
    misfits: dict[str, str] = {}
    for number, (name, more) in enumerate(wanted):
        progress.step(number / len(wanted), name)
        try:
            run = prepare(router, workload, {**params, **more, "routing": name}, seed=seed)
            rates = _rates(run)
            run.simulation.step_until(np.inf)
        except BadInputError as error:
            if name == "ecmp":
                raise  # the plainest of all: it is not the routing
            misfits[name] = error.why if isinstance(error, MisfitError) else error.what
            continue
        if run.simulation.done:
            outcomes.append(_outcome(run, rates, line))
        else:
            misfits[name] = (
                run.simulation.events[-1].text if run.simulation.events else tr("traffic stands still")
            )
    progress.step(1.0, "")
    return RoutingComparison(workload, line, tuple(outcomes), misfits)


def _place(name: str) -> tuple[int, str]:
    return SHOWN_FIRST.index(name) if name in SHOWN_FIRST else len(SHOWN_FIRST), name


def _rates(run: Run) -> Floats:
    """Of the first transfers that leave a machine, once all of them have started."""
    problem, simulation = run.simulation.problem, run.simulation
    outside = np.asarray(simulation.router.link_cable)[problem.links.use_link] > 0
    leaves = np.zeros(problem.links.n_classes, bool)
    leaves[np.repeat(np.arange(problem.links.n_classes), np.diff(problem.links.use_ptr))[outside]] = True
    first = np.flatnonzero((problem.n_before[: problem.n_activities] == 0) & leaves[problem.activity_class])
    if not len(first):
        return np.zeros(0)
    simulation.step_until(float(problem.delay_s[first].max()))
    rates = simulation.activity_rate_bytes_s[first]
    return rates[rates > 0]


def _outcome(run: Run, rates: Floats, line: float) -> RoutingOutcome:
    low, five, half, high = np.percentile(rates, (0, 5, 50, 100)) if len(rates) else np.zeros(4)
    mean = float(rates.mean()) if len(rates) else 0.0
    return RoutingOutcome(
        str(run.params["routing"]), str(run.params["pxn"]), len(rates), float(low), float(five), float(half), mean, float(high),
        mean / line if line else 0.0, run.simulation.time_s,
    )  # fmt: skip
