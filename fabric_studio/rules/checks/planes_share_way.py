"""Cables of two planes run through one riser, or their trunks through one tray."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.lengths import cable_pairs
from fabric_studio.layout.trays import tray_network
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Ints
from fabric_studio.routing.links import WIRING
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import LENGTHS, Context, Rule
from fabric_studio.rules.words import several


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    plane, trunk, planes = snapshot.derived_from(WIRING, "rules.planes", _planes)
    if planes < 2:
        return
    risers = _carried(snapshot, plane, plane >= 0, "edge_riser", len(snapshot.risers))
    for row in np.flatnonzero((risers > 0).sum(axis=1) > 1).tolist():
        name, uid = snapshot.risers.name[row], int(snapshot.risers.uid[row])
        yield Finding(
            RULE.name,
            RULE.severity,
            tr(
                "riser {name} carries cables of {planes}: one cut takes them all",
                name=name,
                planes=_words(risers[row]),
            ),
            (("riser", uid),),
            float((risers[row] > 0).sum()),
            1.0,
            mark("planes"),
        )
    trays = _carried(snapshot, plane, (plane >= 0) & trunk, "edge_tray", len(snapshot.trays))
    shared = np.flatnonzero((trays > 0).sum(axis=1) > 1)
    if len(shared):
        shared = shared[np.argsort(-trays[shared].sum(axis=1), kind="stable")]
        names = several([str(name) for name in snapshot.trays.name[shared[:4]]], len(shared))
        yield Finding(
            RULE.name,
            "info",
            (
                tr(
                    "{names} carries cables between switches of {planes}; separate trays would keep a plane when one is cut",
                    names=names,
                    planes=_words(trays[shared[0]]),
                )
                if len(shared) == 1
                else tr(
                    "{names} carry cables between switches of {planes} at most; separate trays would keep a plane when one is cut",
                    names=names,
                    planes=_words(trays[shared[0]]),
                )
            ),
            tuple(("tray", uid) for uid in snapshot.trays.uid[shared[:200]].tolist()),
            float((trays[shared[0]] > 0).sum()),
            1.0,
            mark("planes"),
            key=f"trays:{len(shared)} tray:{snapshot.trays.uid[shared[0]]}",
        )


def _planes(snapshot: Snapshot) -> tuple[Ints, Flags, int]:
    """The plane of each cable of the compute network, that of its switch, -1 for none; whether it runs between switches; and
    how many planes there are."""
    cables, devices = snapshot.cables, snapshot.devices
    if not len(cables):
        return np.zeros(0, np.int64), np.zeros(0, bool), 0
    kinds = [isinstance(s, Part) and s.kind in ("switch", "router") for s in snapshot.parts.spec]
    switch = np.array(kinds, bool)[snapshot.parts.index_of(devices.part)]
    a, z = devices.index_of(cables.a_device), devices.index_of(cables.z_device)
    own = np.where(switch, devices.plane, -1)
    plane = np.where(cables.network == "compute", np.maximum(own[a], own[z]), -1)
    return plane.astype(np.int64), np.asarray(switch[a] & switch[z], bool), len(np.unique(plane[plane >= 0]))


def _carried(snapshot: Snapshot, plane: Ints, wanted: Flags, kind: str, count: int) -> Ints:
    """How many cables of each plane run through each riser or tray, shape (count, planes)."""
    pairs, network = cable_pairs(snapshot), tray_network(snapshot)
    planes = int(plane.max()) + 1
    chosen = np.flatnonzero(wanted & (pairs.pair >= 0))
    per_pair = np.zeros((len(pairs.rack_a), planes), np.int64)
    np.add.at(per_pair, (pairs.pair[chosen], plane[chosen]), 1)
    owner = np.repeat(np.arange(len(pairs.rack_a)), np.diff(pairs.paths.ptr))
    place = getattr(network, kind)[pairs.paths.edge]
    good = place >= 0
    # A tray is passed once however many of its pieces a way uses.
    once = np.unique(np.stack((owner[good], place[good])), axis=1)
    found = np.zeros((count, planes), np.int64)
    np.add.at(found, once[1], per_pair[once[0]])
    return found


def _words(counts: Ints) -> str:
    """ "plane 1 (96) and plane 2 (96)"."""
    present = np.flatnonzero(counts)
    return several(
        [tr("plane {plane} ({count:,})", plane=plane + 1, count=counts[plane]) for plane in present.tolist()],
        len(present),
    )


RULE = Rule(
    name="planes-share-way",
    severity="warning",
    title=mark("Two planes run through one riser or tray"),
    rationale=(
        mark(
            "Planes are there so that one can fail. A riser, or a tray of trunks, that both use takes both when it burns or is cut. The planes are those that the switches are given; risers are a warning. Trays are told together and as information: the tray over a server's own row is shared in any case, so only cables between switches are looked at."
        )
    ),
    source=mark("planning rule for redundant paths: no common riser, tray, feed or switch"),
    kinds=LENGTHS,
    find=find,
    example="riser R1 carries cables of plane 1 (96) and plane 2 (96): one cut takes them all",
)
