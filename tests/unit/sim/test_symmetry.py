"""One activity may stand for all that are alike: nothing in what the simulation says can tell."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from fabric_studio.sim import symmetry
from fabric_studio.sim.lowering import lower
from fabric_studio.sim.models.fluid import Simulation
from fabric_studio.workloads.catalogue import WORKLOADS
from fabric_studio.workloads.fabric import Fabric
from tests.factories_sim import d_mod_k, fat_tree, leaf_spine, rail_servers, star


@pytest.fixture(autouse=True)
def merge_small_ones(monkeypatch):
    monkeypatch.setattr(symmetry, "FEWEST_NODES", 1)


def demand(router, name, **params):
    fabric = Fabric(peak_flops=1e15, scale_up_bytes_s=450e9, nic_bytes_s=50e9)
    return WORKLOADS[name].demand(router.n_ranks, router.rank_domain, router.rank_rail, params, fabric)


CASES = [
    (leaf_spine(4, 4, 4, 1e9, spray=True), "all_to_all", {"algorithm": "pairwise", "steps": 3}),
    (star(16, 1e9, 1e-6), "all_to_all", {"algorithm": "pairwise", "bytes": 1e6}),
    (d_mod_k(4, 1e9), "all_to_all", {"algorithm": "pairwise", "bytes": 1e6}),
    (rail_servers(4, 8, 9e9, 1e9, 1e-6), "all_to_all", {"algorithm": "pairwise", "bytes": 1e6}),
    (star(32, 1e9), "training_step", {"jitter": 0, "steps": 20, "bytes": 1e6}),
    (
        rail_servers(8, 8, 450e9, 50e9, 1e-6), "training_step",
        {"model": "llama3-8b", "tp": 4, "pp": 2, "jitter": 0, "micro_batches": 4, "overlap": True, "steps": 2},
    ),
    (star(32, 1e9), "incast", {"senders": 31}),
]  # fmt: skip


@pytest.mark.parametrize("case", range(len(CASES)))
def test_the_merged_run_is_the_whole_run(case):
    router, name, params = CASES[case]
    d = demand(router, name, **params)
    whole, small = Simulation(d, router, merge=False), Simulation(d, router)
    assert small.merged and not whole.merged
    moments = []
    for simulation in (whole, small):
        simulation.step_until(0.0)
        frames = list(simulation.frames(0.0103 if name == "training_step" else 0.003))
        moments.append(frames)
    assert small.node_start_s == pytest.approx(whole.node_start_s, rel=1e-9, abs=1e-15)
    assert small.node_end_s == pytest.approx(whole.node_end_s, rel=1e-9, abs=1e-15)
    for ours, theirs in zip(small.link_totals(), whole.link_totals(), strict=True):
        assert ours == pytest.approx(theirs, rel=1e-9, abs=1e-12)
    assert small.n_events < whole.n_events / 3
    assert len(moments[0]) == len(moments[1])
    for a, b in zip(*moments, strict=True):
        assert a.link_utilization == pytest.approx(b.link_utilization, rel=1e-5, abs=1e-7)
        assert (a.active_flows, a.step, a.phase, a.done) == (b.active_flows, b.step, b.phase, b.done)
        assert a.throughput_bytes_s == pytest.approx(b.throughput_bytes_s, rel=1e-9)
        assert np.allclose(a.rank_step_s, b.rank_step_s, rtol=1e-6, equal_nan=True)


@pytest.mark.parametrize("moment", [0.0, 0.0005, 0.0013])
def test_a_cut_in_the_middle_ends_the_symmetry_and_nothing_else(moment):
    router = leaf_spine(4, 4, 4, 1e9, spray=True)
    d = demand(router, "all_to_all", algorithm="pairwise", bytes=1e6, steps=3)
    ends = []
    for merge in (False, True):
        simulation = Simulation(d, router, merge=merge)
        simulation.step_until(moment)
        left = simulation.remaining_bytes.copy()
        simulation.replace_network(router.with_capacity(40, 2e8), "one uplink is slow")
        assert simulation.remaining_bytes == pytest.approx(left, rel=1e-9)
        simulation.step_until(np.inf)
        assert simulation.done
        ends.append((simulation.node_end_s, simulation.link_totals()[1]))
    assert ends[1][0] == pytest.approx(ends[0][0], rel=1e-9)
    assert ends[1][1] == pytest.approx(ends[0][1], rel=1e-9)


def test_traffic_that_stands_still_is_told_by_its_own_name():
    router = star(16, 1e9).without(3)
    d = demand(router, "all_to_all", algorithm="pairwise")
    whole, small = Simulation(d, router, merge=False), Simulation(d, router)
    for simulation in (whole, small):
        simulation.step_until(np.inf)
    assert small.merged and small.stalled
    assert small.events[0].text == whole.events[0].text
    assert small.frame().stalled_flows == whole.frame().stalled_flows == 15


def test_what_is_not_alike_is_not_merged():
    router = fat_tree(8, 1e9)
    assert symmetry.merge_alike(lower(demand(router, "permutation"), router)) is None
    slow = star(16, 1e9).with_capacity(5, 5e8)
    merged = symmetry.merge_alike(lower(demand(slow, "all_to_all", algorithm="pairwise"), slow))
    assert merged is not None
    # Rank 5's link out is slow: its sends, what is sent to it, and the rest.
    assert len(np.unique(merged.node_of[:240])) == 3
    paused = replace(star(16, 1e9), fabric=Fabric(pauses=np.ones(32, bool)))
    assert symmetry.merge_alike(lower(demand(paused, "all_to_all", algorithm="pairwise"), paused)) is None


def test_links_that_carry_the_same_shares_are_solved_once(monkeypatch):
    """Packet spray loads all uplinks of a leaf alike: 8 spines become one, and nothing in the run tells."""
    monkeypatch.setattr(symmetry, "FEWEST_USES", 0)
    router = leaf_spine(6, 4, 8, 1.0, spray=True)
    flows = demand(router, "permutation", bytes=1000.0)
    small, whole = Simulation(flows, router), Simulation(flows, router, merge=False)
    assert small.merged and len(np.unique(symmetry.merge_twins(small.problem, 0).link_of)) <= 24 * 2 + 6 * 2 + 1
    for moment in (0.0, 700.0, np.inf):
        small.step_until(moment)
        whole.step_until(moment)
        assert small.activity_rate_bytes_s == pytest.approx(whole.activity_rate_bytes_s, rel=1e-9)
        for ours, theirs in zip(small.link_totals(), whole.link_totals(), strict=True):
            assert ours == pytest.approx(theirs, rel=1e-9, abs=1e-9)
    assert small.node_end_s == pytest.approx(whole.node_end_s, rel=1e-9)
    single = leaf_spine(6, 4, 8, 1.0)
    assert symmetry.merge_twins(lower(demand(single, "permutation"), single), 0) is None
