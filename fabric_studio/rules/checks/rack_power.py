"""A rack draws more than its feed gives."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_power
from fabric_studio.base.wording import number_of
from fabric_studio.layout.feeds import SIDES, rack_feeds
from fabric_studio.layout.totals import rack_totals
from fabric_studio.rules.findings import Batch, Finding, worst_first
from fabric_studio.rules.rule import Context, NotApplicable, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, racks, totals = context.snapshot, context.snapshot.racks, rack_totals(context.snapshot)
    feeds = rack_feeds(snapshot)
    if len(racks) and np.isinf(feeds.limit_w).all():
        raise NotApplicable(tr("no rack has a power limit, nor has its part a rating"))
    worse = np.argmax(feeds.load_w - feeds.limit_w, axis=1)
    load, limit = (column[np.arange(len(racks)), worse] for column in (feeds.load_w, feeds.limit_w))
    over = load - limit
    bad = worst_first(over > 1e-6, over)

    def word(index: int) -> Finding:
        row = int(bad[index])
        need, have, blank = float(load[row]), float(limit[row]), int(totals.unknown_power[row])
        least = tr(", not counting {parts} without a figure", parts=number_of(blank, "part")) if blank else ""
        if feeds.told_apart[row]:
            side = int(worse[row])
            text = tr(
                "rack {rack} draws up to {need} from feed {feed} alone when feed {other} is lost{least}; feed {feed} gives {have}: {over} over",
                rack=racks.name[row],
                need=format_power(need),
                feed=SIDES[side],
                other=SIDES[1 - side],
                least=least,
                have=format_power(have),
                over=format_power(need - have),
            )
        else:
            typical = float(totals.power_typ_w[row])
            usual = tr(" (typically {typical})", typical=format_power(typical)) if 0 < typical < need else ""
            text = tr(
                "rack {rack} draws up to {need}{usual}{least}; its limit is {have}: {over} over",
                rack=racks.name[row],
                need=format_power(need),
                usual=usual,
                least=least,
                have=format_power(have),
                over=format_power(need - have),
            )
        return Finding(
            RULE.name,
            RULE.severity,
            text,
            (("rack", int(racks.uid[row])),),
            need,
            have,
            "W",
        )

    yield Batch(RULE.severity, racks.uid[bad], word)


RULE = Rule(
    name="rack-power",
    severity="error",
    title=mark("A rack draws more power than its feed gives"),
    rationale=(
        mark(
            "The sum of the maxima counts: synchronous training drives every server to its peak at the same time. The limit is what one feed gives: with two, A and B, each must carry all that is on both, and what is on it alone, when the other is lost. Rack PDUs that name their feed limit it too. Parts that give no figure are left out and counted in the text, so the true draw is higher."
        )
    ),
    source=mark(
        "maximum power of the parts (optics as their makers count them) against the rack's limit, that of its rack PDUs, or its part's rating; two feeds as N+N"
    ),
    kinds=("rack", "device", "hall", "storey", "part"),
    find=find,
    example="rack A-01 draws up to 40.8 kW (typically 28 kW); its limit is 34.5 kW: 6.3 kW over",
)
