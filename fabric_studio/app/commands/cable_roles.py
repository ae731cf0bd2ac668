"""What a new cable is for: the tiers it joins and the network it belongs to, read off its two ends."""

from __future__ import annotations

import numpy as np

from fabric_studio.app.commands.ports import Plug
from fabric_studio.model.snapshot import Snapshot

_TIER = {
    "server": 0,
    "storage": 0,
    "ufm": 0,
    "management": 0,
    "leaf": 2,
    "switch": 3,
    "spine": 4,
    "core": 5,
    "router": 6,
}
"""Lower tiers are named first: server-leaf, leaf-spine, spine-core, ufm-leaf."""
_NETWORK = {
    "compute": "compute",
    "storage": "storage",
    "in-band": "in-band",
    "oob": "oob",
    "console": "oob",
    "wan": "scale-across",
}


def role_of(view: Snapshot, a: Plug, z: Plug) -> str:
    """Such as "server-leaf". A switch nobody gave a role counts as a leaf once a server hangs on it, and as a spine
    towards a leaf."""
    roles = [str(view.devices.get(end.device).role) or "device" for end in (a, z)]
    for index, end in enumerate((a, z)):
        other = roles[1 - index]
        if roles[index] == "switch":
            if other == "server" or _has_servers(view, end.device):
                roles[index] = "leaf"
            elif other == "leaf" or (other == "switch" and _has_servers(view, (a, z)[1 - index].device)):
                roles[index] = "spine"
    return "-".join(sorted(roles, key=lambda role: _TIER.get(role, 1)))


def _has_servers(view: Snapshot, device: int) -> bool:
    cables, devices = view.cables, view.devices
    far = np.concatenate(
        (cables.z_device[cables.a_device == device], cables.a_device[cables.z_device == device])
    )
    return bool((devices.role[devices.index_of(far)] == "server").any()) if len(far) else False


def network_of(view: Snapshot, a: Plug, z: Plug) -> str:
    """The network the ports are made for; between two plain switch ports, the one their other cables are in."""
    for end in (a, z):
        if end.group.role in _NETWORK:
            return _NETWORK[end.group.role]
    cables = view.cables
    ours = np.isin(cables.a_device, (a.device, z.device)) | np.isin(cables.z_device, (a.device, z.device))
    names, count = np.unique(cables.network[ours].astype(str), return_counts=True)
    return str(names[count.argmax()]) if len(names) else "compute"
