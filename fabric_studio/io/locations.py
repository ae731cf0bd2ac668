"""Where racks stand, in names."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.layout.footprint import rack_rects
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Texts


@dataclass(frozen=True)
class RackLocations:
    """Names aligned with snapshot.racks; row "" for a rack that belongs to none."""

    site: Texts
    storey: Texts
    hall: Texts
    row: Texts
    rack: Texts


def rack_locations(snapshot: Snapshot) -> RackLocations:
    racks, halls, storeys, buildings = snapshot.racks, snapshot.halls, snapshot.storeys, snapshot.buildings
    storey = storeys.index_of(rack_rects(snapshot).storey)
    building = buildings.index_of(storeys.building[storey])
    row = np.full(len(racks), "", object)
    named = racks.row != 0
    row[named] = snapshot.rows.name[snapshot.rows.index_of(racks.row[named])]
    return RackLocations(
        snapshot.sites.name[snapshot.sites.index_of(buildings.site[building])],
        storeys.name[storey],
        halls.name[halls.index_of(racks.hall)],
        row,
        racks.name,
    )
