"""The cable schedule as a workbook, with the lengths to buy on a sheet of their own."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress
from fabric_studio.io.bom_cables import cable_lines_to_order
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.schedule import COLUMNS, schedule
from fabric_studio.io.sheets import Column, Sheet, write_workbook
from fabric_studio.model.snapshot import Snapshot

_LENGTH, _COUNT = "0.000", "#,##0"
_NARROW = ("status", "A row", "Z row", "A U (lowest)", "Z U (lowest)", "A lanes", "Z lanes", "colour")
_LOOKS = {
    **{name: Column(10) for name in _NARROW},
    **{f"{end} {name}": Column(15) for end in "AZ" for name in ("device", "port")},
    **{f"{end} label": Column(24) for end in "AZ"},
    "cable": Column(10),
    "type": Column(20),
    "SKU": Column(20),
    "stock length (m)": Column(13, "0.0##"),
    "required length (m)": Column(11, _LENGTH),
    "surplus (m)": Column(11, _LENGTH),
    "derivation": Column(100),
    "bundle": Column(18),
    "tray path": Column(34, wrap=True),
    "optic A SKU": Column(28),
    "optic Z SKU": Column(28),
    "approvals": Column(30, wrap=True),
    "notes": Column(34, wrap=True),
}
_LENGTHS = {
    "SKU": Column(28),
    "manufacturer part no.": Column(24),
    "description": Column(54, wrap=True),
    "stock length (m)": Column(13, "0.0##"),
    "qty used": Column(10, _COUNT),
    "spare qty": Column(10, _COUNT),
    "qty to order": Column(10, _COUNT),
    "where used": Column(44, wrap=True),
}


def write(snapshot: Snapshot, path: Path, progress: Progress) -> None:
    lengths = [
        [
            line.sku,
            line.part_number,
            line.description,
            line.stock_length_m,
            line.used,
            line.spares,
            line.to_order,
            line.where_used,
        ]
        for line in cable_lines_to_order(snapshot)
    ]
    title = str(snapshot.setting("name", "")) or tr("Cable schedule")
    write_workbook(
        path,
        title,
        [
            Sheet(tr("Cables"), COLUMNS, schedule(snapshot, progress), _LOOKS, pages_wide=3),
            Sheet(tr("Lengths to buy"), tuple(_LENGTHS), lengths, _LENGTHS),
        ],
    )
    progress.step(1.0, tr("Written"))


EXPORTER = Exporter("cables.xlsx", mark("Cable schedule (workbook)"), ".xlsx", write)
