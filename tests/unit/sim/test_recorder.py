"""The recorder keeps a bounded picture of a run, whatever its length."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.sim.frames import Frame
from fabric_studio.sim.recorder import MOST_BINS, Recorder
from fabric_studio.sim.simulate import prepare
from tests.factories_sim import leaf_spine, star


def frame(time_s, interval_s, utilization, rows=None) -> Frame:
    values = np.array(utilization, np.float32)
    rows = np.arange(len(values), dtype=np.int32) if rows is None else np.array(rows, np.int32)
    return Frame(
        time_s, interval_s, values, rows, rows, float(values.sum()), 1, 0, "", 0, 1, np.zeros((1, 1), np.float32),
        0.0, False, False, (),
    )  # fmt: skip


def test_halving_keeps_the_integral_of_every_link_and_of_the_throughput():
    recorder = Recorder(2, 1.0)
    rng = np.random.default_rng(1)
    integral, total, now = np.zeros(2), 0.0, 0.0
    for _ in range(3 * MOST_BINS + 7):
        step, values = float(rng.uniform(0.5, 1.5)), rng.uniform(0, 1, 2)
        now += step
        recorder.add(frame(now, step, values))
        integral += values * step
        total += values.sum() * step
    times = recorder.times_s
    assert len(times) <= MOST_BINS and times[-1] == now
    length = np.diff(times, prepend=0.0)
    assert recorder.link_utilization(np.arange(2)) @ length == pytest.approx(integral, rel=2e-3)
    assert recorder.throughput_bytes_s @ length == pytest.approx(total, rel=1e-6)


def test_memory_is_bounded_for_many_links():
    recorder = Recorder(400_000, 1.0, budget_bytes=2**20)
    for k in range(200):
        recorder.add(frame(k + 1.0, 1.0, [0.5]))
    assert len(recorder.times_s) <= 64


def test_interval_doubles_when_the_memory_is_full():
    recorder = Recorder(1, 1.0)
    before = recorder.interval_s()
    for k in range(MOST_BINS + 1):
        recorder.add(frame(k + 1.0, 1.0, [0.5]))
    assert recorder.interval_s() == 2 * before


def test_hottest_first_and_the_moment_that_is_asked_for():
    recorder = Recorder(3, 1.0)
    recorder.add(frame(1.0, 1.0, [0.1, 0.9, 0.0]))
    recorder.add(frame(2.0, 1.0, [0.3, 0.9, 0.0]))
    assert recorder.hottest(5).tolist() == [1, 0]
    assert recorder.hottest(1).tolist() == [1]
    assert recorder.at(1.5) == pytest.approx([0.3, 0.9, 0.0], abs=1e-3)
    assert recorder.at(99.0) == pytest.approx([0.3, 0.9, 0.0], abs=1e-3)


def test_an_empty_recorder_answers():
    recorder = Recorder(3, 1.0)
    recorder.add(frame(0.0, 0.0, [1, 1, 1]))
    assert recorder.hottest(5).tolist() == []
    assert recorder.at(1.0).tolist() == [0, 0, 0]
    assert recorder.link_utilization(np.arange(3)).shape == (3, 0)


def test_links_keep_their_rows_when_the_network_is_replaced():
    run = prepare(leaf_spine(2, 2, 1, 1.0), "permutation", {"bytes": 4, "pattern": "bisection"})
    run.step(1.0)
    run.simulation.replace_network(star(4, 1.0))
    while not run.over:
        run.step(1.0)
    result = run.result()
    names = dict(zip(result.links.names, result.links.carried_bytes, strict=True))
    assert names["link 0"] == pytest.approx(4.0)
    # Links 8 to 11 exist only in the first network, and carried one second's worth of two flows there.
    assert sum(names[f"link {k}"] for k in range(8, 12)) == pytest.approx(4.0)
    assert result.link_utilization.shape == (len(result.links.names), len(result.times_s))
