"""Ladders and risers as wide as what lies in them asks for."""

from __future__ import annotations

import numpy as np

from fabric_studio.layout.load import tray_load
from fabric_studio.model.journal import Transaction
from fabric_studio.model.table import Floats, Ints

TRAY_SIZES_MM = (
    (300.0, 100.0),
    (450.0, 100.0),
    (600.0, 150.0),
    (900.0, 150.0),
    (1200.0, 150.0),
    (1200.0, 300.0),
)
"""Ladders in the trade's sizes and wider; the last stands for two of 1200 x 150, one over the other."""
RISER_SIZES_MM = (
    (600.0, 150.0),
    (1200.0, 150.0),
    (1200.0, 300.0),
    (1200.0, 600.0),
    (1200.0, 1200.0),
    (1200.0, 2400.0),
)
"""Up to the shaft of 1.2 x 2.4 m of the class (estimate)."""
DESIGN_FILL = 0.36
"""Aim below the 40 % that cabling practice takes as the limit, so that a few more cables raise no finding."""


def widen_ladders(tx: Transaction) -> None:
    """Set each ladder and riser to the smallest size that its cables fill to DESIGN_FILL, else the largest."""
    view = tx.now
    load = tray_load(view)
    for kind, table, fill, sizes in (
        ("tray", view.trays, load.tray_fill, TRAY_SIZES_MM),
        ("riser", view.risers, load.riser_fill, RISER_SIZES_MM),
    ):
        if len(table):
            width, depth = _size(fill * table.width_mm * table.depth_mm, sizes)
            tx.set(kind, table.uid, width_mm=width, depth_mm=depth)


def _size(filled_mm2: Floats, sizes: tuple[tuple[float, float], ...]) -> tuple[Floats, Floats]:
    table = np.array(sizes)
    index: Ints = np.searchsorted(table.prod(axis=1) * DESIGN_FILL, filled_mm2).clip(0, len(sizes) - 1)
    return table[index, 0], table[index, 1]
