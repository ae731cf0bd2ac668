"""A cable's head or module does not fit the cage, its lanes or its speed."""

from __future__ import annotations

from collections.abc import Iterator

from fabric_studio.catalog.media import why_not
from fabric_studio.catalog.parts import Medium
from fabric_studio.layout.media import UNKNOWN_CLASS, link_types
from fabric_studio.routing.links import links_of
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Rule
from fabric_studio.rules.words import better_medium, cheapest_fix


def find(context: Context) -> Iterator[Finding]:
    snapshot = context.snapshot
    cables = snapshot.cables
    link_of = {
        int(cable): row for row, cable in enumerate(links_of(snapshot).cable[links_of(snapshot).ptr[:-1]])
    }
    for kind in link_types(snapshot):
        reasons: dict[int, str] = {}
        for row in kind.rows.tolist():
            part = int(cables.medium[row])
            if part not in reasons:
                medium = snapshot.spec_of(part)
                known = isinstance(medium, Medium) and medium.medium_class != UNKNOWN_CLASS
                reasons[part] = (
                    why_not(medium, kind.a, kind.z, kind.rate_gbps, fabric=kind.fabric)
                    if known and isinstance(medium, Medium)
                    else ""
                )
            if not reasons[part] or cables.span[row]:
                continue
            uid, link = int(cables.uid[row]), link_of.get(row)
            better = (
                None
                if link is None
                else better_medium(context, link, float(links_of(snapshot).length_mm[link]) / 1e3)
            )
            yield Finding(
                RULE.name,
                RULE.severity,
                f"{cables.name[row]}: {reasons[part]}",
                (("cable", uid),),
                fix=cheapest_fix(better, [uid]),
            )


RULE = Rule(
    name="medium-does-not-fit",
    severity="error",
    title="A cable does not fit the cages at its ends",
    rationale=(
        "Finned OSFP heads do not enter flat-top (RHS) cages and the reverse; lanes of 100 Gb/s do not run in a cage of 50 Gb/s "
        "lanes; a single-port head in a twin-port cage leaves a port dead; some media are sold for one fabric only."
    ),
    source="NVIDIA XDR part-number list, OSFP and QSFP multi-source agreements; each medium names its own source",
    kinds=("cable", "device", "part"),
    find=find,
)
