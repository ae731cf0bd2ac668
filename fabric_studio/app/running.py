"""A simulation of the session's design that plays in a thread and follows what is edited meanwhile."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Literal

from psygnal import Signal

from fabric_studio.app.latest import Latest
from fabric_studio.app.session import Session
from fabric_studio.base.errors import BadInputError, CancelledError, FabricError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress
from fabric_studio.model.journal import Change
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.router import FabricRouter, router_of
from fabric_studio.sim.frames import Frame
from fabric_studio.sim.player import Player
from fabric_studio.sim.recorder import Recorder
from fabric_studio.sim.results import Result
from fabric_studio.sim.simulate import prepare

State = Literal["preparing", "playing", "paused", "stalled", "done", "stopped", "failed"]
SHOWN_IN_S = 12.0
"""How long a run should take on the screen when nobody sets a speed."""
_CONCERNS = ("part", "rack", "device", "cable", "span", "tray", "riser")


class Run:
    """Begins to prepare, then to play, as soon as it is made. Call `close` at the end.

    Signals, on the run's own threads: `state_changed(str)`; `prepared()` when recorder and speed are there. Read frames with
    `latest` from a timer. `error` says why it failed; `result` is what is known once it is done or stopped.
    """

    state_changed = Signal(str)
    prepared = Signal()

    def __init__(
        self,
        session: Session,
        workload: str,
        params: Mapping[str, object],
        *,
        seed: int | None = None,
        speed: float | None = None,
        as_fast_as_possible: bool = False,
    ) -> None:
        self.workload, self.params = workload, dict(params)
        self.error: FabricError | None = None
        self.expected_s = 0.0
        self._session, self._seed = session, seed
        self._speed, self._flat_out = speed, as_fast_as_possible
        self._state: State = "preparing"
        self._lock = threading.Lock()
        self._progress = Progress(self._on_step)
        self.progress_text = ""
        self._player: Player | None = None
        self._early_edit: tuple[FabricRouter, str] | None = None
        self._frame: Frame | None = None
        self._paused = False
        self._snapshot = session.document.snapshot()
        self._routes: Latest[tuple[Snapshot, str], FabricRouter] = Latest(
            tr("Find new paths"), lambda item, _: router_of(item[0]), self._on_router
        )
        session.changed.connect(self._on_changed)
        session.document_replaced.connect(self._on_replaced)
        self._thread = threading.Thread(target=self._body, name=tr("Simulation"), daemon=True)
        self._thread.start()

    # -- reading ----------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """What it is doing. Traffic may stand still ("stalled") until the design is edited so that it can move again."""
        player = self._player
        if self._state == "playing" and player is not None:
            if self._paused:
                return "paused"
            frame = self._frame
            if frame is not None and frame.stalled:
                return "stalled"
        return self._state

    @property
    def over(self) -> bool:
        return self._state in ("done", "stopped", "failed")

    def latest(self) -> Frame | None:
        """The newest frame nobody has taken yet; None when nothing new has happened."""
        player = self._player
        frame = None if player is None else player.mailbox.take()
        if frame is not None:
            self._frame = frame
        return frame

    @property
    def recorder(self) -> Recorder | None:
        """The history of the run up to now; None while it is being prepared."""
        return None if self._player is None else self._player.run.recorder

    @property
    def result(self) -> Result | None:
        """What is known after it is done or stopped; `complete` says which."""
        return None if self._player is None else self._player.result

    @property
    def speed(self) -> float | None:
        """Simulated seconds per second of wall time; None: as fast as possible."""
        return None if self._flat_out else self._speed

    def rank_name(self, rank: int) -> str:
        player = self._player
        return (
            tr("rank {rank}", rank=rank) if player is None else player.run.simulation.router.rank_name(rank)
        )

    # -- steering ---------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Go on after `pause`."""
        self._hold(False)

    def pause(self) -> None:
        self._hold(True)

    def set_speed(self, speed: float | None) -> None:
        """Simulated seconds per second; None: as fast as possible. BadInputError for a speed at which time stands still."""
        if speed is not None and not 0 < speed < 1e9:
            raise BadInputError(
                "speed", tr("{speed!r} is not above 0", speed=speed), tr("pause to stand still")
            )
        with self._lock:
            self._speed, self._flat_out = speed or self._speed, speed is None
            if self._player is not None:
                self._player.set_speed(speed)

    def stop(self) -> None:
        """End the run where it is; what is known becomes the result."""
        with self._lock:
            self._progress.cancel()
            if self._player is not None:
                self._player.stop()

    def wait(self, timeout_s: float | None = None) -> bool:
        """Wait until it is over; False when the time ran out first."""
        self._thread.join(timeout_s)
        return not self._thread.is_alive()

    def caught_up(self, timeout_s: float | None = None) -> bool:
        """Wait until the paths of the last edit are found and handed to the run; False when the time ran out first."""
        return self._routes.wait(timeout_s)

    def close(self) -> None:
        """Stop it and let go of the session; returns when its threads are gone."""
        self._session.changed.disconnect(self._on_changed)
        self._session.document_replaced.disconnect(self._on_replaced)
        self._routes.cancel()
        self.stop()
        self._thread.join()
        self._routes.wait()

    def _hold(self, paused: bool) -> None:
        with self._lock:
            self._paused = paused
            player = self._player
            if player is not None:
                (player.pause if paused else player.resume)()
        self.state_changed.emit(self.state)

    # -- the threads ------------------------------------------------------------------------------------------------

    def _body(self) -> None:
        try:
            player = self._prepare()
        except CancelledError:
            self._become("stopped")
            return
        except FabricError as error:
            self.error = error
            self._become("failed")
            return
        self.prepared.emit()
        self._become("playing")
        player.play()
        self.error = player.error
        done = player.result is not None and player.run.simulation.done
        self._become("failed" if player.error is not None else "done" if done else "stopped")

    def _prepare(self) -> Player:
        router = router_of(self._snapshot)
        if router.n_ranks == 0:
            raise BadInputError(
                self._session.title,
                tr("has no accelerator and no cabled server to run a workload on"),
                tr("add servers and cable them"),
            )
        run = prepare(router, self.workload, self.params, seed=self._seed, progress=self._progress)
        with self._lock:
            self._progress.step(1.0, "ready")
            self.expected_s = run.recorder.expected_s
            if self._speed is None and not self._flat_out:
                self._speed = max(self.expected_s / SHOWN_IN_S, 1e-12)
            self._player = Player(run, speed=self.speed, paused=self._paused)
            if self._early_edit is not None:
                self._player.replace_network(*self._early_edit)
            return self._player

    def _become(self, state: State) -> None:
        self._state = state
        self.state_changed.emit(state)

    def _on_step(self, fraction: float, text: str) -> None:
        self.progress_text = text

    def _on_changed(self, change: Change) -> None:
        if change.concerns(*_CONCERNS) and not self.over:
            self._routes.submit((self._session.document.snapshot(), change.label))

    def _on_router(self, item: tuple[Snapshot, str], router: FabricRouter) -> None:
        with self._lock:
            if self._player is None:
                self._early_edit = (router, item[1])
            else:
                self._player.replace_network(router, item[1])

    def _on_replaced(self) -> None:
        self.stop()
