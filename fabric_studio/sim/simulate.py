"""Run a workload on a fabric: all at once for the command line, or frame by frame for the window."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.params import Value
from fabric_studio.base.progress import Progress
from fabric_studio.sim.frames import Frame
from fabric_studio.sim.incidents import read_incidents, refuse_unknown
from fabric_studio.sim.models.fluid import Simulation
from fabric_studio.sim.physics import Physics, fabric_of
from fabric_studio.sim.problem import Router
from fabric_studio.sim.recorder import Recorder
from fabric_studio.sim.results import Result
from fabric_studio.sim.routed import routed
from fabric_studio.sim.summary import summarise
from fabric_studio.workloads.catalogue import WORKLOADS


@dataclass(slots=True, eq=False)
class Run:
    """A simulation with its recorder: what the window plays and the command line runs to its end."""

    workload: str
    params: dict[str, Value]
    simulation: Simulation
    recorder: Recorder
    notes: tuple[str, ...] = ()
    wall_s: float = 0.0

    def step(self, interval_s: float) -> Frame:
        """Let `interval_s` of simulated time pass and record it."""
        began = time.perf_counter()
        self.simulation.step_until(self.simulation.time_s + interval_s)
        frame = self.simulation.frame()
        self.recorder.add(frame)
        self.wall_s += time.perf_counter() - began
        return frame

    @property
    def over(self) -> bool:
        """Finished, or nothing can move any more."""
        return self.simulation.done or self.simulation.stalled

    def result(self) -> Result:
        """What is known up to now; `complete` is False while work is left."""
        return summarise(
            self.simulation, workload=self.workload, params=dict(self.params), wall_s=self.wall_s,
            recorder=self.recorder, notes=self.notes,
        )  # fmt: skip


def prepare(
    router: Router,
    workload_name: str,
    params: Mapping[str, object],
    *,
    seed: int | None = None,
    coalesce: float | None = None,
    progress: Progress | None = None,
    notes: tuple[str, ...] = (),
) -> Run:
    """A run at time 0. `seed` stands for the workload's parameter of that name when `params` has none.

    `coalesce`: see Simulation. `notes` go into the result (for example how the router chooses paths).
    BadInputError for an unknown workload or parameter, a value outside its limits, a fabric that is too small, a routing that does
    not fit it.
    """
    workload = WORKLOADS[workload_name]
    given = dict(params)
    if seed is not None and any(param.name == "seed" for param in workload.params):
        given.setdefault("seed", seed)
    if coalesce is not None and not 0.0 <= coalesce <= 0.5:
        raise BadInputError(
            "simulate",
            tr("coalesce {coalesce!r} is outside 0 to 0.5", coalesce=coalesce),
            tr("0 is exact; 0.005 is usual"),
        )
    began = time.perf_counter()
    checked = workload.read(given)
    router = routed(router, given, checked, workload.source)
    physics = Physics.of(checked)
    incidents = read_incidents(workload.source, str(checked.get("events", "")))
    refuse_unknown(workload.source, incidents, router)
    demand = workload.demand(
        router.n_ranks, router.rank_domain, router.rank_rail, given, fabric=fabric_of(router)
    )
    simulation = Simulation(
        demand, router, coalesce=coalesce, progress=progress, physics=physics, incidents=incidents,
        reroute_s=float(checked.get("reroute_s", 0.0)),
    )  # fmt: skip
    recorder = Recorder(len(router.capacity_bytes_s), _expected_s(simulation))
    notes = (*physics.notes(router), *notes)
    return Run(workload_name, checked, simulation, recorder, notes, time.perf_counter() - began)


def simulate(
    router: Router,
    workload_name: str,
    params: Mapping[str, object],
    *,
    seed: int | None = None,
    coalesce: float | None = None,
    progress: Progress | None = None,
    frames: Callable[[Frame], None] | None = None,
    notes: tuple[str, ...] = (),
) -> Result:
    """Run to the end and return the result; `frames` is called with every recorded frame.

    Besides the errors of `prepare`: BadInputError when some traffic has no path or no capacity, since there is no result then;
    CancelledError through `progress`.
    """
    run = prepare(router, workload_name, params, seed=seed, coalesce=coalesce, progress=progress, notes=notes)
    links, demand = run.simulation.problem.links, run.simulation.demand
    blocked = (
        np.flatnonzero(links.blocked[demand.activity_route]) if demand.n_activities else np.empty(0, int)
    )
    if len(blocked) and np.isinf(run.simulation.next_incident_s):
        raise _no_result(run, run.simulation.why_stuck(int(demand.activity_route[blocked[0]])))
    while not run.over:
        frame = run.step(run.recorder.interval_s())
        if progress is not None:
            progress.step(frame.progress, frame.phase)
        if frames is not None:
            frames(frame)
    if not run.simulation.done:
        told = run.simulation.events
        raise _no_result(run, told[-1].text if told else tr("some of its work waits for itself"))
    return run.result()


def _no_result(run: Run, why: str) -> BadInputError:
    return BadInputError(
        f"workload {run.workload}", why, tr("run the check, cable what is missing, or choose other ranks")
    )


def _expected_s(simulation: Simulation) -> float:
    """A guess of the duration that is seldom too long: the busiest link, or the rank with the most computation."""
    problem = simulation.problem
    links = problem.links
    progress = np.bincount(problem.activity_class, problem.activity_bytes, minlength=links.n_classes)
    of_use = np.repeat(progress, np.diff(links.use_ptr))
    carried = np.bincount(links.use_link, links.use_coef * of_use, minlength=links.n_links)
    up = links.capacity_bytes_s > 0
    busiest = (carried[up] / links.capacity_bytes_s[up]).max(initial=0.0)
    own = problem.node_rank[problem.n_activities :]
    computed = np.bincount(own[own >= 0], problem.delay_s[problem.n_activities :][own >= 0])
    waits = problem.delay_s[: problem.n_activities].max(initial=0.0)
    longest = problem.delay_s[problem.n_activities :].max(initial=0.0)
    return float(max(busiest + waits, longest, computed.max(initial=0.0)))
