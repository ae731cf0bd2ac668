"""Rail pinning: every NIC keeps to one uplink of its leaf, by its place there; with PXN traffic is on the right rail before."""

from __future__ import annotations

from fabric_studio.base.language import mark
from fabric_studio.routing.net import SwitchNet
from fabric_studio.routing.policy import Between, Policy, Ways
from fabric_studio.routing.shortest import numbered


def find(net: SwitchNet, ways: Ways) -> Between:
    return numbered(net, ways, ways.src_number)


POLICY = Policy(
    name="pinned",
    title=mark("Rail pinning"),
    summary=mark("Static: each NIC keeps to one uplink, by its place on its leaf; with pxn=auto traffic changes rails inside the server"),
    find=find,
)
