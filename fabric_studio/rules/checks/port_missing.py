"""A cable ends at a port that the device does not have."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.parts import Part
from fabric_studio.model.ends import ends_of
from fabric_studio.model.ports import cages_of
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import Context, Rule
from fabric_studio.rules.words import port_words


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, ends = context.snapshot, ends_of(context.snapshot)
    cables, devices = snapshot.cables, snapshot.devices
    missing = np.flatnonzero(~ends.exists)

    def word(index: int) -> Finding:
        end = int(missing[index])
        cable, device = int(ends.cable[end]), int(ends.device[end])
        port, lane, lanes = int(ends.port[end]), int(ends.lane[end]), int(ends.lanes[end])
        spec = snapshot.spec_of(int(devices.part[device]))
        cages = cages_of(spec) if isinstance(spec, Part) else ()
        name, where = cables.name[cable], port_words(snapshot, device, port)
        if 0 <= port < len(cages):
            have = cages[port].group.lanes
            text = tr(
                "{name} uses lanes {first} to {last} of {where}, which has {have}",
                name=name,
                first=lane + 1,
                last=lane + lanes,
                where=where,
                have=have,
            )
            actual, limit, unit = lane + lanes, have, mark("lanes")
        else:
            text = tr(
                "{name} ends at {where}; {part} has {cages} cages",
                name=name,
                where=where,
                part=spec.name,
                cages=len(cages),
            )
            actual, limit, unit = port + 1, len(cages), mark("cages")
        return Finding(
            RULE.name,
            RULE.severity,
            text,
            (("cable", int(cables.uid[cable])), ("device", int(devices.uid[device]))),
            float(actual),
            float(limit),
            unit,
        )

    yield Batch(RULE.severity, cables.uid[ends.cable[missing]], word)


RULE = Rule(
    name="port-missing",
    severity="error",
    title=mark("A cable ends at a port that does not exist"),
    rationale=mark(
        "The part was replaced by a smaller one, or the source of an import counts ports otherwise: the cable cannot be plugged."
    ),
    source=mark("the port list of the part"),
    kinds=("cable", "device", "part"),
    find=find,
    example="C0123 ends at leaf-01 cage 40; Quantum-2 QM9700 (NDR) has 33 cages",
)
