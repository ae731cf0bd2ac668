"""Networks for ASTRA-sim's analytical backend: what is regular comes back as it went out, what is not is refused in one line."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.progress import silent
from fabric_studio.io.exporter import EXPORTERS
from fabric_studio.io.importers.design import import_design
from fabric_studio.io.importers.safe_yaml import load_yaml
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.policy import Routing
from fabric_studio.routing.router import router_of
from fabric_studio.sim.simulate import simulate
from fabric_studio.topology.template import TEMPLATES
from tests.factories import library
from tests.factories_nets import dragonfly, torus

FIXTURES = Path(__file__).resolve().parents[2] / "fixtures" / "import"
INPUTS = Path(
    os.environ.get("FABRIC_STUDIO_INPUTS", Path(__file__).resolve().parents[4] / "shared" / "inputs")
)


def written(snapshot: Snapshot, folder: Path) -> tuple[dict[str, list[object]], tuple[str, ...]]:
    path = folder / "out.yml"
    remarks = EXPORTERS["astrasim.yml"].write(snapshot, path, silent())
    held = load_yaml(path.read_text(), str(path))
    assert isinstance(held, dict) and remarks is not None
    return held, remarks


def network(text: str) -> Snapshot:
    return import_design(Path(text))[0].snapshot()


@pytest.mark.parametrize(
    ("kinds", "sizes", "bandwidth", "latency"),
    [
        (["Ring"], [5], [80.0], [2000.0]),
        (["Ring"], [2], [80.0], [2000.0]),
        (["Switch"], [6], [50.0], [1000.0]),
        (["FullyConnected"], [6], [15.0], [300.5]),
        (["Ring", "Ring"], [4, 8], [80.0, 40.0], [1000.0, 900.0]),
        (["Ring", "Ring", "Ring"], [2, 2, 4], [10.0, 20.0, 30.0], [1.0, 2.0, 3.0]),
        (["Switch", "Switch"], [3, 4], [20.0, 10.0], [700.0, 800.0]),
        (["FullyConnected", "Switch"], [4, 2], [20.0, 10.0], [700.0, 800.0]),
        (["Ring", "FullyConnected", "Switch"], [2, 8, 4], [90.0, 80.0, 50.0], [50.0, 500.0, 2000.0]),
        (["Switch", "Ring"], [8, 4], [400.0, 50.0], [500.0, 1000.0]),  # the first is the inside of a server
        (["FullyConnected", "Ring"], [8, 4], [64.0, 50.0], [500.0, 1000.0]),
    ],
)
def test_dimensions_come_back_as_they_were(
    tmp_path: Path, kinds: list[str], sizes: list[int], bandwidth: list[float], latency: list[float]
) -> None:
    source = tmp_path / "in.yml"
    source.write_text(
        f"topology: {kinds}\nnpus_count: {sizes}\nbandwidth: {bandwidth}\nlatency: {latency}\n".replace(
            "'", ""
        )
    )
    held, remarks = written(import_design(source)[0].snapshot(), tmp_path)
    assert held == {"topology": kinds, "npus_count": sizes, "bandwidth": bandwidth, "latency": latency}
    assert remarks == ()


@pytest.mark.skipif(not INPUTS.is_dir(), reason="public input files are not here")
@pytest.mark.parametrize(
    ("name", "latency"),
    [
        ("Ring_FullyConnected_Switch", [50.0, 500.0, 2000.0]), ("net-tpu_v3_32_2dtorus", [1000.0, 1000.0]),
        ("net-tpu_v3_32_ring", [2000.0]), ("net-hgx_h100_32gpu", [500.0, 1000.0]), ("HGX-H100-validated", [500.0]),
    ],
)  # fmt: skip
def test_public_networks_come_back(tmp_path: Path, name: str, latency: list[float]) -> None:
    """All but the latency inside a server, which a design has from the simulator and not from the file."""
    source = INPUTS / "astrasim" / f"{name}.yml"
    held, _ = written(import_design(source)[0].snapshot(), tmp_path)
    assert held == {**load_yaml(source.read_text(), name), "latency": latency}


def test_a_rail_optimised_pod_is_a_switch_of_servers(tmp_path: Path) -> None:
    """Two tiers: NIC to leaf to spine and back, each cable's and switch's delay, halved as ASTRA-sim counts it twice."""
    design = TEMPLATES["superpod-h100"].build({"su": 1}).snapshot()
    held, remarks = written(design, tmp_path)
    assert (held["topology"], held["npus_count"], held["bandwidth"]) == (
        ["Switch", "Switch"], [8, 31], [450.0, 50.0],
    )  # fmt: skip
    router = router_of(design, Routing(pxn="off"))
    rank = np.arange(router.n_ranks, dtype=np.int32)
    paths = router.paths(rank, np.roll(rank, -9), entropy=rank.astype(np.int64))  # another rail: over a spine
    nic_s = 600e-9
    assert 2e-9 * float(held["latency"][1]) == pytest.approx(paths.latency_s.mean() - nic_s, rel=0.02)  # type: ignore[arg-type]
    assert remarks[0].startswith("2 tiers of switches are written as one, so flows do not collide")
    assert remarks[1] == "Left out: 4 links to boxes that are neither servers nor switches"


def test_an_all_reduce_takes_as_long_on_what_comes_back(tmp_path: Path) -> None:
    design = TEMPLATES["leaf-spine"].build({"servers": 8}).snapshot()
    written(design, tmp_path)
    again = import_design(tmp_path / "out.yml")[0].snapshot()
    times = [simulate(router_of(s), "all_reduce", {"bytes": 8e9}).duration_s for s in (design, again)]
    assert times[0] == pytest.approx(times[1], rel=0.02)


def without_a_cable(role: str) -> Snapshot:
    document = TEMPLATES["leaf-spine"].build({"servers": 4})
    with document.transaction("Cut") as tx:
        cables = tx.table("cable")
        tx.remove("cable", cables.uid[cables.role == role][:1])
    return document.snapshot()


@pytest.mark.parametrize(
    ("design", "says"),
    [
        (lambda: TEMPLATES["leaf-spine"].build({"servers": 16, "uplinks_per_leaf": 12, "ports_down_per_leaf": 16}).snapshot(),
         "a switch has 1.33333 times as much capacity down as up, and no link is shared there"),
        (lambda: without_a_cable("leaf-spine"), "times as much capacity down as up"),
        (lambda: without_a_cable("server-leaf"), "accelerators have from 0 to 400 Gb/s of network"),
        (lambda: torus(4, 3, wrap=False), "its switches form neither a tree nor rings"),
        (lambda: dragonfly(3), "its switches form neither a tree nor rings"),
        (lambda: import_design(FIXTURES / "simai_topology.txt")[0].snapshot(), "it has scale-up domains of 1 to 2 accelerators"),
    ],
)  # fmt: skip
def test_what_is_not_regular_is_refused(tmp_path: Path, design, says: str) -> None:
    with pytest.raises(BadInputError) as refusal:
        written(design(), tmp_path)
    assert "the design is no network of ASTRA-sim's analytical backend: " in str(refusal.value)
    assert says in str(refusal.value) and "export hpcc.txt, which takes any network" in str(refusal.value)
    assert not list(tmp_path.iterdir())


def test_an_empty_design_has_no_network(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="has no accelerator and no cabled server"):
        written(Document().snapshot(), tmp_path)


def test_a_torus_drawn_with_switches_is_rings(tmp_path: Path) -> None:
    """One host at each switch of a 3 by 4 torus."""
    held, remarks = written(torus(3, 4), tmp_path)
    assert held["topology"] == ["Ring", "Ring"] and sorted(held["npus_count"]) == [3, 4]  # type: ignore[type-var]
    assert remarks == (
        "Accelerators have 400 Gb/s into a network of 1600 Gb/s, a limit that it does not know",
    )
    switch_ns = library().part("qm9700").latency_ns
    assert min(held["latency"]) > switch_ns  # type: ignore[type-var, operator]  # a hop passes one
