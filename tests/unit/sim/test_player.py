"""Playing a run in a thread: pause, stop, speed, another network."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

from fabric_studio.base.errors import CancelledError
from fabric_studio.base.progress import Progress
from fabric_studio.sim.mailbox import Mailbox
from fabric_studio.sim.player import Player
from fabric_studio.sim.simulate import prepare
from fabric_studio.sim.warmup import warm_up
from tests.factories_sim import star


def until(condition, seconds=20.0):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.002)


@pytest.fixture
def play():
    threads = []

    def start(player):
        threads.append((player, threading.Thread(target=player.play)))
        threads[-1][1].start()
        return threads[-1][1]

    yield start
    for player, thread in threads:
        player.stop()
        thread.join(20)
        assert not thread.is_alive()


def test_the_newest_frame_wins():
    mailbox: Mailbox[int] = Mailbox()
    assert mailbox.take() is None
    for item in range(5):
        mailbox.put(item)
    assert (mailbox.take(), mailbox.take(), mailbox.dropped) == (4, None, 4)


def test_as_fast_as_possible_to_the_result(play):
    player = Player(prepare(star(4, 1e9), "all_reduce", {"bytes": 1e6, "steps": 2}))
    play(player).join(20)
    assert player.error is None
    assert player.result.complete
    assert player.mailbox.take().done
    assert player.result.step_time_s == pytest.approx(2 * 3 / 4 * 1e6 / 1e9)


def test_paused_it_waits_and_stopped_it_keeps_what_is_known(play):
    player = Player(prepare(star(4, 1.0), "all_reduce", {"bytes": 1e6}), speed=1.0)
    thread = play(player)
    until(lambda: player.mailbox.take() is not None)
    player.pause()
    time.sleep(0.1)
    player.mailbox.take()
    moment = player.run.simulation.time_s
    time.sleep(0.1)
    assert player.run.simulation.time_s == moment and player.mailbox.take() is None
    player.resume()
    until(lambda: player.run.simulation.time_s > moment)
    player.stop()
    thread.join(20)
    assert not player.result.complete and player.result.step_time_s is None
    assert player.result.to_json()["model_notes"][0].startswith("NOT COMPLETE")


def test_a_cut_while_paused_shows_at_once_and_a_repair_lets_it_finish(play):
    router = star(4, 1.0)
    player = Player(prepare(router, "all_reduce", {"bytes": 10}), paused=True)
    play(player)
    player.replace_network(router.without(1), "cable 2 cut")
    frames = []
    until(lambda: frames.append(player.mailbox.take()) or frames[-1] is not None)
    assert frames[-1].stalled and frames[-1].events[0].text == "cable 2 cut"
    player.resume()
    player.replace_network(router, "cable 2 repaired")
    until(lambda: player.result is not None)
    assert player.result.complete
    assert [event.text for event in player.result.events][0::2] == ["cable 2 cut", "cable 2 repaired"]


def test_speed_can_change_while_it_plays(play):
    player = Player(prepare(star(4, 1.0), "all_reduce", {"bytes": 1e9}), speed=1e-6)
    play(player)
    until(lambda: player.mailbox.take() is not None)
    player.set_speed(None)
    until(lambda: player.result is not None)
    assert player.result.complete


def test_warming_up_reports_and_can_be_cancelled():
    seen = []
    warm_up(Progress(listen=lambda fraction, text: seen.append((fraction, text))))
    assert seen[0] == (0.0, "preparing simulator") and seen[-1] == (1.0, "simulator ready")
    assert [fraction for fraction, _ in seen] == sorted(fraction for fraction, _ in seen)
    cancelled = Progress()
    cancelled.cancel()
    with pytest.raises(CancelledError):
        warm_up(cancelled)


def test_rank_steps_fill_up_while_it_runs():
    run = prepare(star(4, 1e9), "training_step", {"steps": 3, "bytes": 0, "compute_s": 1.0, "jitter": 0})
    frame = run.step(1.5)
    assert frame.step == 1 and frame.phase == "compute"
    assert np.isnan(frame.rank_step_s[:, 1:]).all() and frame.rank_step_s[:, 0].tolist() == [1.0] * 4
    later = run.step(10.0)
    assert not np.isnan(later.rank_step_s).any()
    assert np.isnan(frame.rank_step_s[:, 1:]).all()
