"""Any drawing, any policy, any cables out of use: paths are whole, loop-free, use nothing that is down, and exist when they can."""

from __future__ import annotations

import networkx
import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fabric_studio.routing.catalogue import POLICIES
from fabric_studio.routing.policy import Routing
from fabric_studio.routing.router import FabricRouter, router_of
from tests import factories_nets as nets

ANYWHERE = sorted(name for name, policy in POLICIES.items() if not name.startswith(("torus", "dragonfly")))
SHORTEST = set(ANYWHERE) - {"up-down"}


def flow_graph(router: FabricRouter, links: np.ndarray, share: np.ndarray) -> dict[tuple[int, int], float]:
    load: dict[tuple[int, int], float] = {}
    for link, part in zip(links.tolist(), share.tolist(), strict=True):
        ends = int(router.graph.tail[link]), int(router.graph.head[link])
        load[ends] = load.get(ends, 0.0) + part
    return load


def check(router: FabricRouter, down: np.ndarray, pairs: np.ndarray, *, shortest: bool) -> None:
    """Against networkx, over what is left of the network."""
    src, dst = pairs[:, 0].astype(np.int32), pairs[:, 1].astype(np.int32)
    paths = router.paths(src, dst, entropy=np.arange(len(src), dtype=np.int64) * 7919)
    graph = router.graph
    left = networkx.DiGraph()
    left.add_nodes_from(range(len(graph.forwards)))
    alive = np.setdiff1d(np.arange(graph.n_cabled), down)
    left.add_edges_from(zip(graph.tail[alive].tolist(), graph.head[alive].tolist(), strict=True))
    assert not np.isin(paths.link, down).any()
    for flow, (a, b) in enumerate(zip(src.tolist(), dst.tolist(), strict=True)):
        links, share = paths.link[paths.ptr[flow] : paths.ptr[flow + 1]], paths.share[paths.ptr[flow] : paths.ptr[flow + 1]]
        start, goal = int(graph.rank_node[a]), int(graph.rank_node[b])
        if start == goal:
            assert paths.reachable[flow] and not len(links)
            continue
        between = left.subgraph([n for n in left if graph.forwards[n] or n in (start, goal)])
        assert paths.reachable[flow] == networkx.has_path(between, start, goal)
        if not paths.reachable[flow]:
            assert not len(links)
            continue
        load = flow_graph(router, links, share)
        for node in {node for ends in load for node in ends}:
            into = sum(part for ends, part in load.items() if ends[1] == node)
            out = sum(part for ends, part in load.items() if ends[0] == node)
            expected = (1.0, 0.0) if node == start else (0.0, 1.0) if node == goal else (into, into)
            assert np.allclose((out, into), expected), "what comes in goes out, and all of it arrives"
        assert networkx.is_directed_acyclic_graph(networkx.DiGraph(list(load))), "no loops"
        if shortest:
            assert np.isclose(share.sum(), networkx.shortest_path_length(between, start, goal))


@st.composite
def drawings(draw: st.DrawFn):
    count = draw(st.integers(2, 9))
    graph = networkx.Graph()
    graph.add_nodes_from(range(count))
    every = [(a, b) for a in range(count) for b in range(a + 1, count)]
    for edge in draw(st.lists(st.sampled_from(every), max_size=16, unique=True)):
        graph.add_edge(*edge, count=draw(st.integers(1, 2)))
    return graph, {node: draw(st.integers(0, 2)) for node in graph} | {0: 1, 1: 1}


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(drawings(), st.sampled_from(ANYWHERE), st.data())
def test_paths_in_any_drawing(drawing, name, data):
    router = router_of(nets.drawn(*drawing), Routing(name))
    half = router.graph.n_cabled // 2
    cut = np.array(data.draw(st.lists(st.integers(0, half - 1), max_size=3, unique=True)), np.int64)
    down = np.concatenate((cut, cut + half)) if len(cut) else cut
    ranks = st.integers(0, router.n_ranks - 1)
    pairs = np.array(data.draw(st.lists(st.tuples(ranks, ranks), min_size=1, max_size=12)))
    check(router.avoiding(down) if len(down) else router, down, pairs, shortest=name in SHORTEST)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(["torus", "dragonfly-minimal", "dragonfly-valiant", "dragonfly-ugal"]), st.data())
def test_paths_on_grids_and_dragonflies(name, data):
    snapshot = nets.torus(3, 5) if name == "torus" else nets.dragonfly(3)
    router = router_of(snapshot).routed(Routing(name))
    half = router.graph.n_cabled // 2
    cut = np.array(data.draw(st.lists(st.integers(0, half - 1), max_size=6, unique=True)), np.int64)
    down = np.concatenate((cut, cut + half))
    ranks = st.integers(0, router.n_ranks - 1)
    pairs = np.array(data.draw(st.lists(st.tuples(ranks, ranks), min_size=1, max_size=12)))
    check(router.avoiding(down), down, pairs, shortest=False)
