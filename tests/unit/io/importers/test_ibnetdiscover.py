"""Reading InfiniBand fabrics: the quirks of real files, on a small fabric written for it (tests/fixtures/import)."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.io.importers.ibnetdiscover import read
from fabric_studio.io.importers.records import Cable, Fabric, Node
from fabric_studio.io.importers.report import Report

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures" / "import"
QUIRKS = FIXTURES / "ib_quirks.txt"


@pytest.fixture(scope="module")
def quirks() -> tuple[Fabric, Report]:
    return read(QUIRKS)


def node(fabric: Fabric, name: str) -> Node:
    return next(node for node in fabric.nodes if node.name == name)


def cables_of(fabric: Fabric, name: str) -> list[Cable]:
    key = node(fabric, name).key
    return [cable for cable in fabric.cables if key in (cable.a.node, cable.z.node)]


def test_counts(quirks: tuple[Fabric, Report]) -> None:
    read_counts = quirks[1].read
    assert {name: read_counts[name] for name in ("switches", "adapters", "routers", "hosts", "cables", "port_lines")} == {
        "switches": 5, "adapters": 5, "routers": 1, "hosts": 5, "cables": 14, "port_lines": 26,
    }  # fmt: skip


def test_every_cable_comes_once_and_parallel_cables_stay_apart(quirks: tuple[Fabric, Report]) -> None:
    fabric, _ = quirks
    assert len({(cable.a, cable.z) for cable in fabric.cables}) == len(fabric.cables)
    uplinks = [cable for cable in cables_of(fabric, "leaf-a") if "dir/L01" in names_at(fabric, cable)]
    assert sorted(cable.label for cable in uplinks) == ["4xEDR", "4xHDR"]


def names_at(fabric: Fabric, cable: Cable) -> set[str]:
    names = {node.key: node.name for node in fabric.nodes}
    return {names[cable.a.node], names[cable.z.node]}


def test_a_slow_cable_of_a_bundle_is_told(quirks: tuple[Fabric, Report]) -> None:
    assert any("do not run at one rate: 1 x 4xHDR, 1 x 4xEDR" in text for text in quirks[1].warnings)


def test_adapters_of_one_host_are_joined_and_their_ports_kept_apart(quirks: tuple[Fabric, Report]) -> None:
    fabric, _ = quirks
    host = node(fabric, "node018")
    assert [adapter.name for adapter in host.adapters] == ["mlx5_0", "mlx5_1"]
    assert host.ports == 2
    ends = {
        end.port
        for cable in cables_of(fabric, "node018")
        for end in (cable.a, cable.z)
        if end.node == host.key
    }
    assert ends == {"mlx5_0/1", "mlx5_1/1"}


def test_description_without_a_host_name_is_no_identity(quirks: tuple[Fabric, Report]) -> None:
    fabric, report = quirks
    assert node(fabric, "H-08c0eb0300000104").kind == node(fabric, "H-08c0eb0300000105").kind == "host"
    assert any(text.startswith("described without a host name: 2 adapters") for text in report.guessed)


def test_description_may_hold_anything(quirks: tuple[Fabric, Report]) -> None:
    assert node(quirks[0], "a;b:c/d # e").adapters[0].name == "HCA-1"
    assert node(quirks[0], "4036-8C5C").attributes["description"] == "Voltaire 4036 # 4036-8C5C"


def test_rates(quirks: tuple[Fabric, Report]) -> None:
    """4x of 2, 8, 10 and 50 Gb/s per lane; what is printed as ??? is unknown, not zero."""
    by_label = {cable.label: (cable.rate_gbps, cable.lanes) for cable in quirks[0].cables}
    assert by_label["4xHDR"] == (200.0, 4)
    assert by_label["2xHDR"] == (100.0, 2)
    assert by_label["4xQDR"] == (32.0, 4)
    assert by_label["4xFDR10"] == (40.0, 4)
    assert by_label["1xSDR"] == (2.0, 1)
    assert by_label["4x???"] == (None, 4)


def test_ends_that_disagree_on_the_rate_are_told_and_the_slower_taken(quirks: tuple[Fabric, Report]) -> None:
    (cable,) = cables_of(quirks[0], "H-08c0eb0300000104")
    assert cable.label == "4xSDR"
    assert any("the two ends of one cable say 4xDDR and 4xSDR" in text for text in quirks[1].warnings)


def test_cable_printed_at_one_end_is_kept_and_told(quirks: tuple[Fabric, Report]) -> None:
    assert len(cables_of(quirks[0], "H-08c0eb0300000105")) == 1
    assert quirks[1].read["lines_without_reverse"] == 2
    assert any(
        text.startswith("printed at one end only: 2 cables (lines 17, 59)") for text in quirks[1].warnings
    )


def test_loop_cable_is_kept_and_told(quirks: tuple[Fabric, Report]) -> None:
    (loop,) = [cable for cable in quirks[0].cables if cable.is_loop]
    assert {loop.a.port, loop.z.port} == {"1", "2"}
    assert quirks[1].read["same_node_cables"] == 1


def test_aggregation_node_is_no_host_and_its_port_no_cage(quirks: tuple[Fabric, Report]) -> None:
    fabric, report = quirks
    assert [node.key for node in fabric.of_kind("aggregation")] == ["H-0ff08c4300000099"]
    assert node(fabric, "dir/S01").ports == 40
    assert node(fabric, "4036-8C5C").ports == 36
    assert [item.text for item in report.left_out if "aggregation" in item.text] == [
        "1 SHARP aggregation node with 1 link"
    ]


def test_modules_of_a_director_are_one_group_joined_by_the_backplane(quirks: tuple[Fabric, Report]) -> None:
    fabric, report = quirks
    assert {node.name for node in fabric.nodes if node.group} == {"dir/S01", "dir/L01", "dir/L02"}
    assert report.read["cables_inside_chassis"] == sum(cable.inside for cable in fabric.cables) == 2


def test_tiers_count_from_the_hosts(quirks: tuple[Fabric, Report]) -> None:
    levels = {node.name: node.level for node in quirks[0].of_kind("switch")}
    assert levels == {"dir/S01": 2, "dir/L01": 1, "dir/L02": 1, "leaf-a": 0, "4036-8C5C": 0}


def test_line_of_another_program_is_left_out_with_its_number(quirks: tuple[Fabric, Report]) -> None:
    (noise,) = [item for item in quirks[1].left_out if item.line]
    assert noise.line == 1 and noise.text.startswith("src/query_smp.c:195")


def test_name_map_names_and_joins() -> None:
    fabric, report = read(QUIRKS, extra=FIXTURES / "ib_names.map")
    assert [adapter.name for adapter in node(fabric, "old1").adapters] == ["adapter 1", "adapter 2"]
    assert node(fabric, "rack 7 leaf").attributes["model"] == "MQM8700"
    assert report.read["names_from_map"] == 3
    assert any("not in this fabric: 1 GUID" in text for text in report.warnings)
    assert [(item.line, item.text) for item in report.left_out if "not understood" in item.reason] == [
        (6, "this line is no name")
    ]


def test_hosts_with_their_guids_serve_as_name_map(tmp_path: Path) -> None:
    listing = tmp_path / "ibstat.txt"
    listing.write_text(
        "VM_hostname vm1\n08c0eb0300000104\n8c0eb0300000105\nVM_hostname vm2\n08c0eb0300000103\n"
    )
    fabric, _ = read(QUIRKS, extra=listing)
    assert {"vm1", "vm2"} <= {node.name for node in fabric.of_kind("host")}


def test_two_hosts_that_share_a_description_are_not_joined(tmp_path: Path) -> None:
    text = QUIRKS.read_text().replace("node018 mlx5_1", "node018 mlx5_0")
    path = tmp_path / "same.txt"
    path.write_text(text)
    fabric, report = read(path)
    assert sum(node.name.startswith("node018 H-") for node in fabric.of_kind("host")) == 2
    assert any(text.startswith("not joined") for text in report.guessed)


def test_switches_with_one_description_are_named_by_guid(tmp_path: Path) -> None:
    text = QUIRKS.read_text().replace("MF0;leaf-a:MQM8700/U1", "Quantum Mellanox Technologies")
    text = text.replace("Voltaire 4036 # 4036-8C5C", "Quantum Mellanox Technologies")
    path = tmp_path / "same.txt"
    path.write_text(text)
    names = {node.name for node in read(path).fabric.of_kind("switch")}
    assert {"S-0ff08c4300000021", "S-e41d2d0300000031"} <= names


def test_port_with_two_cables_is_told(tmp_path: Path) -> None:
    text = QUIRKS.read_text().replace('[2]\t"H-08c0eb0300000102"', '[1]\t"H-08c0eb0300000102"')
    path = tmp_path / "twice.txt"
    path.write_text(text)
    warnings = read(path).report.warnings
    assert any("port 1 of S-0ff08c4300000021 is said to hold 2 cables" in text for text in warnings)


def test_line_ends_marks_and_missing_last_newline_change_nothing(tmp_path: Path) -> None:
    plain = read(QUIRKS).fabric
    path = tmp_path / "crlf.txt"
    path.write_bytes(b"\xef\xbb\xbf" + QUIRKS.read_bytes().rstrip(b"\n").replace(b"\n", b"\r\n"))
    assert read(path).fabric == plain


def test_file_that_is_cut_off_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "cut.txt"
    path.write_text(QUIRKS.read_text()[:1900])
    with pytest.raises(BadInputError, match=r"cut.txt: line \d+: damaged .* the file may be cut off"):
        read(path)


def test_port_line_before_any_node_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "order.txt"
    path.write_text(
        '[1]\t"S-0ff08c4300000011"[21]\t# "x" lid 1 4xHDR\nSwitch\t4 "S-0ff08c4300000011" # "x"\n'
    )
    with pytest.raises(BadInputError, match="line 1: damaged port line before the first node"):
        read(path)


def test_ports_report() -> None:
    fabric, report = read(FIXTURES / "ib_ports.txt")
    assert report.read["port_lines"] == 5 and report.read["unconnected_ports"] == 1
    assert report.read["cables"] == len(fabric.cables) == 3
    assert report.read["lines_without_reverse"] == 1
    assert {node.name for node in fabric.nodes} == {"o0001", 'leaf\'s "A" ( 1 )', "spine 1"}
    assert [adapter.name for adapter in node(fabric, "o0001").adapters] == ["HCA-1", "HCA-2"]


def test_damaged_line_of_a_ports_report_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cut.out"
    path.write_text((FIXTURES / "ib_ports.txt").read_text()[:300])
    with pytest.raises(BadInputError, match="line 3: damaged line"):
        read(path)
