"""A rack draws more than its feed gives."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_power
from fabric_studio.base.wording import number_of
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.totals import rack_totals
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import Context, NotApplicable, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, racks, totals = context.snapshot, context.snapshot.racks, rack_totals(context.snapshot)
    limit = power_limit_w(snapshot)
    if len(racks) and np.isinf(limit).all():
        raise NotApplicable(tr("no rack has a power limit, nor has its part a rating"))
    over = totals.power_max_w - limit
    bad = np.flatnonzero(over > 1e-6)
    bad = bad[np.argsort(-over[bad], kind="stable")]

    def word(index: int) -> Finding:
        row = int(bad[index])
        need, have, blank = float(totals.power_max_w[row]), float(limit[row]), int(totals.unknown_power[row])
        typical = float(totals.power_typ_w[row])
        usual = tr(" (typically {typical})", typical=format_power(typical)) if 0 < typical < need else ""
        least = tr(", not counting {parts} without a figure", parts=number_of(blank, "part")) if blank else ""
        return Finding(
            RULE.name,
            RULE.severity,
            tr(
                "rack {rack} draws up to {need}{usual}{least}; its limit is {have}: {over} over",
                rack=racks.name[row],
                need=format_power(need),
                usual=usual,
                least=least,
                have=format_power(have),
                over=format_power(need - have),
            ),
            (("rack", int(racks.uid[row])),),
            need,
            have,
            "W",
        )

    yield Batch(RULE.severity, racks.uid[bad], word)


def power_limit_w(snapshot: Snapshot) -> Floats:
    """What the feed of each rack gives, else what its part is rated for; infinite where neither is known."""
    per_part = [
        float(s.power_rating_w) if isinstance(s, Part) and s.power_rating_w is not None else np.inf
        for s in snapshot.parts.spec
    ]
    rating = np.array(per_part, float)[snapshot.parts.index_of(snapshot.racks.part)]
    return np.where(np.isnan(snapshot.racks.power_limit_w), rating, snapshot.racks.power_limit_w)


RULE = Rule(
    name="rack-power",
    severity="error",
    title=mark("A rack draws more power than its feed gives"),
    rationale=(
        mark(
            "The sum of the maxima counts: synchronous training drives every server to its peak at the same time. Parts that give no figure are left out and counted in the text, so the true draw is higher."
        )
    ),
    source=mark(
        "maximum power of the parts (optics as their makers count them) against the rack's limit, or its part's rating"
    ),
    kinds=("rack", "device", "hall", "storey", "part"),
    find=find,
    example="rack A-01 draws up to 40.8 kW (typically 28 kW); its limit is 34.5 kW: 6.3 kW over",
)
