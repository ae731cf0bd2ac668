"""Switches of two planes are cabled to each other."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.routing.links import links_of
from fabric_studio.rules.findings import Batch, Finding, Fix
from fabric_studio.rules.planes import switch_planes
from fabric_studio.rules.rule import LENGTHS, Context, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, links, devices = context.snapshot, links_of(context.snapshot), context.snapshot.devices
    if not len(links.a):
        return
    plane = switch_planes(snapshot)
    whole = (links.z >= 0) & (links.network == "compute")
    a, z = plane[links.a], np.where(links.z >= 0, plane[links.z], -1)
    bad = np.flatnonzero(whole & (a >= 0) & (z >= 0) & (a != z))
    first = snapshot.cables.uid[links.cable[links.ptr[bad]]]

    def word(index: int) -> Finding:
        link = int(bad[index])
        rows = links.cable[links.ptr[link] : links.ptr[link + 1]]
        near, far = int(links.a[link]), int(links.z[link])
        uids = [int(uid) for uid in snapshot.cables.uid[rows]]
        return Finding(
            RULE.name,
            RULE.severity,
            tr(
                "{cable} joins {a} of plane {plane_a} to {z} of plane {plane_z}: what fails in one reaches the other",
                cable=snapshot.cables.name[rows[0]],
                a=devices.name[near],
                plane_a=int(plane[near]) + 1,
                z=devices.name[far],
                plane_z=int(plane[far]) + 1,
            ),
            tuple(("cable", uid) for uid in uids),
            2.0,
            1.0,
            "planes",
            Fix(
                "delete",
                {"selection": {"cable": uids}},
                tr("remove {cable}", cable=snapshot.cables.name[rows[0]]),
            ),
        )

    yield Batch(RULE.severity, first, word)


RULE = Rule(
    name="planes-meet",
    severity="error",
    title=mark("Switches of two planes are cabled to each other"),
    rationale=(
        mark(
            "Planes are separate networks, each with its own routing, so that a mistake or a failure stays in one. A link between their switches makes them one: a routing loop, a pause storm or a wrong configuration then takes both. The planes are those that the switches are given; servers are on all of them and are not meant."
        )
    ),
    source=mark("planning rule for multi-plane fabrics: planes share nothing but the servers"),
    kinds=LENGTHS,
    places="neither",
    find=find,
    example="C0412 joins leaf-1-03 of plane 1 to spine-2-01 of plane 2: what fails in one reaches the other",
    mend=mark("Remove the cable."),
)
