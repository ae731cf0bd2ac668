"""E-ECMP: every flow is split evenly over some queue pairs, and each of them is hashed on its own."""

from __future__ import annotations

from fabric_studio.base.language import mark
from fabric_studio.routing.policy import Policy
from fabric_studio.routing.shortest import hashed

POLICY = Policy(
    name="e-ecmp",
    title=mark("E-ECMP (queue pairs)"),
    summary=mark("ECMP with every flow split evenly over queue pairs that are hashed one by one; it ends with the slowest"),
    find=hashed,
    splits="queue pairs",
)
