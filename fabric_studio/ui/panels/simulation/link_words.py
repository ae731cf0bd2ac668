"""What the links of a simulation are called."""

from __future__ import annotations

from fabric_studio.base.language import tr
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.ui.panels.inspected.cables import end_name


def link_words(snapshot: Snapshot, uid: int) -> str:
    """The cable behind a link and its two ends; 0: a link inside a machine."""
    if uid == 0:
        return tr("inside a machine")
    if uid not in snapshot.cables:
        return tr("a cable that is not there any more")
    cable = snapshot.cables.get(uid)
    a = end_name(snapshot, cable.a_device, cable.a_port, cable.a_lane, cable.a_lanes)
    z = end_name(snapshot, cable.z_device, cable.z_port, cable.z_lane, cable.z_lanes)
    return tr("{name}, {a} to {z}", name=cable.name, a=a, z=z)
