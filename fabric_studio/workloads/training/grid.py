"""Which rank has which part: tensor, context, data and pipeline parallelism as a grid over the ranks."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.workloads.demand import Counts, Ids

ORDERS = ("tp-cp-dp-pp", "tp-cp-pp-dp", "dp-pp-cp-tp")
"""From neighbouring ranks to distant ones: Megatron's order; pipelines kept together; the worst case, tensors spread out"""


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """ranks int[pp, dp, cp * tp]: a *unit* is the ranks of one stage of one replica, which work in step."""

    ranks: Counts
    tp: int
    cp: int
    ep: int

    @classmethod
    def over(cls, source: str, n_ranks: int, tp: int, cp: int, pp: int, ep: int, order: str) -> Grid:
        """BadInputError when the ranks cannot be shared out so."""
        if n_ranks % (tp * cp * pp):
            raise BadInputError(
                source, tr("{n_ranks:,} ranks cannot be shared out by tp {tp} x cp {cp} x pp {pp}", n_ranks=n_ranks, tp=tp, cp=cp, pp=pp),
                tr("use a multiple of {tp} ranks", tp=tp * cp * pp), place="parameter ranks",
            )  # fmt: skip
        dp = n_ranks // (tp * cp * pp)
        if dp % ep:
            raise BadInputError(
                source, tr("{dp:,} data-parallel replicas cannot be shared out by expert groups of {ep}", dp=dp, ep=ep),
                tr("choose ep that divides {dp}", dp=dp), place="parameter ep",
            )  # fmt: skip
        size = {"tp": tp, "cp": cp, "dp": dp, "pp": pp}
        axes = order.split("-")[::-1]
        grid = np.arange(n_ranks).reshape([size[axis] for axis in axes])
        grid = grid.transpose([axes.index(axis) for axis in ("pp", "dp", "cp", "tp")])
        return cls(np.ascontiguousarray(grid.reshape(pp, dp, cp * tp)), tp, cp, ep)

    @property
    def stages(self) -> int:
        return int(self.ranks.shape[0])

    @property
    def replicas(self) -> int:
        return int(self.ranks.shape[1])

    @property
    def leader(self) -> Ids:
        """int32[n]: the first rank of every rank's unit, which stands for all of it."""
        leader = np.empty(self.ranks.size, np.int32)
        leader[self.ranks.ravel()] = np.repeat(self.ranks[:, :, 0].ravel(), self.ranks.shape[2])
        return leader

    def tensor_groups(self, stage: int) -> Counts:
        """int[dp * cp, tp]"""
        return np.asarray(self.ranks[stage].reshape(-1, self.tp))

    def context_groups(self, stage: int) -> Counts:
        """int[dp * tp, cp]"""
        units = self.ranks[stage].reshape(self.replicas, self.cp, self.tp)
        return np.asarray(units.transpose(0, 2, 1).reshape(-1, self.cp))

    def data_groups(self, stage: int) -> Counts:
        """int[tp, dp * cp]: those with the same weights"""
        units = self.ranks[stage].reshape(self.replicas, self.cp, self.tp)
        return np.asarray(units.transpose(2, 0, 1).reshape(self.tp, -1))

    def expert_groups(self, stage: int) -> Counts:
        """int[dp / ep * cp * tp, ep]: neighbouring replicas share the experts out"""
        units = self.ranks[stage].reshape(self.replicas // self.ep, self.ep, -1)
        return np.asarray(units.transpose(0, 2, 1).reshape(-1, self.ep))
