"""Workloads on whole drawn fabrics: template, router and simulator together."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.catalog.library import load_library
from fabric_studio.routing.router import router_of
from fabric_studio.sim.simulate import simulate
from fabric_studio.topology.template import TEMPLATES
from fabric_studio.workloads.catalogue import WORKLOADS

BUILT_IN = sorted(name for name, workload in WORKLOADS.items() if workload.params[0].name != "file")


@pytest.fixture(scope="module")
def superpod():
    return router_of(TEMPLATES["superpod-h100"].build({"su": 1}, load_library()).snapshot())


def test_all_reduce_on_a_superpod_loads_all_eight_rails_alike(superpod):
    """31 DGX H100: bus bandwidth is that of eight NICs less the latency of 494 turns (G-C5: one ring per NIC)."""
    result = simulate(superpod, "all_reduce", {"bytes": 8e9})
    nic = superpod.capacity_bytes_s[superpod.link_cable > 0].min()
    assert result.collectives[0].busbw_gbytes_s == pytest.approx(8 * nic / 1e9, rel=0.03)
    cabled = result.links.cable > 0
    assert np.ptp(result.links.carried_bytes[cabled]) < 1e-6 * result.links.carried_bytes[cabled].max()
    assert cabled.sum() == 2 * superpod.n_ranks, "no traffic leaves its rail, so none crosses a spine"


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_workload_runs_on_a_superpod(superpod, name):
    result = simulate(superpod, name, {})
    assert result.complete and result.step_time_s is not None and result.step_time_s > 0
    assert (result.links.max_utilization <= 1).all()
    assert result.link_utilization.shape == (len(result.links.names), len(result.times_s))
