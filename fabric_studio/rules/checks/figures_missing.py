"""The power or mass of a part is not known, so the sums of its racks are too low."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.layout.totals import figure
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import Context, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    parts = snapshot.parts.index_of(np.concatenate((snapshot.racks.part, snapshot.devices.part)))
    count = np.bincount(parts, minlength=len(snapshot.parts))
    power, mass = np.isnan(figure(snapshot, "power_max_w")), np.isnan(figure(snapshot, "mass_kg"))
    for row in np.flatnonzero((count > 0) & (power | mass)).tolist():
        uid, spec, many = int(snapshot.parts.uid[row]), snapshot.parts.spec[row], int(count[row])
        said = (
            tr(
                "the power and mass of {part} are not known; sums leave out {count:,} of them",
                part=spec.name,
                count=many,
            )
            if power[row] and mass[row]
            else tr(
                "the power of {part} is not known; sums leave out {count:,} of them",
                part=spec.name,
                count=many,
            )
            if power[row]
            else tr(
                "the mass of {part} is not known; sums leave out {count:,} of them",
                part=spec.name,
                count=many,
            )
        )
        where = [
            *(
                ("device", device)
                for device in snapshot.devices.uid[snapshot.devices.part == uid][:200].tolist()
            ),
            *(("rack", rack) for rack in snapshot.racks.uid[snapshot.racks.part == uid][:200].tolist()),
        ]
        yield Finding(
            RULE.name,
            RULE.severity,
            said,
            tuple(where),
            float(many),
            0.0,
            mark("parts"),
            key=f"part:{uid}",
        )


RULE = Rule(
    name="figures-missing",
    severity="info",
    title=mark("The power or mass of a part is not known"),
    rationale=mark(
        "What is unknown is left out of sums and never taken for zero; a rack that holds such parts is heavier and hotter than the checks see."
    ),
    source=mark("the parts as they are in the catalogue or were made up for an import"),
    kinds=("rack", "device", "part"),
    places="neither",
    find=find,
    example="the power and mass of Switch not known, 36 ports are not known; sums leave out 12 of them",
)
