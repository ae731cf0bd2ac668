"""Servers on one fabric have no path to each other."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import connected_components

from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.parts import Part
from fabric_studio.model.groups import group_rows
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.routing.links import links_of
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import LENGTHS, Context, Rule

_FORWARDS = ("switch", "router", "ocs")


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    for network in np.unique(snapshot.cables.network.astype(str)).tolist():
        if network == "scale-across":
            continue
        networks = (network, "scale-across") if network == "compute" else (network,)
        kinds = _kinds(snapshot, networks)
        for position, (devices, islands) in enumerate(kinds):
            apart = next((other for other, theirs in kinds[:position] if not islands & theirs), None)
            if apart is None:
                continue
            names, uids = snapshot.devices.name, snapshot.devices.uid[devices]
            yield Finding(
                RULE.name,
                RULE.severity,
                tr(
                    "{a} cannot reach {z} on the {network} network",
                    a=_some(names[devices]),
                    z=_some(names[apart]),
                    network=tr(network),
                ),
                tuple(("device", uid) for uid in uids[:50].tolist()),
                0.0,
                1.0,
                mark("paths"),
                key=f"network:{network} device:{uids[0]} count:{len(uids)}",
            )


def _kinds(snapshot: Snapshot, networks: tuple[str, ...]) -> list[tuple[Ints, frozenset[int]]]:
    """Devices that pass nothing on, by where they are cabled: (their rows, the islands they reach), most devices first. An
    island is a set of switches that are joined; a cable from server to server is one of its own."""
    links, count = links_of(snapshot), len(snapshot.devices)
    chosen = (links.z >= 0) & (links.z != links.a) & (links.rate_gbps > 0) & np.isin(links.network, networks)
    a, z = links.a[chosen], links.z[chosen]
    specs = [s if isinstance(s, Part) else None for s in snapshot.parts.spec]
    switching = np.array([s is not None and s.kind in _FORWARDS for s in specs], bool)
    forwards = switching[snapshot.parts.index_of(snapshot.devices.part)]
    between = forwards[a] & forwards[z]
    joined = csr_matrix((np.ones(int(between.sum())), (a[between], z[between])), shape=(count, count))
    island = connected_components(joined, directed=False)[1].astype(np.int64) if count else a
    up, down = ~forwards[a] & forwards[z], forwards[a] & ~forwards[z]
    direct = np.flatnonzero(~forwards[a] & ~forwards[z])
    device = np.concatenate((a[up], z[down], a[direct], z[direct]))
    reached = np.concatenate((island[z[up]], island[a[down]], np.tile(count + np.arange(len(direct)), 2)))
    if not len(device):
        return []
    unit = _units(snapshot, specs)[device] if "compute" in networks else device
    _, unit = np.unique(unit, return_inverse=True)
    # Units that reach the same islands have the same sum of the islands' random numbers.
    pair, _ = group_rows(unit, reached)
    marks = np.random.default_rng(0).integers(1, 2**62, count + len(direct), dtype=np.int64)
    signature = np.zeros(int(unit.max()) + 1, np.int64)
    np.bitwise_xor.at(signature, unit[pair], marks[reached[pair]])
    _, kind = np.unique(signature, return_inverse=True)
    of_device, of_pair = kind[unit], kind[unit[pair]]
    by_device, by_pair = np.argsort(of_device, kind="stable"), np.argsort(of_pair, kind="stable")
    numbers = np.arange(int(kind.max()) + 2)
    device_cut = np.searchsorted(of_device[by_device], numbers)
    pair_cut = np.searchsorted(of_pair[by_pair], numbers)
    found = [
        (
            np.unique(device[by_device[device_cut[k] : device_cut[k + 1]]]),
            frozenset(reached[pair[by_pair[pair_cut[k] : pair_cut[k + 1]]]].tolist()),
        )
        for k in numbers[:-1].tolist()
    ]
    return sorted(found, key=lambda item: (-len(item[0]), int(item[0][0])))


def _units(snapshot: Snapshot, specs: list[Part | None]) -> Ints:
    """The scale-up domain every device is in where its whole rack is one, else the device itself."""
    devices, racks = snapshot.devices, snapshot.racks
    one = np.array([s is not None and s.kind == "rack" and s.scale_up is not None for s in specs], bool)
    rack = racks.index_of(devices.rack)
    whole = one[snapshot.parts.index_of(racks.part)][rack]
    return np.where(whole, rack, len(racks) + np.arange(len(devices)))


def _some(names: np.ndarray[tuple[int], np.dtype[np.object_]]) -> str:
    return (
        tr("{name} and {count:,} more", name=names[0], count=len(names) - 1)
        if len(names) > 1
        else str(names[0])
    )


RULE = Rule(
    name="no-path",
    severity="error",
    title=mark("Servers on the same fabric have no path to each other"),
    rationale=(
        mark(
            "A job that spans the separate parts does not start. Servers pass nothing on: two of them have a path when switches that are joined hold both. In a rail-only fabric every rail does; in a rack that is one scale-up domain any of its trays does."
        )
    ),
    source=mark("connectivity of the drawing, patch panels looked through"),
    kinds=LENGTHS,
    places="neither",
    find=find,
    example="server-09 and 3 more cannot reach server-01 and 27 more on the compute network",
)
