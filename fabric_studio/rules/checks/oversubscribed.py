"""A tier offers less capacity up than down."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.units import format_rate
from fabric_studio.routing.tiers import TIER_NAMES, tiers_of
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Limit, Rule


def find(context: Context) -> Iterator[Finding]:
    snapshot, tiers = context.snapshot, tiers_of(context.snapshot)
    target = context.limit(RULE, "target")
    top = int(tiers.level.max(initial=0))
    for level in range(1, top):
        rows = np.flatnonzero((tiers.level == level) & (tiers.down_gbps > 0))
        if not len(rows):
            continue
        ratio = np.divide(
            tiers.down_gbps[rows],
            tiers.up_gbps[rows],
            out=np.full(len(rows), np.inf),
            where=tiers.up_gbps[rows] > 0,
        )
        over = rows[ratio > target * (1 + 1e-9)]
        if not len(over):
            continue
        worst = int(rows[np.argmax(ratio)])
        down, up = float(tiers.down_gbps[worst]), float(tiers.up_gbps[worst])
        value = float(ratio.max())
        said = f"{value:.3g}:1" if np.isfinite(value) else "no uplink at all"
        yield Finding(
            RULE.name,
            RULE.severity,
            f"{len(over):,} of {len(rows):,} {TIER_NAMES.get(level, f'tier {level}')} switches exceed {target:g}:1; the worst, "
            f"{snapshot.devices.name[worst]}: {format_rate(down)} down, {format_rate(up)} up, {said} (one-way)",
            tuple(
                ("device", int(u))
                for u in snapshot.devices.uid[over[np.argsort(over != worst, kind="stable")]][:200]
            ),
            value if np.isfinite(value) else None,
            target,
            "down over up",
        )


RULE = Rule(
    name="oversubscribed",
    severity="warning",
    title="A tier is oversubscribed beyond the target",
    rationale=(
        "At n:1 traffic that leaves the tier takes n times as long when all its servers send at once: 32 GB over 4 x 400 Gb/s take 0.16 s, "
        "over 2 x 400 Gb/s 0.32 s. Lower tiers should not be oversubscribed; the top tier may be, with placement to match."
    ),
    source="planning rule; Meta's 24,576-GPU clusters run 1:1 in the pod and 7:1 between pods",
    kinds=("cable", "device", "part", "setting"),
    find=find,
    limits=(Limit("target", 1.0, "down over up", "house default: non-blocking"),),
)
