"""What each routing policy does on the network that it was made for."""

from __future__ import annotations

import itertools
from collections import Counter

import networkx
import numpy as np
import pytest

from fabric_studio.base.errors import BadInputError, UnknownNameError
from fabric_studio.routing.catalogue import POLICIES
from fabric_studio.routing.policy import Routing
from fabric_studio.routing.router import FabricRouter, Paths, router_of
from tests import factories_nets as nets


def asked(router: FabricRouter, pairs: list[tuple[int, int]], *, seed: int = 1) -> Paths:
    src, dst = np.array(pairs, np.int32).T
    return router.paths(src, dst, entropy=np.random.default_rng(seed).integers(0, 2**62, len(pairs)))


def nodes(router: FabricRouter, paths: Paths, flow: int) -> list[str]:
    """Devices on the way of a flow with a single path."""
    names = router.link_names(paths.link[paths.ptr[flow] : paths.ptr[flow + 1]])
    hops = [name.split(" (")[0].split(" to ") for name in names]
    assert all(one[1] == next_[0] for one, next_ in itertools.pairwise(hops))
    return [hops[0][0], *(hop[1] for hop in hops)] if hops else []


def permutation(count: int, seed: int = 3) -> list[tuple[int, int]]:
    return list(enumerate(np.roll(np.random.default_rng(seed).permutation(count), 1).tolist()))


def test_every_policy_has_words_and_a_file():
    assert set(POLICIES) >= {
        "ecmp", "ecmp-polarised", "e-ecmp", "spray", "adaptive", "d-mod-k", "pinned", "up-down", "torus",
        "dragonfly-minimal", "dragonfly-valiant", "dragonfly-ugal",
    }  # fmt: skip
    assert all(policy.title and policy.summary for policy in POLICIES.values())


def test_a_policy_that_is_none_is_refused_with_those_there_are():
    with pytest.raises(UnknownNameError, match="unknown routing policy 'ecpm'; known: ecmp"):
        router_of(nets.leaf_spine(2, 2, 1), Routing("ecpm"))


@pytest.mark.parametrize("name", ["torus", "dragonfly-minimal", "dragonfly-ugal"])
def test_a_policy_that_does_not_fit_says_so_in_one_line(name):
    router = router_of(nets.leaf_spine(3, 3, 1))
    with pytest.raises(BadInputError, match=f"routing {name} does not fit: its switches form no") as caught:
        router.routed(Routing(name))
    assert "\n" not in str(caught.value)


def test_equal_seeds_polarise():
    """Four spines times four cores: with equal seeds core j is reached from spine j only, so a quarter of the cores is used."""
    snapshot = nets.fat_tree(8)
    pairs = [(k, k + 64) for k in range(64)] * 20

    def cores(name: str) -> int:
        router = router_of(snapshot, Routing(name))
        used = np.unique(asked(router, pairs).link)
        return len({hop.split(" to ")[0] for hop in router.link_names(used) if hop.startswith("core")})

    assert (cores("ecmp"), cores("ecmp-polarised")) == (16, 4)


def test_d_mod_k_gives_a_shift_permutation_a_link_of_its_own():
    """Zahavi: on a full fat tree shift permutations do not collide under D-mod-k."""
    router = router_of(nets.fat_tree(8), Routing("d-mod-k"))
    paths = asked(router, [(k, (k + 40) % 128) for k in range(128)])
    assert np.bincount(paths.link).max() == 1


@pytest.mark.parametrize("name", ["d-mod-k", "pinned"])
def test_static_policies_do_not_look_at_the_hash(name):
    router = router_of(nets.fat_tree(4), Routing(name))
    pairs = permutation(16)
    assert (asked(router, pairs, seed=1).link == asked(router, pairs, seed=2).link).all()


def test_pinned_flows_of_one_nic_keep_to_one_uplink():
    router = router_of(nets.leaf_spine(4, 4, 4), Routing("pinned"))
    paths = asked(router, [(s, d) for s in range(4) for d in range(4, 16)])
    spine = {(flow // 12, nodes(router, paths, flow)[2]) for flow in range(48)}
    assert len(spine) == 4 and len({way for _, way in spine}) == 4


def test_queue_pairs_split_a_flow_evenly():
    router = router_of(nets.leaf_spine(2, 16, 1), Routing("e-ecmp", queue_pairs=8))
    paths = asked(router, [(0, 1)])
    assert paths.share == pytest.approx(1 / 8) and len(paths.link) == 32
    assert 3 < len(np.unique(paths.link)) - 2 <= 16 and "Queue pairs of a flow: 8." in router.notes[0]


def test_spray_loads_all_shortest_ways_alike():
    router = router_of(nets.fat_tree(4), Routing("spray"))
    paths = asked(router, [(0, 15)])
    load = dict(zip(router.link_names(paths.link), paths.share.tolist(), strict=True))
    by_share = Counter(load.values())
    assert by_share == {1.0: 2, 0.5: 4, 0.25: 8}
    assert paths.latency_s[0] == pytest.approx(router_of(nets.fat_tree(4)).paths(
        np.array([0], np.int32), np.array([15], np.int32), entropy=np.array([1])).latency_s[0])  # fmt: skip


def test_spray_uses_every_port_of_a_host():
    graph = networkx.complete_bipartite_graph(2, 3)
    snapshot = nets.drawn(graph, {}, cables=[(0, 0), (0, 0), (1, 1), (1, 1)])
    router = router_of(snapshot, Routing("spray"))
    paths = asked(router, [(0, 1)])
    load = np.bincount(paths.link, paths.share, minlength=len(router.capacity_bytes_s))
    assert sorted(np.round(load[load > 0], 6).tolist()) == [0.333333] * 6 + [0.5] * 4


def test_adaptive_flows_keep_out_of_each_others_way():
    """On a tree of full bisection every permutation fits without two flows on one link; ECMP puts four or more on some."""
    snapshot, pairs = nets.fat_tree(8), permutation(128)
    worst = {name: np.bincount(asked(router_of(snapshot, Routing(name)), pairs).link).max() for name in ("ecmp", "adaptive")}
    assert worst["ecmp"] >= 4 and worst["adaptive"] <= 2


def test_up_down_never_goes_up_again():
    """On a ring with a chord the link farthest from the top is never on the way of others."""
    graph = networkx.cycle_graph(7)
    graph.add_edge(0, 3)
    router = router_of(nets.drawn(graph, dict.fromkeys(range(7), 1)), Routing("up-down"))
    pairs = [(a, b) for a in range(7) for b in range(7) if a != b]
    paths = asked(router, pairs)
    assert paths.reachable.all()
    turns = networkx.DiGraph()
    for flow in range(len(pairs)):
        links = paths.link[paths.ptr[flow] : paths.ptr[flow + 1]].tolist()
        turns.add_edges_from(itertools.pairwise(links))
    assert networkx.is_directed_acyclic_graph(turns), "a circle of links that wait for each other"


def test_up_down_on_a_tree_uses_all_its_tops():
    router = router_of(nets.fat_tree(4), Routing("up-down"))
    paths = asked(router, [(a, b) for a in range(16) for b in range(16) if a != b] * 8)
    tops = {name.split(" to ")[0] for name in router.link_names(np.unique(paths.link)) if name.startswith("core")}
    assert len(tops) == 4


@pytest.mark.parametrize(("sizes", "wrap"), [((5, 7), True), ((3, 5, 6), True), ((4, 3), False), ((9,), True), ((4, 4), True)])
def test_a_torus_is_crossed_dimension_by_dimension(sizes, wrap):
    snapshot = nets.torus(*sizes, wrap=wrap)
    router = router_of(snapshot).routed(Routing("torus"))
    name = [tuple(map(int, text.split(","))) for text in snapshot.devices.name.tolist() if not text.startswith("s")]
    count = len(name)
    rng = np.random.default_rng(1)
    pairs = [(int(a), int(b)) for a, b in rng.integers(0, count, (200, 2)) if a != b]
    paths = asked(router, pairs)
    assert paths.reachable.all()
    order: set[tuple[int, int]] = set()
    for flow, (a, b) in enumerate(pairs):
        way = [tuple(map(int, node.split(","))) for node in nodes(router, paths, flow)[1:-1]]
        changed = [next(d for d in range(len(sizes)) if one[d] != other[d]) for one, other in itertools.pairwise(way)]
        far = sum(
            min(abs(x - y), n - abs(x - y)) if wrap else abs(x - y)
            for x, y, n in zip(name[a], name[b], sizes, strict=True)
        )
        assert len(changed) == far
        if 4 not in sizes:  # a ring of four is a square, whose two directions are dimensions of their own
            blocks = [d for k, d in enumerate(changed) if k == 0 or changed[k - 1] != d]
            assert len(blocks) == len(set(blocks))
            order |= {(one, other) for k, one in enumerate(blocks) for other in blocks[k + 1 :]}
    assert not {(b, a) for a, b in order} & order, "all flows take the dimensions in one order"


def test_a_cut_link_of_a_torus_is_gone_round():
    snapshot = nets.torus(5, 5)
    router = router_of(snapshot).routed(Routing("torus"))
    paths = asked(router, [(0, 2)])
    cut = router.avoiding(paths.link[1:2])
    again = asked(cut, [(0, 2)])
    assert again.reachable.all() and not np.isin(paths.link[1], again.link)


def test_dragonfly_minimal_takes_one_link_between_groups_and_valiant_two():
    router = router_of(nets.dragonfly(4, hosts=1))
    pairs = [(a, b) for a in range(20) for b in range(20) if a // 4 != b // 4]
    seen = set()
    for name, most, crossings in (("dragonfly-minimal", 3, 1), ("dragonfly-valiant", 5, 2)):
        other = router.routed(Routing(name))
        paths = asked(other, pairs)
        assert paths.reachable.all()
        for flow, (a, b) in enumerate(pairs):
            groups = [int(node.split(".")[0]) for node in nodes(other, paths, flow)[1:-1]]
            crossed = [g for k, g in enumerate(groups) if k == 0 or groups[k - 1] != g]
            assert len(crossed) == crossings + 1 and (crossed[0], crossed[-1]) == (a // 4, b // 4)
            assert len(groups) - 1 <= most
            if crossings == 2:
                assert crossed[1] not in (a // 4, b // 4)
                seen.add(crossed[1])
    assert seen == set(range(5)), "detours go by every group"


def test_ugal_takes_the_short_way_when_idle_and_detours_under_load():
    """All of group 0 to group 1: minimal has one link for 12 flows, UGAL spreads them, and a lone flow goes straight."""
    router = router_of(nets.dragonfly(4, hosts=3))
    pairs = [(a, 12 + a) for a in range(12)]
    worst = {
        name: np.bincount(asked(router.routed(Routing(name)), pairs).link).max()
        for name in ("dragonfly-minimal", "dragonfly-valiant", "dragonfly-ugal")
    }
    assert worst["dragonfly-minimal"] == 12 and worst["dragonfly-ugal"] <= worst["dragonfly-valiant"] <= 7
    lone = [asked(router.routed(Routing(name)), [(0, 13)]) for name in ("dragonfly-minimal", "dragonfly-ugal")]
    assert len(lone[0].link) == len(lone[1].link)


def test_networks_that_meet_only_inside_servers_are_bridged_there():
    """Two servers of two accelerators, rail r on switch r, no spine: rank 1 to rank 2 changes to rail 0 inside its server."""
    graph = networkx.empty_graph(2)
    snapshot = nets.drawn(graph, {}, accelerators=2, cables=[(0, 0), (0, 1), (1, 0), (1, 1)])
    router = router_of(snapshot)
    paths = asked(router, [(1, 2), (0, 3), (0, 2)])
    assert paths.reachable.all() and np.diff(paths.ptr).tolist() == [4, 4, 2]
    assert not asked(router_of(snapshot, pxn="off"), [(1, 2)]).reachable.any()


def test_a_way_may_be_as_long_as_it_likes():
    router = router_of(nets.torus(120))
    paths = asked(router, [(0, 60), (0, 59)])
    assert np.sort(np.diff(paths.ptr)).tolist()[1] <= 62 and paths.reachable.all()
