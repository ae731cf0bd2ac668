"""Congestion that spreads on lossless Ethernet, against a packet simulator: csg-htsim 841d9e7, RoCE with PFC, 1,024 hosts at
400G on a three-level tree (SIMULATION.md 2.2). Its completion times contain about 5 us of propagation and start-up."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from fabric_studio.sim.models.fluid import Simulation
from fabric_studio.sim.physics import Physics
from fabric_studio.sim.simulate import prepare, simulate
from fabric_studio.workloads.fabric import Fabric
from tests.factories_sim import fat_tree, leaf_spine, star
from tests.unit.sim.test_fluid import flows

BASE_US = 5.0


def lossless(router):
    return replace(router, fabric=Fabric(pauses=np.ones(len(router.capacity_bytes_s), bool)))


@pytest.fixture(scope="module")
def tree():
    return lossless(fat_tree(16, 50e9))


@pytest.mark.parametrize(("senders", "last_us"), [(8, 175.5), (32, 664.8), (256, 5281)])
def test_incast_ends_as_in_the_packet_simulator(tree, senders, last_us):
    """8 and 32 calibrate the gap; 256 (NDP there, 1.031 of N S / B) is a prediction. Within 5 %."""
    result = simulate(tree, "incast", {"senders": senders, "bytes": 1e6})
    assert result.flows.max_s * 1e6 + BASE_US == pytest.approx(last_us, rel=0.05)


def permutation_us(router, **params):
    ends = []
    for seed in range(1, 4):
        run = prepare(router, "permutation", {"bytes": 2e6, "seed": seed, **params})
        run.simulation.step_until(np.inf)
        ends.append(run.simulation.node_end_s[: run.simulation.problem.n_activities] * 1e6 + BASE_US)
    return (
        np.mean([e.mean() for e in ends]),
        np.mean([np.median(e) for e in ends]),
        np.mean([e.max() for e in ends]),
    )


def test_ecmp_permutation_is_as_slow_as_in_the_packet_simulator(tree):
    """htsim, two runs: mean 148, median 143 and 146, worst 280 and 341 us. Targets of SIMULATION.md 4.7: 10 %, 10 %, 20 %."""
    mean, median, worst = permutation_us(tree)
    assert mean == pytest.approx(148, rel=0.10)
    assert median == pytest.approx(144.5, rel=0.10)
    assert worst == pytest.approx(310.5, rel=0.20)
    plain, _, _ = permutation_us(tree, pfc_spreading="off")
    assert plain == pytest.approx(112, rel=0.05), "plain max-min is a quarter optimistic (probe: 110-114)"


def test_a_victim_waits_behind_a_flow_that_waits():
    """0, 4 and 3 send to 2; 1 sends elsewhere but over the uplink of 0, which stops in turn with it: no more than its share."""
    router = lossless(leaf_spine(3, 2, 1, 1.0))
    traffic = flows(6, [(0, 2), (4, 2), (3, 2), (1, 5)], [1.0] * 4)
    free = Simulation(traffic, router, physics=Physics(pfc_spreading="off"))
    held = Simulation(traffic, router)
    assert free.activity_rate_bytes_s == pytest.approx([1 / 3, 1 / 3, 1 / 3, 2 / 3])
    assert held.activity_rate_bytes_s == pytest.approx((1 - 0.17 / np.sqrt(3)) / 3)


def test_it_is_said_and_can_be_turned_off(tree):
    on = simulate(tree, "incast", {"senders": 2}).model_notes
    off = simulate(tree, "incast", {"senders": 2, "pfc_spreading": "off"}).model_notes
    assert any("PFC spreading" in note for note in on) and not any("PFC spreading" in note for note in off)
    assert any("a quarter optimistic" in note for note in off)
    lossy = simulate(star(4, 1e9), "incast", {"senders": 2}).model_notes
    assert not any("PFC spreading" in note for note in lossy)
    forced = simulate(star(4, 1e9), "incast", {"senders": 2, "pfc_spreading": "on"})
    assert forced.step_time_s > simulate(star(4, 1e9), "incast", {"senders": 2}).step_time_s
