"""The file of a run: round trip, one piece or nothing, and hostile files."""

from __future__ import annotations

import json
import os

import numpy as np
import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.sim.runfile import load_run, save_run
from fabric_studio.sim.simulate import simulate
from tests.factories_sim import star

KEYS = {
    "engine", "workload", "step_time_s", "phases", "collectives", "flows", "links", "bottleneck", "events", "wall_s", "cautions",
    "model_notes",
}  # fmt: skip
LINK_KEYS = {
    "name",
    "mean_utilization",
    "max_utilization",
    "max_queue_bytes",
    "ecn_marks",
    "pause_s",
    "drops",
}


@pytest.fixture
def result():
    return simulate(star(4, 1e9), "training_step", {"steps": 3, "bytes": 1e6})


def test_what_was_saved_is_loaded(result, tmp_path):
    save_run(result, tmp_path / "run.npz")
    loaded = load_run(tmp_path / "run.npz")
    assert loaded.to_json() == result.to_json()
    for name in ("times_s", "link_utilization", "throughput_bytes_s", "rank_step_s", "step_duration_s"):
        assert np.array_equal(getattr(loaded, name), getattr(result, name))
    assert loaded.links.names == result.links.names[:]
    assert loaded.params == result.params


def test_the_file_is_plain_arrays_with_the_promised_names(result, tmp_path):
    save_run(result, tmp_path / "run.npz")
    with np.load(tmp_path / "run.npz", allow_pickle=False) as file:
        assert {"times", "link_utilization", "link_names", "step_time_s", "throughput"} <= set(file)
        assert file["step_time_s"].shape == (4, 3)
        assert file["link_utilization"].shape == (len(file["link_names"]), len(file["times"]))


def test_json_has_the_keys_of_the_command_line(result):
    document = result.to_json(links=2)
    assert set(document) == KEYS
    assert [set(link) for link in document["links"]] == [LINK_KEYS] * 2
    assert set(document["flows"]) == {"count", "fct_s"} and set(document["flows"]["fct_s"]) == {
        "p50",
        "p99",
        "max",
    }
    assert json.loads(json.dumps(document, allow_nan=False)) == json.loads(json.dumps(document))


def test_a_target_that_cannot_be_written_leaves_nothing_behind(result, tmp_path):
    with pytest.raises(BadInputError, match="cannot be written"):
        save_run(result, tmp_path / "no such folder" / "run.npz")
    (tmp_path / "run.npz").mkdir()
    with pytest.raises(BadInputError, match="cannot be written"):
        save_run(result, tmp_path / "run.npz")
    assert [path.name for path in tmp_path.iterdir()] == ["run.npz"]


def damaged(tmp_path, result, change):
    path = tmp_path / "run.npz"
    save_run(result, path)
    with np.load(path, allow_pickle=False) as file:
        arrays = dict(file)
    change(arrays)
    np.savez(path, **arrays)
    return path


@pytest.mark.parametrize(
    "change",
    [
        lambda a: a.pop("times"),
        lambda a: a.update(times=np.array([[1.0]])),
        lambda a: a.update(times=a["times"][:-1]),
        lambda a: a.update(link_names=a["link_names"][:-1]),
        lambda a: a.update(link_names=np.array([{}], object)),
        lambda a: a.update(summary=np.array("{}")),
        lambda a: a.update(summary=np.array("not json")),
        lambda a: a.update(summary=np.array(str(a["summary"]).replace('"engine"', '"motor"'))),
    ],
)
def test_damaged_files_are_refused_in_one_line(change, result, tmp_path):
    with pytest.raises(BadInputError, match=r"run\.npz: not a run of this program"):
        load_run(damaged(tmp_path, result, change))


def test_a_newer_format_is_refused(result, tmp_path):
    path = damaged(
        tmp_path,
        result,
        lambda a: a.update(summary=np.array(str(a["summary"]).replace('"format":1', '"format":2'))),
    )
    with pytest.raises(BadInputError, match="run format 2, this version reads 1"):
        load_run(path)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 cut off", b"\x93NUMPY\x01\x00", b"text"])
def test_other_files_are_refused_in_one_line(content, tmp_path):
    (tmp_path / "run.npz").write_bytes(content)
    with pytest.raises(BadInputError, match="not a run of this program"):
        load_run(tmp_path / "run.npz")
    with pytest.raises(BadInputError, match="no such file"):
        load_run(tmp_path / "other.npz")
    with pytest.raises(BadInputError, match="cannot be read"):
        load_run(tmp_path)


def test_a_pipe_is_refused_and_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "run.npz")
    with pytest.raises(BadInputError, match="no plain file"):
        load_run(tmp_path / "run.npz")


def test_what_is_stopped_while_it_is_written_leaves_nothing_behind(result, tmp_path, monkeypatch):
    (tmp_path / "run.npz").write_bytes(b"old")

    def stop(descriptor):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", stop)
    with pytest.raises(KeyboardInterrupt):
        save_run(result, tmp_path / "run.npz")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("run.npz", b"old")]
