"""Fat trees of htsim: the tree that htsim itself builds, latencies of switches and links, numbers that do not fit."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.catalog.parts import Part
from fabric_studio.io.importers.design import import_design
from fabric_studio.io.importers.registry import detect
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.router import router_of

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures" / "import"
LEAF_SPINE = (FIXTURES / "htsim_leaf_spine.topo").read_text()


def joined(snapshot: Snapshot) -> Counter[tuple[str, str]]:
    """Cables between each two boxes by name."""
    devices, cables = snapshot.devices, snapshot.cables
    ends = zip(devices.index_of(cables.a_device), devices.index_of(cables.z_device), strict=True)
    return Counter((str(devices.name[a]), str(devices.name[z])) for a, z in ends)


def test_three_tiers_are_wired_as_htsim_does() -> None:
    """fat_tree_topology.cpp, init_network: switch p of a pod goes up to cores p, p + switches per pod, and so on."""
    document, report = import_design(FIXTURES / "htsim_three_tiers.topo")
    snapshot = document.snapshot()
    pairs = joined(snapshot)
    assert pairs["host-5", "tor-1"] == 1 and pairs["host-15", "tor-3"] == 1
    assert [pairs[f"tor-{tor}", "agg-5"] for tor in range(4)] == [0, 0, 1, 1]
    assert pairs["agg-1", "core-1"] == pairs["agg-5", "core-1"] == 2
    assert pairs["agg-1", "core-2"] == 0
    assert (report.read["tor_switches"], report.read["agg_switches"], report.read["core_switches"]) == (
        4,
        8,
        4,
    )
    assert report.read["cables"] == 16 + 16 + 16 == len(snapshot.cables)
    assert {item.line: item.reason for item in report.left_out} == {
        13: "a queue of the packet simulator; the design has none",
        20: "a key that is not known",
    }


def test_latencies_of_switches_and_links_reach_the_simulation() -> None:
    """250 ns in each switch of tier 0, nothing in those above, 1 us on the links below tier 2 and 2 us above."""
    snapshot = import_design(FIXTURES / "htsim_three_tiers.topo")[0].snapshot()
    specs = {
        spec.name: spec.latency_ns
        for spec in snapshot.parts.spec
        if isinstance(spec, Part) and spec.kind == "switch"
    }
    assert sorted(specs.values()) == [0.0, 0.0, 250.0]  # type: ignore[type-var]
    assert {1e-6, 2e-6, 1.25e-6} <= {round(float(latency), 12) for latency in router_of(snapshot).latency_s}


def test_hosts_are_ranks_in_the_order_of_the_file() -> None:
    router = router_of(import_design(FIXTURES / "htsim_three_tiers.topo")[0].snapshot())
    assert [router.rank_name(rank).split()[0] for rank in range(16)] == [f"host-{n}" for n in range(16)]


def test_oversubscription_halves_the_uplinks() -> None:
    document, report = import_design(FIXTURES / "htsim_leaf_spine.topo")
    assert joined(document.snapshot())["tor-0", "agg-1"] == 1
    assert (report.read["tor_switches"], report.read["agg_switches"], report.read["cables"]) == (2, 2, 12)
    assert not report.warnings


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "Nodes 8",
            "Nodes 7",
            "Nodes (7) cannot be shared out by Radix_Down of tier 0 (4); correct the numbers",
        ),
        ("Nodes 8", "Nodes nan", "line 1: Nodes is nan; write a whole number of at most 1,000,000,000"),
        ("Nodes 8", "Nodes 900000000", "has 900,000,000 nodes; at most 200,000 are read"),
        ("Nodes 8", "", "Nodes is missing or 0; start with Nodes and a number"),
        ("Tiers 2", "Tiers 1", "has 1 tiers; a fat tree of htsim has 2 or 3"),
        ("Tiers 2", "Tiers 3", "tier 2 is not described; add a block that starts with Tier 2"),
        ("Tier 1", "Tier 0", "line 10: tier 0 is described twice"),
        ("Radix_Down 2", "Radix_Down 2\nRadix_Down 2", "Radix_Down is given twice in one tier"),
        ("Radix_Down 2\n", "", "line 10: tier 1 has no Radix_down; htsim needs it"),
        ("Oversubscribed 2", "Oversubscribed 0", "line 4: tier 0 has Oversubscribed 0; write 1"),
        ("Oversubscribed 2", "Oversubscribed 1.5", "line 9: Oversubscribed is 1.5"),
        ("Oversubscribed 2", "Oversubscribed 3", "cannot be shared out by the rate of an uplink of tier 0"),
    ],
)
def test_nonsense_is_refused(tmp_path: Path, old: str, new: str, says: str) -> None:
    path = tmp_path / "tree.topo"
    path.write_text(LEAF_SPINE.replace(old, new, 1))
    with pytest.raises(BadInputError) as refusal:
        import_design(path, format="htsim-topology")
    assert says in str(refusal.value) and str(path) in str(refusal.value) and "\n" not in str(refusal.value)


def test_numbers_that_disagree_are_told(tmp_path: Path) -> None:
    path = tmp_path / "tree.topo"
    path.write_text(LEAF_SPINE.replace("Radix_Up 2", "Radix_Up 4").replace("Podsize 8", "Podsize 4"))
    report = import_design(path)[1]
    assert any("Radix_Up of tier 0 is 4" in text and "make 2" in text for text in report.warnings)
    assert any("Podsize 4 is not Nodes" in text for text in report.warnings)


def test_a_bundle_cannot_make_millions_of_links(tmp_path: Path) -> None:
    path = tmp_path / "tree.topo"
    text = LEAF_SPINE.replace("Nodes 8", "Nodes 20000").replace("Podsize 8", "Podsize 20000")
    path.write_text(text.replace("Tier 1\n", "Tier 1\nBundle 10000\n"))
    with pytest.raises(BadInputError, match=r"links; at most 2,000,000 are drawn"):
        import_design(path)


def test_found_by_its_contents() -> None:
    assert detect(FIXTURES / "htsim_three_tiers.topo").name == "htsim-topology"
