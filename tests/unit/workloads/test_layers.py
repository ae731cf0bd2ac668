"""Layers from workload texts of SimAI: order, groups, bytes and what is wrong in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.sim.simulate import simulate
from fabric_studio.workloads.catalogue import WORKLOADS
from fabric_studio.workloads.demand import Demand
from fabric_studio.workloads.layer_file import read_layers
from fabric_studio.workloads.layers import groups_of
from tests.factories_sim import rail_servers, star

FIXTURE = Path(__file__).resolve().parents[2] / "fixtures" / "traffic" / "layers.txt"
HEAD = "HYBRID_TRANSFORMER_FWD_IN_BCKWD model_parallel_NPU_group: {tp} ep: {ep} pp: {pp} vpp: 1 ga: 1 all_gpus: {gpus} checkpoints: 0 checkpoint_initiates: 0"


def text(*rows: str, tp: int = 1, ep: int = 1, pp: int = 1, gpus: int = 8) -> str:
    return "\n".join([HEAD.format(tp=tp, ep=ep, pp=pp, gpus=gpus), str(len(rows)), *rows])


def demand(path: Path, accelerators: int = 8, **params: Any) -> Demand:
    places = np.arange(accelerators, dtype=np.int32)
    return WORKLOADS["layers"].demand(accelerators, places // 4, places % 4, {"file": str(path), **params})


def written(tmp_path: Path, content: str) -> Path:
    path = tmp_path / "workload.txt"
    path.write_text(content)
    return path


def test_rows_are_read_with_times_and_groups() -> None:
    file = read_layers(FIXTURE.read_text().split("\n"), "layers.txt")
    first, second, last = file.layers
    assert first.compute_s == pytest.approx((1e-3, 1e-9, 2e-3)) and first.update_s == pytest.approx(1e-7)
    assert [call and (call.operation, call.group, call.size_bytes) for call in second.calls] == [
        ("all_to_all", "EP", 1e6), ("all_gather", "TP", 1e6), ("reduce_scatter", "DP_EP", 4e6),
    ]  # fmt: skip
    assert last.calls[2] is not None and last.calls[2].group == "DP"
    assert file.sizes["tp"] == file.sizes["ep"] == 2
    assert [(item.line, item.text) for item in file.ignored] == [
        (1, "colour:"),
        (1, "1"),
        (6, "after the rows"),
    ]
    assert file.calls == {"ALLREDUCE": 2, "ALLTOALL_EP": 1, "ALLGATHER": 1, "REDUCESCATTER_DP_EP": 1}


def test_groups_are_those_of_simai() -> None:
    """MockNcclGroup.cc with TP 2, EP 2, PP 1 on 8 GPUs."""
    file = read_layers(FIXTURE.read_text().split("\n"), "layers.txt")
    groups = {name: members.tolist() for name, members in groups_of(file, 8, "layers.txt").items()}
    assert groups == {
        "TP": [[0, 1], [2, 3], [4, 5], [6, 7]],
        "DP": [[0, 2, 4, 6], [1, 3, 5, 7]],
        "EP": [[0, 2], [4, 6], [1, 3], [5, 7]],
        "DP_EP": [[0, 4], [2, 6], [1, 5], [3, 7]],
    }


def test_every_layer_runs_in_its_order(tmp_path: Path) -> None:
    """Alone on 8 hosts of 1 GB/s: forward 2 x 1 ms and a call, backward in reverse, the last call hidden behind nothing."""
    rows = (
        "one -1 1000000 ALLREDUCE 8000000 2000000 NONE 0 3000000 NONE 0 0",
        "two -1 1000000 NONE 0 2000000 NONE 0 3000000 ALLGATHER 8000000 0",
    )
    path = written(tmp_path, text(*rows, tp=8))
    result = simulate(star(8, 1e9), "layers", {"file": str(path)})
    # The all-gather is over a data-parallel group of one rank and so is none.
    assert result.step_time_s == pytest.approx(2e-3 + 2 * 7 / 8 * 8e-3 + 2 * 5e-3)
    path = written(tmp_path, text(*rows, tp=1))
    result = simulate(star(8, 1e9), "layers", {"file": str(path)})
    # Now it runs beside the 5 ms of layer one and takes 7 ms.
    assert result.step_time_s == pytest.approx(2e-3 + 5e-3 + 7e-3)
    (gather,) = result.collectives
    assert (gather.operation, gather.ranks, gather.busbw_gbytes_s) == ("all_gather", 8, pytest.approx(1.0))


def test_an_update_waits_for_its_collective(tmp_path: Path) -> None:
    path = written(tmp_path, text("one -1 0 NONE 0 0 NONE 0 0 ALLREDUCE 8000000 5000000"))
    result = simulate(star(8, 1e9), "layers", {"file": str(path), "steps": 2})
    assert result.step_time_s == pytest.approx(2 * 7 / 8 * 8e-3 + 5e-3)


@pytest.mark.parametrize(
    ("operation", "group", "each"),
    [("ALLREDUCE", 8, 2 * 7 / 8), ("ALLGATHER", 8, 7 / 8), ("REDUCESCATTER", 8, 7 / 8), ("ALLTOALL", 8, 7 / 8), ("ALLREDUCE", 2, 1.0)],
)  # fmt: skip
def test_bytes_that_leave_a_rank(tmp_path: Path, operation: str, group: int, each: float) -> None:
    """Ring collectives as nccl-tests counts them, all groups together; one channel for each NIC of a server of four."""
    path = written(tmp_path, text(f"one -1 0 {operation} 8000000 0 NONE 0 0 NONE 0 0", tp=group))
    d = demand(path)
    progress = np.bincount(d.activity_route, d.activity_bytes, minlength=len(d.route_weight))
    sent = np.repeat(progress, np.diff(d.route_ptr)) * d.pair_copies
    inside = d.pair_src // 4 == d.pair_dst // 4
    leaving = np.bincount(d.pair_src[~inside], sent[~inside], minlength=8)
    if group == 8 and operation != "ALLTOALL":
        assert leaving == pytest.approx(each * 8e6 / 4)
        assert np.bincount(d.pair_src[inside], sent[inside], minlength=8) == pytest.approx(each * 8e6)
    else:
        assert np.bincount(d.pair_src, sent, minlength=8) == pytest.approx(each * 8e6)


def test_data_parallel_rings_use_all_nics() -> None:
    """Two servers of four: with one rank a group the ring would use one NIC of four and take four times as long."""
    router = rail_servers(2, 4, 100e9, 1e9)
    result = simulate(router, "all_reduce", {"bytes": 8e6})
    path = FIXTURE.parent / "one_layer.txt"
    made = text("one -1 0 NONE 0 0 NONE 0 0 ALLREDUCE 8000000 0")
    assert path.read_text() == made + "\n"
    ours = simulate(router, "layers", {"file": str(path)})
    assert ours.step_time_s == pytest.approx(result.step_time_s, rel=0.05)


def test_ranks(tmp_path: Path) -> None:
    path = written(tmp_path, text("one -1 1 ALLREDUCE 8 1 NONE 0 1 NONE 0 1", tp=2, gpus=4))
    assert demand(path).n_ranks == 4
    assert demand(path, accelerators=6).n_ranks == 4
    fewer = demand(path, ranks=8)
    assert any("is for 4 GPUs and is run on 8" in note for note in fewer.notes)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("DATA x: 1\n1\na -1 1 NONE 0 1 NONE 0 1 NONE 0 1\n", "line 1: the strategy 'DATA' is not simulated; known: HYBRID_TRANSFORMER"),
        (HEAD.format(tp=1, ep=1, pp=1, gpus=8), "has no line with the number of layers"),
        (text() + "\n", "has no layer"),
        (text("a -1 1 NONE 0 1 NONE 0 1 NONE 0"), "line 3: has 11 fields instead of 12"),
        (text("a -1 nan NONE 0 1 NONE 0 1 NONE 0 1"), "line 3: time of the forward 'nan' is no number"),
        (text("a -1 -1 NONE 0 1 NONE 0 1 NONE 0 1"), "line 3: time of the forward '-1' is no number"),
        (text("a -1 1 SHUFFLE 5 1 NONE 0 1 NONE 0 1"), "line 3: 'SHUFFLE' is no collective that is simulated; known: NONE, ALLREDUCE"),
        (text("a -1 1 ALLREDUCE 99999999999999999 1 NONE 0 1 NONE 0 1"), "line 3: size '99999999999999999' is no number"),
        (text("a -1 1 NONE 0 1 NONE 0 1 NONE 0 1", gpus=4096), "line 1: is for 4,096 GPUs, the design has 8 accelerators"),
        (text("a -1 1 NONE 0 1 NONE 0 1 NONE 0 1", tp=3), "line 1: 8 ranks cannot be shared out by groups of 3 x 1 pipeline stages"),
        (text("a -1 1 NONE 0 1 NONE 0 1 NONE 0 1", ep=3), "line 1: 8 data-parallel ranks cannot be shared out by expert groups of 3"),
        (text("a -1 1 NONE 0 1 NONE 0 1 NONE 0 1").replace("checkpoints: 0", "checkpoints: 2"), "line 1: recomputes activations"),
    ],
)  # fmt: skip
def test_nonsense_is_refused(tmp_path: Path, content: str, says: str) -> None:
    path = written(tmp_path, content)
    with pytest.raises(BadInputError) as refusal:
        demand(path)
    assert says in str(refusal.value) and str(path) in str(refusal.value) and "\n" not in str(refusal.value)


def test_a_count_that_is_wrong_is_told(tmp_path: Path) -> None:
    rows = text("a -1 1 NONE 0 1 NONE 0 1 NONE 0 1").replace("\n1\n", "\n5\n", 1)
    assert any(
        "declares 5 layers, the file has 1; these were taken" in note
        for note in demand(written(tmp_path, rows)).notes
    )
