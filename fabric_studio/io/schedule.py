"""The cable schedule: one line per link, complete enough to pull, plug and check it without asking back."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress
from fabric_studio.catalog.media import line_connector
from fabric_studio.catalog.parts import Medium, Part
from fabric_studio.io.bom_line import cable_sku, module_sku
from fabric_studio.io.labels import device_labels, end_label
from fabric_studio.io.locations import rack_locations
from fabric_studio.layout.footprint import rack_index_of_devices
from fabric_studio.layout.lengths import CablePairs, cable_lengths, cable_pairs, derivations, tray_names
from fabric_studio.layout.lines import CableLines, cable_lines
from fabric_studio.model.ports import cages_of, port_name
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Texts

COLUMNS = (
    mark("cable"),
    mark("status"),
    mark("A site"),
    mark("A storey"),
    mark("A hall"),
    mark("A row"),
    mark("A rack"),
    mark("A U (lowest)"),
    mark("A device"),
    mark("A port"),
    mark("A lanes"),
    mark("A label"),
    mark("Z site"),
    mark("Z storey"),
    mark("Z hall"),
    mark("Z row"),
    mark("Z rack"),
    mark("Z U (lowest)"),
    mark("Z device"),
    mark("Z port"),
    mark("Z lanes"),
    mark("Z label"),
    mark("type"),
    mark("connector A"),
    mark("connector Z"),
    mark("SKU"),
    mark("stock length (m)"),
    mark("required length (m)"),
    mark("derivation"),
    mark("surplus (m)"),
    mark("bundle"),
    mark("tray path"),
    mark("colour"),
    mark("rate, one-way (Gb/s)"),
    mark("optic A SKU"),
    mark("optic Z SKU"),
    mark("role"),
    mark("network"),
    mark("approvals"),
    mark("notes"),
)
_NOTES = {
    "direct": mark("no tray joins the racks: measured as a straight run"),
    "typed": mark("length set by hand"),
    "unknown": mark("length unknown until the racks are placed"),
    "span": mark("fibre of the WAN span, no cord to buy"),
}


def titles() -> list[str]:
    """COLUMNS in the language of the reader."""
    return [tr(name) for name in COLUMNS]


def schedule(snapshot: Snapshot, progress: Progress) -> Iterator[list[object]]:
    """Rows under COLUMNS, in the order of the cables; None for what is not known. A breakout or twin cable has a line per
    link; its SKU and stock length stand on the first, so that a sum over the column is what to buy."""
    cables, lines, lengths = snapshot.cables, cable_lines(snapshot), cable_lengths(snapshot)
    ends, runs, approvals = _Ends(snapshot), _Runs(snapshot), _approvals(snapshot)
    names = dict(zip(cables.uid.tolist(), cables.name, strict=True))
    media = {
        uid: snapshot.spec_of(uid) for uid in np.unique((cables.medium, cables.z_medium)).tolist() if uid
    }
    for row, why in enumerate(derivations(snapshot)):
        if row % 1000 == 0:
            progress.step(row / len(cables), tr("Writing the cable schedule"))
        uid, assembly = int(cables.uid[row]), int(cables.assembly[row])
        first = assembly in (0, uid)
        near = media[int(cables.medium[row])]
        far = media[int(cables.z_medium[row])] if cables.z_medium[row] else near
        a, z = ends.of(row, "a"), ends.of(row, "z")
        stock_m = _known(lines.stock_m[row])
        bought = (
            isinstance(near, Medium) and lengths.kind[row] != "span" and not near.factory_fitted and first
        )
        notes = [
            tr(_NOTES.get(str(lengths.kind[row]), "")),
            "" if first else tr("same cable as {cable}", cable=names[assembly]),
            tr("fitted in the factory") if isinstance(near, Medium) and near.factory_fitted else "",
            "" if far is near else tr("Z end: {medium}", medium=far.name),
        ]
        yield [
            cables.name[row],
            tr("planned"),
            *a[:-1],
            *z[:-1],
            near.name,
            _connector(near, str(a[-1])),
            _connector(far, str(z[-1])),
            cable_sku(near, stock_m) if bought and isinstance(near, Medium) else "",
            stock_m if bought else None,
            _known(lines.required_m[row]),
            why,
            _known(lines.surplus_m[row]),
            runs.bundle(row),
            runs.path(row),
            cables.colour[row],
            float(cables.rate_gbps[row]),
            _module(lines, int(lines.a_module[row])),
            _module(lines, int(lines.z_module[row])),
            cables.role[row],
            cables.network[row],
            approvals.get(uid, ""),
            tr("; ").join(note for note in notes if note),
        ]


def _known(value: float) -> float | None:
    return None if np.isnan(value) else round(float(value), 3)


def _module(lines: CableLines, index: int) -> str:
    if index < 0:
        return ""
    medium, module = lines.modules[index]
    return "co-packaged" if module.builtin else module_sku(medium, module)


def _connector(medium: object, cage: str) -> str:
    if not isinstance(medium, Medium):
        return ""
    return cage if medium.attached else line_connector(medium)[0]


def _approvals(snapshot: Snapshot) -> dict[int, str]:
    """What somebody accepted about a cable, by its uid."""
    found: dict[int, str] = {}
    for approval in snapshot.approvals:
        for place in str(approval.key).split():
            kind, _, uid = place.partition(":")
            if kind == "cable" and uid.isdecimal():
                said = f"{approval.rule}: {approval.reason}"
                found[int(uid)] = f"{found[int(uid)]}; {said}" if int(uid) in found else said
    return found


class _Ends:
    """Both ends of every cable in words; names are worked out once per rack, device and kind of port."""

    def __init__(self, snapshot: Snapshot) -> None:
        at, devices, cables = rack_locations(snapshot), snapshot.devices, snapshot.cables
        self._snapshot, self._labels = snapshot, device_labels(snapshot)
        self._rack = rack_index_of_devices(snapshot).tolist()
        self._standing = list(zip(at.site, at.storey, at.hall, at.row, at.rack, strict=True))
        self._device = {
            "a": devices.index_of(cables.a_device).tolist(),
            "z": devices.index_of(cables.z_device).tolist(),
        }
        self._ports: dict[tuple[int, int, int, int], tuple[str, str]] = {}

    def of(self, row: int, side: str) -> list[object]:
        """The columns of one end under _END, and the cage it is in ("" for one that the part does not have)."""
        cables, devices, device = self._snapshot.cables, self._snapshot.devices, self._device[side][row]
        port, lane, lanes = (int(cables.columns[f"{side}_{name}"][row]) for name in ("port", "lane", "lanes"))
        key = (int(devices.part[device]), port, lane, lanes)
        if key not in self._ports:
            self._ports[key] = self._port(*key)
        name, cage = self._ports[key]
        return [
            *self._standing[self._rack[device]],
            float(devices.u[device]),
            devices.name[device],
            name,
            f"{lane + 1}-{lane + lanes}" if lanes > 1 else str(lane + 1),
            end_label(self._labels[device], name),
            cage,
        ]

    def _port(self, part: int, port: int, lane: int, lanes: int) -> tuple[str, str]:
        spec = self._snapshot.spec_of(part)
        if not isinstance(spec, Part):
            return str(port + 1), ""
        cages = cages_of(spec)
        return port_name(spec, port, lane, lanes), cages[port].group.cage if 0 <= port < len(cages) else ""


class _Runs:
    """What lies together: cables between the same two racks are one bundle and take the same trays."""

    def __init__(self, snapshot: Snapshot) -> None:
        self._snapshot = snapshot
        self._pairs: CablePairs = cable_pairs(snapshot)
        self._pair: list[int] = self._pairs.pair.tolist()
        self._racks: Texts = snapshot.racks.name
        self._paths: dict[int, str] = {-1: ""}

    def bundle(self, row: int) -> str:
        pair = self._pair[row]
        if pair < 0:
            return ""
        return f"{self._racks[self._pairs.rack_a[pair]]} / {self._racks[self._pairs.rack_z[pair]]}"

    def path(self, row: int) -> str:
        pair = self._pair[row]
        if pair not in self._paths:
            self._paths[pair] = " > ".join(tray_names(self._snapshot, self._pairs.paths, pair))
        return self._paths[pair]
