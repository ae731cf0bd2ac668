"""Where racks and devices are in space, as columns."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.base.units import U_MM
from fabric_studio.catalog.io_device import RACK_U
from fabric_studio.catalog.parts import Part
from fabric_studio.model.build import height_mm, rack_units
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ids, Ints

DEFAULT_WIDTH_MM, DEFAULT_DEPTH_MM = 600.0, 1200.0
"""The commonest rack footprint, for a part whose source gives none."""


@dataclass(frozen=True)
class RackRects:
    """Aligned with snapshot.racks. x0..y1: bounding box on the plan; width, depth, height: of the rack itself;
    front_dx, front_dy: unit vector from the centre towards the front; storey: uid; elevation_mm: of its floor."""

    x0: Floats
    y0: Floats
    x1: Floats
    y1: Floats
    width_mm: Floats
    depth_mm: Floats
    height_mm: Floats
    front_dx: Floats
    front_dy: Floats
    storey: Ids
    elevation_mm: Floats


def rack_rects(snapshot: Snapshot) -> RackRects:
    return snapshot.derived("layout.footprint.rack_rects", _rack_rects)


def _rack_rects(snapshot: Snapshot) -> RackRects:
    racks = snapshot.racks
    size = np.array(
        [
            (spec.width_mm or DEFAULT_WIDTH_MM, spec.depth_mm or DEFAULT_DEPTH_MM, height_mm(spec))
            if isinstance(spec, Part)
            else (0.0, 0.0, 0.0)
            for spec in snapshot.parts.spec
        ],
        float,
    ).reshape(-1, 3)
    width, depth, tall = size[snapshot.parts.index_of(racks.part)].T if len(racks) else np.zeros((3, 0))
    turn = np.deg2rad(racks.rotation_deg)
    sin = np.asarray(np.round(np.sin(turn), 12), np.float64)
    cos = np.asarray(np.round(np.cos(turn), 12), np.float64)
    half_x = (np.abs(cos) * width + np.abs(sin) * depth) / 2
    half_y = (np.abs(sin) * width + np.abs(cos) * depth) / 2
    storey = (
        snapshot.halls.storey[snapshot.halls.index_of(racks.hall)] if len(racks) else np.zeros(0, np.int64)
    )
    return RackRects(
        racks.x_mm - half_x,
        racks.y_mm - half_y,
        racks.x_mm + half_x,
        racks.y_mm + half_y,
        width,
        depth,
        tall,
        sin,
        -cos,
        storey,
        snapshot.storeys.elevation_mm[snapshot.storeys.index_of(storey)] if len(racks) else np.zeros(0),
    )


def rack_index_of_devices(snapshot: Snapshot) -> Ints:
    """Row in snapshot.racks of each device."""
    return snapshot.derived(
        "layout.footprint.rack_index", lambda s: s.racks.index_of(s.devices.rack).astype(np.int64)
    )


@dataclass(frozen=True)
class DevicePlaces:
    """Aligned with snapshot.devices. rack: row in snapshot.racks; x, y: where its ports are on the plan (the middle of
    the face they are on); z: height of its middle above the finished floor; face: +1 front, -1 rear."""

    rack: Ints
    x_mm: Floats
    y_mm: Floats
    z_mm: Floats
    face: Ints


def device_places(snapshot: Snapshot) -> DevicePlaces:
    return snapshot.derived("layout.footprint.device_places", _device_places)


def _device_places(snapshot: Snapshot) -> DevicePlaces:
    rects, devices, racks = rack_rects(snapshot), snapshot.devices, snapshot.racks
    rack = rack_index_of_devices(snapshot)
    units = np.array([rack_units(s) if isinstance(s, Part) else 1.0 for s in snapshot.parts.spec], float)
    inside = np.array(
        [float(s.height_u or RACK_U) if isinstance(s, Part) else 0.0 for s in snapshot.parts.spec], float
    )
    height_u = units[snapshot.parts.index_of(devices.part)] if len(devices) else np.zeros(0)
    tall = rects.height_mm[rack]
    space = (inside[snapshot.parts.index_of(racks.part)] * U_MM)[rack] if len(devices) else np.zeros(0)
    plinth = np.clip((tall - space) / 2, 0, None)
    z = np.where(devices.u > 0, plinth + (devices.u - 1 + height_u / 2) * U_MM, tall)
    face = np.where(devices.face == "rear", -1, 1)
    return DevicePlaces(
        rack,
        racks.x_mm[rack] + face * rects.front_dx[rack] * rects.depth_mm[rack] / 2,
        racks.y_mm[rack] + face * rects.front_dy[rack] * rects.depth_mm[rack] / 2,
        z,
        face,
    )
