"""Servers on one fabric have no path to each other."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import connected_components

from fabric_studio.routing.graph import fabric_graph
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Rule


def find(context: Context) -> Iterator[Finding]:
    snapshot, count = context.snapshot, len(context.snapshot.devices)
    for network in sorted(set(snapshot.cables.network.tolist())):
        graph = fabric_graph(snapshot, (network,) if network != "compute" else ("compute", "scale-across"))
        cabled = graph.n_cabled
        if not cabled:
            continue
        tail, head = graph.tail[:cabled], graph.head[:cabled]
        # A server does not forward: only its own switch joins it to others, so only links between any device count as seen
        # from the switches; two servers are joined when some switch component holds both.
        joined = csr_matrix((np.ones(cabled), (tail, head)), shape=(count, count))
        _, label = connected_components(joined, directed=False)
        ends = np.zeros(count, bool)
        ends[tail] = True
        ends &= ~graph.forwards
        groups, sizes = np.unique(label[ends], return_counts=True)
        if len(groups) > 1:
            order = np.argsort(-sizes, kind="stable")
            main = groups[order[0]]
            for group, size in zip(groups[order[1:]].tolist(), sizes[order[1:]].tolist(), strict=True):
                rows = np.flatnonzero(ends & (label == group))
                example = snapshot.devices.name[rows[0]]
                others = f" and {size - 1:,} more" if size > 1 else ""
                reference = snapshot.devices.name[np.flatnonzero(ends & (label == main))[0]]
                yield Finding(
                    RULE.name,
                    RULE.severity,
                    f"{example}{others} cannot reach {reference} and {int(sizes[order[0]]) - 1:,} others on the {network} network",
                    tuple(("device", int(snapshot.devices.uid[r])) for r in rows[:50]),
                    float(len(groups)),
                    1.0,
                    "separate parts",
                )


RULE = Rule(
    name="no-path",
    severity="error",
    title="Servers on the same fabric have no path to each other",
    rationale="A job that spans the separate parts does not start. Rail-only designs join rails through the scale-up domain of a server.",
    source="connectivity of the drawing, patch panels looked through",
    kinds=("cable", "device", "part"),
    find=find,
)
