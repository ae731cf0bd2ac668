"""Answers of the fluid simulator that are known beforehand, from closed forms and from published figures."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.sim.simulate import prepare, simulate
from tests.factories_sim import fat_tree, leaf_spine, rail_servers, star

NIC_400G = 50e9


@pytest.mark.parametrize(("uplinks", "expected_s"), [(4, 0.16), (2, 0.32)])
def test_32_gb_over_a_leaf_at_1_to_1_and_at_2_to_1(uplinks, expected_s):
    """facts/golden.yaml leaf-oversubscription: 4 ports of 400G down, 4 or 2 up: 0.16 s and 0.32 s, no overhead."""
    router = leaf_spine(leaves=2, hosts=4, uplinks=uplinks, rate=NIC_400G, spray=True)
    result = simulate(router, "permutation", {"pattern": "bisection", "bytes": 32e9 / 4})
    assert result.step_time_s == pytest.approx(expected_s, rel=1e-9)


def test_three_ranks_of_20_ms_wait_for_the_one_of_50_ms():
    """facts/golden.yaml straggler: 20, 20, 20 and 50 ms make a step of 50 ms."""
    params = {
        "compute_s": 0.02,
        "jitter": 0,
        "straggler_rank": 3,
        "straggler_s": 0.05,
        "bytes": 0,
        "steps": 4,
    }
    result = simulate(star(4, NIC_400G), "training_step", params)
    assert result.step_time_s == pytest.approx(0.05, rel=1e-12)
    assert result.rank_step_s == pytest.approx(np.array([[0.02] * 4, [0.02] * 4, [0.02] * 4, [0.05] * 4]))
    assert (result.bottleneck.kind, result.bottleneck.name) == ("computation", "host-3")


@pytest.mark.parametrize("n", [2, 3, 8, 64])
def test_ring_all_reduce_closed_form(n):
    """t = 2(n-1)(alpha + S/(nB)), bus bandwidth = B without latency. NCCL tuning.cc; nccl-tests doc/PERFORMANCE.md."""
    latency_s, size = 1e-6, 1e9
    exact = simulate(star(n, NIC_400G), "all_reduce", {"bytes": size})
    assert exact.step_time_s == pytest.approx(2 * (n - 1) / n * size / NIC_400G, rel=1e-9)
    assert exact.collectives[0].busbw_gbytes_s == pytest.approx(50, rel=1e-9)
    with_alpha = simulate(
        star(n, NIC_400G, latency_s), "all_reduce", {"bytes": size, "turn_overhead_s": 5e-6}
    )
    assert with_alpha.step_time_s == pytest.approx(
        2 * (n - 1) * (2 * latency_s + 5e-6 + size / (n * NIC_400G)), rel=1e-9
    )


def test_simgrid_ring_of_64_ranks():
    """SimGrid 3.32 prints 2.898 ms for 64 ranks, 64 MB, 50 GB/s, six links of 0.5 us: 2 * 63 * (1 MB / 50 GB/s + 3 us)."""
    result = simulate(fat_tree(8, 50e9, latency_s=0.5e-6), "all_reduce", {"ranks": 64, "bytes": 64e6})
    assert result.step_time_s == pytest.approx(2.898e-3, rel=1e-6)


@pytest.mark.parametrize("senders", [1, 8, 32])
def test_incast_shares_the_receivers_port(senders):
    """G-F3: N senders of S bytes into B end together at N * S / B, each at B / N."""
    run = prepare(star(64, NIC_400G), "incast", {"senders": senders, "bytes": 1e6})
    run.simulation.step_until(0.0)
    rates = run.simulation.activity_rate_bytes_s
    assert rates == pytest.approx(NIC_400G / senders)
    run.simulation.step_until(np.inf)
    assert run.result().step_time_s == pytest.approx(senders * 1e6 / NIC_400G, rel=1e-9)


def test_dgx_h100_ring_uses_all_eight_rails():
    """G-C5: bus bandwidth of 4 or more servers is that of eight NICs, or of NVLink (370 GB/s, G-C2) where that is less."""
    network_bound = simulate(rail_servers(4, 8, 450e9, 40e9), "all_reduce", {"bytes": 8e9})
    assert network_bound.collectives[0].busbw_gbytes_s == pytest.approx(8 * 40, rel=1e-9)
    rails = network_bound.links.mean_utilization[:64]
    assert rails == pytest.approx(1.0)
    nvlink_bound = simulate(rail_servers(4, 8, 370e9, 48.5e9), "all_reduce", {"bytes": 8e9})
    assert nvlink_bound.collectives[0].busbw_gbytes_s == pytest.approx(370, rel=1e-9)
    one_server = simulate(rail_servers(1, 8, 370e9, 48.5e9), "all_reduce", {"bytes": 8e9})
    assert one_server.collectives[0].busbw_gbytes_s == pytest.approx(370, rel=1e-9)


def test_hierarchical_all_reduce_is_the_sum_of_its_stages():
    n, k, size = 4, 8, 1e9
    result = simulate(
        rail_servers(n, k, 450e9, 50e9), "all_reduce", {"bytes": size, "algorithm": "hierarchical"}
    )
    inside = 2 * (k - 1) / k * size / 450e9
    across = 2 * (n - 1) / n * size / k / 50e9
    assert result.step_time_s == pytest.approx(inside + across, rel=1e-9)


@pytest.mark.parametrize("algorithm", ["pairwise", "aggregate"])
def test_all_to_all_on_one_switch(algorithm):
    """Each rank sends S (n-1)/n through its port of B; bus bandwidth is B (nccl-tests doc/PERFORMANCE.md)."""
    result = simulate(star(16, NIC_400G), "all_to_all", {"bytes": 1e8, "algorithm": algorithm})
    assert result.step_time_s == pytest.approx(15 / 16 * 1e8 / NIC_400G, rel=1e-9)
    assert result.collectives[0].busbw_gbytes_s == pytest.approx(50, rel=1e-9)


def test_ecmp_permutation_on_a_three_level_tree_reaches_42_percent_of_line():
    """G-F5: full bisection, random permutation, random ECMP, max-min: mean rate 0.419 of line at 1,024 hosts."""
    means = []
    for seed in range(1, 6):
        simulation = prepare(fat_tree(16, 1.0), "permutation", {"seed": seed}).simulation
        simulation.step_until(0.0)
        means.append(simulation.activity_rate_bytes_s.mean())
        assert 0.11 < simulation.activity_rate_bytes_s.min() < 0.26
    assert np.mean(means) == pytest.approx(0.419, abs=0.01)


def test_ecmp_leaves_a_third_of_128_uplinks_idle():
    """G-F4: n flows hashed on n uplinks use 1 - (1 - 1/n)^n of them: 0.634 for n = 128."""
    used = []
    for seed in range(1, 21):
        run = prepare(leaf_spine(2, 128, 128, 1.0), "permutation", {"pattern": "bisection", "seed": seed})
        links = run.simulation.problem.links
        uplinks = links.use_link[(links.use_link >= 2 * 256) & (links.use_link < 2 * 256 + 128)]
        used.append(len(np.unique(uplinks)) / 128)
    assert np.mean(used) == pytest.approx(1 - (1 - 1 / 128) ** 128, abs=0.02)


def test_latency_is_paid_once_per_path_and_not_per_hop_of_a_chunk():
    """Cut-through: t = alpha + size / rate over any number of links of one speed (SIMULATION.md 4.3)."""
    far = simulate(
        fat_tree(4, 1e9, latency_s=1e-6), "permutation", {"pattern": "bisection", "bytes": 1e6, "ranks": 16}
    )
    assert far.flows.p50_s is not None and far.flows.p50_s >= 6e-6 + 1e-3 * (1 - 1e-9)
    alone = simulate(star(2, 1e9, 1e-6), "incast", {"senders": 1, "bytes": 1e6})
    assert alone.flows.max_s == pytest.approx(2e-6 + 1e-3, rel=1e-9)


def test_overlap_hides_all_but_the_last_bucket():
    """Backward takes 2/3 of 0.3 s in four parts; each bucket's all-reduce (10 ms) ends before the next is ready."""
    ring_s = 2 * 3 / 4 * 1e9 / NIC_400G / 4
    params = {"compute_s": 0.3, "jitter": 0, "bytes": 1e9, "overlap": True, "buckets": 4}
    result = simulate(star(4, NIC_400G), "training_step", params)
    assert result.step_time_s == pytest.approx(0.3 + ring_s, rel=1e-9)
    assert result.rank_step_s == pytest.approx(np.full((4, 1), 0.3 + ring_s), rel=1e-6)


def test_sampled_all_to_all_agrees_with_all_pairs(monkeypatch):
    """A tenth of the pairs, with the noise of the sample taken out, gives the same answer within 3 % as a million pairs."""
    router = fat_tree(16, NIC_400G)
    every = simulate(router, "all_to_all", {"bytes": 1e8}).step_time_s
    monkeypatch.setattr("fabric_studio.workloads.all_to_all.MOST_PAIRS", 1024 * 102)
    sampled = simulate(router, "all_to_all", {"bytes": 1e8})
    assert sampled.step_time_s == pytest.approx(every, rel=0.03)
    assert any("estimated from 102 of 1023" in note for note in sampled.model_notes)
