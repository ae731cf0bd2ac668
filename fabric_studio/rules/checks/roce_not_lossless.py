"""A compute fabric of Ethernet for RoCE is planned without priority flow control or without ECN."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.catalog.parts import Part
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import Context, Limit, NotApplicable, Rule
from fabric_studio.rules.words import several

_WORDS = (("pfc", "priority flow control (PFC)"), ("ecn", "explicit congestion notification (ECN)"))


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    said = {name: context.limit(RULE, name) for name, _ in _WORDS}
    switches = _ethernet_switches(snapshot)
    if len(switches) and all(math.isnan(value) for value in said.values()):
        raise NotApplicable(tr("nobody said whether PFC and ECN are on"), asks=tuple(said))
    without = [words for name, words in _WORDS if said[name] == 0.0]
    if not len(switches) or not without:
        return
    names = several([str(name) for name in snapshot.devices.name[switches[:4]]], len(switches))
    yield Finding(
        RULE.name,
        RULE.severity,
        tr(
            "{switches} of the compute network run RoCE without {what}: {names}",
            switches=counted(len(switches), "{count} Ethernet switch", "{count} Ethernet switches"),
            what=several(without),
            names=names,
        ),
        tuple(("device", uid) for uid in snapshot.devices.uid[switches[:200]].tolist()),
        float(len(without)),
        0.0,
        mark("mechanisms off"),
        key="without:" + ",".join(name for name, _ in _WORDS if said[name] == 0.0),
    )


def _ethernet_switches(snapshot: Snapshot) -> Ints:
    """Rows of the Ethernet switches that a cable of the compute network is plugged into."""
    devices, cables = snapshot.devices, snapshot.cables
    if not len(cables):
        return np.zeros(0, np.int64)
    ethernet = np.array(
        [
            isinstance(s, Part) and s.kind in ("switch", "router") and _lossy(s.fabric)
            for s in snapshot.parts.spec
        ],
        bool,
    )[snapshot.parts.index_of(devices.part)]
    mine = cables.network == "compute"
    at = np.unique(
        np.concatenate((devices.index_of(cables.a_device[mine]), devices.index_of(cables.z_device[mine])))
    )
    return np.asarray(at[ethernet[at]], np.int64)


def _lossy(fabric: str) -> bool:
    """Ethernet that is not scheduled cell by cell."""
    return "ethernet" in fabric.lower() and "scheduled" not in fabric.lower()


RULE = Rule(
    name="roce-not-lossless",
    severity="warning",
    title=mark("RoCE is planned without PFC or without ECN"),
    rationale=(
        mark(
            "RDMA over Converged Ethernet starts again from a lost packet and its rate falls to a fraction, so the network must not lose any: PFC stops the sender before a buffer overflows, and ECN (DCQCN) slows it down before PFC has to, without which pauses spread from switch to switch. The rule runs once the project says whether they are on, in the rule settings. A scheduled fabric or a transport that bears losses is a reason to approve it."
        )
    ),
    source=mark(
        "RoCEv2 deployment guides of NVIDIA and Microsoft (Zhu et al., Congestion Control for Large-Scale RDMA Deployments, SIGCOMM 2015)"
    ),
    kinds=("part", "device", "cable"),
    find=find,
    example=(
        "36 Ethernet switches of the compute network run RoCE without priority flow control (PFC): leaf-01, leaf-02, leaf-03 and 33 more"
    ),
    limits=(
        Limit(
            "pfc",
            math.nan,
            mark("1: on, 0: off; not set"),
            mark("the project's own"),
            mark("Priority flow control (PFC) of the Ethernet switches"),
            on_off=True,
        ),
        Limit(
            "ecn",
            math.nan,
            mark("1: on, 0: off; not set"),
            mark("the project's own"),
            mark("Congestion notification (ECN) of the Ethernet switches"),
            on_off=True,
        ),
    ),
)
