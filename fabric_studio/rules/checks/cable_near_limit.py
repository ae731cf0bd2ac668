"""A copper link uses nearly all of its reach."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.parts import Medium
from fabric_studio.routing.links import links_of
from fabric_studio.routing.reach import link_reach
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.linkwise import cables_of_link, links_on, one_per_cable
from fabric_studio.rules.physical import cable_uids
from fabric_studio.rules.proposals import LOSSY_COPPER, cheapest
from fabric_studio.rules.rule import LENGTHS, Context, Limit, Rule
from fabric_studio.rules.words import also, metres, rated_medium


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    links, reach = links_of(snapshot), link_reach(snapshot, context.library.class_rules)
    copper = np.array(
        [isinstance(s, Medium) and s.medium_class in LOSSY_COPPER for s in snapshot.parts.spec], bool
    )
    share = context.limit(RULE, "share")
    required = links.length_mm / 1e3
    used = required / np.where(reach.limit_m > 0, reach.limit_m, np.inf)
    near = np.flatnonzero(copper[links.a_medium] & (used >= share) & (required <= reach.limit_m + 1e-6))

    def word(link: int) -> Finding:
        rows = cables_of_link(snapshot, link)
        need, limit = float(required[link]), float(reach.limit_m[link])
        proposal = cheapest(context, links_on(snapshot, rows), share=share)
        left = (
            tr("{length} to spare", length=metres(limit - need))
            if limit - need >= 0.001
            else tr("nothing to spare")
        )
        return Finding(
            RULE.name,
            RULE.severity,
            tr(
                "{cable} needs {need} of the {limit} that {medium} reaches: {left}, and copper should keep {margin}",
                cable=snapshot.cables.name[links.cable[links.ptr[link]]],
                need=metres(need),
                limit=metres(limit),
                medium=rated_medium(snapshot, link),
                left=left,
                margin=metres(limit * (1 - share)),
            )
            + also(proposal),
            cable_uids(snapshot, rows),
            need,
            limit * share,
            "m",
            proposal.fix(snapshot.cables.uid[rows]) if proposal else None,
        )

    yield one_per_cable(snapshot, RULE.severity, near, used[near], word)


RULE = Rule(
    name="cable-near-limit",
    severity="warning",
    title=mark("A copper link uses nearly all of its reach"),
    rationale=(
        mark(
            "Passive and linear active copper at the edge of its rating is the classic cause of links that flap: the rating is per speed and per host, and bends, connectors and hosts eat the margin. Retimed copper (AEC) and fibre have no such edge."
        )
    ),
    source=mark(
        "planning experience (a 1.8 m DAC inside a 2 m rating was reported unstable); the share is a house default"
    ),
    kinds=LENGTHS,
    find=find,
    example="C0123 needs 1.85 m of the 2 m that 400G DAC (4x100G) reaches: 150 mm to spare, and copper should keep 200 mm",
    mend=mark("Change the cable to the cheapest medium that fits with margin."),
    limits=(
        Limit(
            "share",
            0.9,
            mark("of the reach"),
            mark("house default"),
            mark("Warn from this share of the reach"),
        ),
    ),
)
