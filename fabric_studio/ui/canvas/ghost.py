"""The other storey that is seen faintly through the one that is drawn."""

from __future__ import annotations

import numpy as np

from fabric_studio.model.snapshot import Snapshot


def ghost_of(snapshot: Snapshot, storey: int) -> int:
    """The storey above, else the one below; 0 when the building has only one."""
    storeys = snapshot.storeys
    if storey not in storeys:
        return 0
    here = storeys.get(storey)
    rows = np.flatnonzero((storeys.building == here.building) & (storeys.uid != here.uid))
    if not len(rows):
        return 0
    gap = storeys.elevation_mm[rows] - here.elevation_mm
    above = rows[gap > 0]
    if len(above):
        return int(storeys.uid[above[np.argmin(storeys.elevation_mm[above])]])
    return int(storeys.uid[rows[np.argmax(storeys.elevation_mm[rows])]])
