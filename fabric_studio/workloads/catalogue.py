"""Every workload by name: the modules of this folder that declare a WORKLOAD, and those of third parties."""

from __future__ import annotations

from fabric_studio.base.registry import Registry
from fabric_studio.workloads.workload import Workload

WORKLOADS: Registry[Workload] = Registry("workload", "fabric_studio.workloads", "WORKLOAD")
