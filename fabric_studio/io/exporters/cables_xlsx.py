"""The cable schedule as a workbook, with the lengths to buy on a sheet of their own."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.progress import Progress
from fabric_studio.io.bill import bill_of_materials
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.schedule import COLUMNS, schedule
from fabric_studio.io.sheets import Sheet, write_workbook
from fabric_studio.model.snapshot import Snapshot

_WIDTHS = {
    "derivation": 70,
    "type": 30,
    "SKU": 26,
    "A label": 18,
    "Z label": 18,
    "optic A SKU": 26,
    "optic Z SKU": 26,
    "notes": 24,
}


def write(snapshot: Snapshot, path: Path, progress: Progress) -> None:
    lines = [line for line in bill_of_materials(snapshot).lines if line.category in ("cable", "fibre cord")]
    lengths = [
        [line.sku, line.description, line.stock_length_m, line.used, line.spares, line.to_order]
        for line in lines
    ]
    write_workbook(
        path,
        "Cable schedule",
        [
            Sheet("Cables", COLUMNS, schedule(snapshot, progress), _WIDTHS),
            Sheet(
                "Lengths",
                ("SKU", "description", "stock length (m)", "qty used", "spare qty", "qty to order"),
                lengths,
                {"SKU": 30, "description": 60},
            ),
        ],
    )


EXPORTER = Exporter("cables.xlsx", "Cable schedule (workbook)", ".xlsx", write)
