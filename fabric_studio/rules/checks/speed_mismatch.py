"""A cable is set to a speed its ports do not run at."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_rate
from fabric_studio.model.ends import ends_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats
from fabric_studio.rules.findings import Batch, Finding, Fix
from fabric_studio.rules.rule import Context, Rule
from fabric_studio.rules.words import port_words


def offered_gbps(snapshot: Snapshot) -> Floats:
    """What the lanes at both ends carry, one-way, shape (2, C): A ends, Z ends. Infinite at a panel or optical switch, which
    set no rate, and at a port that does not exist."""
    ends = ends_of(snapshot)
    passive = (ends.role == "patch") | (ends.cage_gbps <= 0)
    lanes = np.maximum(ends.cage_lanes, 1)
    return np.where(ends.exists & ~passive, ends.cage_gbps * ends.lanes / lanes, np.inf).reshape(2, -1)


def too_fast(snapshot: Snapshot) -> Flags:
    """Which cables are faster than the slower of their two ports."""
    slower = offered_gbps(snapshot).min(axis=0)
    return np.asarray(snapshot.cables.rate_gbps > slower * (1 + 1e-9), bool)


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, ends = context.snapshot, ends_of(context.snapshot)
    cables, offered = snapshot.cables, offered_gbps(context.snapshot)
    bad = np.flatnonzero(too_fast(snapshot))

    def word(index: int) -> Finding:
        row = int(bad[index])
        slow = row if offered[0, row] <= offered[1, row] else row + len(cables)
        device, best, rate = (
            int(ends.device[slow]),
            float(offered[:, row].min()),
            float(cables.rate_gbps[row]),
        )
        where = port_words(
            snapshot, device, int(ends.port[slow]), int(ends.lane[slow]), int(ends.lanes[slow])
        )
        return Finding(
            RULE.name,
            RULE.severity,
            tr(
                "{cable} is set to {rate}; {where} carries {best} one-way",
                cable=cables.name[row],
                rate=format_rate(rate),
                where=where,
                best=format_rate(best),
            ),
            (("cable", int(cables.uid[row])), ("device", int(snapshot.devices.uid[device]))),
            rate,
            best,
            "Gb/s",
            Fix(
                "set-fields",
                {"kind": "cable", "uids": [int(cables.uid[row])], "rate_gbps": best},
                tr("run it at {best}", best=format_rate(best)),
            ),
        )

    yield Batch(RULE.severity, cables.uid[bad], word)


RULE = Rule(
    name="speed-mismatch",
    severity="error",
    title=mark("A cable is faster than the lanes it is plugged into"),
    rationale=mark(
        "A link runs at the speed both of its ports can do; a faster setting does not come up, or counts capacity that is not there."
    ),
    source=mark("port speeds of the parts, all one-way"),
    kinds=("cable", "device", "part"),
    find=find,
    example="C0123 is set to 800 Gb/s; leaf-01 port 12/1 carries 400 Gb/s one-way",
    mend=mark("Run the cable at the speed of its slower port."),
)
