"""What a workload declares: its name, its typed parameters, and how it becomes a demand on ranks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.params import Param, Value, read_params
from fabric_studio.workloads.demand import Demand, Ids

MakeDemand = Callable[[int, Ids, Ids, Mapping[str, Any]], Demand]

RANKS = Param(
    "ranks", "int", 0, "How many accelerators take part, counted from rank 0; 0 = all", minimum=0, maximum=1e6
)
SEED = Param(
    "seed",
    "int",
    1,
    "Seed of every random choice, the flows' ECMP entropy included",
    minimum=0,
    maximum=2**31,
)
STEPS = Param(
    "steps",
    "int",
    1,
    "How many times the traffic is repeated, one after the other",
    minimum=1,
    maximum=10_000,
)


@dataclass(frozen=True, slots=True)
class Workload:
    """One workload. `make(n_ranks, rank_domain, rank_rail, params)` gets parameters that `read_params` has checked."""

    name: str
    title: str
    summary: str
    params: tuple[Param, ...]
    make: MakeDemand

    @property
    def source(self) -> str:
        """How error messages name this workload."""
        return f"workload {self.name}"

    def read(self, given: Mapping[str, object]) -> dict[str, Value]:
        """Checked parameters with defaults filled in; BadInputError names the parameter, the value and the limits."""
        return read_params(self.source, self.params, given)

    def demand(self, n_ranks: int, rank_domain: Ids, rank_rail: Ids, given: Mapping[str, object]) -> Demand:
        """The demand on a fabric of `n_ranks`, whose ranks lie in scale-up domain rank_domain[r] on rail rank_rail[r].

        BadInputError when the parameters are wrong or the fabric is too small for them.
        """
        params = self.read(given)
        wanted = int(params.get("ranks", 0))
        if n_ranks < 1:
            raise BadInputError(
                self.source, "the design has no accelerators", "place servers that contain accelerators"
            )
        if wanted > n_ranks:
            raise BadInputError(
                self.source, f"{wanted} ranks wanted, the design has {n_ranks} accelerators",
                f"choose ranks from 1 to {n_ranks}, or 0 for all", place="parameter ranks",
            )  # fmt: skip
        return self.make(wanted or n_ranks, rank_domain, rank_rail, params)

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "title": self.title,
            "summary": self.summary,
            "params": [param.to_json() for param in self.params],
        }
