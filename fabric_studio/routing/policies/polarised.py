"""ECMP as it goes wrong: every switch has the same hash seed, so the second tier repeats the choice of the first."""

from __future__ import annotations

import numpy as np

from fabric_studio.base.language import mark
from fabric_studio.routing.net import SwitchNet
from fabric_studio.routing.policy import Between, Policy, Ways
from fabric_studio.routing.shortest import hashed


def find(net: SwitchNet, ways: Ways) -> Between:
    return hashed(net, ways, np.full(net.n_nodes, net.seed[0]))


POLICY = Policy(
    name="ecmp-polarised",
    title=mark("Polarised ECMP"),
    summary=mark("ECMP with one hash seed in all switches: upper tiers repeat the choice of the lower, and most links stay idle"),
    find=find,
)
