"""The flows of a workload as a list: run again from the list, they take as long as the workload itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.sim.simulate import simulate
from fabric_studio.workloads.builder import DemandBuilder
from fabric_studio.workloads.catalogue import WORKLOADS
from fabric_studio.workloads.demand_flows import flows_of
from fabric_studio.workloads.flow_csv import write_csv
from tests.factories_sim import star

RANKS = 12


def demand(name: str, **params: Any) -> Any:
    return WORKLOADS[name].demand(RANKS, np.full(RANKS, -1, np.int32), np.zeros(RANKS, np.int32), params)


@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("permutation", {"bytes": 5e6, "steps": 2}),
        ("incast", {"senders": 7, "bytes": 3e6, "steps": 3}),
        ("all_to_all", {"bytes": 12e6}),
        ("all_reduce", {"bytes": 12e6}),
        ("training_step", {"bytes": 12e6, "compute_s": 0.01, "jitter": 0.3, "steps": 2}),
    ],
)
def test_the_list_takes_as_long_as_the_workload(tmp_path: Path, name: str, params: dict[str, Any]) -> None:
    router = star(RANKS, 1e9)
    whole = simulate(router, name, params, coalesce=0.0)
    path = tmp_path / "flows.csv"
    path.write_text(write_csv(flows_of(demand(name, **params), name)))
    again = simulate(router, "flow_list", {"file": str(path), "from_first": False}, coalesce=0.0)
    assert again.duration_s == pytest.approx(whole.duration_s, rel=1e-9)
    assert again.links.carried_bytes.sum() == pytest.approx(whole.links.carried_bytes.sum())


def test_flows_that_cannot_be_listed_are_refused() -> None:
    builder = DemandBuilder(3, 1, 1)
    one, two = (builder.transfers(builder.routes([0], [k]), 1.0, step=0, phase="x") for k in (1, 2))
    last = builder.transfers(builder.routes([1], [2]), 1.0, step=0, phase="x")
    for flow, pause_s in ((one, 1.0), (two, 2.0)):
        pause = builder.computations(pause_s, rank=0, step=0, phase="x")
        builder.order(flow, pause)
        builder.order(pause, last)
    with pytest.raises(BadInputError, match="with pauses of different lengths, which no list can say"):
        flows_of(builder.finish(), "x")
    with pytest.raises(BadInputError, match="wait for each other in more than 5,000,000 pairs"):
        flows_of(big_steps(), "x")
    sampled = DemandBuilder(4, 1, 1)
    sampled.transfers(sampled.lockstep([0], [1], [1.0], sampling=3.0), 1.0, step=0, phase="x")
    with pytest.raises(BadInputError, match="are sampled, so they cannot be listed"):
        flows_of(sampled.finish(), "x")


def big_steps() -> Any:
    none = np.full(3000, -1, np.int32)
    return WORKLOADS["permutation"].demand(3000, none, none * 0, {"steps": 2})
