"""What happens to the network during a run: links, ports and switches that go down, come back, or run slow.

Written as text, one incident after the other, with the time in seconds first:

    0 slow C00012 0.5; 0.2 down leaf-01; 0.8 up leaf-01

A name is a cable's, a device's (all its links), or the start of a link's name. What is down from time 0 was down before: paths
avoid it from the start. Later, traffic on it stands still until the routes have changed.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import parse_time_s
from fabric_studio.sim.ledger import link_names
from fabric_studio.sim.problem import Counts, Router

_VERBS = ("down", "up", "slow")
_WAY_OUT = mark("write TIME down|up NAME or TIME slow NAME FRACTION, with ; between them")
MOST = 10_000


@dataclass(frozen=True, slots=True)
class Incident:
    """From `time_s` on, what is called `name` carries `fraction` of its rate: 0 = down, 1 = as new."""

    time_s: float
    name: str
    fraction: float

    @property
    def text(self) -> str:
        if self.fraction == 0.0:
            return tr("{name} goes down", name=self.name)
        return (
            tr("{name} is back", name=self.name)
            if self.fraction == 1.0
            else tr("{name} slows down to {fraction:.0%}", name=self.name, fraction=self.fraction)
        )


def read_incidents(source: str, text: str) -> tuple[Incident, ...]:
    """Incidents in the order of their times; BadInputError names the one that cannot be read."""
    found = [_read(source, part.strip()) for part in text.replace("\n", ";").split(";") if part.strip()]
    if len(found) > MOST:
        raise BadInputError(
            source,
            tr("{found:,} incidents are too many", found=len(found)),
            tr("{most:,} are the most", most=MOST),
        )
    return tuple(sorted(found, key=lambda incident: incident.time_s))


def _read(source: str, part: str) -> Incident:
    words = part.split()
    verb = words[1] if len(words) > 2 else ""
    named = words[2:-1] if verb == "slow" else words[2:]
    try:
        time_s = parse_time_s(words[0])
        fraction = float(words[-1]) if verb == "slow" else float(verb == "up")
    except ValueError:
        time_s = fraction = np.nan
    if verb not in _VERBS or not named or not 0 <= time_s < 1e9 or not 0 <= fraction <= 1:
        raise BadInputError(
            source, tr("{part!r} is no incident", part=part), tr(_WAY_OUT), place="parameter events"
        )
    return Incident(time_s, " ".join(named), fraction)


def links_named(router: Router, name: str) -> Counts:
    """The directed links that a name stands for; empty when there are none."""
    own = getattr(router, "links_named", None)
    found = np.asarray(own(name) if own else [], np.int64)
    if len(found):
        return found
    names = link_names(router, np.arange(len(router.capacity_bytes_s)))
    return np.array(
        [k for k, known in enumerate(names) if known == name or known.startswith(f"{name} ")], np.int64
    )


def refuse_unknown(source: str, incidents: tuple[Incident, ...], router: Router) -> None:
    """BadInputError for an incident whose name is nothing in this network."""
    for name in sorted({incident.name for incident in incidents}):
        if not len(links_named(router, name)):
            raise BadInputError(
                source,
                tr("{name!r:.80} is no cable or device of this network", name=name),
                tr("take a name from the cable schedule"),
                place="parameter events",
            )
