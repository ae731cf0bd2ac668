"""Replace this switch by that part: the same name and place, every cable moved to a port of its rate."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from fabric_studio.app.commands import catalogue
from fabric_studio.app.commands.devices import occupant
from fabric_studio.app.wizards.chosen import by_name, devices_in, name_of, of_part_kind
from fabric_studio.app.wizards.port_list import rates_of, slots_of
from fabric_studio.app.wizards.proposal import cable_words
from fabric_studio.app.wizards.sketch import Sketch
from fabric_studio.app.wizards.wizard import MEDIUM, Asked, Wizard
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.base.wording import joined, number_of_kind
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.media import why_not
from fabric_studio.catalog.parts import Medium, Part, PortGroup
from fabric_studio.layout.media import as_used
from fabric_studio.model.build import rack_units
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.ports import cages_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids

DELETE, KEEP = "delete", "refuse"
Slot = tuple[int, int, int]


@dataclass(slots=True)
class _Moves:
    """Ends of cables that go elsewhere, by (cable row, side): cage, first lane, lanes. A cable between two of the devices has
    both ends here. homeless: rows of cables that the new part has no port for."""

    ends: dict[tuple[int, str], Slot] = field(default_factory=dict)
    homeless: set[int] = field(default_factory=set)


def plan(asked: Asked, sketch: Sketch) -> str:
    view = asked.snapshot
    devices = by_name(view, "device", _devices(view, asked.selection))
    part_id = str(asked.values["part"])
    if not part_id:
        raise InvariantError(tr("no part is chosen; choose what the device is to become"))
    part = catalogue.part(view.parts, asked.library, part_id)
    if part.floor_standing:
        raise InvariantError(
            tr("{part} stands on the floor and cannot take the place of a device in a rack", part=part.name)
        )
    old_specs = {uid: view.spec_of(view.devices.get(uid).part) for uid in devices.tolist()}
    devices = devices[[getattr(old_specs[uid], "id", "") != part.id for uid in devices.tolist()]]
    if not len(devices):
        raise InvariantError(tr("what is selected is {part} already; choose another part", part=part.name))
    _refuse_mixed(view, devices)
    placed = _place(sketch, devices, part)
    moves = _Moves()
    for uid in placed.tolist():
        _remap(view, uid, part, moves)
    if moves.homeless and asked.values["left_over"] == KEEP:
        first = view.cables.name[min(moves.homeless)]
        raise InvariantError(
            tr(
                "{part} has no port for {homeless} of the cables, the first is {first}; choose a part with more ports, or let those cables be deleted",
                part=part.name,
                homeless=len(moves.homeless),
                first=first,
            )
        )
    _write(sketch, moves, part, placed)
    sketch.change("device", placed, part=sketch.part(part))
    many = (
        number_of_kind(len(placed), "device") if len(placed) != 1 else name_of(view, "device", int(placed[0]))
    )
    return tr("Replace {many} by {part}", many=many, part=part.name)


def _devices(view: Snapshot, selection: Chosen) -> Ids:
    """The devices selected, else the switches in the racks selected."""
    own = np.asarray(selection.get("device", ()), np.int64)
    if len(own):
        return own
    if not any(len(uids) for uids in selection.values()):
        raise InvariantError(tr("no device is selected; select the switch that is to be replaced"))
    found = of_part_kind(view, devices_in(view, selection), "switch")
    if not len(found):
        raise InvariantError(tr("no switch is in what is selected; select the switch that is to be replaced"))
    return found


def _refuse_mixed(view: Snapshot, devices: Ids) -> None:
    parts = np.unique(view.devices.part[view.devices.index_of(devices)])
    if len(parts) > 1:
        names = joined([str(view.spec_of(part).name) for part in parts[:2].tolist()])
        raise InvariantError(
            tr(
                "devices of {parts} parts are selected ({names}); replace those of one part at a time",
                parts=len(parts),
                names=names,
            )
        )


def _place(sketch: Sketch, devices: Ids, part: Part) -> Ids:
    """Where the new part sits: in the same unit when it fits there, else in the next free units of the rack."""
    view = sketch.snapshot
    placed: list[int] = []
    units: dict[int, float] = {}
    claimed: dict[int, list[tuple[float, float]]] = {}
    height = rack_units(part)
    for uid in devices.tolist():
        row = view.devices.get(uid)
        u, old = float(row.u), view.spec_of(row.part)
        if (
            u > 0
            and isinstance(old, Part)
            and height > rack_units(old)
            and not _is_free(view, row.rack, u, height, uid, claimed)
        ):
            rack_part = view.spec_of(view.racks.get(row.rack).part)
            top = int(getattr(rack_part, "height_u", None) or 42)
            spots = range(1, top - int(np.ceil(height)) + 2)
            near = sorted(spots, key=lambda at: (abs(at - u), at))
            found = next((at for at in near if _is_free(view, row.rack, at, height, uid, claimed)), None)
            if found is None:
                sketch.conflict(
                    tr(
                        "rack {rack} has no {height:g} U free for {part} in the place of {device}; it stays",
                        rack=name_of(view, "rack", row.rack),
                        height=height,
                        part=part.name,
                        device=row.name,
                    ),
                    ("device", uid),
                )
                continue
            units[uid] = float(found)
            sketch.note(
                tr(
                    "{name} moves from U{u:g} to U{found}, as {part} is {height:g} U high",
                    name=row.name,
                    u=u,
                    found=found,
                    part=part.name,
                    height=height,
                )
            )
        claimed.setdefault(row.rack, []).append((units.get(uid, u), height))
        placed.append(uid)
    if units:
        moved = np.array(sorted(units), np.int64)
        sketch.change("device", moved, u=np.array([units[uid] for uid in moved.tolist()]))
    if not placed:
        raise InvariantError(tr("no rack has room for {part}; free some rack units first", part=part.name))
    return np.array(placed, np.int64)


def _is_free(
    view: Snapshot,
    rack: int,
    u: float,
    height: float,
    moving: int,
    claimed: Mapping[int, list[tuple[float, float]]],
) -> bool:
    top = int(getattr(view.spec_of(view.racks.get(rack).part), "height_u", None) or 42)
    if u + height - 1 > top or occupant(view, rack, u, height, moving=moving) is not None:
        return False
    return all(u >= low + tall or low >= u + height for low, tall in claimed.get(rack, ()))


def _remap(view: Snapshot, device: int, part: Part, moves: _Moves) -> None:
    """Every cable end keeps its cage and lanes where the new part has them at that rate, else it takes the next free ones."""
    cables = view.cables
    ends = [
        (int(row), side)
        for side in ("a", "z")
        for row in np.flatnonzero(cables.columns[f"{side}_device"] == device).tolist()
    ]
    ends.sort(
        key=lambda end: tuple(int(cables.columns[f"{end[1]}_{name}"][end[0]]) for name in ("port", "lane"))
    )
    old = view.spec_of(view.devices.get(device).part)
    old_cages = cages_of(old) if isinstance(old, Part) else ()
    slots: dict[tuple[float, str], list[Slot]] = {}
    used: dict[int, int] = {}
    homeless: list[tuple[int, str, list[Slot]]] = []
    for row, side in ends:
        port, lane = (int(cables.columns[f"{side}_{name}"][row]) for name in ("port", "lane"))
        rate = float(cables.rate_gbps[row])
        role = old_cages[port].group.role if 0 <= port < len(old_cages) else "data"
        key = (rate, role)
        if key not in slots:
            slots[key] = _slots(part, rate, role)
        same = next((slot for slot in slots[key] if slot[:2] == (port, lane) and _open(used, slot)), None)
        if same is None:
            homeless.append((row, side, slots[key]))
        else:
            _take(used, same)
            moves.ends[row, side] = same
    for row, side, open_slots in homeless:
        found = next((slot for slot in open_slots if _open(used, slot)), None)
        if found is None:
            moves.homeless.add(row)
        else:
            _take(used, found)
            moves.ends[row, side] = found


def _slots(part: Part, rate: float, role: str) -> list[Slot]:
    """Ports of that rate, those made for the same purpose first."""

    def wanted(group: PortGroup) -> bool:
        return group.role == role

    own = [tuple(slot) for slot in slots_of(part, rate, wanted).tolist()]
    other = [tuple(slot) for slot in slots_of(part, rate).tolist()]
    return own + [slot for slot in other if slot not in set(own)]


def _bits(slot: Slot) -> int:
    return ((1 << slot[2]) - 1) << slot[1]


def _open(used: Mapping[int, int], slot: Slot) -> bool:
    return not used.get(slot[0], 0) & _bits(slot)


def _take(used: dict[int, int], slot: Slot) -> None:
    used[slot[0]] = used.get(slot[0], 0) | _bits(slot)


def _write(sketch: Sketch, moves: _Moves, part: Part, placed: Ids) -> None:
    view = sketch.snapshot
    cables = view.cables
    # All lines of a breakout or twin-port cable go together.
    joined = {int(cables.assembly[row]) for row in moves.homeless} - {0}
    gone = moves.homeless | set(
        np.flatnonzero(np.isin(cables.assembly, list(joined))).tolist() if joined else ()
    )
    for row in sorted(gone):
        if row in moves.homeless:
            words = cable_words(view, int(cables.uid[row]))
            rate = f"{cables.rate_gbps[row]:g}"
            sketch.conflict(
                tr(
                    "{part} has no free {rate} Gb/s port for {words}; it is deleted",
                    part=part.name,
                    rate=rate,
                    words=words,
                ),
                ("cable", int(cables.uid[row])),
            )
    sketch.remove_cables(cables.uid[np.array(sorted(gone), np.int64)] if gone else cables.uid[:0])
    rows = sorted({row for row, _ in moves.ends} - gone)
    again: list[int] = []
    columns = {f"{side}_{name}": [] for side in "az" for name in ("device", "port", "lane", "lanes")}  # type: dict[str, list[int]]
    for row in rows:
        for side in "az":
            slot = moves.ends.get((row, side))
            columns[f"{side}_device"].append(int(cables.columns[f"{side}_device"][row]))
            for place, name in enumerate(("port", "lane", "lanes")):
                columns[f"{side}_{name}"].append(
                    slot[place] if slot else int(cables.columns[f"{side}_{name}"][row])
                )
        if _needs_another(view, row, moves, part):
            again.append(row)
    uids = cables.uid[np.array(rows, np.int64)]
    sketch.change("cable", uids, **{name: np.array(values, np.int64) for name, values in columns.items()})
    split = {int(cables.assembly[row]) for row in again} - {0}
    again_mask = np.isin(cables.assembly, list(split)) if split else np.zeros(len(cables), bool)
    again_mask[again] = True
    again_mask[sorted(gone)] = False
    sketch.choose_again(cables.uid[again_mask])


def _needs_another(view: Snapshot, row: int, moves: _Moves, part: Part) -> bool:
    """Whether the cable's medium no longer goes with its ports, or its lines were parted."""
    cables = view.cables
    medium = view.spec_of(int(cables.medium[row]))
    if not isinstance(medium, Medium) or medium.max_reach_m <= 0:
        return False
    groups: list[PortGroup] = []
    fabric = part.fabric if part.kind == "switch" else ""
    for side in "az":
        old = tuple(int(cables.columns[f"{side}_{name}"][row]) for name in ("port", "lane", "lanes"))
        slot = moves.ends.get((row, side))
        spec = (
            part if slot else view.spec_of(view.devices.get(int(cables.columns[f"{side}_device"][row])).part)
        )
        port, lane, lanes = slot or old
        cages = cages_of(spec) if isinstance(spec, Part) else ()
        if not 0 <= port < len(cages):
            return False
        if cables.assembly[row] and (port, lane) != old[:2]:
            return True
        groups.append(as_used(cages[port].group, lanes))
    return bool(why_not(medium, groups[0], groups[1], float(cables.rate_gbps[row]), fabric=fabric))


def _suits(wizard: Wizard, view: Snapshot, library: Library, selection: Chosen) -> Mapping[str, Any]:
    """Offer the parts of the same kind, those most like it first."""
    specs: list[Part] = []
    with suppress(InvariantError):
        parts = np.unique(view.devices.part[view.devices.index_of(_devices(view, selection))])
        specs = [spec for uid in parts.tolist() if isinstance(spec := view.spec_of(uid), Part)]
    kinds = {spec.kind for spec in specs} or {"switch"}
    links = max((sum(group.links for group in spec.ports) for spec in specs), default=0)
    rates = {rate for spec in specs for rate in rates_of(spec)} - {0.0}
    alike = sorted(
        (
            part
            for part in library.parts.values()
            if part.kind in kinds and part.ports and not part.floor_standing and specs != [part]
        ),
        key=lambda part: (not rates & rates_of(part), abs(sum(group.links for group in part.ports) - links)),
    )
    offered = tuple(part.id for part in alike)
    declared = wizard.params[0]
    if not offered:
        return {}
    return {"part": replace(declared, type="choice", choices=offered, default=offered[0])}


WIZARD = Wizard(
    name="replace",
    title=mark("Replace a switch by another part"),
    summary=mark(
        "The device keeps its name and place; its cables move to ports of their rate, and get another medium where theirs no longer fits."
    ),
    selects=mark("the devices to replace, all of one part"),
    params=(
        Param("part", "str", "", mark("What they become, as the catalogue calls it")),
        Param(
            "left_over",
            "choice",
            DELETE,
            mark("Cables the new part has no port for: delete them, or refuse to replace"),
            choices=(DELETE, KEEP),
        ),
        MEDIUM,
    ),
    plan=plan,
    suits=_suits,
    icon="swap",
)
