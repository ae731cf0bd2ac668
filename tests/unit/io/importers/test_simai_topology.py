"""Topology text of SimAI and HPCC: servers from NVSwitches, parallel links kept, declared against counted."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.catalog.parts import Medium, Part
from fabric_studio.io.importers.design import import_design
from fabric_studio.io.importers.registry import detect
from fabric_studio.io.importers.report import Report
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.router import router_of

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures" / "import"


def drawn(file: str) -> tuple[Snapshot, Report]:
    document, report = import_design(FIXTURES / file)
    return document.snapshot(), report


def of(tmp_path: Path, text: str) -> tuple[Snapshot, Report]:
    path = tmp_path / "topology.txt"
    path.write_text(text)
    document, report = import_design(path)
    return document.snapshot(), report


def test_gpus_that_share_an_nvswitch_are_one_server() -> None:
    snapshot, report = drawn("simai_topology.txt")
    part = snapshot.spec_of(snapshot.devices.named("server-0").part)  # type: ignore[union-attr]
    assert isinstance(part, Part) and part.scale_up is not None
    assert (part.accelerators, part.confidence, part.source) == (2, "generic", "made from simai_topology.txt")
    assert part.scale_up.one_way_gbytes_s_per_accelerator == 300.0  # 2,400 Gb/s one-way
    assert part.ports[0].links == 2 and part.ports[0].link_gbps == 400.0
    assert (report.read["gpus"], report.read["servers"], report.read["nvswitches"]) == (8, 6, 2)
    assert any("4 groups of GPUs that share an NVSwitch have 1" in text for text in report.warnings)


def test_parallel_links_stay_and_what_follows_the_declared_links_is_told() -> None:
    snapshot, report = drawn("simai_topology.txt")
    assert len(snapshot.cables) == 10
    assert (report.read["links_declared"], report.read["link_lines"]) == (15, 16)
    reasons = {item.line: item.reason for item in report.left_out}
    assert reasons[19] == "after the 15 links that line 1 declares"
    assert reasons[20] == "after the declared links, where the simulators read nothing"
    assert reasons[10] == "a setting of the simulator; the design has no loss"
    assert reasons[18].startswith("an NVSwitch linked with a switch")
    assert any("parallel links between 1 pair" in text for text in report.warnings)


def test_a_delay_is_kept_as_a_delay_and_no_length_is_made_of_it() -> None:
    snapshot, report = drawn("hpcc_topology.txt")
    media = [snapshot.spec_of(int(uid)) for uid in np.unique(snapshot.cables.medium)]
    assert [medium.latency_ns_per_end for medium in media if isinstance(medium, Medium)] == [500.0]
    assert np.isnan(cable_lengths(snapshot).required_mm).any()
    assert any("not taken for lengths" in text for text in report.guessed)
    router = router_of(snapshot)
    assert router.latency_s.min() >= 1e-6


def test_accelerators_are_numbered_as_in_the_file(tmp_path: Path) -> None:
    """Hosts hang on leaves out of order and there are many: rank r must still be node r, as flow files call it."""
    hosts, leaves = 130, 3
    links = [f"{node} {hosts + (7 * node) % leaves} 100Gbps 1us 0" for node in range(hosts)]
    ids = " ".join(str(hosts + leaf) for leaf in range(leaves))
    snapshot, _ = of(tmp_path, "\n".join([f"{hosts + leaves} {leaves} {hosts}", ids, *links]))
    router = router_of(snapshot)
    assert [router.rank_name(rank).split()[0] for rank in range(hosts)] == [
        f"host-{node}" for node in range(hosts)
    ]


def test_servers_of_gpus_are_numbered_as_in_the_file(tmp_path: Path) -> None:
    gpus, size = 96, 8
    switches = [gpus + server for server in range(gpus // size)]
    rails = [gpus + gpus // size + rail for rail in range(size)]
    links = [
        f"{gpu} {switches[gpu // size]} 2400Gbps 25ns 0\n{gpu} {rails[gpu % size]} 400Gbps 500ns 0"
        for gpu in range(gpus)
    ]
    head = f"{gpus + len(switches) + size} {size} {len(switches)} {size} {2 * gpus} H100"
    snapshot, _ = of(tmp_path, "\n".join([head, " ".join(map(str, switches + rails)), *links]))
    router = router_of(snapshot)
    expected = [f"server-{gpu // size} accelerator {gpu % size + 1}" for gpu in range(gpus)]
    assert [router.rank_name(rank) for rank in range(gpus)] == expected
    assert router.rank_rail.tolist() == [gpu % size for gpu in range(gpus)]


def test_without_nvswitches_servers_have_no_scale_up(tmp_path: Path) -> None:
    snapshot, report = of(
        tmp_path, "5 2 0 1 4 H100\n4\n0 4 100Gbps 1us\n1 4 100Gbps 1us\n2 4 100Gbps 1us\n3 4 100Gbps 1us\n"
    )
    assert report.read["servers"] == 2
    part = snapshot.spec_of(snapshot.devices.named("server-0").part)  # type: ignore[union-attr]
    assert isinstance(part, Part) and part.scale_up is None and part.accelerators == 2


def test_links_between_gpus_of_a_server_are_its_scale_up(tmp_path: Path) -> None:
    snapshot, _ = of(tmp_path, "5 2 0 1 3 MI300X\n4\n0 1 512Gbps 1us\n0 4 100Gbps 1us\n2 4 100Gbps 1us\n")
    part = snapshot.spec_of(snapshot.devices.named("server-0").part)  # type: ignore[union-attr]
    assert isinstance(part, Part) and part.scale_up is not None
    assert part.scale_up.topology == "direct" and part.scale_up.one_way_gbytes_s_per_accelerator == 64.0


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "9 1 2\n8\n0 8 100Gbps 1us 0\n0 8 fast 1us 0\n",
            "line 4: '0 8 fast 1us 0' is no link; write for example",
        ),
        ("9 1 1\n8\n0 8 0Gbps 1us 0\n", "line 3: 0Gbps is no rate of a link"),
        ("9 1 1\n8\n0 8 1e400Gbps 1us 0\n", "line 3: 1e400Gbps is no rate of a link"),
        ("9 1 1\n8\n0 8 nanGbps 1us 0\n", "is no link"),
        ("9 1 1\n8\n0 8 1Gbps 1e99s 0\n", "line 3: 1e99s is no delay"),
        ("9 1 1\n8\n0 8 1Gbps 1us nan\n", "line 3: 'nan' is no error rate; write a number from 0 to 1"),
        ("9 1 1\n8\n0 88 1Gbps 1us 0\n", "node 88 is linked, but line 1 declares 9 nodes (0 to 8)"),
        ("999999999 1 1\n8\n0 8 1Gbps 1us 0\n", "declares 999,999,999 nodes; at most 250,000 are read"),
        ("9 8 3 1 1 H100\n8 9\n0 8 1Gbps 1us 0\n", "declares 3 NVSwitches, line 2 lists 2 switches"),
    ],
)
def test_nonsense_is_refused_with_its_line(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "topology.txt"
    path.write_text(text)
    with pytest.raises(BadInputError) as refusal:
        import_design(path, format="simai-topology")
    assert says in str(refusal.value) and str(path) in str(refusal.value) and "\n" not in str(refusal.value)


def test_mismatches_are_told_and_survived(tmp_path: Path) -> None:
    """SimAI issues 57 (20 declared, 24 listed) and 19 (no switches at all)."""
    snapshot, report = of(tmp_path, "4 2 3\n2\n0 2 1Gbps 1us 0\n1 2 1Gbps 1us 0\n")
    assert len(snapshot.cables) == 2
    assert any("declares 3 links, the file lists 2; these were taken" in text for text in report.warnings)
    assert any("declares 2 switches, line 2 lists 1" in text for text in report.warnings)
    snapshot, report = of(tmp_path, "2 0 1\n\n0 1 1Gbps 1us 0\n")
    assert len(snapshot.cables) == 1 and report.read["switches"] == 0


@pytest.mark.parametrize("file", ["simai_topology.txt", "hpcc_topology.txt"])
def test_found_by_its_contents(file: str) -> None:
    assert detect(FIXTURES / file).name == "simai-topology"
