"""Routing, failures and their comparison on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fabric_studio.io.project import save_project
from fabric_studio.model.snapshot import Snapshot
from tests import factories_nets as nets
from tests.cli.conftest import Cli, refused


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Two leaves of two servers, two spines."""
    return saved(nets.leaf_spine(2, 2, 2), tmp_path / "tree.fabric")


def saved(snapshot: Snapshot, path: Path) -> Path:
    save_project(snapshot, path)
    return path


def times(cli: Cli, tree: Path, *more: object) -> float:
    ran = cli(
        "simulate", tree, "--workload", "incast", "-p", "senders=1", "-p", "bytes=50GB", "--json", *more
    )
    assert (ran.code, ran.err) == (0, "")
    return float(json.loads(ran.out)["step_time_s"])


def test_routings_side_by_side(cli: Cli, tree: Path) -> None:
    ran = cli("simulate", tree, "--workload", "permutation", "-p", "pattern=bisection", "--compare-routing")
    assert (ran.code == 0 and "left out: torus:" in ran.out) or "torus " in ran.out
    rows = {line.split()[0]: line.split() for line in ran.out.splitlines() if "%" in line and "routing" not in line}
    assert rows["spray"][1:7] == ["400.0", "400.0", "400.0", "400.0", "400.0", "100.0%"]
    assert float(rows["ecmp-polarised"][4]) <= float(rows["spray"][4])
    document = json.loads(
        cli("simulate", tree, "--workload", "permutation", "--compare-routing", "--json").out
    )
    assert {outcome["routing"] for outcome in document["outcomes"]} >= {"ecmp", "spray", "adaptive", "pinned"}


def test_what_is_down_or_slow_is_said_in_an_option(cli: Cli, tree: Path) -> None:
    """50 GB at 400 Gb/s take a second. Half the rate from the middle on: 1.5 s. Down for 0.2 s of re-routing: 1.2 s."""
    assert times(cli, tree) == pytest.approx(1.0, abs=1e-3)
    assert times(cli, tree, "--degrade", "s0=0.5@500ms") == pytest.approx(1.5, abs=1e-3)
    assert times(cli, tree, "--degrade", "s0 compute 1=0.25") == pytest.approx(4.0, abs=1e-3)
    cut = times(cli, tree, "--routing", "spray", "--down", "spine0@0.5", "-p", "reroute_s=0.2")
    assert cut == pytest.approx(1.2, abs=1e-3) or cut == pytest.approx(1.0, abs=1e-3)


def test_what_cannot_be_routed_is_one_line(cli: Cli, tree: Path) -> None:
    def asked(*more: object) -> str:
        return refused(cli("simulate", tree, "--workload", "permutation", *more))

    assert "unknown routing policy" in asked("--routing", "sprai")
    assert "does not fit" in asked("--routing", "dragonfly-ugal")
    assert "is no incident" in asked("--down", "s0@soon")
    assert "is no cable or device" in asked("--down", "nobody")
    assert "NAME=PART" in asked("--degrade", "s0 half")
    assert "from 0 (down) to 1" in asked("--degrade", "s0=2")
    for more in (["--csv", "x"], ["--measured", "x"], ["--links", "3"], ["-o", "x.npz"]):
        assert "keeps no run" in asked("--compare-routing", *more)
    refused(cli("simulate", tree, "--workload", "permutation", "--routing", "spray", "--compare-routing"), "leave out")
    refused(cli("simulate", tree, "--workload", "permutation", "--routing", "spray", "-p", "routing=ecmp"), "give one")
