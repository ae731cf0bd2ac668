"""D-mod-k: the way up depends on the destination alone, as in InfiniBand's fat-tree routing; permutations collide little."""

from __future__ import annotations

from fabric_studio.base.language import mark
from fabric_studio.routing.net import SwitchNet
from fabric_studio.routing.policy import Between, Policy, Ways
from fabric_studio.routing.shortest import numbered


def find(net: SwitchNet, ways: Ways) -> Between:
    return numbered(net, ways, ways.dst_number)


POLICY = Policy(
    name="d-mod-k",
    title=mark("D-mod-k"),
    summary=mark("Static: the number of the destination, counted leaf by leaf, picks the uplink, one digit per tier"),
    find=find,
)
