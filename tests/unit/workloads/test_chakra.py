"""Chakra traces: what is read from the wire, what waits for what across ranks, and traces that cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.sim.results import Result
from fabric_studio.sim.simulate import simulate
from fabric_studio.workloads.chakra_files import rank_files
from fabric_studio.workloads.chakra_trace import read_trace
from tests.factories_chakra import attribute, field, node, trace, varint
from tests.factories_sim import star

COMP, SEND, RECV, COLL, LOAD = 4, 5, 6, 7, 2
ALL_REDUCE, ALL_GATHER, BROADCAST, ALL_TO_ALL, BARRIER, GATHER = 0, 2, 5, 6, 9, 3


def run(folder: Path, traces: list[bytes], *, hosts: int = 4, **params: Any) -> Result:
    for rank, data in enumerate(traces):
        (folder / f"job.{rank}.et").write_bytes(data)
    return simulate(star(hosts, 1e9), "chakra", {"file": str(folder / "job.0.et"), **params})


def call(number: int, kind: int, size: int, **rest: Any) -> bytes:
    return node(number, COLL, name=f"call{number}", comm_type=kind, comm_size=size, is_cpu_op=False, **rest)


def test_the_wire_is_read() -> None:
    data = trace(
        node(3, COMP, name="matmul", duration_us=12, needs=[1, 300], num_ops=7, ratio=0.5),
        node(1, LOAD, name="lo\x1bad", needs=[9], packed=False, tensor_size=-1),
        call(9, ALL_REDUCE, 64, involved_dim=[True, False], pg_name="dp"),
    )
    found = read_trace(data, "t")
    assert (found.version, found.messages, found.size, found.lost) == ("0.0.4", 4, len(data), 1)
    first, second, third = found.nodes
    assert (first.name, first.duration_us, first.needs, first.attributes) == (
        "matmul",
        12.0,
        [1, 300],
        {"num_ops": 7, "ratio": 0.5},
    )
    assert (second.name, second.needs, second.attributes) == ("lo\ufffdad", [9], {"tensor_size": -1})
    assert third.attributes == {
        "comm_type": 0,
        "comm_size": 64,
        "is_cpu_op": 0,
        "involved_dim": (True, False),
        "pg_name": "dp",
    }


@pytest.mark.parametrize("number", [7, 9, 11, 13, 15, 17, 19, 21, 23, 25])
def test_whole_numbers_of_every_kind(number: int) -> None:
    """int32 to uint64, zigzag and fixed: 5 in each of them."""
    value: bytes = field(number, 5)
    if number in (15, 17):
        value = field(number, 10)
    elif number >= 19:
        size = 4 if number in (19, 23) else 8
        value = varint(number << 3 | (5 if size == 4 else 1)) + (5).to_bytes(size, "little")
    message = node(0, COMP) + field(10, field(1, b"x") + value)
    assert read_trace(trace(message), "t").nodes[0].attributes == {"x": 5}


def test_ring_all_reduce_by_hand_takes_as_long_as_the_collective(tmp_path: Path) -> None:
    """G-F2: 2 (n - 1) turns of S / n, here as 6 sends and receives on each of 4 ranks."""
    size, ranks = 4_000_000, 4
    traces = []
    for rank in range(ranks):
        nodes, last = [], []
        for turn in range(2 * (ranks - 1)):
            send, receive = 2 * turn, 2 * turn + 1
            nodes.append(
                node(
                    send,
                    SEND,
                    needs=last,
                    comm_size=size // ranks,
                    comm_dst=(rank + 1) % ranks,
                    comm_tag=turn,
                )
            )
            nodes.append(
                node(
                    receive,
                    RECV,
                    needs=last,
                    comm_size=size // ranks,
                    comm_src=(rank - 1) % ranks,
                    comm_tag=turn,
                )
            )
            last = [receive]
        traces.append(trace(*nodes))
    result = run(tmp_path, traces)
    assert result.step_time_s == pytest.approx(2 * 3 / 4 * size / 1e9)
    assert result.flows.count == 24


def test_a_collective_waits_for_all_ranks(tmp_path: Path) -> None:
    """Ranks compute 1 to 4 ms; then 6 ms of all-reduce, then 1 ms of computation."""
    traces = [
        trace(node(0, COMP, duration_us=1000 * (rank + 1)), call(1, ALL_REDUCE, 4_000_000, needs=[0]), node(2, COMP, duration_us=1000, needs=[1]))
        for rank in range(4)
    ]  # fmt: skip
    result = run(tmp_path, traces)
    assert result.step_time_s == pytest.approx(4e-3 + 6e-3 + 1e-3)
    (reduced,) = result.collectives
    assert (reduced.ranks, reduced.busbw_gbytes_s) == (4, pytest.approx(1.0))


@pytest.mark.parametrize(
    ("kind", "seconds"),
    # ASTRA-sim counts what each rank brings to an all-gather: the whole array is four times that.
    [(ALL_GATHER, 3 / 4 * 4 * 4e-3), (ALL_TO_ALL, 3 / 4 * 4e-3), (BROADCAST, 4e-3), (BARRIER, 0.0)],
)
def test_times_of_collectives(tmp_path: Path, kind: int, seconds: float) -> None:
    assert run(tmp_path, [trace(call(0, kind, 4_000_000))] * 4).step_time_s == pytest.approx(seconds)


def test_one_trace_stands_for_all(tmp_path: Path) -> None:
    result = run(tmp_path, [trace(call(0, ALL_REDUCE, 4_000_000))], all_alike=True)
    assert result.collectives[0].ranks == 4
    assert (
        run(tmp_path, [trace(call(0, ALL_REDUCE, 4_000_000))], all_alike=True, ranks=2).collectives[0].ranks
        == 2
    )


def test_process_groups(tmp_path: Path) -> None:
    """Two groups of two reduce at the same time, each over its own ports."""
    groups = tmp_path / "groups.json"
    groups.write_text(json.dumps({"a": [0, 2], "b": [1, 3]}))
    traces = [
        trace(call(0, ALL_REDUCE, 4_000_000, pg_name="a" if rank % 2 == 0 else "b")) for rank in range(4)
    ]
    for params in ({"groups": str(groups)}, {}):
        result = run(tmp_path, traces, **params)
        assert result.step_time_s == pytest.approx(4e-3)
        assert [collective.ranks for collective in result.collectives] == [2, 2]


def test_work_without_a_duration_is_told_or_timed(tmp_path: Path) -> None:
    nodes = trace(node(0, COMP, num_ops=2_000_000_000), node(1, LOAD, needs=[0], tensor_size=3_000_000))
    assert any(
        "2 nodes have work but no duration and count 0 s" in note
        for note in run(tmp_path, [nodes]).model_notes
    )
    timed = run(tmp_path, [nodes], peak_tflops=1.0, memory_gbytes_s=1.0)
    assert timed.step_time_s == pytest.approx(2e-3 + 3e-3)


def test_dependencies_on_what_is_not_there_are_told(tmp_path: Path) -> None:
    result = run(tmp_path, [trace(node(0, COMP, duration_us=5, needs=[77]))])
    assert any(
        "1 dependencies lead to nodes that the traces do not have" in note for note in result.model_notes
    )


def test_files_of_the_other_ranks_are_found(tmp_path: Path) -> None:
    for name in ("job.0.et", "job.1.et", "job.10.et.gz", "other.2.et", "job.x.et"):
        (tmp_path / name).write_bytes(b"x")
    assert {rank: path.name for rank, path in rank_files(tmp_path / "job.1.et").items()} == {
        0: "job.0.et",
        1: "job.1.et",
        10: "job.10.et.gz",
    }
    assert rank_files(tmp_path / "job.x.et") == {0: tmp_path / "job.x.et"}


REDUCE = call(1, ALL_REDUCE, 8)


@pytest.mark.parametrize(
    ("traces", "params", "says"),
    [
        ([trace(node(0, COMP, needs=[1]), node(1, COMP, name="b", needs=[0]))], {}, "job.0.et: 2 nodes wait for each other in a ring: 0, 1 b"),
        ([trace(node(0, COMP), node(0, COMP, name="again"))], {}, "again: two nodes have the id 0"),
        ([trace(node(0, 99))], {}, "node 0 is of kind 99"),
        ([trace()], {}, "holds no node"),
        ([trace(REDUCE)[:-2]], {}, "message 2: is no Chakra trace, or a damaged one: it ends 2 bytes before the end of a message"),
        ([b"\xff" * 30], {}, "has a number of more than ten bytes"),
        ([trace(node(0, SEND, comm_dst=1, comm_size=8, comm_tag=0))], {}, "rank 1 of 2 has no trace: job.1.et is not there"),
        ([trace(node(0, SEND, comm_dst=1, comm_size=8, comm_tag=0))], {"all_alike": True}, "node 0 sends to or receives from one rank"),
        ([trace(node(0, SEND, comm_dst=1, comm_size=8, comm_tag=0)), trace(node(0, COMP))], {},
         "rank 0 sends 1 messages with tag 0 to rank 1, which receives 0"),
        ([trace(node(0, SEND, comm_dst=0, comm_size=8, comm_tag=0))], {}, "node 0 sends to its own rank"),
        ([trace(REDUCE), trace(node(0, COMP))], {}, "rank 1 does not make the same all-reduces of 8 bytes"),
        ([trace(call(0, ALL_REDUCE, 8), call(1, ALL_TO_ALL, 8, needs=[0])), trace(call(0, ALL_TO_ALL, 8), call(1, ALL_REDUCE, 8, needs=[0]))], {},
         "the traces wait for each other in a ring: rank 0: 0 call0, rank 0: 1 call1; all ranks must call in one order"),
        ([trace(call(0, GATHER, 8))], {}, "node 0 call0 is a gather, which is not simulated; known: all_reduce"),
        ([trace(call(0, ALL_REDUCE, -8))], {}, "node 0 call0: comm_size is -8; it must be a number up to 1e+15"),
        ([trace(node(0, COLL, comm_type=0, comm_size=float("nan")))], {}, "comm_size is nan"),
        ([trace(call(0, ALL_REDUCE, 8, involved_dim=[True, False]))], {}, "runs over some dimensions only"),
        ([trace(node(0, COMP))] * 5, {}, "there are traces of 5 ranks, the design has 4 accelerators"),
        ([trace(node(0, COMP))], {"ranks": 3}, "rank 1 of 3 has no trace"),
        ([trace(REDUCE)], {"groups": "nowhere.json"}, "nowhere.json: there is no such file"),
    ],
)  # fmt: skip
def test_traces_that_cannot_be(
    tmp_path: Path, traces: list[bytes], params: dict[str, Any], says: str
) -> None:
    with pytest.raises(BadInputError) as refusal:
        run(tmp_path, traces, **params)
    assert says in str(refusal.value) and "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("content", "says"),
    [("{", "is no JSON"), ("[]", "holds no groups"), ('{"a": [0, 9]}', "group 'a' is no list of different ranks from 0 to 0"), ('{"b": [0]}', "that the file of groups does not have")],
)  # fmt: skip
def test_groups_that_cannot_be(tmp_path: Path, content: str, says: str) -> None:
    (tmp_path / "groups.json").write_text(content)
    with pytest.raises(BadInputError, match=says):
        run(tmp_path, [trace(call(1, ALL_REDUCE, 8, pg_name="a"))], groups=str(tmp_path / "groups.json"))


def test_attributes_of_no_use_are_passed_over() -> None:
    message = (
        node(0, COMP)
        + field(10, field(1, b"x") + field(31, b"raw"))
        + field(8, b"inputs")
        + attribute("y", 1)
    )
    assert read_trace(trace(message), "t").nodes[0].attributes == {"y": 1}
