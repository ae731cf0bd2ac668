"""A switch of the compute fabric carries storage or management traffic too."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.model.ends import ends_of
from fabric_studio.model.table import Ints
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import Context, Rule
from fabric_studio.rules.words import counted, several

FOREIGN = ("storage", "in-band", "oob")
CARRYING = ("data", "uplink", "fabric")
"""Ports of a switch that carry traffic; its own service port is none of them."""


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, ends, devices = context.snapshot, ends_of(context.snapshot), context.snapshot.devices
    count = len(snapshot.cables)
    if not count:
        return
    far = ends.role[np.concatenate((np.arange(count) + count, np.arange(count)))]
    network = np.tile(snapshot.cables.network, 2)
    # What a storage port sends is storage traffic, whatever network its cable was put in.
    network = np.where(ends.exists & np.isin(far, FOREIGN), far, network)
    here = np.flatnonzero(ends.exists & np.isin(ends.role, CARRYING))
    table: dict[str, Ints] = {
        name: np.bincount(ends.device[here[network[here] == name]], minlength=len(devices))
        for name in ("compute", *FOREIGN)
    }
    other = np.asarray(sum(table[name] for name in FOREIGN), np.int64)
    bad = np.flatnonzero((table["compute"] > 0) & (other > 0))
    bad = bad[np.argsort(-other[bad], kind="stable")]

    def word(index: int) -> Finding:
        row = int(bad[index])
        foreign = [f"{table[name][row]:,} of {name}" for name in FOREIGN if table[name][row]]
        return Finding(
            RULE.name,
            RULE.severity,
            f"{devices.name[row]} carries {counted(int(table['compute'][row]), 'cable')} of the compute network and {several(foreign, len(foreign))}: "
            "a burst of one delays the other",
            (("device", int(devices.uid[row])),),
            float(other[row]),
            0.0,
            "cables",
        )

    yield Batch(RULE.severity, devices.uid[bad], word)


RULE = Rule(
    name="networks-mixed",
    severity="warning",
    title="A compute switch carries storage or management traffic",
    rationale=(
        "Collectives are as slow as their slowest link. A checkpoint or an image download on the same switch takes buffers and links from them "
        "just when all servers wait for each other, so compute, storage and management get networks of their own. A converged fabric that is "
        "meant to be one, with classes of its own, is a reason to approve this."
    ),
    source="planning rule: separate management and storage networks (DGX SuperPOD reference architectures draw four)",
    kinds=("part", "device", "cable"),
    find=find,
    example="leaf-01 carries 32 cables of the compute network and 4 of storage: a burst of one delays the other",
)
