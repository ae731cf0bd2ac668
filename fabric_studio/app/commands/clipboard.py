"""Copy, paste and array: racks with what is in them, devices and trays, with the cables among them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from fabric_studio.app.commands.names import Names
from fabric_studio.app.commands.racks import next_row_letter
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import AnyPart, Part
from fabric_studio.io import clip_bytes
from fabric_studio.model import build
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.journal import Document, Transaction
from fabric_studio.model.kinds import BY_KIND
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Column, Ids

BUILDING = ("room", "area", "wall", "door")
"""What stands on a storey by itself."""
_KINDS = ("tray", "rack", "device", "cable", *BUILDING)


@dataclass(frozen=True, slots=True)
class Clip:
    """What was copied: rows by kind as they were, and the parts they use. Independent of the design it came from.

    whole_rows: names of rows, by uid, of which every rack was copied; they become rows of their own when pasted.
    foreign: it comes from another design, so its halls, rows, racks and storeys mean nothing in this one.
    """

    uids: Mapping[str, Ids]
    columns: Mapping[str, Mapping[str, Column]]
    parts: Mapping[int, AnyPart]
    whole_rows: Mapping[int, str]
    foreign: bool = False

    def __bool__(self) -> bool:
        return any(len(uids) for uids in self.uids.values())


def copy(snapshot: Snapshot, selection: Chosen) -> Clip:
    """Take a copy of the selected racks with their devices, of selected devices and trays, and of every cable both
    ends of which are copied (all its tails, for a breakout)."""
    chosen = {kind: np.isin(snapshot.table(kind).uid, selection.get(kind, ())) for kind in _KINDS}
    chosen["device"] |= np.isin(snapshot.devices.rack, snapshot.racks.uid[chosen["rack"]])
    devices = snapshot.devices.uid[chosen["device"]]
    cables = snapshot.cables
    inside = np.isin(cables.a_device, devices) & np.isin(cables.z_device, devices) & (cables.span == 0)
    inside &= ~np.isin(cables.assembly, np.setdiff1d(cables.assembly[~inside], [0]))
    chosen["cable"] = inside
    columns = {
        kind: {name: column[mask] for name, column in snapshot.table(kind).columns.items()}
        for kind, mask in chosen.items()
    }
    used = np.unique(
        np.concatenate(
            [
                columns[kind][name]
                for kind in _KINDS
                for name, field in snapshot.table(kind).fields.items()
                if field.refers_to == "part"
            ]
        )
    )
    copied, left = snapshot.racks.row[chosen["rack"]], snapshot.racks.row[~chosen["rack"]]
    return Clip(
        uids={kind: snapshot.table(kind).uid[mask] for kind, mask in chosen.items()},
        columns=columns,
        parts={int(uid): snapshot.spec_of(int(uid)) for uid in used if uid},
        whole_rows={int(row): snapshot.rows.get(int(row)).name for row in np.setdiff1d(copied, [*left, 0])},
    )


def as_bytes(clip: Clip, *, origin: str, storey: int, middle: tuple[float, float]) -> bytes:
    """For the clipboard of the system. origin: names the design; storey, middle: where on it."""
    tables = {kind: (clip.uids[kind], dict(clip.columns[kind])) for kind in _KINDS}
    return clip_bytes.pack(
        tables, dict(clip.parts), dict(clip.whole_rows), origin=origin, storey=storey, middle=middle
    )


def from_bytes(data: bytes, *, origin: str) -> tuple[Clip, clip_bytes.ClipRecord]:
    """The copy that lies in the clipboard, and where it came from; BadInputError. origin: that of this design."""
    tables, parts, record = clip_bytes.unpack(data)
    empty = {kind: (np.zeros(0, np.int64), dict(BY_KIND[kind]().columns)) for kind in _KINDS}
    found = {kind: tables.get(kind, empty[kind]) for kind in _KINDS}
    clip = Clip(
        {kind: uids for kind, (uids, _) in found.items()},
        {kind: columns for kind, (_, columns) in found.items()},
        parts,
        record.whole_rows,
        foreign=record.origin != origin,
    )
    return clip, record


def as_text(clip: Clip) -> str:
    """What was copied as lines for a text editor or a sheet: kind, name and part, with tabs between."""
    names = {uid: spec.name for uid, spec in clip.parts.items()}
    lines = []
    for kind in _KINDS:
        columns = clip.columns[kind]
        part = columns.get("part", columns.get("medium"))
        for row in range(len(clip.uids[kind])):
            what = names.get(int(part[row]), "") if part is not None else ""
            lines.append("\t".join(filter(None, (kind, str(columns["name"][row]), what))))
    return "\n".join(lines)


def paste(
    document: Document,
    clip: Clip,
    *,
    dx_mm: float,
    dy_mm: float,
    hall: int | None = None,
    rack: int | None = None,
    storey: int | None = None,
) -> dict[str, Ids]:
    """Put a copy into a hall (None: where it came from), shifted, with new names; devices copied without their rack go
    to the next free unit of `rack` (None: the rack they came from); rooms, walls and areas onto `storey` (None: that of
    the hall, else where they came from). One undo step. Returns what is new, by kind."""
    if clip.foreign:
        _refuse_homeless(clip, hall, rack, storey)
    with document.transaction(tr("Paste")) as tx:
        return _paste(tx, clip, dx_mm, dy_mm, hall, rack, storey)


def _refuse_homeless(clip: Clip, hall: int | None, rack: int | None, storey: int | None) -> None:
    loose = ~np.isin(clip.columns["device"]["rack"], clip.uids["rack"])
    if hall is None and (len(clip.uids["rack"]) or len(clip.uids["tray"])):
        raise InvariantError(tr("these racks and trays come from another design; draw a hall for them first"))
    if rack is None and loose.any():
        raise InvariantError(
            tr("these devices come from another design; select the rack that takes them first")
        )
    if storey is None and any(len(clip.uids[kind]) for kind in BUILDING):
        raise InvariantError(tr("these walls and areas come from another design; draw a hall for them first"))


def array(document: Document, selection: Chosen, *, count: int, dx_mm: float, dy_mm: float) -> dict[str, Ids]:
    """`count` further copies of the selection, each shifted once more. One undo step. Returns what is new, by kind."""
    if not 1 <= count <= 10_000:
        raise InvariantError(tr("an array of {count} copies cannot be made; type 1 to 10,000", count=count))
    clip = copy(document.snapshot(), selection)
    with document.transaction(tr("Array of {count}", count=count)) as tx:
        made = [_paste(tx, clip, dx_mm * n, dy_mm * n, None, None, None) for n in range(1, count + 1)]
    return {kind: np.concatenate([one[kind] for one in made]) for kind in made[0]}


def _paste(
    tx: Transaction,
    clip: Clip,
    dx_mm: float,
    dy_mm: float,
    hall: int | None,
    rack: int | None,
    storey: int | None,
) -> dict[str, Ids]:
    part_of = {0: 0, **{uid: build.use_part(tx, spec) for uid, spec in clip.parts.items()}}
    fresh = {"tray": _trays(tx, clip, dx_mm, dy_mm, hall)}
    fresh["rack"] = _racks(tx, clip, dx_mm, dy_mm, hall, part_of)
    fresh["device"] = _devices(tx, clip, rack, fresh["rack"], part_of)
    fresh["cable"] = _cables(tx, clip, fresh["device"], part_of)
    if storey is None and hall is not None:
        storey = int(tx.table("hall").get(hall).storey)
    for kind in BUILDING:
        fresh[kind] = _building(tx, clip, kind, dx_mm, dy_mm, storey)
    return {kind: uids for kind, uids in fresh.items() if len(uids)}


def _translate(column: Column, table: Mapping[int, int]) -> Ids:
    return np.array([table[uid] for uid in column.tolist()], np.int64)


def _trays(tx: Transaction, clip: Clip, dx_mm: float, dy_mm: float, hall: int | None) -> Ids:
    columns = dict(clip.columns["tray"])
    if not len(clip.uids["tray"]):
        return clip.uids["tray"]
    names = Names(tx.table("tray").columns["name"])
    for name, shift in (("x1_mm", dx_mm), ("x2_mm", dx_mm), ("y1_mm", dy_mm), ("y2_mm", dy_mm)):
        columns[name] = columns[name] + shift
    if hall is not None:
        columns["storey"] = np.full(len(columns["storey"]), tx.table("hall").get(hall).storey)
    columns["name"] = np.array([names.like(name) for name in columns["name"]], object)
    return tx.add_many("tray", len(columns["name"]), **columns)


def _building(tx: Transaction, clip: Clip, kind: str, dx_mm: float, dy_mm: float, storey: int | None) -> Ids:
    columns, count = dict(clip.columns[kind]), len(clip.uids[kind])
    if not count:
        return clip.uids[kind]
    for name in columns:
        if name.startswith(("x", "y")) and name.endswith("_mm"):
            columns[name] = columns[name] + (dx_mm if name[0] == "x" else dy_mm)
    if storey is not None:
        columns["storey"] = np.full(count, storey)
    names = Names(tx.table(kind).columns["name"])
    columns["name"] = np.array([names.like(name) for name in columns["name"]], object)
    return tx.add_many(kind, count, **columns)


def _racks(
    tx: Transaction, clip: Clip, dx_mm: float, dy_mm: float, hall: int | None, part_of: Mapping[int, int]
) -> Ids:
    columns = dict(clip.columns["rack"])
    if not len(clip.uids["rack"]):
        return clip.uids["rack"]
    home = columns["hall"]
    columns["x_mm"], columns["y_mm"] = columns["x_mm"] + dx_mm, columns["y_mm"] + dy_mm
    columns["hall"] = home if hall is None else np.full(len(home), hall)
    columns["part"] = _translate(columns["part"], part_of)
    rows = tx.table("row")
    row_of, stem_of = {0: 0}, {0: ("", "")}
    for row in np.unique(columns["row"]).tolist():
        target = int(columns["hall"][columns["row"] == row][0])
        if row in clip.whole_rows:
            letter = next_row_letter(tx)
            row_of[row], stem_of[row] = (
                tx.add("row", hall=target, name=letter),
                (clip.whole_rows[row], letter),
            )
        elif row:
            stays = not clip.foreign and row in rows and rows.get(row).hall == target
            row_of[row], stem_of[row] = row if stays else 0, ("", "")
    names = Names(tx.table("rack").columns["name"])
    columns["name"] = np.array(
        [
            names.like(new + name[len(old) :] if old and name.startswith(f"{old}-") else name)
            for name, (old, new) in zip(
                columns["name"], (stem_of[row] for row in columns["row"].tolist()), strict=True
            )
        ],
        object,
    )
    columns["row"] = _translate(columns["row"], row_of)
    return tx.add_many("rack", len(home), **columns)


def _devices(
    tx: Transaction, clip: Clip, rack: int | None, fresh_racks: Ids, part_of: Mapping[int, int]
) -> Ids:
    columns = dict(clip.columns["device"])
    if not len(clip.uids["device"]):
        return clip.uids["device"]
    rack_of = dict(zip(clip.uids["rack"].tolist(), fresh_racks.tolist(), strict=True))
    names = Names(tx.table("device").columns["name"])
    columns["name"] = np.array([names.like(name) for name in columns["name"]], object)
    columns["part"] = _translate(columns["part"], part_of)
    loose = ~np.isin(columns["rack"], clip.uids["rack"])
    uids = np.empty(len(loose), np.int64)
    if (~loose).any():
        kept = {name: column[~loose] for name, column in columns.items()}
        kept["rack"] = _translate(kept["rack"], rack_of)
        uids[~loose] = tx.add_many("device", int((~loose).sum()), **kept)
    for index in np.flatnonzero(loose):
        spec = tx.now.spec_of(int(columns["part"][index]))
        one = {name: column[index] for name, column in columns.items() if name not in ("rack", "part", "u")}
        target = int(columns["rack"][index]) if rack is None else rack
        assert isinstance(spec, Part)
        uids[index] = build.add_device(tx, target, spec, u=None if columns["u"][index] else 0.0, **one)
    return uids


def _cables(tx: Transaction, clip: Clip, fresh_devices: Ids, part_of: Mapping[int, int]) -> Ids:
    columns, count = dict(clip.columns["cable"]), len(clip.uids["cable"])
    if not count:
        return clip.uids["cable"]
    device_of = dict(zip(clip.uids["device"].tolist(), fresh_devices.tolist(), strict=True))
    columns["name"] = build.cable_names(tx, count)
    for name, table in (
        ("medium", part_of),
        ("z_medium", part_of),
        ("a_device", device_of),
        ("z_device", device_of),
    ):
        columns[name] = _translate(columns[name], table)
    assembly = columns["assembly"]
    columns["assembly"] = np.zeros(count, np.int64)
    uids = tx.add_many("cable", count, **columns)
    if assembly.any():
        cable_of = dict(zip(clip.uids["cable"].tolist(), uids.tolist(), strict=True))
        tails = uids[assembly != 0]
        tx.set("cable", tails, assembly=np.array([cable_of[a] for a in assembly.tolist() if a], np.int64))
    return uids
