"""The fluid model: rates by max-min fairness, from event to event. It can be watched, stopped, and given another network."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np

from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress, silent
from fabric_studio.sim.frames import Event, Frame
from fabric_studio.sim.incidents import Incident
from fabric_studio.sim.ledger import LinkLedger
from fabric_studio.sim.lowering import lower, lower_links, unreachable_pair
from fabric_studio.sim.models.engine import Engine
from fabric_studio.sim.outages import Outages
from fabric_studio.sim.physics import Physics
from fabric_studio.sim.problem import Floats, Links, Router
from fabric_studio.sim.ranksteps import RankSteps
from fabric_studio.sim.routed import routed_like
from fabric_studio.sim.symmetry import merge_alike, merge_twins
from fabric_studio.workloads.demand import Demand

EXACT_UP_TO, EXACT_SPREADING_UP_TO = 200_000, 2_000
"""Up to this many activities the default is exact; above it endings are coalesced. Where congestion spreads, every solve
is a whole one, so fewer are affordable"""
DEFAULT_COALESCE = 0.005


class Simulation:
    """One run of one demand. Not for several threads at once; kernels release the GIL.

    `coalesce` is the window of the event loop as a fraction of an activity's running time (kernels/events.py); 0 = exact;
    None = exact for small problems, 0.005 otherwise. `incidents` happen at their times; paths avoid what is down
    `reroute_s` later (what is down at time 0 is avoided from the start). `merge`: let one activity stand for all that are alike,
    where that makes the problem much smaller; nothing in the results tells.
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
        merge: bool = True,
    ) -> None:
        self.demand, self.physics = demand, physics or Physics()
        self._progress = progress or silent()
        self._outages = Outages(router, incidents, reroute_s)
        self._routing = getattr(router, "routing", None)
        self.router = router = self._outages.router()
        self.problem = lower(demand, router, self._progress, self.physics)
        self._drawn_bytes_s = self.problem.links.capacity_bytes_s
        if incidents:
            self.problem = replace(self.problem, links=self._with_outages(self.problem.links))
        self._links = self.problem.links
        most = EXACT_SPREADING_UP_TO if self._links.pauses.any() else EXACT_UP_TO
        merged = (merge_alike(self.problem) or merge_twins(self.problem)) if merge else None
        n_activities = merged.problem.n_activities if merged else demand.n_activities
        exact = coalesce == 0.0 or (coalesce is None and n_activities <= most)
        window = 0.0 if exact else DEFAULT_COALESCE if coalesce is None else float(coalesce)
        self.merged = merged is not None
        self._engine = Engine(self.problem, window, merged)
        self.ledger = LinkLedger(router)
        self._rank_steps = RankSteps(
            self.problem, demand.collectives, demand.rank_leader, self._engine.step_size
        )
        self._events: list[Event] = []
        self._told: set[int] = set()
        self._frame_at, self._frame_delivered = 0.0, 0.0
        self.step_until(0.0)

    @property
    def coalesce(self) -> float:
        return self._engine.coalesce

    @property
    def time_s(self) -> float:
        return self._engine.time_s

    @property
    def done(self) -> bool:
        return self._engine.done

    @property
    def stalled(self) -> bool:
        """Work is left but nothing can happen any more, unless the network is replaced."""
        engine = self._engine
        return not (engine.done or engine.waiting or self._outages.agenda or engine.window_open)

    @property
    def next_event_s(self) -> float:
        """When something starts or ends next; inf when nothing will."""
        return min(self._engine.next_s, np.inf if self.done else self._outages.next_s)

    @property
    def next_incident_s(self) -> float:
        """When the network changes next by itself; inf = not any more."""
        return self._outages.next_s

    @property
    def n_events(self) -> int:
        return self._engine.n_events

    @property
    def n_solves(self) -> int:
        """How often rates were shared out."""
        return self._engine.n_solves

    @property
    def window_error(self) -> tuple[float, float]:
        """By how much late re-sharing has put completion times off, mean and worst, relative, to first order; 0 when exact."""
        return self._engine.window_error

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self._events)

    @property
    def node_start_s(self) -> Floats:
        """float64[N], NaN = not yet. Activities first, then computations."""
        return self._engine.start_s

    @property
    def node_end_s(self) -> Floats:
        return self._engine.end_s

    @property
    def activity_rate_bytes_s(self) -> Floats:
        """float64[A]: present rate of every activity; 0 when it does not run."""
        return self._engine.rate_bytes_s

    @property
    def remaining_bytes(self) -> Floats:
        """float64[A]: what every activity still has to move."""
        return self._engine.remaining_bytes

    def step_until(self, time_s: float) -> None:
        """Let time go on to `time_s`, or to the end, or until nothing can move. CancelledError through the progress object."""
        engine, until = self._engine, max(time_s, self.time_s)
        while True:
            stop = min(until, self._outages.next_s)
            if engine.quiet_until(stop):
                engine.wait_until(stop)
            else:
                while not engine.advance(stop):
                    self._progress.step(self.fraction_done, self._phase_text())
            if self.done or not self._outages.agenda or self._outages.next_s > until:
                break
            engine.wait_until(stop)
            self._happen()
        if not self.done and self._outages.agenda and not engine.waiting:
            engine.wait_until(until)  # everything waits for a repair
        self._tell_stalled()

    def _happen(self) -> None:
        """The next of the agenda, at the present time."""
        incident = self._outages.take()
        if incident is None:
            weighs = getattr(self.router, "weighs", False)
            told = tr("paths avoid what is down or slow") if weighs else tr("paths avoid what is down")
            self._adopt(self._outages.router(), told)
            return
        self._events.append(Event(self.time_s, incident.text))
        self._take_over(self.router, self._with_outages(self._links))

    def _with_outages(self, links: Links) -> Links:
        return replace(links, capacity_bytes_s=self._drawn_bytes_s * self._outages.fraction())

    @property
    def fraction_done(self) -> float:
        return self._engine.fraction_done

    def replace_network(self, router: Router, reason: str = "") -> None:
        """The drawing was edited: go on from now on another network, with the bytes that are left, on new paths.

        `router` must have the same ranks. Traffic that has no path any more stands still and is told as an event.
        """
        if router.n_ranks < self.demand.n_ranks:
            self._events.append(
                Event(
                    self.time_s,
                    tr(
                        "the edit left {left} accelerators; this run needs {needed} and goes on with the network as it was",
                        left=router.n_ranks,
                        needed=self.demand.n_ranks,
                    ),
                )
            )
            return
        router, misfit = routed_like(router, self._routing)
        self._outages.drawn = router
        self._adopt(self._outages.router(), "; ".join(filter(None, (reason, misfit))))

    def _adopt(self, router: Router, reason: str) -> None:
        """Go on with other paths, and with what is down or slow now."""
        links = lower_links(self.demand, router, self._progress, self.physics)
        self._drawn_bytes_s = links.capacity_bytes_s
        if reason:
            self._events.append(Event(self.time_s, reason))
        self._take_over(router, self._with_outages(links))

    def _take_over(self, router: Router, links: Links) -> None:
        engine, before = self._engine, self.router
        same = router.link_cable is before.link_cable
        self.ledger.replace(router, engine.carried_bytes, self._links.capacity_bytes_s, engine.peak)
        self.router, self._links = router, links
        engine.take_over(links, same_links=same)
        if not same:
            self._frame_at, self._frame_delivered = self.time_s, engine.delivered_bytes
        self._told = set()
        self._tell_stalled()

    def _tell_stalled(self) -> None:
        if self._engine.window_open:
            return
        new = [route for route in self._engine.stuck_routes().tolist() if route not in self._told]
        if not new:
            return
        self._told.update(new)
        more = tr(" (and {count} more)", count=len(new) - 1) if len(new) > 1 else ""
        self._events.append(
            Event(
                self.time_s,
                tr("{why}; this traffic{more} stands still", why=self.why_stuck(new[0]), more=more),
            )
        )

    def why_stuck(self, route: int) -> str:
        """Why a class cannot move, in words."""
        if self._links.blocked[route]:
            src, dst = unreachable_pair(self.demand, self.router, route)
            return tr(
                "no path from {src} (rank {src_rank}) to {dst} (rank {dst_rank})",
                src=self.router.rank_name(src),
                src_rank=src,
                dst=self.router.rank_name(dst),
                dst_rank=dst,
            )
        used = self._links.use_link[self._links.use_ptr[route] : self._links.use_ptr[route + 1]]
        down = used[self._links.capacity_bytes_s[used] <= 0.0]
        return (
            tr("link {link} is down", link=self.router.link_name(int(down[0])))
            if len(down)
            else tr("no capacity is left")
        )

    def _phase_text(self) -> str:
        return ", ".join(self.demand.phases[p] for p in self._engine.open_phases)

    def frame(self) -> Frame:
        """The present moment; utilisation since the last frame."""
        engine, now = self._engine, self.time_s
        interval, delivered = now - self._frame_at, engine.delivered_bytes
        passed = delivered - self._frame_delivered
        self._frame_at, self._frame_delivered = now, delivered
        return Frame(
            time_s=now,
            interval_s=interval,
            link_utilization=engine.utilization(interval),
            link_row=self.ledger.row,
            link_cable=self.router.link_cable,
            throughput_bytes_s=passed / interval if interval > 0 else engine.goodput_bytes_s,
            active_flows=engine.active_flows,
            stalled_flows=engine.stuck_flows() if self._told and not engine.window_open else 0,
            phase=self._phase_text(),
            step=int(np.count_nonzero(engine.step_left == 0)),
            steps=self.problem.n_steps,
            rank_step_s=self._rank_steps.update(engine.step_left, lambda: (engine.start_s, engine.end_s)),
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
        return self.ledger.totals(self._engine.carried_bytes, self._links.capacity_bytes_s, self._engine.peak)
