"""A cable's head or module does not fit the cage, its lanes or its speed."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.ends import End
from fabric_studio.catalog.media import why_not
from fabric_studio.catalog.parts import Medium
from fabric_studio.layout.media import UNKNOWN_CLASS, LinkType, link_types
from fabric_studio.model.groups import group_rows
from fabric_studio.rules.checks.speed_mismatch import too_fast
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.linkwise import cables_of_link, link_of_cable, links_on
from fabric_studio.rules.physical import cable_uids, physical_cables
from fabric_studio.rules.proposals import cheapest
from fabric_studio.rules.rule import LENGTHS, Context, Rule
from fabric_studio.rules.words import also

ANY_CAGE = "generic"
"""Stands for the other end while one end is looked at alone."""


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, cables = context.snapshot, context.snapshot.cables
    physical = physical_cables(snapshot)
    reasons: list[str] = [""]
    why = np.zeros(len(cables), np.int64)
    z_medium = np.where(cables.z_medium == 0, cables.medium, cables.z_medium)
    for kind in link_types(snapshot):
        first, which = group_rows(cables.medium[kind.rows], z_medium[kind.rows])
        for index, row in enumerate(kind.rows[first].tolist()):
            reason = misfit(
                kind, snapshot.spec_of(int(cables.medium[row])), snapshot.spec_of(int(z_medium[row]))
            )
            if reason:
                why[kind.rows[which == index]] = len(reasons)
                reasons.append(reason)
    # A WAN span ends in line equipment that is not drawn; a cable that is too fast for its ports has a rule of its own.
    bad = np.flatnonzero((why > 0) & (cables.span == 0) & ~too_fast(snapshot))
    bad = physical.worst(bad, np.zeros(len(bad)))
    leader = physical.order[physical.first[physical.owner[bad]]]

    def word(index: int) -> Finding:
        row = int(bad[index])
        link = int(link_of_cable(snapshot)[row])
        lines = physical.lines(row)
        chain = cables_of_link(snapshot, link) if link >= 0 else lines
        proposal = cheapest(context, links_on(snapshot, chain))
        return Finding(
            RULE.name,
            RULE.severity,
            tr("{cable}: {what}", cable=cables.name[row], what=reasons[why[row]]) + also(proposal),
            cable_uids(snapshot, lines),
            fix=proposal.fix(cables.uid[chain]) if proposal else None,
        )

    yield Batch(RULE.severity, cables.uid[leader], word)


def misfit(kind: LinkType, a: object, z: object) -> str:
    """Why a cable with these media at its ends does not fit the cages of its kind; "" where it does or nobody knows."""
    ends: list[tuple[object, End, End]] = [(a, kind.a, kind.z)]
    if a is not z:
        ends = [(a, kind.a, ANY_CAGE), (z, ANY_CAGE, kind.z)]
    for medium, at_a, at_z in ends:
        if isinstance(medium, Medium) and medium.medium_class != UNKNOWN_CLASS:
            reason = why_not(medium, at_a, at_z, kind.rate_gbps, fabric=kind.fabric)
            if reason:
                return reason
    return ""


RULE = Rule(
    name="medium-does-not-fit",
    severity="error",
    title=mark("A cable does not fit the cages at its ends"),
    rationale=(
        mark(
            "Finned OSFP heads do not enter flat-top (RHS) cages and the reverse; lanes of 100 Gb/s do not run in a cage of 50 Gb/s lanes; a single-port head in a twin-port cage leaves a port dead; some media are sold for one fabric only."
        )
    ),
    source=mark(
        "NVIDIA XDR part-number list, OSFP and QSFP multi-source agreements; each medium names its own source"
    ),
    kinds=LENGTHS,
    places="word",
    find=find,
    example=(
        "C0123: the QSFP112 or OSFP-RHS head of 400G DAC (4x100G) does not fit the OSFP cage; "
        "400G SR4 fits: 7 m, 7.5 W at one end and 8 W at the other"
    ),
    mend=mark(
        "Change the cable to the cheapest medium that fits its ports, reaches, and is sold in that length."
    ),
)
