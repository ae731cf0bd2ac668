"""Networks of ASTRA-sim: rings, switches and all-with-all, dimension by dimension, in the numbering of ASTRA-sim."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.catalog.parts import Part
from fabric_studio.io.importers.design import import_design
from fabric_studio.io.importers.registry import detect
from fabric_studio.io.importers.report import Report
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.router import router_of
from fabric_studio.sim.simulate import simulate

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures" / "import"
RING = "topology: [Ring]\nnpus_count: [4]\nbandwidth: [50.0]\nlatency: [500.0]\n"


def of(tmp_path: Path, text: str, extra: Path | None = None) -> tuple[Snapshot, Report]:
    path = tmp_path / "network.yml"
    path.write_text(text)
    document, report = import_design(path, extra=extra)
    return document.snapshot(), report


def joined(snapshot: Snapshot) -> Counter[tuple[str, str, float]]:
    devices, cables = snapshot.devices, snapshot.cables
    ends = zip(
        devices.index_of(cables.a_device), devices.index_of(cables.z_device), cables.rate_gbps, strict=True
    )
    return Counter(
        (*sorted((str(devices.name[a]), str(devices.name[z]))), float(rate)) for a, z, rate in ends
    )


def test_dimensions_are_laid_one_after_the_other() -> None:
    """12 NPUs; NPU = ring + 2 x (place in the triangle) + 6 x (side of the switches)."""
    document, report = import_design(FIXTURES / "astrasim_mixed.yml")
    snapshot = document.snapshot()
    pairs = joined(snapshot)
    assert pairs["npu-4-router", "npu-5-router", 160.0] == 1  # ring of two: one link
    assert (
        pairs["npu-1-router", "npu-5-router", 80.0] == 1 and pairs["npu-1-router", "npu-4-router", 80.0] == 0
    )
    assert pairs["npu-3-router", "switch-3-3", 400.0] == pairs["npu-9-router", "switch-3-3", 400.0] == 1
    assert pairs["npu-7", "npu-7-router", 8 * (20.0 + 2 * 10.0 + 50.0)] == 1
    assert (report.read["npus"], report.read["servers"], report.read["switches"], report.read["cables"]) == (
        12,
        12,
        6,
        30,
    )
    assert [item.text for item in report.left_out] == ["colour: 'blue'"]


def test_every_npu_reaches_every_other() -> None:
    router = router_of(import_design(FIXTURES / "astrasim_mixed.yml")[0].snapshot())
    src, dst = (side.ravel().astype(np.int32) for side in np.meshgrid(np.arange(12), np.arange(12)))
    assert router.paths(src, dst, entropy=np.arange(144)).reachable.all()
    assert [router.rank_name(rank) for rank in range(12)] == [
        f"npu-{rank} accelerator 1" for rank in range(12)
    ]


def test_routers_are_in_the_rack_of_their_npu() -> None:
    snapshot = import_design(FIXTURES / "astrasim_mixed.yml")[0].snapshot()
    place = {
        str(name): (int(rack), float(u))
        for name, rack, u in zip(
            snapshot.devices.name, snapshot.devices.rack, snapshot.devices.u, strict=True
        )
    }
    for npu in range(12):
        assert place[f"npu-{npu}-router"] == (place[f"npu-{npu}"][0], 0.0)
    inside = snapshot.cables.role == "backplane"
    assert inside.sum() == 12 and np.isfinite(cable_lengths(snapshot).required_mm[inside]).all()


def test_a_fast_first_dimension_is_the_inside_of_a_server() -> None:
    snapshot = import_design(FIXTURES / "astrasim_servers.yml")[0].snapshot()
    part = snapshot.spec_of(snapshot.devices.named("server-1").part)  # type: ignore[union-attr]
    assert isinstance(part, Part) and part.scale_up is not None
    assert (part.accelerators, part.scale_up.one_way_gbytes_s_per_accelerator) == (4, 450.0)
    assert part.ports[0].links == 4
    # One switch for each place in the server, with one port for each server: the rails.
    assert sorted(joined(snapshot)) == sorted(
        (f"server-{server}", f"switch-2-{place}", 400.0) for server in range(2) for place in range(4)
    )


def test_ring_all_reduce_runs_at_the_rate_of_a_link(tmp_path: Path) -> None:
    """2 (n - 1) / n of the array over each link: nccl-tests' bus bandwidth is the link's 50 GB/s, less the latency."""
    snapshot, _ = of(tmp_path, RING.replace("[4]", "[16]"))
    result = simulate(router_of(snapshot), "all_reduce", {"bytes": 1e9})
    assert result.collectives[0].busbw_gbytes_s == pytest.approx(50.0, rel=0.01)


def test_a_slow_switch_is_a_switch(tmp_path: Path) -> None:
    snapshot, report = of(tmp_path, RING.replace("Ring", "Switch"))
    assert (report.read["switches"], report.read["cables"], len(snapshot.devices)) == (1, 4, 5)


def test_settings_of_a_system_file_are_told(tmp_path: Path) -> None:
    system = tmp_path / "system.json"
    system.write_text(json.dumps({"scheduling-policy": "LIFO", "peak-perf": 700, "local-mem-bw": 3350}))
    snapshot, report = of(tmp_path, RING, system)
    assert any(item.text == 'scheduling-policy: "LIFO"' for item in report.left_out)
    part = snapshot.spec_of(snapshot.devices.named("npu-0").part)  # type: ignore[union-attr]
    assert part.notes.startswith("NPU of 700 TFLOPS, memory of 3350 GB/s as the system file says.")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[50.0]", "[ tbd ]", "bandwidth of dimension 1: 'tbd' is no number; the file must state one"),
        ("[50.0]", "[.nan]", "bandwidth of dimension 1: nan is not from 1e-06 to 1e+06"),
        ("[50.0]", "[.inf]", "inf is not from"),
        ("[500.0]", "[-1]", "latency of dimension 1: -1 is not from 0 to 1e+10"),
        (
            "[4]",
            "[4, 5]",
            "npus_count: topology has 1 dimensions, npus_count has 2; give one value for each dimension",
        ),
        ("[4]", "[4.5]", "npus_count of dimension 1: 4.5 is not a whole number from 1 to 100000"),
        ("[4]", "[100000000]", "is not a whole number from 1 to 100000"),
        (
            "[Ring]",
            "[Torus2D]",
            "topology: 'Torus2D' is no building block; known: Ring, Switch, FullyConnected",
        ),
        ("latency: [500.0]", "", "has no latency; write for example latency: [ ... ]"),
        ("latency: [500.0]", "latency: &a [*a]", "uses the alias"),
        ("topology: [Ring]", "topology: [Ring]\nunits-count: [4]", "is a network file of ASTRA-sim 1"),
    ],
)
def test_nonsense_is_refused(tmp_path: Path, old: str, new: str, says: str) -> None:
    path = tmp_path / "network.yml"
    path.write_text(RING.replace(old, new, 1))
    with pytest.raises(BadInputError) as refusal:
        import_design(path, format="astrasim-network")
    assert says in str(refusal.value) and str(path) in str(refusal.value) and "\n" not in str(refusal.value)


def test_all_with_all_cannot_fill_the_machine(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match=r"makes 50,005,000 links; at most 2,000,000 are drawn"):
        of(tmp_path, RING.replace("Ring", "FullyConnected").replace("[4]", "[10000]"))
    with pytest.raises(BadInputError, match=r"makes 10,000,000 NPUs; at most 100,000 are read"):
        of(
            tmp_path,
            "topology: [Ring, Ring]\nnpus_count: [100000, 100]\nbandwidth: [1, 1]\nlatency: [1, 1]\n",
        )


@pytest.mark.parametrize("file", ["astrasim_mixed.yml", "astrasim_servers.yml"])
def test_found_by_its_contents(file: str) -> None:
    assert detect(FIXTURES / file).name == "astrasim-network"
