"""Packet spray: packets of one flow go over all shortest ways in equal parts."""

from __future__ import annotations

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.routing.kernels.spread import spread
from fabric_studio.routing.net import SwitchNet
from fabric_studio.routing.policy import Between, Policy, Ways

MOST_LINKS = 24_000_000
"""Of all pairs of switches together: about a gigabyte until the run is ready"""


def find(net: SwitchNet, ways: Ways) -> Between:
    """Pairs of one leaf and another share their ways. BadInputError when there are too many of them to hold."""
    pair, of = np.unique(ways.start * net.n_nodes + ways.target, return_inverse=True)
    start, target = pair // net.n_nodes, pair % net.n_nodes
    table, ptr = net.rows(target), np.zeros(len(pair) + 1, np.int64)
    network = (start, target, table, net.distance, net.out_ptr, net.out_link, net.head, net.forwards)
    spread(*network, ptr, np.zeros(0, np.int64), np.zeros(0))
    repeats = np.bincount(of, minlength=len(pair))
    if max(int(ptr[-1]), int(repeats @ np.diff(ptr))) > MOST_LINKS:
        raise BadInputError(
            tr("design"),
            tr("packet spray of {flows} flows at once would load more than {most} links", flows=f"{len(ways.start):,}", most=f"{MOST_LINKS:,}"),
            tr("take fewer ranks, or e-ecmp with many queue pairs, which comes close"), place=tr("parameter {name}", name="routing"),
        )  # fmt: skip
    link, share = np.empty(int(ptr[-1]), np.int64), np.empty(int(ptr[-1]))
    if len(link):
        spread(*network, ptr, link, share)
    there = (start == target) | (np.diff(ptr) > 0)
    return Between(np.where(there[of], of, -1).astype(np.int64), ptr, link, share)


POLICY = Policy(
    name="spray",
    title=mark("Packet spray"),
    summary=mark("Every switch sends equal parts of each flow over all its links on shortest ways, and hosts over all their ports"),
    find=find,
    splits="ports",
)
