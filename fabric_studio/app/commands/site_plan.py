"""Moving what lies on the plane of a site: buildings with the conduits that enter them, and conduits by themselves."""

from __future__ import annotations

import numpy as np

from fabric_studio.base.language import tr
from fabric_studio.layout.entry import bends_of, bends_text
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.journal import Document, Transaction
from fabric_studio.model.table import Ids


def move(document: Document, selection: Chosen, dx_mm: float, dy_mm: float, *, merge_key: str = "") -> None:
    """Move buildings and conduits. A building takes the wall end of its conduits along; where those come from stays."""
    buildings = np.unique(np.asarray(selection.get("building", ()), np.int64))
    conduits = np.unique(np.asarray(selection.get("conduit", ()), np.int64))
    if dx_mm == 0 and dy_mm == 0:
        return
    with document.transaction(tr("Move on the site"), merge_key=merge_key) as tx:
        table = tx.table("building").columns
        rows = tx.table("building").index_of(buildings)
        tx.set("building", buildings, x_mm=table["x_mm"][rows] + dx_mm, y_mm=table["y_mm"][rows] + dy_mm)
        ducts = tx.table("conduit")
        entering = ducts.uid[np.isin(ducts.columns["building"], buildings)]
        _shift(tx, np.union1d(entering, conduits), "x2_mm", "y2_mm", dx_mm, dy_mm)
        _shift(tx, conduits, "x1_mm", "y1_mm", dx_mm, dy_mm)
        for uid in conduits.tolist():
            bends = bends_of(str(ducts.get(uid).bends))
            if bends:
                tx.set("conduit", uid, bends=bends_text([(x + dx_mm, y + dy_mm) for x, y in bends]))


def _shift(tx: Transaction, uids: Ids, x: str, y: str, dx_mm: float, dy_mm: float) -> None:
    table = tx.table("conduit")
    rows = table.index_of(uids)
    tx.set("conduit", uids, **{x: table.columns[x][rows] + dx_mm, y: table.columns[y][rows] + dy_mm})
