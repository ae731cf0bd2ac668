"""Every real Slurm and InfiniBand file opens with the counts of its manifest, or is refused with what it is.

Source of the numbers: the `facts` column of manifest.csv beside the files, counted by other people's scripts.
"""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.io.importers.design import import_design
from fabric_studio.io.importers.report import Count
from fabric_studio.model.journal import Document

REFUSED = {
    "slurm_topology/leonardo-sinfo.txt": "is the output of sinfo",
    "ib_discover/psmn-X5.map": "gives names to GUIDs, no cable; give it with --names",
    "ib_discover/psmn-X5.spine": "is a list of GUIDs, no cable",
    "ib_discover/psmn-X5.3.dot": "is a Graphviz (DOT) drawing",
    "ib_discover/superbench-ibstat.txt": "lists which adapter GUIDs are in which host, no cable",
    "ib_discover/treydock-ibswinfo1.out": "is the output of ibswinfo",
}
"""Files of the two folders that hold no fabric."""

FACTS: dict[str, dict[str, str]] = {
    "slurm_topology": {
        "switches": "switches", "leaf switches": "leaf_switches", "nodes on leaves": "nodes_on_leaves",
        "distinct": "hosts", "top switches": "top_switches", "undefined child switches": "undefined_child_switches",
        "blocks": "blocks", "nodes": "hosts", "distinct UUIDs": "domains",
    },
    "ib_discover": {
        "switches": "switches", "CAs": "adapters", "of which SHARP aggregation nodes": "sharp_aggregation_nodes",
        "routers": "routers", "port lines": "port_lines", "unique links": "cables",
        "switch-switch": "switch_to_switch_cables", "same-node cables": "same_node_cables",
        "lines with no reverse": "lines_without_reverse", "ports-report lines connected": "port_lines",
        "unconnected": "unconnected_ports",
    },
}  # fmt: skip
"""What the manifest calls a count, and what the report calls it."""


def manifest(inputs: Path, kind: str) -> dict[str, str]:
    with (inputs / "manifest.csv").open(newline="", encoding="utf-8") as stream:
        return {row["file"]: row["facts"] for row in csv.DictReader(stream) if row["kind"] == kind}


def stated(facts: str, kind: str, *, of_model: bool) -> dict[str, Count]:
    """The counts of one manifest row under the names of the report."""
    names = dict(FACTS[kind])
    if (
        of_model
    ):  # a topograph model: the manifest counts the entries of `switches:`, the fabric has the leaves as well
        names["switches"] = "switch_entries"
    found: dict[str, Count] = {
        names[name]: int(number)
        for name, number in re.findall(r"([A-Za-z][A-Za-z -]*?) ?[=]? ?(\d+)(?![\d'}])", facts)
        if name in names
    }
    if speeds := re.search(r"speeds\(lines\)=\{(.*?)\}", facts):
        found["port_lines_by_rate"] = {
            rate: int(count) for rate, count in re.findall(r"'(\w+)': (\d+)", speeds[1])
        }
    if levels := re.search(r"levels=\{(.*?)\}", facts):
        found["switch_levels"] = {
            level: int(count) for level, count in re.findall(r"'(\d+)': (\d+)", levels[1])
        }
    if sizes := re.search(r"block node counts=\{(.*?)\}", facts):
        found["blocks_by_size"] = {
            f"{size} nodes": int(count) for size, count in re.findall(r"(\d+): (\d+)", sizes[1])
        }
    return found


@pytest.mark.parametrize("kind", sorted(FACTS))
def test_every_file_opens_with_the_counts_of_the_manifest(inputs_dir: Path, kind: str) -> None:
    compared = 0
    for file, facts in manifest(inputs_dir, kind).items():
        path = inputs_dir / file
        if file in REFUSED:
            with pytest.raises(BadInputError, match=re.escape(REFUSED[file])):
                import_design(path)
            continue
        document, report = import_design(path)
        expected = stated(facts, kind, of_model="top keys" in facts)
        assert {name: report.read.get(name) for name in expected} == expected, file
        compared += len(expected)
        assert_drawn_whole(document, report.read, file)
    assert compared >= {"slurm_topology": 60, "ib_discover": 45}[kind]


def assert_drawn_whole(document: Document, read: dict[str, Count], file: str) -> None:
    """What was read is drawn: every host, every switch, every cable that is not one to an aggregation node."""
    snapshot = document.snapshot()
    roles = snapshot.devices.role
    assert int((roles == "server").sum()) == read["hosts"], file
    assert len(snapshot.cables) <= read["cables"], file
    assert read["cables"] - len(snapshot.cables) <= 2, file  # type: ignore[operator]
    assert not snapshot.racks.position_known.any(), file
    assert len(set(snapshot.devices.name)) == len(snapshot.devices), file


def test_real_name_map_names_the_hosts(inputs_dir: Path) -> None:
    """86 names in the map, 89 adapters in the fabric."""
    folder = inputs_dir / "ib_discover"
    document, report = import_design(folder / "psmn-X5.topofile", extra=folder / "psmn-X5.map")
    assert report.read["names_from_map"] == 86
    assert {"sl390lin4", "r510gluster1", "x5570comp2"} <= set(document.snapshot().devices.name)


def test_spines_are_those_that_the_site_lists(inputs_dir: Path) -> None:
    """psmn-X5.spine is the site's own list of the switches without a host."""
    folder = inputs_dir / "ib_discover"
    document, _ = import_design(folder / "psmn-X5.topofile")
    listed = {line for line in (folder / "psmn-X5.spine").read_text().split() if line.startswith("S-")}
    devices = document.snapshot().devices
    assert sum(role in ("spine", "core") for role in devices.role) == len(listed) == 5
    assert set(devices.name[devices.role == "leaf"]).isdisjoint(listed)


def test_leonardo(inputs_dir: Path) -> None:
    """CINECA Leonardo: 4,992 compute, 16 login and 16 visualisation nodes; 22 cells and one service cell are pods."""
    document, report = import_design(inputs_dir / "slurm_topology" / "leonardo-scontrol-show-topo.txt")
    snapshot = document.snapshot()
    assert (report.read["hosts"], report.read["switches"], len(snapshot.devices)) == (5024, 418, 5442)
    assert set(snapshot.devices.pod[snapshot.devices.role == "leaf"]) == set(range(23))
