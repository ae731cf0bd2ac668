"""From the traces of all ranks to a demand: computations, messages and collectives, and what waits for what across ranks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.workloads.builder import DemandBuilder
from fabric_studio.workloads.chakra_trace import (
    COLLECTIVE,
    COMPUTATION,
    MEMORY,
    MOST_BYTES,
    MOST_US,
    OPERATIONS,
    RECEIVE,
    SEND,
    Trace,
    TraceNode,
)
from fabric_studio.workloads.demand import Demand, Ids
from fabric_studio.workloads.group_calls import GroupCalls
from fabric_studio.workloads.order import find_cycle

SOURCE = "workload chakra"
_SIMULATED = ("all_reduce", "all_gather", "reduce_scatter", "all_to_all", "broadcast", "barrier")
MOST_KINDS = 64
"""Up to this many collectives, each is timed by itself."""


@dataclass(slots=True)
class _Call:
    """One collective, made by several ranks. nodes: number of the node of each of them."""

    key: tuple[str, int, float]
    ranks: list[int] = field(default_factory=list)
    nodes: list[int] = field(default_factory=list)


class Lowering:
    """From traces to a demand. Nodes of all ranks are numbered one after the other; begin and end of each in the builder."""

    def __init__(
        self,
        traces: list[tuple[Path, Trace]],
        rank_domain: Ids,
        rank_rail: Ids,
        params: Mapping[str, Any],
        groups: dict[str, list[int]],
    ) -> None:
        self.traces, self.domain, self.rail, self.groups = traces, rank_domain, rank_rail, groups
        self.flops_per_us = float(params["peak_tflops"]) * 1e6
        self.bytes_per_us = float(params["memory_gbytes_s"]) * 1e3
        self.builder = DemandBuilder(len(traces), 1, params["seed"])
        self.first = np.concatenate([[0], np.cumsum([len(trace.nodes) for _, trace in traces])]).astype(
            np.int64
        )
        self.begin = np.zeros(int(self.first[-1]), np.int64)
        self.end = self.begin.copy()
        self.untimed = 0
        edges = {id(trace): trace.edges() for _, trace in traces}
        self.before, self.after = (
            np.concatenate(
                [
                    np.array(edges[id(trace)][side], np.int64) + first
                    for (_, trace), first in zip(traces, self.first.tolist(), strict=False)
                ]
            )
            for side in (0, 1)
        )

    def demand(self) -> Demand:
        self._own_work()
        calls = self._collect_calls()
        self._check_order(self._messages(), calls)
        self._make_calls(calls)
        self.builder.order(self.end[self.before], self.begin[self.after])
        return self.builder.finish(*self._notes())

    def _each(self) -> Iterator[tuple[int, int, TraceNode, str]]:
        for rank, (path, trace) in enumerate(self.traces):
            first = int(self.first[rank])
            for place, node in enumerate(trace.nodes):
                yield rank, first + place, node, str(path)

    def _own_work(self) -> None:
        """Computations, memory accesses, and a node of no duration for everything that only orders."""
        durations, ranks, numbers = [], [], []
        for rank, number, node, source in self._each():
            if node.kind not in (SEND, COLLECTIVE):
                durations.append(self._duration_us(node, source) * 1e-6)
                ranks.append(rank)
                numbers.append(number)
        if numbers:
            nodes = self.builder.computations(durations, rank=ranks, step=0, phase="compute")
            self.begin[numbers] = self.end[numbers] = nodes

    def _duration_us(self, node: TraceNode, source: str) -> float:
        if node.kind == RECEIVE:
            return 0.0
        if node.duration_us:
            return min(node.duration_us, MOST_US)
        if node.kind == COMPUTATION and (work := node.number("num_ops", 1e24, source)):
            if self.flops_per_us:
                return work / self.flops_per_us
            self.untimed += 1
        elif node.kind in MEMORY and (size := node.number("tensor_size", MOST_BYTES, source)):
            if self.bytes_per_us:
                return size / self.bytes_per_us
            self.untimed += 1
        return 0.0

    def _messages(self) -> list[tuple[int, int]]:
        """Sends as flows; each is paired with the receive of the other rank that has the same tag, in order."""
        sends: dict[tuple[int, int, int], list[tuple[int, float, str]]] = defaultdict(list)
        receives: dict[tuple[int, int, int], list[int]] = defaultdict(list)
        for rank, number, node, source in self._each():
            if node.kind in (SEND, RECEIVE):
                other = int(
                    node.number("comm_dst" if node.kind == SEND else "comm_src", len(self.traces) - 1, source)
                )
                tag = int(node.number("comm_tag", 1e18, source))
                if node.kind == SEND:
                    if other == rank:
                        raise BadInputError(
                            source,
                            tr("node {node} {node2} sends to its own rank", node=node.id, node2=node.name),
                            tr("correct the trace"),
                        )
                    sends[rank, other, tag].append(
                        (number, node.number("comm_size", MOST_BYTES, source), source)
                    )
                else:
                    receives[other, rank, tag].append(number)
        for key in sends.keys() | receives.keys():
            if len(sends.get(key, ())) != len(receives.get(key, ())):
                raise BadInputError(
                    SOURCE, tr("rank {key} sends {key2} messages with tag {key3} to rank {key4}, which receives {key5}", key=key[0], key2=len(sends.get(key, ())), key3=key[2], key4=key[1], key5=len(receives.get(key, ()))), tr("the traces must be of one run"),
                )  # fmt: skip
        flat = [(key[0], key[1], number, size) for key, of in sends.items() for number, size, _ in of]
        if not flat:
            return []
        src, dst, sender, size = (np.array(column) for column in zip(*flat, strict=True))
        nodes = self.builder.transfers(
            self.builder.routes(src, dst), size, step=0, phase="messages", rank=src
        )
        self.begin[sender] = self.end[sender] = nodes
        arrives = [receive for key in sends for receive in receives[key]]
        self.builder.order(nodes, self.begin[arrives])
        return list(zip(sender.tolist(), arrives, strict=True))

    def _collect_calls(self) -> list[_Call]:
        """Which nodes are one collective: the n-th of its kind and size in each rank of its group."""
        calls: dict[tuple[str, int, float, int], _Call] = {}
        for rank in range(len(self.traces)):
            seen: dict[tuple[str, int, float], int] = defaultdict(int)
            path, trace = self.traces[rank]
            for place, node in enumerate(trace.nodes):
                if node.kind != COLLECTIVE:
                    continue
                key = self._key(node, str(path))
                call = calls.setdefault((*key, seen[key]), _Call(key))
                seen[key] += 1
                call.ranks.append(rank)
                call.nodes.append(int(self.first[rank]) + place)
        for call in calls.values():
            self._check_members(call)
        return list(calls.values())

    def _key(self, node: TraceNode, source: str) -> tuple[str, int, float]:
        kind = int(node.number("comm_type", len(OPERATIONS) - 1, source))
        if OPERATIONS[kind] not in _SIMULATED:
            raise BadInputError(
                source,
                tr(
                    "node {node} {node2} is a {what}, which is not simulated",
                    node=node.id,
                    node2=node.name,
                    what=OPERATIONS[kind].replace("_", "-"),
                ),
                tr("known: {simulated}", simulated=", ".join(_SIMULATED)),
            )
        part = node.attributes.get("involved_dim")
        if isinstance(part, tuple) and not all(part):
            raise BadInputError(
                source,
                tr("node {node} {node2} runs over some dimensions only", node=node.id, node2=node.name),
                tr("name its ranks with pg_name and groups"),
            )
        return str(node.attributes.get("pg_name", "")), kind, node.number("comm_size", MOST_BYTES, source)

    def _check_members(self, call: _Call) -> None:
        group, kind, size = call.key
        expected = self.groups.get(group) if group else list(range(len(self.traces)))
        if group and self.groups and expected is None:
            raise BadInputError(
                SOURCE,
                tr(
                    "the traces name a group {group!r} that the file of groups does not have",
                    group=group[:40],
                ),
                tr("add it"),
                place="parameter groups",
            )
        if expected is not None and sorted(expected) != call.ranks:
            missing = next(iter(sorted(set(expected) ^ set(call.ranks))))
            raise BadInputError(
                SOURCE, tr("rank {missing} does not make the same {what}s of {size:g} bytes as the others of its group", missing=missing, what=OPERATIONS[kind].replace('_', '-'), size=size),
                tr("the traces must be of one run"),
            )  # fmt: skip

    def _make_calls(self, calls: list[_Call]) -> None:
        names: dict[tuple[int, ...], str] = {}
        shapes = {tuple(call.ranks): np.array([call.ranks], np.int64) for call in calls}
        for ranks in shapes:
            names[ranks] = f"group {len(names)}"
        made = GroupCalls(
            self.builder,
            {names[ranks]: members for ranks, members in shapes.items()},
            self.domain,
            self.rail,
            SOURCE,
        )
        timed = len(calls) <= MOST_KINDS
        for number, call in enumerate(calls):
            operation, size = OPERATIONS[call.key[1]], call.key[2]
            gate = self.builder.barrier(np.empty(0, np.int64), step=0)
            self.begin[call.nodes] = gate
            ranks = tuple(call.ranks)
            if operation == "barrier" or size == 0 or len(ranks) < 2:
                self.end[call.nodes] = gate
                continue
            # ASTRA-sim counts what each rank brings to an all-gather; nccl-tests, and we, count the whole array.
            whole = size * len(ranks) if operation == "all_gather" else size
            kind = -1
            if timed:
                algorithm = "pairwise" if operation == "all_to_all" else "ring"
                kind = self.builder.collective(
                    f"collective {number + 1}", operation, algorithm, whole, np.array(ranks, np.int32)
                )
            node = made.call(
                operation, names[ranks], whole, step=0, phase=operation.replace("_", "-"), collective=kind
            )
            self.builder.order(gate, node)
            self.end[call.nodes] = node

    def _check_order(self, messages: list[tuple[int, int]], calls: list[_Call]) -> None:
        """Traces that are sound by themselves can still wait for each other, when they call in different orders."""
        total = int(self.first[-1])
        one = np.arange(total + len(calls))
        for number, call in enumerate(calls):
            one[call.nodes] = total + number
        pairs = np.array(messages, np.int64).reshape(-1, 2)
        before = np.concatenate([one[self.before], pairs[:, 0]])
        after = np.concatenate([one[self.after], pairs[:, 1]])
        ring = find_cycle(len(one), before, after)
        if ring:
            told = ", ".join(self._called(number, total, calls) for number in ring[:4]) + (
                " ..." if len(ring) > 4 else ""
            )
            raise BadInputError(
                SOURCE,
                tr("the traces wait for each other in a ring: {told}", told=told),
                tr("all ranks must call in one order"),
            )

    def _called(self, number: int, total: int, calls: list[_Call]) -> str:
        if number >= total:
            number = calls[number - total].nodes[0]
        rank = int(np.searchsorted(self.first, number, side="right")) - 1
        node = self.traces[rank][1].nodes[number - int(self.first[rank])]
        return f"rank {rank}: {node.id} {node.name}".strip()

    def _notes(self) -> tuple[str, ...]:
        notes = [tr("Every collective of the traces is a ring over its ranks (all-to-all: direct).")]
        lost = sum(trace.lost for _, trace in self.traces)
        if lost:
            notes.append(
                tr(
                    "{lost:,} dependencies lead to nodes that the traces do not have, and were not waited for.",
                    lost=lost,
                )
            )
        if self.untimed:
            notes.append(
                tr(
                    "{untimed:,} nodes have work but no duration and count 0 s; peak_tflops and memory_gbytes_s would give them one.",
                    untimed=self.untimed,
                )
            )
        return tuple(notes)
