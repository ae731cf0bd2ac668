"""A link runs farther than its medium reaches."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.wording import number_of
from fabric_studio.catalog.parts import Medium
from fabric_studio.routing.links import links_of
from fabric_studio.routing.reach import link_reach
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.linkwise import cables_of_link, links_on, one_per_cable
from fabric_studio.rules.physical import cable_uids
from fabric_studio.rules.proposals import cheapest
from fabric_studio.rules.rule import LENGTHS, Context, Rule
from fabric_studio.rules.words import metres, need_and_limit, proposed, rated_medium


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    links, reach = links_of(snapshot), link_reach(snapshot, context.library.class_rules)
    required = links.length_mm / 1e3
    over = required - reach.limit_m
    # A limit of 0 means optics that are not made for this fibre at all, which `media-disagree` tells.
    bad = (over > 1e-6) & (reach.limit_m > 0)
    spanned = snapshot.cables.span[links.cable[links.ptr[:-1]]] != 0
    coherent = [isinstance(s, Medium) and s.medium_class == "ZR" for s in snapshot.parts.spec]
    amplified = spanned & np.array(coherent, bool)[links.a_medium]

    def word(link: int) -> Finding:
        rows = cables_of_link(snapshot, link)
        basis = reach.reaches[reach.basis[link]]
        need, limit = need_and_limit(float(required[link]), basis.limit_m)
        panels = int(links.panels[link])
        through = tr(" over {panels}", panels=number_of(panels, "patch panel")) if panels else ""
        text = tr(
            "{cable} needs {need}{through}; {medium} reaches {limit}{reason}: {over} over",
            cable=snapshot.cables.name[links.cable[links.ptr[link]]],
            need=need,
            through=through,
            medium=rated_medium(snapshot, link),
            limit=limit,
            reason=tr(" {reason}", reason=basis.reason) if basis.reason else "",
            over=metres(float(over[link])),
        )
        if spanned[link]:
            proposal = None
            hint = tr("; the amplifiers of its WAN span are not drawn") if amplified[link] else ""
        else:
            proposal = cheapest(context, links_on(snapshot, rows))
            hint = proposed(proposal)
        return Finding(
            RULE.name,
            "warning" if amplified[link] else "error",
            text + hint,
            cable_uids(snapshot, rows),
            float(required[link]),
            basis.limit_m,
            "m",
            proposal.fix(snapshot.cables.uid[rows]) if proposal else None,
        )

    yield one_per_cable(snapshot, "error", np.flatnonzero(bad & ~amplified), over[bad & ~amplified], word)
    yield one_per_cable(snapshot, "warning", np.flatnonzero(bad & amplified), over[bad & amplified], word)


RULE = Rule(
    name="cable-too-long",
    severity="error",
    title=mark("A link runs farther than its medium reaches"),
    rationale=(
        mark(
            "Beyond its reach a link does not come up, or comes up and degrades: bit errors, retransmissions, time-outs. The reach of a link is the least of the ratings of both ends and of the fibre, counted end to end over its panels. The part's own rating counts where a part is chosen, the rule of its class where not. Coherent (ZR) optics on a WAN span are a warning, for its amplifiers are not part of the drawing."
        )
    ),
    source=mark(
        "NVIDIA LinkX user guides and IEEE 802.3 per medium; each medium of the catalogue names its own source"
    ),
    kinds=LENGTHS,
    find=find,
    example="C0123 needs 3.4 m; 400G DAC (4x100G) reaches 2 m: 1.4 m over; 400G AEC (4x100G) fits: 5 m, 5 W per end",
    mend=mark(
        "Change the cable to the cheapest medium that fits its ports, reaches, and is sold in that length."
    ),
)
