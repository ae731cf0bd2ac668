"""Adding things to a design, in the words of the trade. Templates, importers and commands all build with these.

Every function takes an open Transaction and returns uids. Nothing here decides where a rack stands or which cage is
free: see `layout.placement` and `app.commands`.
"""

from __future__ import annotations

import itertools
import json
import math
import re
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.base.units import U_MM
from fabric_studio.catalog.parts import AnyPart, Part
from fabric_studio.model import cascade
from fabric_studio.model.journal import Transaction
from fabric_studio.model.table import Ids

PartSource = Callable[[str], AnyPart]


def use_part(tx: Transaction, spec: AnyPart) -> int:
    """The uid of this catalogue row in the design, added on first use. The design's own copy wins over a newer one."""
    row = tx.table("part").named(spec.id)
    return row.uid if row is not None else tx.add("part", name=spec.id, spec=spec)


def next_name(taken: Iterable[str], pattern: str) -> str:
    """The first free name of a pattern with one run of #: "leaf-##" gives leaf-01, leaf-02 ..."""
    match = re.search(r"#+", pattern)
    used = set(taken)
    if match is None:
        if pattern not in used:
            return pattern
        return next(name for n in itertools.count(2) if (name := f"{pattern}-{n}") not in used)
    head, width, tail = pattern[: match.start()], len(match[0]), pattern[match.end() :]
    return next(name for n in itertools.count(1) if (name := f"{head}{n:0{width}d}{tail}") not in used)


def add_shell(
    tx: Transaction,
    *,
    hall_width_mm: float,
    hall_depth_mm: float,
    storeys: int = 1,
    storey_height_mm: float = 5000.0,
    floor_load_kg_m2: float = math.nan,
    site: str = "Site 1",
    building: str = "Building 1",
) -> list[int]:
    """One site, one building and a hall of the same outline on each storey. Returns the halls, lowest first."""
    site_uid = tx.add("site", name=site)
    building_uid = tx.add("building", site=site_uid, name=building)
    halls = []
    for level in range(storeys):
        storey = tx.add(
            "storey",
            building=building_uid,
            name=f"Level {level + 1}",
            elevation_mm=level * storey_height_mm,
            height_mm=storey_height_mm - 500.0,
            floor_load_kg_m2=floor_load_kg_m2,
        )
        halls.append(
            tx.add(
                "hall",
                storey=storey,
                name=f"Hall {level + 1}",
                x_mm=0.0,
                y_mm=0.0,
                width_mm=hall_width_mm,
                depth_mm=hall_depth_mm,
            )
        )
    return halls


def add_racks(tx: Transaction, part: AnyPart, source: PartSource, *, names: list[str], **fields: Any) -> Ids:
    """Racks of one part with what comes inside them. `fields`: hall, row, x_mm, y_mm, rotation_deg ... scalar or array.
    `source(part_id)` finds the parts of the contents."""
    if not isinstance(part, Part) or not part.floor_standing:
        raise InvariantError(tr("{part} does not stand on the floor; mount it in a rack", part=part.name))
    racks = tx.add_many("rack", len(names), part=use_part(tx, part), name=np.array(names, object), **fields)
    for content in part.contents:
        inner = source(content.part)
        if not isinstance(inner, Part):
            raise InvariantError(
                tr("{part} contains {part2}, which is not a device", part=part.id, part2=content.part)
            )
        count = content.count
        first_u = content.first_u + content.step_u * np.arange(count, dtype=float)
        tx.add_many(
            "device",
            len(names) * count,
            rack=np.repeat(racks, count),
            part=use_part(tx, inner),
            u=np.tile(first_u, len(names)),
            name=np.array(
                [
                    f"{name}-{content.name}{index:02d}"
                    for name in names
                    for index in range(content.first_index, content.first_index + count)
                ],
                object,
            ),
            role=default_role(inner),
        )
    return racks


def default_role(part: Part) -> str:
    """The role a device has until somebody says otherwise."""
    if part.kind == "server":
        return "server"
    if part.kind == "panel":
        return "panel"
    if part.kind == "switch":
        return "nvlink-switch" if any(group.role == "scale-up" for group in part.ports) else "switch"
    return part.kind


def rack_units(part: Part) -> float:
    """Rack units a device fills; 0 when it needs none. Parts without a figure count as 1."""
    return 1.0 if part.height_u is None else float(part.height_u)


def free_u(tx: Transaction, rack: int, height_u: float, *, from_top: bool = False) -> float | None:
    """The lowest (or highest) rack unit with room for `height_u` in this rack, or None."""
    view = tx.now
    spec = view.spec_of(view.racks.get(rack).part)
    capacity = int(spec.height_u or 42) if isinstance(spec, Part) else 42
    taken = np.zeros(capacity + 2, bool)
    devices = view.devices
    for index in np.flatnonzero(devices.rack == rack):
        part = view.spec_of(int(devices.part[index]))
        u = float(devices.u[index])
        if u > 0 and isinstance(part, Part):
            taken[int(u) : math.ceil(u + rack_units(part))] = True
    size = max(1, math.ceil(height_u))
    starts = range(1, capacity - size + 2)
    for start in reversed(starts) if from_top else starts:
        if not taken[start : start + size].any():
            return float(start)
    return None


def add_device(
    tx: Transaction,
    rack: int,
    part: AnyPart,
    *,
    name: str,
    u: float | None = None,
    from_top: bool = False,
    **fields: Any,
) -> int:
    """Mount a device at `u` or at the next free rack unit; InvariantError when the rack has no room."""
    if not isinstance(part, Part) or part.floor_standing:
        raise InvariantError(tr("{part} stands on the floor and cannot be mounted in a rack", part=part.name))
    if u is None:
        u = free_u(tx, rack, rack_units(part), from_top=from_top)
        if u is None:
            where = tx.table("rack").get(rack).name
            raise InvariantError(
                tr(
                    "rack {where} has no {part:g} U free for {part2}; move something or add a rack",
                    where=where,
                    part=rack_units(part),
                    part2=part.name,
                )
            )
    fields.setdefault("role", default_role(part))
    if part.kind == "pdu":
        fields.setdefault("feed", next_side(tx, rack))
    return tx.add("device", rack=rack, part=use_part(tx, part), name=name, u=u, **fields)


def next_side(tx: Transaction, rack: int) -> str:
    """The feed of the next rack PDU in a rack: A and B by turns."""
    view = tx.now
    pdu = np.array([isinstance(spec, Part) and spec.kind == "pdu" for spec in view.parts.spec], bool)
    devices = view.devices
    here = (devices.rack == rack) & pdu[view.parts.index_of(devices.part)]
    a, b = (int((here & (devices.feed == side)).sum()) for side in ("A", "B"))
    return "A" if a <= b else "B"


def add_cables(tx: Transaction, medium: AnyPart, *, count: int, name_prefix: str = "C", **fields: Any) -> Ids:
    """Cables with two ends. `fields`: a_device, a_port, a_lanes, z_device, z_port, z_lanes, rate_gbps, role ...; scalars
    or arrays of `count`. Names are numbered on from the highest in the design."""
    if "name" not in fields:
        fields["name"] = cable_names(tx, count, name_prefix)
    return tx.add_many("cable", count, medium=use_part(tx, medium), **fields)


def cable_names(tx: Transaction, count: int, prefix: str = "C") -> np.ndarray[Any, np.dtype[np.object_]]:
    """`count` new cable names, C00001 and so on, going on from the newest cable and leaving out what is taken."""
    column = tx.table("cable").columns["name"]
    newest = next((name for name in reversed(column[-100:]) if name.removeprefix(prefix).isdecimal()), "")
    number = int(newest.removeprefix(prefix)) + 1 if newest.startswith(prefix) else 1
    taken: set[str] = set(column.tolist())
    names: list[str] = []
    while len(names) < count:
        name = f"{prefix}{number:05d}"
        if name not in taken:
            names.append(name)
        number += 1
    return np.array(names, object)


def remove_racks(tx: Transaction, racks: Ids) -> None:
    """Remove racks with everything inside and every cable that ends there."""
    cascade.remove(tx, {"rack": racks})


def remove_devices(tx: Transaction, devices: Ids) -> None:
    """Remove devices with every cable that ends at them (all tails of a breakout cable that loses one)."""
    cascade.remove(tx, {"device": devices})


def remove_cables(tx: Transaction, cables: Ids) -> None:
    """Remove cables; a tail takes its whole breakout cable along."""
    cascade.remove(tx, {"cable": cables})


def set_setting(tx: Transaction, name: str, value: Any) -> None:
    """Keep a value that belongs to the project; anything JSON can write."""
    encoded = json.dumps(value, sort_keys=True)
    row = tx.table("setting").named(name)
    if row is None:
        tx.add("setting", name=name, value=encoded)
    elif row.value != encoded:
        tx.set("setting", row.uid, value=encoded)


def height_mm(part: Part) -> float:
    """How tall a part is: its own figure, else its rack units."""
    return part.height_mm if part.height_mm is not None else rack_units(part) * U_MM
