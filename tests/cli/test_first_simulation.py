"""The first simulation after installing says on standard error that it compiles; later ones say nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fabric_studio.cli.verbs import simulate
from tests.cli.conftest import Cli


def test_one_line_where_there_is_no_terminal(cli: Cli, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[object] = []
    monkeypatch.setattr(simulate, "is_ready", lambda: bool(compiled))
    monkeypatch.setattr(simulate, "warm_up", compiled.append)
    first = cli("simulate", small, "--workload", "all_reduce", "--json")
    assert first.code == 0 and len(compiled) == 1
    (line,) = first.err.splitlines()
    assert "compiling the simulator" in line and "cache" in line
    again = cli("simulate", small, "--workload", "all_reduce", "--json")
    assert again.code == 0 and again.err == "" and len(compiled) == 1
    assert json.loads(first.out)["step_time_s"] == json.loads(again.out)["step_time_s"]


def test_what_is_refused_is_refused_before(cli: Cli, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "is_ready", lambda: False)
    monkeypatch.setattr(simulate, "warm_up", lambda progress: pytest.fail("compiled for nothing"))
    assert cli("simulate", small, "--workload", "all_reduce", "-p", "bytes=-1").code == 2
