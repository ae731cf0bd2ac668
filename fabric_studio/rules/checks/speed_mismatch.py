"""A cable is set to a speed its ports do not run at, or its two ports run at different speeds."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.units import format_rate
from fabric_studio.model.ends import ends_of
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Rule


def find(context: Context) -> Iterator[Finding]:
    snapshot, ends = context.snapshot, ends_of(context.snapshot)
    cables, count = snapshot.cables, len(context.snapshot.cables)
    lanes = np.maximum(ends.cage_lanes, 1)
    passive = np.isin(ends.role, ("patch",)) | (ends.cage_gbps <= 0)
    offered = np.where(ends.exists & ~passive, ends.cage_gbps * ends.lanes / lanes, np.inf)
    best = np.minimum(offered[:count], offered[count:])
    for row in np.flatnonzero(cables.rate_gbps > best * (1 + 1e-9)).tolist():
        slow = row if offered[row] <= offered[count + row] else count + row
        device = int(ends.device[slow])
        yield Finding(
            RULE.name,
            RULE.severity,
            f"{cables.name[row]} runs at {format_rate(float(cables.rate_gbps[row]))}; its {int(ends.lanes[slow])} lanes at "
            f"{snapshot.devices.name[device]} carry {format_rate(float(best[row]))} one-way",
            (("cable", int(cables.uid[row])), ("device", int(snapshot.devices.uid[device]))),
            float(cables.rate_gbps[row]),
            float(best[row]),
            "Gb/s",
        )


RULE = Rule(
    name="speed-mismatch",
    severity="error",
    title="A cable is faster than the lanes it is plugged into",
    rationale="A link runs at the speed both of its ports can do; a faster setting does not come up, or counts capacity that is not there.",
    source="port speeds of the parts, all one-way",
    kinds=("cable", "device", "part"),
    find=find,
)
