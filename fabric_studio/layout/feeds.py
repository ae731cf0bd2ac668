"""What each of the two power feeds of a rack carries when the other is lost, and which devices fall with it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.layout.footprint import rack_index_of_devices
from fabric_studio.layout.totals import figure, rack_totals
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats

SIDES = ("A", "B")
"""The two feeds, in the order of the columns here."""
UNPOWERED = ("panel", "pdu")
"""Kinds of parts that draw nothing themselves."""


@dataclass(frozen=True)
class RackFeeds:
    """Aligned with snapshot.racks; feed A and feed B in the last axis, shape (racks, 2). load_w: the most a feed carries
    while the other is lost: what is on both and what is on it alone. limit_w: what it gives, infinite where nobody
    knows. told_apart: something is on one feed alone, or the two give different power; else either carries the total."""

    load_w: Floats
    limit_w: Floats
    told_apart: Flags


def rack_feeds(snapshot: Snapshot) -> RackFeeds:
    return snapshot.derived("layout.feeds", _rack_feeds)


def on_one_feed(snapshot: Snapshot) -> Flags:
    """Which devices lose their power with feed A and with feed B, shape (devices, 2)."""
    kinds = [spec.kind if isinstance(spec, Part) else "" for spec in snapshot.parts.spec]
    draws = np.array([kind not in UNPOWERED for kind in kinds], bool)
    devices = snapshot.devices
    powered = draws[snapshot.parts.index_of(devices.part)]
    return np.stack([powered & (devices.feed == side) for side in SIDES], axis=1)


def _rack_feeds(snapshot: Snapshot) -> RackFeeds:
    totals, devices, count = rack_totals(snapshot), snapshot.devices, len(snapshot.racks)
    owner, part = rack_index_of_devices(snapshot), snapshot.parts.index_of(devices.part)
    draw_w = np.nan_to_num(figure(snapshot, "power_max_w"))
    own_w = draw_w[snapshot.parts.index_of(snapshot.racks.part)]
    inside = np.array([isinstance(s, Part) and s.in_rack_total for s in snapshot.parts.spec], bool)[part]
    contents = np.bincount(owner[inside], minlength=count)
    load_w = np.empty((count, 2))
    for column, other in enumerate(reversed(SIDES)):
        gone = devices.feed == other
        spared_w = np.bincount(owner[gone], weights=draw_w[part[gone]], minlength=count)
        # What a rack draws as a whole goes with the other feed where all that is counted in it does.
        whole = (contents > 0) & (np.bincount(owner[inside & gone], minlength=count) == contents)
        load_w[:, column] = totals.power_max_w - spared_w - np.where(whole, own_w, 0.0)
    limit_w = _limit_w(snapshot)
    alone = (totals.power_max_w[:, None] - load_w > 1e-6).any(axis=1)
    return RackFeeds(load_w, limit_w, alone | (limit_w[:, 0] != limit_w[:, 1]))


def _limit_w(snapshot: Snapshot) -> Floats:
    """What somebody set for the rack, and no more than the rack PDUs of that feed pass on; else what the part is rated for."""
    racks, devices, count = snapshot.racks, snapshot.devices, len(snapshot.racks)
    specs = [spec if isinstance(spec, Part) else None for spec in snapshot.parts.spec]
    rating = np.array([s.power_rating_w if s and s.power_rating_w else np.inf for s in specs], float)
    pdu = np.array([bool(s and s.kind == "pdu") for s in specs], bool)
    owner, part = rack_index_of_devices(snapshot), snapshot.parts.index_of(devices.part)
    own = rating[snapshot.parts.index_of(racks.part)]
    limit_w = np.empty((count, 2))
    for column, side in enumerate(SIDES):
        mine = pdu[part] & (devices.feed == side)
        passed = np.bincount(owner[mine], weights=rating[part[mine]], minlength=count)
        passed = np.where(passed > 0, passed, np.inf)
        usual = np.where(np.isinf(passed), own, passed)
        limit_w[:, column] = np.where(
            np.isnan(racks.power_limit_w), usual, np.minimum(racks.power_limit_w, passed)
        )
    return limit_w
