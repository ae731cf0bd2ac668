"""All switches a server is on for the sake of redundancy stand in one rack."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.wording import number_of
from fabric_studio.layout.footprint import rack_index_of_devices
from fabric_studio.model.groups import group_rows
from fabric_studio.model.table import Ints
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.hosts import hosts_of
from fabric_studio.rules.rule import LENGTHS, Context, Rule
from fabric_studio.rules.words import several

PAIRED = ("in-band", "storage", "oob", "other")
"""Networks in which a second switch is there for redundancy. In the compute network it is a rail, unless planes are named."""


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, devices = context.snapshot, context.snapshot.devices
    host, switch, network = hosts_of(snapshot)
    if not len(host):
        return
    names, code = np.unique(network.astype(str), return_inverse=True)
    code = code.ravel()
    plane, rack = devices.plane[switch], rack_index_of_devices(snapshot)
    paired = np.isin(names, PAIRED)[code]
    planes = (names == "compute")[code] & (plane >= 0)
    first, group = group_rows(host, code)
    one_rack = _alike(rack[switch], group, len(first)) & (rack[host[first]] != rack[switch[first]])
    several_ways = np.where(
        paired[first], ~_alike(switch, group, len(first)), planes[first] & ~_alike(plane, group, len(first))
    )
    bad = np.flatnonzero(one_rack & several_ways)
    places: dict[tuple[int, int], list[int]] = {}
    for member in bad.tolist():
        places.setdefault((int(rack[switch[first[member]]]), int(code[first[member]])), []).append(member)
    for (where, kind), members in places.items():
        mine = np.unique(switch[np.isin(group, members)])
        what = (
            tr("planes of the compute network")
            if names[kind] == "compute"
            else tr("ways of the {network} network", network=tr(names[kind]))
        )
        text = tr(
            "both {what} of {servers} end in rack {rack}, at {switches}: one rack takes both away",
            what=what,
            servers=number_of(len(members), "server"),
            rack=snapshot.racks.name[where],
            switches=several([str(name) for name in devices.name[mine[:4]]], len(mine)),
        )
        yield Finding(
            RULE.name,
            RULE.severity,
            text,
            (
                ("rack", int(snapshot.racks.uid[where])),
                *(("device", uid) for uid in devices.uid[mine[:100]].tolist()),
            ),
            1.0,
            2.0,
            mark("racks"),
            key=f"rack:{snapshot.racks.uid[where]} network:{names[kind]}",
        )


def _alike(values: Ints, group: Ints, groups: int) -> np.ndarray:
    """Whether all values of each group are the same."""
    low, high = np.full(groups, np.iinfo(np.int64).max), np.full(groups, np.iinfo(np.int64).min)
    np.minimum.at(low, group, values)
    np.maximum.at(high, group, values)
    return np.asarray(low == high, bool)


RULE = Rule(
    name="pair-in-one-rack",
    severity="warning",
    title=mark("Both ways of a server end in one rack"),
    rationale=(
        mark(
            "A server is put on two switches so that one may fail. When both stand in one rack, its power feed, its cooling or somebody with a trolley takes both away at once. Counted are servers on two or more switches of an in-band, storage or out-of-band network, and servers on two planes of the compute network; rails of one plane are no redundancy. A pair on top of the rack it serves is left out, as the server goes down with it anyway."
        )
    ),
    source=mark("planning rule for redundant pairs: separate racks, feeds and paths"),
    kinds=LENGTHS,
    places="neither",
    find=find,
    example="both ways of the in-band network of 32 servers end in rack N-01, at sw-01 and sw-02: one rack takes both away",
)
