"""A tier offers less capacity up than down."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.base.units import format_rate
from fabric_studio.routing.tiers import TIER_NAMES, tiers_of
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import LENGTHS, Context, Limit, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, tiers = context.snapshot, tiers_of(context.snapshot)
    for level in range(1, int(tiers.level.max(initial=0))):
        tier = TIER_NAMES.get(level, "")
        target = context.limit(RULE, tier if tier in TIER_NAMES.values() else "target")
        target = target if math.isfinite(target) else context.limit(RULE, "target")
        rows = np.flatnonzero((tiers.level == level) & (tiers.down_gbps > 0))
        down, up = tiers.down_gbps[rows], tiers.up_gbps[rows]
        ratio = np.divide(down, up, out=np.full(len(rows), np.inf), where=up > 0)
        over = ratio > target * (1 + 1e-9)
        if not over.any():
            continue
        order = np.argsort(-ratio[over], kind="stable")
        bad, ratios = rows[over][order], ratio[over][order]
        worst, value = int(bad[0]), float(ratios[0])
        said = f"{value:.3g}:1" if math.isfinite(value) else tr("no uplink at all")
        count, total = len(bad), len(rows)
        guessed = snapshot.spec_of(int(snapshot.devices.part[worst])).confidence == "generic"
        yield Finding(
            RULE.name,
            RULE.severity,
            counted(
                count,
                "{count} of {total:,} {tier} switches exceeds {target:g}:1; the worst, {worst}: {down} down, {up} up, {said} (one-way)",
                "{count} of {total:,} {tier} switches exceed {target:g}:1; the worst, {worst}: {down} down, {up} up, {said} (one-way)",
                total=total,
                tier=tr(TIER_NAMES[level]) if level in TIER_NAMES else tr("tier {level}", level=level),
                target=target,
                worst=snapshot.devices.name[worst],
                down=format_rate(float(tiers.down_gbps[worst])),
                up=format_rate(float(tiers.up_gbps[worst])),
                said=said,
            )
            + (tr("; as imported, where speeds and numbers of cables may be guesses") if guessed else ""),
            tuple(("device", uid) for uid in snapshot.devices.uid[bad[:200]].tolist()),
            value if math.isfinite(value) else None,
            target,
            mark("down over up"),
            key=f"tier:{level} ratio:{value:.3g}",
        )


RULE = Rule(
    name="oversubscribed",
    severity="warning",
    title=mark("A tier is oversubscribed beyond the target"),
    rationale=(
        mark(
            "At n:1 traffic that leaves the tier takes n times as long when all its servers send at once: 32 GB over 4 x 400 Gb/s take 0.16 s, over 2 x 400 Gb/s 0.32 s. Lower tiers should not be oversubscribed; the top tier may be, with placement to match. Tiers are counted from the servers up; links between switches of one tier count neither way."
        )
    ),
    source=mark("planning rule; Meta's 24,576-GPU clusters run 1:1 in the pod and 7:1 between pods"),
    kinds=LENGTHS,
    places="neither",
    find=find,
    example="1 of 8 leaf switches exceeds 1:1; the worst, leaf-03: 12.8 Tb/s down, 6400 Gb/s up, 2:1 (one-way)",
    limits=(
        Limit(
            "target",
            1.0,
            mark("down over up"),
            mark("house default: non-blocking"),
            mark("Most down over up, one-way"),
        ),
        *(
            Limit(tier, math.nan, mark("down over up"), source, title)
            for tier, source, title in (
                (
                    "leaf",
                    mark("for the leaf tier alone; as the target where it is not set"),
                    mark("The same for the leaf tier alone"),
                ),
                (
                    "spine",
                    mark("for the spine tier alone; as the target where it is not set"),
                    mark("The same for the spine tier alone"),
                ),
                (
                    "core",
                    mark("for the core tier alone; as the target where it is not set"),
                    mark("The same for the core tier alone"),
                ),
            )
        ),
    ),
)
