"""From a simulation that has stopped to its result: phases, collectives, completion times, links, bottleneck."""

from __future__ import annotations

from typing import Any

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.sim.knee import knee_bytes, knee_note
from fabric_studio.sim.ledger import LinkNames
from fabric_studio.sim.models.fluid import Simulation
from fabric_studio.sim.physics import fabric_of
from fabric_studio.sim.problem import Counts, Floats, Ids
from fabric_studio.sim.recorder import Recorder
from fabric_studio.sim.results import Bottleneck, CollectiveTimes, FlowTimes, Links, Phase, Result
from fabric_studio.workloads.demand import Demand

FLUID_NOTE = mark(
    "Fluid model: max-min fair rates, new at every start and end; cut-through latency. It has no packets, queues, ECN, PFC or losses."
)
OPTIMISTIC_NOTE = mark(
    "On lossless Ethernet with ECMP collisions plain max-min is about a quarter optimistic on the mean completion time (measured against a packet simulator, 1,024 hosts)."
)


def summarise(
    simulation: Simulation,
    *,
    workload: str,
    params: dict[str, Any],
    wall_s: float,
    recorder: Recorder | None = None,
    notes: tuple[str, ...] = (),
) -> Result:
    """The result at the present time of the simulation; `notes` join the model's own."""
    demand, problem = simulation.demand, simulation.problem
    start, end = simulation.node_start_s, simulation.node_end_s
    steps = _spans(problem.node_step, problem.n_steps, start, end)
    durations = steps[1] - steps[0]
    links, rows = _links(simulation)
    collectives = _collectives(demand, start, end)
    notes = (*_flops_note(simulation, durations), *knee_note(collectives), *notes)
    mean_error, worst_error = simulation.window_error
    if simulation.coalesce:
        notes = (
            tr(
                "Endings within {coalesce:.1%} of a transfer's running time share one new set of rates; that put completion times off by {mean_error:.2%} on average and {worst_error:.1%} at worst, to first order (coalesce=0 is exact).",
                coalesce=simulation.coalesce,
                mean_error=mean_error,
                worst_error=worst_error,
            ),
            *notes,
        )
    fabric = fabric_of(simulation.router)
    plain = fabric.pauses.any() and not simulation.physics.pauses(simulation.router).any()
    return Result(
        engine="fluid",
        workload=workload,
        params=params,
        complete=simulation.done,
        step_time_s=float(durations.mean()) if simulation.done else None,
        duration_s=simulation.time_s,
        phases=_phases(demand, start, end),
        collectives=collectives,
        flows=_flows(end[: problem.n_activities] - start[: problem.n_activities]),
        links=links,
        bottleneck=_bottleneck(simulation, links),
        events=simulation.events,
        n_events=simulation.n_events,
        wall_s=wall_s,
        model_notes=tuple(
            dict.fromkeys(
                (
                    tr(FLUID_NOTE),
                    *((tr(OPTIMISTIC_NOTE),) if plain else ()),
                    *demand.notes,
                    *simulation.router.notes,
                    *notes,
                )
            )
        ),
        times_s=recorder.times_s if recorder else np.empty(0),
        link_utilization=recorder.link_utilization(rows) if recorder else np.empty((0, 0), np.float32),
        throughput_bytes_s=recorder.throughput_bytes_s if recorder else np.empty(0),
        rank_step_s=simulation.frame().rank_step_s,
        step_duration_s=durations,
        window_error_mean=mean_error,
        window_error_max=worst_error,
        knee_bytes=knee_bytes(collectives),
        cautions=demand.cautions,
    )


def _flops_note(simulation: Simulation, durations: Floats) -> tuple[str, ...]:
    """What the ranks achieve, for workloads that know how much there is to compute."""
    demand = simulation.demand
    if not demand.step_flops or not simulation.done:
        return ()
    each = demand.step_flops / float(durations.mean()) / demand.n_ranks
    of_peak = (
        tr(", model FLOPs utilisation {each:.1%}", each=each / demand.peak_flops) if demand.peak_flops else ""
    )
    return (tr("{each:.0f} TFLOP/s per accelerator{of_peak}.", each=each / 1e12, of_peak=of_peak),)


def _spans(group: Ids, n_groups: int, start: Floats, end: Floats) -> tuple[Floats, Floats]:
    """First start and last end of the nodes in every group; NaN end while any is unfinished, NaN both for an empty group."""
    first, last = np.full(n_groups, np.inf), np.full(n_groups, -np.inf)
    with np.errstate(invalid="ignore"):  # an end that is NaN, not yet, is to win
        np.fmin.at(first, group, start)
        np.maximum.at(last, group, end)
    first[np.isinf(first)] = np.nan
    last[np.isinf(last)] = np.nan
    return first, last


def _spans_per_step(
    demand: Demand, tag: Ids, n_tags: int, start: Floats, end: Floats
) -> tuple[Floats, Floats]:
    tagged = tag >= 0
    group = tag[tagged] * demand.steps + demand.node_step[tagged]
    first, last = _spans(group, n_tags * demand.steps, start[tagged], end[tagged])
    return first.reshape(n_tags, demand.steps), last.reshape(n_tags, demand.steps)


def _phases(demand: Demand, start: Floats, end: Floats) -> tuple[Phase, ...]:
    """What was going on; jobs that ran side by side come first, each as a whole."""
    of_jobs = _spans_named(demand, demand.node_job, demand.jobs, start, end) if demand.jobs else ()
    return (*of_jobs, *_spans_named(demand, demand.node_phase, demand.phases, start, end))


def _spans_named(
    demand: Demand, tag: Ids, names: tuple[str, ...], start: Floats, end: Floats
) -> tuple[Phase, ...]:
    first, last = _spans_per_step(demand, tag, len(names), start, end)
    phases = []
    for number, name in enumerate(names):
        finished = ~np.isnan(last[number])
        if name and finished.any():
            opened, closed = first[number][finished], last[number][finished]
            phases.append(
                Phase(
                    name=name,
                    count=int(finished.sum()),
                    mean_s=float((closed - opened).mean()),
                    max_s=float((closed - opened).max()),
                    start_s=float(opened.min()),
                    end_s=float(closed.max()),
                )
            )
    return tuple(phases)


def _collectives(demand: Demand, start: Floats, end: Floats) -> tuple[CollectiveTimes, ...]:
    first, last = _spans_per_step(demand, demand.node_collective, len(demand.collectives), start, end)
    times = []
    for number, kind in enumerate(demand.collectives):
        took = (last[number] - first[number])[~np.isnan(last[number])]
        if not len(took):
            continue
        mean = float(took.mean())
        algbw = kind.size_bytes / mean / 1e9 if mean > 0 else 0.0
        times.append(
            CollectiveTimes(
                name=kind.name,
                operation=kind.operation,
                algorithm=kind.algorithm,
                ranks=len(kind.ranks),
                size_bytes=kind.size_bytes,
                count=len(took),
                time_s=mean,
                min_time_s=float(took.min()),
                max_time_s=float(took.max()),
                algbw_gbytes_s=algbw,
                busbw_gbytes_s=algbw * kind.bus_factor(),
                protocol=kind.protocol,
            )
        )
    return tuple(times)


def _flows(took: Floats) -> FlowTimes:
    finished = took[~np.isnan(took)]
    if not len(finished):
        return FlowTimes(0, None, None, None)
    p50, p99 = np.percentile(finished, [50, 99])
    return FlowTimes(len(finished), float(p50), float(p99), float(finished.max()))


def _links(simulation: Simulation) -> tuple[Links, Counts]:
    busy_s, carried, peak = simulation.link_totals()
    used = np.flatnonzero(carried > 0)
    rows = used[np.lexsort((used, -peak[used], -busy_s[used]))]
    mean = np.minimum(busy_s[rows] / max(simulation.time_s, 1e-300), 1.0)
    names = LinkNames(simulation.ledger, rows)
    return Links(names, simulation.ledger.cable[rows], carried[rows], mean, np.minimum(peak[rows], 1.0)), rows


def _bottleneck(simulation: Simulation, links: Links) -> Bottleneck:
    """Walk back from the last end, always to the predecessor that ended last: what is on that way made the run as long as it is."""
    problem, start, end = simulation.problem, simulation.node_start_s, simulation.node_end_s
    before = np.repeat(np.arange(problem.n_nodes), np.diff(problem.after_ptr))
    order = np.argsort(problem.after, kind="stable")
    ptr = np.concatenate([[0], np.cumsum(problem.n_before)])
    spent = {"computation": 0.0, "transfer": 0.0, "latency": 0.0}
    by_rank: dict[int, float] = {}
    node = int(np.nanargmax(end)) if np.isfinite(end).any() else -1
    while node >= 0:
        took = end[node] - start[node]
        if node < problem.n_activities:
            latency = min(problem.delay_s[node], took)
            spent["latency"] += latency
            spent["transfer"] += took - latency
        else:
            spent["computation"] += took
            rank = int(problem.node_rank[node])
            by_rank[rank] = by_rank.get(rank, 0.0) + took
        earlier = before[order[ptr[node] : ptr[node + 1]]]
        node = int(earlier[np.argmax(end[earlier])]) if len(earlier) else -1
    kind = max(spent, key=lambda k: spent[k])
    hottest = links.names[0] if links.names else ""
    slowest = max(by_rank, key=lambda r: by_rank[r]) if by_rank else -1
    return Bottleneck(
        kind=kind,
        name=simulation.router.rank_name(slowest) if kind == "computation" and slowest >= 0 else hottest,
        computation_s=float(spent["computation"]),
        transfer_s=float(spent["transfer"]),
        latency_s=float(spent["latency"]),
        hottest_link=hottest,
        mean_utilization=float(links.mean_utilization[0]) if links.names else 0.0,
        max_utilization=float(links.max_utilization[0]) if links.names else 0.0,
    )
