"""The colours of ports while a simulation is shown: the one utilization scale, by cable."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import numpy as np
from PySide6.QtGui import QColor

from fabric_studio.scene.scale import utilization_bin, utilization_table
from fabric_studio.scene.tokens import Mode
from fabric_studio.sim.frames import Frame
from fabric_studio.ui.panels.elevation.plan import RackPlan


def port_heat(plans: Sequence[RackPlan], frame: Frame, mode: Mode) -> dict[int, QColor]:
    """The colour of every cable that ends in the shown racks, from its hotter direction."""
    devices = chain.from_iterable((*plan.devices, *plan.loose) for plan in plans)
    shown = {end.cable for device in devices for cell in device.cells for end in cell.plugged}
    cables = np.array(sorted(shown), np.int64)
    hottest = np.full(len(cables), -1.0)
    link_cable = np.asarray(frame.link_cable)
    most = int(max(cables.max(initial=0), link_cable.max(initial=0)))
    wanted = np.zeros(most + 1, bool)
    wanted[cables] = True
    here = np.flatnonzero(wanted[link_cable])
    np.maximum.at(hottest, np.searchsorted(cables, link_cable[here]), frame.link_utilization[here])
    table, bins = utilization_table(mode), utilization_bin(hottest.clip(0.0))
    return {
        int(uid): QColor(*(int(v) for v in table[step]))
        for uid, step, use in zip(cables, bins, hottest, strict=True)
        if use >= 0
    }
