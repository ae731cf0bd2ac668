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
from fabric_studio.model import build
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.journal import Document, Transaction
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Column, Ids

_KINDS = ("tray", "rack", "device", "cable")


@dataclass(frozen=True, slots=True)
class Clip:
    """What was copied: rows by kind as they were, and the parts they use. Independent of the design it came from.

    whole_rows: names of rows, by uid, of which every rack was copied; they become rows of their own when pasted.
    """

    uids: Mapping[str, Ids]
    columns: Mapping[str, Mapping[str, Column]]
    parts: Mapping[int, AnyPart]
    whole_rows: Mapping[int, str]

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


def paste(
    document: Document,
    clip: Clip,
    *,
    dx_mm: float,
    dy_mm: float,
    hall: int | None = None,
    rack: int | None = None,
) -> dict[str, Ids]:
    """Put a copy into a hall (None: where it came from), shifted, with new names; devices copied without their rack go
    to the next free unit of `rack` (None: the rack they came from). One undo step. Returns what is new, by kind."""
    with document.transaction(tr("Paste")) as tx:
        return _paste(tx, clip, dx_mm, dy_mm, hall, rack)


def array(document: Document, selection: Chosen, *, count: int, dx_mm: float, dy_mm: float) -> dict[str, Ids]:
    """`count` further copies of the selection, each shifted once more. One undo step. Returns what is new, by kind."""
    if not 1 <= count <= 10_000:
        raise InvariantError(tr("an array of {count} copies cannot be made; type 1 to 10,000", count=count))
    clip = copy(document.snapshot(), selection)
    with document.transaction(tr("Array of {count}", count=count)) as tx:
        made = [_paste(tx, clip, dx_mm * n, dy_mm * n, None, None) for n in range(1, count + 1)]
    return {kind: np.concatenate([one[kind] for one in made]) for kind in made[0]}


def _paste(
    tx: Transaction, clip: Clip, dx_mm: float, dy_mm: float, hall: int | None, rack: int | None
) -> dict[str, Ids]:
    part_of = {0: 0, **{uid: build.use_part(tx, spec) for uid, spec in clip.parts.items()}}
    fresh = {"tray": _trays(tx, clip, dx_mm, dy_mm, hall)}
    fresh["rack"] = _racks(tx, clip, dx_mm, dy_mm, hall, part_of)
    fresh["device"] = _devices(tx, clip, rack, fresh["rack"], part_of)
    fresh["cable"] = _cables(tx, clip, fresh["device"], part_of)
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
            stays = row in rows and rows.get(row).hall == target
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
