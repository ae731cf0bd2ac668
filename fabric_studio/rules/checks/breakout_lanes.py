"""The tails of a breakout cable do not agree with its head."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.catalog.media import links_carried
from fabric_studio.catalog.parts import Medium
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Rule


def find(context: Context) -> Iterator[Finding]:
    snapshot, cables = context.snapshot, context.snapshot.cables
    for assembly in np.unique(cables.assembly[cables.assembly != 0]).tolist():
        rows = np.flatnonzero(cables.assembly == assembly)
        name, uids = str(cables.name[rows[0]]), tuple(("cable", int(u)) for u in cables.uid[rows])
        medium = snapshot.spec_of(int(cables.medium[rows[0]]))
        if len(np.unique(cables.medium[rows])) > 1:
            yield Finding(RULE.name, RULE.severity, f"the lines of {name} name different media", uids)
            continue
        heads = np.stack((cables.a_device[rows], cables.a_port[rows]), axis=1)
        if len(np.unique(heads, axis=0)) > 1:
            yield Finding(RULE.name, RULE.severity, f"the lines of {name} start at more than one cage", uids)
        used = np.zeros(64, np.int64)
        for row in rows.tolist():
            lane = max(0, min(int(cables.a_lane[row]), 63))
            used[lane : lane + int(cables.a_lanes[row])] += 1
        if (used > 1).any():
            yield Finding(
                RULE.name,
                RULE.severity,
                f"two tails of {name} use lane {int(np.argmax(used > 1)) + 1} of its head",
                uids,
                float(used.max()),
                1.0,
                "tails per lane",
            )
        if isinstance(medium, Medium):
            carried = links_carried(medium, float(cables.rate_gbps[rows[0]]))
            if carried and len(rows) > carried:
                yield Finding(
                    RULE.name,
                    RULE.severity,
                    f"{name} has {len(rows)} tails and {medium.name} has {carried}",
                    uids,
                    float(len(rows)),
                    float(carried),
                    "tails",
                )


RULE = Rule(
    name="breakout-lanes",
    severity="error",
    title="A breakout cable's tails do not agree with its head",
    rationale="A splitter has one head and a fixed number of tails, each on lanes of its own; anything else cannot be bought.",
    source="breakout lists of the parts (for example MCP7Y00: 800G to two 400G)",
    kinds=("cable", "part"),
    find=find,
)
