"""Two cables use the same lanes of one cage."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.catalog.parts import Medium
from fabric_studio.model.ends import Ends, ends_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.routing.links import panel_devices
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Rule
from fabric_studio.rules.words import port_words


def find(context: Context) -> Iterator[Finding]:
    snapshot, ends = context.snapshot, ends_of(context.snapshot)
    if not len(ends.cable):
        return
    attached = np.array([isinstance(s, Medium) and s.attached for s in snapshot.parts.spec], bool)[
        ends.medium
    ]
    assembly = np.where(snapshot.cables.assembly == 0, snapshot.cables.uid, snapshot.cables.assembly)[
        ends.cable
    ]
    # A head that is fixed to its cable fills the cage, whatever lanes its link uses.
    whole = attached & ends.exists
    first = np.where(whole, 0, ends.lane)
    last = np.where(whole, np.maximum(ends.cage_lanes, ends.lane + ends.lanes), ends.lane + ends.lanes)
    face = _side(snapshot, ends)
    order = np.lexsort((first, ends.port, face, ends.device))
    device, port, side = ends.device[order], ends.port[order], face[order]
    start, stop, owner = first[order], last[order], assembly[order]
    same = (device[1:] == device[:-1]) & (port[1:] == port[:-1]) & (side[1:] == side[:-1])
    crowded = np.flatnonzero(same)
    reported: set[tuple[int, int]] = set()
    for k in crowded.tolist():
        # Walk back over the ends in this cage: lanes are sorted, so an overlap may be with any earlier one.
        j = k
        while True:
            if stop[j] > start[k + 1] and owner[j] != owner[k + 1]:
                low, high = sorted(
                    (
                        int(snapshot.cables.uid[ends.cable[order[j]]]),
                        int(snapshot.cables.uid[ends.cable[order[k + 1]]]),
                    )
                )
                if (low, high) not in reported:
                    reported.add((low, high))
                    names = [str(snapshot.cables.name[ends.cable[order[i]]]) for i in (j, k + 1)]
                    where = port_words(
                        snapshot,
                        int(device[k]),
                        int(port[k]),
                        int(start[k + 1]),
                        int(stop[k + 1] - start[k + 1]),
                    )
                    yield Finding(
                        RULE.name,
                        RULE.severity,
                        f"{names[0]} and {names[1]} are both plugged into {where}",
                        (("cable", high), ("cable", low), ("device", int(snapshot.devices.uid[device[k]]))),
                        2.0,
                        1.0,
                        "cables",
                    )
            if j == 0 or not same[j - 1]:
                break
            j -= 1


def _side(snapshot: Snapshot, ends: Ends) -> Ints:
    """A panel position of a part with one face takes a cable on each side: A and Z ends count apart there."""
    panel = panel_devices(snapshot)[ends.device]
    return np.where(panel & (np.arange(len(panel)) >= len(snapshot.cables)), 1, 0)


RULE = Rule(
    name="port-taken-twice",
    severity="error",
    title="Two cables use the same port",
    rationale="One cage takes one head or module. A twin-port module serves two fibres on lanes of their own; a copper head fills the cage.",
    source="OSFP and QSFP multi-source agreements: one module per cage",
    kinds=("cable", "device", "part"),
    find=find,
)
