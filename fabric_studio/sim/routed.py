"""Which routing a run's network has: as its parameters say, also after an edit of the drawing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.routing.policy import Routing
from fabric_studio.sim.problem import Router

PARAMETERS = {"routing": "policy", "pxn": "pxn", "queue_pairs": "queue_pairs", "circuits": "circuits"}
"""Names of the parameters that every workload has, and of what they set"""


def routed(router: Router, given: Mapping[str, object], checked: dict[str, Any], source: str) -> Router:
    """The network by the routing that was asked for; what was not keeps what the router has, and is put into `checked`.

    UnknownNameError for a policy that is none, BadInputError for one that does not fit or a network that has no choice.
    """
    own = getattr(router, "routing", None)
    asked = [name for name in PARAMETERS if name in given]
    if own is None:
        if Routing.of(checked) != Routing():
            raise BadInputError(
                source, tr("this network has paths of its own, without routing policies"), place=tr("parameter {name}", name=asked[0])
            )  # fmt: skip
        return router
    kept = {name: getattr(own, field) for name, field in PARAMETERS.items()}
    wanted = Routing.of(kept | {name: checked[name] for name in asked})
    checked.update({name: asdict(wanted)[field] for name, field in PARAMETERS.items()})
    found: Router = router.routed(wanted)  # type: ignore[attr-defined]
    return found


def routed_like(router: Router, routing: Routing | None) -> tuple[Router, str]:
    """An edited network by the routing of the run, and "", or, where that does not fit any more, as it is, and why."""
    if routing is None or not hasattr(router, "routed"):
        return router, ""
    try:
        return router.routed(routing), ""
    except BadInputError as error:
        return router, tr("{why}; paths are by ECMP until it fits again", why=error.what)
