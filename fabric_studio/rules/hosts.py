"""What is cabled to a switch without being one: servers, storage, appliances."""

from __future__ import annotations

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints, Texts
from fabric_studio.routing.links import WIRING, wiring_of


def hosts_of(snapshot: Snapshot) -> tuple[Ints, Ints, Texts]:
    """Rows of the server and the switch, and the network, of every link between the two."""
    return snapshot.derived_from(WIRING, "rules.hosts", _hosts)


def _hosts(snapshot: Snapshot) -> tuple[Ints, Ints, Texts]:
    links, devices = wiring_of(snapshot), snapshot.devices
    kinds = [s.kind if isinstance(s, Part) else "" for s in snapshot.parts.spec]
    part = snapshot.parts.index_of(devices.part) if len(devices) else np.zeros(0, np.int64)
    is_switch = np.array([kind in ("switch", "router") for kind in kinds], bool)[part]
    is_host = np.array([kind in ("server", "storage", "appliance") for kind in kinds], bool)[part]
    whole = np.flatnonzero(links.z >= 0)
    a, z, network = links.a[whole], links.z[whole], links.network[whole]
    out, back = is_host[a] & is_switch[z], is_switch[a] & is_host[z]
    return (
        np.concatenate((a[out], z[back])),
        np.concatenate((z[out], a[back])),
        np.concatenate((network[out], network[back])),
    )
