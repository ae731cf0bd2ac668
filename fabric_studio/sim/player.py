"""Plays a run in a thread of its own: pause, stop, speed, another network. It knows nothing of windows."""

from __future__ import annotations

import threading
import time

from fabric_studio.base.errors import CancelledError, FabricError
from fabric_studio.sim.frames import Frame
from fabric_studio.sim.mailbox import Mailbox
from fabric_studio.sim.problem import Router
from fabric_studio.sim.results import Result
from fabric_studio.sim.simulate import Run

FRAMES_PER_S = 30.0


class Player:
    """Give `play` to a thread; read frames from `mailbox`. All other methods may be called from any thread.

    `speed` is simulated seconds per second of wall time; None = as fast as possible. After `play` has returned, `result` holds
    what is known (complete or not), or `error` says what went wrong.
    """

    def __init__(self, run: Run, *, speed: float | None = None, paused: bool = False) -> None:
        self.run = run
        self.mailbox: Mailbox[Frame] = Mailbox()
        self.result: Result | None = None
        self.error: FabricError | None = None
        self._speed = speed
        self._change = threading.Condition()
        self._paused, self._stopped = paused, False
        self._replacement: tuple[Router, str] | None = None

    def pause(self) -> None:
        self._set(paused=True)

    def resume(self) -> None:
        self._set(paused=False)

    def stop(self) -> None:
        """End the run where it is; `play` returns soon after."""
        with self._change:
            self._stopped = True
            self._change.notify_all()

    def set_speed(self, speed: float | None) -> None:
        """Simulated seconds per second; None = as fast as possible."""
        with self._change:
            self._speed = speed
            self._change.notify_all()

    def replace_network(self, router: Router, reason: str = "") -> None:
        """Go on with another network from the present moment, also when paused or when traffic stands still; the newest wins."""
        with self._change:
            self._replacement = (router, reason)
            self._change.notify_all()

    def _set(self, *, paused: bool) -> None:
        with self._change:
            self._paused = paused
            self._change.notify_all()

    def play(self) -> None:
        """The body of the thread: until the run is complete or `stop` is called. Stalled or paused, it waits for a change."""
        try:
            while self._wait_for_work():
                began = time.monotonic()
                speed = self._speed
                interval = self.run.recorder.interval_s() if speed is None else speed / FRAMES_PER_S
                self.mailbox.put(self.run.step(interval))
                if self.run.simulation.done:
                    break
                if speed is not None:
                    self._rest(1.0 / FRAMES_PER_S - (time.monotonic() - began))
            self.result = self.run.result()
        except CancelledError:
            self.result = self.run.result()
        except FabricError as error:
            self.error = error

    def _wait_for_work(self) -> bool:
        """Wait while there is nothing to do; apply a new network. False when the run is to end."""
        while True:
            with self._change:
                while self._idle():
                    self._change.wait()
                if self._stopped or self.run.simulation.done:
                    return False
                replacement, self._replacement = self._replacement, None
            if replacement is None:
                return True
            self.run.simulation.replace_network(*replacement)
            self.mailbox.put(self.run.simulation.frame())

    def _idle(self) -> bool:
        waiting = self._paused or self.run.simulation.stalled
        return waiting and not self._stopped and self._replacement is None

    def _rest(self, seconds: float) -> None:
        if seconds > 0:
            with self._change:
                if not self._stopped:
                    self._change.wait(seconds)
