"""Output of nccl-tests: points of every form of the table, whatever stands around them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabric_studio.base.errors import BadInputError
from fabric_studio.io.importers.nccl_tests import read_nccl_tests

# G-C8 of SIMULATION.md: GB200 NVL72, from the public README of coreweave/nccl-tests (pull request 43).
NVL72 = """
# nThread 1 nGpus 1 minBytes 536870912 maxBytes 8589934592 step: 2(factor) warmup iters: 50 iters: 50 agg iters: 1 validation: 1 graph: 0
#  Rank  0 Group  0 Pid  14840 on slurm-gb200-207-171 device  0 [0x01] NVIDIA Graphics Device
#  Rank 71 Group  0 Pid  14840 on slurm-gb200-207-171 device  3 [0x01] NVIDIA Graphics Device
#
#                                                              out-of-place                       in-place
#       size         count      type   redop    root     time   algbw   busbw #wrong     time   algbw   busbw #wrong
#        (B)    (elements)                               (us)  (GB/s)  (GB/s)            (us)  (GB/s)  (GB/s)
   536870912     134217728     float     sum      -1   1806.7  297.16  586.06      0   1835.9  292.43  576.74      0
  1073741824     268435456     float     sum      -1   3108.8  345.38  681.17      0   2924.7  367.13  724.06      0
  8589934592    2147483648     float     sum      -1    20299  423.16  834.57      0    20006  429.37  846.82      0
# Out of bounds values : 0 OK
# Avg bus bandwidth    : 745.53
"""


def test_table_of_a_whole_rack() -> None:
    (run,) = read_nccl_tests(NVL72)
    assert (run.operation, run.ranks, run.average_busbw_gbytes_s, len(run.points)) == (
        "all_reduce",
        72,
        745.53,
        6,
    )
    assert run.curve() == ((536870912.0, 1073741824.0, 8589934592.0), (586.06, 681.17, 834.57))
    assert run.curve(in_place=True)[1] == (576.74, 724.06, 846.82)
    first = run.points[0]
    assert (first.time_s, first.algbw_gbytes_s, first.in_place, first.line) == (
        pytest.approx(1806.7e-6),
        297.16,
        False,
        9,
    )
    assert run.warnings == ("taken for an all-reduce of 72 ranks, as busbw over algbw says",)


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("1024 256 float sum -1 5.45 0.19 0.33 0 5.35 0.19 0.33 0", 2),
        ("1024 256 float sum 5.45 0.19 0.33 0e+00 5.35 0.19 0.33 0e+00", 2),  # before version 2.11: no root
        ("1024 256 half none -1 5.45 0.19 0.33 N/A 5.35 0.19 0.33 N/A", 2),  # -c 0
        ("1024 256 float -1 5.45 0.19 0.33 0", 1),  # broadcast, one placement
        ("[1,0]<stdout>:      1024 256 float sum -1 5.45 0.19 0.33 0 5.35 0.19 0.33 0", 2),
        ("0:   1024 256 bfloat16 sum -1 5.45 0.19 0.33 0 5.35 0.19 0.33 0", 2),
        ("33554432 33554432 uint8 768 40.69 40.69", 1),  # nccom-test
    ],
)
def test_rows_of_every_form(row: str, points: int) -> None:
    (run,) = read_nccl_tests(row)
    assert len(run.points) == points
    assert run.points[0].size_bytes in (1024, 33554432) and run.points[0].time_s in (
        pytest.approx(5.45e-6),
        pytest.approx(768e-6),
    )


@pytest.mark.parametrize(
    ("command", "operation"),
    [("./build/all_gather_perf -b 8", "all_gather"), ("alltoall_perf", "all_to_all"), ("# Collective test starting: reduce_scatter_perf", "reduce_scatter"),
     ("sendrecv_perf", "sendrecv"), ("all_reduce_perf_mpi -g 1", "all_reduce")],
)  # fmt: skip
def test_operation_from_the_command(command: str, operation: str) -> None:
    (run,) = read_nccl_tests(
        f"{command}\n# Rank 0 x\n# Rank 1 y\n1024 256 float sum -1 5.45 0.19 0.19 0 5.35 0.19 0.19 0\n"
    )
    assert (run.operation, run.ranks) == (operation, 2)


def test_several_runs_stay_apart() -> None:
    runs = read_nccl_tests(NVL72 + NVL72.replace("586.06", "500.00"))
    assert [run.points[0].busbw_gbytes_s for run in runs] == [586.06, 500.0]


def test_odd_tables_are_told() -> None:
    (run,) = read_nccl_tests("1073741824 268435456 float sum -1 3108.8 34.5 68.1 7 2924.7 367.13 724.06 0")
    assert run.warnings[0] == "line 1: 7 wrong results (1 points have some); the times may mean nothing"
    assert run.warnings[1] == "line 1: algbw is not size over time (1 points); is the table complete?"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "# size count type\n",
        "1024 256 float sum -1 nan 0.19 0.33 0",
        "1024 256 float sum -1 1 2",
    ],
)
def test_text_without_a_table_is_refused(text: str) -> None:
    with pytest.raises(BadInputError, match="holds no row of a table; paste the lines"):
        read_nccl_tests(text)


@given(st.lists(st.tuples(st.integers(0, len(NVL72)), st.text(max_size=4)), max_size=6))
def test_damaged_output_gives_points_or_one_line(damage: list[tuple[int, str]]) -> None:
    text = NVL72
    for at, letters in damage:
        text = text[:at] + letters + text[at + len(letters) :]
    try:
        runs = read_nccl_tests(text)
    except BadInputError as error:
        assert "\n" not in str(error)
    else:
        assert all(point.time_s >= 0 and point.size_bytes >= 0 for run in runs for point in run.points)
