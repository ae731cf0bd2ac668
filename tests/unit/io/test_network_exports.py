"""The network for other simulators: what is imported comes out again, and what their forms cannot say is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.progress import silent
from fabric_studio.io.exporter import EXPORTERS
from fabric_studio.io.flow_lists import save_flows, save_workload
from fabric_studio.io.htsim_tree import htsim_tree
from fabric_studio.io.importers.design import import_design
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.router import router_of
from fabric_studio.sim.simulate import simulate
from fabric_studio.topology.template import TEMPLATES
from fabric_studio.workloads.catalogue import WORKLOADS
from fabric_studio.workloads.flow_files import read_flow_file

FIXTURES = Path(__file__).resolve().parents[2] / "fixtures" / "import"


def imported(name: str) -> Snapshot:
    return import_design(FIXTURES / name)[0].snapshot()


def exported(snapshot: Snapshot, form: str, folder: Path) -> Path:
    path = folder / f"out{EXPORTERS[form].suffix}"
    EXPORTERS[form].write(snapshot, path, silent())
    return path


def network(snapshot: Snapshot) -> Counter[tuple[str, float]]:
    """Links by the roles of their ends and their rate."""
    return Counter(zip(snapshot.cables.role.tolist(), snapshot.cables.rate_gbps.tolist(), strict=True))


@pytest.mark.parametrize("name", ["htsim_three_tiers.topo", "htsim_leaf_spine.topo"])
def test_a_tree_of_htsim_comes_out_as_it_went_in(tmp_path: Path, name: str) -> None:
    first = imported(name)
    path = exported(first, "htsim.topo", tmp_path)
    again, report = import_design(path)
    assert not report.warnings
    assert network(again.snapshot()) == network(first)

    def keys(text: str) -> set[str]:
        lines = (line.partition("#")[0].strip().lower() for line in text.splitlines())
        return {line for line in lines if line and not line.startswith(("queue", "colour", "tier "))}

    stated, written = keys((FIXTURES / name).read_text()), keys(path.read_text())
    defaults = {"oversubscribed 1", "bundle 1", "switch_latency_ns 0"}
    assert stated - written <= defaults and written - stated <= defaults


def test_hosts_of_rails_are_renumbered(tmp_path: Path) -> None:
    """htsim counts hosts along the switches, so rank 8 (first GPU of the second server) is host 1 of rail 0."""
    design = TEMPLATES["leaf-spine"].build({"servers": 16}).snapshot()
    tree = htsim_tree(design, "out")
    assert tree.host_rank[:3].tolist() == [0, 8, 16] and sorted(tree.host_rank.tolist()) == list(range(128))
    assert "# 0 8 16 24" in tree.text
    told = save_workload(design, WORKLOADS["permutation"], {"seed": 3}, tmp_path / "p.cm")
    assert "nodes are numbered as in the exported htsim.topo" in told
    save_workload(design, WORKLOADS["permutation"], {"seed": 3}, tmp_path / "p.csv")
    matrix, ranks = read_flow_file(tmp_path / "p.cm"), read_flow_file(tmp_path / "p.csv")
    assert tree.host_rank[matrix.src].tolist() == ranks.src.tolist()
    assert tree.host_rank[matrix.dst].tolist() == ranks.dst.tolist()


def test_cross_check_on_the_other_side(tmp_path: Path) -> None:
    """A fat tree and its incast, exported and read back, take the same time."""
    design = imported("htsim_leaf_spine.topo")
    save_workload(design, WORKLOADS["incast"], {"senders": 5, "bytes": 2e6}, tmp_path / "incast.cm")
    again = import_design(exported(design, "htsim.topo", tmp_path))[0].snapshot()
    times = [
        simulate(router_of(design), "incast", {"senders": 5, "bytes": 2e6}).duration_s,
        simulate(router_of(again), "flow_list", {"file": str(tmp_path / "incast.cm")}).duration_s,
    ]
    assert times[0] == pytest.approx(times[1], rel=1e-6) and times[0] > 5 * 2e6 / 12.5e9


@pytest.mark.parametrize(
    ("params", "says"),
    [
        ({"servers": 5, "gpus_per_server": 3}, "the design is no fat tree of htsim"),
        ({"servers": 2, "rail_optimised": False}, "it has 1 tier of switches, htsim has 2 or 3"),
        (
            {"servers": 16, "uplinks_per_leaf": 12, "ports_down_per_leaf": 16},
            "a switch has 1.33333 times as much capacity down as up",
        ),
    ],
)
def test_what_is_no_tree_of_htsim_is_refused(tmp_path: Path, params: dict[str, object], says: str) -> None:
    with pytest.raises(BadInputError) as refusal:
        exported(TEMPLATES["leaf-spine"].build(params).snapshot(), "htsim.topo", tmp_path)
    assert says in str(refusal.value) and "export hpcc.txt, which takes any network" in str(refusal.value)
    assert not list(tmp_path.iterdir())


def test_simai_text_comes_back_as_the_same_fabric(tmp_path: Path) -> None:
    design = TEMPLATES["superpod-h100"].build({"su": 1}).snapshot()
    path = exported(design, "simai.txt", tmp_path)
    assert path.read_text().splitlines()[0] == "291 8 31 12 752 H100"
    again, report = import_design(path)
    assert (
        report.read["gpus"],
        report.read["servers"],
        report.read["nvswitches"],
        report.read["cables"],
    ) == (248, 31, 31, 504)
    assert any(
        item.text == "Left out: 4 links to boxes that are neither servers nor switches"
        for item in report.left_out
    )
    ours, theirs = router_of(design), router_of(again.snapshot())
    assert theirs.n_ranks == ours.n_ranks and (theirs.rank_domain == ours.rank_domain).all()
    times = [simulate(router, "all_reduce", {"bytes": 8e9}).duration_s for router in (ours, theirs)]
    assert times[0] == pytest.approx(times[1], rel=0.02)


def test_hpcc_text_takes_any_network(tmp_path: Path) -> None:
    first = imported("hpcc_topology.txt")
    again = import_design(exported(first, "hpcc.txt", tmp_path))[0].snapshot()
    assert network(again) == network(first)
    lines = (
        exported(TEMPLATES["two-storey"].build({}).snapshot(), "hpcc.txt", tmp_path).read_text().splitlines()
    )
    nodes, switches, links = map(int, lines[0].split())
    assert len(lines[1].split()) == switches and len(lines) == 2 + links and nodes > switches
    assert not any("nan" in line or " 0ns" in line for line in lines)


def test_servers_of_two_sizes_are_no_simai_topology(tmp_path: Path) -> None:
    with pytest.raises(
        BadInputError,
        match=r"scale-up domains of 1 to 2 accelerators, SimAI has servers of one size; export hpcc.txt",
    ):
        exported(imported("simai_topology.txt"), "simai.txt", tmp_path)


@pytest.mark.parametrize("form", ["htsim.topo", "simai.txt", "hpcc.txt"])
def test_an_empty_design_has_no_network(tmp_path: Path, form: str) -> None:
    with pytest.raises(
        BadInputError, match="has no accelerator and no cabled server; add servers and cable them"
    ):
        exported(Document().snapshot(), form, tmp_path)


def test_lists_have_one_of_two_suffixes(tmp_path: Path) -> None:
    table = read_flow_file(FIXTURES.parent / "traffic" / "hpcc_flow.txt")
    with pytest.raises(
        BadInputError, match=r"flows.txt: is no name for a list of flows; end it in .csv or .cm"
    ):
        save_flows(table, tmp_path / "flows.txt")
    save_flows(table, tmp_path / "flows.cm")
    assert (tmp_path / "flows.cm").read_text().startswith("Nodes 5\n")
    assert np.array_equal(read_flow_file(tmp_path / "flows.cm").dst, table.dst)
