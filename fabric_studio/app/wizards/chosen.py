"""What a wizard works on: the devices behind a selection, told apart by what they are."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterable

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Ids, Texts

LOWER, UPPER = ("leaf",), ("spine", "core")
_NUMBER = re.compile(r"(\d+)")


def natural(name: str) -> tuple[tuple[int, int | str], ...]:
    """Sorts leaf-2 before leaf-10."""
    return tuple(
        (0, int(word)) if word.isdecimal() else (1, word) for word in _NUMBER.split(name.lower()) if word
    )


def by_name(snapshot: Snapshot, kind: str, uids: Ids) -> Ids:
    """The same things in the natural order of their names."""
    table = snapshot.table(kind)
    names = table.columns["name"][table.index_of(uids)].tolist()
    return uids[sorted(range(len(names)), key=lambda index: natural(str(names[index])))]


def devices_in(snapshot: Snapshot, selection: Chosen) -> Ids:
    """The devices selected and those in what is selected: racks, rows, halls, storeys. All of the design's when nothing
    is selected. Ascending."""
    devices, racks = snapshot.devices, snapshot.racks
    if not any(len(uids) for uids in selection.values()):
        return devices.uid
    chosen_racks = np.isin(racks.uid, selection.get("rack", ()))
    chosen_racks |= np.isin(racks.row, selection.get("row", ())) & (racks.row != 0)
    halls = np.isin(snapshot.halls.uid, selection.get("hall", ()))
    halls |= np.isin(snapshot.halls.storey, selection.get("storey", ()))
    chosen_racks |= np.isin(racks.hall, snapshot.halls.uid[halls])
    mask = np.isin(devices.rack, racks.uid[chosen_racks]) | np.isin(devices.uid, selection.get("device", ()))
    return devices.where(mask)


def of_part_kind(snapshot: Snapshot, devices: Ids, *kinds: str) -> Ids:
    """Those of the devices whose part is of one of these kinds ("server", "switch")."""
    fits = np.array([isinstance(s, Part) and s.kind in kinds for s in snapshot.parts.spec], bool)
    return devices[fits[_part_rows(snapshot, devices)]] if len(devices) else devices


def matching(snapshot: Snapshot, kind: str, uids: Ids, patterns: str) -> Ids:
    """Those whose names match one of the patterns "leaf-su01-*, leaf-su02-r?"; all of them for ""."""
    wanted = [pattern.strip() for pattern in patterns.split(",") if pattern.strip()]
    if not wanted:
        return uids
    table = snapshot.table(kind)
    names: Texts = table.columns["name"][table.index_of(uids)]
    hits: Flags = np.array([_matches(str(name), wanted) for name in names], bool)
    return uids[hits]


def _matches(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch.fnmatchcase(name.lower(), pattern.lower()) for pattern in patterns)


def switch_tiers(snapshot: Snapshot, switches: Ids) -> tuple[Ids, Ids]:
    """(lower, upper): leaves and what stands above them. Switches nobody gave a role are leaves when a server hangs on
    them or when the others are spines; else they are upper where others are leaves. Those with another role, such as the
    NVLink switches of a rack, are neither."""
    devices = snapshot.devices
    role = devices.role[devices.index_of(switches)]
    lower, upper = np.isin(role, LOWER), np.isin(role, UPPER)
    plain = np.asarray(role == "switch", bool)
    serving = plain & _serves(snapshot, switches)
    if upper.any():
        lower |= plain
    elif lower.any() or serving.any():
        lower |= serving
        upper |= plain & ~serving
    return switches[lower], switches[upper]


def _serves(snapshot: Snapshot, switches: Ids) -> Flags:
    """On which of them a server hangs."""
    cables, devices = snapshot.cables, snapshot.devices
    server = np.array([isinstance(s, Part) and s.kind == "server" for s in snapshot.parts.spec], bool)
    if not len(cables):
        return np.zeros(len(switches), bool)
    is_server = server[_part_rows(snapshot, devices.uid)]
    a, z = devices.index_of(cables.a_device), devices.index_of(cables.z_device)
    served = np.concatenate((cables.z_device[is_server[a]], cables.a_device[is_server[z]]))
    return np.asarray(np.isin(switches, served), bool)


def _part_rows(snapshot: Snapshot, devices: Ids) -> np.ndarray:
    return snapshot.parts.index_of(snapshot.devices.part[snapshot.devices.index_of(devices)])


def name_of(snapshot: Snapshot, kind: str, uid: int) -> str:
    return str(snapshot.table(kind).get(uid).name)
