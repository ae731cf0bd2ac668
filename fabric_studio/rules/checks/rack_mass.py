"""A rack holds more than it is rated for."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_mass
from fabric_studio.base.wording import number_of
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.totals import figure, rack_totals
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats
from fabric_studio.rules.findings import Batch, Finding, worst_first
from fabric_studio.rules.rule import Context, NotApplicable, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, racks, totals = context.snapshot, context.snapshot.racks, rack_totals(context.snapshot)
    own = np.nan_to_num(figure(snapshot, "mass_kg"))[snapshot.parts.index_of(racks.part)]
    inside, rating = totals.mass_kg - own, mass_rating_kg(snapshot)
    if len(racks) and np.isinf(rating).all():
        raise NotApplicable(tr("no part of a rack states a static load rating"))
    bad = worst_first(inside > rating + 1e-6, inside - rating)

    def word(index: int) -> Finding:
        row = int(bad[index])
        need, have, blank = float(inside[row]), float(rating[row]), int(totals.unknown_mass[row])
        least = tr(", not counting {parts} without a figure", parts=number_of(blank, "part")) if blank else ""
        return Finding(
            RULE.name,
            RULE.severity,
            tr(
                "rack {rack} holds {need}{least}; it is rated for {have}: {over} over",
                rack=racks.name[row],
                need=format_mass(need),
                least=least,
                have=format_mass(have),
                over=format_mass(need - have),
            ),
            (("rack", int(racks.uid[row])),),
            need,
            have,
            "kg",
        )

    yield Batch(RULE.severity, racks.uid[bad], word)


def mass_rating_kg(snapshot: Snapshot) -> Floats:
    """What each rack may hold; infinite where its part does not say."""
    per_part = [
        float(s.static_load_rating_kg)
        if isinstance(s, Part) and s.static_load_rating_kg is not None
        else np.inf
        for s in snapshot.parts.spec
    ]
    return np.array(per_part, float)[snapshot.parts.index_of(snapshot.racks.part)]


RULE = Rule(
    name="rack-mass",
    severity="error",
    title=mark("A rack holds more than its static load rating"),
    rationale=mark(
        "The rating is for what stands inside, without the rack itself. Parts that give no figure are left out and counted in the text."
    ),
    source=mark("static load ratings of the rack parts (EIA-310 racks: 1,360 kg typical)"),
    kinds=("rack", "device", "hall", "storey", "part"),
    find=find,
    example="rack A-01 holds 1,500 kg; it is rated for 1,360 kg: 140 kg over",
)
