"""Flows from files: neutral lists, htsim connection matrices and HPCC flow files, and what is wrong in them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.sim.models.fluid import Simulation
from fabric_studio.sim.simulate import simulate
from fabric_studio.workloads.catalogue import WORKLOADS
from fabric_studio.workloads.flow_csv import read_csv, write_csv
from fabric_studio.workloads.flow_files import read_flow_file
from fabric_studio.workloads.flow_table import FlowTable
from fabric_studio.workloads.htsim_matrix import read_matrix, write_matrix
from fabric_studio.workloads.order import find_cycle
from tests.factories_sim import star

FIXTURES = Path(__file__).resolve().parents[2] / "fixtures" / "traffic"
RATE = 1e9


def ends(text: str, tmp_path: Path, name: str = "flows.csv", **params: Any) -> list[float]:
    """When each flow of a file has arrived, on hosts behind one switch of 1 GB/s ports without delay."""
    path = tmp_path / name
    path.write_text(text)
    simulation = Simulation(demand(path, **params), star(8, RATE), coalesce=0.0)
    simulation.step_until(1e9)
    assert simulation.done
    return [round(float(end), 9) for end in simulation.node_end_s[: simulation.problem.n_activities]]


def demand(path: Path, ranks: int = 8, **params: Any) -> Any:
    none = np.full(ranks, -1, np.int32)
    return WORKLOADS["flow_list"].demand(ranks, none, none, {"file": str(path), **params})


def test_flows_start_at_their_time_and_after_others(tmp_path: Path) -> None:
    """2 MB and, from 1 ms on, 1 MB out of host 0: 1 ms alone, 2 ms shared. Then half a MB back to it, and after a pause of
    1 us one byte, which takes 2 ns as it shares the port of host 0 and so costs the other flow 1 ns."""
    text = (FIXTURES / "flows.csv").read_text()
    assert ends(text, tmp_path) == [0.003, 0.003, 0.003500001, 0.003001002]


def test_steps_follow_each_other(tmp_path: Path) -> None:
    text = "src,dst,bytes,start_s\n0,1,1e6,0\n0,1,1e6,0.01\n"
    assert ends(text, tmp_path, steps=2) == [0.001, 0.011, 0.012, 0.022]


def test_time_counts_from_the_first_start_unless_told(tmp_path: Path) -> None:
    text = "src,dst,bytes,start_s\n0,1,1e6,2\n1,2,1e6,2.5\n"
    assert ends(text, tmp_path) == [0.001, 0.501]
    assert ends(text, tmp_path, from_first=False) == [2.001, 2.501]
    path = tmp_path / "flows.csv"
    assert "at 2 s in the file" in demand(path).notes[0]


def test_matrix_of_htsim_with_triggers(tmp_path: Path) -> None:
    """Two flows into host 0 (the second starts at 1 us), a third when both are in, an answer after that."""
    text = (FIXTURES / "incast.cm").read_text()
    arrived = ends(text, tmp_path, "incast.cm", zero_bytes=1e6)
    assert arrived == [0.003999, 0.004, 0.006, 0.006001, 0.001]


def test_flow_file_of_hpcc_is_read_as_far_as_it_declares(tmp_path: Path) -> None:
    table = read_flow_file(FIXTURES / "hpcc_flow.txt")
    assert table.src.tolist() == [2, 3, 4] and table.start_s.tolist() == [2.0, 2.5, 2.0]
    assert [(item.line, item.reason) for item in table.ignored] == [
        (5, "after the 3 flows that line 1 declares"),
        (6, "after the declared flows, where the simulators read nothing"),
        (0, "not simulated"),
    ]
    assert table.warnings == ("declares 3 flows, lists 4; the first were taken",)
    # Node 0 is the switch, so node 1 is rank 0.
    assert ends((FIXTURES / "hpcc_flow.txt").read_text(), tmp_path, "flow.txt", first_node=1)[2] == 2e-6


def test_sizes_of_zero_need_an_answer(tmp_path: Path) -> None:
    with pytest.raises(
        BadInputError, match=r"incast.cm: line 9: 1 of 5 flows have size 0.*say with zero_bytes"
    ):
        demand(FIXTURES / "incast.cm")


@pytest.mark.parametrize("file", ["flows.csv", "incast.cm", "hpcc_flow.txt"])
def test_neutral_list_keeps_everything(file: str) -> None:
    first = read_flow_file(FIXTURES / file)
    again = read_csv(write_csv(first).split("\n"), "again")
    same(first, again)


@pytest.mark.parametrize("file", ["incast.cm", "hpcc_flow.txt"])
def test_matrix_keeps_flows_and_their_order(file: str) -> None:
    first = read_flow_file(FIXTURES / file)
    again = read_matrix(write_matrix(first, 8, "out").split("\n"), "again")
    same(first, again, zero=1.0)


def test_long_lists_are_read_alike(tmp_path: Path) -> None:
    """All at once where it is numbers only; row by row, with the line, where something else is in it."""
    rows = [f"{k % 5},{k % 5 + 1},{k * 1.5},{k * 1e-6}" for k in range(3000)]
    plain = read_csv(["# comment", "src,dst,bytes,start_s", "", *rows], "plain")
    slow = read_csv(["# comment", "src,dst,bytes,start_s,id", "", *rows], "slow")
    same(plain, slow)
    assert plain.line.tolist() == slow.line.tolist() and plain.line[0] == 4
    swapped = read_csv(
        ["dst;bytes;src;start_s", *(";".join(row.split(",")[k] for k in (1, 2, 0, 3)) for row in rows)],
        "swapped",
    )
    same(plain, swapped)
    for bad, says in (
        ("1,2,nan,0", "'nan' is no size"),
        ("1,2,3", ""),
        ("1.5,2,3,0", "'1.5' is no node"),
        ("1,2,3,1e9", "is no time to start"),
        ("1,1,3,0", "sends to itself"),
    ):
        lines = ["src,dst,bytes,start_s", *rows, bad]
        if says:
            with pytest.raises(BadInputError, match=f"bad: line 3002: .*{says}"):
                read_csv(lines, "bad")
        else:
            assert len(read_csv(lines, "bad")) == 3001


def same(first: FlowTable, again: FlowTable, *, zero: float = 0.0) -> None:
    for column in ("src", "dst", "start_s"):
        assert getattr(again, column) == pytest.approx(getattr(first, column)), column
    assert again.size_bytes.tolist() == np.where(first.size_bytes == 0, zero, first.size_bytes).tolist()
    pairs = (set(zip(table.before.tolist(), table.after.tolist(), strict=True)) for table in (first, again))
    assert next(pairs) == next(pairs)


def test_what_a_matrix_cannot_say_is_refused() -> None:
    with pytest.raises(
        BadInputError,
        match=r"out: flow 4 starts some time after another one; htsim can only start it at once",
    ):
        write_matrix(read_flow_file(FIXTURES / "flows.csv"), 3, "out")
    head = "src,dst,bytes,start_s,id,after\n"
    two_ways = head + "0,1,1,0,a,\n1,2,1,0,b,\n2,3,1,0,,a\n3,4,1,0,,a b\n"
    with pytest.raises(BadInputError, match="flow 1 is waited for in two different ways"):
        write_matrix(read_csv(two_ways.split("\n"), "in"), 5, "out")
    with pytest.raises(BadInputError, match="htsim takes at most 2,000,000,000"):
        write_matrix(read_csv(["0,1,1e12"], "in"), 2, "out")


HEAD = "src,dst,bytes,start_s,id,after\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("src,dst,start_s\n0,1,0\n", "line 1: has no column bytes; start with the line src,dst,bytes,start_s"),
        ("src,dst,bytes,color\n0,1,0,red\n", "line 1: has a column 'color'"),
        ("src,dst,bytes,src\n", "line 1: names a column twice"),
        ("src,dst,bytes\n", "lists no flow"),
        (HEAD + "0,1,nan\n", "line 2: 'nan' is no size; write for example 2000000 or 2MB"),
        (HEAD + "0,1,1e30\n", "line 2: 1e+30 bytes is no size of a flow"),
        (HEAD + "0,1,-5\n", "line 2: '-5' is no size"),
        (HEAD + "0,1,1,nan\n", "line 2: nan s is no time to start"),
        (HEAD + "0,1,1,inf\n", "line 2: inf s is no time to start"),
        (HEAD + "0,1,1,-1\n", "line 2: -1 s is no time to start"),
        (HEAD + "0,1,1,soon\n", "line 2: 'soon' is no time to start; write a number"),
        (HEAD + "0,99999999999,1\n", "line 2: '99999999999' is no node"),
        (HEAD + "a,1,1\n", "line 2: 'a' is no node"),
        (HEAD + "0,0,1\n", "line 2: node 0 sends to itself"),
        (HEAD + "0,1,1,0,a,b,c\n", "line 2: 7 values stand under 6 names"),
        (HEAD + "0,1,1,0,a,\n0,1,1,0,a,\n", "line 3: id 'a' is given twice"),
        (HEAD + "0,1,1,0,,z\n", "line 2: waits for 'z', which is the id of no flow"),
        (HEAD + "0,1,1,0,a,b\n1,0,1,0,b,a\n", "the flows of lines 2, 3 wait for each other in a ring"),
        (HEAD + "0,1,1,0,a,a\n", "the flows of lines 2 wait for each other in a ring"),
        ("0,8,1\n", "line 1: node 8 is no rank of this design, which has 8; nodes go from 0 to 7"),
    ],
)  # fmt: skip
def test_nonsense_in_a_list(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "flows.csv"
    path.write_text(text)
    refused(lambda: demand(path), says, path)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Nodes 4\nConnections 1\n0->1 start 0 size x\n", "line 3: 'x' is no size"),
        ("Nodes 4\nConnections 1\n0->1 start 0\n", "line 3: has no size; write for example size 2000000"),
        ("Nodes 4\nConnections 1\n0->1 size 1\n", "line 3: has neither start nor trigger"),
        ("Nodes 4\nConnections 1\n0->1 start 0 trigger 1 size 1\n", "line 3: has a start and a trigger"),
        ("Nodes 4\nConnections 1\n0->4 start 0 size 1\n", "line 3: node 4 of 4 (0 to 3)"),
        ("Nodes 4\nConnections 1\n0->1 start 0 size 1 colour 3\n", "line 3: 'colour' is not understood"),
        ("Nodes 4\nConnections 1\n0->1 start 0 size 1\nwhat is this\n", "line 4: 'what is this' is no connection"),
        ("Nodes 4\nConnections 1\n0->1 id 1 trigger 5 size 1\n", "line 3: trigger 5 is not described"),
        ("Nodes many\nConnections 1\n0->1 start 0 size 1\n", "line 1: Nodes many is no number"),
        ("Nodes 4\nConnections 2\n0->1 start 0 size 1 send_done_trigger 1\n1->2 trigger 1 size 1\ntrigger id 1 barrier count 2\n",
         "line 5: trigger 1 goes off after 2 of the 1 flows that set it off"),
        ("Nodes 4\nConnections 2\n0->1 trigger 2 size 1 send_done_trigger 1\n1->2 trigger 1 size 1 send_done_trigger 2\n"
         "trigger id 1 oneshot\ntrigger id 2 oneshot\n", "the flows of lines 3, 4 wait for each other in a ring"),
        ("Nodes 4\nConnections 1\n0->1 start 0 size 1\ntrigger id 1 oneshot barrier count 1\n", "is not of exactly one kind"),
    ],
)  # fmt: skip
def test_nonsense_in_a_matrix(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "traffic.cm"
    path.write_text(text)
    refused(lambda: demand(path), says, path)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("1\n2 1 3 100 lots 2\n", "line 2: 'lots' is no size"),
        ("2\n2 1 3 100 1 2\nnothing more\n", "line 3: 'nothing more' is no flow"),
        ("1\n2 1 3 100 1 nan\n", "line 2: nan s is no time"),
    ],
)
def test_nonsense_in_a_flow_file(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "flow.txt"
    path.write_text(text)
    refused(lambda: demand(path), says, path)


def test_a_barrier_of_many_cannot_fill_the_machine(tmp_path: Path) -> None:
    lines = ["Nodes 4", "Connections 6000"]
    lines += ["0->1 start 0 size 1 send_done_trigger 1"] * 3000 + ["1->2 trigger 1 size 1"] * 3000
    path = tmp_path / "traffic.cm"
    path.write_text("\n".join([*lines, "trigger id 1 barrier count 3000"]))
    refused(lambda: demand(path), "wait for each other in more than 5,000,000 pairs", path)


@pytest.mark.parametrize("workload", ["flow_list", "layers", "chakra"])
@pytest.mark.parametrize(
    ("name", "says"),
    [("", "parameter file: no file is named"), ("a\0b", "is no path"), ("nowhere.csv", "there is no such file"), ("/", "is a folder")],
)  # fmt: skip
def test_a_file_that_is_none(workload: str, name: str, says: str) -> None:
    refused(lambda: simulate(star(8, RATE), workload, {"file": name}), says)


def refused(call: Any, says: str, path: Path | None = None) -> None:
    with pytest.raises(BadInputError) as refusal:
        call()
    text = str(refusal.value)
    assert says in text and "\n" not in text and (path is None or str(path) in text)


def test_a_ring_is_found_wherever_it_is() -> None:
    assert find_cycle(3, [0, 1], [1, 2]) == []
    assert find_cycle(6, [0, 1, 2, 3, 4], [1, 2, 3, 1, 0]) == [1, 2, 3]
    assert find_cycle(2, [1], [1]) == [1]
    assert find_cycle(0, [], []) == []
