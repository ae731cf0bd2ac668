"""A server has no cable in a fabric that the others are on."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.routing.graph import fabric_graph
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Rule


def find(context: Context) -> Iterator[Finding]:
    snapshot, graph = context.snapshot, fabric_graph(context.snapshot)
    if not graph.n_cabled:
        return
    ports = np.diff(graph.port_ptr)
    bare = np.bincount(graph.rank_node, weights=ports == 0, minlength=len(snapshot.devices))
    total = np.bincount(graph.rank_node, minlength=len(snapshot.devices))
    for row in np.flatnonzero(bare > 0).tolist():
        missing, of = int(bare[row]), int(total[row])
        what = "no cable" if missing == of else f"no cable for {missing} of its {of} accelerators"
        yield Finding(
            RULE.name,
            RULE.severity,
            f"{snapshot.devices.name[row]} has {what} in the compute network",
            (("device", int(snapshot.devices.uid[row])),),
            float(of - missing),
            float(of),
            "accelerators with a link",
        )


RULE = Rule(
    name="server-not-cabled",
    severity="warning",
    title="A server is not on the compute network, or only in part",
    rationale="Other servers of the drawing are cabled; one without links, or with rails missing, slows every collective or takes no part.",
    source="the compute ports of the parts",
    kinds=("cable", "device", "part"),
    find=find,
)
