"""Mounting devices in racks and moving them there."""

from __future__ import annotations

import math

import numpy as np

from fabric_studio.app.commands import catalogue
from fabric_studio.app.commands.locks import refuse_locked
from fabric_studio.app.commands.names import Names
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import Part
from fabric_studio.model import build
from fabric_studio.model.journal import Document, Transaction
from fabric_studio.model.snapshot import Snapshot


def mount_device(
    document: Document,
    library: Library,
    part_id: str,
    rack: int,
    *,
    u: float | None = None,
    name: str | None = None,
) -> int:
    """Mount a device at rack unit `u`, or at the next free one; returns its uid.

    InvariantError when the rack has no room, or names what already sits at `u`.
    """
    with document.transaction(tr("Mount device")) as tx:
        part = catalogue.part(tx.table("part"), library, part_id)
        if u is not None:
            _refuse_taken(tx, rack, part, u)
        role = build.default_role(part)
        title = Names(tx.table("device").columns["name"]).next(f"{role}-##") if name is None else name
        return build.add_device(tx, rack, part, name=title, u=u)


def move_device(document: Document, device: int, rack: int, u: float | None) -> None:
    """Move a device, with its cables, to rack unit `u` (None: the next free one) of a rack."""
    with document.transaction(tr("Move device")) as tx:
        row = tx.table("device").get(device)
        part = tx.now.spec_of(row.part)
        if not isinstance(part, Part):
            raise InvariantError(tr("{part} is not a device", part=part.name))
        if (row.rack, row.u) == (rack, u):
            return
        if u is None:
            u = build.free_u(tx, rack, build.rack_units(part))
            if u is None:
                raise InvariantError(
                    tr(
                        "rack {rack} has no {units:g} U free for {device}; move something or add a rack",
                        rack=tx.table("rack").get(rack).name,
                        units=build.rack_units(part),
                        device=row.name,
                    )
                )
        refuse_locked(tx, {"device": np.array([device], np.int64)}, mark("moved"))
        _refuse_taken(tx, rack, part, u, moving=device)
        tx.set("device", device, rack=rack, u=u)


def occupant(snapshot: Snapshot, rack: int, u: float, height_u: float, *, moving: int = 0) -> int | None:
    """The device that fills any of these rack units, other than `moving`; None when they are free. u 0 is always free."""
    devices = snapshot.devices
    if u <= 0 or height_u <= 0:
        return None
    for index in np.flatnonzero((devices.rack == rack) & (devices.u > 0)):
        part = snapshot.spec_of(int(devices.part[index]))
        low = float(devices.u[index])
        high = low + (build.rack_units(part) if isinstance(part, Part) else 0.0)
        if int(devices.uid[index]) != moving and low < u + height_u and u < high:
            return int(devices.uid[index])
    return None


def _refuse_taken(tx: Transaction, rack: int, part: Part, u: float, *, moving: int = 0) -> None:
    view = tx.now
    where = view.racks.get(rack)
    rack_part = view.spec_of(where.part)
    capacity = int(rack_part.height_u or 42) if isinstance(rack_part, Part) else 42
    height_u = build.rack_units(part)
    if u < 0 or u + height_u - 1 > capacity or not math.isfinite(u):
        raise InvariantError(
            tr(
                "{part} at U{u:g} does not fit in rack {where}, which has U1 to U{capacity}",
                part=part.name,
                u=u,
                where=where.name,
                capacity=capacity,
            )
        )
    found = occupant(view, rack, u, height_u, moving=moving)
    if found is not None:
        other = view.devices.get(found)
        raise InvariantError(
            tr(
                "U{u:g} of rack {where} is taken by {other} (U{other_u:g}); choose another rack unit",
                u=u,
                where=where.name,
                other=other.name,
                other_u=other.u,
            )
        )
