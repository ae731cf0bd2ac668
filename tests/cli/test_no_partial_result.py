"""What cannot be simulated is one clear line and exit code 2; nothing that looks like a result is printed or written."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from fabric_studio.app.commands import arrange
from fabric_studio.cli.verbs import simulate
from fabric_studio.io.project import load_project, save_project
from tests.cli.conftest import Cli, refused


@pytest.fixture(scope="module")
def split(small: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two servers, of which one has lost all its cables."""
    document, _ = load_project(small)
    snapshot = document.snapshot()
    server = snapshot.devices.uid[snapshot.devices.name == "server-002"]
    assert len(server) == 1
    mine = (snapshot.cables.a_device == server[0]) | (snapshot.cables.z_device == server[0])
    others = np.flatnonzero(~mine)
    arrange.delete(document, {"cable": snapshot.cables.uid[others]})
    path = tmp_path_factory.mktemp("split") / "split.fabric"
    save_project(document.snapshot(), path)
    return path


SIMULATED = [
    ("all_reduce", "bytes=0", "bytes"),
    ("all_reduce", "bytes=1e300", "bytes"),
    ("all_reduce", "bytes=inf", "bytes"),
    ("all_reduce", "bytes=", "bytes"),
    ("all_reduce", "ranks=1", "ranks"),
    ("all_reduce", "ranks=99999", "99999"),
    ("all_reduce", "no_such=1", "no_such"),
    ("all_reduce", "algorithm=fastest", "algorithm"),
    ("all_reduce", "events=at once down x", "events"),
    ("all_reduce", "events=0 down no-such-cable", "no-such-cable"),
    ("all_to_all", "bytes=0", "bytes"),
    ("sweep", "smallest=0", "smallest"),
    ("sweep", "largest=1", "largest"),
    ("sweep", "factor=1", "factor"),
    ("permutation", "bytes=0", "bytes"),
    ("send_recv", "bytes=-5", "bytes"),
    ("training_step", "compute_s=nan", "compute_s"),
    ("training_step", "steps=0", "steps"),
    ("training_step", "straggler_rank=5000", "straggler_rank"),
    ("training_step", "model=gpt-9", "model"),
]


@pytest.mark.parametrize(("workload", "typed", "word"), SIMULATED)
def test_parameters(cli: Cli, small: Path, tmp_path: Path, workload: str, typed: str, word: str) -> None:
    target, tables = tmp_path / "run.npz", tmp_path / "tables"
    ran = cli("simulate", small, "--workload", workload, "-p", typed, "-o", target, "--csv", tables, "--json")
    refused(ran, word)
    assert not target.exists() and not tables.exists()


@pytest.mark.parametrize("workload", ["all_reduce", "all_to_all", "permutation", "training_step"])
def test_pairs_without_a_path(cli: Cli, split: Path, tmp_path: Path, workload: str) -> None:
    target = tmp_path / "run.npz"
    refused(
        cli("simulate", split, "--workload", workload, "-o", target, "--json"),
        "no path from",
        "cable what is missing",
    )
    assert not target.exists()


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("flows.csv", "src,dst,bytes,start_s\n0,8,nan,0\n", "nan"),
        ("flows.csv", "src,dst,bytes,start_s\n0,8,1e6,nan\n", "nan"),
        ("flows.csv", "src,dst,bytes,start_s\n0,8,inf,0\n", "inf"),
        ("flows.csv", "src,dst,bytes,start_s\n0,8,0,0\n", "0"),
        ("flows.csv", "src,dst,bytes,start_s\n0,8,1e300,0\n", "1e+300"),
        ("flows.csv", "src,dst,bytes,start_s\n0,8,-1,0\n", "-1"),
        ("flows.csv", "src,dst,bytes,start_s\n0,4000000000,1e6,0\n", "4"),
        ("flows.csv", "src,dst,bytes,start_s\n", "flows.csv"),
        ("flows.csv", "", "empty"),
        ("flows.cm", "Nodes 16\nConnections 1\n0->8 id 1 start 0 size nan\n", "nan"),
    ],
)
def test_files(cli: Cli, small: Path, tmp_path: Path, name: str, text: str, words: str) -> None:
    (tmp_path / name).write_text(text)
    target = tmp_path / "run.npz"
    ran = cli(
        "simulate", small, "--workload", "flow_list", "-p", f"file={tmp_path / name}", "-o", target, "--json"
    )
    refused(ran, words, name)
    assert not target.exists()


def test_a_target_that_cannot_be_is_refused_before_the_run(
    cli: Cli, small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "simulate_design", lambda *_, **__: pytest.fail("it ran"))
    for option in ("-o", "--csv", "--flows"):
        refused(
            cli("simulate", small, "--workload", "incast", option, tmp_path / "none" / "x.csv"),
            "does not exist",
        )
