"""Traffic files on the command line: told, turned into flow lists, run on a design, and refused in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli, refused

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"
TRAFFIC = FIXTURES / "traffic"


@pytest.fixture
def tree(cli: Cli, tmp_path: Path) -> Path:
    """Eight hosts under two leaves."""
    target = tmp_path / "tree.fabric"
    assert cli("import", FIXTURES / "import" / "htsim_leaf_spine.topo", "-o", target).code == 0
    return target


def test_traffic_is_told_with_the_way_to_run_it(cli: Cli) -> None:
    ran = cli("import", TRAFFIC / "incast.cm")
    assert (ran.code, ran.err) == (0, "")
    assert "read as htsim connection matrix" in ran.out and "connections declared: 5" in ran.out
    assert (
        f"Run it with: fabric-studio simulate DESIGN --workload flow_list -p file={TRAFFIC / 'incast.cm'}"
        in ran.out
    )
    told = json.loads(cli("import", TRAFFIC / "layers.txt", "--json").out)
    assert told["read"]["layers"] == 3 and told["read"]["group_sizes"] == {
        "tp": 2,
        "ep": 2,
        "pp": 1,
        "vpp": 1,
        "ga": 1,
        "all_gpus": 8,
    }


def test_flows_are_turned_into_a_list_and_back(cli: Cli, tmp_path: Path) -> None:
    assert cli("import", TRAFFIC / "incast.cm", "-o", tmp_path / "flows.csv").code == 0
    lines = (tmp_path / "flows.csv").read_text().splitlines()
    assert lines[0] == "src,dst,bytes,start_s,id,after" and lines[3] == "3,0,2000000,0,3,1 2"
    assert cli("import", tmp_path / "flows.csv", "-o", tmp_path / "again.cm").code == 0
    assert "3->0 id 3 trigger 1 size 2000000" in (tmp_path / "again.cm").read_text()


@pytest.mark.parametrize(
    ("file", "params"),
    [("flows.csv", []), ("incast.cm", ["-p", "zero_bytes=1MB"]), ("hpcc_flow.txt", ["-p", "first_node=1"])],
)
def test_flows_run_on_a_design(cli: Cli, tree: Path, file: str, params: list[str]) -> None:
    ran = cli("simulate", tree, "--workload", "flow_list", "-p", f"file={TRAFFIC / file}", *params, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["flows"]["count"] >= 3


def test_layers_run_on_a_design(cli: Cli, tree: Path) -> None:
    ran = cli("simulate", tree, "--workload", "layers", "-p", f"file={TRAFFIC / 'layers.txt'}", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["step_time_s"] > 0.0075


def test_traffic_is_no_design(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "x.fabric"
    refused(
        cli("import", TRAFFIC / "incast.cm", "-o", out),
        "x.fabric: is no name for a list of flows; end it in .csv or .cm",
    )
    refused(
        cli("import", TRAFFIC / "layers.txt", "-o", tmp_path / "x.csv"),
        "is a workload of SimAI, which is more than a list of flows",
    )
    refused(
        cli("import", TRAFFIC / "incast.cm", "--format", "slurm-topology", "-o", out),
        "holds no SwitchName= or BlockName= statement",
    )
    assert not out.exists()


def test_a_design_needs_a_place(cli: Cli) -> None:
    refused(
        cli("import", FIXTURES / "import" / "htsim_leaf_spine.topo"),
        "a design needs a place to save it; give one with -o",
    )


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("s.json", '{\n "scheduling-policy": "LIFO"\n}', "is a system file of ASTRA-sim"),
        (
            "d.json",
            '{"logical-dims": ["8"]}',
            "is the logical shape of a network for ASTRA-sim's ns-3 backend",
        ),
        (
            "a.xml",
            '<algo name="x" proto="LL" ngpus="8" coll="allreduce">\n</algo>',
            "is an algorithm of MSCCL",
        ),
        ("c.conf", "ENABLE_QCN 1\nCC_MODE 1\n", "is a configuration of the ns-3 backend"),
        (
            "b.yaml",
            "test\nTP:\nallreduce,: 300\n",
            "is a table of bus bandwidths for SimAI's analytical mode",
        ),
    ],
)
def test_files_that_go_with_simulators_are_named(
    cli: Cli, tmp_path: Path, name: str, text: str, says: str
) -> None:
    (tmp_path / name).write_text(text)
    refused(cli("import", tmp_path / name), name, says)


def test_several_jobs_come_from_the_command_line_or_a_file(cli: Cli, tree: Path, tmp_path: Path) -> None:
    """Two rings over the same spines; the file says the same with a remark."""
    text = ["all_reduce ranks=0,4 bytes=100MB", "all_reduce ranks=1,5 bytes=100MB"]
    (tmp_path / "jobs.txt").write_text("# two at once\n" + "\n".join(text) + "  # the second\n")
    ran = [
        cli("simulate", tree, "--workload", "jobs", "-p", given, "--routing", "spray", "--json")
        for given in (f"jobs={'; '.join(text)}", f"file={tmp_path / 'jobs.txt'}")
    ]
    assert [one.code for one in ran] == [0, 0]
    one, other = (json.loads(one.out) for one in ran)
    assert one["step_time_s"] == other["step_time_s"] > 0
    assert {phase["name"] for phase in other["phases"]} >= {"job 1 all_reduce", "job 2 all_reduce"}
    refused(cli("simulate", tree, "--workload", "jobs", "-p", "file=nowhere.txt"), "nowhere.txt")
    for wrong in ("{}", "all_reduce ranks=0-1; all_to_all ranks=1-2", "jobs"):
        (tmp_path / "wrong.txt").write_text(wrong)
        refused(cli("simulate", tree, "--workload", "jobs", "-p", f"file={tmp_path / 'wrong.txt'}"), "wrong.txt: ")
