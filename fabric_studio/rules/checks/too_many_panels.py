"""A link passes more patch panels than its loss budget allows."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.routing.links import links_of
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Limit, Rule


def find(context: Context) -> Iterator[Finding]:
    snapshot, links = context.snapshot, links_of(context.snapshot)
    limit = context.limit(RULE, "panels")
    for row in np.flatnonzero(links.panels > limit).tolist():
        cables = links.cable[links.ptr[row] : links.ptr[row + 1]]
        yield Finding(
            RULE.name,
            RULE.severity,
            f"the link of {snapshot.cables.name[cables[0]]} passes {int(links.panels[row])} patch panels; at most {limit:g}",
            tuple(("cable", int(u)) for u in snapshot.cables.uid[cables]),
            float(links.panels[row]),
            limit,
            "panels",
        )


RULE = Rule(
    name="too-many-panels",
    severity="error",
    title="A link passes too many patch panels",
    rationale="Every mated pair of connectors costs up to 0.35 dB (MPO) or 0.25 dB (LC); the reach figures assume two panels at most.",
    source="NVIDIA cabling guides for NDR 400G (MPO and LC cable requirements): two panels, 0.35 dB each",
    kinds=("cable", "device", "part"),
    find=find,
    limits=(Limit("panels", 2.0, "panels", "NVIDIA NDR cabling guide"),),
)
