"""Several demands at the same time on one fabric, each on ranks of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from fabric_studio.workloads.demand import Collective, Counts, Demand, Ids


def merge(demands: Sequence[Demand], ranks: Sequence[Ids], names: Sequence[str], n_ranks: int) -> Demand:
    """One demand of n_ranks; rank r of demand j is ranks[j][r]. Names of phases and collectives say whose they are."""
    phases, phase_of = [""], []
    collectives: list[Collective] = []
    collective_of, node_of = [], []
    activities = sum(d.n_activities for d in demands)
    first_activity, first_computation = 0, activities
    for demand, mine, name in zip(demands, ranks, names, strict=True):
        own = [f"{name}: {phase}" for phase in demand.phases[1:]]
        phase_of.append(np.concatenate([[0], len(phases) + np.arange(len(own))]).astype(np.int32))
        phases += own
        collective_of.append(len(collectives))
        collectives += [
            replace(kind, name=f"{name}: {kind.name}", ranks=mine[kind.ranks]) for kind in demand.collectives
        ]
        count = demand.n_nodes - demand.n_activities
        node_of.append(
            np.concatenate(
                [
                    first_activity + np.arange(demand.n_activities),
                    first_computation + np.arange(count),
                ]
            ).astype(np.int32)
        )
        first_activity += demand.n_activities
        first_computation += count

    def joined(field: str) -> Counts:
        return np.concatenate([getattr(demand, field) for demand in demands])

    def shifted(field: str, length: str) -> Counts:
        """Indices of each demand, moved behind what the demands before it have."""
        sizes = [0, *(len(getattr(demand, length)) for demand in demands)]
        starts = np.cumsum(sizes)[:-1]
        return np.concatenate([getattr(d, field) + at for d, at in zip(demands, starts, strict=True)])

    def by_node(values: list[Ids]) -> Ids:
        out = np.empty(sum(map(len, values)), np.int32)
        for nodes, of_nodes in zip(node_of, values, strict=True):
            out[nodes] = of_nodes
        return out

    def on_ranks(mine: Ids, own: Ids) -> Ids:
        return np.where(own >= 0, mine[np.maximum(own, 0)], own).astype(np.int32)

    leader = np.arange(n_ranks, dtype=np.int32)
    for demand, mine in zip(demands, ranks, strict=True):
        leader[mine[: demand.n_ranks]] = mine[demand.rank_leader]
    route_ptr = np.concatenate([[0], *(np.diff(demand.route_ptr) for demand in demands)])
    pairs = list(zip(demands, ranks, strict=True))
    return Demand(
        n_ranks=n_ranks,
        steps=max(demand.steps for demand in demands),
        route_ptr=np.cumsum(route_ptr).astype(np.int64),
        pair_src=np.concatenate([mine[d.pair_src] for d, mine in pairs]).astype(np.int32),
        pair_dst=np.concatenate([mine[d.pair_dst] for d, mine in pairs]).astype(np.int32),
        pair_copies=joined("pair_copies").astype(float),
        pair_entropy=joined("pair_entropy"),
        route_sampling=joined("route_sampling").astype(float),
        route_weight=joined("route_weight").astype(float),
        route_cap_bytes_s=joined("route_cap_bytes_s").astype(float),
        activity_route=shifted("activity_route", "route_weight").astype(np.int32),
        activity_bytes=joined("activity_bytes").astype(float),
        activity_turns=joined("activity_turns").astype(float),
        activity_near_turns=joined("activity_near_turns").astype(float),
        activity_overhead_s=joined("activity_overhead_s").astype(float),
        activity_spared_s=joined("activity_spared_s").astype(float),
        computation_s=joined("computation_s").astype(float),
        before=np.concatenate([nodes[d.before] for d, nodes in zip(demands, node_of, strict=True)]),
        after=np.concatenate([nodes[d.after] for d, nodes in zip(demands, node_of, strict=True)]),
        node_rank=by_node([on_ranks(mine, d.node_rank) for d, mine in pairs]),
        node_step=by_node([d.node_step for d in demands]),
        node_phase=by_node([table[d.node_phase] for d, table in zip(demands, phase_of, strict=True)]),
        node_collective=by_node(
            [np.where(d.node_collective >= 0, d.node_collective + at, -1).astype(np.int32)
             for d, at in zip(demands, collective_of, strict=True)]
        ),
        phases=tuple(phases),
        collectives=tuple(collectives),
        notes=tuple(f"{name}: {note}" for d, name in zip(demands, names, strict=True) for note in d.notes),
        cautions=tuple(f"{name}: {text}" for d, name in zip(demands, names, strict=True) for text in d.cautions),
        rank_leader=leader,
        jobs=tuple(names),
        node_job=by_node([np.full(d.n_nodes, j, np.int32) for j, d in enumerate(demands)]),
    )  # fmt: skip
