"""From a fabric record to a design: parts, racks in rows, trays over them, and every cable plugged in.

Where a rack stands is guessed, so its `position_known` is False and the length of a cable between racks is unknown until
they are moved or confirmed. What the cables are made of is not known either.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any

import numpy as np

from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress
from fabric_studio.catalog.parts import Part
from fabric_studio.io.importers.generic_parts import Equipped, PartMaker, Use
from fabric_studio.io.importers.link_media import BACKPLANE, delay_media
from fabric_studio.io.importers.racking import RACK_U, Racking, plan_racks
from fabric_studio.io.importers.records import Cable, End, Fabric, Node
from fabric_studio.io.importers.report import Report, many
from fabric_studio.layout.load import tray_load
from fabric_studio.layout.media import UNKNOWN_MEDIUM
from fabric_studio.layout.placement import Ladders, add_ladders, plan_rows, row_letters
from fabric_studio.model.build import add_racks, add_shell, cable_names, set_setting, use_part
from fabric_studio.model.journal import Document, Transaction

ASSUMED_GBPS = 100.0
"""One-way rate taken for every link when the file tells none, so that the fabric can be simulated at all."""

RACK = Part(
    id="generic-rack",
    name="Rack not known, 42 U",
    kind="rack",
    height_u=RACK_U,
    width_mm=600.0,
    depth_mm=1200.0,
    height_mm=2000.0,
    source="made up for an import that does not state it",
    confidence="generic",
)
TRAY_FILL = 0.4
"""House default: how full a guessed ladder may be at once, so that there is room to grow."""
WALKWAY_EVERY = 24
"""House default: racks between two walkways across a row."""
_TIERS = ("leaf", "spine", "core")


def place(
    fabric: Fabric, report: Report, catalogue: Mapping[str, Part], *, title: str, progress: Progress
) -> Document:
    """A new design of this fabric, one hall sized to fit; what was guessed goes into the report."""
    document = Document()
    rates = {cable.rate_gbps for cable in fabric.cables}
    assumed = max((rate for rate in rates if rate), default=ASSUMED_GBPS)
    with document.transaction(tr("Import {title}", title=title)) as tx:
        racking = plan_racks(fabric)
        equipped = _equip(fabric, racking, report, catalogue, assumed)
        progress.step(0.7, tr("placing racks"))
        devices = _stand(tx, fabric, racking, equipped, report)
        progress.step(0.85, tr("plugging in cables"))
        _plug_in(tx, fabric, equipped, devices, assumed, report)
        _widen_ladders(tx)
        set_setting(tx, "name", title)
        set_setting(
            tx,
            "imported_from",
            {
                "file": title,
                "format": report.format,
                "guessed_cables": sum(1 for cable in fabric.cables if cable.inferred),
                "guessed_rates": sum(1 for cable in fabric.cables if not cable.rate_gbps),
            },
        )
    document.mark_unsaved()
    return document


def _equip(
    fabric: Fabric, racking: Racking, report: Report, catalogue: Mapping[str, Part], assumed: float
) -> dict[str, Equipped]:
    """The part of every node that is drawn; outlets in the order of the cables that end there."""
    uses: dict[str, list[Use]] = defaultdict(list)
    for cable in fabric.cables:
        for end in (cable.a, cable.z):
            uses[end.node].append(Use(end.port, cable.lanes, cable.rate_gbps or assumed))
    maker = PartMaker(report.format, fabric.network, catalogue)
    equipped = {
        node.key: maker.equip(
            node,
            uses[node.key],
            height_u=0.0 if node.key in racking.crowded else None,
            rate_gbps=assumed,
        )
        for node in fabric.nodes
        if node.kind != "aggregation"
    }
    for part_id, count in maker.known.items():
        report.guess(
            tr(
                "drawn as {catalogue}, as their firmware names itself: {switches}",
                catalogue=catalogue[part_id].name,
                switches=many(count, "switch"),
            )
        )
    own = {node.key for node in fabric.nodes if node.part is not None}
    generic = Counter(
        item.part.kind
        for key, item in equipped.items()
        if item.part.confidence == "generic" and key not in own
    )
    told = ", ".join(many(count, "host" if kind == "server" else kind) for kind, count in generic.items())
    if told:
        report.guess(
            tr(
                "parts not known: {told}; drawn as generic parts of 1 U with as many ports as the file tells, without accelerators, power, mass and price",
                told=told,
            )
        )
    if racking.crowded:
        report.guess(
            tr(
                "modules of chassis with more than {rack_u} of them: {crowded:,}; each chassis fills one rack and its modules are in no rack unit",
                rack_u=RACK_U,
                crowded=len(racking.crowded),
            )
        )
    return equipped


def _stand(
    tx: Transaction, fabric: Fabric, racking: Racking, equipped: dict[str, Equipped], report: Report
) -> dict[str, int]:
    """Hall, rows, racks, ladders and devices; returns the device of every node that is drawn."""
    nodes = {node.key: node for node in fabric.nodes}
    rows = racking.rows
    longest = max((len(row.racks) for row in rows), default=0)
    plan = plan_rows(
        len(rows),
        longest,
        rack_width_mm=RACK.width_mm or 600.0,
        rack_depth_mm=RACK.depth_mm or 1200.0,
        gap_every=WALKWAY_EVERY,
    )
    (hall,) = add_shell(tx, hall_width_mm=plan.width_mm, hall_depth_mm=plan.depth_mm)
    row_uids = [tx.add("row", hall=hall, name=row_letters(index)) for index in range(len(rows))]
    spots = [(row, at) for row, filled in enumerate(rows) for at in range(len(filled.racks))]
    racks = add_racks(
        tx,
        RACK,
        lambda part_id: RACK,
        names=[f"{row_letters(row)}{at + 1:02d}" for row, at in spots],
        hall=hall,
        row=np.array([row_uids[row] for row, _ in spots], np.int64),
        x_mm=plan.x_mm[[at for _, at in spots]],
        y_mm=plan.y_mm[[row for row, _ in spots]],
        rotation_deg=plan.rotation_deg[[row for row, _ in spots]],
        position_known=False,
    )
    cross = sorted({float(plan.x_mm[at]) for row in rows for at in row.network_at})
    middle = cross[len(cross) // 2 : len(cross) // 2 + 1]
    storey = tx.table("hall").get(hall).storey
    add_ladders(tx, storey, plan, Ladders(cross_x_mm=middle))
    keys: list[str] = []
    columns: dict[str, list[Any]] = {"rack": [], "u": []}
    for rack, (row, at) in zip(racks.tolist(), spots, strict=True):
        for key, u in rows[row].racks[at].nodes:
            keys.append(key)
            columns["rack"].append(rack)
            columns["u"].append(u)
    part_uid = {
        part.id: use_part(tx, part)
        for part in {item.part.id: item.part for item in equipped.values()}.values()
    }
    uids = tx.add_many(
        "device",
        len(keys),
        rack=np.array(columns["rack"], np.int64),
        u=np.array(columns["u"], float),
        part=np.array([part_uid[equipped[key].part.id] for key in keys], np.int64),
        name=np.array([nodes[key].name for key in keys], object),
        role=np.array([_role(nodes[key]) for key in keys], object),
        pod=np.array([racking.pods.get(key, -1) for key in keys], np.int64),
    )
    report.guess(
        tr(
            "places: {racks} in {rows}, hosts of one leaf together, switches near them; lengths between racks are unknown until the racks are moved or their place is confirmed",
            racks=many(len(spots), "rack"),
            rows=many(len(rows), "row"),
        )
    )
    return dict(zip(keys, uids.tolist(), strict=True))


def _role(node: Node) -> str:
    if node.kind == "host":
        return "server"
    if node.kind == "router" or node.level is None:
        return node.kind
    return _TIERS[min(node.level, len(_TIERS) - 1)]


def _plug_in(
    tx: Transaction,
    fabric: Fabric,
    equipped: dict[str, Equipped],
    devices: dict[str, int],
    assumed: float,
    report: Report,
) -> None:
    """All cables, the lower tier at the A end."""
    nodes = {node.key: node for node in fabric.nodes}
    waiting = {key: iter(item.outlets) for key, item in equipped.items()}
    columns: dict[str, list[Any]] = defaultdict(list)
    medium = use_part(tx, UNKNOWN_MEDIUM)
    delays = {delay: use_part(tx, spec) for delay, spec in delay_media(fabric, report).items()}
    backplane = use_part(tx, BACKPLANE) if any(cable.inside for cable in fabric.cables) else medium
    for cable in fabric.cables:
        outlets = {
            side: next(waiting[end.node])
            for side, end in (("a", cable.a), ("z", cable.z))
            if end.node in waiting
        }
        if len(outlets) < 2:
            continue
        low, high = ("a", "z") if _height(nodes[cable.a.node]) <= _height(nodes[cable.z.node]) else ("z", "a")
        ends: dict[str, End] = {"a": cable.a, "z": cable.z}
        for name, side in (("a", low), ("z", high)):
            columns[f"{name}_device"].append(devices[ends[side].node])
            columns[f"{name}_port"].append(outlets[side].port)
            columns[f"{name}_lane"].append(outlets[side].lane)
            columns[f"{name}_lanes"].append(outlets[side].lanes)
        columns["medium"].append(backplane if cable.inside else delays.get(cable.delay_ns, medium))
        columns["rate_gbps"].append(cable.rate_gbps or assumed)
        columns["role"].append(_cable_role(cable, nodes[ends[low].node], nodes[ends[high].node]))
    count = len(columns["medium"])
    if not count:
        return
    tx.add_many(
        "cable",
        count,
        name=cable_names(tx, count),
        **{
            name: np.array(values, object if name == "role" else float if name == "rate_gbps" else np.int64)
            for name, values in columns.items()
        },
    )
    unknown = sum(1 for cable in fabric.cables if not cable.rate_gbps)
    if unknown:
        report.guess(
            tr(
                "rates: {assumed:g} Gb/s one-way is assumed for {cables} whose rate the file does not tell",
                assumed=assumed,
                cables=many(unknown, "cable"),
            )
        )
    report.guess(
        tr(
            "media: not known for {cables}; no reach, power or price until one is chosen",
            cables=many(count, "cable"),
        )
    )


def _widen_ladders(tx: Transaction) -> None:
    """Ladders wide enough for the cables that the guessed places put into them; they are a guess as well."""
    trays = tx.table("tray")
    fill = tray_load(tx.now).tray_fill
    wide = np.flatnonzero(fill > TRAY_FILL)
    if len(wide):
        width_mm = trays.columns["width_mm"][wide] * fill[wide] / TRAY_FILL
        tx.set("tray", trays.uid[wide], width_mm=np.ceil(width_mm / 100.0) * 100.0)


def _height(node: Node) -> int:
    if node.kind == "host":
        return -1
    return 99 if node.level is None else node.level


def _cable_role(cable: Cable, low: Node, high: Node) -> str:
    if cable.is_loop:
        return "loop"
    return "backplane" if cable.inside else f"{_role(low)}-{_role(high)}"
