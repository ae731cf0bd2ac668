"""The fluid model: rates by max-min fairness, from event to event. It can be watched, stopped, and given another network."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np

from fabric_studio.base.progress import Progress, silent
from fabric_studio.sim.frames import Event, Frame
from fabric_studio.sim.incidents import Incident
from fabric_studio.sim.kernels import events as kernel
from fabric_studio.sim.kernels.usage import mean_utilization
from fabric_studio.sim.ledger import LinkLedger
from fabric_studio.sim.lowering import lower, lower_links, unreachable_pair
from fabric_studio.sim.models import state as arrays
from fabric_studio.sim.outages import Outages
from fabric_studio.sim.physics import Physics
from fabric_studio.sim.problem import Floats, Links, Router
from fabric_studio.sim.ranksteps import RankSteps
from fabric_studio.workloads.demand import Demand

EXACT_UP_TO, EXACT_SPREADING_UP_TO = 200_000, 2_000
"""Up to this many activities the default is exact; above it endings are coalesced. Where congestion spreads, every solve
is a whole one, so fewer are affordable"""
DEFAULT_COALESCE = 0.005
EFFORT = 20_000_000
"""Classes and links solved between two looks at the progress object: some tenths of a second"""


class Simulation:
    """One run of one demand. Not for several threads at once; kernels release the GIL.

    `coalesce` is the window of the event loop as a fraction of an activity's running time (kernels/events.py); 0 = exact;
    None = exact for small problems, 0.005 otherwise. `incidents` happen at their times; paths avoid what is down
    `reroute_s` later (what is down at time 0 is avoided from the start).
    """

    def __init__(
        self,
        demand: Demand,
        router: Router,
        *,
        coalesce: float | None = None,
        progress: Progress | None = None,
        physics: Physics | None = None,
        incidents: tuple[Incident, ...] = (),
        reroute_s: float = 0.0,
    ) -> None:
        self.demand, self.physics = demand, physics or Physics()
        self._progress = progress or silent()
        self._outages = Outages(router, incidents, reroute_s)
        self.router = router = self._outages.router()
        self.problem = lower(demand, router, self._progress, self.physics)
        self._drawn_bytes_s = self.problem.links.capacity_bytes_s
        if incidents:
            self.problem = replace(self.problem, links=self._with_outages(self.problem.links))
        self._links = self.problem.links
        most = EXACT_SPREADING_UP_TO if self._links.pauses.any() else EXACT_UP_TO
        exact = coalesce == 0.0 or (coalesce is None and demand.n_activities <= most)
        self.coalesce = 0.0 if exact else DEFAULT_COALESCE if coalesce is None else float(coalesce)
        self.ledger = LinkLedger(router)
        self._net, self._work = arrays.network(self._links), arrays.work(self.problem)
        self._state = arrays.fresh_state(self.problem)
        self._solution, self._scratch = arrays.solution(self._links), arrays.scratch(self._links)
        self._rank_steps = RankSteps(self.problem, demand.collectives, demand.rank_leader)
        self._events: list[Event] = []
        self._told: set[int] = set()
        self._frame_at, self._frame_delivered = 0.0, 0.0
        self._frame_carried = np.zeros(self._links.n_links)
        self.step_until(0.0)

    @property
    def time_s(self) -> float:
        return float(self._state.real[kernel.NOW])

    @property
    def done(self) -> bool:
        return int(self._state.integer[kernel.N_DONE]) == self.problem.n_nodes

    @property
    def stalled(self) -> bool:
        """Work is left but nothing can happen any more, unless the network is replaced."""
        waiting = int(self._state.integer[kernel.HEAP_SIZE]) > 0 or bool(self._outages.agenda)
        return not self.done and not waiting and not self._window_open

    @property
    def _window_open(self) -> bool:
        return bool(self._state.integer[kernel.WINDOW_OPEN])

    @property
    def next_event_s(self) -> float:
        """When something starts or ends next; inf when nothing will."""
        own = (
            self._state.heap_key[self._state.heap_node[0]]
            if self._state.integer[kernel.HEAP_SIZE]
            else np.inf
        )
        return float(min(own, np.inf if self.done else self._outages.next_s))

    @property
    def next_incident_s(self) -> float:
        """When the network changes next by itself; inf = not any more."""
        return self._outages.next_s

    @property
    def n_events(self) -> int:
        return int(self._state.integer[kernel.EVENTS])

    @property
    def n_solves(self) -> int:
        """How often rates were shared out."""
        return int(self._state.integer[kernel.SOLVES])

    @property
    def window_error(self) -> tuple[float, float]:
        """By how much late re-sharing has put completion times off, mean and worst, relative, to first order; 0 when exact."""
        real, activities = self._state.real, self._state.status[: self.problem.n_activities]
        ended = np.count_nonzero(activities == kernel.DONE)
        if not self.coalesce or not ended:
            return 0.0, 0.0
        return float(real[kernel.SUM_SLIP] / ended), float(real[kernel.WORST_SLIP])

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self._events)

    @property
    def node_start_s(self) -> Floats:
        """float64[N], NaN = not yet. Activities first, then computations."""
        return self._state.start

    @property
    def node_end_s(self) -> Floats:
        return self._state.end

    @property
    def activity_rate_bytes_s(self) -> Floats:
        """float64[A]: present rate of every activity; 0 when it does not run."""
        running = self._state.status[: self.problem.n_activities] == kernel.RUNNING
        return np.where(running, self._state.rate[self.problem.activity_class], 0.0)

    @property
    def remaining_bytes(self) -> Floats:
        """float64[A]: what every activity still has to move."""
        passed = self.time_s - self._state.stamp
        left = self._state.remaining - self.activity_rate_bytes_s * passed
        return np.maximum(left, 0.0)

    def step_until(self, time_s: float) -> None:
        """Let time go on to `time_s`, or to the end, or until nothing can move. CancelledError through the progress object."""
        until = max(time_s, self.time_s)
        while True:
            stop = min(until, self._outages.next_s)
            if self._quiet_until(stop):
                self._state.real[kernel.NOW] = stop
                break
            while not kernel.advance(
                self._net, self._work, self._state, self._solution, self._scratch, stop, self.coalesce, EFFORT
            ):
                self._progress.step(self.fraction_done, self._phase_text())
            if self.done or not self._outages.agenda or self._outages.next_s > until:
                break
            self._state.real[kernel.NOW] = stop
            self._happen()
        if not self.done and self._outages.agenda and not self._state.integer[kernel.HEAP_SIZE]:
            self._state.real[kernel.NOW] = until  # everything waits for a repair
        self._tell_stalled()

    def _quiet_until(self, time_s: float) -> bool:
        """Nothing starts or ends up to then, and rates are settled: there is no need to call a kernel."""
        integer = self._state.integer
        waiting = integer[kernel.BEGUN] and integer[kernel.HEAP_SIZE] and not integer[kernel.WINDOW_OPEN]
        return bool(waiting) and self.next_event_s > time_s and self._outages.next_s > time_s

    def _happen(self) -> None:
        """The next of the agenda, at the present time."""
        incident = self._outages.take()
        if incident is None:
            self._adopt(self._outages.router(), "paths avoid what is down")
            return
        self._events.append(Event(self.time_s, incident.text))
        self._take_over(self.router, self._with_outages(self._links))

    def _with_outages(self, links: Links) -> Links:
        return replace(links, capacity_bytes_s=self._drawn_bytes_s * self._outages.fraction())

    @property
    def fraction_done(self) -> float:
        return int(self._state.integer[kernel.N_DONE]) / max(self.problem.n_nodes, 1)

    def replace_network(self, router: Router, reason: str = "") -> None:
        """The drawing was edited: go on from now on another network, with the bytes that are left, on new paths.

        `router` must have the same ranks. Traffic that has no path any more stands still and is told as an event.
        """
        if router.n_ranks < self.demand.n_ranks:
            self._events.append(
                Event(
                    self.time_s,
                    f"the edit left {router.n_ranks} accelerators; this run needs {self.demand.n_ranks} and goes on with the network as it was",
                )
            )
            return
        self._outages.drawn = router
        self._adopt(self._outages.router(), reason)

    def _adopt(self, router: Router, reason: str) -> None:
        """Go on with other paths, and with what is down or slow now."""
        links = lower_links(self.demand, router, self._progress, self.physics)
        self._drawn_bytes_s = links.capacity_bytes_s
        if reason:
            self._events.append(Event(self.time_s, reason))
        self._take_over(router, self._with_outages(links))

    def _take_over(self, router: Router, links: Links) -> None:
        state = self._state
        now = self.time_s
        carried = state.carried + state.load * (now - state.since)
        self.ledger.replace(router, carried, self._links.capacity_bytes_s, state.peak)
        before, self.router, self._links = self.router, router, links
        self._net = arrays.network(links)
        self._solution, self._scratch = arrays.solution(links), arrays.scratch(links)
        self._state = state = arrays.with_new_links(state, links.n_links, now)
        state.integer[[kernel.WINDOW_OPEN, kernel.MARK]] = 0
        running = np.flatnonzero(state.members > 0).astype(np.int32)
        state.integer[kernel.IN_USE] = np.diff(links.use_ptr)[running].sum()
        state.real[kernel.WINDOW_START] = now
        state.dirty[: len(running)] = running
        state.is_dirty[:] = 0
        state.is_dirty[running] = 1
        state.integer[kernel.N_DIRTY] = len(running)
        if router.link_cable is before.link_cable:
            self._frame_carried = self._frame_carried - carried
        else:
            self._frame_carried = np.zeros(links.n_links)
            self._frame_at, self._frame_delivered = now, self._delivered()
        self._told = set()
        kernel.share_again(self._net, state, self._solution, self._scratch)
        self._tell_stalled()

    def _delivered(self) -> float:
        real = self._state.real
        return float(
            real[kernel.DELIVERED] + real[kernel.GOODPUT] * (self.time_s - real[kernel.DELIVERED_AT])
        )

    def _stuck_classes(self) -> np.ndarray:
        return np.flatnonzero((self._state.members > 0) & (self._state.rate <= 0.0))

    def _tell_stalled(self) -> None:
        if self._window_open:
            return
        new = [int(c) for c in self._stuck_classes() if int(c) not in self._told]
        if not new:
            return
        self._told.update(new)
        more = f" (and {len(new) - 1} more)" if len(new) > 1 else ""
        self._events.append(Event(self.time_s, f"{self.why_stuck(new[0])}; this traffic{more} stands still"))

    def why_stuck(self, route: int) -> str:
        """Why a class cannot move, in words."""
        if self._links.blocked[route]:
            src, dst = unreachable_pair(self.demand, self.router, route)
            names = f"{self.router.rank_name(src)} (rank {src}) to {self.router.rank_name(dst)} (rank {dst})"
            return f"no path from {names}"
        used = self._links.use_link[self._links.use_ptr[route] : self._links.use_ptr[route + 1]]
        down = used[self._links.capacity_bytes_s[used] <= 0.0]
        return f"link {self.router.link_name(int(down[0]))} is down" if len(down) else "no capacity is left"

    def _phase_text(self) -> str:
        open_phases = np.flatnonzero(self._state.phase_open[1:]) + 1
        return ", ".join(self.demand.phases[p] for p in open_phases)

    def frame(self) -> Frame:
        """The present moment; utilisation since the last frame."""
        state, now = self._state, self.time_s
        interval = now - self._frame_at
        utilization = np.empty(self._links.n_links, np.float32)
        mean_utilization(
            state.carried, state.since, state.load, self._links.capacity_bytes_s, now,
            self._frame_carried, interval, utilization,
        )  # fmt: skip
        delivered = self._delivered()
        throughput = (
            (delivered - self._frame_delivered) / interval
            if interval > 0
            else float(state.real[kernel.GOODPUT])
        )
        self._frame_at, self._frame_delivered = now, delivered
        return Frame(
            time_s=now,
            interval_s=interval,
            link_utilization=utilization,
            link_row=self.ledger.row,
            link_cable=self.router.link_cable,
            throughput_bytes_s=throughput,
            active_flows=int(state.integer[kernel.ACTIVE]),
            stalled_flows=int(state.members[self._stuck_classes()].sum()) if not self._window_open else 0,
            phase=self._phase_text(),
            step=int(np.count_nonzero(state.step_left == 0)),
            steps=self.problem.n_steps,
            rank_step_s=self._rank_steps.update(state.start, state.end, state.step_left),
            progress=self.fraction_done,
            done=self.done,
            stalled=self.stalled,
            events=tuple(self._events),
        )

    def frames(self, interval_s: float | Callable[[], float] | None = None) -> Iterator[Frame]:
        """Frames until everything has finished or nothing can move: every `interval_s`, or at every event when None.

        A callable is asked again before every frame (a recorder that coarsens, a speed that the user turns).
        """
        while not (self.done or self.stalled):
            if interval_s is None:
                self.step_until(self.next_event_s)
            else:
                self.step_until(self.time_s + (interval_s() if callable(interval_s) else interval_s))
            self._progress.step(self.fraction_done, self._phase_text())
            yield self.frame()

    def link_totals(self) -> tuple[Floats, Floats, Floats]:
        """Per row of the ledger: busy seconds (bytes over capacity), bytes, highest utilisation, up to now."""
        state = self._state
        carried = state.carried + state.load * (self.time_s - state.since)
        return self.ledger.totals(carried, self._links.capacity_bytes_s, state.peak)
