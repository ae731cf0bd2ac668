"""From a demand on ranks and a router to a problem in arrays: paths become usage of links, summed per class."""

from __future__ import annotations

import numpy as np
from scipy import sparse

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.progress import Progress, silent
from fabric_studio.sim.kernels.transpose import transpose
from fabric_studio.sim.problem import Floats, Ids, Links, Problem, Router
from fabric_studio.sim.sampling import SampledLoads
from fabric_studio.workloads.demand import Demand

PAIRS_AT_ONCE = 1 << 18
AT_ONCE_BYTES_S = 1e30
"""Rate of an activity that uses no link at all: it takes no time."""


def lower(demand: Demand, router: Router, progress: Progress | None = None) -> Problem:
    """The whole problem. BadInputError for a link whose capacity or latency is no number; CancelledError."""
    links = lower_links(demand, router, progress)
    order = np.argsort(demand.before, kind="stable")
    counts = np.bincount(demand.before, minlength=demand.n_nodes)
    alpha = demand.activity_turns * links.latency_s[demand.activity_route] + demand.activity_overhead_s
    return Problem(
        n_ranks=demand.n_ranks,
        n_steps=demand.steps,
        n_phases=len(demand.phases),
        links=links,
        activity_class=demand.activity_route,
        activity_bytes=demand.activity_bytes,
        delay_s=np.concatenate([alpha, demand.computation_s]),
        after_ptr=np.concatenate([[0], np.cumsum(counts)]).astype(np.int64),
        after=demand.after[order],
        n_before=np.bincount(demand.after, minlength=demand.n_nodes).astype(np.int32),
        node_rank=demand.node_rank,
        node_step=demand.node_step,
        node_phase=demand.node_phase,
        node_collective=demand.node_collective,
    )


def lower_links(demand: Demand, router: Router, progress: Progress | None = None) -> Links:
    """Only the part that depends on the network: class c of the problem is route c of the demand.

    A class with a pair that has no path is blocked: it uses no link and its cap is 0, so it stands still.
    """
    progress = progress or silent()
    capacity, latency = (
        _checked(router, "capacity", router.capacity_bytes_s),
        _checked(router, "latency", router.latency_s),
    )
    n_routes, n_pairs, n_links = len(demand.route_weight), len(demand.pair_src), len(capacity)
    pairs_of = np.diff(demand.route_ptr)
    route_of = np.repeat(np.arange(n_routes, dtype=np.int32), pairs_of)
    usage = sparse.csr_matrix((n_routes, n_links))
    blocked, route_latency = np.zeros(n_routes, bool), np.zeros(n_routes)
    pieces = []
    sampled = SampledLoads(n_links) if (demand.route_sampling > 1).any() else None
    for first in range(0, n_pairs, PAIRS_AT_ONCE):
        progress.step(first / n_pairs, "finding paths")
        some = slice(first, first + PAIRS_AT_ONCE)
        paths = router.paths(demand.pair_src[some], demand.pair_dst[some], entropy=demand.pair_entropy[some])
        per_pair = np.diff(paths.ptr)
        pair = np.repeat(np.arange(len(per_pair)), per_pair)
        carried = np.asarray(paths.share) * demand.pair_copies[some][pair]
        blocked[route_of[some][~np.asarray(paths.reachable, bool)]] = True
        pair_latency = np.bincount(pair, paths.share * latency[paths.link], minlength=len(per_pair))
        np.maximum.at(route_latency, route_of[some], pair_latency)
        if sampled:
            sampled.see(paths)
        piece = sparse.coo_matrix(
            (carried, (route_of[some][pair], paths.link)), shape=(n_routes, n_links)
        ).tocsr()
        pieces.append(piece)
    usage = pieces[0] if len(pieces) == 1 else sum(pieces, usage)
    if sampled:
        # A sampled demand has one route, so its usage is one row over all links.
        load = sampled.corrected(usage.toarray()[0], capacity, float(demand.route_sampling[0]))
        usage = sparse.csr_matrix(load[None, :])
    usage.data[np.repeat(blocked, np.diff(usage.indptr))] = 0.0
    usage.eliminate_zeros()
    usage.sort_indices()
    cap = np.where(
        blocked, 0.0, np.where(np.diff(usage.indptr) == 0, AT_ONCE_BYTES_S, demand.route_cap_bytes_s)
    )
    use = usage.indptr.astype(np.int64), usage.indices.astype(np.int32), usage.data.astype(np.float64)
    on_ptr, on_class, on_coef = transpose(*use, n_links)
    return Links(
        capacity_bytes_s=capacity,
        use_ptr=use[0],
        use_link=use[1],
        use_coef=use[2],
        on_ptr=on_ptr,
        on_class=on_class,
        on_coef=on_coef,
        weight=demand.route_weight,
        cap_bytes_s=cap,
        fan=np.bincount(route_of, demand.pair_copies, minlength=n_routes).astype(float),
        latency_s=route_latency,
        blocked=blocked,
    )


def _checked(router: Router, what: str, column: Floats) -> Floats:
    values = np.ascontiguousarray(column, np.float64)
    bad = np.flatnonzero(~(np.isfinite(values) & (values >= 0)))
    if len(bad):
        name = router.link_name(int(bad[0]))
        raise BadInputError(
            f"link {name}",
            f"its {what} is {values[bad[0]]}",
            "give its cable or part a known rate and length",
        )
    return values


def unreachable_pair(demand: Demand, router: Router, route: int) -> tuple[int, int]:
    """The first (from, to) of a blocked route that has no path."""
    some = slice(int(demand.route_ptr[route]), int(demand.route_ptr[route + 1]))
    src: Ids = demand.pair_src[some]
    paths = router.paths(src, demand.pair_dst[some], entropy=demand.pair_entropy[some])
    at = int(np.flatnonzero(~np.asarray(paths.reachable, bool))[0])
    return int(src[at]), int(demand.pair_dst[some][at])
