"""A cable joins a device to itself."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.routing.links import panel_devices
from fabric_studio.rules.findings import Batch, Finding, Fix
from fabric_studio.rules.physical import cable_uids, physical_cables
from fabric_studio.rules.rule import Context, Rule
from fabric_studio.rules.words import port_words


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, cables, physical = context.snapshot, context.snapshot.cables, physical_cables(context.snapshot)
    same = cables.a_device == cables.z_device
    one_port = same & (cables.a_port == cables.z_port)
    panel = panel_devices(snapshot)[snapshot.devices.index_of(cables.a_device)] if len(cables) else same
    # A jumper between two positions of a panel is how panels are used.
    bad = np.flatnonzero(same & (one_port | ~panel))
    bad = physical.worst(bad, one_port[bad].astype(float))
    errors, warnings = bad[one_port[bad]], bad[~one_port[bad]]

    def word(row: int) -> Finding:
        device = int(snapshot.devices.index_of(cables.a_device[[row]])[0])
        a = port_words(
            snapshot, device, int(cables.a_port[row]), int(cables.a_lane[row]), int(cables.a_lanes[row])
        )
        z = port_words(
            snapshot, device, int(cables.z_port[row]), int(cables.z_lane[row]), int(cables.z_lanes[row])
        )
        name, lines = cables.name[row], physical.lines(row)
        text = (
            tr(
                "both ends of {name} are plugged into {port}",
                name=name,
                port=port_words(snapshot, device, int(cables.a_port[row])),
            )
            if one_port[row]
            else tr("{name} joins {a} to {z} of the same device", name=name, a=a, z=z)
        )
        return Finding(
            RULE.name,
            "error" if one_port[row] else "warning",
            text,
            (*cable_uids(snapshot, lines), ("device", int(snapshot.devices.uid[device]))),
            fix=Fix(
                "delete", {"selection": {"cable": cables.uid[lines].tolist()}}, tr("remove {name}", name=name)
            ),
        )

    leader = cables.uid[physical.order[physical.first[physical.owner]]] if len(cables) else cables.uid
    yield Batch("error", leader[errors], lambda index: word(int(errors[index])))
    yield Batch("warning", leader[warnings], lambda index: word(int(warnings[index])))


RULE = Rule(
    name="cable-loops-back",
    severity="warning",
    title=mark("A cable joins a device to itself"),
    rationale=(
        mark(
            "A loop carries no traffic between devices and can be a broadcast storm; it is rightly there only as a test. With both ends in one port it cannot be at all, and is an error."
        )
    ),
    source=mark("the ports at both ends of the cable"),
    kinds=("cable", "device", "part"),
    find=find,
    example="C0123 joins leaf-01 port 3/1 to leaf-01 port 4/1 of the same device",
    mend=mark("Remove the cable."),
)
