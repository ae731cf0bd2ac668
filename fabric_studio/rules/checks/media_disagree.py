"""The two ends of a link have modules that do not understand each other."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.catalog.parts import Medium
from fabric_studio.rules.findings import Finding, Fix
from fabric_studio.rules.rule import Context, Rule


def compatible(a: Medium, z: Medium) -> bool:
    """Same optics on the line: class, lanes and their speed, fibre connector. DR parts of one kind differ only in reach."""
    return (
        a.medium_class == z.medium_class
        and a.lanes == z.lanes
        and a.lane_gbps == z.lane_gbps
        and a.line_connector.split("/")[0] == z.line_connector.split("/")[0]
        and bool(a.reach_by_fibre_m) == bool(z.reach_by_fibre_m)
        and not a.attached
        and not z.attached
    )


def find(context: Context) -> Iterator[Finding]:
    snapshot, cables = context.snapshot, context.snapshot.cables
    for row in np.flatnonzero((cables.z_medium != 0) & (cables.z_medium != cables.medium)).tolist():
        a, z = snapshot.spec_of(int(cables.medium[row])), snapshot.spec_of(int(cables.z_medium[row]))
        if isinstance(a, Medium) and isinstance(z, Medium) and compatible(a, z):
            continue
        uid = int(cables.uid[row])
        yield Finding(
            RULE.name,
            RULE.severity,
            f"{cables.name[row]} has {a.name} at one end and {z.name} at the other",
            (("cable", uid),),
            fix=Fix("set-medium", {"cables": [uid], "medium": a.id}, f"use {a.name} at both ends"),
        )


RULE = Rule(
    name="media-disagree",
    severity="error",
    title="The ends of a link disagree on the medium",
    rationale="Wavelength, number of fibres, lane speed and fibre type must be the same at both ends; only reach classes of one kind mix.",
    source="IEEE 802.3 media-dependent interfaces; LinkX interoperability tables",
    kinds=("cable", "part"),
    find=find,
)
