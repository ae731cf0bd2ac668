"""Every real file of NCCL, SimAI, HPCC, ASTRA-sim and htsim opens with the counts of its manifest, or is refused with what it is.

Source of the numbers: the `facts` column of manifest.csv beside the files, counted by other people's scripts.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.catalog.parts import Part
from fabric_studio.io.importers.design import import_design
from fabric_studio.io.importers.report import Count, Report
from fabric_studio.io.importers.traffic import traffic_format
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.router import router_of
from fabric_studio.sim.simulate import simulate
from fabric_studio.workloads.chakra_trace import read_trace

REFUSED = {
    "nccl_topo/azure-ncv4-graph.xml": "is a graph file of NCCL: 3 graphs with 10 channels over 4 GPUs",
    "astrasim/net-dgx_v100_8gpu.yml": "bandwidth of dimension 1: 'tbd' is no number; the file must state one",
    "astrasim/sys-hgx_h100_32gpu.json": "is a system file of ASTRA-sim",
    "astrasim/sys-dgx_v100_8gpu.json": "is a system file of ASTRA-sim",
    "astrasim/sys-tpu_v3_32_2dtorus.json": "is a system file of ASTRA-sim",
    "astrasim/sys-tpu_v3_32_ring.json": "is a system file of ASTRA-sim",
    "astrasim/ns3-16nodes_2D.json": "is the logical shape of a network for ASTRA-sim's ns-3 backend",
    "astrasim/ns3-8nodes_1D.json": "is the logical shape of a network for ASTRA-sim's ns-3 backend",
    "astrasim/custom_allreduce.msccl.xml": "is an algorithm of MSCCL",
    "simai_hpcc/SimAI.conf": "is a configuration of the ns-3 backend",
    "simai_hpcc/SimAI-busbw.yaml": "is a table of bus bandwidths for SimAI's analytical mode",
}
"""Files of the four folders that hold neither a fabric nor traffic."""
FOLDERS = ("nccl_topo", "simai_hpcc", "astrasim", "htsim")


def manifest(inputs: Path, folder: str) -> dict[str, str]:
    with (inputs / "manifest.csv").open(newline="", encoding="utf-8") as stream:
        return {row["file"]: row["facts"] for row in csv.DictReader(stream) if row["kind"] == folder}


def numbers(facts: str, names: Mapping[str, str]) -> dict[str, Count]:
    """What the manifest calls a count, under the name of the report: "pci=40" and "npus 8"."""
    found: dict[str, Count] = {}
    for name, told in names.items():
        if match := re.search(rf"(?<!\w){re.escape(name)}[ =]+(\d+)", facts):
            found[told] = int(match[1])
    return found


def mapping(facts: str, name: str) -> dict[str, int] | None:
    match = re.search(rf"{re.escape(name)}=\{{(.*?)\}}", facts)
    return None if match is None else {key: int(n) for key, n in re.findall(r"'([^']*)': (\d+)", match[1])}


def nccl(facts: str) -> dict[str, Count]:
    names = {
        "cpu": "cpus",
        "pci": "pci",
        "gpu": "gpus",
        "nic": "nics",
        "net": "nets",
        "nvlink": "nvlink_rows",
        "xgmi": "xgmi_rows",
    }
    found = numbers(facts.partition("; ")[2].partition("; ")[0], names)
    found |= numbers(facts, {"nvlink count sum": "nvlinks", "xgmi count sum": "xgmi_links"})
    for name, told in (("net speeds", "net_speeds_mbps"), ("link_speed", "pci_link_speeds")):
        if (counts := mapping(facts, name)) is not None:
            found[told] = counts
    return found


def ns3(facts: str) -> dict[str, Count]:
    found = numbers(
        facts,
        {
            "link lines": "link_lines",
            "node ids seen": "node_ids_seen",
            "switch ids listed": "switch_ids_listed",
        },
    )
    found |= {told: int(n) for name, told in (("nodes", "nodes_declared"), ("nvswitch", "nvswitches"), ("switches", "switches"), ("links", "links_declared"))
              for n in re.findall(rf" {name}=(\d+)", facts)}  # fmt: skip
    found |= {
        told: int(n)
        for name, told in (("GPUs", "gpus"), ("hosts", "hosts"))
        for n in re.findall(rf"-> {name}=(\d+)", facts)
    }
    found["link_lines_by_rate"] = mapping(facts, "bandwidths") or {}
    return found


def htsim_tree(facts: str) -> dict[str, Count]:
    columns = {
        name: [int(n) for n in re.findall(r"\d+", of)] for name, of in re.findall(r"(\w+)=\[(.*?)\]", facts)
    }
    found: dict[str, Count] = {name.lower(): columns[name][0] for name in ("Nodes", "Tiers", "Podsize")}
    # The manifest lists what the file states, from the lowest tier that states it up; Bundle starts at tier 1.
    for name in ("Downlink_speed_Gbps", "Radix_Down", "Radix_Up", "Oversubscribed"):
        found[name.lower()] = {f"tier {tier}": value for tier, value in enumerate(columns[name])}
    found["bundle"] = {f"tier {tier + 1}": value for tier, value in enumerate(columns["Bundle"])}
    return found


def expected_of(file: str, facts: str) -> dict[str, Count]:
    """The counts of one manifest row under the names of the report."""
    if file.startswith("nccl_topo/"):
        return nccl(facts)
    if file.endswith(".topo"):
        return htsim_tree(facts)
    if "dims=" in facts:
        dims = re.findall(r"'(\w+)'", facts.partition("npus_count")[0])
        sizes = [int(n) for n in re.findall(r"\d+", facts.partition("npus_count=[")[2].partition("]")[0])]
        return {"npus": int(np.prod(sizes)), "npus_by_dimension": {f"{k + 1} {kind}": size for k, (kind, size) in enumerate(zip(dims, sizes, strict=True))}}  # fmt: skip
    if "header nodes=" in facts or "SimAI header" in facts:
        return ns3(facts)
    if file.endswith(".cm"):
        found = numbers(facts, {"Nodes": "nodes", "Connections declared": "connections_declared"})
        return found | {told: int(n) for name, told in (("lines", "connections"), ("distinct dst", "receivers"), ("with id", "with_id"), ("with trigger", "with_trigger"))
                        for n in re.findall(rf", {name}=(\d+)", facts)}  # fmt: skip
    if "declared layers=" in facts:
        return {
            "layers_declared": int(re.findall(r"declared layers=(\d+)", facts)[0]),
            "layers": int(re.findall(r"layer lines=(\d+)", facts)[0]),
        }
    if "declared flows=" in facts:
        return {"flows_declared": int(re.findall(r"declared flows=(\d+)", facts)[0])}
    if file.endswith(".et"):
        return {
            "bytes": int(re.findall(r"bytes=(\d+)", facts)[0]),
            "messages": int(re.findall(r"messages=(\d+)", facts)[0]),
        }
    raise AssertionError(f"nothing is known of {file}: {facts}")


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_file_opens_with_the_counts_of_the_manifest(inputs_dir: Path, folder: str) -> None:
    compared = 0
    for file, facts in manifest(inputs_dir, folder).items():
        path = inputs_dir / file
        if file in REFUSED:
            with pytest.raises(BadInputError, match=re.escape(REFUSED[file])):
                import_design(path)
            continue
        traffic = traffic_format(path)
        report: Report
        if traffic is not None:
            report = traffic.read(path).report
        else:
            document, report = import_design(path)
            assert_drawn_whole(document.snapshot(), report.read, file)
        expected = expected_of(file, facts)
        assert {name: report.read.get(name) for name in expected} == expected, file
        compared += len(expected)
        assert report.as_text() and report.as_json()
    assert compared >= {"nccl_topo": 120, "simai_hpcc": 46, "astrasim": 14, "htsim": 70}[folder]


def assert_drawn_whole(snapshot: Snapshot, read: Mapping[str, Count], file: str) -> None:
    """Every cable that was read is drawn, and accelerators are numbered as the traffic files of these programs count."""
    inside = sum(str(spec.name).startswith("Backplane") for spec in snapshot.parts.spec)
    assert len(snapshot.cables) >= read.get("cables", 0) and (
        inside or len(snapshot.cables) == read.get("cables", 0)
    ), file  # type: ignore[operator]
    router = router_of(snapshot)
    ranks = read.get("gpus", read.get("hosts", read.get("npus", 0)))
    if read.get("gpus") != 0 or "pci" not in read:
        assert router.n_ranks == ranks, file
    keys = [
        tuple(int(n) for n in re.findall(r"\d+", router.rank_name(rank))[-2:])
        for rank in range(router.n_ranks)
    ]
    assert keys == sorted(keys), file


def test_h100_of_oracle(inputs_dir: Path) -> None:
    """OCI's dump of a BM.GPU.H100.8: 8 GPUs with 18 NVLinks of 25 GB/s one-way to 4 NVSwitches, 16 ports that claim 180 Gb/s."""
    document, report = import_design(inputs_dir / "nccl_topo" / "oci-H100-topology.xml")
    snapshot = document.snapshot()
    part = snapshot.spec_of(int(snapshot.devices.part[0]))
    assert isinstance(part, Part) and part.scale_up is not None
    assert (
        part.accelerators,
        part.scale_up.switch_chips,
        part.scale_up.one_way_gbytes_s_per_accelerator,
    ) == (8, 4, 450.0)
    assert part.scale_up.one_way_gbytes_s_per_accelerator == 450.0 and part.ports[0].links == 16
    assert any(
        "5 GT/s x16 (8 GB/s) above devices of 63 GB/s: 8 PCI bridges" in text for text in report.warnings
    )


def test_hpcc_flows_are_those_that_are_declared(inputs_dir: Path) -> None:
    """The file declares 2 and lists 256 (its manifest counts 260, with four lines of explanation at the end)."""
    path = inputs_dir / "simai_hpcc" / "hpcc-flow.txt"
    traffic = traffic_format(path)
    assert traffic is not None
    report, flows = traffic.read(path)
    assert flows is not None and len(flows) == 2 and report.read["flow_lines"] == 256


def test_incast_of_htsim_is_as_long_as_the_port_of_the_receiver_allows(inputs_dir: Path) -> None:
    """G-F3: 127 x 2 MB through one port of 200 Gb/s are 10.16 ms."""
    document, _ = import_design(inputs_dir / "htsim" / "atlahs-leaf_spine_128_1os.topo")
    router = router_of(document.snapshot())
    result = simulate(router, "flow_list", {"file": str(inputs_dir / "htsim" / "incast_128.cm")})
    assert result.step_time_s == pytest.approx(127 * 2e6 / 25e9, rel=0.001)


def test_permutation_of_htsim_on_its_own_tree(inputs_dir: Path) -> None:
    """2 MB alone take 160 us. Random ECMP gives a mean rate of 0.42 of the line (G-F5) to a permutation on a full-bisection
    tree, and half of the flows are done after 1.7 to 4 times as long as alone."""
    document, _ = import_design(inputs_dir / "htsim" / "fat_tree_1024.topo")
    router = router_of(document.snapshot())
    result = simulate(
        router, "flow_list", {"file": str(inputs_dir / "htsim" / "perm_1024n_1024c_0u_2000000b.cm")}
    )
    assert result.flows.count == 1024
    assert 160e-6 / 0.6 < (result.flows.p50_s or 0) < 160e-6 / 0.25


def test_first_all_reduce_of_simai(inputs_dir: Path) -> None:
    """Rings in one server: bus bandwidth below the 300 GB/s of NVLink by the latency of 14 turns (G-F2)."""
    folder = inputs_dir / "simai_hpcc"
    document, _ = import_design(folder / "Spectrum-X_128g_8gps_400Gbps_A100")
    result = simulate(
        router_of(document.snapshot()), "layers", {"file": str(folder / "SimAI-microAllReduce.txt")}
    )
    small, large = result.collectives
    assert (
        large.size_bytes == 67108864
        and 285 < large.busbw_gbytes_s < 300
        and small.busbw_gbytes_s < large.busbw_gbytes_s
    )
    assert large.time_s == pytest.approx(14 * (1e-6 + 67108864 / 8 / 300e9), rel=0.01)


def test_chakra_all_reduce_on_a_ring(inputs_dir: Path) -> None:
    """1 MB over 16 NPUs of a TPU ring, one trace for all: 2 x 15 turns."""
    document, _ = import_design(inputs_dir / "astrasim" / "net-tpu_v3_32_ring.yml")
    path = inputs_dir / "astrasim" / "all_reduce_16npus.0.et"
    result = simulate(
        router_of(document.snapshot()), "chakra", {"file": str(path), "all_alike": True, "ranks": 16}
    )
    assert result.collectives[0].size_bytes == 1048576 and result.collectives[0].ranks == 16
    with pytest.raises(BadInputError, match=r"rank 1 of 8 has no trace: all_reduce_16npus.1.et is not there"):
        simulate(router_of(document.snapshot()), "chakra", {"file": str(path)})


def test_custom_collective_is_one_ring_by_hand(inputs_dir: Path) -> None:
    """MSCCL's ring all-reduce of 1 MB over 8 NPUs: 14 sends and receives of 128 kB, 7 reductions."""
    trace = read_trace((inputs_dir / "astrasim" / "custom_allreduce.0.et").read_bytes(), "custom")
    assert [sum(node.kind == kind for node in trace.nodes) for kind in (4, 5, 6)] == [7, 14, 14]
    assert {node.attributes["comm_size"] for node in trace.nodes if node.kind != 4} == {131072}
    assert trace.version.endswith("chakra.0.0.4") and not trace.cycle() and not trace.lost
