"""Networks of other simulators that no leaf-spine router gets through: rails without spines, long rings."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from fabric_studio.io.importers.design import import_design
from fabric_studio.routing.policy import Routing
from fabric_studio.routing.router import FabricRouter, router_of
from fabric_studio.sim.simulate import simulate

RAILS = "topology: [Switch, Switch]\nnpus_count: [8, 4]\nbandwidth: [400.0, 50.0]\nlatency: [936.25, 13000.0]\n"


def of(folder: Path, text: str) -> FabricRouter:
    path = folder / "network.yml"
    path.write_text(text)
    return router_of(import_design(path)[0].snapshot())


def test_rails_without_a_spine_are_reached_over_the_scale_up_domain(tmp_path):
    """ASTRA-sim's HGX H100 with 32 GPUs: rank 7 to rank 8 goes to rank 0 over NVLink and then on rail 0."""
    router = of(tmp_path, RAILS)
    src, dst = np.meshgrid(np.arange(32, dtype=np.int32), np.arange(32, dtype=np.int32))
    everyone = router.paths(src.ravel(), dst.ravel(), entropy=np.arange(1024))
    assert everyone.reachable.all()
    paths = router.paths(np.array([7], np.int32), np.array([8], np.int32), entropy=np.array([1]))
    names = router.link_names(paths.link)
    assert names[0] == "server-0 accelerator 8 to the scale-up domain"
    assert names[1] == "server-0 accelerator 1 from the scale-up domain"
    assert len(names) == 4
    assert simulate(router, "all_reduce", {"bytes": 1e8}).complete


@pytest.mark.parametrize("npus", [33, 128, 600])
def test_a_long_ring_runs(tmp_path, npus):
    """A ring all-reduce on a ring: every step crosses one link, so its length does not matter."""
    router = of(tmp_path, f"topology: [Ring]\nnpus_count: [{npus}]\nbandwidth: [50.0]\nlatency: [500.0]\n")
    paths = router.paths(np.array([0], np.int32), np.array([npus // 2], np.int32), entropy=np.array([1]))
    assert paths.reachable.all() and len(paths.link) == npus // 2 + 2
    took = simulate(router, "all_reduce", {"bytes": 1e9}).duration_s
    assert took == pytest.approx(2 * (npus - 1) / npus * 1e9 / 50e9, rel=0.1)


def test_a_two_dimensional_torus_takes_dimension_order(tmp_path):
    text = "topology: [Ring, Ring]\nnpus_count: [6, 5]\nbandwidth: [50.0, 50.0]\nlatency: [500.0, 500.0]\n"
    router = of(tmp_path, text).routed(Routing("torus"))
    paths = router.paths(np.array([0], np.int32), np.array([2 + 6], np.int32), entropy=np.array([1]))
    routers = [name.split(" (")[0].split(" to ")[1] for name in router.link_names(paths.link)]
    assert routers in (
        ["npu-0-router", "npu-1-router", "npu-2-router", "npu-8-router", "npu-8"],
        ["npu-0-router", "npu-6-router", "npu-7-router", "npu-8-router", "npu-8"],
    )
