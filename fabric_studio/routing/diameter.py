"""How far apart the farthest two endpoints of a fabric are, in links."""

from __future__ import annotations

import numpy as np
from scipy.sparse import csr_matrix

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.routing.graph import FabricGraph, fabric_graph

_AT_ONCE = 256
"""Groups of endpoints searched together: bounds memory to this many bytes per switch."""


def diameter_links(snapshot: Snapshot, networks: tuple[str, ...] = ("compute", "scale-across")) -> int | None:
    """Links on the shortest path between the two endpoints that are farthest apart: 2 over one switch, 4 over leaf and
    spine, 6 with a core. An endpoint is an accelerator with its own port, so the rails of a server are apart; where no
    part states accelerators it is a device. Pairs without a path are left out; None where no two endpoints are joined."""
    return snapshot.derived(f"routing.diameter.{networks}", lambda s: _diameter(fabric_graph(s, networks)))


def _diameter(graph: FabricGraph) -> int | None:
    tail, head = graph.tail[: graph.n_cabled], graph.head[: graph.n_cabled]
    forwards = graph.forwards
    direct = bool((~forwards[tail] & ~forwards[head]).any()) if len(tail) else False
    between = forwards[tail] & forwards[head]
    count = len(forwards)
    switches = csr_matrix(
        (np.ones(int(between.sum()), np.float32), (tail[between], head[between])), (count, count)
    )
    groups, group_of = _grouped(*_attached(graph))
    if not groups:
        return 1 if direct else None
    farthest = 1 if direct else 0
    near = csr_matrix(
        (
            np.ones(sum(map(len, groups)), np.float32),
            (np.repeat(np.arange(len(groups)), list(map(len, groups))), np.concatenate(groups)),
        ),
        (len(groups), count),
    )
    # The other end of a path may be an endpoint of the same group, but not the only one of it.
    members = np.bincount(group_of, minlength=len(groups))
    for first in range(0, len(groups), _AT_ONCE):
        some = slice(first, min(first + _AT_ONCE, len(groups)))
        reached = near[some].toarray() > 0
        seen_groups = np.zeros((reached.shape[0], len(groups)), bool)
        own = np.arange(some.start, some.stop)
        seen_groups[np.arange(len(own)), own] = members[own] < 2
        frontier, steps = reached.copy(), 0
        while True:
            met = ((near @ frontier.T.astype(np.float32)).T > 0) & ~seen_groups
            if met.any():
                farthest = max(farthest, steps + 2)
                seen_groups |= met
            following = ((switches.T @ frontier.T.astype(np.float32)).T > 0) & ~reached
            if seen_groups.all() or not following.any():
                break
            reached |= following
            frontier, steps = following, steps + 1
    return farthest or None


def _attached(graph: FabricGraph) -> tuple[Ints, Ints]:
    """Every endpoint with each switch it hangs on, shape (pairs,) twice."""
    if graph.n_ranks:
        endpoint, link = np.repeat(np.arange(graph.n_ranks), np.diff(graph.port_ptr)), graph.rank_port
    else:
        link = np.flatnonzero(~graph.forwards[graph.tail[: graph.n_cabled]])
        endpoint = graph.tail[link]
    switch = graph.head[link]
    there = (switch >= 0) & graph.forwards[switch]
    return endpoint[there], switch[there]


def _grouped(endpoint: Ints, switch: Ints) -> tuple[list[Ints], Ints]:
    """Endpoints that hang on the same switches are alike: the switches of each group, and the group of each endpoint."""
    pairs = (
        np.unique(np.stack((endpoint, switch), axis=1), axis=0)
        if len(endpoint)
        else np.empty((0, 2), np.int64)
    )
    _, first = np.unique(pairs[:, 0], return_index=True)
    known: dict[bytes, int] = {}
    groups: list[Ints] = []
    member = []
    for switches in np.split(pairs[:, 1], first[1:]) if len(pairs) else ():
        key = switches.tobytes()
        if key not in known:
            known[key] = len(groups)
            groups.append(switches)
        member.append(known[key])
    return groups, np.array(member, np.int64)
