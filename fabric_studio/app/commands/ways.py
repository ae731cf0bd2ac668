"""Choosing the way of cables: by a certain tray, or out of one."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.layout.footprint import rack_index_of_devices
from fabric_studio.layout.ways import AVOID, way_setting
from fabric_studio.model import build
from fabric_studio.model.journal import Document, Transaction
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids

Uids = int | Sequence[int] | Ids


def lead_by(document: Document, cables: Uids, tray: int | None) -> int:
    """Lead cables by a tray, None: the shortest way again. All cables between the same two racks go along, as they lie in the
    same trays; returns between how many pairs of racks. One undo step. InvariantError for cables inside one rack."""
    with document.transaction(
        tr("Lead cables by a tray") if tray else tr("Lead cables the shortest way")
    ) as tx:
        view = tx.now
        if tray is not None and tray not in view.trays:
            raise InvariantError(tr("there is no such tray; select one to lead the cables by"))
        pairs = _pairs(view, cables)
        if not pairs:
            raise InvariantError(
                tr("no selected cable runs from one rack to another; only those can be led by a tray")
            )
        for rack, other in pairs:
            _put(tx, way_setting(rack, other), tray)
        return len(pairs)


def avoid(document: Document, trays: Uids, *, off: bool = False) -> int:
    """Keep cables out of trays where there is any other way; off: let them in again. Returns how many trays changed."""
    uids = np.unique(np.atleast_1d(np.asarray(trays, np.int64)))
    with document.transaction(
        tr("Let cables into trays again") if off else tr("Keep cables out of trays")
    ) as tx:
        tx.table("tray").index_of(uids)
        before = len(tx.edits)
        for uid in uids.tolist():
            _put(tx, f"{AVOID}{uid}", None if off else True)
        return len(tx.edits) - before


def _put(tx: Transaction, name: str, value: int | bool | None) -> None:
    row = tx.table("setting").named(name)
    if value is not None:
        build.set_setting(tx, name, value)
    elif row is not None:
        tx.remove("setting", row.uid)


def _pairs(view: Snapshot, cables: Uids) -> list[tuple[int, int]]:
    """The racks (uids) that these cables join, each pair once."""
    table = view.cables
    rows = table.index_of(np.unique(np.atleast_1d(np.asarray(cables, np.int64))))
    rows = rows[table.span[rows] == 0]
    rack = rack_index_of_devices(view)
    ends = [rack[view.devices.index_of(column[rows])] for column in (table.a_device, table.z_device)]
    uids = (
        np.sort(np.stack([view.racks.uid[end] for end in ends], axis=1), axis=1)
        if len(rows)
        else np.zeros((0, 2))
    )
    return [(int(a), int(z)) for a, z in np.unique(uids, axis=0).tolist() if a != z]
