"""A link runs farther than its medium reaches."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.catalog.parts import Medium
from fabric_studio.routing.links import links_of
from fabric_studio.routing.reach import link_reach
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Rule
from fabric_studio.rules.words import better_medium, cheapest_fix, metres


def find(context: Context) -> Iterator[Finding]:
    snapshot = context.snapshot
    links, reach = links_of(snapshot), link_reach(snapshot)
    required = links.length_mm / 1e3
    for row in np.flatnonzero(required > reach.limit_m + 1e-6).tolist():
        cables = links.cable[links.ptr[row] : links.ptr[row + 1]]
        uids = [int(uid) for uid in snapshot.cables.uid[cables]]
        medium = snapshot.spec_of(int(snapshot.cables.medium[cables[0]]))
        need, limit = float(required[row]), float(reach.limit_m[row])
        better = better_medium(context, row, need)
        over_panels = f" over {int(links.panels[row])} patch panels" if links.panels[row] else ""
        hint = (
            f"; {better.name} fits"
            if isinstance(better, Medium)
            else "; nothing in the catalogue reaches that far here"
        )
        yield Finding(
            RULE.name,
            RULE.severity,
            f"{snapshot.cables.name[cables[0]]} needs {metres(need)}{over_panels}; {medium.name} reaches {metres(limit)}: "
            f"{metres(need - limit)} over{hint}",
            tuple(("cable", uid) for uid in uids),
            need,
            limit,
            "m",
            cheapest_fix(better, uids),
        )


RULE = Rule(
    name="cable-too-long",
    severity="error",
    title="A link runs farther than its medium reaches",
    rationale=(
        "Beyond its reach a link does not come up, or comes up and degrades: bit errors, retransmissions, time-outs. The "
        "reach of a link is the least of the ratings of both ends and of the fibre, counted end to end over its panels. "
        "The part's own rating counts where a part is chosen, the rule of its class where not."
    ),
    source="NVIDIA LinkX user guides and IEEE 802.3 per medium; each medium of the catalogue names its own source",
    kinds=("cable", "device", "rack", "tray", "riser", "storey", "span", "part"),
    find=find,
)
