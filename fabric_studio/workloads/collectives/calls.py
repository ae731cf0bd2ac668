"""Makes collective calls of a team of ranks: chooses how, lays the lanes once, and adds the activities of every call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.workloads.builder import DemandBuilder, Nodes
from fabric_studio.workloads.collectives import lanes as laid
from fabric_studio.workloads.collectives.cautions import cautions
from fabric_studio.workloads.collectives.constants import cost_constants
from fabric_studio.workloads.collectives.cost import choose
from fabric_studio.workloads.demand import Ids
from fabric_studio.workloads.domains import Domains
from fabric_studio.workloads.fabric import Fabric

OPERATIONS = ("all_reduce", "all_gather", "reduce_scatter", "broadcast")
ALGORITHMS = {
    "all_reduce": ("auto", "ring", "tree", "nvls", "nvls_tree", "collnet", "hierarchical"),
    "all_gather": ("auto", "ring", "nvls", "hierarchical"),
    "reduce_scatter": ("auto", "ring", "nvls", "hierarchical"),
    "broadcast": ("auto", "ring", "tree"),
}
LAY: dict[str, Callable[[Domains, str], laid.Lanes]] = {
    "ring": laid.ring, "tree": laid.tree, "nvls": laid.nvls, "nvls_tree": laid.nvls_tree, "collnet": laid.collnet,
}  # fmt: skip


class Choice(NamedTuple):
    """How a call is carried out. `wire`: bytes on a link per byte; most_bytes_s: of the array; latency_s: of software, which
    contains step_s for the way of every step between servers."""

    algorithm: str
    protocol: str
    latency_s: float = 0.0
    wire: float = 1.0
    most_bytes_s: float = np.inf
    step_s: float = 0.0


class Call(NamedTuple):
    """The nodes that begin a call and those that end it (the same unless it has stages)."""

    first: Nodes
    last: Nodes


@dataclass(slots=True, eq=False)
class Caller:
    """Calls of one team. `measured`: as fast as NCCL is, with its latencies and its choice; else the textbook at full rate."""

    builder: DemandBuilder
    domains: Domains
    fabric: Fabric
    measured: bool
    source: str
    turn_overhead_s: float = 0.0
    notes: dict[str, None] = field(default_factory=dict)
    _lanes: dict[tuple[str, str], laid.Lanes] = field(default_factory=dict)
    _routes: dict[tuple[str, str, float, float], tuple[Ids, ...]] = field(default_factory=dict)

    def pick(
        self, operation: str, size_bytes: float, algorithm: str = "auto", protocol: str = "auto"
    ) -> Choice:
        """By NCCL's cost model, or as asked. BadInputError when this team cannot do it so."""
        self._refuse(operation, algorithm)
        self.builder.warn(cautions(operation, size_bytes, self.domains, measured=self.measured))
        if not self.measured:
            return Choice("ring" if algorithm == "auto" else algorithm, "")
        if algorithm == "hierarchical":
            step_s = cost_constants().hardware_latency_us["net"]["ring"][2] * 1e-6
            return Choice(algorithm, "simple", self._hierarchical_latency_s(operation), step_s=step_s)
        ranks, count = len(self.domains.ranks), len(self.domains)
        offer = choose(operation, size_bytes, ranks, count, self.fabric, algorithm, protocol)
        if offer is None and operation == "broadcast" and algorithm == "tree":
            return Choice("tree", "simple", self._hierarchical_latency_s(operation), 1 / 0.92)
        if offer is None:
            raise BadInputError(
                self.source, tr("{operation} cannot use {algorithm} with protocol {protocol} here", operation=operation, algorithm=algorithm, protocol=protocol),
                tr("choose another protocol, or auto"), place="parameter protocol",
            )  # fmt: skip
        return Choice(
            offer.algorithm, offer.protocol, offer.latency_s, offer.wire, offer.most_bytes_s, offer.step_s
        )

    def _refuse(self, operation: str, algorithm: str) -> None:
        count, sizes = len(self.domains), self.domains.sizes
        why = ""
        if algorithm not in ALGORITHMS[operation]:
            why = tr("{operation} does not use {algorithm}", operation=operation, algorithm=algorithm)
        elif algorithm == "nvls" and count > 1:
            why = tr("nvls stays inside one scale-up domain, and these ranks lie in {count}", count=count)
        elif algorithm in ("nvls_tree", "collnet") and count == 1:
            why = tr(
                "{algorithm} joins several scale-up domains, and these ranks lie in one", algorithm=algorithm
            )
        elif algorithm in ("nvls", "nvls_tree") and self.fabric.architecture and not self.fabric.multicast:
            why = tr("the scale-up switches of this design do not reduce")
        elif algorithm == "collnet" and self.fabric.architecture and not self.fabric.reduces:
            why = tr("the network's switches do not reduce (SHARP is InfiniBand's)")
        elif algorithm == "hierarchical" and (count < 2 or sizes[0] < 2 or (sizes != sizes[0]).any()):
            why = tr(
                "hierarchical needs two or more scale-up domains of one size above 1; this fabric has {count} of {min} to {max} ranks",
                count=count,
                min=int(sizes.min()),
                max=int(sizes.max()),
            )
        if why:
            raise BadInputError(
                self.source, why, tr("choose algorithm=auto or ring"), place="parameter algorithm"
            )

    def _hierarchical_latency_s(self, operation: str) -> float:
        """Ring latencies of NCCL's table, with Simple, for the stages inside and across."""
        constants, passes = cost_constants(), 2 if operation == "all_reduce" else 1
        near, far = (constants.hardware_latency_us[where]["ring"][2] for where in ("nvlink", "net"))
        steps = passes * ((int(self.domains.sizes.max()) - 1) * near + (len(self.domains) - 1) * far)
        return (constants.base_latency_us["ring"][2] + steps) * 1e-6

    def call(
        self, operation: str, size_bytes: float, choice: Choice, *, step: int, phase: str, collective: int
    ) -> Call:
        """One call on arrays of `size_bytes` per rank (the whole array, as nccl-tests counts)."""
        if choice.algorithm == "hierarchical":
            return self._hierarchical(operation, size_bytes, choice, step, phase, collective)
        key = operation, choice.algorithm
        if key not in self._lanes:
            self._lanes[key] = LAY[choice.algorithm](self.domains, operation)
        nodes = self._run(key, self._lanes[key], size_bytes, choice, step, phase, collective)
        return Call(nodes, nodes)

    def _run(
        self, key: tuple[str, str], lanes: laid.Lanes, size: float, choice: Choice, step: int, phase: str, collective: int
    ) -> Nodes:  # fmt: skip
        if lanes.merged > 1:
            self.notes[
                f"The {choice.algorithm}'s {lanes.merged} channels are merged into one activity that moves at the pace of its slowest link."
            ] = None
        turns = lanes.far_turns + lanes.near_turns
        overhead = choice.latency_s + turns * self.turn_overhead_s
        share = np.array([lane.share for lane in lanes.lanes])
        return self.builder.transfers(
            np.concatenate(self._routes_of(key, lanes, choice)), size * share, step=step, phase=phase,
            collective=collective, turns=lanes.far_turns, overhead_s=overhead, spared_s=choice.step_s,
            # The cost model's latencies contain the way over scale-up.
            near_turns=0.0 if self.measured else lanes.near_turns,
        )  # fmt: skip

    def _routes_of(self, key: tuple[str, str], lanes: laid.Lanes, choice: Choice) -> tuple[Ids, ...]:
        known = (*key, choice.wire, choice.most_bytes_s)
        if known not in self._routes:
            self._routes[known] = tuple(
                self.builder.lockstep(
                    lane.src,
                    lane.dst,
                    lane.copies * choice.wire,
                    cap_bytes_s=choice.most_bytes_s * lane.share,
                )
                for lane in lanes.lanes
            )
        return self._routes[known]

    def _hierarchical(
        self, operation: str, size: float, choice: Choice, step: int, phase: str, collective: int
    ) -> Call:
        """Reduce-scatter inside every domain, a ring per rail between them, all-gather inside: stages one after the other."""
        self.notes[
            "Hierarchical: its stages follow each other; real libraries overlap them chunk by chunk."
        ] = None
        k = int(self.domains.sizes[0])
        stages: list[tuple[str, str]] = [
            ("inside", "reduce-scatter inside"),
            ("across", tr("{phase} across", phase=phase)),
            ("inside", tr("all-gather inside")),
        ]
        if operation != "all_reduce":
            stages = stages[1:] if operation == "all_gather" else stages[:2]
        part = choice._replace(latency_s=choice.latency_s / len(stages))
        first: Nodes | None = None
        last: Nodes = np.empty(0, np.int64)
        for kind, name in stages:
            key = (operation if kind == "across" else "half"), tr("hierarchical {kind}", kind=kind)
            if key not in self._lanes:
                self._lanes[key] = (
                    laid.inside_half(self.domains) if kind == "inside" else _across(self.domains, operation)
                )
            nodes = self._run(
                key, self._lanes[key], size if kind == "inside" else size / k, part, step, name, collective
            )
            if first is None:
                first = nodes
            else:
                self.builder.order(self.builder.barrier(last, step=step), nodes)
            last = nodes
        assert first is not None
        return Call(first, last)


def _across(domains: Domains, operation: str) -> laid.Lanes:
    """A plain ring for every place in the domains, each with all of that place's part of the array."""
    count, passes = len(domains), 2 if operation == "all_reduce" else 1
    weight = passes * (count - 1) / count
    lanes = tuple(
        laid.Lane(members, np.roll(members, -1), np.full(count, weight))
        for members in map(domains.members, range(int(domains.sizes[0])))
    )
    return laid.Lanes(lanes, passes * (count - 1), 0)
