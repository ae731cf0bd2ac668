"""What holds for every run: bytes are conserved, more capacity never slows a collective that is alone, names do not matter."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabric_studio.sim.models.fluid import Simulation
from fabric_studio.sim.simulate import simulate
from fabric_studio.workloads.builder import DemandBuilder
from fabric_studio.workloads.fabric import Fabric
from tests.factories_sim import ArrayPaths, ArrayRouter, d_mod_k, fat_tree, leaf_spine, rail_servers, star

COLLECTIVES = [
    ("all_reduce", "ring"), ("all_reduce", "tree"), ("all_reduce", "nvls_tree"), ("all_reduce", "hierarchical"),
    ("all_gather", "ring"), ("reduce_scatter", "ring"), ("broadcast", "ring"), ("all_to_all", "pairwise"), ("all_to_all", "two_level"),
]  # fmt: skip
WIDE = [fat_tree(4, 50e9), leaf_spine(4, 4, 3, 50e9), star(12, 50e9), d_mod_k(4, 50e9)]


@dataclass(frozen=True)
class Renamed:
    """A router with its ranks and links numbered differently."""

    inner: ArrayRouter
    rank: np.ndarray
    link: np.ndarray

    def __getattr__(self, name):
        return getattr(self.inner, name)

    @property
    def capacity_bytes_s(self):
        return self._moved(self.inner.capacity_bytes_s)

    @property
    def latency_s(self):
        return self._moved(self.inner.latency_s)

    def _moved(self, values):
        out = np.empty_like(values)
        out[self.link] = values
        return out

    def paths(self, src, dst, *, entropy):
        back = np.argsort(self.rank)
        found = self.inner.paths(back[src], back[dst], entropy=entropy)
        return ArrayPaths(found.ptr, self.link[found.link].astype(np.int32), found.share, found.reachable)


@st.composite
def traffic(draw, n=8):
    """Flows and computations in a random order of dependence."""
    flows = draw(
        st.lists(
            st.tuples(st.integers(0, n - 1), st.integers(0, n - 1), st.integers(1, 40)).filter(lambda f: f[0] != f[1]),
            min_size=1, max_size=18,
        )
    )  # fmt: skip
    waits = draw(st.lists(st.tuples(st.integers(0, 17), st.integers(0, 17)), max_size=12))
    builder = DemandBuilder(n, 1, draw(st.integers(0, 5)))
    src, dst, size = np.array(flows).T
    nodes = builder.transfers(builder.routes(src, dst), size.astype(float), step=0, phase="flows", rank=src)
    rest = builder.computations(np.arange(1.0, 4.0), rank=np.arange(3), step=0, phase="compute")
    everything = np.concatenate([nodes, rest])
    for a, b in waits:
        a, b = sorted((a % len(everything), b % len(everything)))
        if a != b:
            builder.order(everything[[a]], everything[[b]])
    return builder.finish()


@settings(max_examples=60)
@given(traffic(), st.lists(st.tuples(st.floats(0, 30), st.integers(0, 27), st.floats(0.1, 1)), max_size=4))
def test_every_link_carries_what_crosses_it_whatever_slows_down_meanwhile(demand, changes):
    router = leaf_spine(2, 4, 3, 2.0)
    simulation = Simulation(demand, router)
    for moment, link, capacity in sorted(changes):
        simulation.step_until(moment)
        router = router.with_capacity(link, capacity)
        simulation.replace_network(router)
    simulation.step_until(np.inf)
    assert simulation.done
    links = simulation.problem.links
    sent = np.bincount(demand.activity_route, demand.activity_bytes, minlength=links.n_classes)
    expected = np.bincount(links.use_link, links.use_coef * np.repeat(sent, np.diff(links.use_ptr)), minlength=links.n_links)  # fmt: skip
    _, carried, peak = simulation.link_totals()
    assert carried == pytest.approx(expected, rel=1e-9, abs=1e-9)
    assert (peak <= 1 + 1e-9).all()
    delivered = np.nansum(demand.activity_bytes)
    assert simulation._engine.delivered_bytes == pytest.approx(delivered, rel=1e-9)


@settings(max_examples=60)
@given(traffic())
def test_nobody_starts_before_those_it_waits_for_have_ended(demand):
    simulation = Simulation(demand, leaf_spine(2, 4, 3, 2.0))
    simulation.step_until(np.inf)
    assert (simulation.node_start_s[demand.after] >= simulation.node_end_s[demand.before] - 1e-12).all()


@settings(max_examples=40)
@given(st.sampled_from(COLLECTIVES), st.integers(0, 95), st.floats(1.0, 10.0), st.integers(1, 3))
def test_more_capacity_never_slows_a_collective_that_is_alone(kind, link, factor, seed):
    operation, algorithm = kind
    router = rail_servers(3, 8, 4.0, 1.0)
    params = {"bytes": 24.0, "algorithm": algorithm, "seed": seed}
    before = simulate(router, operation, params).step_time_s
    wider = router.with_capacity(link, router.capacity_bytes_s[link] * factor)
    assert simulate(wider, operation, params).step_time_s <= before * (1 + 1e-9)


@settings(max_examples=40)
@given(st.sampled_from(COLLECTIVES), st.randoms(use_true_random=False))
def test_numbering_ranks_and_links_differently_changes_nothing(kind, random):
    """Servers and rails keep their members; which number each has, and where links stand, is drawn anew."""
    operation, algorithm = kind
    router = rail_servers(3, 8, 4.0, 1.0, 1e-3)
    servers, rails = list(range(3)), list(range(8))
    random.shuffle(servers)
    random.shuffle(rails)
    rank = np.array([servers[r // 8] * 8 + rails[r % 8] for r in range(24)])
    link = list(range(96))
    random.shuffle(link)
    params = {"bytes": 24.0, "algorithm": algorithm}
    usual = simulate(router, operation, params)
    renamed = simulate(Renamed(router, rank, np.array(link)), operation, params)
    assert renamed.step_time_s == pytest.approx(usual.step_time_s, rel=1e-9)
    assert np.sort(renamed.links.carried_bytes) == pytest.approx(np.sort(usual.links.carried_bytes), rel=1e-9)


@settings(max_examples=30)
@given(
    st.integers(2, 24),
    st.floats(1e3, 1e12),
    st.sampled_from(["none", "measured"]),
    st.sampled_from(["auto", "ring"]),
)
def test_no_collective_is_faster_than_its_ports(n, size, efficiency, algorithm):
    fabric = Fabric(architecture="hopper", scale_up_bytes_s=450e9, nic_bytes_s=50e9)
    router = replace(star(n, 50e9, 1e-6), fabric=fabric)
    result = simulate(router, "all_reduce", {"bytes": size, "efficiency": efficiency, "algorithm": algorithm})
    assert result.collectives[0].busbw_gbytes_s <= 50 * (1 + 1e-9)


@settings(max_examples=40)
@given(
    st.sampled_from(WIDE),
    st.integers(3, 200),
    st.booleans(),
    st.sampled_from([0.005, 0.02, 0.1]),
    st.integers(0, 2**31),
)
def test_no_completion_time_is_further_off_than_the_window_says(router, count, alike, window, seed):
    """The error that is reported with a coalesced run holds for every single flow, and its mean for all of them."""
    rng = np.random.default_rng(seed)
    src = rng.integers(0, router.n_ranks, count)
    dst = (src + rng.integers(1, router.n_ranks, count)) % router.n_ranks
    size = rng.uniform(4e6, 12e6, count) if alike else 10 ** rng.uniform(5, 8, count)
    builder = DemandBuilder(router.n_ranks, 1, seed)
    builder.transfers(builder.routes(src, dst), size, step=0, phase="flows", rank=src)
    demand = builder.finish()
    exact, quick = (Simulation(demand, router, coalesce=coalesce) for coalesce in (0.0, window))
    for simulation in (exact, quick):
        simulation.step_until(np.inf)
    error = np.abs(quick.node_end_s / exact.node_end_s - 1)
    mean, worst = quick.window_error
    assert error.max() <= worst + 1e-12 and error.mean() <= mean + 1e-12
    assert exact.window_error == (0.0, 0.0)
