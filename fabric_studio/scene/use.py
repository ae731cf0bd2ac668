"""From the links of a simulation frame to the cables of the drawing."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats
from fabric_studio.routing.links import links_of


def cable_use(snapshot: Snapshot, link_cable: NDArray[Any], link_utilization: NDArray[Any]) -> Floats:
    """Utilization 0..1 per row of snapshot.cables, the busier of both directions; NaN where no link runs.

    link_cable: uid of each link's first cable, 0 inside a machine, as in a frame. A link through patch panels colours
    all its cables. Cables that were removed since the frame are left out.
    """
    cables = snapshot.cables
    use = np.full(len(cables), -1.0)
    link_cable = np.asarray(link_cable, np.int64)
    rows, known = cables.rows_of(link_cable)
    np.maximum.at(use, rows[known], np.asarray(link_utilization, np.float64)[known])
    links = links_of(snapshot)
    size = np.diff(links.ptr)
    long = np.flatnonzero(size > 1)
    if len(long):
        first = links.cable[links.ptr[long]]
        rest = np.concatenate([links.cable[links.ptr[k] + 1 : links.ptr[k + 1]] for k in long])
        np.maximum.at(use, rest, np.repeat(use[first], size[long] - 1))
    return np.where(use < 0, np.nan, use)
