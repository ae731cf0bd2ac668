"""At which side of its rack a cable runs down: the left or the right vertical manager, as seen from its ports.

House default: the half of the face that the cage is in, as a hand would dress it; the groups of ports of a part are each
taken to spread over its width, since no catalogue says where on the face they are. A project may ask for an even split
(every other cage, as NVIDIA's cabling guide does: half left, half right), or for one side.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.catalog.parts import Part
from fabric_studio.layout.footprint import rack_index_of_devices
from fabric_studio.model.ends import cage_columns, ends_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints

SETTING = "layout.cable_sides"
CHOICES = ("nearest", "even", "left", "right")
WORDS = ("left", "right")


@dataclass(frozen=True)
class Sides:
    """a, z: 0 left, 1 right, for each cable (C,). per_rack: cable ends at either side of every rack, shape (R, 2)."""

    a: Ints
    z: Ints
    per_rack: Ints


def choice_of(snapshot: Snapshot) -> str:
    """How this project dresses its cables, one of CHOICES."""
    value = snapshot.setting(SETTING, CHOICES[0])
    return value if isinstance(value, str) and value in CHOICES else CHOICES[0]


def cable_sides(snapshot: Snapshot) -> Sides:
    """Computed once per snapshot."""
    return snapshot.derived("layout.sides", _sides)


def _sides(snapshot: Snapshot) -> Sides:
    ends, count = ends_of(snapshot), len(snapshot.cables)
    if not count:
        none = np.zeros(0, np.int64)
        return Sides(none, none, np.zeros((len(snapshot.racks), 2), np.int64))
    choice, place = choice_of(snapshot), _places(snapshot)
    cages = cage_columns(snapshot)
    part = snapshot.parts.index_of(snapshot.devices.part)[ends.device]
    column, half = (
        np.where(ends.exists, values[np.where(ends.exists, cages.first[part] + ends.port, 0)], 0)
        if len(values)
        else np.zeros(2 * count, np.int64)
        for values in place
    )
    if choice == "nearest":
        side = half
    elif choice == "even":
        side = column % 2
    else:
        side = np.full(2 * count, WORDS.index(choice), np.int64)
    rack = rack_index_of_devices(snapshot)[ends.device]
    per_rack = np.zeros((len(snapshot.racks), 2), np.int64)
    np.add.at(per_rack, (rack, side), 1)
    return Sides(side[:count], side[count:], per_rack)


def _places(snapshot: Snapshot) -> tuple[Ints, Ints]:
    """Of every cage of every part (as in `cage_columns`): its column of two in its group, and the half of the face it is in."""
    column: list[int] = []
    half: list[int] = []
    for spec in snapshot.parts.spec:
        if not isinstance(spec, Part):
            continue
        for group in spec.ports:
            for number in range(group.count):
                column.append(number // 2)
                half.append(int(2 * (number // 2) >= max(1, -(-group.count // 2))))
    return np.array(column, np.int64), np.array(half, np.int64)
