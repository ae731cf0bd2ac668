"""The problem that a model solves: arrays only. Names, units and the drawing end here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ids = NDArray[np.int32]
Counts = NDArray[np.int64]
Flags = NDArray[np.bool_]


class Paths(Protocol):
    """The links that F flows take, as CSR. `share` is the fraction of a flow's rate that a link carries: 1 on a single path."""

    @property
    def ptr(self) -> Counts: ...
    @property
    def link(self) -> Ids: ...
    @property
    def share(self) -> Floats: ...
    @property
    def reachable(self) -> Flags: ...


class Router(Protocol):
    """A fabric as the simulator sees it: n accelerators (ranks 0..n-1), L directed links, and the way between any two ranks.

    capacity_bytes_s float64[L]: useful one-way capacity, 0 = down. latency_s float64[L]: propagation and hop. link_cable int[L]:
    the cable of the drawing, 0 for links inside machines. rank_domain int[n]: scale-up domain. rank_rail int[n]: NIC inside the server.
    """

    @property
    def n_ranks(self) -> int: ...
    @property
    def capacity_bytes_s(self) -> Floats: ...
    @property
    def latency_s(self) -> Floats: ...
    @property
    def link_cable(self) -> NDArray[Any]: ...
    @property
    def rank_domain(self) -> NDArray[Any]: ...
    @property
    def rank_rail(self) -> NDArray[Any]: ...
    @property
    def notes(self) -> tuple[str, ...]:
        """What a reader of the results must know about the network, for example estimated capacities."""
        ...

    def link_name(self, link: int) -> str: ...
    def rank_name(self, rank: int) -> str: ...
    def paths(self, src: Ids, dst: Ids, *, entropy: Counts) -> Paths:
        """Paths of the flows src[i] -> dst[i] (int32[F]); entropy int64[F] is what an ECMP hash sees besides the ends."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Links:
    """What the activities use of the links: C classes of activities, L links. Replaced when the drawing is edited during a run."""

    capacity_bytes_s: Floats
    use_ptr: Counts
    """int64[C+1]: class -> its links"""
    use_link: Ids
    use_coef: Floats
    """bytes on the link per byte of an activity's progress"""
    use_hop: NDArray[np.int16]
    """place of the link on the way of a class with one path, from 0; -1 for other classes"""
    on_ptr: Counts
    """int64[L+1]: link -> its classes"""
    on_class: Ids
    on_coef: Floats
    pauses: Flags
    """bool[L]: a full queue behind the link stops its sender"""
    weight: Floats
    cap_bytes_s: Floats
    fan: Floats
    """float64[C]: bytes leaving endpoints per byte of progress"""
    latency_s: Floats
    """float64[C]: longest one-way latency of any path of the class"""
    near_latency_s: Floats
    """float64[C]: the same of its paths inside scale-up domains, 0 when it has none"""
    blocked: Flags
    """bool[C]: some pair of the class has no path"""

    @property
    def n_links(self) -> int:
        return len(self.capacity_bytes_s)

    @property
    def n_classes(self) -> int:
        return len(self.weight)


@dataclass(frozen=True, slots=True, eq=False)
class Problem:
    """Links, nodes (A activities, then computations; N together), the order between them, and tags for the results."""

    n_ranks: int
    n_steps: int
    n_phases: int
    links: Links
    activity_class: Ids
    activity_bytes: Floats
    delay_s: Floats
    """float64[N]: latency before an activity's first byte; duration of a computation"""
    after_ptr: Counts
    """int64[N+1]: node -> the nodes that wait for it"""
    after: Ids
    n_before: Ids
    """int32[N]: how many nodes each waits for"""
    node_rank: Ids
    node_step: Ids
    node_phase: Ids
    node_collective: Ids

    @property
    def n_activities(self) -> int:
        return len(self.activity_class)

    @property
    def n_nodes(self) -> int:
        return len(self.node_rank)
