"""Cabling by devices instead of ports, as the logical and the stack view do it: the next free ports that go together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

import numpy as np

from fabric_studio.app.commands import cables, ports, sites
from fabric_studio.app.commands.cable_roles import network_of, role_of
from fabric_studio.app.commands.matching import match
from fabric_studio.app.commands.ports import Plug, free_ports
from fabric_studio.app.commands.trial import Trial, trial
from fabric_studio.base.errors import FabricError, InvariantError
from fabric_studio.base.language import tr
from fabric_studio.base.wording import joined
from fabric_studio.catalog.library import Library
from fabric_studio.layout.lengths import PortEnd
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids

Devices = Sequence[int] | Ids
LOOKED_AT = 256
"""So many devices of a group are looked through for a free port."""


def connect_devices(
    document: Document, library: Library, a: Devices, z: Devices, *, medium_id: str | None = None
) -> int:
    """Draw a cable between the next free ports of two devices, or of two groups of them, that go together; returns its
    uid. `medium_id` None: the cheapest that fits. InvariantError when no two ports match."""
    at_a, at_z = match_devices(document.snapshot(), a, z)
    return cables.connect_ports(document, library, at_a.end, at_z.end, medium_id=medium_id)


def trial_devices(
    snapshot: Snapshot, library: Library, a: Devices, z: Devices, medium_id: str | None
) -> Trial:
    """Try the cable that `connect_devices` would draw."""
    try:
        at_a, at_z = match_devices(snapshot, a, z)
    except FabricError as error:
        return Trial(math.nan, math.nan, False, str(error), None, None, free=False)
    return trial(snapshot, library, at_a.end, at_z.end, medium_id)


def match_devices(snapshot: Snapshot, a: Devices, z: Devices) -> tuple[Plug, Plug]:
    """The next two free ports to join; InvariantError says between which devices none match."""
    a, z = np.asarray(a, np.int64), np.asarray(z, np.int64)
    if not len(a) or not len(z):
        raise InvariantError(tr("there is no device to draw a cable to; drag from box to box"))
    found = match(free_ports(snapshot, a[:LOOKED_AT]), free_ports(snapshot, z[:LOOKED_AT]))
    if found is None:
        words = joined([_name(snapshot, group) for group in (a, z)])
        raise InvariantError(
            tr("{words} have no two free ports that go together; cut a cable first", words=words)
        )
    return found


def move_end(document: Document, cable: int, end: Literal["a", "z"], devices: Devices) -> None:
    """Plug one end of a cable into another device: into its next free port that goes with the other end. The cable keeps
    its name and its medium. InvariantError for a line of a breakout or twin cable, and when no port matches."""
    with document.transaction(tr("Move cable end")) as tx:
        view = tx.now
        row = view.cables.get(cable)
        if row.assembly:
            raise InvariantError(
                tr(
                    "{name} is one of several lines of a {medium}; cut it and draw a new one",
                    name=row.name,
                    medium=view.spec_of(row.medium).name,
                )
            )
        other = "z" if end == "a" else "a"
        kept = ports.plug(view, PortEnd(*(getattr(row, f"{other}_{part}") for part in PortEnd._fields)))
        uids = np.asarray(devices, np.int64)
        found = match([kept], free_ports(view, uids[:LOOKED_AT]))
        if found is None:
            raise InvariantError(
                tr(
                    "{name} has no free port that goes with {kept}; cut a cable there first",
                    name=_name(view, uids),
                    kept=kept.title,
                )
            )
        fresh = found[1]
        medium = view.spec_of(row.z_medium if end == "z" and row.z_medium else row.medium)
        if getattr(medium, "attached", False):
            ports.refuse_taken(view, ports.whole_cage(fresh), besides=np.array([cable]))
        span = sites.span_between(view, fresh.device, kept.device)
        a, z = (fresh, kept) if end == "a" else (kept, fresh)
        tx.set(
            "cable",
            cable,
            **{
                f"{end}_device": fresh.device,
                f"{end}_port": fresh.cage.number,
                f"{end}_lane": fresh.lane,
                f"{end}_lanes": fresh.lanes,
            },
            role=role_of(view, a, z),
            network="scale-across" if span else network_of(view, a, z),
            span=span or 0,
        )


def _name(snapshot: Snapshot, devices: Ids) -> str:
    if len(devices) == 1:
        return str(snapshot.devices.get(int(devices[0])).name)
    return tr("the {devices:,} devices", devices=len(devices))
