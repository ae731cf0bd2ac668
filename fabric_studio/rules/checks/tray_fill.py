"""A tray or riser is too full."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.layout.load import tray_load
from fabric_studio.rules.findings import Finding, Severity
from fabric_studio.rules.rule import Context, Limit, Rule


def find(context: Context) -> Iterator[Finding]:
    snapshot, load = context.snapshot, tray_load(context.snapshot)
    warn, most = context.limit(RULE, "warn"), context.limit(RULE, "error")
    for kind, table, fill, count in (
        ("tray", snapshot.trays, load.tray_fill, load.tray_cables),
        ("riser", snapshot.risers, load.riser_fill, load.riser_cables),
    ):
        for row in np.flatnonzero(fill > warn).tolist():
            over = bool(fill[row] > most)
            severity: Severity = "error" if over else "warning"
            limit = most if over else warn
            yield Finding(
                RULE.name,
                severity,
                f"{kind} {table.columns['name'][row]} is {fill[row]:.0%} full with {count[row]:,.0f} cables at its fullest place; limit {limit:.0%}",
                ((kind, int(table.uid[row])),),
                float(fill[row]) * 100,
                limit * 100,
                "%",
            )


RULE = Rule(
    name="tray-fill",
    severity="error",
    title="A tray is too full",
    rationale=(
        "Full trays crush what lies below, trap heat and leave no room for repair. Fill is the sum of squared cable diameters over the "
        "inside section, at the fullest place of the tray."
    ),
    source="40 % as in TIA-569 practice quoted by cabling vendors, 40 to 50 % for data trays; both are house defaults",
    kinds=("tray", "riser", "cable", "device", "rack", "storey", "part"),
    find=find,
    limits=(
        Limit("warn", 0.4, "of the section", "house default"),
        Limit("error", 0.5, "of the section", "house default"),
    ),
)
