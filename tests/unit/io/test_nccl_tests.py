"""nccl-tests output as measured points; the fixture has its form, with figures made up for the test."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.io.nccl_tests import nccl_tests, read_nccl_tests
from fabric_studio.sim.measured import Measurement, Point, beside, mean_error, ranks_note
from fabric_studio.sim.simulate import simulate
from tests.factories_sim import star

TABLE = Path(__file__).parents[2] / "fixtures" / "measured" / "all_reduce_perf.txt"
ROW = "     1048576        262144     float     sum      -1    41.00   25.58   44.76      0    40.00   26.21   45.88      0"


def test_a_table_is_read_with_its_ranks_and_operation() -> None:
    found = read_nccl_tests(TABLE)
    assert (found.ranks, found.operation) == (8, "all_reduce")
    assert [point.size_bytes for point in found.points] == [2**20, 2**23, 2**26, 2**29, 2**33]
    assert found.points[-1].busbw_gbytes_s == pytest.approx(479.96, rel=1e-4)
    assert found.points[0].busbw_gbytes_s == pytest.approx(44.76, rel=1e-3)


@pytest.mark.parametrize(
    ("line", "bus"),
    [
        (ROW, 44.76),
        (f"[1,0]<stdout>:{ROW}", 44.76),
        (f"node-01: {ROW}", 44.76),
        (ROW.replace("   25.58   44.76", "    0.00    0.00"), 1048576 / 41e-6 / 1e9),
        ("1048576 262144 float sum -1 N/A N/A N/A N/A 40.00 26.21 45.88 0", 45.88),
        (f"{ROW}\n{ROW.replace('41.00', '43.00')}", 1048576 / 42e-6 / 1e9 * 44.76 / 25.58),
    ],
    ids=["plain", "mpirun", "pdsh", "digits lost", "in place only", "two cycles"],
)
def test_what_launchers_and_options_do_to_a_line(line: str, bus: float) -> None:
    (point,) = nccl_tests(line, "clipboard").points
    assert point.busbw_gbytes_s == pytest.approx(bus, rel=1e-3)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no table"),
        ("hello\nworld 1 2 3 4 5 6 7 8 9", "no table"),
        (ROW.replace("41.00", "nan"), "line 1"),
        (ROW.replace("41.00", "-1"), "line 1"),
        (ROW.replace("41.00", "0.00"), "line 1"),
        (ROW.replace("44.76", "inf"), "line 1"),
        (f"# x\n{ROW.replace('41.00', 'fast')}", "line 2"),
        ("\n" * 300_000, "too many"),
        ("\n".join(ROW.replace("1048576", str(8 * k)) for k in range(1, 1200)), "more than"),
    ],
)
def test_what_is_no_measurement_is_one_clear_line(text: str, words: str) -> None:
    with pytest.raises(BadInputError, match=words) as refused:
        nccl_tests(text, "clipboard")
    assert "\n" not in str(refused.value) and "clipboard" in str(refused.value)


def test_points_lie_beside_the_curve() -> None:
    given = {"smallest": 1e6, "largest": 64e6, "efficiency": "none"}
    result = simulate(star(8, 50e9), "sweep", given)
    measured = Measurement("m", (Point(2e6, 25.0), Point(3e6, 40.0), Point(1e3, 1.0)), ranks=8)
    near, between, outside = beside(result, measured)
    assert near.simulated_gbytes_s == pytest.approx(50.0) and near.error == pytest.approx(1.0)
    assert between.error == pytest.approx(0.25)
    assert outside.simulated_gbytes_s is None and outside.error is None
    assert mean_error((near, between, outside)) == pytest.approx(0.5)
    assert ranks_note(result, measured) == ""
    assert "16 ranks" in ranks_note(result, Measurement("m", measured.points, ranks=16))


def test_only_a_sweep_of_the_same_operation_can_be_compared() -> None:
    measured = Measurement("m", (Point(2e6, 25.0),), operation="all_gather")
    with pytest.raises(BadInputError, match="sweep"):
        beside(simulate(star(8, 50e9), "all_reduce", {}), measured)
    with pytest.raises(BadInputError, match="operation=all_gather"):
        beside(simulate(star(8, 50e9), "sweep", {"smallest": 1e6}), measured)
    assert measured.range_as_params() == {
        "smallest": "2000000",
        "largest": "2000000",
        "operation": "all_gather",
    }
    odd = Measurement("m", (Point(2e6, 25.0), Point(6e6, 25.0)))
    assert odd.range_as_params() == {"smallest": "2000000", "largest": "12000000"}
