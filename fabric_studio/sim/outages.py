"""Keeps track of what is down or slow in a run's network, and when paths notice."""

from __future__ import annotations

import numpy as np

from fabric_studio.sim.incidents import Incident, links_named
from fabric_studio.sim.problem import Counts, Floats, Router


class Outages:
    """`agenda`: what is still to come, by time: an incident, or None = paths change now. `drawn`: the network without outages."""

    def __init__(self, drawn: Router, incidents: tuple[Incident, ...], reroute_s: float) -> None:
        self.drawn = drawn
        self._reroute_s = reroute_s
        self._fraction: dict[str, float] = {}
        self._noticed: dict[str, float] = {}
        self.agenda: list[tuple[float, Incident | None]] = []
        for incident in incidents:
            if incident.time_s <= 0:
                self._fraction[incident.name] = incident.fraction
            else:
                self.agenda.append((incident.time_s, incident))
        self._noticed = self._telling()

    @property
    def next_s(self) -> float:
        return self.agenda[0][0] if self.agenda else np.inf

    def _telling(self) -> dict[str, float]:
        """What paths depend on: what is down, and what is slow too where the routing weighs that."""
        most = 1.0 if getattr(self.drawn, "weighs", False) else np.nextafter(0.0, 1.0)
        return {name: fraction for name, fraction in self._fraction.items() if fraction < most}

    def take(self) -> Incident | None:
        """The next of the agenda; None: paths have changed, ask `router` again."""
        time_s, incident = self.agenda.pop(0)
        if incident is None:
            self._noticed = self._telling()
            return None
        self._fraction[incident.name] = incident.fraction
        if self._telling() != self._noticed and hasattr(self.drawn, "avoiding"):
            self.agenda.append((time_s + self._reroute_s, None))
            self.agenda.sort(key=lambda item: item[0])
        return incident

    def router(self) -> Router:
        """The network with the paths of now: they avoid what has been down for long enough, and some routings what is slow."""
        avoiding = getattr(self.drawn, "avoiding", None)
        if not avoiding or not self._noticed:
            return self.drawn
        left = self._left(self._noticed)
        gone: Counts = np.flatnonzero(left == 0.0)
        found: Router = avoiding(gone, left) if getattr(self.drawn, "weighs", False) else avoiding(gone)
        return found

    def fraction(self) -> Floats:
        """float64[L]: what is left of every link's rate now; of two incidents on one link the worse."""
        return self._left(self._fraction)

    def _left(self, fractions: dict[str, float]) -> Floats:
        left = np.ones(len(self.drawn.capacity_bytes_s))
        for name, fraction in fractions.items():
            links = links_named(self.drawn, name)
            left[links] = np.minimum(left[links], fraction)
        return left
