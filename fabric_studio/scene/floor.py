"""One storey from above, as arrays: halls, racks by what they hold, trays, risers and the ends of WAN spans."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.wording import number_of
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.entry import conduit_way
from fabric_studio.layout.footprint import rack_index_of_devices, rack_rects
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids, Ints, Texts
from fabric_studio.scene.camera import Rect

COMPUTE, NETWORK, OTHER = 0, 1, 2
"""What a rack mostly holds; decides its fill."""

WAN_OFFSET_MM, WAN_STEP_MM, WAN_SIZE_MM = 2500.0, 3000.0, 1800.0


@dataclass(frozen=True)
class Boxes:
    """Axis-parallel boxes on the plan, mm; uid of each thing."""

    uid: Ids
    x0: Floats
    y0: Floats
    x1: Floats
    y1: Floats

    def __len__(self) -> int:
        return len(self.uid)

    def inside(self, rect: Rect) -> Flags:
        """Which touch a rectangle."""
        return (self.x0 <= rect.x1) & (self.x1 >= rect.x0) & (self.y0 <= rect.y1) & (self.y1 >= rect.y0)

    def bounds(self) -> Rect | None:
        if not len(self.uid):
            return None
        return Rect(float(self.x0.min()), float(self.y0.min()), float(self.x1.max()), float(self.y1.max()))


@dataclass(frozen=True)
class RackBoxes(Boxes):
    """row: row number in snapshot.racks; fill: COMPUTE, NETWORK or OTHER; front_dx, front_dy: towards the front;
    guessed: its place is only a guess of an importer."""

    row: Ints
    fill: Ints
    front_dx: Floats
    front_dy: Floats
    name: Texts
    guessed: Flags


@dataclass(frozen=True)
class Ladders:
    """Trays: centre line and width."""

    uid: Ids
    row: Ints
    x1: Floats
    y1: Floats
    x2: Floats
    y2: Floats
    width_mm: Floats


@dataclass(frozen=True)
class Ducts:
    """Conduits into the building, in its own frame: straight pieces from outside to the wall, and the uid of each."""

    uid: Ids
    x1: Floats
    y1: Floats
    x2: Floats
    y2: Floats


@dataclass(frozen=True)
class Floor:
    """A storey, its building and everything that stands on it. room_text: name of a room and what ends in it. wan: one
    box per span that ends in this building's site, to the right of the halls; wan_text: what is written in it."""

    storey: int
    building: int
    halls: Boxes
    hall_names: Texts
    rooms: Boxes
    room_text: Texts
    ducts: Ducts
    racks: RackBoxes
    trays: Ladders
    risers: Boxes
    riser_names: Texts
    wan: Boxes
    wan_text: Texts

    def bounds(self) -> Rect | None:
        """Around everything; None for an empty storey."""
        found = [
            box
            for part in (self.halls, self.rooms, self.racks, self.risers, self.wan)
            if (box := part.bounds())
        ]
        if len(self.trays.uid):
            xs = np.concatenate((self.trays.x1, self.trays.x2))
            ys = np.concatenate((self.trays.y1, self.trays.y2))
            found.append(Rect(float(xs.min()), float(ys.min()), float(xs.max()), float(ys.max())))
        whole = found[0] if found else None
        for box in found[1:]:
            assert whole is not None
            whole = whole.united(box)
        return whole


def floor_of(snapshot: Snapshot, storey: int) -> Floor:
    """The storey with this uid, worked out once per snapshot; an empty floor when there is none."""
    return snapshot.derived(f"scene.floor.{storey}", lambda s: _floor(s, storey))


def rack_fill(snapshot: Snapshot) -> Ints:
    """COMPUTE, NETWORK or OTHER per row of snapshot.racks."""
    return snapshot.derived("scene.floor.fill", _rack_fill)


def _rack_fill(snapshot: Snapshot) -> Ints:
    specs = [spec if isinstance(spec, Part) else None for spec in snapshot.parts.spec]
    computes = np.array([s is not None and (s.kind == "server" or s.accelerators > 0) for s in specs], bool)
    switches = np.array([s is not None and s.kind in ("switch", "router", "ocs") for s in specs], bool)
    racks, devices = snapshot.racks, snapshot.devices
    if not len(racks):
        return np.zeros(0, np.int64)
    own = snapshot.parts.index_of(racks.part)
    count = np.zeros((2, len(racks)))
    if len(devices):
        part, rack = snapshot.parts.index_of(devices.part), rack_index_of_devices(snapshot)
        scale_up = devices.role == "nvlink-switch"
        count[0] = np.bincount(rack, weights=computes[part], minlength=len(racks))
        count[1] = np.bincount(rack, weights=switches[part] & ~scale_up, minlength=len(racks))
    fill = np.full(len(racks), OTHER, np.int64)
    fill[count[1] > 0] = NETWORK
    fill[(count[0] > 0) | computes[own]] = COMPUTE
    return fill


def _floor(snapshot: Snapshot, storey: int) -> Floor:
    building = int(snapshot.storeys.get(storey).building) if storey in snapshot.storeys else 0
    halls = snapshot.halls
    here = halls.storey == storey
    hall_boxes = Boxes(
        halls.uid[here],
        halls.x_mm[here],
        halls.y_mm[here],
        halls.x_mm[here] + halls.width_mm[here],
        halls.y_mm[here] + halls.depth_mm[here],
    )
    rects = rack_rects(snapshot)
    rows = np.flatnonzero(rects.storey == storey)
    known = getattr(snapshot.racks, "position_known", np.ones(len(snapshot.racks), bool))
    racks = RackBoxes(
        snapshot.racks.uid[rows],
        rects.x0[rows],
        rects.y0[rows],
        rects.x1[rows],
        rects.y1[rows],
        rows.astype(np.int64),
        rack_fill(snapshot)[rows],
        rects.front_dx[rows],
        rects.front_dy[rows],
        snapshot.racks.name[rows],
        ~known[rows],
    )
    trays = snapshot.trays
    t = np.flatnonzero(trays.storey == storey)
    ladders = Ladders(
        trays.uid[t],
        t.astype(np.int64),
        trays.x1_mm[t],
        trays.y1_mm[t],
        trays.x2_mm[t],
        trays.y2_mm[t],
        trays.width_mm[t],
    )
    risers = snapshot.risers
    r = (risers.building == building) & _serves(snapshot, storey)
    half = np.maximum(risers.width_mm[r], 400.0) / 2
    riser_boxes = Boxes(
        risers.uid[r],
        risers.x_mm[r] - half,
        risers.y_mm[r] - half,
        risers.x_mm[r] + half,
        risers.y_mm[r] + half,
    )
    wan, text = _wan(snapshot, building, hall_boxes)
    return Floor(
        storey,
        building,
        hall_boxes,
        halls.name[here],
        *_rooms(snapshot, storey),
        _ducts(snapshot, building),
        racks,
        ladders,
        riser_boxes,
        risers.name[r],
        wan,
        text,
    )


def _rooms(snapshot: Snapshot, storey: int) -> tuple[Boxes, Texts]:
    """The rooms of a storey; how many conduits end in a meet-me room is said, as one room for all is one point of failure."""
    rooms, conduits = snapshot.rooms, snapshot.conduits
    rows = np.flatnonzero(rooms.storey == storey)
    text = np.empty(len(rows), object)
    for index, row in enumerate(rows):
        ends = int((conduits.room == rooms.uid[row]).sum())
        text[index] = str(rooms.name[row]) + (f"\n{number_of(ends, 'conduit')}" if ends else "")
    x, y = rooms.x_mm[rows], rooms.y_mm[rows]
    return Boxes(rooms.uid[rows], x, y, x + rooms.width_mm[rows], y + rooms.depth_mm[rows]), text


def _ducts(snapshot: Snapshot, building: int) -> Ducts:
    conduits = snapshot.conduits
    lines: list[tuple[float, float, float, float]] = []
    owner: list[int] = []
    if building in snapshot.buildings:
        corner = snapshot.buildings.get(building)
        for row in np.flatnonzero(conduits.building == building):
            points = conduit_way(snapshot, int(conduits.uid[row]))
            for a, b in itertools.pairwise(points):
                lines.append((a[0] - corner.x_mm, a[1] - corner.y_mm, b[0] - corner.x_mm, b[1] - corner.y_mm))
                owner.append(int(conduits.uid[row]))
    columns = np.array(lines, float).reshape(-1, 4)
    return Ducts(np.array(owner, np.int64), columns[:, 0], columns[:, 1], columns[:, 2], columns[:, 3])


def _serves(snapshot: Snapshot, storey: int) -> Flags:
    """Which risers pass through a storey: it lies between their ends."""
    risers, storeys = snapshot.risers, snapshot.storeys
    if not len(risers) or storey not in storeys:
        return np.zeros(len(risers), bool)
    level = storeys.get(storey).elevation_mm
    first = storeys.elevation_mm[storeys.index_of(risers.from_storey)]
    last = storeys.elevation_mm[storeys.index_of(risers.to_storey)]
    below: Flags = np.minimum(first, last) <= level
    above: Flags = np.maximum(first, last) >= level
    return below & above


def _wan(snapshot: Snapshot, building: int, halls: Boxes) -> tuple[Boxes, Texts]:
    """The near ends of the spans of this building's site, one under the other beside the halls."""
    spans = snapshot.spans
    bounds = halls.bounds() or Rect(0.0, 0.0, 10_000.0, 10_000.0)
    if building not in snapshot.buildings or not len(spans):
        none = np.zeros(0)
        return Boxes(np.zeros(0, np.int64), none, none, none, none), np.zeros(0, object)
    site = int(snapshot.buildings.get(building).site)
    rows = np.flatnonzero((spans.a_site == site) | (spans.z_site == site))
    x0: Floats = np.full(len(rows), bounds.x1 + WAN_OFFSET_MM)
    y0: Floats = np.arange(len(rows), dtype=np.float64) * WAN_STEP_MM + (bounds.y0 + WAN_OFFSET_MM)
    text = np.empty(len(rows), object)
    for index, row in enumerate(rows):
        far = spans.z_site[row] if spans.a_site[row] == site else spans.a_site[row]
        text[index] = f"{snapshot.sites.get(int(far)).name}\n{spans.length_km[row]:,.0f} km"
    x1: Floats = x0 + 2 * WAN_SIZE_MM
    y1: Floats = y0 + WAN_SIZE_MM
    return Boxes(spans.uid[rows], x0, y0, x1, y1), text
