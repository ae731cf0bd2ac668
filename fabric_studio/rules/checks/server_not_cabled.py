"""A server has fewer links in the compute network than its likes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.wording import number_of
from fabric_studio.catalog.parts import Part
from fabric_studio.model.groups import group_rows
from fabric_studio.model.ports import logical_ports
from fabric_studio.routing.links import links_of
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import LENGTHS, Context, Rule
from fabric_studio.rules.words import several

NETWORKS = ("compute", "scale-across")


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, links, devices = context.snapshot, links_of(context.snapshot), context.snapshot.devices
    whole = (links.z >= 0) & (links.z != links.a) & np.isin(links.network, NETWORKS)
    ends = np.concatenate((links.a[whole], links.z[whole]))
    if not len(ends):
        return
    specs = [s if isinstance(s, Part) else None for s in snapshot.parts.spec]
    server = np.array([s is not None and s.kind == "server" for s in specs], bool)
    ports = np.array([len(logical_ports(s, "compute")) if s else 0 for s in specs], np.int64)
    part = snapshot.parts.index_of(devices.part)
    have = np.bincount(ends, minlength=len(devices))
    # What the best cabled server of the same part has is what the others should have; some ports may be meant to stay free.
    usual = np.zeros(len(specs), np.int64)
    np.maximum.at(usual, part, have)
    short = server[part] & ((have < usual[part]) | ((have == 0) & (ports[part] > 0)))
    bad = np.flatnonzero(short)
    first, group = group_rows(part[bad], have[bad])
    for number in np.argsort(have[bad[first]], kind="stable").tolist():
        rows = bad[group == number]
        links_here, like = int(have[rows[0]]), int(usual[part[rows[0]]])
        kind = snapshot.parts.spec[part[rows[0]]].name
        names = several(devices.name[rows[:3]], len(rows))
        many = len(rows) > 1
        who = tr("{count:,} servers ({names})", count=len(rows), names=names) if many else names
        values = {"who": who, "cables": number_of(links_here, "cable"), "kind": kind, "like": like}
        if links_here == 0 and many:
            text = tr("{who} have no cable in the compute network", who=who)
        elif links_here == 0:
            text = tr("{who} has no cable in the compute network", who=who)
        elif many:
            text = tr(
                "{who} have {cables} in the compute network; other servers of their kind ({kind}) have {like}",
                **values,
            )
        else:
            text = tr(
                "{who} has {cables} in the compute network; other servers of their kind ({kind}) have {like}",
                **values,
            )
        yield Finding(
            RULE.name,
            RULE.severity,
            text,
            tuple(("device", uid) for uid in devices.uid[rows[:200]].tolist()),
            float(links_here),
            float(max(like, 1)),
            mark("links"),
            key=f"part:{devices.part[rows[0]]} links:{links_here} device:{devices.uid[rows[0]]} count:{len(rows)}",
        )


RULE = Rule(
    name="server-not-cabled",
    severity="warning",
    title=mark("A server is not on the compute network, or only in part"),
    rationale=(
        mark(
            "Other servers of the drawing are cabled; one without links, or with rails missing, slows every collective or takes no part. A link counts once it arrives somewhere: one that ends open at a patch panel does not."
        )
    ),
    source=mark("the best cabled server of the same part in the drawing"),
    kinds=LENGTHS,
    places="neither",
    find=find,
    example="server-03 has 7 cables in the compute network; other servers of their kind (DGX H100) have 8",
)
