"""What the window shows first of a large design, worked out while it is still being opened: on the thread of the opening,
so that the window has nothing left to do but to draw."""

from __future__ import annotations

from fabric_studio.app.large import is_large
from fabric_studio.app.opened import Opened
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.scene.aisles import aisle_names, aisles_of, runs_of
from fabric_studio.scene.bundles import bundles_of
from fabric_studio.scene.floor import floor_of
from fabric_studio.ui.panels.inspected.design import design_facts
from fabric_studio.ui.totals import totals_of


def worked_out(made: Opened) -> Opened:
    """The same, with all that the plan of its lowest storey and the totals are made of known to its snapshot."""
    snapshot = made.document.snapshot()
    if is_large(snapshot):
        _work_out(snapshot)
    return made


def _work_out(snapshot: Snapshot) -> None:
    cable_lengths(snapshot)
    totals_of(snapshot)
    design_facts(snapshot)
    storeys = snapshot.storeys
    for storey in storeys.uid.tolist():
        floor_of(snapshot, storey)
    for storey in storeys.uid[storeys.elevation_mm.argsort()][:1].tolist():
        bundles_of(snapshot, storey)
        aisles_of(snapshot, storey)
        aisle_names(snapshot, storey)
        runs_of(snapshot, storey)
