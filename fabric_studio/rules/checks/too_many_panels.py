"""A link passes more patch panels than its loss budget allows."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.routing.links import links_of
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.linkwise import cables_of_link, one_per_cable
from fabric_studio.rules.physical import cable_uids
from fabric_studio.rules.rule import LENGTHS, Context, Limit, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, links = context.snapshot, links_of(context.snapshot)
    limit = context.limit(RULE, "panels")
    bad = np.flatnonzero(links.panels > limit)

    def word(link: int) -> Finding:
        devices, count = snapshot.devices.name, int(links.panels[link])
        to = tr(" to {device}", device=devices[links.z[link]]) if links.z[link] >= 0 else ""
        name = snapshot.cables.name[links.cable[links.ptr[link]]]
        return Finding(
            RULE.name,
            RULE.severity,
            tr(
                "the link that starts with {name}, from {device}{to}, passes {count} patch panels; its loss budget allows {limit:g}",
                name=name,
                device=devices[links.a[link]],
                to=to,
                count=count,
                limit=limit,
            ),
            cable_uids(snapshot, cables_of_link(snapshot, link)),
            float(count),
            limit,
            mark("panels"),
        )

    yield one_per_cable(snapshot, RULE.severity, bad, links.panels[bad].astype(float), word)


RULE = Rule(
    name="too-many-panels",
    severity="error",
    title=mark("A link passes too many patch panels"),
    rationale=mark(
        "Every mated pair of connectors costs up to 0.35 dB (MPO) or 0.25 dB (LC); the reach figures assume two panels at most."
    ),
    source=mark(
        "NVIDIA cabling guides for NDR 400G (MPO and LC cable requirements): two panels, 0.35 dB each"
    ),
    kinds=LENGTHS,
    places="neither",
    find=find,
    example="the link that starts with C0120, from server-01 to leaf-01, passes 3 patch panels; its loss budget allows 2",
    limits=(
        Limit("panels", 2.0, mark("panels"), mark("NVIDIA NDR cabling guide"), mark("Most panels on a link")),
    ),
)
