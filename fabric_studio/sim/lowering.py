"""From a demand on ranks and a router to a problem in arrays: paths become usage of links, summed per class."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress, silent
from fabric_studio.sim.kernels.transpose import transpose
from fabric_studio.sim.kernels.usage_sum import add_up
from fabric_studio.sim.physics import Physics, checked
from fabric_studio.sim.problem import Counts, Floats, Ids, Links, Problem, Router
from fabric_studio.sim.sampling import SampledLoads
from fabric_studio.workloads.demand import Demand

PAIRS_AT_ONCE = 1 << 18
AT_ONCE_BYTES_S = 1e30
"""Rate of an activity that uses no link at all: it takes no time."""


def lower(
    demand: Demand, router: Router, progress: Progress | None = None, physics: Physics | None = None
) -> Problem:
    """The whole problem. BadInputError for a link whose capacity or latency is no number; CancelledError."""
    links = lower_links(demand, router, progress, physics)
    order = np.argsort(demand.before, kind="stable")
    counts = np.bincount(demand.before, minlength=demand.n_nodes)
    return Problem(
        n_ranks=demand.n_ranks,
        n_steps=demand.steps,
        n_phases=len(demand.phases),
        links=links,
        activity_class=demand.activity_route,
        activity_bytes=demand.activity_bytes,
        delay_s=np.concatenate([latencies(demand, links), demand.computation_s]),
        after_ptr=np.concatenate([[0], np.cumsum(counts)]).astype(np.int64),
        after=demand.after[order],
        n_before=np.bincount(demand.after, minlength=demand.n_nodes).astype(np.int32),
        node_rank=demand.node_rank,
        node_step=demand.node_step,
        node_phase=demand.node_phase,
        node_collective=demand.node_collective,
    )


def latencies(demand: Demand, links: Links) -> Floats:
    """float64[A]: what passes before an activity's first byte: its turns over the network and inside domains, and software."""
    route = demand.activity_route
    return np.asarray(
        demand.activity_turns * np.maximum(links.latency_s[route] - demand.activity_spared_s, 0.0)
        + demand.activity_near_turns * links.near_latency_s[route]
        + demand.activity_overhead_s
    )


def lower_links(
    demand: Demand, router: Router, progress: Progress | None = None, physics: Physics | None = None
) -> Links:
    """Only the part that depends on the network: class c of the problem is route c of the demand.

    A class with a pair that has no path is blocked: it uses no link and its cap is 0, so it stands still.
    """
    physics = physics or Physics()
    capacity = physics.capacity_bytes_s(router)
    gathered = _Gathered(demand, router, capacity, progress or silent())
    ptr, link, coef = gathered.usage()
    blocked, n_links = gathered.blocked, len(capacity)
    unused = np.diff(ptr) == 0
    cap = np.where(blocked, 0.0, np.where(unused, AT_ONCE_BYTES_S, demand.route_cap_bytes_s))
    on_ptr, on_class, on_coef = transpose(ptr, link, coef, n_links)
    return Links(
        capacity_bytes_s=capacity,
        use_ptr=ptr,
        use_link=link,
        use_coef=coef,
        use_hop=_hops(ptr, gathered.one_path),
        on_ptr=on_ptr,
        on_class=on_class,
        on_coef=on_coef,
        pauses=physics.pauses(router),
        weight=demand.route_weight / _bytes_where_it_binds(ptr, link, coef, capacity),
        cap_bytes_s=cap,
        fan=np.bincount(gathered.route_of, demand.pair_copies, minlength=len(cap)).astype(float),
        latency_s=gathered.latency_s,
        near_latency_s=gathered.near_latency_s,
        blocked=blocked,
    )


def _bytes_where_it_binds(ptr: Counts, link: Ids, coef: Floats, capacity: Floats) -> Floats:
    """float64[C]: what a class puts on the link that would bind it if it were alone, per byte of its progress; 1 without links.

    Links share bytes among those who send, and a ring moves up to two bytes for each of its array: were progress shared evenly, it
    would take two thirds of a cable from a single flow.
    """
    bound = np.ones(len(ptr) - 1)
    some = np.flatnonzero(np.diff(ptr))
    if len(some):
        first = ptr[:-1][some]
        with np.errstate(divide="ignore"):
            need = np.where(capacity[link] > 0, coef / capacity[link], np.inf)
        tightest = need == np.repeat(np.maximum.reduceat(need, first), np.diff(ptr)[some])
        bound[some] = np.maximum.reduceat(np.where(tightest, coef, 0.0), first)
    return bound


def _hops(ptr: Counts, one_path: NDArray[np.bool_]) -> NDArray[np.int16]:
    """int16[nnz]: place of a link on the way of a class that has a single path; -1 for all other classes."""
    length = np.diff(ptr)
    place = np.arange(ptr[-1]) - np.repeat(ptr[:-1], length)
    return np.where(np.repeat(one_path, length), place, -1).astype(np.int16)


class _Gathered:
    """Asks the router for the paths of all pairs, some at a time, and adds them up per route."""

    def __init__(self, demand: Demand, router: Router, capacity: Floats, progress: Progress) -> None:
        n_routes, n_pairs = len(demand.route_weight), len(demand.pair_src)
        self._demand, self._capacity, self._n_routes = demand, capacity, n_routes
        pairs_of = np.diff(demand.route_ptr)
        self.route_of: Ids = np.repeat(np.arange(n_routes, dtype=np.int32), pairs_of)
        self.blocked = np.zeros(n_routes, bool)
        self.latency_s, self.near_latency_s = np.zeros(n_routes), np.zeros(n_routes)
        self.one_path = pairs_of == 1
        self._pieces: list[tuple[Ids, Counts, Ids, Floats]] = []
        self._sampled = SampledLoads(len(capacity)) if (demand.route_sampling > 1).any() else None
        latency = checked(router, "latency", router.latency_s)
        domain = np.asarray(router.rank_domain)
        for first in range(0, n_pairs, PAIRS_AT_ONCE):
            progress.step(first / n_pairs, tr("finding paths"))
            self._ask(slice(first, first + PAIRS_AT_ONCE), router, latency, domain)

    def _ask(self, some: slice, router: Router, latency: Floats, domain: NDArray[np.generic]) -> None:
        demand = self._demand
        src, dst, route = demand.pair_src[some], demand.pair_dst[some], self.route_of[some]
        paths = router.paths(src, dst, entropy=demand.pair_entropy[some])
        ptr, link = np.asarray(paths.ptr, np.int64), np.asarray(paths.link, np.int32)
        share, length = np.asarray(paths.share, np.float64), np.diff(ptr)
        lost = ~np.asarray(paths.reachable, bool)
        self.blocked[route[lost]] = True
        pair = np.repeat(np.arange(len(length)), length)
        pair_latency = np.bincount(pair, share * latency[link], minlength=len(length))
        np.maximum.at(self.latency_s, route, pair_latency)
        near = domain[src] == domain[dst]
        np.maximum.at(self.near_latency_s, route[near], pair_latency[near])
        self.one_path[route[pair[share != 1.0]]] = False
        if self._sampled:
            self._sampled.see(paths)
        self._pieces.append(self._summed(route, ptr, link, share * demand.pair_copies[some][pair]))

    def _summed(self, route: Ids, ptr: Counts, link: Ids, value: Floats) -> tuple[Ids, Counts, Ids, Floats]:
        """The same pieces with each link once per route; routes that are not in them are left out."""
        first = int(route[0]) if len(route) else 0
        count = int(route[-1]) + 1 - first if len(route) else 0
        rows, links, values = add_up(route - np.int32(first), ptr, link, value, count, len(self._capacity))
        return np.arange(first, first + count, dtype=np.int32), rows, links, values

    def usage(self) -> tuple[Counts, Ids, Floats]:
        """CSR int64[R+1], int32, float64 of all routes; blocked ones use nothing."""
        demand, n_links = self._demand, len(self._capacity)
        if len(self._pieces) == 1 and len(self._pieces[0][0]) == self._n_routes:
            _, ptr, link, value = self._pieces[0]
        else:
            routes = [piece[0] for piece in self._pieces]
            lengths = [np.diff(piece[1]) for piece in self._pieces]
            ptr, link, value = add_up(
                np.concatenate([*routes, np.empty(0, np.int32)]),
                np.concatenate([[0], np.cumsum(np.concatenate([*lengths, np.empty(0, np.int64)]))]).astype(np.int64),
                np.concatenate([*(piece[2] for piece in self._pieces), np.empty(0, np.int32)]),
                np.concatenate([*(piece[3] for piece in self._pieces), np.empty(0)]),
                self._n_routes, n_links,
            )  # fmt: skip
        if self._sampled:
            # A sampled demand has one route, so its usage is one row over all links.
            load = np.zeros(n_links)
            load[link] = value
            load = self._sampled.corrected(load, self._capacity, float(demand.route_sampling[0]))
            link = np.flatnonzero(load).astype(np.int32)
            value, ptr = load[link], np.array([0, len(link)], np.int64)
        if self.blocked.any():
            keep = ~np.repeat(self.blocked, np.diff(ptr))
            ptr = np.concatenate([[0], np.cumsum(np.where(self.blocked, 0, np.diff(ptr)))]).astype(np.int64)
            link, value = link[keep], value[keep]
        return ptr, link, value


def unreachable_pair(demand: Demand, router: Router, route: int) -> tuple[int, int]:
    """The first (from, to) of a blocked route that has no path."""
    some = slice(int(demand.route_ptr[route]), int(demand.route_ptr[route + 1]))
    src: Ids = demand.pair_src[some]
    paths = router.paths(src, demand.pair_dst[some], entropy=demand.pair_entropy[some])
    at = int(np.flatnonzero(~np.asarray(paths.reachable, bool))[0])
    return int(src[at]), int(demand.pair_dst[some][at])
