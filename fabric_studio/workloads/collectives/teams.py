"""Calls that many teams of one size make in step, as the tensor groups of a training job do: one route for each team."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from fabric_studio.workloads.builder import DemandBuilder, Nodes
from fabric_studio.workloads.collectives.calls import LAY, Caller, Choice
from fabric_studio.workloads.collectives.lanes import Lanes
from fabric_studio.workloads.demand import Counts, Floats, Ids
from fabric_studio.workloads.domains import Domains
from fabric_studio.workloads.fabric import Fabric

MOST_ALIKE = 512
"""Teams larger than this are laid one by one: there are few of them, and comparing all pairs would cost more"""


@dataclass(slots=True, eq=False)
class Teams:
    """T bundles of teams, int[T, G, k]: the G teams of a bundle move in lockstep, bundles are independent of each other.

    Costs are those of the first team. A call of a bundle counts `calls` collectives of `size_bytes` each.
    """

    builder: DemandBuilder
    members: Counts
    rank_domain: Ids
    rank_rail: Ids
    fabric: Fabric
    measured: bool
    source: str
    _choices: dict[tuple[str, float], Choice] = field(default_factory=dict)
    _routes: dict[tuple[str, Choice], Ids] = field(default_factory=dict)
    _turns: dict[tuple[str, Choice], tuple[float, float]] = field(default_factory=dict)

    @property
    def size(self) -> int:
        return int(self.members.shape[2])

    def pick(self, operation: str, size_bytes: float) -> Choice:
        if operation == "all_to_all":
            return Choice("direct", "")
        domains = Domains.among(self.members[0, 0].astype(np.int32), self.rank_domain, self.rank_rail)
        caller = Caller(self.builder, domains, self.fabric, self.measured, self.source)
        return caller.pick(operation, size_bytes)

    def call(
        self,
        operation: str,
        size_bytes: float,
        calls: float,
        *,
        step: int,
        phase: str,
        rank: Ids | int = -1,
        times: int = 1,
    ) -> Nodes:
        """One activity for every bundle: `calls` collectives, one after the other, on arrays of `size_bytes` per rank.

        `times` > 1 makes as many for each, int64[times * bundles], the bundles in a row each time (`rank` goes along).
        """
        if (operation, size_bytes) not in self._choices:
            self._choices[operation, size_bytes] = self.pick(operation, size_bytes)
        choice = self._choices[operation, size_bytes]
        key = operation, choice
        if key not in self._routes:
            self._lay(key)
        far, near = self._turns[key]
        return self.builder.transfers(
            np.tile(self._routes[key], times), size_bytes * calls, step=step, phase=phase, rank=rank, turns=far * calls,
            near_turns=0.0 if self.measured else near * calls, overhead_s=choice.latency_s * calls, spared_s=choice.step_s,
        )  # fmt: skip

    def _lay(self, key: tuple[str, Choice]) -> None:
        operation, choice = key
        bundles, groups, k = self.members.shape
        teams = self.members.reshape(-1, k)
        patterns = _alike(teams, self.rank_domain, self.rank_rail)
        rows = []
        turns = 0.0, 0.0
        if patterns:
            src, dst, copies, turns = self._hops(operation, choice, teams[0])
            place = {int(rank): at for at, rank in enumerate(teams[0])}
            here, there = ([place[int(rank)] for rank in side] for side in (src, dst))
            shape = (bundles, groups * len(here))
            routes = self.builder.lockstep_each(
                teams[:, here].reshape(shape), teams[:, there].reshape(shape), np.tile(copies * choice.wire, groups),
                cap_bytes_s=choice.most_bytes_s,
            )  # fmt: skip
        else:
            for bundle in self.members:
                hops = [self._hops(operation, choice, team) for team in bundle]
                turns = max(hop[3] for hop in hops)
                src, dst, copies = (np.concatenate([hop[i] for hop in hops]) for i in range(3))
                rows.append(
                    self.builder.lockstep(src, dst, copies * choice.wire, cap_bytes_s=choice.most_bytes_s)
                )
            routes = np.concatenate(rows)
        self._routes[key], self._turns[key] = routes, turns

    def _hops(
        self, operation: str, choice: Choice, team: Counts
    ) -> tuple[Ids, Ids, Floats, tuple[float, float]]:
        """All hops of one team with the bytes that each carries per byte of the array, and its turns."""
        ranks = team.astype(np.int32)
        if operation == "all_to_all":
            src, dst = (side.ravel() for side in np.meshgrid(ranks, ranks, indexing="ij"))
            apart = src != dst
            return src[apart], dst[apart], np.full(int(apart.sum()), 1 / len(ranks)), (1.0, 0.0)
        domains = Domains.among(ranks, self.rank_domain, self.rank_rail)
        lay: Callable[[Domains, str], Lanes] = LAY[choice.algorithm]
        lanes = lay(domains, operation)
        return (
            np.concatenate([lane.src for lane in lanes.lanes]),
            np.concatenate([lane.dst for lane in lanes.lanes]),
            np.concatenate([lane.copies * lane.share for lane in lanes.lanes]),
            (lanes.far_turns, lanes.near_turns),
        )


def _alike(teams: Counts, rank_domain: Ids, rank_rail: Ids) -> bool:
    """Whether the members of every team lie in domains and on rails in the same pattern as those of the first."""
    if teams.shape[1] > MOST_ALIKE:
        return False
    domain, rail = np.asarray(rank_domain)[teams], np.asarray(rank_rail)[teams]
    same = domain[:, :, None] == domain[:, None, :]
    order = rail[:, :, None] <= rail[:, None, :]
    rising = (np.diff(teams, axis=1) > 0).all()
    return bool(rising and (domain >= 0).all() and (same == same[:1]).all() and (order == order[:1]).all())
