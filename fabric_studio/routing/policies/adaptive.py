"""Adaptive routing: every flow looks for the least loaded of its shortest ways."""

from __future__ import annotations

import numpy as np

from fabric_studio.base.language import mark
from fabric_studio.routing.kernels.adapt import adapt
from fabric_studio.routing.net import SwitchNet
from fabric_studio.routing.policy import Between, Policy, Ways
from fabric_studio.routing.shortest import lengths

ROUNDS = 4
"""How often every flow may look again; most have found their place after two"""


def find(net: SwitchNet, ways: Ways) -> Between:
    """All flows asked for together count as running together."""
    table, length, ptr = lengths(net, ways)
    path = np.full(int(np.maximum(length, 0).sum()), -1, np.int64)
    adapt(
        ways.start, ways.target, ways.entropy, table, net.distance, net.out_ptr, net.out_link, net.tail, net.head,
        net.forwards, net.capacity, ways.part, ROUNDS, ptr, length, path,
    )  # fmt: skip
    return Between.single(ptr, length, path)


POLICY = Policy(
    name="adaptive",
    title=mark("Adaptive"),
    summary=mark("Each flow takes the least loaded of its shortest ways; all flows of the workload count as running together"),
    find=find,
    weighs=True,
)
