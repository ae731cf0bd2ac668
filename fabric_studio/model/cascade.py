"""What goes along when something is taken out: the racks of a hall, the devices of a rack, the cables of a device."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from fabric_studio.model.journal import Transaction
from fabric_studio.model.kinds import KINDS
from fabric_studio.model.table import Flags, Ids, Table

Chosen = Mapping[str, Ids]
"""Uids by kind, {"rack": array([3, 7])}; kinds without any may be absent."""


def with_dependants(tables: Mapping[str, Table], chosen: Chosen) -> dict[str, Ids]:
    """The chosen things and everything that cannot exist without them; uids that are not in the design are left out.

    A cable goes with either of its devices, with the span it runs over, and with the other tails of its breakout; an
    approval with any of the things it is about.
    """
    doomed: dict[str, Ids] = {}
    for cls in KINDS:
        table = tables[cls.kind]
        gone = np.isin(table.uid, chosen.get(cls.kind, ()))
        for name, field in cls.fields.items():
            if field.refers_to in doomed and (not field.optional or name == "span"):
                gone |= np.isin(table.columns[name], doomed[field.refers_to])
        if cls.kind == "cable" and gone.any():
            assembly = table.columns["assembly"]
            split = np.unique(assembly[gone])
            gone |= np.isin(assembly, split[split != 0])
        if cls.kind == "approval" and doomed:
            gone |= _about(table, doomed)
        if gone.any():
            doomed[cls.kind] = table.uid[gone]
    return doomed


def _about(approvals: Table, doomed: Chosen) -> Flags:
    """Approvals whose key names something that goes. A later thing might get the same uid once the file was reopened."""
    gone = (
        {f"{kind}:{uid}" for kind, uids in doomed.items() for uid in uids.tolist()}
        if len(approvals)
        else set()
    )
    return np.array([not gone.isdisjoint(key.split()) for key in approvals.columns["key"]], bool)


def remove(tx: Transaction, chosen: Chosen) -> dict[str, Ids]:
    """Take the chosen things out with everything that depends on them; returns what went, by kind."""
    doomed = with_dependants({cls.kind: tx.table(cls.kind) for cls in KINDS}, chosen)
    remove_all(tx, doomed)
    return doomed


def remove_all(tx: Transaction, doomed: Chosen) -> None:
    """Take out what `with_dependants` has found."""
    for cls in KINDS:
        for name, field in cls.fields.items():
            if field.optional and field.refers_to in doomed:
                table = tx.table(cls.kind)
                loose = table.uid[np.isin(table.columns[name], doomed[field.refers_to])]
                tx.set(cls.kind, np.setdiff1d(loose, doomed.get(cls.kind, ())), **{name: 0})
    for cls in reversed(KINDS):
        if cls.kind in doomed:
            tx.remove(cls.kind, doomed[cls.kind])
