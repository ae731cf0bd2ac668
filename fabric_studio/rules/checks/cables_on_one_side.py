"""The cables of a rack run down nearly all at one side."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.layout.sides import WORDS, cable_sides, choice_of
from fabric_studio.model.table import Ints
from fabric_studio.rules.findings import Batch, Finding, Fix
from fabric_studio.rules.rule import Context, Limit, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    sides = cable_sides(snapshot).per_rack
    total: Ints = sides.sum(axis=1)
    most = sides.max(axis=1, initial=0)
    limit, few = context.limit(RULE, "share"), context.limit(RULE, "cables")
    share = most / np.maximum(total, 1)
    bad = np.flatnonzero((total > few) & (share > limit + 1e-9))
    bad = bad[np.argsort(-most[bad], kind="stable")]
    fix = (
        None
        if choice_of(snapshot) == "even"
        else Fix(
            "set-cable-sides", {"choice": "even"}, tr("lead every other column of ports to the other side")
        )
    )

    def word(index: int) -> Finding:
        row = int(bad[index])
        side = WORDS[int(np.argmax(sides[row]))]
        values = {
            "most": f"{most[row]:,}",
            "total": f"{total[row]:,}",
            "rack": snapshot.racks.name[row],
            "limit": f"{limit:.0%}",
        }
        return Finding(
            RULE.name,
            RULE.severity,
            tr("{most} of {total} cables of rack {rack} run down at the left; the limit is {limit}", **values)
            if side == "left"
            else tr(
                "{most} of {total} cables of rack {rack} run down at the right; the limit is {limit}",
                **values,
            ),
            (("rack", int(snapshot.racks.uid[row])),),
            float(share[row]) * 100,
            limit * 100,
            "%",
            fix,
        )

    yield Batch(RULE.severity, snapshot.racks.uid[bad], word)


RULE = Rule(
    name="cables-on-one-side",
    severity="info",
    title=mark("The cables of a rack run down nearly all at one side"),
    rationale=(
        mark(
            "A vertical manager takes so many cables; when one side has them all they stand before the power supplies and fans, and no module can be pulled. Cables are dressed to the side that is nearest, or as the project says (left, right, or every other column of ports)."
        )
    ),
    source=mark(
        "NVIDIA cabling guide, considerations: half of the cables to the left, half to the right; the share is a house default"
    ),
    kinds=("part", "device", "rack", "cable", "setting"),
    places="neither",
    find=find,
    example="120 of 128 cables of rack N-01 run down at the left; the limit is 75%",
    mend=mark("Lead every other column of ports to the other side, in the whole project."),
    limits=(
        Limit(
            "share",
            0.75,
            mark("of the cables of a rack"),
            mark("house default"),
            mark("Told from this share of the cables of a rack"),
        ),
        Limit(
            "cables",
            32,
            mark("cables, up to which one side will do"),
            mark("house default"),
            mark("Cables up to which one side will do"),
        ),
    ),
)
