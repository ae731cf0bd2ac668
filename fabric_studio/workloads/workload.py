"""What a workload declares: its name, its typed parameters, and how it becomes a demand on ranks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param, Value, read_params
from fabric_studio.workloads.demand import Demand, Ids
from fabric_studio.workloads.fabric import Fabric

MakeDemand = Callable[[int, Ids, Ids, Mapping[str, Any]], Demand]
MakeDemandOn = Callable[[int, Ids, Ids, Mapping[str, Any], Fabric], Demand]

RANKS = Param(
    "ranks",
    "int",
    0,
    mark("How many accelerators take part, counted from rank 0; 0 = all"),
    minimum=0,
    maximum=1e6,
)
SEED = Param(
    "seed",
    "int",
    1,
    mark("Seed of every random choice, the flows' ECMP entropy included"),
    minimum=0,
    maximum=2**31,
)
STEPS = Param(
    "steps",
    "int",
    1,
    mark("How many times the traffic is repeated, one after the other"),
    minimum=1,
    maximum=10_000,
)


NETWORK = (
    Param("routing", "str", "ecmp", mark("How switches choose among paths: the name of a routing policy")),
    Param(
        "pxn", "choice", "auto",
        mark("auto: traffic for another rail changes to it inside the server, over the scale-up domain; off: it never does"),
        choices=("auto", "off"),
    ),
    Param("queue_pairs", "int", 4, mark("Over how many queue pairs a flow is split under e-ecmp"), minimum=1, maximum=64),
    Param("circuits", "str", "", mark("Ports that optical circuit switches join: ocs-01 1-5 2-6; empty: both halves, one by one")),
    Param(
        "efficiency", "choice", "none",
        mark("none: links carry their full rate, software takes no time; measured: the useful part of each link, and NCCL's latencies"),
        choices=("none", "measured"),
    ),
    Param(
        "pfc_spreading", "choice", "auto",
        mark("On lossless Ethernet a full queue stops the links before it; auto: where the fabric has such links"),
        choices=("auto", "on", "off"),
    ),
    Param("cross_traffic", "float", 0.0, mark("Fraction of every link between sites that others use"), minimum=0, maximum=0.99),
    Param("events", "str", "", mark("What fails or slows down, and when: 0.2 down leaf-01; 0.8 up leaf-01; 0 slow C00012 0.5")),
    Param(
        "reroute_s", "float", 0.05, mark("How long traffic keeps to its old paths after something went down or came back"), "s",
        minimum=0, maximum=1e5,
    ),
)  # fmt: skip
"""What every workload can be asked about the network that it runs on."""


@dataclass(frozen=True, slots=True)
class Workload:
    """One workload. `make(n_ranks, rank_domain, rank_rail, params)` gets parameters that `read_params` has checked; one that wants
    to know more of the network declares `make_on`, which gets its facts as well. NETWORK joins the parameters of each."""

    name: str
    title: str
    summary: str
    params: tuple[Param, ...]
    make: MakeDemand | None = None
    make_on: MakeDemandOn | None = None

    def __post_init__(self) -> None:
        own = {param.name for param in self.params}
        more = tuple(param for param in NETWORK if param.name not in own)
        object.__setattr__(self, "params", (*self.params, *more))

    @property
    def source(self) -> str:
        """How error messages name this workload."""
        return tr("workload {name}", name=self.name)

    def read(self, given: Mapping[str, object]) -> dict[str, Value]:
        """Checked parameters with defaults filled in; BadInputError names the parameter, the value and the limits."""
        return read_params(self.source, self.params, given)

    def demand(
        self,
        n_ranks: int,
        rank_domain: Ids,
        rank_rail: Ids,
        given: Mapping[str, object],
        fabric: Fabric | None = None,
    ) -> Demand:
        """The demand on a fabric of `n_ranks`, whose ranks lie in scale-up domain rank_domain[r] on rail rank_rail[r].

        `fabric`: what else is known of it. BadInputError when the parameters are wrong or the fabric is too small for them.
        """
        params = self.read(given)
        wanted = int(params.get("ranks", 0))
        if n_ranks < 1:
            raise BadInputError(
                self.source,
                tr("the design has no accelerators"),
                tr("place servers that contain accelerators"),
            )
        if wanted > n_ranks:
            raise BadInputError(
                self.source, tr("{wanted} ranks wanted, the design has {n_ranks} accelerators", wanted=wanted, n_ranks=n_ranks),
                tr("choose ranks from 1 to {n_ranks}, or 0 for all", n_ranks=n_ranks), place="parameter ranks",
            )  # fmt: skip
        if self.make_on:
            return self.make_on(wanted or n_ranks, rank_domain, rank_rail, params, fabric or Fabric())
        if self.make:
            return self.make(wanted or n_ranks, rank_domain, rank_rail, params)
        raise BadInputError(self.source, tr("it declares nothing to make"), tr("give it make or make_on"))

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "title": self.title,
            "summary": self.summary,
            "params": [param.to_json() for param in self.params],
        }
