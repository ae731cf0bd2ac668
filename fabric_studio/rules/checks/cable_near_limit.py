"""A copper link uses nearly all of its reach."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.catalog.parts import Medium
from fabric_studio.routing.links import links_of
from fabric_studio.routing.reach import link_reach
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Limit, Rule
from fabric_studio.rules.words import metres


def find(context: Context) -> Iterator[Finding]:
    snapshot = context.snapshot
    links, reach = links_of(snapshot), link_reach(snapshot)
    copper = np.array(
        [isinstance(s, Medium) and s.medium_class in ("DAC", "ACC") for s in snapshot.parts.spec], bool
    )
    share = context.limit(RULE, "share")
    first = links.cable[links.ptr[:-1]]
    made_of_copper = copper[snapshot.parts.index_of(snapshot.cables.medium[first])]
    required = links.length_mm / 1e3
    near = made_of_copper & (required >= share * reach.limit_m) & (required <= reach.limit_m + 1e-6)
    for row in np.flatnonzero(near).tolist():
        uid, need, limit = (
            int(snapshot.cables.uid[first[row]]),
            float(required[row]),
            float(reach.limit_m[row]),
        )
        yield Finding(
            RULE.name,
            RULE.severity,
            f"{snapshot.cables.name[first[row]]} needs {metres(need)} of the {metres(limit)} its copper reaches: no margin",
            (("cable", uid),),
            need,
            limit * share,
            "m",
        )


RULE = Rule(
    name="cable-near-limit",
    severity="warning",
    title="A copper link uses nearly all of its reach",
    rationale=(
        "Passive and linear active copper at the edge of its rating is the classic cause of links that flap: the rating is "
        "per speed and per host, and bends, connectors and hosts eat the margin."
    ),
    source="planning experience (a 1.8 m DAC inside a 2 m rating was reported unstable); the share is a house default",
    kinds=("cable", "device", "rack", "tray", "part"),
    find=find,
    limits=(Limit("share", 0.9, "of the reach", "house default"),),
)
