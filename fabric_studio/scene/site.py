"""Sites on a map: where they are, what stands on each campus, and the fibre between them.

All in metres on one plane that touches the globe in the middle of the sites (azimuthal equidistant), y downwards like a
plan. From afar a campus is smaller than a dot, so a picture of it is shown in a frame beside it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.great_circle import EARTH_RADIUS_KM
from fabric_studio.base.language import tr
from fabric_studio.base.wording import number_of
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.entry import Point, conduit_way, outlines_of
from fabric_studio.layout.footprint import rack_index_of_devices, rack_rects
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ids, Ints
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.keyed import GroupedLines
from fabric_studio.scene.raster import PAD, Strokes

EARTH_RADIUS_M = EARTH_RADIUS_KM * 1e3
EMPTY_M = 60.0
"""A site without buildings is drawn as an area this wide."""
AROUND = 0.14
"""So much of its size is free around a campus."""
BULGE = 0.035
"""Spans between the same sites are bent apart by this share of their length."""
PIECES = 48
"""Straight pieces of a span; every other one is left out where other traffic shares it."""
RACK_LIMIT = 3_000


@dataclass(frozen=True, slots=True)
class Place:
    """A box on a campus, metres on the map. note: what is written under its name."""

    kind: str
    uid: int
    name: str
    rect: Rect
    note: str = ""


@dataclass(frozen=True, slots=True)
class Duct:
    """A conduit from outside to the wall, and on to the room it ends in, metres on the map. room: uid, 0 for none."""

    uid: int
    name: str
    way: tuple[Point, ...]
    inside: tuple[Point, ...]
    room: int


@dataclass(frozen=True)
class Campus:
    """One site. x, y: where it is on the map; known: False when nobody said and it is drawn at the length of its fibre.
    buildings, halls, rooms: boxes; racks: corners of racks (R, 4) as seen from above."""

    site: int
    name: str
    x: float
    y: float
    known: bool
    figures: str
    rect: Rect
    buildings: tuple[Place, ...]
    halls: tuple[Place, ...]
    rooms: tuple[Place, ...]
    ducts: tuple[Duct, ...]
    racks: Floats


@dataclass(frozen=True)
class SiteMap:
    """campuses, in order of sites; spans (S): rows of snapshot.spans as lines of PIECES pieces, x and y (S, PIECES + 1).
    latitude, longitude: of the middle, NaN when no site says where it is."""

    campuses: tuple[Campus, ...]
    span_x: Floats
    span_y: Floats
    latitude_deg: float
    longitude_deg: float

    def bounds(self) -> Rect | None:
        whole: Rect | None = None
        for campus in self.campuses:
            whole = campus.rect if whole is None else whole.united(campus.rect)
        return whole

    def campus_of(self, site: int) -> Campus | None:
        return next((campus for campus in self.campuses if campus.site == site), None)


def site_map(snapshot: Snapshot) -> SiteMap:
    return snapshot.derived("scene.site", _site_map)


def projected(latitude: Floats, longitude: Floats, lat0: float, lon0: float) -> tuple[Floats, Floats]:
    """Metres east and south of the middle: true distance and direction from there (Snyder 1987, eq. 25-2 to 25-4)."""
    phi, lam = np.radians(latitude), np.radians(longitude) - math.radians(lon0)
    phi0 = math.radians(lat0)
    cos_c = math.sin(phi0) * np.sin(phi) + math.cos(phi0) * np.cos(phi) * np.cos(lam)
    c = np.arccos(np.clip(cos_c, -1.0, 1.0))
    k = np.where(c < 1e-12, 1.0, c / np.maximum(np.sin(c), 1e-12))
    x = EARTH_RADIUS_M * k * np.cos(phi) * np.sin(lam)
    y = EARTH_RADIUS_M * k * (math.cos(phi0) * np.sin(phi) - math.sin(phi0) * np.cos(phi) * np.cos(lam))
    return x, -y


def _site_map(snapshot: Snapshot) -> SiteMap:
    sites = snapshot.sites
    known = np.isfinite(sites.latitude_deg) & np.isfinite(sites.longitude_deg)
    lat0, lon0 = _middle(sites.latitude_deg[known], sites.longitude_deg[known])
    x, y = np.zeros(len(sites)), np.zeros(len(sites))
    if known.any():
        x[known], y[known] = projected(sites.latitude_deg[known], sites.longitude_deg[known], lat0, lon0)
    placed = known.copy()
    _place_unknown(snapshot, x, y, placed)
    figures = _figures(snapshot)
    campuses = tuple(
        _campus(snapshot, row, float(x[row]), float(y[row]), bool(known[row]), figures[row])
        for row in range(len(sites))
    )
    span_x, span_y = _spans(snapshot, campuses)
    return SiteMap(campuses, span_x, span_y, lat0, lon0)


def _middle(latitude: Floats, longitude: Floats) -> tuple[float, float]:
    """The middle of places on the globe, also across the date line."""
    if not len(latitude):
        return math.nan, math.nan
    phi, lam = np.radians(latitude), np.radians(longitude)
    vector = np.array([np.cos(phi) * np.cos(lam), np.cos(phi) * np.sin(lam), np.sin(phi)]).mean(axis=1)
    if np.hypot(*vector[:2]) < 1e-9:
        return float(latitude.mean()), float(longitude.mean())
    return (
        math.degrees(math.atan2(vector[2], math.hypot(vector[0], vector[1]))),
        math.degrees(math.atan2(vector[1], vector[0])),
    )


def _place_unknown(snapshot: Snapshot, x: Floats, y: Floats, placed: np.ndarray) -> None:
    """Sites that nobody located: the first in the middle, others around a neighbour, as far as the fibre to it is long."""
    spans, sites = snapshot.spans, snapshot.sites
    if len(sites) and not placed.any():
        placed[0] = True
    a, z = sites.index_of(spans.a_site), sites.index_of(spans.z_site)
    turn = 0
    while True:
        reach = np.flatnonzero(placed[a] != placed[z]) if len(a) else np.zeros(0, np.int64)
        if not len(reach):
            break
        span = int(reach[0])
        near, far = (a[span], z[span]) if placed[a[span]] else (z[span], a[span])
        angle = math.radians((35.0, -145.0, -50.0, 130.0, 0.0, 180.0)[turn % 6])
        x[far] = x[near] + spans.length_km[span] * 1e3 * math.cos(angle)
        y[far] = y[near] + spans.length_km[span] * 1e3 * math.sin(angle)
        placed[far] = True
        turn += 1
    loose = np.flatnonzero(~placed)
    if len(loose):
        step = max(400.0, float(np.ptp(x[placed])) * 0.2 if placed.any() else 0.0)
        right = float(x[placed].max()) if placed.any() else 0.0
        x[loose] = right + step * (1 + np.arange(len(loose)))
        y[loose] = float(y[placed].mean()) if placed.any() else 0.0


def _figures(snapshot: Snapshot) -> list[str]:
    """Racks and GPUs of each site, in words."""
    count = len(snapshot.sites)
    racks, gpus = np.zeros(count, np.int64), np.zeros(count, np.int64)
    if len(snapshot.racks):
        site = _site_of_racks(snapshot)
        racks = np.bincount(site, minlength=count)
        own = np.array(
            [
                s.own_accelerators if isinstance(s, Part) and s.kind != "rack" else 0
                for s in snapshot.parts.spec
            ]
        )
        if len(snapshot.devices):
            each = own[snapshot.parts.index_of(snapshot.devices.part)]
            gpus = np.bincount(site[rack_index_of_devices(snapshot)], each, count).astype(np.int64)
    words = []
    for n in range(count):
        text = number_of(int(racks[n]), "rack")
        words.append(tr("{racks}, {gpus:,} GPUs", racks=text, gpus=gpus[n]) if gpus[n] else text)
    return words


def building_of_racks(snapshot: Snapshot, racks: Ids) -> Ids:
    """The building that each of some racks stands in."""
    storeys = snapshot.storeys
    storey = rack_rects(snapshot).storey[snapshot.racks.index_of(racks)]
    return storeys.building[storeys.index_of(storey)]


def _site_of_racks(snapshot: Snapshot) -> Ints:
    buildings = snapshot.buildings
    building = building_of_racks(snapshot, snapshot.racks.uid)
    return snapshot.sites.index_of(buildings.site[buildings.index_of(building)]).astype(np.int64)


def _campus(snapshot: Snapshot, row: int, x: float, y: float, known: bool, figures: str) -> Campus:
    site, name = int(snapshot.sites.uid[row]), str(snapshot.sites.name[row])
    boxes, buildings = outlines_of(snapshot), snapshot.buildings
    mine = np.flatnonzero(buildings.site == site)
    ducts = [
        uid for b in mine for uid in snapshot.conduits.where(snapshot.conduits.building == buildings.uid[b])
    ]
    ways = {int(uid): conduit_way(snapshot, int(uid)) for uid in ducts}
    corners = [(float(boxes.x0[b]), float(boxes.y0[b])) for b in mine] + [
        (float(boxes.x1[b]), float(boxes.y1[b])) for b in mine
    ]
    corners += [point for way in ways.values() for point in way]
    xs, ys = (
        [p[0] / 1e3 for p in corners] or [0.0, EMPTY_M],
        [p[1] / 1e3 for p in corners] or [0.0, EMPTY_M * 0.7],
    )
    # The campus is laid around its place on the map by its middle.
    shift_x, shift_y = x - (min(xs) + max(xs)) / 2, y - (min(ys) + max(ys)) / 2
    rect = Rect(min(xs) + shift_x, min(ys) + shift_y, max(xs) + shift_x, max(ys) + shift_y)
    rect = rect.grown(AROUND * max(rect.width, rect.height))

    def put(x0: float, y0: float, x1: float, y1: float) -> Rect:
        return Rect(x0 / 1e3 + shift_x, y0 / 1e3 + shift_y, x1 / 1e3 + shift_x, y1 / 1e3 + shift_y)

    halls: list[Place] = []
    rooms: list[Place] = []
    racks: list[Floats] = []
    outer = []
    for b in mine.tolist():
        building = int(buildings.uid[b])
        storeys = np.flatnonzero(snapshot.storeys.building == building)
        levels = number_of(len(storeys), "storey")
        edges = tuple(float(c[b]) for c in (boxes.x0, boxes.y0, boxes.x1, boxes.y1))
        outer.append(Place("building", building, str(buildings.name[b]), put(*edges), levels))
        bx, by = float(buildings.x_mm[b]), float(buildings.y_mm[b])
        low = (
            int(snapshot.storeys.uid[storeys[np.argmin(snapshot.storeys.elevation_mm[storeys])]])
            if len(storeys)
            else 0
        )
        for h in np.flatnonzero(snapshot.halls.storey == low):
            hx, hy = bx + float(snapshot.halls.x_mm[h]), by + float(snapshot.halls.y_mm[h])
            hall = put(hx, hy, hx + float(snapshot.halls.width_mm[h]), hy + float(snapshot.halls.depth_mm[h]))
            halls.append(Place("hall", int(snapshot.halls.uid[h]), str(snapshot.halls.name[h]), hall))
        for r in np.flatnonzero(np.isin(snapshot.rooms.storey, snapshot.storeys.uid[storeys])):
            rx, ry = bx + float(snapshot.rooms.x_mm[r]), by + float(snapshot.rooms.y_mm[r])
            room = put(rx, ry, rx + float(snapshot.rooms.width_mm[r]), ry + float(snapshot.rooms.depth_mm[r]))
            ends = int((snapshot.conduits.room == snapshot.rooms.uid[r]).sum())
            note = number_of(ends, "conduit")
            rooms.append(Place("room", int(snapshot.rooms.uid[r]), str(snapshot.rooms.name[r]), room, note))
        rects = rack_rects(snapshot)
        here = np.flatnonzero(rects.storey == low)[:RACK_LIMIT]
        edge = [
            (rects.x0, bx, shift_x),
            (rects.y0, by, shift_y),
            (rects.x1, bx, shift_x),
            (rects.y1, by, shift_y),
        ]
        racks.append(np.stack([(c[here] + corner) / 1e3 + shift for c, corner, shift in edge], axis=1))
    by_uid = {room.uid: room.rect for room in rooms}
    lines = []
    for uid, way in ways.items():
        duct = snapshot.conduits.get(uid)
        points = tuple((px / 1e3 + shift_x, py / 1e3 + shift_y) for px, py in way)
        lines.append(
            Duct(uid, str(duct.name), points, _into(points[-1], by_uid.get(duct.room)), int(duct.room))
        )
    return Campus(
        site, name, x, y, known, figures, rect, tuple(outer), tuple(halls), tuple(rooms), tuple(lines),
        np.concatenate(racks) if racks else np.zeros((0, 4)),
    )  # fmt: skip


def _into(wall: Point, room: Rect | None) -> tuple[Point, ...]:
    """From the wall to the nearest edge of the room, square to the walls."""
    if room is None:
        return ()
    x, y = min(max(wall[0], room.x0), room.x1), min(max(wall[1], room.y0), room.y1)
    return (wall, (x, wall[1]), (x, y))


def _spans(snapshot: Snapshot, campuses: tuple[Campus, ...]) -> tuple[Floats, Floats]:
    spans, sites = snapshot.spans, snapshot.sites
    x, y = np.zeros((len(spans), PIECES + 1)), np.zeros((len(spans), PIECES + 1))
    seen: dict[tuple[int, int], int] = {}
    share = np.linspace(0.0, 1.0, PIECES + 1)
    for row in range(len(spans)):
        ends = []
        for site, conduit in (
            (spans.a_site[row], spans.a_conduit[row]),
            (spans.z_site[row], spans.z_conduit[row]),
        ):
            campus = campuses[int(sites.index_of(np.array([site], np.int64))[0])]
            duct = next((d for d in campus.ducts if d.uid == conduit), None)
            ends.append(duct.way[0] if duct is not None else (campus.x, campus.y))
        (x1, y1), (x2, y2) = ends
        pair = (min(spans.a_site[row], spans.z_site[row]), max(spans.a_site[row], spans.z_site[row]))
        nth = seen.get(pair, 0)
        seen[pair] = nth + 1
        side = (1 if nth % 2 else -1) * (nth + 1) // 2 if nth else 0
        swing = BULGE * (side + (0.5 if nth == 0 else 0.5 * np.sign(side))) * np.sin(np.pi * share)
        x[row] = x1 + (x2 - x1) * share - (y2 - y1) * swing
        y[row] = y1 + (y2 - y1) * share + (x2 - x1) * swing
    return x, y


def span_lines(snapshot: Snapshot, sites: SiteMap, camera: Camera, pixel_ratio: float) -> GroupedLines:
    """The spans for a camera: key k is row k-1 of snapshot.spans with the cables that run over it."""
    spans, cables = snapshot.spans, snapshot.cables
    over = np.flatnonzero(cables.span)
    row = spans.index_of(cables.span[over]) if len(over) else np.zeros(0, np.int64)
    order = np.argsort(row, kind="stable")
    ptr = np.searchsorted(row[order], np.arange(len(spans) + 1)).astype(np.int64)
    scale = camera.px_per_mm * pixel_ratio
    left, top = camera.to_mm(0.0, 0.0)
    x, y = (sites.span_x - left) * scale, (sites.span_y - top) * scale
    key = np.repeat(np.arange(1, len(spans) + 1), PIECES).astype(np.uint32)
    solid = np.repeat(~spans.shared, PIECES) | (np.tile(np.arange(PIECES), len(spans)) % 2 == 0)
    wide = np.clip(1.8 + 0.5 * np.log2(np.maximum(np.diff(ptr), 1)), 1.8, 6.0)
    strokes = Strokes(
        x[:, :-1].ravel()[solid],
        y[:, :-1].ravel()[solid],
        x[:, 1:].ravel()[solid],
        y[:, 1:].ravel()[solid],
        np.minimum(np.repeat(wide, PIECES) * pixel_ratio, PAD - 2)[solid],
        key[solid],
    )
    return GroupedLines(strokes, ptr, over[order].astype(np.int64))


def graticule(sites: SiteMap, camera: Camera) -> list[tuple[Floats, Floats, str]]:
    """Lines of latitude and longitude through the view, x and y on the map, with what to write on them."""
    if not math.isfinite(sites.latitude_deg):
        return []
    seen = camera.seen()
    reach_deg = math.degrees(max(seen.width, seen.height) / EARTH_RADIUS_M)
    if reach_deg < 0.15:
        return []
    step = next((s for s in (0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30) if reach_deg / s <= 14), 30)
    span = min(reach_deg * 1.3 + step, 80.0)
    lat0, lon0 = sites.latitude_deg, sites.longitude_deg
    wide = min(span / max(math.cos(math.radians(lat0)), 0.2), 170.0)
    lats = np.arange(math.ceil((lat0 - span) / step), math.floor((lat0 + span) / step) + 1) * step
    lons = np.arange(math.ceil((lon0 - wide) / step), math.floor((lon0 + wide) / step) + 1) * step
    lines: list[tuple[Floats, Floats, str]] = []
    for lat in lats[np.abs(lats) < 89.0].tolist():
        at = np.linspace(lon0 - wide, lon0 + wide, 60)
        lines.append(
            (*projected(np.full(60, lat), at, lat0, lon0), f"{abs(lat):g}° {'N' if lat >= 0 else 'S'}")
        )
    for lon in lons.tolist():
        at = np.linspace(max(lat0 - span, -89.0), min(lat0 + span, 89.0), 60)
        east = (lon + 180.0) % 360.0 - 180.0
        lines.append(
            (*projected(at, np.full(60, lon), lat0, lon0), f"{abs(east):g}° {'E' if east >= 0 else 'W'}")
        )
    return lines
