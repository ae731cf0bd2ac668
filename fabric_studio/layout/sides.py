"""At which side of its rack a cable runs, the left or the right vertical manager as seen from its ports, and whether it
goes up or down from them.

House default: the half of the face that the cage is in, as a hand would dress it; the groups of ports of a part are each
taken to spread over its width, since no catalogue says where on the face they are. A project may ask for an even split
(every other cage, as NVIDIA's cabling guide does: half left, half right), for quarters (the same guide, for racks that
cables run through both ways: half left, half right of those that go up, and of those that go down), or for one side.

Up or down is not chosen: a cable goes towards the tray that its rack meets, which may lie under the floor, or to the
device in the same rack that it ends at. A rack meets one tray, so all that leaves it leaves through its top or its
bottom.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.layout.footprint import device_places, rack_index_of_devices
from fabric_studio.layout.routes import taps_of
from fabric_studio.model.ends import cage_columns, ends_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints

SETTING = "layout.cable_sides"
CHOICES = ("nearest", "even", "quarters", "left", "right")
WORDS = ("left", "right")
WAYS = ("up", "down")


@dataclass(frozen=True)
class Sides:
    """a, z: 0 left, 1 right, for each cable (C,)."""

    a: Ints
    z: Ints


@dataclass(frozen=True)
class CableWays:
    """a, z: 0 up, 1 down from the port, for each cable (C,)."""

    a: Ints
    z: Ints


def choice_of(snapshot: Snapshot) -> str:
    """How this project dresses its cables, one of CHOICES."""
    value = snapshot.setting(SETTING, CHOICES[0])
    return value if isinstance(value, str) and value in CHOICES else CHOICES[0]


def cable_sides(snapshot: Snapshot) -> Sides:
    """Computed once per snapshot; a rack that is moved changes nothing unless cables going down are told from those going up."""
    if choice_of(snapshot) == "quarters":
        return snapshot.derived("layout.sides", _sides)
    return snapshot.derived_from(("cable", "device", "part", "setting"), "layout.sides", _sides)


def _sides(snapshot: Snapshot) -> Sides:
    count = len(snapshot.cables)
    if not count:
        none = np.zeros(0, np.int64)
        return Sides(none, none)
    choice = choice_of(snapshot)
    if choice in WORDS:
        side = np.full(2 * count, WORDS.index(choice), np.int64)
    elif choice == "even":
        side = _of_cages(snapshot, "column") % 2
    elif choice == "quarters":
        ways = cable_ways(snapshot)
        order = _of_cages(snapshot, "order")
        side = _in_turn(ends_of(snapshot).device, np.concatenate((ways.a, ways.z)), order)
    else:
        side = _of_cages(snapshot, "half")
    return Sides(side[:count], side[count:])


def _of_cages(snapshot: Snapshot, what: str) -> Ints:
    """One field of `CagePlaces`, for both ends of every cable; 0 where there is no such port."""
    ends = ends_of(snapshot)
    values: Ints = getattr(cage_places(snapshot), what)
    if not len(values):
        return np.zeros(len(ends.device), np.int64)
    first = cage_columns(snapshot).first[snapshot.parts.index_of(snapshot.devices.part)]
    return np.where(ends.exists, values[np.where(ends.exists, first[ends.device] + ends.port, 0)], 0)


def quarters_per_rack(snapshot: Snapshot) -> Ints:
    """Cable ends of every rack by side and way, shape (R, 2, 2)."""
    racks, ways = len(snapshot.racks), cable_ways(snapshot)
    counts = np.bincount(2 * _halves(snapshot) + np.concatenate((ways.a, ways.z)), minlength=4 * racks)
    return counts.reshape(racks, 2, 2)


def _halves(snapshot: Snapshot) -> Ints:
    """The half of a rack that each cable end is in: twice the index of the rack, and one more at the right."""
    sides = cable_sides(snapshot)

    def halves(snapshot: Snapshot) -> Ints:
        rack = rack_index_of_devices(snapshot)[ends_of(snapshot).device]
        return 2 * rack + np.concatenate((sides.a, sides.z))

    return snapshot.derived_from(("cable", "device"), "layout.sides.halves", halves, snapshot.racks.uid, sides)


def cable_ways(snapshot: Snapshot) -> CableWays:
    """Computed once per snapshot. A rack that no tray is near has its cables led over the racks: up."""
    return snapshot.derived("layout.sides.ways", _ways)


def _ways(snapshot: Snapshot) -> CableWays:
    count = len(snapshot.cables)
    if not count:
        none = np.zeros(0, np.int64)
        return CableWays(none, none)
    at, taps, device = device_places(snapshot), taps_of(snapshot), ends_of(snapshot).device
    level = np.full(len(snapshot.racks), np.inf)
    near = taps.tray >= 0
    level[near] = snapshot.trays.z_mm[taps.tray[near]]
    a, z = device[:count], device[count:]
    inside = at.rack[a] == at.rack[z]
    down_a = np.where(inside, at.z_mm[z], level[at.rack[a]]) < at.z_mm[a]
    down_z = np.where(inside, at.z_mm[a], level[at.rack[z]]) < at.z_mm[z]
    return CableWays(down_a.astype(np.int64), down_z.astype(np.int64))


def _in_turn(device: Ints, way: Ints, column: Ints) -> Ints:
    """Left and right in turn over the columns of a device from which cables go up, and over those from which they go down."""
    order = np.lexsort((column, way, device))
    keys = np.stack((device, way, column))[:, order]
    fresh = np.ones(len(order), bool)
    fresh[1:] = (keys[:, 1:] != keys[:, :-1]).any(axis=0)
    first = np.ones(len(order), bool)
    first[1:] = (keys[:2, 1:] != keys[:2, :-1]).any(axis=0)
    number = np.cumsum(fresh)
    begins = np.maximum.accumulate(np.where(first, number, 0))
    side = np.empty(len(order), np.int64)
    side[order] = (number - begins) % 2
    return side


@dataclass(frozen=True)
class CagePlaces:
    """Of every cage of every part (as in `cage_columns`): its column of two in its group, the half of the face it is in, and its
    column among all of the part."""

    column: Ints
    half: Ints
    order: Ints


def cage_places(snapshot: Snapshot) -> CagePlaces:
    return snapshot.derived_from(("part",), "layout.cage_places", _cage_places)


def _cage_places(snapshot: Snapshot) -> CagePlaces:
    column: list[int] = []
    half: list[int] = []
    order: list[int] = []
    for spec in snapshot.parts.spec:
        if not isinstance(spec, Part):
            continue
        before = 0
        for group in spec.ports:
            for number in range(group.count):
                column.append(number // 2)
                half.append(int(2 * (number // 2) >= max(1, -(-group.count // 2))))
                order.append(before + number // 2)
            before += -(-group.count // 2)
    return CagePlaces(np.array(column, np.int64), np.array(half, np.int64), np.array(order, np.int64))
