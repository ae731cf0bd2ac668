"""A medium is used that holds only on a condition nobody has confirmed."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.catalog.parts import Medium
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.physical import cable_uids, physical_cables
from fabric_studio.rules.rule import Context, Rule

_CONDITIONS = (
    mark("both hosts must be qualified for linear optics (LPO)"),
    mark(
        "both hosts must be qualified for linear optics (LPO); 200 Gb/s per lane LPO is still in development"
    ),
    mark("neither end may be a LinkX SR4 module"),
)
"""Those of the catalogue."""


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, cables = context.snapshot, context.snapshot.cables
    owner = physical_cables(snapshot).owner
    for part in snapshot.parts:
        medium = part.spec
        if not isinstance(medium, Medium) or not medium.condition:
            continue
        rows = np.flatnonzero((cables.medium == part.uid) | (cables.z_medium == part.uid))
        if not len(rows):
            continue
        count = len(np.unique(owner[rows]))
        yield Finding(
            RULE.name,
            RULE.severity,
            counted(
                count,
                "{count} cable is {medium}: {condition}",
                "{count} cables are {medium}: {condition}",
                medium=medium.name,
                condition=tr(medium.condition),
            ),
            cable_uids(snapshot, rows[:200]),
            float(count),
            0.0,
            mark("cables"),
            key=f"part:{part.uid}",
        )


RULE = Rule(
    name="medium-on-condition",
    severity="info",
    title=mark("A medium holds only on a condition"),
    rationale=(
        mark(
            "Linear optics work in hosts that are qualified for them, and the reach of a standard is not that of a vendor's part. The catalogue never proposes such media; whoever chooses one should have the condition in writing."
        )
    ),
    source=mark("LPO MSA; NVIDIA LinkX and IEEE 802.3db reach tables"),
    kinds=("cable", "part"),
    find=find,
    example="24 cables are 400G LPO DR4: both hosts must be qualified for linear optics (LPO)",
)
