"""Equal-cost multi-path: at every switch a hash of the flow picks one of the links on a shortest way."""

from __future__ import annotations

from fabric_studio.base.language import mark
from fabric_studio.routing.policy import Policy
from fabric_studio.routing.shortest import hashed

POLICY = Policy(
    name="ecmp",
    title=mark("ECMP"),
    summary=mark("Each flow takes one shortest way, picked at every switch by a hash with the switch's own seed"),
    find=hashed,
)
