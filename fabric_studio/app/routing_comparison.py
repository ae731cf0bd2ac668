"""A design's workload under every routing, for those who ask in the window."""

from __future__ import annotations

from collections.abc import Mapping

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.router import router_of
from fabric_studio.sim.comparison import RoutingComparison, compare_routing


def compared(
    snapshot: Snapshot, title: str, workload: str, params: Mapping[str, object], progress: Progress
) -> RoutingComparison:
    """BadInputError when there is nothing to run it on, or when the workload cannot run; CancelledError."""
    router = router_of(snapshot)
    if router.n_ranks == 0:
        raise BadInputError(
            title, tr("has no accelerator and no cabled server to run a workload on"), tr("add servers and cable them")
        )
    return compare_routing(router, workload, params, progress=progress)
