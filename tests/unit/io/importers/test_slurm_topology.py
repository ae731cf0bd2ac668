"""Reading Slurm topologies: the quirks of real files, on small files written for it (tests/fixtures/import)."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.io.importers.importer import Imported
from fabric_studio.io.importers.records import Fabric
from fabric_studio.io.importers.slurm_topology import read

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures" / "import"


def joined(fabric: Fabric) -> set[frozenset[str]]:
    return {frozenset((cable.a.node, cable.z.node)) for cable in fabric.cables}


def of(tmp_path: Path, text: str, name: str = "topology.conf") -> Imported:
    path = tmp_path / name
    path.write_text(text)
    return read(path)


@pytest.fixture(scope="module")
def quirks() -> Imported:
    return read(FIXTURES / "slurm_quirks.conf")


def test_keys_in_any_case_and_order_comments_and_continued_lines(quirks: Imported) -> None:
    hosts = {node.name for node in quirks.fabric.of_kind("host")}
    assert hosts == {
        "circe-n001", "circe-n002", "circe-n003", "n004", "H-003048c749450000", "lone",
        "jpbi-01-l1-1", "jpbi-01-l1-2", "jpbi-02-l1-1", "jpbi-02-l1-2",
    }  # fmt: skip


def test_node_under_two_leaves_gets_a_cable_to_each(quirks: Imported) -> None:
    assert {frozenset(("n004", "leaf1")), frozenset(("n004", "leaf3"))} <= joined(quirks.fabric)
    assert any(text.startswith("on more than one switch: 1 node (n004)") for text in quirks.report.warnings)


def test_cycle_of_switches_is_one_cable_and_a_guessed_tier(quirks: Imported) -> None:
    pair = {"spine1", "spine2"}
    assert sum({cable.a.node, cable.z.node} == pair for cable in quirks.fabric.cables) == 1
    assert {node.level for node in quirks.fabric.nodes if node.name in pair} == {1}
    assert any(text.startswith("on or above a cycle") for text in quirks.report.warnings)
    assert any(
        text.startswith("switches that name each other as child: 1 pair") for text in quirks.report.guessed
    )


def test_what_is_wrong_or_left_out_is_in_the_report(quirks: Imported) -> None:
    report = quirks.report
    assert "line 2 says 5 nodes, line 3 lists 4; the list was taken" in report.warnings
    assert "named as children and never defined: 1 switch (leaf9)" in report.warnings
    assert any("in 2 pieces" in text for text in report.warnings)
    assert any(text.startswith("named by a GUID: 1 node") for text in report.warnings)
    assert [(item.line, item.text) for item in report.left_out] == [
        (9, "#SwitchName=leaf4 Nodes=n[100-101]"),
        (10, "descr=basement"),
        (11, "include other.conf"),
        (0, "LinkSpeed=100 on 6 cables"),
    ]


def test_cables_have_no_port_no_rate_and_are_marked_as_inferred(quirks: Imported) -> None:
    assert {
        (cable.a.port, cable.z.port, cable.rate_gbps, cable.inferred) for cable in quirks.fabric.cables
    } == {("", "", None, 1)}
    assert any("not by how many cables" in text for text in quirks.report.guessed)


def test_rows_of_scontrol_above_level_0_repeat_all_nodes_below() -> None:
    fabric, report = read(FIXTURES / "slurm_scontrol.txt")
    assert report.read["switch_levels"] == {"0": 3, "1": 2, "2": 1}
    assert (report.read["hosts"], report.read["leaf_switches"]) == (7, 4)
    assert frozenset(("a1", "leaf1")) in joined(fabric) and frozenset(("a1", "mid1")) not in joined(fabric)
    # c1 is under no leaf: it hangs on the lowest switch that names it, and only there.
    assert {next(iter(pair - {"c1"})) for pair in joined(fabric) if "c1" in pair} == {"mid2"}
    assert "line 3: 1 node of mid2 under none of its switches hang on itself: c1" in report.guessed


def test_blocks_keep_their_domain_and_have_no_cable() -> None:
    fabric, report = read(FIXTURES / "slurm_blocks.conf")
    assert report.read["blocks_by_size"] == {"4 nodes": 2}
    assert {node.group for node in fabric.nodes} == {
        f"5e797fc6-0f46-421a-8724-0e102c0f000{k}" for k in (1, 2)
    }
    assert fabric.cables == ()
    assert "line 4 says 5 nodes, line 6 lists 4; the list was taken" in report.warnings
    assert [item.reason.split(" ")[0] for item in report.left_out] == ["commented", "an", "BlockSizes"]


def test_topology_yaml_takes_the_default_tree_and_the_blocks() -> None:
    fabric, report = read(FIXTURES / "slurm_topology.yaml")
    assert {node.name for node in fabric.of_kind("switch")} == {"root", "s1", "s2"}
    assert {node.name: node.group for node in fabric.of_kind("host")} == {
        "n01": "d1",
        "n02": "d1",
        "n03": "d2",
        "n04": "d2",
    }
    assert {item.text for item in report.left_out} == {
        "colour: 'blue'", "topology other", "topology plain", "topology nvl: block_sizes [2, 4]",
    }  # fmt: skip


def test_topograph_model() -> None:
    fabric, report = read(FIXTURES / "topograph.yaml")
    assert (report.read["switch_entries"], report.read["switches"], report.read["hosts"]) == (1, 3, 5)
    assert {node.name for node in fabric.of_kind("host")} == {"1101", "1102", "I25", "srv01", "srv02"}
    assert {node.group for node in fabric.of_kind("host")} == {"nvl-1"}
    assert (
        next(node for node in fabric.nodes if node.name == "core").attributes["topology.kubernetes.io/region"]
        == "north"
    )


def test_list_of_cluster_uuids_makes_domains(tmp_path: Path) -> None:
    uuid = "5e797fc6-0f46-421a-8724-0e102c0f00"
    fabric, report = of(tmp_path, f"n1: {uuid}01\nn2: {uuid}02\nn3: {uuid}01\n")
    assert report.read["domains"] == 2
    assert {node.name: node.group for node in fabric.nodes} == {
        "n1": f"{uuid}01",
        "n2": f"{uuid}02",
        "n3": f"{uuid}01",
    }


def test_name_map_joins_adapters_that_are_named_by_guid(tmp_path: Path) -> None:
    path = tmp_path / "topology.conf"
    path.write_text("SwitchName=s1 Nodes=0x155dfffd33ff7d\nSwitchName=s2 Nodes=0x155dfffd33ff80\n")
    names = tmp_path / "names"
    names.write_text("0x00155dfffd33ff7d vm1\n0x00155dfffd33ff80 vm1\n")
    fabric, report = read(path, extra=names)
    assert [node.name for node in fabric.of_kind("host")] == ["vm1"]
    assert len(fabric.cables) == 2 and report.read["hosts"] == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("SwitchName=s1 Nodes=n[1-", r"line 1: 'n\[1-' has no closing bracket; the line may be cut off"),
        ("# a\nSwitchName=s1 Nodes=n1, n2", "line 2: 'n2' stands outside key=value"),
        ("SwitchName= Nodes=n1\nSwitchName=b Nodes=n2", "line 1: SwitchName= has no name"),
        ("SwitchName=s1 Level=top Nodes=n1", "line 1: Level=top of s1 is not a level"),
        ("BlockName=b Nodes=n[1-1000000000]", "line 1: .* stands for 1,000,000,000 names"),
        ("SwitchName=s1 Nodes=" + "n" * 300, "line 1: the name .* has 300 characters"),
        ("hello world\n", "holds no SwitchName= or BlockName= statement"),
    ],
)
def test_wrong_file_is_refused_with_file_line_and_way_out(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BadInputError, match=reason) as refusal:
        of(tmp_path, text)
    assert str(refusal.value).startswith(str(tmp_path / "topology.conf")) and ";" in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("- topology: a\n  tree:\n   switches: 3\n", "topology a: has no list of switches"),
        ("- topology: a\n  tree:\n    switches:\n    - nodes: n1\n", "has no `switch`"),
        ("- topology: a\n  tree:\n    switches: [\n", "line 4: is not valid YAML"),
        ("- topology: a\n  flat: true\n", "holds no SwitchName= or BlockName= statement"),
        ("switches: &x\n  a: {switches: [b]}\nblocks:\n- switch: b\n  nodes: *x\n", "line 5: uses the alias"),
        ("switches: [a]\nblocks:\n- nodes: [a]\n", "is not a mapping"),
        ("switches: {a: {switches: [[b]]}}\nblocks:\n- nodes: [n1]\n", "is not a name or a hostlist"),
        ("blocks:\n- nodes: " + "[" * 60 + "]" * 60, "nested more than 40 deep"),
    ],
)
def test_wrong_yaml_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BadInputError, match=reason):
        of(tmp_path, text, "topology.yaml")


def test_switch_defined_twice_is_joined_and_told(tmp_path: Path) -> None:
    fabric, report = of(tmp_path, "SwitchName=s Nodes=n1\nSwitchName=s Nodes=n2\nSwitchName=s Switches=s\n")
    assert len(fabric.of_kind("host")) == 2
    assert any("line 2: switch s is defined again" in text for text in report.warnings)
    assert ("s under s", 3) in {(item.text, item.line) for item in report.left_out}


def test_name_that_is_node_and_switch_is_a_switch(tmp_path: Path) -> None:
    fabric, report = of(tmp_path, "SwitchName=s1 Nodes=n1,s2\nSwitchName=s2 Nodes=n2\n")
    assert {node.name for node in fabric.of_kind("host")} == {"n1", "n2"}
    assert report.left_out[0].text == "s2"
