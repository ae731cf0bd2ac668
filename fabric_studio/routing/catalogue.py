"""Every routing policy by name: the modules of `policies`, and those of third parties."""

from __future__ import annotations

from fabric_studio.base.registry import Registry
from fabric_studio.routing.policy import Policy

POLICIES: Registry[Policy] = Registry("routing policy", "fabric_studio.routing.policies", "POLICY")
