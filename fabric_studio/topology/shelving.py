"""How many boxes go into a rack, and at which height."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.model.build import rack_units
from fabric_studio.model.table import Floats, Ints
from fabric_studio.topology.wiring import split

NETWORK_RACK_W = 34_500.0
"""House default for racks of switches: one of two 34.5 kVA PDUs carries all (Raritan PX3-5878 class)."""
SERVER_RACK_W = 40_800.0
"""Four DGX H100, the densest air-cooled rack of the DGX SuperPOD H100 reference architecture."""
PATCH_U = 2.0
"""Left free at the top of a rack of switches, for patching and management."""


@dataclass(frozen=True)
class Shelf:
    """Boxes shared out over racks: rack (n,) counted from 0, u (n,), and how many racks they take."""

    rack: Ints
    u: Floats
    racks: int


def shelve(
    count: int, part: Part, rack: Part, limit_w: float = NETWORK_RACK_W, *, group: Ints | None = None
) -> Shelf:
    """Switches into as few racks as power, height and mass allow, evenly and from the top, near the ladders.

    group: boxes of different groups share no rack (leaves of different bays), (count,).
    """
    each = per_rack(part, rack, limit_w)
    keys = np.zeros(count, np.int64) if group is None else group
    number, place, racks = np.zeros(count, np.int64), np.zeros(count, np.int64), 0
    for key in np.unique(keys):
        here = np.flatnonzero(keys == key)
        shelves = -(-len(here) // each)
        own = split(len(here), shelves)
        number[here] = racks + own
        place[here] = np.arange(len(here)) - np.searchsorted(own, own)
        racks += shelves
    top = (rack.height_u or 42.0) - PATCH_U
    return Shelf(number, (top + 1.0 - (place + 1) * rack_units(part)).astype(np.float64), racks)


def per_rack(part: Part, rack: Part, limit_w: float) -> int:
    """How many boxes one rack takes, at least one; a figure the part does not state sets no limit."""
    fits = [int(((rack.height_u or 42.0) - 2 * PATCH_U) // rack_units(part))]
    if part.power_max_w:
        fits.append(int(limit_w // part.power_max_w))
    if part.mass_kg and rack.static_load_rating_kg:
        fits.append(int((rack.static_load_rating_kg - (rack.mass_kg or 0.0)) // part.mass_kg))
    return max(1, min(fits))
