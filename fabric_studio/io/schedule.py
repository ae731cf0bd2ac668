"""The cable schedule: one line per cable, complete enough to pull, plug and check it without asking back."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.progress import Progress
from fabric_studio.base.units import format_rate
from fabric_studio.catalog.media import line_connector
from fabric_studio.catalog.parts import Medium, Part
from fabric_studio.io.labels import end_label
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.layout.lengths import cable_lengths, derivation
from fabric_studio.layout.lines import CableLines, cable_lines
from fabric_studio.model.ports import cages_of, port_name
from fabric_studio.model.snapshot import Snapshot

_END = ("site", "storey", "hall", "row", "rack", "U", "device", "port", "lanes", "label")
COLUMNS = (
    "cable",
    "status",
    *(f"A {name}" for name in _END),
    *(f"Z {name}" for name in _END),
    "type",
    "connector A",
    "connector Z",
    "SKU",
    "stock length (m)",
    "required length (m)",
    "derivation",
    "surplus (m)",
    "bundle",
    "colour",
    "rate, one-way",
    "optic A SKU",
    "optic Z SKU",
    "role",
    "network",
    "approvals",
    "notes",
)


def schedule(snapshot: Snapshot, progress: Progress) -> Iterator[list[object]]:
    """Rows under COLUMNS, in the order of the cables; None for what is not known."""
    cables, lines, lengths = snapshot.cables, cable_lines(snapshot), cable_lengths(snapshot)
    place = _Places(snapshot)
    approved: dict[str, str] = {}
    for key, reason, rule in zip(
        snapshot.approvals.key, snapshot.approvals.reason, snapshot.approvals.rule, strict=True
    ):
        for part in str(key).split():
            if part.startswith("cable:"):
                approved[part] = f"{rule}: {reason}"
    a_row, z_row = snapshot.devices.index_of(cables.a_device), snapshot.devices.index_of(cables.z_device)
    for row in range(len(cables)):
        if row % 500 == 0:
            progress.step(row / max(len(cables), 1), "Writing the cable schedule")
        medium = snapshot.spec_of(int(cables.medium[row]))
        far = snapshot.spec_of(int(cables.z_medium[row])) if cables.z_medium[row] else medium
        uid = int(cables.uid[row])
        assembly = int(cables.assembly[row])
        bundle = str(cables.name[cables.index_of(np.array([assembly]))[0]]) if assembly else ""
        notes = {
            "direct": "no tray: straight run",
            "typed": "length set by hand",
            "unknown": "length unknown",
        }.get(str(lengths.kind[row]), "")
        yield [
            cables.name[row],
            "planned",
            *place.end(
                int(a_row[row]), int(cables.a_port[row]), int(cables.a_lane[row]), int(cables.a_lanes[row])
            ),
            *place.end(
                int(z_row[row]), int(cables.z_port[row]), int(cables.z_lane[row]), int(cables.z_lanes[row])
            ),
            medium.name,
            *(
                _connector(m, place.cage(int(d), int(p)))
                for m, d, p in (
                    (medium, a_row[row], cables.a_port[row]),
                    (far, z_row[row], cables.z_port[row]),
                )
            ),
            _sku(medium, float(lines.stock_m[row])),
            _number(lines.stock_m[row]),
            _number(lines.required_m[row]),
            derivation(snapshot, uid),
            _number(lines.surplus_m[row]),
            bundle,
            cables.colour[row],
            format_rate(float(cables.rate_gbps[row])),
            _module(lines, int(lines.a_module[row])),
            _module(lines, int(lines.z_module[row])),
            cables.role[row],
            cables.network[row],
            approved.get(f"cable:{uid}", ""),
            notes,
        ]


def _number(value: float) -> float | None:
    return None if np.isnan(value) else round(float(value), 3)


def _sku(medium: object, stock_m: float) -> str:
    identity = medium.id if isinstance(medium, Medium) else ""
    return identity if np.isnan(stock_m) else f"{identity}-{stock_m:g}m"


def _module(lines: CableLines, index: int) -> str:
    if index < 0:
        return ""
    medium, module = lines.modules[index]
    return f"{medium.id}-{module.cage}-{module.links}port"


def _connector(medium: object, cage: str) -> str:
    if not isinstance(medium, Medium):
        return ""
    return cage if medium.attached else line_connector(medium)[0]


class _Places:
    """Names of where a device stands, looked up once."""

    def __init__(self, snapshot: Snapshot) -> None:
        self._snapshot = snapshot
        rects, racks, halls = rack_rects(snapshot), snapshot.racks, snapshot.halls
        self._rack = snapshot.racks.index_of(snapshot.devices.rack)
        self._hall = halls.name[halls.index_of(racks.hall)]
        storey = snapshot.storeys.index_of(rects.storey)
        self._storey = snapshot.storeys.name[storey]
        building = snapshot.buildings.index_of(snapshot.storeys.building[storey])
        self._site = snapshot.sites.name[snapshot.sites.index_of(snapshot.buildings.site[building])]
        named = racks.row != 0
        self._row = np.full(len(racks), "", object)
        self._row[named] = snapshot.rows.name[snapshot.rows.index_of(racks.row[named])]

    def cage(self, device: int, port: int) -> str:
        spec = self._snapshot.spec_of(int(self._snapshot.devices.part[device]))
        cages = cages_of(spec) if isinstance(spec, Part) else ()
        return cages[port].group.cage if 0 <= port < len(cages) else ""

    def end(self, device: int, port: int, lane: int, lanes: int) -> list[object]:
        snapshot, rack = self._snapshot, int(self._rack[device])
        spec = snapshot.spec_of(int(snapshot.devices.part[device]))
        name = port_name(spec, port, lane, lanes) if isinstance(spec, Part) else str(port + 1)
        return [
            self._site[rack],
            self._storey[rack],
            self._hall[rack],
            self._row[rack],
            snapshot.racks.name[rack],
            float(snapshot.devices.u[device]),
            snapshot.devices.name[device],
            name,
            f"{lane + 1}-{lane + lanes}",
            end_label(snapshot, device, port, lane, lanes),
        ]
