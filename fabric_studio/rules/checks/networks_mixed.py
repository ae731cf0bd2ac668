"""A switch of the compute fabric carries storage or management traffic too."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.wording import number_of
from fabric_studio.model.ends import cage_columns, ends_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.rules.findings import Batch, Finding, worst_first
from fabric_studio.rules.rule import Context, Rule
from fabric_studio.rules.words import several

FOREIGN = ("storage", "in-band", "oob")
CARRYING = ("data", "uplink", "fabric")
"""Ports of a switch that carry traffic; its own service port is none of them."""


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, ends, devices = context.snapshot, ends_of(context.snapshot), context.snapshot.devices
    count = len(snapshot.cables)
    if not count:
        return
    # Numbers instead of words: 0 is compute, then FOREIGN, then all that is neither.
    number = {"compute": 0} | {name: place for place, name in enumerate(FOREIGN, 1)}
    role = _of_cages(snapshot, lambda name: number.get(name, 0))
    carrying = _of_cages(snapshot, lambda name: int(name in CARRYING)) > 0
    network = np.full(count, len(number), np.int64)
    for name, place in number.items():
        network[snapshot.cables.network == name] = place
    far = np.concatenate((role[count:], role[:count]))
    # What a storage port sends is storage traffic, whatever network its cable was put in.
    kind = np.where(far > 0, far, np.tile(network, 2))[carrying]
    device = ends.device[carrying]
    table = {
        name: np.bincount(device[kind == place], minlength=len(devices)).astype(np.int64)
        for name, place in number.items()
    }
    other = np.asarray(sum(table[name] for name in FOREIGN), np.int64)
    bad = worst_first((table["compute"] > 0) & (other > 0), other)

    def word(index: int) -> Finding:
        row = int(bad[index])
        foreign = [
            tr("{count:,} of {network}", count=table[name][row], network=tr(name))
            for name in FOREIGN
            if table[name][row]
        ]
        return Finding(
            RULE.name,
            RULE.severity,
            tr(
                "{device} carries {cables} of the compute network and {foreign}: a burst of one delays the other",
                device=devices.name[row],
                cables=number_of(int(table["compute"][row]), "cable"),
                foreign=several(foreign, len(foreign)),
            ),
            (("device", int(devices.uid[row])),),
            float(other[row]),
            0.0,
            mark("cables"),
        )

    yield Batch(RULE.severity, devices.uid[bad], word)


def _of_cages(snapshot: Snapshot, of: Callable[[str], int]) -> Ints:
    """What each cable end's port is made for, as a number, 0 where there is no such port."""
    ends, cages = ends_of(snapshot), cage_columns(snapshot)
    values = np.array([of(str(role)) for role in cages.role], np.int64)
    found = np.zeros(len(ends.device), np.int64)
    part = snapshot.parts.index_of(snapshot.devices.part)[ends.device]
    found[ends.exists] = values[(cages.first[part] + ends.port)[ends.exists]]
    return found


RULE = Rule(
    name="networks-mixed",
    severity="warning",
    title=mark("A compute switch carries storage or management traffic"),
    rationale=(
        mark(
            "Collectives are as slow as their slowest link. A checkpoint or an image download on the same switch takes buffers and links from them just when all servers wait for each other, so compute, storage and management get networks of their own. A converged fabric that is meant to be one, with classes of its own, is a reason to approve this."
        )
    ),
    source=mark(
        "planning rule: separate management and storage networks (DGX SuperPOD reference architectures draw four)"
    ),
    kinds=("part", "device", "cable"),
    find=find,
    example="leaf-01 carries 32 cables of the compute network and 4 of storage: a burst of one delays the other",
)
