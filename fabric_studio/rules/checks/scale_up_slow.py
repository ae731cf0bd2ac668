"""Scale-up is less than five times as fast as scale-out."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.wording import number_of
from fabric_studio.catalog.parts import Part
from fabric_studio.routing.graph import fabric_graph
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import LENGTHS, Context, Limit, NotApplicable, Rule
from fabric_studio.rules.words import several


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, graph = context.snapshot, fabric_graph(context.snapshot)
    inside = graph.up_link >= 0
    if not graph.n_ranks:
        return
    if not inside.any():
        raise NotApplicable(tr("no accelerators share a scale-up domain"))
    ports = np.diff(graph.port_ptr)
    owner = np.repeat(np.arange(graph.n_ranks), ports)
    out = np.bincount(owner, weights=graph.capacity_bytes_s[graph.rank_port], minlength=graph.n_ranks)
    up = np.where(inside, graph.capacity_bytes_s[np.maximum(graph.up_link, 0)], 0.0)
    part = snapshot.parts.index_of(snapshot.devices.part)[graph.rank_node]
    # Parts that were made up have made up figures.
    real = np.array([isinstance(s, Part) and s.confidence != "generic" for s in snapshot.parts.spec], bool)[
        part
    ]
    target = context.limit(RULE, "ratio")
    ratio = np.divide(up, out, out=np.full(graph.n_ranks, np.inf), where=out > 0)
    bad = np.flatnonzero(inside & real & (ratio < target * (1 - 1e-9)))
    for kind in np.unique(part[bad]).tolist():
        mine = bad[part[bad] == kind]
        worst = int(mine[np.argmin(ratio[mine])])
        nodes = np.unique(graph.rank_node[mine])
        names = several([str(name) for name in snapshot.devices.name[nodes[:4]]], len(nodes))
        yield Finding(
            RULE.name,
            RULE.severity,
            tr(
                "{accelerators} of {names} ({part}) have {up:,.0f} GB/s of scale-up and {out:,.0f} GB/s of scale-out (one-way): {ratio:.2g} times, below {target:g}",
                accelerators=number_of(len(mine), "accelerator"),
                names=names,
                part=snapshot.parts.spec[kind].name,
                up=up[worst] / 1e9,
                out=out[worst] / 1e9,
                ratio=ratio[worst],
                target=target,
            ),
            tuple(("device", uid) for uid in snapshot.devices.uid[nodes[:200]].tolist()),
            float(ratio[worst]),
            target,
            mark("scale-up over scale-out"),
            key=f"part:{snapshot.parts.uid[kind]} ratio:{ratio[worst]:.2g}",
        )


RULE = Rule(
    name="scale-up-slow",
    severity="info",
    title=mark("Scale-up is hardly faster than scale-out"),
    rationale=(
        mark(
            "Tensor and expert parallelism stay inside the scale-up domain because it is much faster than the network: 450 GB/s of NVLink 4 to 50 GB/s of a 400G NIC is 9 times, one-way. Below five times the split pays less, and NICs that fast may be money better spent on the domain. Only cabled NICs count, and parts that were made up for an import or a template are left out."
        )
    ),
    source=mark("planning rule: scale-up at least 5 to 10 times scale-out"),
    kinds=LENGTHS,
    places="neither",
    find=find,
    example="8 accelerators of server-01 (HGX H100) have 450 GB/s of scale-up and 100 GB/s of scale-out (one-way): 4.5 times, below 5",
    limits=(
        Limit(
            "ratio",
            5.0,
            mark("scale-up over scale-out"),
            mark("lower end of the planning rule"),
            mark("Least scale-up over scale-out"),
        ),
    ),
)
