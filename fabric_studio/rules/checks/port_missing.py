"""A cable ends at a port that the device does not have."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.model.ends import ends_of
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Rule
from fabric_studio.rules.words import port_words


def find(context: Context) -> Iterator[Finding]:
    snapshot, ends = context.snapshot, ends_of(context.snapshot)
    for end in np.flatnonzero(~ends.exists).tolist():
        cable, device = int(ends.cable[end]), int(ends.device[end])
        where = port_words(snapshot, device, int(ends.port[end]), int(ends.lane[end]), int(ends.lanes[end]))
        part = snapshot.spec_of(int(snapshot.devices.part[device])).name
        yield Finding(
            RULE.name,
            RULE.severity,
            f"{snapshot.cables.name[cable]} ends at {where}, which {part} does not have",
            (("cable", int(snapshot.cables.uid[cable])), ("device", int(snapshot.devices.uid[device]))),
        )


RULE = Rule(
    name="port-missing",
    severity="error",
    title="A cable ends at a port that does not exist",
    rationale="The part was replaced by a smaller one, or the source of an import counts ports otherwise: the cable cannot be plugged.",
    source="the port list of the part",
    kinds=("cable", "device", "part"),
    find=find,
)
