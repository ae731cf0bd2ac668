"""The flows of any demand as a list: what another simulator needs to run the same traffic.

Barriers become "waits for", computations between flows become pauses. What a list cannot say is refused: pauses of unequal
length in front of one flow, and loads that were only sampled.
"""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.workloads.demand import Demand
from fabric_studio.workloads.flow_table import MOST_EDGES, FlowTable

MOST_FLOWS = 500_000
_WAY_OUT = mark("choose fewer ranks or steps, or another algorithm")


class _Wait(NamedTuple):
    """What a node waits for: flows, and a pause after the last of them."""

    flows: tuple[int, ...]
    pause_s: float


def flows_of(demand: Demand, source: str) -> FlowTable:
    """Every pair of every activity as a flow; pairs that move in lockstep are flows that start together."""
    pairs_of = np.diff(demand.route_ptr)[demand.activity_route]
    total = int(pairs_of.sum())
    if (demand.route_sampling > 1).any():
        raise BadInputError(
            source, tr("the loads of its flows are sampled, so they cannot be listed"), tr(_WAY_OUT)
        )
    if not total or total > MOST_FLOWS:
        raise BadInputError(
            source,
            tr("makes {total:,} flows", total=total),
            tr("1 to {most_flows:,} can be listed; {way_out}", most_flows=MOST_FLOWS, way_out=tr(_WAY_OUT)),
        )
    first = np.concatenate([[0], np.cumsum(pairs_of)]).astype(np.int64)
    activity = np.repeat(np.arange(len(pairs_of)), pairs_of)
    pair = demand.route_ptr[demand.activity_route[activity]] + np.arange(total) - first[activity]
    waits = _Waits(demand, first, source).resolve()
    before: list[int] = []
    after: list[int] = []
    start_s = np.zeros(total)
    for number, wait in enumerate(waits):
        mine = range(int(first[number]), int(first[number + 1]))
        start_s[mine.start : mine.stop] = wait.pause_s + demand.activity_overhead_s[number]
        if len(before) + len(mine) * len(wait.flows) > MOST_EDGES:
            raise BadInputError(
                source,
                tr("its flows wait for each other in more than {most_edges:,} pairs", most_edges=MOST_EDGES),
                tr(_WAY_OUT),
            )
        for flow in mine:
            before.extend(wait.flows)
            after.extend([flow] * len(wait.flows))
    return FlowTable(
        tr("flows of a workload"), demand.pair_src[pair].astype(np.int64), demand.pair_dst[pair].astype(np.int64),
        demand.activity_bytes[activity] * demand.pair_copies[pair], start_s, np.arange(1, total + 1),
        np.array(before, np.int64), np.array(after, np.int64), {"flows": total},
    )  # fmt: skip


class _Waits:
    """Walks the graph from its beginnings; barriers hand on what they wait for."""

    def __init__(self, demand: Demand, first: np.ndarray, source: str) -> None:
        self.demand, self.first, self.source = demand, first, source
        self.activities = len(demand.activity_route)
        order = np.argsort(demand.before, kind="stable")
        self.ptr = np.searchsorted(demand.before[order], np.arange(demand.n_nodes + 1)).tolist()
        self.following = demand.after[order].tolist()
        self.left = np.bincount(demand.after, minlength=demand.n_nodes).tolist()
        self.inputs: list[list[_Wait]] = [[] for _ in range(demand.n_nodes)]

    def resolve(self) -> list[_Wait]:
        """What each activity waits for."""
        found: list[_Wait] = [_Wait((), 0.0)] * self.activities
        ready = deque(node for node, count in enumerate(self.left) if not count)
        while ready:
            node = ready.popleft()
            wait = self._join(node)
            self.inputs[node] = []
            if node < self.activities:
                found[node] = wait
                wait = _Wait(tuple(range(int(self.first[node]), int(self.first[node + 1]))), 0.0)
            else:
                wait = _Wait(
                    wait.flows, wait.pause_s + float(self.demand.computation_s[node - self.activities])
                )
            for place in range(self.ptr[node], self.ptr[node + 1]):
                other = self.following[place]
                self.inputs[other].append(wait)
                self.left[other] -= 1
                if not self.left[other]:
                    ready.append(other)
        return found

    def _join(self, node: int) -> _Wait:
        waits = dict.fromkeys(self.inputs[node])
        pauses = {wait.pause_s for wait in waits}
        if not waits:
            return _Wait((), 0.0)
        if len(pauses) == 1:
            return _Wait(tuple(dict.fromkeys(flow for wait in waits for flow in wait.flows)), pauses.pop())
        # Of pauses that follow the same flows the longest counts.
        if len({wait.flows for wait in waits}) == 1:
            return max(waits, key=lambda wait: wait.pause_s)
        raise BadInputError(
            self.source,
            tr("a flow waits for others with pauses of different lengths, which no list can say"),
            tr(_WAY_OUT),
        )
