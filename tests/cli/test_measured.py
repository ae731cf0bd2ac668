"""A measurement over the simulated sweep, and the run as tables, on the command line."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli, refused

TABLE = Path(__file__).parents[1] / "fixtures" / "measured" / "all_reduce_perf.txt"
SWEEP = ("--workload", "sweep", "-p", "ranks=8")


def test_the_measurement_stands_beside_the_sweep(cli: Cli, superpod: Path) -> None:
    ran = cli("simulate", superpod, *SWEEP, "--measured", TABLE)
    assert ran.code == 0 and "480 GB/s" in ran.out and "geometric mean of the difference" in ran.out
    document = json.loads(cli("simulate", superpod, *SWEEP, "--measured", TABLE, "--json").out)
    points = document["measured"]["points"]
    assert len(points) == 5 and all(point["simulated_busbw_gbytes_s"] for point in points)
    assert points[-1]["simulated_busbw_gbytes_s"] == pytest.approx(480, rel=0.03)
    assert document["measured"]["ranks"] == 8 and document["measured"]["note"] is None


def test_a_pasted_measurement(cli: Cli, superpod: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(TABLE.read_text()))
    assert "geometric mean" in cli("simulate", superpod, *SWEEP, "--measured", "-").out
    monkeypatch.setattr("sys.stdin", io.StringIO("nothing of the kind"))
    refused(cli("simulate", superpod, *SWEEP, "--measured", "-"), "standard input", "no table")


def test_what_cannot_be_compared_is_refused_before_anything_runs(
    cli: Cli, small: Path, tmp_path: Path
) -> None:
    refused(cli("simulate", small, "--workload", "all_reduce", "--measured", TABLE), "--workload sweep")
    refused(cli("simulate", small, *SWEEP, "--measured", tmp_path / "none.txt"), "no such file")


def test_tables_of_a_run(cli: Cli, small: Path, tmp_path: Path) -> None:
    ran = cli("simulate", small, "--workload", "incast", "--csv", tmp_path / "run")
    assert ran.code == 0 and "links.csv" in ran.out
    assert (tmp_path / "run" / "links.csv").read_text("utf-8-sig").startswith("link,cable,carried_bytes")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "a.txt").write_text("a")
    refused(cli("simulate", small, "--workload", "incast", "--csv", tmp_path / "mine"), "a.txt")
    refused(cli("simulate", small, "--workload", "incast", "--csv", small), str(small))
