"""Designs to draw: rows of racks under trays, as large as a test wants them."""

from __future__ import annotations

import itertools

import numpy as np

from fabric_studio.catalog.parts import Medium, Part, PortGroup
from fabric_studio.model import build
from fabric_studio.model.journal import Document

RACK = Part(
    id="rack",
    source="made for a test",
    confidence="generic",
    name="Rack",
    kind="rack",
    height_u=42,
    width_mm=600,
    depth_mm=1200,
    height_mm=2000,
    mass_kg=150,
)
SWITCH = Part(
    id="switch",
    source="made for a test",
    confidence="generic",
    name="Switch",
    kind="switch",
    height_u=1,
    fabric="InfiniBand",
    ports=(PortGroup("data", 64, "OSFP", 400, 4, 1),),
)
SERVER = Part(
    id="server",
    source="made for a test",
    confidence="generic",
    name="Server",
    kind="server",
    height_u=8,
    accelerators=8,
    ports=(PortGroup("compute", 8, "OSFP", 400, 4, 1, "compute"),),
)
FIBRE = Medium(
    id="fibre",
    source="made for a test",
    confidence="generic",
    name="DR4",
    medium_class="DR",
    speed_gbps=400,
    lanes=4,
    lane_gbps=100,
    max_reach_m=500,
    cable_od_mm=3.0,
    stock_lengths_m=(1.0, 3.0, 5.0, 10.0, 20.0, 30.0, 50.0, 100.0, 200.0, 500.0),
    price_usd_fixed=40,
    price_usd_per_m=1,
    price_usd_per_end=500,
    power_w_per_end_typ=8,
    host_connectors=("OSFP",),
)
COPPER = Medium(
    id="copper",
    source="made for a test",
    confidence="generic",
    name="DAC 400G",
    medium_class="DAC",
    speed_gbps=400,
    lanes=4,
    lane_gbps=100,
    max_reach_m=2,
    attached=True,
    cable_od_mm=6.0,
    stock_lengths_m=(0.5, 1.0, 1.5, 2.0),
    price_usd_fixed=100,
    host_connectors=("OSFP",),
)
PARTS = {part.id: part for part in (RACK, SWITCH, SERVER, FIBRE, COPPER)}
PITCH_X_MM, PITCH_Y_MM = 700.0, 2400.0


def plan(
    rows: int = 2,
    per_row: int = 6,
    *,
    cables_per_rack: int = 8,
    trays: bool = True,
    storeys: int = 1,
    per_storey_rows: int | None = None,
) -> Document:
    """Rows of racks that face each other in turn; the last rack of each row holds switches, every other one a server
    with `cables_per_rack` cables spread over the switches of all rows. One tray over each row and one across them."""
    document = Document()
    width, depth = per_row * PITCH_X_MM + 4000, rows * PITCH_Y_MM + 4000
    with document.transaction("Draw a plan") as tx:
        halls = build.add_shell(tx, hall_width_mm=width, hall_depth_mm=depth, storeys=storeys)
        level_rows = rows if per_storey_rows is None else per_storey_rows
        servers: list[int] = []
        switches: list[int] = []
        for level, hall in enumerate(halls):
            storey = tx.table("hall").get(hall).storey
            for row in range(level_rows):
                letter = chr(ord("A") + row % 26) + (str(row // 26) if row >= 26 else "")
                row_uid = tx.add("row", hall=hall, name=f"{letter}{level + 1}" if storeys > 1 else letter)
                y = 2600.0 + row * PITCH_Y_MM
                racks = build.add_racks(
                    tx,
                    RACK,
                    lambda _: RACK,
                    names=[
                        f"{letter}-{n + 1:02d}" + (f"/{level + 1}" if storeys > 1 else "")
                        for n in range(per_row)
                    ],
                    hall=hall,
                    row=row_uid,
                    x_mm=2300.0 + PITCH_X_MM * np.arange(per_row),
                    y_mm=y,
                    rotation_deg=180.0 if row % 2 == 0 else 0.0,
                )
                part = [build.use_part(tx, SERVER), build.use_part(tx, SWITCH)]
                made = tx.add_many(
                    "device",
                    per_row,
                    rack=racks,
                    part=np.where(np.arange(per_row) == per_row - 1, part[1], part[0]),
                    name=np.array([f"{letter}-{n + 1:02d}-{level}-box" for n in range(per_row)], object),
                    u=np.where(np.arange(per_row) == per_row - 1, 40.0, 10.0),
                    role=np.where(np.arange(per_row) == per_row - 1, "leaf", "server").astype(object),
                )
                servers += made[:-1].tolist()
                switches.append(int(made[-1]))
                if trays:
                    tx.add(
                        "tray",
                        storey=storey,
                        name=f"T{letter}{level}",
                        x1_mm=1800.0,
                        y1_mm=y,
                        x2_mm=2300.0 + PITCH_X_MM * per_row,
                        y2_mm=y,
                    )
            if trays:
                tx.add(
                    "tray",
                    storey=storey,
                    name=f"X{level}",
                    x1_mm=1900.0,
                    y1_mm=2000.0,
                    x2_mm=1900.0,
                    y2_mm=2600.0 + PITCH_Y_MM * level_rows,
                )
        if storeys > 1:
            building = tx.table("building").uid[0]
            levels = tx.table("storey").uid
            for low, high in itertools.pairwise(levels):
                tx.add(
                    "riser",
                    building=building,
                    name="R1",
                    x_mm=1900.0,
                    y_mm=2300.0,
                    from_storey=low,
                    to_storey=high,
                )
        count = len(servers) * cables_per_rack
        nth = np.arange(count)
        if count:
            build.add_cables(
                tx,
                FIBRE,
                count=count,
                a_device=np.repeat(servers, cables_per_rack),
                a_port=nth % cables_per_rack % 8,
                a_lanes=4,
                z_device=np.array(switches)[nth % len(switches)],
                z_port=nth // len(switches) % 64,
                z_lanes=4,
                rate_gbps=400.0,
                role="server-leaf",
            )
    return document
